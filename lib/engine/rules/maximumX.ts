import type { Game } from "../game.ts";
import type { Context } from "../query/context.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { additionalCosts, castingCost } from "./castingCost.ts";
import type { CastOption } from "./castOptions.ts";
import { canPayOtherCosts } from "./costs.ts";
import { manaSourcesOf, mostManaFrom } from "./manaSources.ts";
import { costWithHelp } from "./payingHelp.ts";
import { canPayMana } from "./payMana.ts";

/** Where X is only in other costs, as in "discard X cards", it is looked for from here downwards. */
const MOST_WITHOUT_MANA = 100;

/** The greatest X that could be paid for now: more would be refused anyway, so it is not offered. */
export function maximumX(game: Game, player: Seat, spell: ObjectId, option: CastOption): number {
  const sources = manaSourcesOf(game, player);
  const helpless = { generic: 1000, x: 0, symbols: [] };
  const help = helpless.generic - costWithHelp(game, player, spell, helpless).generic;
  const most = mostManaFrom(sources, game.state.players[player]!.mana.length + help);
  const withoutX = { ...option, mana: option.mana && { ...option.mana, x: 0 } };
  const { mana } = castingCost(game, player, spell, withoutX);
  const inMana = option.mana?.x ?? 0;
  const others = [...option.costs, ...additionalCosts(game, player, spell).flat()].filter(
    (cost) => cost.pay !== "mana",
  );
  const context: Context = { self: spell, controller: player, onStack: spell };
  for (let x = inMana > 0 ? Math.floor(most / inMana) : MOST_WITHOUT_MANA; x > 0; x--) {
    if (others.length > 0 && !canPayOtherCosts(game, player, others, { ...context, x })) continue;
    if (inMana === 0) return x;
    const cost = costWithHelp(game, player, spell, { ...mana, generic: mana.generic + inMana * x });
    if (canPayMana(game, player, cost, { spell }, [], sources)) return x;
  }
  return 0;
}
