import type { Game } from "../../game.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 121.1: an effect says from where. */
export const drawsFromBottom = (game: Game, player: Seat): boolean =>
  rulesOf(game, "drawFromBottom").some(({ rule, context }) => playersOf(game, rule.who, context).includes(player));

export const hasDrawnThisTurn = ({ state }: Game, player: Seat): boolean =>
  state.history.some((entry) => entry.on === "draw" && entry.facts.player === player);

/** Whether an effect says that this player reveals what they draw now. */
export const mustReveal = (game: Game, player: Seat): boolean =>
  game.state.turn.number > 0 &&
  rulesOf(game, "revealFirstDraw").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) &&
      (rule.during !== "ownTurn" || isActive(game.state, player)),
  ) &&
  !hasDrawnThisTurn(game, player);
