import type { Game } from "../../game.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { Seat } from "../../state/ids.ts";
import { rulesOf } from "./layers.ts";

/** 701.16a: this player plays with their hand revealed. */
export const isHandRevealed = (game: Game, seat: Seat): boolean =>
  rulesOf(game, "playWithHandRevealed").some(({ rule, context }) => playersOf(game, rule.who, context).includes(seat));
