import { isOfLand, type Keyword } from "../../abilities/keywords.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, isAmong, matches, matching, playersOf } from "../../query/evaluators/index.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { isProtectedFrom } from "../../rules/damage/protection.ts";
import { COLOR_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";

/** Whether one creature could block one attacker, were there no others. */

export const blocksAsThough = (
  game: Game,
  id: ObjectId,
  ignoring: "flying" | "shadow" | "landwalk" | "untapped",
  attacker?: ObjectId,
  walk?: Keyword,
): boolean =>
  rulesOf(game, "blockAsThough").some(
    ({ rule, context }) =>
      rule.ignoring === ignoring &&
      isAmong(game, rule.who, id, context) &&
      (rule.attacker === undefined || (attacker !== undefined && matches(game, rule.attacker, attacker, context))) &&
      (rule.land === undefined || (walk !== undefined && isOfLand(walk, rule.land))),
  );

/** 509.1b with the evasion abilities (702.9 flying, 702.13 intimidate, 702.14 landwalk, 702.28 shadow ...). */
export const mayBlock = (game: Game, blocker: ObjectId, attacker: ObjectId): boolean =>
  whyNotBlocked(game, blocker, attacker) === undefined;

/** The rule by which one creature cannot block one attacker. */
export function whyNotBlocked(game: Game, blocker: ObjectId, attacker: ObjectId): string | undefined {
  const b = characteristicsOf(game, blocker);
  const a = characteristicsOf(game, attacker);
  const { keywords } = a;
  if (
    keywords.has("flying") &&
    !b.keywords.has("flying") &&
    !b.keywords.has("reach") &&
    !blocksAsThough(game, blocker, "flying", attacker)
  )
    return "702.9b";
  if (
    keywords.has("shadow") !== b.keywords.has("shadow") &&
    !(keywords.has("shadow") && blocksAsThough(game, blocker, "shadow", attacker))
  )
    return "702.28b";
  if (keywords.has("horsemanship") && !b.keywords.has("horsemanship")) return "702.31b";
  const artifact = (b.types & TYPE_BIT.artifact) !== 0;
  if (keywords.has("fear") && !artifact && (b.colors & COLOR_BIT.B) === 0) return "702.36b";
  if (keywords.has("intimidate") && !artifact && (b.colors & a.colors) === 0) return "702.13b";
  if (keywords.has("skulk") && (b.power ?? 0) > (a.power ?? 0)) return "702.118b";
  if (b.keywords.has("decayed")) return "702.147a";
  if (isProtectedFrom(game, attacker, blocker)) return "702.16f";
  const own: Context = { self: attacker, controller: a.controller };
  for (const walk of keywords.get("landwalk") ?? []) {
    if (!("filter" in walk) || walk.filter === undefined) continue;
    if (blocksAsThough(game, blocker, "landwalk", attacker, walk)) continue;
    const lands = matching(
      game,
      { is: "and", of: [{ is: "type", type: "land" }, walk.filter] },
      "battlefield",
      undefined,
      own,
    );
    if (lands.some((land) => characteristicsOf(game, land).controller === b.controller)) return "702.14c";
  }
  for (const { rule, context } of rulesOf(game, "cantBlock")) {
    if (!isAmong(game, rule.who, blocker, context)) continue;
    if (rule.attacker !== undefined && !matches(game, rule.attacker, attacker, context)) continue;
    if (rule.unless === undefined || !conditionHolds(game, rule.unless, context)) return "509.1b";
  }
  for (const { rule, context } of rulesOf(game, "cantBeBlocked")) {
    if (!isAmong(game, rule.who, attacker, context)) continue;
    if (rule.defender !== undefined && !playersOf(game, rule.defender, context).includes(b.controller)) continue;
    if (rule.by === undefined || matches(game, rule.by, blocker, { ...context, current: attacker })) return "509.1b";
  }
  const isExcepted = rulesOf(game, "cantBeBlockedExceptBy").some(
    ({ rule, context }) =>
      isAmong(game, rule.who, attacker, context) && !matches(game, rule.by, blocker, { ...context, current: attacker }),
  );
  return isExcepted ? "509.1b" : undefined;
}
