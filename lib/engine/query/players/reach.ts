import type { Game } from "../../game.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { reaches } from "../../state/reach.ts";
import { characteristicsOf, controllerOf } from "../characteristics/characteristics.ts";
import { protectorOf } from "../combat/combat.ts";
import type { Context } from "../context.ts";
import { faceUpOf, isPlanar } from "./supplementary.ts";

/**
 * 801.2d: whether a player or object is within this player's range of influence: an object by its controller (its owner
 * where nobody controls it, 108.4a), a battle also by its protector.
 */
export function isInReach(game: Game, seat: Seat, entity: Entity): boolean {
  const { state } = game;
  if (state.reach === undefined) return true;
  if (isPlayer(entity)) return reaches(state, seat, entity);
  const controller = controllerOf(game, entity);
  if (reaches(state, seat, controller)) return true;
  if (state.objects[entity]?.zone !== "battlefield") return false;
  if ((characteristicsOf(game, entity).types & TYPE_BIT.battle) === 0) return false;
  const protector = protectorOf(game, entity);
  return protector !== undefined && reaches(state, seat, protector);
}

/**
 * 801.10-11: whether what this ability or effect is of can affect that, or see it; 801.18, 901.13: planes and phenomena always
 * can, but in a Grand Melee.
 */
export const isInReachOf = (
  game: Game,
  { self, controller }: Pick<Context, "self" | "controller">,
  entity: Entity,
): boolean =>
  game.state.reach === undefined ||
  (isPlanar(game, self) && !game.state.options.turnMarkers) ||
  isInReach(game, controller, entity);

/** What is face up of planar decks and can be affected by this player: all of it (901.13), in a Grand Melee what is within range. */
export const planesWithin = (game: Game, seat: Seat): readonly ObjectId[] =>
  faceUpOf(game, "planar").filter((id) => !game.state.options.turnMarkers || isInReach(game, seat, id));
