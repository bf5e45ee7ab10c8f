import type { Game } from "../../game.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { nextInTurnOrder, previousInTurnOrder } from "../../state/objects.ts";
import { reaches } from "../../state/reach.ts";
import type { GameState } from "../../state/state.ts";
import { opponentsOf } from "../../state/teams.ts";
import { isInReach } from "../players/reach.ts";
import { canBeAttacked, defendingPlayerOf } from "./combat.ts";

/** Whom creatures of a player may attack at all (506.2, 801.3, 802, 803). */

/** 506.2a: the opponents who are, or could be chosen as, defending players while this player attacks. */
export function defendingPlayersAgainst(state: GameState, attacking: Seat): readonly Seat[] {
  const { attack = "multiple", attackNeighbors = false } = state.options;
  const opponents = opponentsOf(state, attacking).filter((seat) => reaches(state, attacking, seat));
  if (attack === "multiple" && !attackNeighbors) return opponents;
  const left = nextInTurnOrder(state, attacking);
  const right = previousInTurnOrder(state, attacking);
  // 803.1: in the next seat, or nobody can be attacked.
  const next = attack === "left" ? [left] : attack === "right" ? [right] : attackNeighbors ? [left, right] : opponents;
  return opponents.filter((seat) => next.includes(seat));
}

/** 506.2, 802.2: what creatures of this player may attack: defending players, their planeswalkers, the battles they protect. */
export function defendersAgainst(game: Game, attacking: Seat): readonly Entity[] {
  const { state } = game;
  const all = defendingPlayersAgainst(state, attacking);
  const players = state.options.attack === "one" ? all.filter((seat) => seat === state.combat?.defending) : all;
  const attacked = state.battlefield.filter(
    (id) => canBeAttacked(game, id) && players.includes(defendingPlayerOf(game, id)) && isInReach(game, attacking, id),
  );
  return [...players, ...attacked];
}
