import type { Amount } from "../abilities/amounts.ts";
import type { Condition } from "../abilities/conditions.ts";
import { visitNodes } from "../abilities/visit.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "./characteristics/characteristics.ts";
import type { Context } from "./context.ts";
import { amountOf, conditionHolds } from "./evaluators/index.ts";

/** What a spell's abilities ask of the moment in which it is cast: "if you controlled a Dragon as you cast this spell". */

/** All that they ask, by its data; undefined where they ask nothing. */
export function askedAsCast(game: Game, context: Context): Readonly<Record<string, number>> | undefined {
  let known: Record<string, number> | undefined;
  const know = (of: Condition | Amount, value: number): void => {
    known = { ...known, [JSON.stringify(of)]: value };
  };
  for (const { ability } of characteristicsOf(game, context.self).abilities)
    visitNodes("ability", ability, {
      condition: (one, inside) => {
        if (one.if === "asCast") know(one.of, conditionHolds(game, one.of, context) ? 1 : 0);
        inside();
      },
      amount: (one, inside) => {
        if (one.amount === "asCast") know(one.of, amountOf(game, one.of, context));
        inside();
      },
    });
  return known;
}
