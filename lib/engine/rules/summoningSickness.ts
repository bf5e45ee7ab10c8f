import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import { objectsOf } from "../query/objects.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { ObjectId } from "../state/ids.ts";
import { rulesOf } from "./layers.ts";

/** 302.6: a creature that has not been under its controller's control since that player's turn began. */
export function isSummoningSick(game: Game, id: ObjectId): boolean {
  const now = characteristicsOf(game, id);
  if ((now.types & TYPE_BIT.creature) === 0 || now.keywords.has("haste")) return false;
  return (game.state.objects[id]?.since ?? -1) >= game.state.players[now.controller]!.turnBegan;
}

/** 702.10c and the like: it may use {T} and {Q} although it is. */
export const mayUseTapCosts = (game: Game, id: ObjectId): boolean =>
  !isSummoningSick(game, id) ||
  rulesOf(game, "hasteForAbilities").some(({ rule, context }) => objectsOf(game, rule.who, context).includes(id));
