import type { PriorityAction } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { EXILING, exileToCastLater, exilingsOf } from "../keywords/exiling.ts";
import { isTurnableUp, turnUp } from "../keywords/face-down.ts";
import { Illegal } from "../procedure.ts";
import type { Seat } from "../state/ids.ts";

type Special = Extract<PriorityAction, { act: "special" }>;

const TURN_UP = "turnFaceUp";

/** 116.2b-k: the special actions other than playing a land that this player could take now. */
export function specialActionsFor(game: Game, player: Seat): readonly Special[] {
  const found: Special[] = [];
  for (const object of game.state.battlefield)
    if (isTurnableUp(game, player, object)) found.push({ act: "special", special: TURN_UP, object });
  for (const object of game.state.players[player]!.hand)
    for (const { name } of exilingsOf(game, player, object)) found.push({ act: "special", special: name, object });
  return found;
}

export function* specialAction(game: Game, player: Seat, { special, object }: Special): Procedure {
  if (special === TURN_UP) return yield* turnUp(game, player, object);
  const exiling = EXILING.find(({ name }) => name === special);
  if (exiling === undefined) throw new Illegal("no-such-action", "There is no such action.", "116.2");
  yield* exileToCastLater(game, player, object, exiling);
}
