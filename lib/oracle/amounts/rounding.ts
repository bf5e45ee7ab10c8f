import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { opt, type Phrase, words } from "../kernel/index.ts";

/** 107.1a: a half, or another fraction. */
export type Fraction = Pick<Extract<Amount, { amount: "half" }>, "parts">;
export const fraction = words<Fraction>([
  ["half", {}],
  ["a third of", { parts: 3 }],
  ["one third of", { parts: 3 }],
  ["a quarter of", { parts: 4 }],
]);
/** 107.1a: whether a fraction is rounded up or down, said where it is or once for all of an instruction. */
export type Rounding = "up" | "down";
export const rounded: Phrase<Rounding | undefined> = opt(
  words<Rounding>([
    [", rounded up", "up"],
    [", rounded down", "down"],
  ]),
);
export const roundedTo = (said: Rounding | undefined, { rounding }: Scope): Rounding =>
  said ?? rounding ?? unbound("rounded up or down?");
