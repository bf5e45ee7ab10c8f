import type { LossReason } from "../../events.ts";
import type { Game } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { cannotLose } from "../applying/possible.ts";
import { isBeatenByCommander } from "../variants/commanders.ts";
import type { Check } from "./check.ts";

/**
 * 704.5a-c, 704.6a-c: no life, a draw from an empty library, ten poison counters, 21 combat damage by one commander. What a
 * team shares each of its players has (704.6a-b).
 */
export const playersLose: Check = (game, events) => {
  const { players } = game.state;
  for (const [seat, player] of players.entries()) {
    if (player.lost) continue;
    if (player.drewFromEmpty) events.push({ e: "player", player: seat, change: { drewFromEmpty: undefined } });
    const reason = REASONS.find((one) => isMet(game, seat, one) && !cannotLose(game, seat, one));
    if (reason !== undefined) events.push({ e: "lose", player: seat, reason });
  }
};

const REASONS = ["life", "library", "poison", "commander"] as const satisfies readonly LossReason[];

function isMet(game: Game, seat: Seat, reason: (typeof REASONS)[number]): boolean {
  const { life, drewFromEmpty, counters } = game.state.players[seat]!;
  switch (reason) {
    case "life":
      return life <= 0;
    case "library":
      return drewFromEmpty === true;
    case "poison":
      return (counters.poison ?? 0) >= (game.state.options.poisonToLose ?? 10);
    case "commander":
      return isBeatenByCommander(game, seat);
  }
}
