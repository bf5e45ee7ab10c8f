import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";

/** How many of these players are attacked by creatures like that (508.1b). */
const attacked = (of: Players, by: readonly Filter[]): Amount => ({
  amount: "countPlayers",
  of: {
    who: "those",
    of,
    where: {
      if: "exists",
      what: {
        what: "all",
        filter: { is: "and", of: [{ is: "attackingPlayer", who: { who: "current" } }, ...by] },
      },
    },
  },
});

/** 508.1: whom you declared attackers against this turn, whatever became of those. */
const attackedThisTurn = (of: Players): Amount => ({
  amount: "countPlayers",
  of: {
    who: "those",
    of,
    where: { if: "happened", event: { on: "attackDeclared", by: { who: "you" }, defender: { who: "current" } } },
  },
});

/** One and several of them, in words, and how many they are. */
export const attackedPlayers: readonly (readonly [one: string, many: string, Amount])[] = [
  [
    "opponent you're attacking",
    "opponents you're attacking",
    attacked({ who: "opponents" }, [{ is: "controlledBy", who: { who: "you" } }]),
  ],
  ["opponent you attacked this turn", "opponents you attacked this turn", attackedThisTurn({ who: "opponents" })],
  ["player you attacked this turn", "players you attacked this turn", attackedThisTurn({ who: "each" })],
  ["opponent being attacked", "opponents being attacked", attacked({ who: "opponents" }, [])],
  ["player being attacked", "players being attacked", attacked({ who: "each" }, [])],
];
