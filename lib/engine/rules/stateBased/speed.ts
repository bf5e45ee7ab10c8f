import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { hasKeywordInGame } from "../triggers/remember.ts";
import type { Check } from "./check.ts";

/** Start your engines!: a player who controls a permanent with it and has no speed gets speed 1 (rules/triggers/inherent.ts). */
export const startEngines: Check = (game, events) => {
  if (!hasKeywordInGame(game, "start your engines!")) return;
  const started = new Set<number>();
  for (const id of game.state.battlefield) {
    const { controller: player, keywords } = characteristicsOf(game, id);
    if (keywords.size === 0 || !keywords.has("start your engines!") || started.has(player)) continue;
    started.add(player);
    if (game.state.players[player]!.speed !== undefined || game.state.players[player]!.lost) continue;
    events.push({ e: "player", player, change: { speed: 1 } });
  }
};
