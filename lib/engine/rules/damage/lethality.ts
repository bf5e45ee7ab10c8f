import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { isAmong } from "../../query/evaluators/index.ts";
import type { ObjectId } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** How much damage is lethal to a creature without any marked on it (704.5g): its toughness, unless an effect says otherwise. */
export function lethalTo(game: Game, creature: ObjectId): number {
  const { power = 0, toughness = 0 } = characteristicsOf(game, creature);
  const byPower = rulesOf(game, "lethalByPower").some(({ rule, context }) =>
    isAmong(game, rule.who, creature, context),
  );
  return byPower ? power : toughness;
}
