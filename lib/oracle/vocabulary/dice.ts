import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";

/** Dice by the number of their sides (706.1a). */

const { rule } = rulesFor<number>();

const sizes = [4, 6, 8, 10, 12, 20];
const d = words(sizes.map((n) => [`d${n}`, n] as const));
const ds = words(sizes.map((n) => [`d${n}s`, n] as const));
const sided = words(
  (
    [
      ["four", 4],
      ["six", 6],
      ["eight", 8],
      ["ten", 10],
      ["twelve", 12],
      ["twenty", 20],
    ] as const
  ).map(([word, n]) => [`${word}-sided`, n] as const),
);

/** "a d20", "a six-sided die". */
export const die: Phrase<number> = oneOf(() => [
  rule("a {sides}", { sides: d }, ({ sides }) => sides),
  rule("a {sides} die", { sides: sided }, ({ sides }) => sides),
]);
/** After how many: "d20s", "d6", "six-sided dice". */
export const dice: Phrase<number> = oneOf(() => [
  rule("{sides}", { sides: ds }, ({ sides }) => sides),
  rule("{sides}", { sides: d }, ({ sides }) => sides),
  rule("{sides} dice", { sides: sided }, ({ sides }) => sides),
]);
