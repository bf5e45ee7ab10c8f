import type { LossReason } from "../../events.ts";
import type { PlayerState } from "../../state/state.ts";
import { cannotLose } from "../applying/possible.ts";
import { isBeatenByCommander } from "../variants/commanders.ts";
import type { Check } from "./check.ts";

/**
 * 704.5a-c, 704.6a-c: no life, a draw from an empty library, ten poison counters, 21 combat damage by one commander. What a
 * team shares each of its players has (704.6a-b).
 */
export const playersLose: Check = (game, events) => {
  const { players, options } = game.state;
  for (const [seat, player] of players.entries()) {
    if (player.lost) continue;
    if (player.drewFromEmpty) events.push({ e: "player", player: seat, change: { drewFromEmpty: undefined } });
    const reasons = [
      ...lossesOf(player, options.poisonToLose ?? 10),
      ...(isBeatenByCommander(game, seat) ? (["commander"] as const) : []),
    ];
    const reason = reasons.find((one) => !cannotLose(game, seat, one));
    if (reason !== undefined) events.push({ e: "lose", player: seat, reason });
  }
};

const lossesOf = (player: PlayerState, poison: number): readonly LossReason[] => [
  ...(player.life <= 0 ? (["life"] as const) : []),
  ...(player.drewFromEmpty ? (["library"] as const) : []),
  ...((player.counters.poison ?? 0) >= poison ? (["poison"] as const) : []),
];
