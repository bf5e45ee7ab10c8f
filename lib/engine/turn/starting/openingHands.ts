import type { Game, Procedure } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { apnap } from "../../state/objects.ts";
import { hasHandActions, takeHandActions } from "./handActions.ts";

/** 103.6: from the starting player on, each takes such actions with cards of the opening hand, in the order chosen. */
export function* openingHands(
  game: Game,
  players: readonly Seat[] = apnap(game.state),
  /** Told, before each of them, who has still to do so. */
  before?: (left: readonly Seat[]) => void,
): Procedure {
  for (const [at, player] of players.entries()) {
    if (game.state.players[player]!.lost || !hasHandActions(game, player, "openingHand")) continue;
    before?.(players.slice(at));
    yield* takeHandActions(game, player, "openingHand");
  }
}
