import type { Filter } from "../../engine/abilities/filters.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, list, many, oneOf, opt, type Phrase, type Plurality, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { cardType } from "../vocabulary/qualities.ts";
import { and, or } from "./filters.ts";
import { adjective, adjectivePair, modifiedUnit, type Unit, units } from "./units.ts";

/** The head of a noun phrase: permanents by their types, cards, spells, tokens, abilities. */

const { rule: unitRule } = rulesFor<Unit>();
const { rule: nounRule } = rulesFor<Noun>();

/** What stands in front of "card", "spell", "token": adjectives, types, both, always singular. */
export const qualifier: Phrase<Unit> = oneOf(() => [
  units.one,
  // Only spells and cards are both: what stands in front is said of either.
  unitRule("{adjectives} instant (or|and) sorcery", { adjectives: many(adjectivePair) }, ({ adjectives }) => ({
    filter: and([
      ...adjectives,
      or([
        { is: "type", type: "instant" },
        { is: "type", type: "sorcery" },
      ]),
    ]),
    nouns: ["instant", "sorcery"],
  })),
  unitRule("{adjectives}", { adjectives: many(adjectivePair) }, ({ adjectives }) => ({
    filter: and(adjectives),
    nouns: [],
  })),
]);

/** Whatever is on the battlefield is a permanent. */
function onBattlefield(filter: Filter): Filter {
  if (filter.is === "permanentCard") return { is: "any" };
  return filter.is === "and" ? and(filter.of.map(onBattlefield)) : filter;
}

/** In front of a plural "instant and sorcery" are either. */
const eitherOf: Phrase<Unit> = oneOf(() => [
  qualifier,
  unitRule(
    "{all}",
    { all: list(modifiedUnit.one, { last: [", and", ", and/or"], pair: ["and", "and/or"] }) },
    ({ all }) =>
      all[0] !== undefined && isModified(all[0]) && !all.every(isModified)
        ? unbound("what the adjective is said of is anybody's guess")
        : {
            filter: or(all.map((one) => one.filter)),
            nouns: [...new Set(all.flatMap((one) => one.nouns))],
          },
  ),
]);
/** What is on the stack, as one of several kinds that it may be (405.1). */
const onStack: Phrase<Unit> = oneOf(() => [
  unitRule("{of} spell", { of: opt(qualifier) }, ({ of }) => ({
    filter: of === undefined ? { is: "spell" } : and([{ is: "spell" }, of.filter]),
    nouns: ["spell"],
  })),
  unitRule("activated ability", {}, () => ({ filter: { is: "activatedAbility" }, nouns: ["ability"] })),
  unitRule("triggered ability", {}, () => ({ filter: { is: "triggeredAbility" }, nouns: ["ability"] })),
]);

/** It has an adjective. */
const isModified = ({ filter }: Unit): boolean =>
  filter.is === "and" && filter.of.some(({ is }) => is !== "type" && is !== "subtype");
const qualifiers: Forms<Unit> = { one: eitherOf, many: eitherOf };

/** The head of the phrase: permanents by their types, cards, spells, tokens, abilities. */
export const head: Forms<Noun> = (() => {
  const of = (number: Plurality): Phrase<Noun> => {
    const n = (one: string) => (number === "one" ? one : `${one}s`);
    return oneOf(() => [
      nounRule("{of}", { of: units[number] }, ({ of }) => ({ filter: onBattlefield(of.filter), nouns: of.nouns })),
      nounRule(`{of} ${n("card")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "any" } : of.filter,
        nouns: ["card", ...(of?.nouns ?? [])],
        card: true,
      })),
      nounRule(`exiled {of} ${n("card")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "any" } : of.filter,
        in: "exile",
        nouns: ["card", ...(of?.nouns ?? [])],
        card: true,
      })),
      // 702.143c: only cards in exile are.
      nounRule(`foretold {of} ${n("card")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "foretold" } : and([{ is: "foretold" }, of.filter]),
        nouns: ["card", ...(of?.nouns ?? [])],
        card: true,
      })),
      nounRule(`face-up exiled ${n("card")}`, {}, () => ({
        filter: { is: "not", of: { is: "faceDown" } },
        in: "exile",
        nouns: ["card"],
        card: true,
      })),
      nounRule(
        `{a} ${n("card")} ${number === "one" ? "or" : "and/or"} {b} ${n("card")}`,
        { a: qualifiers[number], b: qualifiers[number] },
        ({ a, b }) => ({
          filter: or([a.filter, b.filter]),
          nouns: ["card", ...new Set([...a.nouns, ...b.nouns])],
          card: true,
        }),
      ),
      nounRule(`{of} ${n("spell")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "spell" } : and([{ is: "spell" }, of.filter]),
        in: "stack",
        nouns: ["spell"],
      })),
      nounRule(`{type} or {adjective} ${n("spell")}`, { type: cardType.one, adjective }, ({ type, adjective }) => ({
        filter: and([{ is: "spell" }, or([{ is: "type", type }, adjective])]),
        in: "stack",
        nouns: ["spell"],
      })),
      // 111.1: tokens of any kind beside permanents of these.
      nounRule(`{of} or ${n("token")}`, { of: units[number] }, ({ of }) => ({
        filter: or([onBattlefield(of.filter), { is: "token" }]),
        nouns: [...new Set([...of.nouns, "token", "permanent"])],
      })),
      nounRule(`{of} ${n("token")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: and([{ is: "token" }, of === undefined ? { is: "any" } : onBattlefield(of.filter)]),
        nouns: ["token", ...(of?.nouns ?? []), "permanent"],
      })),
      nounRule(`{adjectives} ${n("permanent")}`, { adjectives: qualifier }, ({ adjectives }) =>
        adjectives.nouns.includes("permanent")
          ? unbound("a permanent permanent")
          : { filter: adjectives.filter, nouns: ["permanent", ...adjectives.nouns] },
      ),
      nounRule(`{of} ${n("source")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of?.filter ?? { is: "any" },
        in: ["battlefield", "stack", "graveyard", "exile", "hand", "command"],
        nouns: ["source"],
      })),
      nounRule(number === "one" ? "activated or triggered ability" : "activated and triggered abilities", {}, () => ({
        filter: or([{ is: "activatedAbility" }, { is: "triggeredAbility" }]),
        in: "stack",
        nouns: ["ability"],
      })),
      ...(number === "one"
        ? [
            nounRule("{all}", { all: list(onStack, { last: [", or"], pair: [] }) }, ({ all }) => ({
              filter: all.some(({ nouns }) => nouns[0] === "ability")
                ? or(all.map(({ filter }) => filter))
                : unbound("spells of either kind"),
              in: "stack" as const,
              nouns: [...new Set(all.flatMap(({ nouns }) => nouns))],
            })),
            // "For each spell and ability": either is one.
            nounRule("spell (or|and) ability", {}, () => ({
              filter: { is: "any" },
              in: "stack" as const,
              nouns: ["spell", "ability"],
            })),
          ]
        : []),
      nounRule(number === "one" ? "activated ability" : "activated abilities", {}, () => ({
        filter: { is: "activatedAbility" },
        in: "stack",
        nouns: ["ability"],
      })),
      nounRule(number === "one" ? "triggered ability" : "triggered abilities", {}, () => ({
        filter: { is: "triggeredAbility" },
        in: "stack",
        nouns: ["ability"],
      })),
    ]);
  };
  return { one: of("one"), many: of("many") };
})();
