import type { LossReason } from "../../events.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { PlayerState } from "../../state/state.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isBeatenByCommander } from "../variants/commanders.ts";
import type { Check } from "./check.ts";

/** 704.5a-c, 704.6c: no life, a draw from an empty library, ten poison counters, 21 combat damage by one commander. */
export const playersLose: Check = (game, events) => {
  for (const [seat, player] of game.state.players.entries()) {
    if (player.lost) continue;
    if (player.drewFromEmpty) events.push({ e: "player", player: seat, change: { drewFromEmpty: undefined } });
    const reason = lossOf(player) ?? (isBeatenByCommander(game, seat) ? "commander" : undefined);
    if (reason === undefined) continue;
    const cannot = rulesOf(game, "cantLoseGame").some(({ rule, context }) =>
      playersOf(game, rule.who, context).includes(seat),
    );
    if (!cannot) events.push({ e: "lose", player: seat, reason });
  }
};

function lossOf(player: PlayerState): LossReason | undefined {
  if (player.life <= 0) return "life";
  if (player.drewFromEmpty) return "library";
  return (player.counters.poison ?? 0) >= 10 ? "poison" : undefined;
}
