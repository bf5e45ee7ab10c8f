import type { Body } from "../../../engine/abilities/ability.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Entering } from "../../../engine/abilities/destinations.ts";
import type { Duration, Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/statics.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import type { PlayerAntecedent } from "../../bind/known.ts";
import { type Known, type ObjectAntecedent, type Scope, unbound } from "../../bind/scope.ts";
import { clause, compare, condition, duration, noun, players, whose } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import { mana } from "../../lines/costs.ts";
import { type Instruction, isAmendment, type Noun } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { isOfSpells, permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { paidFor } from "../../references/paid-for.ts";
import { pronoun } from "../../references/pronouns.ts";
import { anyObjects, targets } from "../../references/references.ts";
import { more } from "../../statics/costs.ts";
import { abilities } from "../../statics/granted-abilities.ts";
import { numberWord } from "../../vocabulary/numbers.ts";
import { freely, LIFE_FOR_IT, paying, payingElse } from "./paying.ts";

/** Permissions to play and cast (601.3, 305.2), for a while or as long as a static ability works. */

const { rule, deferred } = rulesFor<Instruction>();
const allowing = (rules: readonly Rule[], duration: Duration): readonly Effect[] => [{ do: "rule", rules, duration }];
const verb = words<{ readonly play?: boolean }>([
  ["play", { play: true }],
  ["cast", {}],
]);
const who: Phrase<Players> = oneOf(() => [players.one, players.many]);
/** While it is where the effect put it. */
export const remaining: Phrase<Duration> = oneOf<Duration>(() => [
  rulesFor<Duration>().rule(
    "for as long as (it remains|they remain|that card remains|those cards remain) exiled",
    {},
    () => "forever",
  ),
  // 607.2a, 611.2b: as long as it is the last of all that were, wherever those are by now.
  rulesFor<Duration>().rule("until you exile another card with {self}", { self }, (_, scope) => {
    const exiled = scope.recent.at(-1);
    if (scope.inQuote || exiled?.do !== "move" || exiled.to.zone !== "exile") return unbound("another than which?");
    scope.links.used = true;
    const last: Objects = { what: "last", of: { what: "linked", name: "exiled", asTheyWere: true } };
    const of: Objects = { what: "noted", name: scope.noteOf(exiled) };
    return { while: { if: "is", what: last, filter: { is: "among", of } } };
  }),
]);

/** The card that would be such a spell; lands are never cast (305.9). */
export function asCard(what: Noun): Filter {
  if (!isOfSpells(what)) unbound("only spells are cast");
  const filters = (what.filter.is === "and" ? what.filter.of : [what.filter]).filter((one) => one.is !== "spell");
  return { is: "and", of: [...filters, { is: "not", of: { is: "type", type: "land" } }] };
}

/** "cast it without paying its mana cost" as an instruction followed now. */
export const castVerbs: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected(
    "<cast> {what}",
    { what: oneOf(() => [targets.one, targets.many]) },
    ({ what }, scope) => [{ do: "cast", who: scope.subject, what, free: false, optional: false }],
  ),
  rulesFor<Instruction>().inflected(
    "<cast> {what} {paying}",
    { what: oneOf(() => [targets.one, targets.many]), paying },
    ({ what, paying }, scope) => [{ do: "cast", who: scope.subject, what, free: false, ...paying, optional: false }],
  ),
  rulesFor<Instruction>().inflected("<play> {what} {free}", { what: targets.one, free: freely }, (said, scope) => [
    { do: "cast", who: scope.subject, what: said.what, ...said.free, optional: false, orPlay: true },
  ]),
  // 101.3: whoever cannot does not.
  rulesFor<Instruction>().inflected(
    "<cast> {what} {free} if able",
    { what: pronoun, free: freely },
    ({ what, free }, scope) => [{ do: "cast", who: scope.subject, what, ...free, optional: false }],
  ),
];

/** ", and you may spend mana as though it were mana of any color to cast it". */
export const anyMana: Phrase<"color" | "type"> = oneOf(() => [
  rulesFor<"color" | "type">().rule(
    "mana of any type can be spent to cast (it|them|that spell|those spells|spells this way)",
    {},
    () => "type",
  ),
  rulesFor<"color" | "type">().rule(
    "(you|they) may spend mana as though it were mana of any {kind} to cast (it|them|that spell|those spells|spells this way)",
    {
      kind: words<"color" | "type">([
        ["color", "color"],
        ["type", "type"],
      ]),
    },
    ({ kind }) => kind,
  ),
]);

/** What moves nothing that could then be played. */
const STAYS: ReadonlySet<Effect["do"]> = new Set([
  "damage",
  "fight",
  "tap",
  "untap",
  "putCounters",
  "apply",
  "gainControl",
]);
/** What a permission is about: cards spoken of, or exiled by another ability, or targets. */
const permitted: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("{what}", { what: anyObjects }, ({ what }, scope) => {
    const by = what.what === "noted" ? scope.recent.find(({ note }) => note === what.name) : undefined;
    return by !== undefined && STAYS.has(by.do) ? unbound("it is still on the battlefield") : what;
  }),
  rulesFor<Objects>().rule("(cards exiled this way|the cards exiled this way)", {}, (_, scope) =>
    scope.pronoun("many", ["card"]),
  ),
]);

/** "it", or the card that another ability exiled. */
const exiledOr: Phrase<Objects> = oneOf(() => [pronoun, paidFor]);
/** "if it's an instant or sorcery spell": the card as the spell it would become; or any condition. */
const resultingSpell: Phrase<Condition> = oneOf(() => [
  rulesFor<Condition>().deferred("it's a {what}", { what: noun.one }, ({ what }, scope) => {
    const described = scope.pronoun("one");
    return { if: "is", what: described, filter: asCard(scope.within({ described }, () => what.bind(scope))) };
  }),
  rulesFor<Condition>().rule(
    "(the|that) (spell's|resulting spell's) mana value is {value}",
    { value: compare },
    ({ value }, scope) => ({
      if: "compare",
      amount: { amount: "stat", stat: "manaValue", of: scope.pronoun("one", ["card"]) },
      value,
    }),
  ),
  rulesFor<Condition>().rule("{test}", { test: condition }, ({ test }) =>
    test.if === "is" && someNode("condition", test, { filter: ({ is }) => is === "spell" })
      ? unbound("the card is no spell yet")
      : test,
  ),
]);
interface OneCast {
  readonly who: Players;
  readonly what: Noun;
  readonly whose: Players;
  readonly zone: Zone;
  readonly duration: Duration;
  readonly mana?: "color" | "type";
}
export const permissionClauses: readonly Phrase<Instruction>[] = [
  rule(
    "{who} may {verb} {what} {duration}",
    { who, verb, what: permitted, duration: oneOf(() => [duration, remaining]) },
    ({ who, verb, what, duration }) => allowing([{ rule: "mayPlay", who, what, ...verb }], duration),
  ),
  rule(
    "{who} may {verb} {what} {duration} (, and|and) {mana}",
    { who, verb, what: permitted, duration: oneOf(() => [duration, remaining]), mana: anyMana },
    ({ who, verb, what, duration, mana }) =>
      allowing([{ rule: "mayPlay", who, what, ...verb, anyMana: mana }], duration),
  ),
  rule(
    "{duration}, {who} may {verb} {what} (, and|and) {mana}",
    { duration, who, verb, what: permitted, mana: anyMana },
    ({ duration, who, verb, what, mana }) =>
      allowing([{ rule: "mayPlay", who, what, ...verb, anyMana: mana }], duration),
  ),
  rule(
    "{duration}, {who} may {verb} {what}",
    { duration: oneOf(() => [duration, remaining]), who, verb, what: permitted },
    ({ duration, who, verb, what }) => allowing([{ rule: "mayPlay", who, what, ...verb }], duration),
  ),
  ...["{free} {duration}", "{duration} {free}"].map((order) =>
    rule(
      `{who} may {verb} {what} ${order}`,
      { who, verb, what: permitted, free: freely, duration: oneOf(() => [duration, remaining]) },
      ({ who, verb, what, free, duration }) => allowing([{ rule: "mayPlay", who, what, ...verb, ...free }], duration),
    ),
  ),
  rule(
    "{duration}, {who} may {verb} {what} {free}",
    { duration: oneOf(() => [duration, remaining]), who, verb, what: permitted, free: freely },
    ({ duration, who, verb, what, free }) => allowing([{ rule: "mayPlay", who, what, ...verb, ...free }], duration),
  ),
  ...(
    [
      ["its mana cost", {}],
      // Of several each may be cast, one after the other.
      ["their mana costs", { count: "any" }],
    ] as const
  ).map(([costs, count]) =>
    rule(`{who} may {verb} {what} without paying ${costs}`, { who, verb, what: exiledOr }, ({ who, verb, what }) => [
      { do: "cast", who, what, free: true, optional: true, ...count, ...(verb.play === true ? { orPlay: true } : {}) },
    ]),
  ),
  rule("{who} may cast {what} {paying}", { who, what: exiledOr, paying: payingElse }, ({ who, what, paying }) => [
    { do: "cast", who, what, free: false, ...paying, optional: true },
  ]),
  // 406.3: whoever may look at it there.
  rule("{who} may look at {what} {duration}", { who, what: pronoun, duration: remaining }, ({ who, what, duration }) =>
    allowing([{ rule: "lookAtFaceDown", who, what: { is: "among", of: what } }], duration),
  ),
  // 406.3: what is played may be looked at by the same player.
  rule(
    "{who} may look at and play {what} {duration}",
    { who, what: permitted, duration: oneOf(() => [duration, remaining]) },
    ({ who, what, duration }) =>
      allowing(
        [
          { rule: "lookAtFaceDown", who, what: { is: "among", of: what } },
          { rule: "mayPlay", who, what, play: true },
        ],
        duration,
      ),
  ),
  // 707.12, 608.2g: each of them that can be cast, in any order.
  rule("cast the copies if able {free}", { free: freely }, ({ free }, scope) => {
    const what = scope.pronoun("many", ["copy"]);
    return [{ do: "cast", who: { who: "you" }, what, ...free, optional: false, count: "any" }];
  }),
  // 707.12: the copy of a card, for what it costs.
  rule("{who} may cast the copy", { who }, ({ who }, scope) => [
    { do: "cast", who, what: scope.pronoun("one", ["copy"]), free: false, optional: true },
  ]),
  rule("{who} may cast any number of the copies without paying their mana costs", { who }, ({ who }, scope) => [
    { do: "cast", who, what: scope.pronoun("many", ["copy"]), free: true, optional: true, count: "any" },
  ]),
  deferred(
    "{who} may {verb} {what} {free} if {test}",
    { who, verb, what: exiledOr, free: freely, test: resultingSpell },
    ({ who, verb, what, free, test }, scope) => {
      const player = who.bind(scope);
      const how = verb.bind(scope);
      const card = what.bind(scope);
      const cost = free.bind(scope);
      const condition = test.bind(scope);
      return [
        {
          do: "if",
          condition,
          then: [
            {
              do: "cast",
              who: player,
              what: card,
              ...cost,
              optional: true,
              ...(how.play === true ? { orPlay: true } : {}),
            },
          ],
        },
      ];
    },
  ),
  rule(
    "you may cast {what} {duration} as though they had flash",
    { what: noun.many, duration },
    ({ what, duration }) =>
      isOfSpells(what)
        ? allowing([{ rule: "flashFor", who: { who: "you" }, what: what.filter }], duration)
        : unbound("only spells are cast"),
  ),
  rule(
    "{duration}, you may cast {what} as though they had flash",
    { duration, what: noun.many },
    ({ duration, what }) =>
      isOfSpells(what)
        ? allowing([{ rule: "flashFor", who: { who: "you" }, what: what.filter }], duration)
        : unbound("only spells are cast"),
  ),
  ...[
    "{duration}, you may cast {what} from your hand without paying their mana costs",
    "you may cast {what} from your hand {duration} without paying their mana costs",
  ].map((words) =>
    rule(words, { duration, what: noun.many }, ({ duration, what }) =>
      isOfSpells(what)
        ? allowing(
            [{ rule: "alternativeCost", what: what.filter, who: { who: "you" }, cost: [], from: "hand" }],
            duration,
          )
        : unbound("only spells are cast"),
    ),
  ),
  // One of them, while it lasts.
  ...["", "(, and|and) {mana}"].map((paid) =>
    rule(
      `{who} may cast a {what} from {whose} {zone} {duration} ${paid}`,
      {
        who,
        what: noun.one,
        whose,
        zone: words<Zone>([
          ["graveyard", "graveyard"],
          ["hand", "hand"],
        ]),
        duration,
        mana: anyMana,
      },
      ({ who, what, whose, zone, duration, mana }: OneCast) =>
        duration === "endOfTurn" && (zone !== "hand" || whose.who !== "you")
          ? allowing(
              [
                {
                  rule: "mayPlay",
                  who,
                  what: { inZone: zone, of: whose, filter: asCard(what) },
                  perTurn: 1,
                  ...(mana && { anyMana: mana }),
                },
              ],
              duration,
            )
          : unbound("once for several turns"),
    ),
  ),
  // 400.7: only there, and for what it costs.
  rule("you may cast it from your graveyard", {}, (_, scope) => {
    const it = scope.pronoun("one");
    if (it.what !== "event" || it.role !== "object") return unbound("what is in the graveyard?");
    const what: Objects = { what: "those", of: it, filter: { is: "inZone", zone: "graveyard" } };
    return [{ do: "cast", who: { who: "you" }, what, free: false, optional: true }];
  }),
  rule("you may cast {self} from your graveyard", { self }, (_, scope) => {
    if (scope.isSpell) unbound("a static ability");
    scope.tell({ from: "graveyard" });
    return [{ do: "cast", who: { who: "you" }, what: { what: "self" }, free: false, optional: true }];
  }),
  ...(
    [
      "{duration}, you may play lands and cast {what} from your graveyard",
      "you may play lands and cast {what} from your graveyard {duration}",
    ] as const
  ).map((template) =>
    rule(template, { duration, what: noun.many }, ({ duration, what }) => allowing(fromGraveyard(what), duration)),
  ),
  rule("you may play an additional land {duration}", { duration }, ({ duration }) =>
    allowing([{ rule: "extraLands", who: { who: "you" }, count: 1 }], duration),
  ),
  rule("you may play up to {n} additional lands {duration}", { n: numberWord, duration }, ({ n, duration }) =>
    n === 2 ? unbound("said below") : allowing([{ rule: "extraLands", who: { who: "you" }, count: n }], duration),
  ),
  rule("you may play up to two additional lands {duration}", { duration }, ({ duration }) =>
    allowing([{ rule: "extraLands", who: { who: "you" }, count: 2 }], duration),
  ),
];

const you: Players = { who: "you" };
/** Lands to play and such spells to cast. */
export const fromGraveyard = (what: Noun): readonly [MayPlay, MayPlay] => {
  const there = { rule: "mayPlay", who: you } as const;
  const spells = asCard(what);
  return [
    { ...there, what: { inZone: "graveyard", of: you, filter: { is: "type", type: "land" } }, play: true },
    { ...there, what: { inZone: "graveyard", of: you, filter: spells } },
  ];
};

/** "If you cast a spell this way, ...": what comes of the permission before it. */
type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
const graveyard = "(a|your|its owner's|their owner's|their) graveyard";
const entersWith: Phrase<Entering> = oneOf(() => [
  words<Entering>([["tapped", { tapped: true }]]),
  rulesFor<Entering>().rule("with {counters} on (it|him|her)", { counters }, ({ counters }) => ({
    counters: [counters],
  })),
]);
/** "that creature": the spell is one, or becomes one as it resolves. */
const castPermanent: Phrase<Filter | undefined> = oneOf(() => [
  words<Filter | undefined>([["it", undefined]]),
  rulesFor<Filter | undefined>().rule("that {what}", { what: permanents.one }, ({ what }) => what.filter),
]);
/** What comes of it, and what `spell` the permission must be for. */
interface Rider
  extends Pick<MayPlay, "then" | "cost" | "change" | "flash" | "grants" | "grantsFor" | "whenUsed" | "usedFor"> {
  readonly spell?: Filter;
  /** By whom: told of those who may play it. */
  readonly by?: "you" | "they";
}
export const thisWay: Phrase<Rider> = oneOf(() => [
  rulesFor<Rider>().rule(
    `if (a|the) spell cast this way would be put into ${graveyard}, exile it instead.`,
    {},
    () => ({ then: { exile: true } }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a spell this way, {it} enters {enters}.",
    { it: castPermanent, enters: entersWith },
    ({ it, enters }) => ({ then: { enters }, ...(it === undefined ? {} : { spell: it }) }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    {},
    () => ({ cost: LIFE_FOR_IT }),
  ),
  rulesFor<Rider>().rule("if you cast a spell this way, you may cast it as though it had flash.", {}, () => ({
    flash: true,
  })),
  rulesFor<Rider>().rule("spells you cast this way cost {mana} less to cast.", { mana }, ({ mana }) => ({
    change: { change: "less", mana },
    by: "you",
  })),
  rulesFor<Rider>().rule("a spell cast this way costs {mana} {more} to cast.", { mana, more }, ({ mana, more }) => ({
    change: { change: more, mana },
  })),
  // 611.3d
  rulesFor<Rider>().rule(
    "if you cast a {what} this way, (it|that spell|that creature) gains {abilities} until end of turn.",
    { what: noun.one, abilities },
    ({ what, abilities }) => ({ ...castThen(what), grants: abilities, grantsFor: "endOfTurn" }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a {what} this way, (it|that spell|that creature) gains {abilities}.",
    { what: noun.one, abilities },
    ({ what, abilities }) => ({ ...castThen(what), grants: abilities }),
  ),
  // 603.12: of such spells only.
  rulesFor<Rider>().deferred(
    "when you cast a {what} this way, {then}.",
    { what: noun.one, then: clause },
    (said, scope) => {
      const spell = said.what.bind(scope);
      const { spell: usedFor } = castThen(spell);
      const body = whenUsed(said.then, scope, { objects: [eventObject(spell.nouns)] });
      return { whenUsed: body, ...(usedFor && { usedFor }) };
    },
  ),
  ...(["you", "they"] as const).map((by) =>
    rulesFor<Rider>().deferred(`when ${by} do, {then}.`, { then: clause }, ({ then }, scope) => ({
      whenUsed: whenUsed(then, scope, {
        objects: [eventObject(["card"])],
        ...(by === "they" && { players: [THAT_PLAYER] }),
      }),
      by,
    })),
  ),
]);
const THAT_PLAYER: PlayerAntecedent = { ref: { who: "eventPlayer" }, number: "one" };
const eventObject = (nouns: readonly string[]): ObjectAntecedent => ({
  ref: { what: "event", role: "object" },
  number: "one",
  nouns,
});
/** Of which of the spells that may be cast it is said. */
const castThen = (what: Noun): { readonly spell?: Filter } => {
  if (!isOfSpells(what)) return unbound("only spells are cast");
  const filters = (what.filter.is === "and" ? what.filter.of : [what.filter]).filter((one) => one.is !== "spell");
  const [only, ...more] = filters;
  return only === undefined ? {} : { spell: more.length === 0 ? only : { is: "and", of: filters } };
};
/** What triggers as it is used, an ability of its own. */
function whenUsed(then: Tree<Instruction>, scope: Scope, known: Partial<Known>): Body {
  const own = scope.fresh();
  own.tell(known);
  const effects = then.bind(own);
  return isAmendment(effects) ? unbound("changes an instruction that is not there") : { targets: own.targets, effects };
}
export const ridden = (rules: readonly Rule[], { spell, by, ...rider }: Rider): readonly Rule[] =>
  rules.some(({ rule }) => rule === "mayPlay")
    ? rules.map((rule) => {
        if (rule.rule !== "mayPlay" || isOfLands(rule)) return rule;
        if (spell !== undefined && !isOnly(rule.what, spell)) unbound("other spells may be cast too");
        if (by !== undefined && (rule.who.who === "you") !== (by === "you")) unbound("who plays it?");
        return { ...rule, ...rider };
      })
    : unbound("nothing may be cast before it");
/** 305.9: nothing of it can be cast. */
export function isOfLands({ play, what }: MayPlay): boolean {
  const filter = "filter" in what ? what.filter : undefined;
  const all = filter?.is === "and" ? filter.of : [filter];
  return play === true && all.some((one) => one?.is === "type" && one.type === "land");
}
/** All that may be played are such. */
function isOnly(what: MayPlay["what"], wanted: Filter): boolean {
  const filter = "filter" in what ? what.filter : undefined;
  const all = filter?.is === "and" ? filter.of : [filter];
  return all.some((one) => sameData(one, wanted));
}

/** The same for a permission that an instruction gives, or for a spell it has cast. */
export const permissionAmendments: readonly Phrase<Instruction>[] = [
  rule("{rider}", { rider: thisWay }, ({ rider }) => ({ amend: (before) => withRider(before, rider) })),
  rule("if {test}, you may play cards this way without paying their mana costs.", { test: condition }, ({ test }) => ({
    amend: (before) => {
      const last = before.at(-1);
      if (last?.do !== "rule" || !last.rules.every((one) => one.rule === "mayPlay" && one.play === true))
        return unbound("which cards may be played?");
      const free = last.rules.map((one): Rule => (one.rule === "mayPlay" ? { ...one, free: true } : one));
      return [
        ...before.slice(0, -1),
        { do: "if", condition: test, then: [{ ...last, rules: free }], otherwise: [last] },
      ];
    },
  })),
  rule(`if (that|the) spell would be put into ${graveyard}, exile it instead.`, {}, () => ({
    amend: (before) => withRider(before, { then: { exile: true } }),
  })),
];
function withRider(before: readonly Effect[], rider: Rider): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "rule") return [...rest, { ...last, rules: ridden(last.rules, rider) }];
  if (last?.do === "cast") {
    const { spell, then, cost, ...other } = rider;
    if (spell !== undefined && !isOnly(last.what, spell)) unbound("another spell may be cast");
    if (Object.keys(other).length > 0) unbound("said of a permission that lasts");
    return [...rest, { ...last, ...(then && { then }), ...(cost && { cost }) }];
  }
  if (last?.do === "may") return [...rest, { ...last, effects: withRider(last.effects, rider) }];
  if (last?.do === "if") return [...rest, { ...last, then: withRider(last.then, rider) }];
  if (last?.do === "forEachPlayer" || last?.do === "forEach")
    return [...rest, { ...last, effects: withRider(last.effects, rider) }];
  return unbound("nothing may be cast before it");
}
