import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { oneOf, type Phrase, rulesFor, token } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";

/** How many there are. */

export const manaSymbol = token((text) => /^\{([WUBRGC])\}$/.exec(text)?.[1]);
export const not = (of: Condition): Condition => ({ if: "not", of });
export const you: Players = { who: "you" };

// how many

const { rule: many } = rulesFor<Compare>();
export const number: Phrase<number> = oneOf(() => [numberWordOrOne, digits]);
/** "three or more", "exactly two", "at least one" in front of a noun. */
export const howMany: Phrase<Compare> = oneOf(() => [
  many("{n} or more", { n: number }, ({ n }) => ({ compare: ">=", to: n })),
  many("{n} or fewer", { n: number }, ({ n }) => ({ compare: "<=", to: n })),
  many("exactly {n}", { n: number }, ({ n }) => ({ compare: "=", to: n })),
  many("at least {n}", { n: number }, ({ n }) => ({ compare: ">=", to: n })),
  many("more than {n}", { n: number }, ({ n }) => ({ compare: ">", to: n })),
  many("fewer than {n}", { n: number }, ({ n }) => ({ compare: "<", to: n })),
  many("no", {}, () => ({ compare: "=", to: 0 })),
]);
export const is = (amount: Amount, value: Compare): Condition => ({ if: "compare", amount, value });
export const of = (what: Noun, who: Players): Noun => ({
  ...what,
  filter: and([what.filter, { is: "controlledBy", who }]),
});
