import { type Scope, unbound } from "../bind/scope.ts";
import { opt, type Phrase, words } from "../kernel/index.ts";

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
