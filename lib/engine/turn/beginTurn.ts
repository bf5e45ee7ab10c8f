import { sameData } from "../abilities/visit.ts";
import type { Game, Procedure } from "../game.ts";
import { playersOf } from "../query/evaluators/index.ts";
import { newPlanarController } from "../rules/cardTypes/planes.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { endEffects } from "../rules/events/endEffects.ts";
import { propose } from "../rules/events/propose.ts";
import type { GameObject } from "../state/gameObject.ts";
import type { LastKnown } from "../state/history.ts";
import type { Entity, ObjectId, Seat } from "../state/ids.ts";
import { push, set } from "../state/journal.ts";
import { NO_TURN, turnOf } from "../state/layout.ts";
import { rangesOf } from "../state/reach.ts";
import type { Stage } from "../state/stage.ts";
import { staleEverything, staleFacet } from "../state/stale.ts";
import type { GameState } from "../state/state.ts";
import { STEPS_OF_TURN } from "../state/steps.ts";
import { nextTurnTeam, primaryOf, turnTeamOf } from "../state/teams.ts";
import type { ExtraTurn } from "../state/turn.ts";
import { latestTurn, otherTurns, seatsOfTurn } from "../state/turnMarkers.ts";
import { runEffects } from "../upcalls.ts";
import { handOutMarkers } from "./turnMarkers.ts";

/** 500.7, 102.1: whose turn it is now: an extra turn, the most recently created first, or the next player's. */
export function* beginTurn(game: Game): Procedure<Stage> {
  const { state, journal } = game;
  if (state.turn.number === 0) handOutMarkers(game);
  const regular = state.turn.number === 0 ? state.turn.active : nextTurnTeam(state, lastRegular(game));
  const extra = takeExtraTurn(game, regular);
  const due = extra?.player ?? regular;
  const player = primaryOf(state, due);
  // 800.4k, 614.10: nobody who has left takes a turn.
  if (player === undefined || (extra !== undefined && skipsExtraTurns(game, player)) || skipsTurn(game, player)) {
    if (extra === undefined) passOver(game, due);
    return { at: "beginTurn" };
  }
  const team = turnTeamOf(state, player);
  const isFirst = state.turn.number === 0;
  const number = latestTurn(state) + 1;
  const absent = extra === undefined && !isFirst ? absentBetween(state, lastRegular(game), player) : [];
  rememberAttacks(game);
  set(
    journal,
    state,
    "turn",
    turnOf({
      ...NO_TURN,
      number,
      active: player,
      phase: "beginning",
      step: "untap",
      toCome: STEPS_OF_TURN,
      begun: [],
      combats: 0,
      mains: 0,
      regular: extra === undefined ? player : lastRegular(game),
      previous: isFirst ? undefined : state.turn.active,
      extra: extra === undefined ? undefined : true,
    }),
  );
  const seats = seatsOfTurn(state);
  for (const seat of seats) {
    const one = state.players[seat]!;
    if (one.controlledBy !== undefined) set(journal, one, "controlledBy", undefined);
    if (one.landsPlayed > 0) set(journal, one, "landsPlayed", 0);
  }
  for (const seat of team) {
    const one = state.players[seat]!;
    for (let extra = one.extraNext ?? 0; extra > 0; extra--) push(journal, state.turnsToCome, { player: seat });
    if (one.extraNext !== undefined) set(journal, one, "extraNext", undefined);
    if (one.turnBegan > 0) set(journal, one, "previousTurn", one.turnBegan);
    set(journal, one, "turnBegan", number);
    set(journal, one, "turnsTaken", (one.turnsTaken ?? 0) + 1);
    if (one.controlNext === undefined) continue;
    // 720.1
    set(journal, one, "controlledBy", one.controlNext);
    set(journal, one, "controlNext", undefined);
  }
  beginReach(game);
  set(journal, state, "lastTurn", state.history);
  set(journal, state, "history", []);
  const objects = Object.values(state.objects);
  set(journal, state, "lastKnown", stillReferred(state, objects));
  for (const object of objects) if (seats.includes(object.controller)) forgetUses(game, object);
  for (const id of state.battlefield) for (const seat of team) endGoading(game, state.objects[id]!, seat);
  for (const id of state.battlefield) awaitUntapOf(game, state.objects[id]!, absent, player);
  yield* endEffects(
    game,
    (until) =>
      number > ("after" in until ? until.after : number) &&
      ((until.at === "turnOf" && team.includes(until.player)) || ("player" in until && absent.includes(until.player))),
  );
  staleFacet(game, "turn");
  staleFacet(game, "history");
  yield* newPlanarController(game, player);
  yield* propose(game, { e: "beginTurn", player, extra: extra !== undefined });
  if (extra?.said !== undefined) yield* runEffects(game, extra.said, extra.said.effects);
  return { at: "beginStep" };
}

/** 500.7: the extra turn that comes now; 807.4i-j: before a player's next turn, those that waited for it. */
function takeExtraTurn({ state, journal }: Game, regular: Seat): ExtraTurn | undefined {
  const extra = state.turnsToCome.at(-1);
  if (extra !== undefined) {
    set(journal, state, "turnsToCome", state.turnsToCome.slice(0, -1));
    return extra;
  }
  const one = state.players[regular]!;
  const { extraBefore } = one;
  if (extraBefore === undefined || one.lost) return undefined;
  set(journal, one, "extraBefore", extraBefore.length > 1 ? extraBefore.slice(0, -1) : undefined);
  return extraBefore.at(-1);
}

/** Whom those whose turn is over attacked in it, until their next is over too. */
function rememberAttacks({ state, journal }: Game): void {
  if (state.turn.number === 0) return;
  const { attackers } = state.turn;
  for (const seat of turnTeamOf(state, state.turn.active)) {
    const attacked = new Set(state.turn.attacked?.flatMap(({ by, whom }) => (by === seat ? [whom] : [])));
    const player = state.players[seat]!;
    if (attacked.size > 0 || player.attackedLast !== undefined)
      set(journal, player, "attackedLast", attacked.size > 0 ? [...attacked] : undefined);
    if (attackers !== player.attackersLast) set(journal, player, "attackersLast", attackers);
  }
}

/** 801.2c: who has left takes no seat any more, so that others come within range. */
function beginReach(game: Game): void {
  const { state, journal } = game;
  const reach = rangesOf(state);
  if (reach === undefined || sameData(reach, state.reach)) return;
  set(journal, state, "reach", reach);
  staleEverything(game);
}

/** The turn that would be this player's does not begin: the next regular one is the next player's. */
function passOver({ state, journal }: Game, player: Seat): void {
  set(journal, state.turn, "regular", player);
  // 103.8: nobody has had a turn yet, so that another player has the first.
  if (state.turn.number === 0) set(journal, state.turn, "active", nextTurnTeam(state, player));
}

/**
 * What left in earlier turns is forgotten, unless an effect, a delayed trigger or a look back at the last turn may still
 * ask about it (608.2h).
 */
function stillReferred(state: GameState, objects: readonly GameObject[]): GameState["lastKnown"] {
  const kept: Record<ObjectId, LastKnown> = {};
  const keep = (ids: readonly Entity[]): void => {
    for (const id of ids) {
      const known = state.lastKnown[id];
      if (known !== undefined) kept[id] = known;
    }
  };
  for (const { source, notes, targets, event } of [...state.delayed, ...state.effects]) {
    keep([source, ...(targets ?? []).flat(), ...(event?.objects ?? []), event?.object ?? source]);
    for (const note of Object.values(notes ?? {})) keep(note.entities);
  }
  for (const { madeBy, linked } of objects) {
    if (madeBy !== undefined) keep([madeBy]);
    // 607: what an object remembers may have gone since.
    for (const ids of Object.values(linked ?? {})) keep(ids);
  }
  for (const id of otherTurns(state).flatMap(({ stack }) => stack)) {
    const { source = id, targets = [], event, notes } = state.objects[id]!;
    keep([source, ...targets.flat(), ...(event?.objects ?? []), event?.object ?? source]);
    for (const note of Object.values(notes ?? {})) keep(note.entities);
  }
  const remembered = [
    ...state.lastTurn,
    ...otherTurns(state).flatMap(({ history, lastTurn }) => [...history, ...lastTurn]),
  ];
  for (const { facts } of remembered) keep([facts.object, facts.other].filter((id) => id !== undefined));
  return kept;
}

/** 800.4m: players who have left, whose turns would have begun between those of these two. */
function absentBetween(state: GameState, last: Seat, next: Seat): readonly Seat[] {
  const absent: Seat[] = [];
  for (let seat = (last + 1) % state.players.length; seat !== next; seat = (seat + 1) % state.players.length)
    if (state.players[seat]!.lost) absent.push(seat);
  return absent;
}

const lastRegular = (game: Game): number => game.state.turn.regular;

/** 614.10: an effect says that extra turns of theirs do not begin. */
const skipsExtraTurns = (game: Game, player: Seat): boolean =>
  rulesOf(game, "skipExtraTurns").some(({ rule, context }) =>
    playersOf(game, rule.who, context).some((seat) => turnTeamOf(game.state, player).includes(seat)),
  );

/** 614.10, 805.8: one turn that this player, or one of the team, was told to skip is skipped now. */
function skipsTurn({ state, journal }: Game, player: Seat): boolean {
  const told = turnTeamOf(state, player).find((seat) => state.players[seat]!.skips?.includes("turn"));
  if (told === undefined) return false;
  const { skips = [] } = state.players[told]!;
  set(journal, state.players[told]!, "skips", skips.toSpliced(skips.indexOf("turn"), 1));
  return true;
}

/** 701.38a: goaded until that player's next turn. */
function endGoading(game: Game, object: GameObject, player: number): void {
  const mark = `goaded:${player}`;
  if (!object.marks?.includes(mark)) return;
  const marks = object.marks.filter((other) => other !== mark);
  set(game.journal, object, "marks", marks.length > 0 ? marks : undefined);
}

/** 702.26n: what phased out under one whose turn would have begun phases in with the next untap step. */
function awaitUntapOf({ journal }: Game, object: GameObject, absent: readonly Seat[], player: Seat): void {
  if (object.phasedOutUnder !== undefined && absent.includes(object.phasedOutUnder))
    set(journal, object, "phasedOutUnder", player);
}

/** Counts of this turn start anew; what counts for ever stays. */
function forgetUses(game: Game, object: GameObject): void {
  if (object.uses === undefined) return;
  const kept = Object.fromEntries(Object.entries(object.uses).filter(([key]) => key.startsWith("once:")));
  set(game.journal, object, "uses", Object.keys(kept).length > 0 ? kept : undefined);
}
