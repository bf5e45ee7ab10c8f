import type { Seat } from "../../state/ids.ts";
import { apnap, nextInTurnOrder, previousInTurnOrder } from "../../state/objects.ts";
import { reaches } from "../../state/reach.ts";
import type { Priority, Stage } from "../../state/stage.ts";
import type { GameState } from "../../state/state.ts";
import { nextTurnTeam, turnTeamOf } from "../../state/teams.ts";

/** 117.3d, 117.4, 805.5: who receives priority after whom. Where teams have it, their players are asked one after another. */

const inGame = (state: GameState, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => !state.players[seat]!.lost);

/** The next of a team that has priority, in seating order round from this player. */
function nextOfTeam(state: GameState, seat: Seat): Seat | undefined {
  const team = turnTeamOf(state, seat);
  const at = team.indexOf(seat);
  return inGame(state, [...team.slice(at + 1), ...team.slice(0, at)])[0];
}

/**
 * Who receives priority, in turn order: everybody; 807.5a: of a turn marker's stack only whoever has it, or the controller of
 * something on it, within their range of influence.
 */
function receivers(state: GameState): readonly Seat[] {
  const seats = apnap(state);
  if (!state.options.turnMarkers) return seats;
  const near = [state.turn.active, ...state.stack.map((id) => state.objects[id]!.controller)];
  const within = seats.filter((seat) => near.some((other) => reaches(state, seat, other)));
  return within.length > 0 ? within : seats;
}

/** Whose turn to receive priority it is after, or before, this player's or team's. */
function nextReceiver(state: GameState, seat: Seat, next: (state: GameState, seat: Seat) => Seat): Seat {
  const among = receivers(state);
  let other = next(state, seat);
  while (!among.includes(other) && other !== seat) other = next(state, other);
  return other;
}

/** After a pass; undefined once all have passed in succession (117.4). */
export function afterPass(state: GameState, { player, passes, ofTeam = 0 }: Priority): Stage | undefined {
  if (passes + 1 >= receivers(state).length) return undefined;
  const more = ofTeam + 1 < inGame(state, turnTeamOf(state, player)).length;
  return {
    at: "priority",
    player: more ? nextOfTeam(state, player)! : firstOf(state, nextReceiver(state, player, nextTurnTeam)),
    passes: passes + 1,
    ...(more && { ofTeam: ofTeam + 1 }),
  };
}

/** Who receives priority after whoever has it, in order, if nobody does anything else than pass. */
export function stillToPass(state: GameState): readonly Seat[] {
  const seats: Seat[] = [];
  let stage: Stage | undefined = state.stage;
  while (stage?.at === "action" || stage?.at === "priority") {
    stage = afterPass(state, stage);
    if (stage?.at === "priority") seats.push(stage.player);
  }
  return seats;
}

const firstOf = (state: GameState, seat: Seat): Seat => inGame(state, turnTeamOf(state, seat))[0] ?? seat;

/** Who has passed in succession, the latest first. */
export function passersBefore(state: GameState, { player, passes, ofTeam = 0 }: Priority): readonly Seat[] {
  const team = inGame(state, turnTeamOf(state, player));
  const at = team.indexOf(player);
  const own = at < 0 ? [] : [...team.slice(0, at).reverse(), ...team.slice(at + 1).reverse()].slice(0, ofTeam);
  const others: Seat[] = [];
  let seat = team[0] ?? player;
  while (own.length + others.length < passes) {
    seat = nextReceiver(state, seat, previousInTurnOrder);
    others.push(seat);
  }
  return [...own, ...others];
}

/** 800.4a: after players have left: of those who had passed, who are still in; whoever had priority passes it on. */
export function withoutAbsent(state: GameState, priority: Priority, passers: readonly Seat[]): Stage {
  const still = inGame(state, passers);
  const { player } = priority;
  const team = turnTeamOf(state, player);
  const ofTeam = still.filter((seat) => team.includes(seat)).length;
  const left = inGame(state, team).length > ofTeam;
  const next = state.players[player]!.lost && left ? nextOfTeam(state, player)! : player;
  return { at: "priority", player: next, passes: still.length, ...(ofTeam > 0 && left && { ofTeam }) };
}

/** 800.4a, 800.4j: who has priority where the player it would be is no longer in the game. */
export const receives = (state: GameState, seat: Seat): Seat =>
  state.players[seat]!.lost
    ? (nextOfTeam(state, seat) ?? firstOf(state, nextReceiver(state, seat, nextInTurnOrder)))
    : seat;
