import type { Game } from "../../game.ts";
import type { CombatRoles } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { Attacker } from "../../state/combat.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { currentOrLastKnown } from "../../state/objects.ts";
import { characteristicsOf, controllerOf } from "../characteristics/characteristics.ts";

/** Who attacks whom (506, 508.5). */

export const attackerOf = (game: Game, id: ObjectId): Attacker | undefined => rolesIn(game)?.attacking.get(id);

/** The attackers that this creature blocks. */
export const blockedBy = (game: Game, blocker: ObjectId): readonly ObjectId[] =>
  rolesIn(game)?.blocking.get(blocker) ?? NONE;

const NONE: readonly ObjectId[] = [];

/** Who attacks and who blocks whom, looked up by creature; the list of attackers is never written into. */
function rolesIn({ state, derived }: Game): CombatRoles | undefined {
  const attackers = state.combat?.attackers;
  if (attackers === undefined) return undefined;
  if (derived.roles?.of === attackers) return derived.roles;
  const attacking = new Map<ObjectId, Attacker>();
  const blocking = new Map<ObjectId, ObjectId[]>();
  for (const attacker of attackers) {
    attacking.set(attacker.id, attacker);
    for (const blocker of attacker.blockers) {
      const blocked = blocking.get(blocker);
      if (blocked === undefined) blocking.set(blocker, [attacker.id]);
      else blocked.push(attacker.id);
    }
  }
  derived.roles = { of: attackers, attacking, blocking };
  return derived.roles;
}

/** 506.5: it is attacking, or blocking, and nothing else is. */
export function isAlone(game: Game, id: ObjectId, as: "attacking" | "blocking"): boolean {
  const roles = rolesIn(game)?.[as];
  return roles?.size === 1 && roles.has(id);
}

/** 310.8: a battle's protector. */
export function protectorOf(game: Game, battle: ObjectId): Seat | undefined {
  const chosen = currentOrLastKnown(game.state, battle)?.chosen?.player;
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

/** Whether that is one of these players, or with `orTheirs` a planeswalker that one of them controls; a battle is neither (310.8d). */
export function isAttackOn(game: Game, attacked: Entity, seats: readonly Seat[], orTheirs: boolean): boolean {
  if (isPlayer(attacked)) return seats.includes(attacked);
  const isPlaneswalker = (characteristicsOf(game, attacked).types & TYPE_BIT.planeswalker) !== 0;
  return orTheirs && isPlaneswalker && seats.includes(controllerOf(game, attacked));
}

/** 506.3: only a player in the game, a planeswalker or a battle can be attacked. */
export function canBeAttacked(game: Game, defender: Entity): boolean {
  if (isPlayer(defender)) return !game.state.players[defender]!.lost;
  const object = game.state.objects[defender];
  if (object?.zone !== "battlefield" || object.phasedOut !== undefined) return false;
  return (characteristicsOf(game, defender).types & (TYPE_BIT.planeswalker | TYPE_BIT.battle)) !== 0;
}
