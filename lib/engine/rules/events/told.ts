import type { ToldAct } from "../../abilities/events.ts";
import type { Cause, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { repeated } from "../../state/numbers.ts";
import { isReplaced, replaced } from "../replacement/replacement.ts";

/**
 * 614.1a: a player is told to do so much of something, or an object to do it so often. Returns how much of it is left to be
 * done after what effects do to it or in its place.
 */
export function* told(
  game: Game,
  act: ToldAct,
  player: Seat,
  count: number,
  more: { readonly cause?: Cause; readonly object?: ObjectId } = {},
): Procedure<number> {
  const event: GameEvent = { e: "told", act, player, count, ...more };
  if (count <= 0 || !isReplaced(game, event)) return count;
  let left = 0;
  for (const one of yield* replaced(game, event)) if (one.e === "told") left += one.count;
  return repeated(left);
}
