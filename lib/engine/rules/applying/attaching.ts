import type { Game, Upcalls } from "../../game.ts";
import { enchantsCards } from "../../keywords/spells.ts";
import { characteristicsOf, hasType } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { isAmong, matches } from "../../query/evaluators/index.ts";
import { isInReach } from "../../query/players/reach.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { apnap, exists, onBattlefield } from "../../state/objects.ts";
import { areOpponents } from "../../state/teams.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isProtectedFrom } from "../damage/protection.ts";

/**
 * 303.4, 301.5-6: whether an Aura, Equipment or Fortification can be attached to this; `asCreature`: as though that were a
 * creature (702.6e).
 */
export function canBeAttached(
  game: Game,
  attachment: ObjectId,
  to: Entity,
  controller?: Seat,
  asCreature = false,
): boolean {
  const now = characteristicsOf(game, attachment);
  // 310.9
  if (attachment === to || (now.types & TYPE_BIT.battle) !== 0) return false;
  if (!isPlayer(to) && !exists(game.state, to)) return false;
  // 801.8-9
  if (!isInReach(game, controller ?? now.controller, to)) return false;
  if (isProtectedFrom(game, to, attachment, game.state.objects[attachment]?.attachedTo === to)) return false;
  if (!isPlayer(to) && isClosed(game, attachment, to)) return false;
  if (now.subtypes.includes("Aura")) return isEnchantable(game, attachment, to, controller ?? now.controller);
  if (isPlayer(to) || !onBattlefield(game.state, to) || game.state.objects[to]!.phasedOut !== undefined) return false;
  // 301.5c: an Equipment that is also a creature can't equip, unless it has reconfigure.
  if (now.subtypes.includes("Equipment"))
    return (
      (asCreature || hasType(game, to, "creature")) &&
      (!hasType(game, attachment, "creature") || now.keywords.has("reconfigure"))
    );
  if (now.subtypes.includes("Fortification"))
    return hasType(game, to, "land") && !hasType(game, attachment, "creature");
  return false;
}

/** "Can't be enchanted by other Auras", "can't be equipped": by anything but what says so. */
const isClosed = (game: Game, attachment: ObjectId, to: ObjectId): boolean =>
  rulesOf(game, "cantAttachOthers").some(
    ({ rule, context }) =>
      context.self !== attachment &&
      (rule.kind === undefined || characteristicsOf(game, attachment).subtypes.includes(rule.kind)) &&
      isAmong(game, rule.who, to, context),
  ) ||
  rulesOf(game, "attachesOnlyTo").some(
    ({ rule, context }) => isAmong(game, rule.who, attachment, context) && !matches(game, rule.filter, to, context),
  );

/** 702.5: what its enchant ability allows. An Aura that is also a creature can't enchant (303.4d). */
function isEnchantable(game: Game, aura: ObjectId, to: Entity, controller: Seat): boolean {
  const now = characteristicsOf(game, aura);
  if (onBattlefield(game.state, aura) && hasType(game, aura, "creature")) return false;
  const enchants = now.keywords.get("enchant") ?? [];
  const context: Context = { self: aura, controller };
  return (
    enchants.length > 0 &&
    enchants.every((k) => {
      if (!("filter" in k) || k.filter === undefined) return false;
      const players = "players" in k ? k.players : undefined;
      if (isPlayer(to))
        return (
          players !== undefined &&
          (players === "any" || areOpponents(game.state, controller, to)) &&
          !game.state.players[to]!.lost
        );
      return (
        players === undefined && game.state.objects[to]?.phasedOut === undefined && matches(game, k.filter, to, context)
      );
    })
  );
}

/** Whether this Aura could be attached to that; of what is gone, as it last was (608.2h). */
export const couldEnchant: Upcalls["couldEnchant"] = (game, aura, to, controller) =>
  exists(game.state, to) ? canBeAttached(game, aura, to, controller) : isEnchantable(game, aura, to, controller);

/** Everything an Aura could be attached to now, under this player's control. */
export function hostsFor(game: Game, attachment: ObjectId, controller: Seat, asCreature = false): readonly Entity[] {
  const enchants = characteristicsOf(game, attachment).keywords.get("enchant") ?? [];
  const ofCards = enchants.some((one) => "filter" in one && one.filter !== undefined && enchantsCards(one.filter));
  return [...game.state.battlefield, ...apnap(game.state), ...game.state.players.flatMap((p) => p.graveyard)].filter(
    (to) => {
      if (!isPlayer(to) && !onBattlefield(game.state, to) && !ofCards) return false;
      return canBeAttached(game, attachment, to, controller, asCreature);
    },
  );
}
