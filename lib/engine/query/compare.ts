import type { Comparison } from "../abilities/amounts.ts";

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
