import type { TappedFor } from "../../abilities/events.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { powerOf, toughnessOf } from "../../query/characteristics/characteristics.ts";
import { isAmong } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 702.122c, 702.171b: the power with which a creature crews or saddles, as effects have it. */
export function tappingPower(game: Game, id: ObjectId, what: TappedFor | undefined): number {
  let power = powerOf(game, id);
  for (const { rule, context } of rulesOf(game, "crewsAs")) {
    if (!rule.what.some((one) => one === what) || !isAmong(game, rule.who, id, context)) continue;
    power = rule.as === "toughness" ? toughnessOf(game, id) : power + rule.as;
  }
  return power;
}

/** 702.122b, 702.171c, 702.51c: that these were tapped to crew, saddle or convoke it, or for its teamwork, for what looks for that. */
export const tappedFor = (
  tapped: readonly ObjectId[],
  what: TappedFor,
  other: ObjectId,
  player: Seat,
): readonly GameEvent[] =>
  tapped.map((object) => ({ e: "happened", on: "tapsFor", facts: { object, other, player }, detail: what }));
