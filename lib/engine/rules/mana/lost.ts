import type { ManaType } from "../../../cards/schema.ts";
import type { Game } from "../../game.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { Seat } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 106.4, 614.1a: the type that mana this player would lose becomes instead, where something says so. */
export const lostAs = (game: Game, player: Seat): ManaType | undefined =>
  rulesOf(game, "manaDoesntEmpty").find(
    ({ rule, context }) => rule.becomes !== undefined && playersOf(game, rule.who, context).includes(player),
  )?.rule.becomes;
