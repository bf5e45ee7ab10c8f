import type { Game, Procedure } from "../../game.ts";
import { dryRun } from "../../running/attempt.ts";
import { isPlayer, type Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { onBattlefield } from "../../state/objects.ts";
import { staleEverything } from "../../state/stale.ts";
import type { GameState } from "../../state/state.ts";
import type { ConcurrentTurn, TurnMarker } from "../../state/turn.ts";
import { isCurrent, markerComingTo } from "../../state/turnMarkers.ts";
import { removeFromCombat } from "../applying/outOfCombat.ts";
import { passersBefore } from "./passing.ts";

/** 807.4-5: which of several turns the state speaks of. */

/** What of the state is the current turn's, to be kept with its marker. */
function ownOf(state: GameState): ConcurrentTurn {
  const { stage, turn, stack, combat, planar, turnsToCome, history, lastTurn } = state;
  const { loopWatch, shortcut, shortened, repeated } = state;
  return {
    ...{ stage, turn, stack, turnsToCome, history, lastTurn },
    ...(combat && { combat }),
    ...(planar && { planar }),
    ...(loopWatch && { loopWatch }),
    ...(shortcut && { shortcut }),
    ...(shortened !== undefined && { shortened }),
    ...(repeated && { repeated }),
    passers: stage.at === "action" || stage.at === "priority" ? passersBefore(state, stage) : [],
  };
}

/** The state speaks of that marker's turn from here on; what was of the present one is kept with its own, unless it is removed. */
export function goOnWith(game: Game, to: TurnMarker, removed = false): void {
  if (to.turn === undefined) return;
  const { state, journal } = game;
  const { stage, turn, stack, combat, planar, turnsToCome, history, lastTurn } = to.turn;
  const { loopWatch, shortcut, shortened, repeated } = to.turn;
  const markers = state
    .turnMarkers!.markers.filter((marker) => !(removed && isCurrent(marker)))
    .map((marker): TurnMarker => {
      if (marker.number === to.number) return marked(marker, undefined);
      return isCurrent(marker) ? marked(marker, ownOf(state)) : marker;
    });
  set(journal, state, "turnMarkers", { ...state.turnMarkers!, markers });
  const own = {
    ...{ stage, turn, stack, combat, planar, turnsToCome, history, lastTurn },
    ...{ loopWatch, shortcut, shortened, repeated },
  };
  for (const [key, value] of Object.entries(own)) set(journal, state, key as keyof GameState, value as never);
  staleEverything(game);
  // 506.4: of what fought in it, what left the battlefield meanwhile.
  const fighting = combat?.attackers.flatMap(({ id, defender = id, blockers }) => [id, defender, ...blockers]) ?? [];
  removeFromCombat(
    game,
    fighting.filter((one) => !isPlayer(one) && !onBattlefield(state, one)),
  );
}

const marked = ({ number, removals }: TurnMarker, turn: ConcurrentTurn | undefined): TurnMarker => ({
  number,
  ...(removals !== undefined && { removals }),
  ...(turn && { turn }),
});

/** What `look` finds while the state speaks of that marker's turn. */
export const inTurnOf = <T>(game: Game, marker: TurnMarker | undefined, look: () => T): T =>
  marker?.turn === undefined ? look() : dryRun(game, going(game, marker), look);

function* going(game: Game, marker: TurnMarker): Procedure {
  yield* [];
  goOnWith(game, marker);
}

/**
 * The turn that a player has to do with: one in which they are asked, or that of the marker they have or which comes to them.
 * Of nobody, it is the current one.
 */
export function turnConcerning({ state, execution }: Game, seat: Seat | null): TurnMarker | undefined {
  if (state.turnMarkers === undefined || seat === null) return undefined;
  const asked = execution.pending.filter((decision) => decision.decidedBy === seat);
  const { markers } = state.turnMarkers;
  if (asked.length > 0 && asked.every(({ ask }) => ask !== "priority")) return markers.find(isCurrent);
  const has = (marker: TurnMarker): boolean => {
    const { stage } = marker.turn ?? state;
    return stage.at === "action" && asked.some(({ player }) => player === stage.player);
  };
  const coming = markerComingTo(state, seat);
  return coming !== undefined && has(coming) ? coming : (markers.find(has) ?? coming);
}
