import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun, StaticSentence } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { isOfSpells } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { pronoun } from "../../references/pronouns.ts";
import { staticRules } from "../../statics/staticEffects.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { exilingThem } from "../library/amongThem.ts";
import { asCard } from "./allowing.ts";
import { onceATurn } from "./onceAlternatively.ts";
import { anyMana, paying } from "./paying.ts";
import { remaining } from "./permissions.ts";
import { isOfLands, ridden, thisWay } from "./riders.ts";

/** Permissions to play cards told by where they are and what marks them: "from among cards exiled with this creature". */

const you: Players = { who: "you" };
const LAND: Filter = { is: "type", type: "land" };
const NONLAND: Filter = { is: "not", of: LAND };

/** Cards of a zone among which one may choose. */
export interface Among {
  readonly zone: Zone;
  readonly of: Players;
  readonly filter: Filter;
}
const { rule: among } = rulesFor<Among>();
export const exiledWithIt = (scope: Scope, of: Players): Among => {
  // 201.5b: what has the ability is what it was exiled with.
  if (scope.inQuote && scope.granting !== "self") unbound("what another ability exiled, in a quote");
  scope.links.used = true;
  return { zone: "exile", of, filter: { is: "among", of: { what: "linked", name: "exiled" } } };
};
const putThere = (from?: Zone): Filter => ({
  is: "history",
  event: { on: "move", object: { is: "any" }, ...(from && { from }), to: "graveyard" },
});
export const marked: Phrase<Among> = oneOf(() => [
  among("cards exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, { who: "each" })),
  among("cards exiled with it", {}, (_, scope) => {
    const it = scope.objects.findLast((one) => one.number === "one");
    if (it?.ref.what !== "self" && it?.nouns[0] !== "this") unbound("exiled with what?");
    return exiledWithIt(scope, { who: "each" });
  }),
  among("the cards exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, { who: "each" })),
  // Than the one that this ability has exiled itself.
  among("other cards exiled with {self}", { self }, (_, scope) => {
    const exiled = scope.recent.findLast((one) => one.do === "move" && one.to.zone === "exile");
    if (exiled === undefined) return unbound("other than which?");
    const { filter, ...there } = exiledWithIt(scope, { who: "each" });
    const itself: Filter = { is: "among", of: { what: "noted", name: scope.noteOf(exiled) } };
    return { ...there, filter: and([filter, { is: "not", of: itself }]) };
  }),
  among("cards you own exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, you)),
  among("cards you own in exile with {kind} counters on them", { kind: counterKind }, ({ kind }) => ({
    zone: "exile",
    of: you,
    filter: { is: "counter", kind },
  })),
  among("cards in exile with {kind} counters on them", { kind: counterKind }, ({ kind }) => ({
    zone: "exile",
    of: { who: "each" },
    filter: { is: "counter", kind },
  })),
  ...(
    [
      ["your graveyard", "your library", you],
      ["graveyards", "libraries", { who: "each" }],
    ] as const
  ).map(([graveyard, library, of]) =>
    among(`cards in ${graveyard} that were put there from ${library} this turn`, {}, () => ({
      zone: "graveyard",
      of,
      filter: putThere("library"),
    })),
  ),
  among("cards in your graveyard that were put there from anywhere other than the battlefield this turn", {}, () => ({
    zone: "graveyard",
    of: you,
    filter: and([putThere(), { is: "not", of: putThere("battlefield") }]),
  })),
  among("cards in your graveyard that were milled this turn", {}, () => ({
    zone: "graveyard",
    of: you,
    filter: { is: "history", event: { on: "mill" } },
  })),
]);

type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
/** What of them may be played: lands, such spells, or both. */
type Kinds = (from: Among) => readonly MayPlay[];
const mayPlay = ({ zone, of, filter }: Among, which: Filter, play: boolean): MayPlay => ({
  rule: "mayPlay",
  who: you,
  what: { inZone: zone, of, filter: and([filter, which]) },
  ...(play && { play }),
});
const spell = (what: Noun): Filter => (isOfSpells(what) ? asCard(what) : unbound("only spells are cast"));
const { rule: kinds } = rulesFor<Kinds>();
const fromAmong: Phrase<Kinds> = oneOf(() => [
  kinds("play lands and cast {what} from among", { what: noun.many }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, LAND, true), mayPlay(from, filter, false)];
  }),
  kinds("play lands from among", {}, () => (from) => [mayPlay(from, LAND, true)]),
  kinds("cast {what} from among", { what: noun.many }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, filter, false)];
  }),
]);
const some: Phrase<Kinds> = oneOf(() => [
  fromAmong,
  kinds("play", {}, () => (from) => [mayPlay(from, LAND, true), mayPlay(from, NONLAND, false)]),
]);
/** One of them, once. */
const one: Phrase<Kinds> = oneOf(() => [
  kinds("play a land or cast a {what} from among", { what: noun.one }, ({ what }) => {
    const filter: Filter = { is: "or", of: [LAND, spell(what)] };
    return (from) => [mayPlay(from, filter, true)];
  }),
  kinds("cast a {what} from among", { what: noun.one }, ({ what }) => {
    const filter = spell(what);
    return (from) => [mayPlay(from, filter, false)];
  }),
]);

/** One of the cards, whatever it is. */
const oneCard: Phrase<Kinds> = kinds("play one of", {}, () => (from) => [
  { ...mayPlay(from, { is: "any" }, true), perTurn: 1 },
]);

/** One card by where it is, whatever it is. */
const cardAmong: Phrase<Among> = oneOf(() => [
  among("a card exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, { who: "each" })),
  among("a card you own exiled with {self}", { self }, (_, scope) => exiledWithIt(scope, you)),
  among("a card from exile with a {kind} counter on it", { kind: counterKind }, ({ kind }) => ({
    zone: "exile",
    of: { who: "each" },
    filter: { is: "counter", kind },
  })),
  among("a card you own from exile with a {kind} counter on it", { kind: counterKind }, ({ kind }) => ({
    zone: "exile",
    of: you,
    filter: { is: "counter", kind },
  })),
]);
const anyOneOf = (from: Among): MayPlay => mayPlay(from, { is: "any" }, true);

/** One of each kind, each once a turn. */
const pair: Phrase<Kinds> = kinds("play a land and cast a {what} from among", { what: noun.one }, ({ what }) => {
  const filter = spell(what);
  return (from) => [mayPlay(from, LAND, true), mayPlay(from, filter, false)].map((rule) => ({ ...rule, perTurn: 1 }));
});

const mana: Phrase<"color" | "type"> = rulesFor<"color" | "type">().rule(
  "(, and|and) {mana}",
  { mana: anyMana },
  ({ mana }) => mana,
);
/** What the spells among them are paid with. */
type Terms = (rules: readonly MayPlay[]) => readonly MayPlay[];
const ofSpells =
  (how: Partial<MayPlay>): Terms =>
  (rules) =>
    rules.map((rule) => (isOfLands(rule) ? rule : { ...rule, ...how }));
const { rule: term } = rulesFor<Terms>();
const terms: Phrase<Terms> = oneOf(() => [
  term("", {}, () => ofSpells({})),
  term("{mana}", { mana }, ({ mana }) => ofSpells({ anyMana: mana })),
  term("{paying}", { paying }, ({ paying }) => ofSpells(paying)),
]);

const { rule: sentence } = rulesFor<StaticSentence>();
const rulesOf = ({ effects }: StaticSentence): readonly Rule[] =>
  effects.flatMap((one) => (one.static === "rule" ? [one.rule] : unbound("nothing may be cast")));

const plain: readonly Phrase<StaticSentence>[] = [
  sentence("you may {some} {from} {terms}.", { some, from: marked, terms }, ({ some, from, terms }) =>
    staticRules(...terms(some(from))),
  ),
  sentence(
    "you may {some} {from} {terms}. you can't cast more than one spell this way each turn.",
    { some: fromAmong, from: marked, terms },
    ({ some, from, terms }) => {
      const rules = terms(some(from));
      return rules.length === 1 && !rules.some(isOfLands)
        ? staticRules(...rules.map((rule) => ({ ...rule, perTurn: 1 })))
        : unbound("spells only");
    },
  ),
  sentence("{once}, you may {one} {from} {terms}.", { once: onceATurn, one, from: marked, terms }, (said) =>
    staticRules(...said.terms(said.one(said.from)).map((rule) => ({ ...rule, ...said.once }))),
  ),
  sentence("{once}, you may play {card} {terms}.", { once: onceATurn, card: cardAmong, terms }, (said) =>
    staticRules(...said.terms([anyOneOf(said.card)]).map((rule) => ({ ...rule, ...said.once }))),
  ),
  // 305.2, 601.3: one of them in each turn that is told of.
  ...(
    [
      ["each of your turns, you", you],
      ["each player's turn, that player", { who: "each" }],
    ] as const
  ).flatMap(([words, who]) => [
    sentence(
      `during ${words} may {one} {from} {terms}.`,
      { one: oneOf(() => [pair, single]), from: marked, terms },
      (said) =>
        staticRules(...said.terms(said.one(said.from)).map((rule) => ({ ...rule, who, during: "ownTurn" as const }))),
    ),
  ]),
];
export const amongStatics: readonly Phrase<StaticSentence>[] = [
  ...plain,
  sentence("{allowed} {rider}", { allowed: oneOf(() => plain), rider: thisWay }, ({ allowed, rider }) =>
    staticRules(...ridden(rulesOf(allowed), rider)),
  ),
  sentence(
    "you may look at (the|) cards exiled with {self}, and you may {some} those cards.",
    { self, some },
    ({ some }, scope) => {
      const all = exiledWithIt(scope, { who: "each" });
      return staticRules(
        { rule: "lookAtFaceDown", who: you, what: and([{ is: "faceDown" }, all.filter]) },
        ...some(all),
      );
    },
  ),
  sentence("you may look at (the|) cards exiled with {self} (any time|).", { self }, (_, scope) => {
    const { filter } = exiledWithIt(scope, you);
    return staticRules({ rule: "lookAtFaceDown", who: you, what: and([{ is: "faceDown" }, filter]) });
  }),
];

/** Cards that the effect itself has exiled. */
const exiledNow: Phrase<Among> = among(
  "(them|those cards|those exiled cards|the exiled cards|cards exiled this way)",
  {},
  (_, scope) => {
    const cards = scope.pronoun("many");
    const by = cards.what === "noted" ? scope.recent.find(({ note }) => note === cards.name) : undefined;
    return by !== undefined && exilingThem(by)
      ? { zone: "exile", of: { who: "each" }, filter: { is: "among", of: cards } }
      : unbound("they are not in exile");
  },
);
/** One spell only, for as long as it may be cast. */
const single: Phrase<Kinds> = rulesFor<Kinds>().rule(
  "{one}",
  { one },
  ({ one }) =>
    (from) =>
      one(from).map((rule) => ({ ...rule, perTurn: 1 })),
);
const { rule: instruction } = rulesFor<Instruction>();
const oneOrders = ["{duration}, you may play {card} {terms}", "you may play {card} {duration} {terms}"];
const orders = ["{duration}, you may {some} {from} {terms}", "you may {some} {from} {duration} {terms}"];
const oneOfThem: readonly Phrase<Instruction>[] = oneOrders.map((words) =>
  instruction(words, { duration, card: cardAmong, terms }, ({ duration, card, terms }) =>
    duration === "endOfTurn"
      ? [{ do: "rule", rules: terms([{ ...anyOneOf(card), perTurn: 1 }]), duration }]
      : unbound("once for several turns"),
  ),
);
export const amongClauses: readonly Phrase<Instruction>[] = [
  ...oneOfThem,
  // 406.3: what may be cast of them may be looked at, and the rest too.
  instruction(
    "{duration}, you may look at {them} (,|, and|and) you may {some} {from} {terms}",
    { duration: oneOf(() => [duration, remaining]), them: pronoun, some: fromAmong, from: exiledNow, terms },
    ({ duration, them, some, from, terms }) => [
      {
        do: "rule",
        rules: [
          { rule: "lookAtFaceDown", who: you, what: { is: "among", of: them } },
          ...(sameData(from.filter, { is: "among", of: them }) ? terms(some(from)) : unbound("looks at others")),
        ],
        duration,
      },
    ],
  ),
  ...orders.flatMap((words) => [
    instruction(words, { duration, some, from: marked, terms }, ({ duration, some, from, terms }) => [
      { do: "rule", rules: terms(some(from)), duration },
    ]),
    instruction(
      words,
      {
        duration: oneOf(() => [duration, remaining]),
        some: oneOf(() => [fromAmong, single, oneCard]),
        from: exiledNow,
        terms,
      },
      (said) => [{ do: "rule", rules: said.terms(said.some(said.from)), duration: said.duration }],
    ),
    instruction(words, { duration, some: single, from: marked, terms }, ({ duration, some, from, terms }) =>
      duration === "endOfTurn"
        ? [{ do: "rule", rules: terms(some(from)), duration }]
        : unbound("once for several turns"),
    ),
  ]),
];
