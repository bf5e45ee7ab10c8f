import type { Cost } from "../../engine/abilities/costs.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { unbound } from "../bind/unbound.ts";
import { costChoice } from "../costs/costs.ts";
import { theirChoice } from "../costs/theirCosts.ts";
import { condition, players } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { payment } from "./clauses/unless.ts";

/** One of several things a player may do, each of them a cost: "You may sacrifice a creature or discard a card." */

const { deferred } = rulesFor<Instruction>();

const optional = (who: Extract<Effect, { do: "pay" }>["who"], cost: readonly Cost[]): Effect => ({
  do: "pay",
  who,
  cost,
  optional: true,
});

export const alternativeSentences: readonly Phrase<Instruction>[] = [
  deferred("you may {cost}.", { cost: costChoice }, ({ cost }, scope) => {
    scope.tell({ beforeMay: scope.objects });
    return [optional({ who: "you" }, cost.bind(scope))];
  }),
  deferred("you may {cost} if {test}.", { cost: costChoice, test: condition }, ({ cost, test }, scope) => {
    scope.tell({ beforeMay: scope.objects });
    const paid = optional({ who: "you" }, cost.bind(scope));
    return [{ do: "if", condition: test.bind(scope), then: [paid] }];
  }),
  ...(["one", "many"] as const).map((number) =>
    deferred("{who} may {cost}.", { who: players[number], cost: theirChoice.many }, ({ who, cost }, scope) => {
      const payer = who.bind(scope);
      scope.tell({ beforeMay: scope.objects });
      if (payer.who === "you") unbound("told above");
      const paid: Effect = { do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true };
      scope.did(paid);
      return [paid];
    }),
  ),
];
