import type { Replacement } from "../../abilities/replacements.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { ReplacementInstance } from "../../runtime.ts";
import { type Entity, isPlayer, type ObjectId } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/**
 * 702.16: whether something is protected from an object that would target, damage, enchant, equip or block it; `attached`: from
 * one that is attached to it already.
 */
export function isProtectedFrom(game: Game, entity: Entity, from: ObjectId, attached = false): boolean {
  if (isPlayer(entity)) {
    return rulesOf(game, "playerProtection").some(
      ({ rule, context }) =>
        playersOf(game, rule.who, context).includes(entity) && matches(game, rule.from, from, context),
    );
  }
  const { keywords, controller } = characteristicsOf(game, entity);
  const protections = keywords.get("protection");
  if (protections === undefined) return false;
  const context: Context = { self: entity, controller };
  return protections.some(
    (p) =>
      "filter" in p &&
      p.filter !== undefined &&
      !(attached && "sparing" in p && p.sparing !== undefined && matches(game, p.sparing, from, context)) &&
      (("everything" in p && p.everything) || matches(game, p.filter, from, context)),
  );
}

const PREVENTED: Replacement = { of: { on: "damage" }, instead: { by: "prevent" } };

/** 702.16e: the prevention effect that protection is. */
export const ofProtection = (game: Game, event: GameEvent): readonly ReplacementInstance[] =>
  event.e === "damage" && isProtectedFrom(game, event.to, event.source)
    ? [
        {
          replacement: PREVENTED,
          context: { self: event.source, controller: controllerOf(game, event.source) },
          key: `protection/${event.to}`,
        },
      ]
    : [];
