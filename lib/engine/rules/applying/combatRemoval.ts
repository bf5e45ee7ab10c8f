import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf, isCreature } from "../../query/characteristics/characteristics.ts";
import { protectorOf } from "../../query/combat/combat.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isPlayer } from "../../state/ids.ts";
import { apply } from "./apply.ts";

/**
 * 506.4: what stopped being what it attacks, blocks or is attacked as is removed from combat. Types follow from the
 * layers, so a change is noticed by looking, after whatever happened.
 */
export function noticeTypesInCombat(game: Game): void {
  const { combat } = game.state;
  if (combat === undefined || combat.attackers.length === 0) return;
  const fights = (id: ObjectId): boolean =>
    isCreature(game, id) && (characteristicsOf(game, id).types & TYPE_BIT.battle) === 0;
  for (const { id, defender, blockers } of combat.attackers) {
    if (!fights(id)) apply(game, { e: "removeFromCombat", object: id, as: "attacker" });
    for (const blocker of blockers)
      if (!fights(blocker)) apply(game, { e: "removeFromCombat", object: blocker, as: "blocker" });
    if (defender !== undefined && !isPlayer(defender) && !isStillAttacked(game, defender))
      apply(game, { e: "removeFromCombat", object: defender, as: "attacked" });
  }
}

/** 506.4e: a battle that is just a planeswalker now stays attacked only if its protector controls it. */
function isStillAttacked(game: Game, id: ObjectId): boolean {
  const { types } = characteristicsOf(game, id);
  if ((types & TYPE_BIT.battle) !== 0) return true;
  const protector = protectorOf(game, id);
  return (types & TYPE_BIT.planeswalker) !== 0 && (protector === undefined || protector === controllerOf(game, id));
}
