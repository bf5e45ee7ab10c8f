import type { Game } from "../game.ts";
import { TYPE_BIT } from "../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { opponentsOf } from "../state/objects.ts";
import type { Attacker } from "../state/state.ts";
import { characteristicsOf, controllerOf } from "./characteristics.ts";

/** Who attacks whom (506, 508.5). */

export const attackerOf = (game: Game, id: ObjectId): Attacker | undefined =>
  game.state.combat?.attackers.find((attacker) => attacker.id === id);

/** 310.8: a battle's protector. */
export function protectorOf(game: Game, battle: ObjectId): Seat | undefined {
  const chosen = (game.state.objects[battle] ?? game.state.lastKnown[battle]?.object)?.chosen?.player;
  return typeof chosen === "number" ? chosen : undefined;
}

/** 508.5: the player attacked, the controller of the planeswalker, or the protector of the battle (310.8d). */
export function defendingPlayerOf(game: Game, defender: Entity): Seat {
  if (isPlayer(defender)) return defender;
  const protector = protectorOf(game, defender);
  return protector !== undefined && (characteristicsOf(game, defender).types & TYPE_BIT.battle) !== 0
    ? protector
    : controllerOf(game, defender);
}

/** 506.3: only a player in the game, a planeswalker or a battle can be attacked. */
export function canBeAttacked(game: Game, defender: Entity): boolean {
  if (isPlayer(defender)) return !game.state.players[defender]!.lost;
  const object = game.state.objects[defender];
  if (object?.zone !== "battlefield" || object.phasedOut !== undefined) return false;
  return (characteristicsOf(game, defender).types & (TYPE_BIT.planeswalker | TYPE_BIT.battle)) !== 0;
}

/** 506.2, 802.2: what creatures of this player may attack: every opponent, their planeswalkers, the battles they protect. */
export function defendersAgainst(game: Game, attacking: Seat): readonly Entity[] {
  const opponents = opponentsOf(game.state, attacking);
  const attacked = game.state.battlefield.filter(
    (id) => canBeAttacked(game, id) && opponents.includes(defendingPlayerOf(game, id)),
  );
  return [...opponents, ...attacked];
}
