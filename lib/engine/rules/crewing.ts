import type { Game } from "../game.ts";
import { powerOf, toughnessOf } from "../query/characteristics.ts";
import { objectsOf } from "../query/objects.ts";
import type { ObjectId } from "../state/ids.ts";
import { rulesOf } from "./layers.ts";

/** 702.122c, 702.171b: the power with which a creature crews or saddles, as effects have it. */
export function tappingPower(game: Game, id: ObjectId, what: "crew" | "saddle" | undefined): number {
  let power = powerOf(game, id);
  for (const { rule, context } of rulesOf(game, "crewsAs")) {
    if (what === undefined || !rule.what.includes(what) || !objectsOf(game, rule.who, context).includes(id)) continue;
    power = rule.as === "toughness" ? toughnessOf(game, id) : power + rule.as;
  }
  return power;
}
