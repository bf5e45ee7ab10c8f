import type { Cost } from "../../engine/abilities/costs.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { unbound } from "../bind/unbound.ts";
import { count, noun } from "../hubs.ts";
import { type Forms, oneOf, oneOfForms, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { price } from "./costs.ts";
import { mana } from "./mana.ts";
import { libraryEnd } from "./movingCards.ts";

/** Costs as verbs of somebody else who pays them: "discards a card", "pays 3 life". */

const { inflected: theirs } = rulesFor<readonly Cost[]>();

/** What only verbs tell, or one of several. */
export const theirCost: Forms<readonly Cost[]> = oneOfForms(() => [oneCost, theirChoice]);

/** One of several, as they like. */
export const theirChoice: Forms<readonly Cost[]> = oneOfForms(() => [
  theirs("{one} or {other}", { one: eitherCost, other: eitherCost }, ({ one, other }) => [
    { pay: "oneOf", of: [one, other] },
  ]),
  theirs("<pay> {one} or {other}", { one: price, other: price }, ({ one, other }) => [
    { pay: "oneOf", of: [one, other] },
  ]),
  theirs(
    "{one}, {other}, or {third}",
    { one: eitherCost, other: eitherCost, third: eitherCost },
    ({ one, other, third }) => [{ pay: "oneOf", of: [one, other, third] }],
  ),
]);

const oneCost: Forms<readonly Cost[]> = oneOfForms(() => [
  theirs("<discard> {n} (card|cards)", { n: oneOf(() => [count.one, count.many]) }, ({ n }) => [
    { pay: "discard", what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: n, max: n } } },
  ]),
  // 118.12
  theirs(
    "<put> {n} (card|cards) from their hand on {place} of their library",
    { n: oneOf(() => [count.one, count.many]), place: libraryEnd },
    ({ n, place }) => [
      {
        pay: "putOnLibrary",
        what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: n, max: n } },
        bottom: place,
      },
    ],
  ),
  theirs("<discard> their hand", {}, () => [
    { pay: "discard", what: { what: "all", filter: { is: "any" }, in: "hand" } },
  ]),
  theirs("<discard> a {what}", { what: noun.one }, ({ what }) => [
    {
      pay: "discard",
      what: {
        what: "chosen",
        filter:
          what.card === true && what.in === undefined && what.filter.is !== "any" ? what.filter : unbound("said above"),
        in: "hand",
        count: { min: 1, max: 1 },
      },
    },
  ]),
  theirs("<sacrifice> {n} {what} (of their choice|)", { n: count.many, what: permanents.many }, ({ n, what }) => [
    { pay: "sacrifice", what: { what: "chosen", filter: what.filter, count: { min: n, max: n } } },
  ]),
  theirs("<sacrifice> a {what} (of their choice|)", { what: permanents.one }, ({ what }) => [
    { pay: "sacrifice", what: { what: "chosen", filter: what.filter, count: { min: 1, max: 1 } } },
  ]),
  // Than what was spoken of.
  theirs("<sacrifice> another {what} (of their choice|)", { what: permanents.one }, ({ what }, scope) => {
    const other: Filter = { is: "not", of: { is: "among", of: scope.pronoun("one", [], "property") } };
    return [
      { pay: "sacrifice", what: { what: "chosen", filter: and([what.filter, other]), count: { min: 1, max: 1 } } },
    ];
  }),
  theirs("<pay> its mana cost", {}, (_, scope) => [{ pay: "manaCost", of: scope.pronoun("one", [], "property") }]),
  theirs("<pay> {n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
]);

/** What only stands beside another cost: alone, it is told by its verb. */
export const eitherCost: Forms<readonly Cost[]> = oneOfForms(() => [
  oneCost,
  theirs("<pay> {cost}", { cost: mana }, ({ cost }) => [{ pay: "mana", mana: cost }]),
]);
