import type { Game } from "../game.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { castingCost } from "./castingCost.ts";
import type { CastOption } from "./castOptions.ts";
import { manaSourcesOf, mostManaFrom } from "./manaSources.ts";
import { costWithHelp } from "./payingHelp.ts";
import { canPayMana } from "./payMana.ts";

/** The greatest X that could be paid for now: more would be refused anyway, so it is not offered. */
export function maximumX(game: Game, player: Seat, spell: ObjectId, option: CastOption): number {
  const sources = manaSourcesOf(game, player);
  const helpless = { generic: 1000, x: 0, symbols: [] };
  const help = helpless.generic - costWithHelp(game, player, spell, helpless).generic;
  const most = mostManaFrom(sources, game.state.players[player]!.mana.length + help);
  const withoutX = { ...option, mana: option.mana && { ...option.mana, x: 0 } };
  const { mana } = castingCost(game, player, spell, withoutX);
  const each = Math.max(1, option.mana?.x ?? 0);
  for (let x = Math.floor(most / each); x > 0; x--) {
    const cost = costWithHelp(game, player, spell, { ...mana, generic: mana.generic + each * x });
    if (canPayMana(game, player, cost, { spell }, [], sources)) return x;
  }
  return 0;
}
