import type { Game } from "../../game.ts";
import { isSummoningSick } from "../../query/characteristics/characteristics.ts";
import { isAmong } from "../../query/evaluators/index.ts";
import type { ObjectId } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 702.10c and the like: it may use {T} and {Q} although it is. */
export const mayUseTapCosts = (game: Game, id: ObjectId): boolean =>
  !isSummoningSick(game, id) ||
  rulesOf(game, "hasteForAbilities").some(({ rule, context }) => isAmong(game, rule.who, id, context));
