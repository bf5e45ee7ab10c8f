import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { resumable } from "../procedure.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { Seat } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import { apnap } from "../state/objects.ts";
import type { Stage } from "../state/state.ts";
import { drawHand, mulligans } from "./mulligans.ts";
import { openingHands } from "./openingHands.ts";

/** 103: starting the game. */
export function* startGame(game: Game): Procedure<Stage> {
  const { state } = game;
  const seats = state.players.map((_, seat) => seat);
  // 103.1, 103.3: who plays first, then everybody shuffles.
  const first = state.options.startingPlayer ?? randomBelow(game, "first", seats.length);
  set(game.journal, state.turn, "active", first);
  yield* proposeAll(
    game,
    seats.map((player): GameEvent => ({ e: "shuffle", player })),
  );
  // 103.5
  for (const player of apnap(state)) yield* drawHand(game, player);
  if (state.options.mulligans) yield* mulligans(game, { deciding: apnap(state), keeping: [], again: [] });
  return yield* beforeFirstTurn(game, apnap(state));
}

/** 103.6: the players who have still to take actions with their opening hands, then the first turn. */
export function* beforeFirstTurn(game: Game, players: readonly Seat[]): Procedure<Stage> {
  yield* openingHands(game, players, (left) => resumable(game, { at: "openingHands", players: left }));
  return { at: "beginTurn" };
}
