import type { Amount, Comparison } from "../abilities/amounts.ts";
import type { Game } from "../game.ts";
import { amountOf } from "../knots.ts";
import type { Context } from "./context.ts";

export function compare(one: number, by: Comparison, other: number): boolean {
  switch (by) {
    case "=":
      return one === other;
    case "!=":
      return one !== other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
  }
}

export const numberIs = (
  game: Game,
  value: number,
  by: { compare: Comparison; to: Amount },
  context: Context,
): boolean => compare(value, by.compare, amountOf(game, by.to, context));
