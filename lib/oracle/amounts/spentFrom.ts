import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData, someNode, type Test } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { objects } from "../hubs.ts";
import { many, oneOf, type Phrase, rulesFor, token } from "../kernel/index.ts";
import { permanents } from "../nouns/kinds.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";

/** Mana by what produced it (106.3): "mana from a Treasure", "{S}" (107.4h). */

const SNOW: Filter = { is: "supertype", supertype: "snow" };
const snow = token((text): Filter | undefined => (text === "{S}" ? SNOW : undefined));

/** Whose payment is known: the object's own, or that of a spell whose casting is the event. */
function knownPayment(of: Objects, scope: Scope): Objects {
  const isItself =
    of.what === "self" || scope.objects.some(({ ref, nouns }) => sameData(ref, of) && nouns.includes("this"));
  return isItself || of.what === "event" ? of : unbound("another spell's payment");
}
const spent = (what: Objects, source: Filter, scope: Scope): Amount => {
  const of = knownPayment(what, scope);
  // What is asked of another spell is looked at as that one is paid for, by nobody's "you".
  if (of.what === "event" && someNode("filter", source, BY_WHOM)) return unbound("whose, as it is paid for?");
  return { amount: "manaSpent", of, source };
};
const BY_WHOM: Test = { filter: ({ is }) => is === "self", players: () => true };

const { rule: sourceRule } = rulesFor<Filter>();
const from: Phrase<Filter> = oneOf(() => [
  snow,
  sourceRule("mana from a {source}", { source: permanents.one }, ({ source }) => source.filter),
]);

/** "{U}{U}". */
const several: Phrase<readonly string[]> = many(
  token((text) => (/^\{[WUBRGC]\}$/.test(text) ? text.slice(1, -1) : undefined)),
);

const { rule } = rulesFor<Amount>();
/** "where X is the amount of {S} spent to cast this spell". */
export const amountsSpentFrom: readonly Phrase<Amount>[] = [
  rule("the amount of {from} spent to cast {what}", { from, what: objects.one }, ({ from, what }, scope) =>
    spent(what, from, scope),
  ),
];
/** "for each mana from a Cave spent to cast it". */
export const eachSpentFrom: readonly Phrase<Amount>[] = [
  rule("{from} spent to cast {what}", { from, what: objects.one }, ({ from, what }, scope) => spent(what, from, scope)),
  // 107.1: how many times that much of it was.
  rule("{symbols} spent to cast {what}", { symbols: several, what: objects.one }, ({ symbols, what }) => {
    const [type, ...others] = symbols;
    if (others.length === 0 || others.some((one) => one !== type)) return unbound("of one type, several of it");
    return { amount: "groups", of: { amount: "manaSpent", of: what, type: type! }, size: symbols.length };
  }),
];

const { rule: conditionRule } = rulesFor<Condition>();
export const conditionsSpentFrom: readonly Phrase<Condition>[] = [
  conditionRule("{from} was spent to cast {what}", { from, what: objects.one }, ({ from, what }, scope) => ({
    if: "compare",
    amount: spent(what, from, scope),
    value: { compare: ">=", to: 1 },
  })),
  conditionRule(
    "{n} or more mana from {sources} was spent to cast {what}",
    { n: numberWordOrOne, sources: permanents.many, what: objects.one },
    ({ n, sources, what }, scope) => ({
      if: "compare",
      amount: spent(what, sources.filter, scope),
      value: { compare: ">=", to: n },
    }),
  ),
];
