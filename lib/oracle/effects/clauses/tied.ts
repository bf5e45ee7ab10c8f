import type { Condition } from "../../../engine/abilities/conditions.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { leader, sameSuperlative, superlative } from "../../players/superlatives.ts";
import { only } from "./follow.ts";
import { playerVerbs, saidOf } from "./subjects.ts";

/** "The player with the highest life total wins the game. If two or more players are tied ...": what is done if they are. */

const { deferred } = rulesFor<Instruction>();
const TIED = "if two or more players are tied for (the|) {same}";

export const unlessTied: readonly Phrase<Instruction>[] = [
  deferred(
    `{leader} {verb}. ${TIED}, you choose one of them, and that player {again}`,
    { leader, verb: playerVerbs.one, same: superlative, again: playerVerbs.one },
    ({ leader, verb, same, again }, scope) => {
      const most = leader.bind(scope);
      if (!sameSuperlative(most, same.bind(scope))) unbound("tied for something else");
      const known = scope.attempt(() => only(saidOf(verb, { who: "current" }, scope)));
      const effects = only(saidOf(again, { who: "current" }, scope));
      if (known === undefined || !sameData(known, effects)) unbound("something else is done");
      return [{ do: "forEachPlayer", of: { who: "chosen", from: most.who }, effects }];
    },
  ),
  deferred(
    `{leader} {verb}. ${TIED}, the game is a draw`,
    { leader, verb: playerVerbs.one, same: superlative },
    ({ leader, verb, same }, scope) => {
      const most = leader.bind(scope);
      if (!sameSuperlative(most, same.bind(scope))) unbound("tied for something else");
      const condition: Condition = {
        if: "compare",
        amount: { amount: "countPlayers", of: most.who },
        value: { compare: ">=", to: 2 },
      };
      const otherwise = only(saidOf(verb, most.who, scope));
      return [{ do: "if", condition, then: [{ do: "drawGame" }], otherwise }];
    },
  ),
];
