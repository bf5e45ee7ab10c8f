import type { CardType } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { owning } from "../conditions/descriptions.ts";
import { noun } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun, StaticSentence } from "../meanings.ts";
import { having } from "../nouns/describing/having.ts";
import { and, not, or } from "../nouns/filters.ts";
import { bareUnits } from "../nouns/units.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { staticRules } from "./staticEffects.ts";

/** Companion (702.139): what a starting deck is like. */

/** 702.139b: all of it, commanders too. */
const DECK: Objects = {
  what: "union",
  of: [
    { what: "all", filter: { is: "any" }, in: "library", of: { who: "you" } },
    { what: "all", filter: and([{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }]), in: "command" },
  ],
};
const those = (filter: Filter): Objects => ({ what: "those", of: DECK, filter });
const none = (filter: Filter): Condition => ({ if: "not", of: { if: "exists", what: those(filter) } });
const count = (of: Objects): Amount => ({ amount: "count", of });
const TYPES: readonly CardType[] = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "planeswalker",
  "sorcery",
];

const cards = (what: Noun): Filter =>
  what.card === true && what.in === undefined ? what.filter : unbound("decks are of cards");

/** What each of them has. */
const each: Phrase<Filter> = oneOf(() => [
  owning,
  rulesFor<Filter>().rule("an activated ability", {}, () => ({ is: "hasAbilityKind", kind: "activated" })),
]);
/** "a Cat, Elemental, or Beast card". */
const kinds: Phrase<Filter> = rulesFor<Filter>().rule(
  "a {all} card",
  { all: list(bareUnits.one, { last: [", or"], pair: ["or"] }) },
  ({ all }) => or(all.map(({ filter }) => filter)),
);

const { rule } = rulesFor<Condition>();
const deck: Phrase<Condition> = oneOf(() => [
  rule("each {what} in your starting deck has {so}", { what: noun.one, so: each }, ({ what, so }) =>
    none(and([cards(what), not(so)])),
  ),
  rule("each {what} in your starting deck is {so}", { what: noun.one, so: kinds }, ({ what, so }) =>
    none(and([cards(what), not(so)])),
  ),
  rule("each {what} in your starting deck shares a card type", { what: noun.one }, ({ what }) => ({
    if: "or",
    of: TYPES.map((type) => none(and([cards(what), not({ is: "type", type })]))),
  })),
  rule("each {what} in your starting deck has a different name", { what: noun.one }, ({ what }) => ({
    if: "compare",
    amount: { amount: "distinct", quality: "name", of: those(cards(what)) },
    value: { compare: "=", to: count(those(cards(what))) },
  })),
  rule("your starting deck contains only cards {having}", { having }, ({ having }) =>
    none(not(having({ filter: { is: "any" }, nouns: ["card"], card: true }).filter)),
  ),
  rule("your starting deck contains only cards {having} and {what}", { having, what: noun.many }, ({ having, what }) =>
    none(not(or([having({ filter: { is: "any" }, nouns: ["card"], card: true }).filter, cards(what)]))),
  ),
  rule(
    "your starting deck contains at least {n} cards more than the minimum deck size",
    { n: numberWord },
    ({ n }) => ({
      if: "compare",
      amount: count(DECK),
      value: { compare: ">=", to: { amount: "sum", of: [{ amount: "minimumDeckSize" }, n] } },
    }),
  ),
  rule(
    "no {what} in your starting deck has more than one of the same mana symbol in its mana cost",
    { what: noun.one },
    (said) => none(and([cards(said.what), { is: "repeatsManaSymbol" }])),
  ),
]);

export const companionStatics: readonly Phrase<StaticSentence>[] = [
  rulesFor<StaticSentence>().rule("companion — {deck}.", { deck }, ({ deck }) =>
    staticRules({ rule: "companion", deck }),
  ),
];
