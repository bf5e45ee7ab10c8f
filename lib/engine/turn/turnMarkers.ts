import type { Game } from "../game.ts";
import { goOnWith } from "../rules/priority/concurrentTurns.ts";
import { withoutAbsent } from "../rules/priority/passing.ts";
import type { Seat } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import { NO_TURN, turnOf } from "../state/layout.ts";
import { apnap } from "../state/objects.ts";
import type { Stage } from "../state/stage.ts";
import type { GameState } from "../state/state.ts";
import type { ConcurrentTurn, ExtraTurn, TurnMarker } from "../state/turn.ts";
import {
  canGoOn,
  excessMarkers,
  holderOf,
  isBetweenTurns,
  isCurrent,
  isTooCloseOnRight,
  markerOnRight,
  SEATS_OF_A_TURN,
  wantedMarkers,
} from "../state/turnMarkers.ts";

/** 807.4: turn markers are handed out, passed on and removed, and each turn is gone on with until somebody is asked. */

/** 807.4a-b: as the game begins; a game with one turn marker needs none. */
export function handOutMarkers({ state, journal }: Game): void {
  const seats = apnap(state);
  const count = wantedMarkers(seats.length);
  if (!state.options.turnMarkers || count < 2 || state.turnMarkers !== undefined) return;
  const markers = Array.from({ length: count }, (_, number): TurnMarker => {
    const player = seats[number * SEATS_OF_A_TURN]!;
    return number === 0 ? { number } : { number, turn: notBegun(state, player) };
  });
  set(journal, state, "turnMarkers", { markers, seated: seats });
}

const notBegun = ({ planar }: GameState, player: Seat): ConcurrentTurn => ({
  stage: { at: "beginTurn" },
  turn: turnOf({ ...NO_TURN, active: player, regular: player }),
  ...{ stack: [], turnsToCome: [], history: [], lastTurn: [], passers: [] },
  ...(planar && { planar: { controller: player, rolls: {} } }),
});

/** 807.4c, 807.4i: a turn is over; its marker is passed on, or kept for an extra turn unless another one is too close on the right. */
export function turnEnded(game: Game): Stage {
  const { state, journal } = game;
  const current = state.turnMarkers?.markers.find(isCurrent);
  const extra = state.turnsToCome.at(-1);
  if (current !== undefined && extra !== undefined && isTooCloseOnRight(state, current, extra.player)) {
    takeBeforeNext(game, state.turnsToCome);
    set(journal, state, "turnsToCome", []);
  }
  return { at: "beginTurn" };
}

/** 807.4i-j: these extra turns come immediately before the players' next turns. */
function takeBeforeNext({ state, journal }: Game, turns: readonly ExtraTurn[]): void {
  for (const turn of turns) {
    const one = state.players[turn.player]!;
    set(journal, one, "extraBefore", [...(one.extraBefore ?? []), turn]);
  }
}

/** Before anything goes on: markers that are too many are gone, and the turn is one that can go on, while there is one. */
export function chooseTurn(game: Game): void {
  if (game.state.turnMarkers === undefined) return;
  noticeAbsent(game);
  removeMarkers(game);
  const { state } = game;
  if (state.turnMarkers === undefined) return;
  const { markers } = state.turnMarkers;
  const current = markers.find(isCurrent)!;
  if (canGoOn(state, current)) return;
  const isAsking = ({ turn }: TurnMarker): boolean => (turn ?? state).stage.at === "action";
  const next =
    markers.find((marker) => canGoOn(state, marker)) ?? (isAsking(current) ? current : markers.find(isAsking));
  if (next !== undefined) goOnWith(game, next);
}

/** 807.4e-f: players have left: as many markers as are too many are designated for removal. In other turns they pass no more. */
function noticeAbsent({ state, journal }: Game): void {
  const { markers, seated } = state.turnMarkers!;
  const left = seated.filter((seat) => state.players[seat]!.lost);
  if (left.length === 0) return;
  const still = seated.filter((seat) => !left.includes(seat));
  const removals = new Map(markers.map(({ number, removals = 0 }) => [number, removals]));
  for (let excess = excessMarkers(state); excess > 0; excess--) {
    const candidates = left.flatMap((seat) => markerOnRight(state, seat)?.number ?? []);
    const designated = Math.min(...candidates);
    removals.set(designated, removals.get(designated)! + 1);
  }
  const now = markers.map(({ number, turn }): TurnMarker => {
    const times = removals.get(number)!;
    return { number, ...(times > 0 && { removals: times }), ...(turn && { turn: withoutPlayers(state, turn) }) };
  });
  set(journal, state, "turnMarkers", { markers: now, seated: still });
}

/** 800.4a: of those who have passed in a turn only those who are still in the game; whoever has priority is looked for again. */
function withoutPlayers(state: GameState, turn: ConcurrentTurn): ConcurrentTurn {
  const { stage, passers } = turn;
  if (stage.at !== "action" && stage.at !== "priority") return turn;
  return {
    ...turn,
    stage: withoutAbsent(state, stage, passers),
    passers: passers.filter((seat) => !state.players[seat]!.lost),
  };
}

/** 807.4g: a marker designated for removal goes as soon as nobody takes a turn with it. */
function removeMarkers(game: Game): void {
  const { state, journal } = game;
  for (;;) {
    const markers = state.turnMarkers?.markers ?? [];
    const marker = markers.find((one) => one.removals !== undefined && isBetweenTurns(one.turn ?? state));
    if (marker === undefined) return;
    const right = markerOnRight(state, holderOf(state, marker), marker)!;
    const more = (right.removals ?? 0) + marker.removals! - 1;
    takeBeforeNext(game, (marker.turn ?? state).turnsToCome);
    const heir: TurnMarker = {
      number: right.number,
      ...(more > 0 && { removals: more }),
      ...(right.turn && { turn: right.turn }),
    };
    const others = markers.filter(({ number }) => number !== marker.number);
    const now = others.map((one) => (one.number === right.number ? heir : one));
    set(journal, state, "turnMarkers", {
      ...state.turnMarkers!,
      markers: [...now, ...(isCurrent(marker) ? [marker] : [])],
    });
    if (isCurrent(marker)) goOnWith(game, now[0]!, true);
    // The last one is an ordinary game's turn.
    if (now.length === 1) set(journal, state, "turnMarkers", undefined);
  }
}
