import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import { stat } from "../amounts/amounts.ts";
import { possessed } from "../amounts/possessives.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import { is } from "./counts.ts";
import { subject } from "./descriptions.ts";

/** What is even or odd; zero is even. */

const { rule } = rulesFor<Condition>();

/** 1 of an odd number, 0 of an even one. */
const remainderOfTwo = (of: Amount): Amount => ({
  amount: "minus",
  from: of,
  of: { amount: "times", factor: 2, of: { amount: "half", of, round: "down" } },
});

export const parityConditions: readonly Phrase<Condition>[] = (["even", "odd"] as const).flatMap((parity) => [
  rule(`{whose} {stat} is ${parity}`, { whose: possessed, stat }, ({ whose, stat }) => ({
    if: "is",
    what: whose,
    filter: { is: "parity", stat, parity },
  })),
  rule(`{what} has an ${parity} number of counters on (it|him|her)`, { what: subject }, ({ what }) =>
    is(remainderOfTwo({ amount: "counters", on: what }), { compare: "=", to: parity === "even" ? 0 : 1 }),
  ),
]);
