import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { defendingPlayersAgainst } from "../../query/combat/defending.ts";
import { propose } from "../../rules/events/propose.ts";

/** 507.1, 703.4h: where the opponents do not all become defending players, the active player chooses one of them. */
export function* chooseDefendingPlayer(game: Game): Procedure {
  if (game.state.options.attack !== "one") return;
  const { active } = game.state.turn;
  const from = defendingPlayersAgainst(game.state, active);
  if (from.length === 0) return;
  let player = from[0]!;
  if (from.length > 1) {
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player: active,
      about: "defendingPlayer",
      from,
      min: 1,
      max: 1,
    });
    player = chosen[0]!;
  }
  yield* propose(game, { e: "defendingPlayer", player });
}
