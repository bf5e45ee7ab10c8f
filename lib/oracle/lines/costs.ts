import type { TargetsTogether } from "../../engine/abilities/ability.ts";
import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import type { Players, Range, Zone } from "../../engine/abilities/references.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { forEach, times } from "../amounts/for-each.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount, count, noun } from "../hubs.ts";
import { list, many, oneOf, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { speaksOf } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { permanents } from "../nouns/kinds.ts";
import { granter, self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { exilingItself } from "../references/exiled-itself.ts";
import { totalled } from "../references/targets.ts";
import { die } from "../vocabulary/dice.ts";
import { digits, numberWord } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** Costs: a list of atoms, each of which can stand in front of a colon (with a capital) or in a sentence (without). */

const { rule } = rulesFor<readonly Cost[]>();

const manaSymbol = token((text) =>
  /^\{(?:\d+|[WUBRGCXYZS]|[WUBRGC2]\/[WUBRGP](?:\/P)?)\}$/.test(text) ? text : undefined,
);
/** "{2}{W/U}{X}" as it is printed. */
export const mana: Phrase<string> = rulesFor<string>().rule("{symbols}", { symbols: many(manaSymbol) }, ({ symbols }) =>
  symbols.join(""),
);

/** What this cost is paid with, remembered under the participle the effect may call it by. */
const paidWith = (
  scope: Scope,
  participle: string,
  chosen: { readonly what: Noun; readonly count: Range },
  how: { readonly random?: true; readonly anyones?: true; readonly topmost?: true } = {},
): CostObjects => {
  const what: CostObjects = { ...objectsOf(chosen), ...how };
  scope.tell({ paid: [...scope.paid, { participle, nouns: chosen.what.nouns, what }] });
  return what;
};

const ANYONES = { anyones: true } as const;
/** "Return an enchantment to its owner's hand" does not say whose. */
function anyones(what: { readonly what: Noun; readonly count: Range }): CostObjects {
  const objects = objectsOf(what);
  const isOwn = speaksOf(what.what.filter, "controlledBy");
  return objects.what !== "chosen" || isOwn ? objects : { ...objects, anyones: true };
}
const objectsOf = ({ what, count }: { readonly what: Noun; readonly count: Range }): CostObjects => {
  if (what.card === true && what.in === undefined) unbound("which cards, and where?");
  if (what.fromEach || (what.of !== undefined && what.of.who !== "you")) unbound("a cost is paid with one's own");
  return {
    what: "chosen",
    filter: what.filter,
    ...(what.in === undefined
      ? {}
      : typeof what.in === "string"
        ? { in: what.in }
        : unbound("a cost from several zones")),
    // "From a graveyard" does not say whose.
    ...(what.in === "graveyard" && what.of === undefined && ANYONES),
    count,
  };
};

/** The topmost such cards of one's own graveyard. */
function fromTopOfGraveyard(scope: Scope, what: Noun, n: number): readonly Cost[] {
  if (what.card !== true || what.in !== undefined) unbound("only cards are in graveyards");
  const cards = { what: { ...what, in: "graveyard", of: { who: "you" } }, count: { min: n, max: n } } as const;
  return [{ pay: "exile", what: paidWith(scope, "exiled", cards, { topmost: true }) }];
}

const SAME_NAME: TargetsTogether = { all: "sameName" };
/** Of which something must be so together. */
function inGroup(what: CostObjects, together: TargetsTogether): CostObjects {
  if (what.what !== "chosen") return unbound("none are chosen");
  return Object.assign(what, { together });
}

const ownZone = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);
const itself: CostObjects = { what: "self" };
/** The granter of the ability, where that is not what has it. */
const grantedBy: Phrase<CostObjects> = rulesFor<CostObjects>().rule("{granter}", { granter }, ({ granter }) =>
  granter.what === "granter" ? { what: "granter" } : itself,
);

const exileCost = (scope: Scope, what: { readonly what: Noun; readonly count: Range }): Cost => {
  const cost: Cost = { pay: "exile", what: paidWith(scope, "exiled", what) };
  scope.links.made.push(cost as { link?: string });
  return cost;
};
/** From the library, as "the exiled card" speaks of it. */
function exiledFromTop(scope: Scope, count: number): readonly Cost[] {
  const cost: Cost = { pay: "mill", count, to: "exile" };
  scope.tell({ paid: [...scope.paid, { participle: "exiled", nouns: ["card"], what: cost }] });
  return [cost];
}
const energy: Phrase<number> = rulesFor<number>().rule(
  "{all}",
  { all: many(token((text) => (text === "{E}" ? 1 : undefined))) },
  ({ all }) => all.length,
);

/** A cost by its verb, which may also stand as a noun: "sacrifice a creature", "by sacrificing a creature". */
interface CostVerb {
  readonly plain: Phrase<readonly Cost[]>;
  readonly gerund: Phrase<readonly Cost[]>;
}
const verb = <P extends Parameters<typeof rule>[1]>(
  template: string,
  slots: P,
  means: Parameters<typeof rule<P>>[2],
): CostVerb => ({
  plain: rule(template, slots, means),
  gerund: rule(template.replace(/^\w+/, gerundOf), slots, means),
});
const gerundOf = (word: string): string =>
  /[^aeiou][aeiou][pt]$/.test(word) ? `${word}${word.at(-1)}ing` : `${word.replace(/e$/, "")}ing`;

/** 701.59a. */
export const FORAGE: Cost = {
  pay: "oneOf",
  as: "forage",
  of: [
    [{ pay: "exile", what: { what: "chosen", filter: { is: "any" }, in: "graveyard", count: { min: 3, max: 3 } } }],
    [
      {
        pay: "sacrifice",
        what: { what: "chosen", filter: { is: "subtype", subtype: "Food" }, count: { min: 1, max: 1 } },
      },
    ],
  ],
};

const costVerbList = (): readonly CostVerb[] => [
  verb("waterbend {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana, help: "waterbend" }]),
  verb("sacrifice {self}", { self }, () => [{ pay: "sacrifice", what: itself }]),
  verb("sacrifice {what}", { what: grantedBy }, ({ what }) => [{ pay: "sacrifice", what }]),
  verb("exile {what}", { what: grantedBy }, ({ what }) => [{ pay: "exile", what }]),
  verb("unattach {what}", { what: grantedBy }, ({ what }) => [{ pay: "unattach", what }]),
  // 706.2: "the result" is what was rolled for it.
  verb("roll {die}", { die }, ({ die }, scope) => {
    const cost: Cost = { pay: "roll", sides: die, noteAs: "rolled" };
    scope.tell({ paid: [...scope.paid, { participle: "rolled", nouns: ["die"], what: cost }] });
    return [cost];
  }),
  verb("exert {self}", { self }, () => [{ pay: "exert" }]),
  verb("unattach {self}", { self }, () => [{ pay: "unattach", what: itself }]),
  verb("return {what} to its owner's hand", { what: grantedBy }, ({ what }) => [{ pay: "return", what }]),
  verb("sacrifice {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: paidWith(scope, "sacrificed", what) },
  ]),
  verb("reveal {self} from your hand", { self }, (_, scope) => {
    scope.tell({ from: "hand" });
    return [{ pay: "reveal", what: itself }];
  }),
  verb("discard {self}", { self }, () => [{ pay: "discard", what: itself }]),
  verb("discard {what}", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [{ pay: "discard", what: paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }) }]
      : unbound("only cards are discarded"),
  ),
  verb("discard {what} and another card", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [
          { pay: "discard", what: paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }) },
          {
            pay: "discard",
            what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: 1, max: 1 } },
          },
        ]
      : unbound("only cards are discarded"),
  ),
  verb("discard {what} at random", { what: chosen }, ({ what }, scope) => [
    {
      pay: "discard",
      what:
        what.what.card === true && what.what.in === undefined
          ? paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }, { random: true })
          : unbound("only cards are discarded"),
    },
  ]),
  verb("discard {what} with the same name", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [
          {
            pay: "discard",
            what: inGroup(paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }), SAME_NAME),
          },
        ]
      : unbound("only cards are discarded"),
  ),
  verb("sacrifice {what} with the same name", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: inGroup(paidWith(scope, "sacrificed", what), SAME_NAME) },
  ]),
  verb(
    "sacrifice {what} with total {stat} {n} or greater",
    { what: chosen, stat: totalled, n: digits },
    (said, scope) => [
      {
        pay: "sacrifice",
        what: inGroup(paidWith(scope, "sacrificed", said.what), {
          all: "totalAtLeast",
          stat: said.stat,
          least: said.n,
        }),
      },
    ],
  ),
  verb("exile {what} with {n} or more card types among them", { what: chosen, n: numberWord }, ({ what, n }, scope) => {
    const cost = exileCost(scope, what);
    const together: TargetsTogether = { all: "totalAtLeast", stat: "cardTypes", least: n };
    return cost.pay === "exile" ? [{ ...cost, what: inGroup(cost.what, together) }] : [cost];
  }),
  verb("exile {what} from a single graveyard", { what: chosen }, ({ what }, scope) => {
    if (what.what.card !== true || what.what.in !== undefined) unbound("only cards are in graveyards");
    const cost = exileCost(scope, { ...what, what: { ...what.what, in: "graveyard" } });
    return cost.pay === "exile" ? [{ ...cost, what: inGroup(cost.what, { all: "sameOwner" }) }] : [cost];
  }),
  verb(
    "put {what} from a single graveyard on the bottom of their owner's library",
    { what: chosen },
    ({ what }, scope) => {
      if (what.what.card !== true || what.what.in !== undefined) unbound("only cards are in graveyards");
      const cards = paidWith(scope, "put", { ...what, what: { ...what.what, in: "graveyard" } });
      return [{ pay: "putOnLibrary", what: inGroup(cards, { all: "sameOwner" }), bottom: true }];
    },
  ),
  verb("pay its mana cost", {}, (_, scope) => [{ pay: "manaCost", of: scope.pronoun("one", [], "property") }]),
  verb("pay {n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
  ...(["up", "down"] as const).map((round) =>
    verb(`pay half your life, rounded ${round}`, {}, () => [
      { pay: "life", amount: { amount: "half", of: { amount: "life", of: { who: "you" } }, round } },
    ]),
  ),
  verb("untap {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "untapOthers", what: paidWith(scope, "untapped", what) },
  ]),
  verb("pay {n} life for each {of}", { n: digits, of: forEach }, ({ n, of }) => [
    { pay: "life", amount: times(n, of) },
  ]),
  verb("have {who} gain {n} life", { who: gaining, n: plainAmount }, ({ who, n }) => [
    { pay: "gainLife", who, amount: n },
  ]),
  verb("collect evidence {n}", { n: plainAmount }, ({ n }) => [{ pay: "collectEvidence", amount: n }]),
  verb("forage", {}, () => [FORAGE]),
  verb("behold a {what}", { what: permanents.one }, ({ what }) => [{ pay: "behold", filter: what.filter }]),
  verb("blight {n}", { n: plainAmount }, ({ n }) => [
    {
      pay: "putCounters",
      kind: "-1/-1",
      count: n,
      on: { what: "chosen", filter: { is: "type", type: "creature" }, count: { min: 1, max: 1 } },
    },
  ]),
  verb("reveal {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "reveal", what: paidWith(scope, "revealed", what) },
  ]),
  verb("reveal {what} from your hand that share a color", { what: chosen }, ({ what }, scope) => {
    if (what.what.card !== true || what.what.in !== undefined) unbound("cards are revealed from a hand");
    const cards = paidWith(scope, "revealed", { ...what, what: { ...what.what, in: "hand" } });
    return [{ pay: "reveal", what: inGroup(cards, { all: "shareColor" }) }];
  }),
  verb("put {counters} on {self}", { counters, self }, ({ counters }) => [
    { pay: "putCounters", kind: counters.kind, count: counters.count, on: { what: "self" } },
  ]),
  verb("put {counters} on {what}", { counters, what: chosen }, ({ counters, what }) => [
    { pay: "putCounters", kind: counters.kind, count: counters.count, on: objectsOf(what) },
  ]),
  verb("put {what} on {place} of your library", { what: chosen, place: libraryEnd }, ({ what, place }, scope) => [
    { pay: "putOnLibrary", what: paidWith(scope, "put", what), bottom: place },
  ]),
  verb("sacrifice all {what}", { what: permanents.many }, ({ what: { filter, nouns } }, scope) => {
    if (!speaksOf(filter, "controlledBy")) return unbound("a cost is paid with one's own");
    const what: CostObjects = { what: "all", filter };
    scope.tell({ paid: [...scope.paid, { participle: "sacrificed", nouns, what }] });
    return [{ pay: "sacrifice", what }];
  }),
  verb("sacrifice {what}", { what: several }, ({ what }) => what),
  verb("sacrifice {host}", { host }, ({ host }, scope) => [
    { pay: "sacrifice", what: hostPaid(scope, "sacrificed", host) },
  ]),
  verb("tap {host}", { host }, ({ host }, scope) => [{ pay: "tapOthers", what: hostPaid(scope, "tapped", host) }]),
  verb("discard your hand", {}, () => [{ pay: "discard", what: { what: "all", filter: { is: "any" }, in: "hand" } }]),
  verb("pay {n} {E}", { n: numberWord }, ({ n }) => [{ pay: "energy", amount: n }]),
  verb("pay X {E}", {}, () => [{ pay: "energy", amount: { amount: "x" } }]),
  verb("exert {self}", { self }, () => [{ pay: "exert" }]),
  verb("pay {energy}", { energy }, ({ energy }) => [{ pay: "energy", amount: energy }]),
  verb("exile {self}", { self }, () => [{ pay: "exile", what: itself }]),
  verb("exile {self} from your {zone}", { self, zone: ownZone }, ({ zone }, scope) => {
    scope.tell({ from: zone });
    return [exilingItself(scope)];
  }),
  // 406.3: exiled cards are face up unless it says otherwise.
  verb("exile {what} (|face up)", { what: chosen }, ({ what }, scope) => [exileCost(scope, what)]),
  verb("remove {what}", { what: removed }, ({ what }) => [what]),
  verb("remove {what} and sacrifice it", { what: removed }, ({ what }) => [
    what,
    { pay: "sacrifice", what: ofSelf(what) },
  ]),
  verb("remove {what} and return it to its owner's hand", { what: removed }, ({ what }) => [
    what,
    { pay: "return", what: ofSelf(what) },
  ]),
  verb("remove {what} and sacrifice {self}", { what: removed, self }, ({ what }) => [
    what,
    { pay: "sacrifice", what: itself },
  ]),
  verb("exile {what} and {self}", { what: chosen, self }, ({ what }, scope) => [
    exileCost(scope, what),
    { pay: "exile", what: itself },
  ]),
  verb("remove {what} and exile it", { what: removed }, ({ what }) => [what, { pay: "exile", what: ofSelf(what) }]),
  verb("put a card an opponent owns from exile into that player's graveyard", {}, (_, scope) => [
    {
      pay: "putInGraveyard",
      what: paidWith(
        scope,
        "put",
        {
          what: { filter: { is: "ownedBy", who: { who: "opponents" } }, in: "exile", card: true, nouns: ["card"] },
          count: { min: 1, max: 1 },
        },
        ANYONES,
      ),
    },
  ]),
  verb("put {what} into its owner's graveyard", { what: chosen }, ({ what }, scope) => [
    {
      pay: "putInGraveyard",
      what:
        what.what.in === "exile" && what.count.max === 1
          ? paidWith(scope, "put", what, ANYONES)
          : unbound("only one that is exiled"),
    },
  ]),
  // 404.2
  verb("exile the top {what} of your graveyard", { what: noun.one }, ({ what }, scope) =>
    fromTopOfGraveyard(scope, what, 1),
  ),
  verb("exile the top {n} {what} of your graveyard", { n: numberWord, what: noun.many }, ({ n, what }, scope) =>
    fromTopOfGraveyard(scope, what, n),
  ),
  verb("return {self} to its owner's hand", { self }, () => [{ pay: "return", what: itself }]),
  verb("put {self} on {place} of its owner's library", { self, place: libraryEnd }, ({ place }) => [
    { pay: "putOnLibrary", what: itself, bottom: place },
  ]),
  verb("return {what} to (its owner's hand|their owner's hand)", { what: chosen }, ({ what }) => [
    { pay: "return", what: anyones(what) },
  ]),
  verb("tap {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "tapOthers", what: paidWith(scope, "tapped", what) },
  ]),
  verb("tap {what} with total {stat} {n} or greater", { what: chosen, stat: totalled, n: digits }, (said, scope) => [
    {
      pay: "tapOthers",
      what: inGroup(paidWith(scope, "tapped", said.what), {
        all: "totalAtLeast",
        stat: said.stat,
        least: said.n,
      }),
    },
  ]),
  verb("tap {what} that share a creature type", { what: chosen }, ({ what }, scope) => [
    { pay: "tapOthers", what: inGroup(paidWith(scope, "tapped", what), { all: "shareCreatureType" }) },
  ]),
  // 601.2b: one or the other.
  verb(
    "remove {one} or {other} from {what}",
    { one: counters, other: counters, what: chosen },
    ({ one, other, what }) => [
      {
        pay: "oneOf",
        of: [one, other].map(({ kind, count }) => [{ pay: "removeCounters", kind, count, from: objectsOf(what) }]),
      },
    ],
  ),
  verb("mill a card", {}, () => [{ pay: "mill", count: 1 }]),
  verb("exile the top card of your library", {}, (_, scope) => exiledFromTop(scope, 1)),
  verb("exile the top {n} cards of your library", { n: numberWord }, ({ n }, scope) => exiledFromTop(scope, n)),
  verb("mill {n} cards", { n: numberWord }, ({ n }) => [{ pay: "mill", count: n }]),
];
const gaining = words<Players>([
  ["an opponent", { who: "chosen", from: { who: "opponents" } }],
  ["each opponent", { who: "opponents" }],
  ["each other player", { who: "others", than: { who: "you" } }],
]);
const atom: Phrase<readonly Cost[]> = oneOf(() => [
  ...costVerbList().map((one) => one.plain),
  // As a gerund it is told of what is cast (effects/permissions/paying.ts).
  rule("pay life equal to {n}", { n: amount }, ({ n }) => [{ pay: "life", amount: n }]),
]);
/** "discarding a card", "paying 3 life and discarding a card". */
export const costGerunds: Phrase<readonly Cost[]> = oneOf(() => [
  gerund,
  rule("{one} and {other}", { one: gerund, other: gerund }, ({ one, other }) => [...one, ...other]),
]);
const gerund: Phrase<readonly Cost[]> = oneOf(() => [
  ...costVerbList().map((one) => one.gerund),
  rule("paying {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
]);

type Removal = Extract<Cost, { pay: "removeCounters" }>;
const { rule: removal } = rulesFor<Removal>();
const counterless = (scope: Scope, cost: Removal): Removal => {
  // As many as its payer likes: from then on "that much" is how many.
  if (cost.count === "any" || cost.count === "some")
    scope.tell({ counted: { amount: "noted", name: "removeCounters" } });
  scope.tell({
    paid: [
      ...scope.paid,
      {
        participle: "removed",
        nouns: ["counter", ...(cost.kind === undefined ? [] : [cost.kind])],
        what: cost.from,
      },
    ],
  });
  return cost;
};
const removed: Phrase<Removal> = oneOf(() => [
  removal("{counters} from {self}", { counters, self }, ({ counters }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: itself }),
  ),
  removal("{counters} from it", { counters }, ({ counters }, scope) =>
    scope.pronoun("one").what === "self"
      ? counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: itself })
      : unbound("from something else"),
  ),
  removal("all {kind} counters from {self}", { kind: counterKind, self }, ({ kind }, scope) =>
    counterless(scope, { pay: "removeCounters", kind, count: "all", from: itself }),
  ),
  removal(
    "one or more {kind} counters from among {what}",
    { kind: counterKind, what: permanents.many },
    (said, scope) => fromAmong(scope, said.what, said.kind, "some"),
  ),
  ...(
    [
      ["any number of", "any"],
      ["one or more", "some"],
    ] as const
  ).map(([words, count]) =>
    removal(`${words} {kind} counters from {self}`, { kind: counterKind, self }, ({ kind }, scope) =>
      counterless(scope, { pay: "removeCounters", kind, count, from: itself }),
    ),
  ),
  removal("{counters} from {what}", { counters, what: grantedBy }, ({ counters, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: what }),
  ),
  removal("all {kind} counters from {what}", { kind: counterKind, what: grantedBy }, ({ kind, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind, count: "all", from: what }),
  ),
  removal("{counters} from {what}", { counters, what: chosen }, ({ counters, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: objectsOf(what) }),
  ),
  removal("{n} counters from {what}", { n: count.many, what: chosen }, ({ n, what }, scope) =>
    counterless(scope, { pay: "removeCounters", count: n, from: objectsOf(what), among: true }),
  ),
  removal("{counters} from among {what}", { counters, what: permanents.many }, ({ counters, what }, scope) =>
    fromAmong(scope, what, counters.kind, counters.count),
  ),
  removal("{n} counters from among {what}", { n: count.many, what: permanents.many }, ({ n, what }, scope) =>
    fromAmong(scope, what, undefined, n),
  ),
  removal(
    "any number of {kind} counters from among {what}",
    { kind: counterKind, what: permanents.many },
    (said, scope) => fromAmong(scope, said.what, said.kind, "any"),
  ),
  // Of any kinds, each counter for itself.
  removal("{n} counters from {self}", { n: count.many, self }, ({ n }, scope) =>
    counterless(scope, { pay: "removeCounters", count: n, from: itself, among: true }),
  ),
  removal("a counter from {what}", { what: oneOf(() => [ownObjects]) }, ({ what }, scope) =>
    counterless(scope, { pay: "removeCounters", count: 1, from: what }),
  ),
]);
const fromAmong = (scope: Scope, what: Noun, kind: string | undefined, count: Removal["count"]): Removal =>
  counterless(scope, {
    pay: "removeCounters",
    ...(kind !== undefined && { kind }),
    count,
    from: objectsOf({ what, count: { min: 1, max: 1 } }),
    among: true,
  });
const ownObjects: Phrase<CostObjects> = oneOf(() => [
  rulesFor<CostObjects>().rule("{self}", { self }, () => itself),
  rulesFor<CostObjects>().rule("{what}", { what: chosen }, ({ what }) => objectsOf(what)),
]);
const ofSelf = (cost: Removal): CostObjects =>
  cost.from.what === "self" ? itself : unbound("only what the ability is of is meant");
const libraryEnd = words<boolean>([
  ["top", false],
  ["the bottom", true],
]);
const hostPaid = (scope: Scope, participle: string, what: Noun): CostObjects => {
  const host: CostObjects = { what: "host" };
  scope.tell({ paid: [...scope.paid, { participle, nouns: what.nouns, what: host }] });
  return host;
};
/** "a white creature, a blue creature, and a black creature", "this creature and another creature". */
const several: Phrase<readonly Cost[]> = rule(
  "{all}",
  {
    all: list(
      oneOf(() => [oneSacrificed]),
      { last: [", and"], pair: ["and"] },
    ),
  },
  ({ all }) => all.flat(),
);
const oneSacrificed: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{self}", { self }, () => [{ pay: "sacrifice", what: itself }]),
  rule("{what}", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: paidWith(scope, "sacrificed", what) },
  ]),
]);

const symbolAtom: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  words<readonly Cost[]>([
    ["{T}", [{ pay: "tap" }]],
    ["{Q}", [{ pay: "untap" }]],
  ]),
]);

const capitalised: Phrase<readonly Cost[]> = oneOf(() => [symbolAtom, rule("^ {atom}", { atom }, ({ atom }) => atom)]);
const more: Phrase<readonly Cost[]> = rule("{all}", { all: many(capitalised, ",") }, ({ all }) => all.flat());

export const costLists: readonly Phrase<readonly Cost[]>[] = [
  symbolAtom,
  atom,
  rule("{first}, {more}", { first: oneOf(() => [symbolAtom, atom]), more }, ({ first, more }) => [...first, ...more]),
];

/** In a sentence: "pay {2}", "sacrifice a creature", "discard a card". */
export const costClauses: readonly Phrase<readonly Cost[]>[] = [
  rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rule("twice {X}", {}, () => [{ pay: "mana", mana: "{X}{X}" }]),
  rule("{all}", { all: list(mana, { last: [", or"], pair: ["or"] }) }, ({ all }) => [
    { pay: "oneOf", of: all.map((mana) => [{ pay: "mana", mana }]) },
  ]),
  rule("{energy}", { energy }, ({ energy }) => [{ pay: "energy", amount: energy }]),
  rule("{n} {E}", { n: numberWord }, ({ n }) => [{ pay: "energy", amount: n }]),
  rule("a amount of {E} equal to {n}", { n: amount }, ({ n }) => [{ pay: "energy", amount: n }]),
  rule("{n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
  rule("life equal to {n}", { n: amount }, ({ n }) => [{ pay: "life", amount: n }]),
  rule("{mana} and {also}", { mana, also: oneOf(() => [atom]) }, ({ mana, also }) => [{ pay: "mana", mana }, ...also]),
  rule("{mana} and {n} life", { mana, n: plainAmount }, ({ mana, n }) => [
    { pay: "mana", mana },
    { pay: "life", amount: n },
  ]),
];

/** Costs after "as an additional cost", where each atom brings its own verb. */
export const costVerbs: Phrase<readonly Cost[]> = oneOf(() => [
  atom,
  rule("pay {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rule("{all}", { all: list(costVerb, { last: [", and"], pair: ["and"] }) }, ({ all }) => all.flat()),
  costChoice,
]);
/** "sacrifice a creature or discard a card", "sacrifice a Food or pay {2}". */
export const costChoice: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{one} or {other}", { one: costVerb, other: costVerb }, ({ one, other }) => [
    { pay: "oneOf", of: [one, other] },
  ]),
  rule("{one}, {other}, or {third}", { one: costVerb, other: costVerb, third: costVerb }, ({ one, other, third }) => [
    { pay: "oneOf", of: [one, other, third] },
  ]),
]);
const costVerb: Phrase<readonly Cost[]> = oneOf(() => [
  atom,
  rule("pay {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
]);
