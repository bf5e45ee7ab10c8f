import type { Amount } from "../../abilities/amounts.ts";
import { visitNodes } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import type { Mana } from "../../state/player.ts";
import { characteristicsOf } from "../characteristics/characteristics.ts";
import type { Context } from "../context.ts";
import { matches } from "../evaluators/index.ts";
import { type SpentAmount, spentKey } from "./spentKey.ts";

const isOfSources = (one: Exclude<Amount, number>): one is SpentAmount =>
  one.amount === "manaSpent" && one.source !== undefined;

/**
 * 106.3, 107.4h: how much of the mana spent on a spell was produced by what its own abilities ask for, and those of `others`;
 * undefined where nothing is asked.
 */
export function askedOfPayment(
  game: Game,
  context: Context,
  spent: readonly Mana[],
  others: Iterable<SpentAmount>,
): Readonly<Record<string, number>> | undefined {
  let known: Record<string, number> | undefined;
  const isMeant =
    ({ type, source }: SpentAmount) =>
    (mana: Mana): boolean =>
      (type === undefined || mana.type === type) &&
      (source === undefined || (mana.source !== undefined && matches(game, source, mana.source, context)));
  const ask = (one: SpentAmount): void => {
    known = { ...known, [spentKey(one)]: spent.filter(isMeant(one)).length };
  };
  for (const one of others) ask(one);
  for (const { ability } of characteristicsOf(game, context.self).abilities)
    visitNodes("ability", ability, {
      amount: (one, inside) => {
        if (isOfSources(one)) ask(one);
        inside();
      },
    });
  return known;
}
