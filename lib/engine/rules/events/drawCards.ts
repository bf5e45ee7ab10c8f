import type { Cause, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { repeated } from "../../state/numbers.ts";
import { isPossible } from "../applying/possible.ts";
import { isReplaced, replaced } from "../replacement/replacement.ts";
import type { Outcome } from "./perform.ts";
import { propose } from "./propose.ts";

/**
 * 121.2, 121.2a: a player is told to draw so many cards. What speaks of the number modifies the instruction first (616.1g); then
 * they are drawn one at a time. Returns what was drawn, without what was drawn in its place.
 */
export function* drawCards(
  game: Game,
  player: Seat,
  count: number,
  cause?: { readonly cause: Cause },
): Procedure<readonly Outcome[]> {
  const drawn: Outcome[] = [];
  const draw: GameEvent = { e: "draw", player, ...cause };
  for (const told of yield* modified(game, { e: "drawCards", player, count, ...cause }, draw)) {
    if (told.e !== "drawCards") continue;
    for (let i = 0; i < repeated(told.count); i++) drawn.push(...(yield* propose(game, draw)));
  }
  return drawn;
}

/** 614.17c: what can't happen is not replaced. */
function* modified(game: Game, told: GameEvent, draw: GameEvent): Procedure<readonly GameEvent[]> {
  return isReplaced(game, told) && isPossible(game, draw) ? yield* replaced(game, told) : [told];
}
