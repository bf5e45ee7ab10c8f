import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Range } from "../../engine/abilities/references.ts";
import { amount } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";

import { pluralCount, variable } from "./plain.ts";

/** Comparisons with an amount ("3 or less", "greater than its power"), and how many may be chosen ("up to two"). */

const { rule: compareRule } = rulesFor<Compare>();
const comparable: Phrase<Amount> = oneOf(() => [digits, variable]);
/** "3 or less", "X": comparisons after which a noun phrase can go on. */
export const plainCompare: Phrase<Compare> = oneOf(() => [
  compareRule("{to} or less", { to: comparable }, ({ to }) => ({ compare: "<=", to })),
  compareRule("{to} or greater", { to: comparable }, ({ to }) => ({ compare: ">=", to })),
  compareRule("{to}", { to: comparable }, ({ to }) => ({ compare: "=", to })),
  compareRule("less than {to}", { to: variable }, ({ to }) => ({ compare: "<", to })),
  compareRule("exactly {to}", { to: comparable }, ({ to }) => ({ compare: "=", to })),
]);
/** Comparisons that end in an amount, and with it perhaps in a noun of its own. */
export const compareTo: Phrase<Compare> = oneOf(() => [
  compareRule("equal to or (less|lower) than {to}", { to: amount }, ({ to }) => ({ compare: "<=", to })),
  compareRule("equal to or greater than {to}", { to: amount }, ({ to }) => ({ compare: ">=", to })),
  compareRule("less than or equal to {to}", { to: amount }, ({ to }) => ({ compare: "<=", to })),
  compareRule("greater than or equal to {to}", { to: amount }, ({ to }) => ({ compare: ">=", to })),
  compareRule("less than {to}", { to: oneOf(() => [amount, numberWordOrOne]) }, ({ to }) => ({ compare: "<", to })),
  compareRule("greater than {to}", { to: amount }, ({ to }) => ({ compare: ">", to })),
  compareRule("equal to {to}", { to: amount }, ({ to }) => ({ compare: "=", to })),
]);
const spelled: Phrase<Compare> = compareRule("{to} or greater", { to: numberWord }, ({ to }) => ({
  compare: ">=",
  to,
}));
export const compares: readonly Phrase<Compare>[] = [plainCompare, compareTo, spelled];

const { rule: rangeRule } = rulesFor<Range>();
const upTo: Phrase<Range> = oneOf(() => [
  rangeRule("up to {max}", { max: pluralCount }, ({ max }) => ({ min: 0, max })),
  rangeRule("any number of", {}, () => ({ min: 0 })),
  rangeRule("one or two", {}, () => ({ min: 1, max: 2 })),
  rangeRule("one, two, or three", {}, () => ({ min: 1, max: 3 })),
  rangeRule("one or more", {}, () => ({ min: 1 })),
  rangeRule("{exactly}", { exactly: pluralCount }, ({ exactly }) => ({ min: exactly, max: exactly })),
]);
/** Before a singular noun only "up to one" says a number of its own. */
const upToOne: Phrase<Range> = rangeRule("up to one", {}, () => ({ min: 0, max: 1 }));
export const ranges: readonly Forms<Range>[] = [{ one: upToOne, many: upTo }];
