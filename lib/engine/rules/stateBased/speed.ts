import { characteristicsOf } from "../../query/characteristics.ts";
import type { DelayedTrigger } from "../../state/state.ts";
import type { Check } from "../stateBasedActions.ts";

const MOST = 4;

/**
 * Start your engines!: a player who controls a permanent with it and has no speed gets speed 1, and with it the triggered
 * ability without a source by which opponents' loss of life makes that player faster, once in each of their turns.
 */
export const startEngines: Check = (game, events) => {
  const started = new Set<number>();
  for (const id of game.state.battlefield) {
    const { controller: player, keywords } = characteristicsOf(game, id);
    if (keywords.size === 0 || !keywords.has("start your engines!") || started.has(player)) continue;
    started.add(player);
    if (game.state.players[player]!.speed !== undefined || game.state.players[player]!.lost) continue;
    events.push({ e: "player", player, change: { speed: 1 } }, { e: "delay", trigger: faster(id, player) });
  }
};

const faster = (source: number, controller: number): DelayedTrigger => ({
  when: { on: "loseLife", who: { who: "opponents" } },
  if: {
    if: "and",
    of: [
      { if: "turnOf", who: { who: "you" } },
      {
        if: "compare",
        amount: { amount: "speed", of: { who: "you" } },
        value: { compare: "<", to: MOST },
      },
    ],
  },
  body: { targets: [], effects: [{ do: "gainSpeed", who: { who: "you" } }] },
  source,
  controller,
  once: false,
  oncePerTurn: true,
  notes: {},
  text: "speed",
});
