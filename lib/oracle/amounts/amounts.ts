import type { Amount } from "../../engine/abilities/amounts.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import { objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { self } from "../nouns/self.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";
import { numberOf } from "./numberOf.ts";
import { stat, variable } from "./plain.ts";
import { possessed } from "./possessives.ts";
import { fraction, rounded, roundedTo } from "./rounding.ts";

const { rule } = rulesFor<Amount>();

export { compares, compareTo, plainCompare, ranges } from "./comparing.ts";

export { counts, plainAmount, stat, thatMuch, variable } from "./plain.ts";

const plainNumber: Phrase<number> = oneOf(() => [digits, numberWord]);

/** How much more the greater of the two is. */
const differenceOf: Phrase<Amount> = rule(
  "the difference between {one} and {other}",
  { one: numberOf, other: oneOf(() => [digits, numberOf]) },
  ({ one, other }) => ({
    amount: "greatest",
    of: [
      { amount: "minus", from: one, of: other },
      { amount: "minus", from: other, of: one },
    ],
  }),
);

/** Of one thing's own: "the difference between its power and toughness". */
const differenceOfItsOwn: Phrase<Amount> = rule(
  "the difference between {whose} {one} and {other}",
  { whose: possessed, one: stat, other: stat },
  ({ whose, one, other }) => {
    const [a, b]: Amount[] = [one, other].map((stat) => ({ amount: "stat", stat, of: whose }));
    return one === other
      ? unbound("the same one")
      : {
          amount: "greatest",
          of: [
            { amount: "minus", from: a!, of: b! },
            { amount: "minus", from: b!, of: a! },
          ],
        };
  },
);

/** The same of two or more that are spoken of together: how much more the greatest has than the least. */
const differenceAmong: readonly Phrase<Amount>[] = [
  rule("the difference between those players ' life totals", {}, (_, scope) => {
    const of = scope.playerPronoun("many");
    return {
      amount: "minus",
      from: { amount: "life", of, by: "greatest" },
      of: { amount: "life", of, by: "least" },
    };
  }),
  ...(
    [
      ["powers", "power"],
      ["toughnesses", "toughness"],
      ["mana values", "manaValue"],
    ] as const
  ).map(([words, stat]) =>
    rule(`the difference between {those} ' ${words}`, { those: objects.many }, ({ those }) =>
      those.what === "all"
        ? unbound("between which of them?")
        : {
            amount: "minus",
            from: { amount: "stat", stat, of: those, by: "greatest" },
            of: { amount: "stat", stat, of: those, by: "least" },
          },
    ),
  ),
];

const halfOf: Phrase<Amount> = rule(
  "{fraction} {of} {rounded}",
  { fraction, of: numberOf, rounded },
  ({ fraction, of, rounded }, scope) => ({ amount: "half", of, round: roundedTo(rounded, scope), ...fraction }),
);

/** 601.2i: what it was as the spell was cast; what a target is of is not known before that is chosen (601.2c). */
const asItWasCast: Phrase<Amount> = rule(
  "{of} as you cast {self}",
  { of: oneOf(() => [numberOf, oneMore]), self },
  ({ of }) =>
    someNode("amount", of, { players: ({ who }) => who === "target", objects: ({ what }) => what === "target" })
      ? unbound("of a target that is chosen meanwhile")
      : { amount: "asCast", of },
);
const oneMore: Phrase<Amount> = rule(
  "{n} plus {of}",
  { n: oneOf(() => [numberWordAmount]), of: numberOf },
  ({ n, of }) => ({
    amount: "sum",
    of: [n, of],
  }),
);

const twice: Phrase<Amount> = rule("twice {of}", { of: numberOf }, ({ of }) => ({ amount: "times", factor: 2, of }));

export const amounts: readonly Phrase<Amount>[] = [
  digits,
  numberOf,
  asItWasCast,
  halfOf,
  differenceOf,
  differenceOfItsOwn,
  ...differenceAmong,
  rule(
    "{some} plus {more}",
    { some: numberOf, more: oneOf(() => [digits, numberWordAmount, numberOf]) },
    ({ some, more }) => ({
      amount: "sum",
      of: [some, more],
    }),
  ),
  rule(
    "{some} plus {more}",
    { some: oneOf(() => [digits, numberWordAmount]), more: oneOf(() => [numberOf, twice]) },
    ({ some, more }) => ({
      amount: "sum",
      of: [some, more],
    }),
  ),
  rule(
    "{some} minus {less}",
    { some: numberOf, less: oneOf(() => [digits, numberWordOrOne, numberOf]) },
    ({ some, less }) => ({
      amount: "minus",
      from: some,
      of: less,
    }),
  ),
  rule("{n} minus {less}", { n: plainNumber, less: oneOf(() => [variable, numberOf]) }, ({ n, less }) => ({
    amount: "minus",
    from: n,
    of: less,
  })),
  ...(
    [
      ["greater", "greatest"],
      ["less", "least"],
    ] as const
  ).map(([word, amount]) =>
    rule(
      `{one} or {other}, whichever is ${word}`,
      { one: oneOf(() => [digits, numberOf]), other: numberOf },
      (said) => ({
        amount,
        of: [said.one, said.other],
      }),
    ),
  ),
  twice,
  rule("three times {of}", { of: numberOf }, ({ of }) => ({ amount: "times", factor: 3, of })),
];

const numberWordAmount: Phrase<Amount> = words([
  ["one", 1],
  ["two", 2],
  ["three", 3],
]);
