import type { Game } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { compiledFace } from "../characteristics/compiled.ts";

/** 313.6, 902.5: what a player's vanguard adds to the starting and the maximum hand size. */
export const handModifier = (game: Game, player: Seat): number =>
  game.state.command.reduce((total, id) => {
    const own = ownerOf(game.state, id) === player && (game.state.objects[id]?.kind ?? "card") === "card";
    return total + (own ? (compiledFace(game, definitionOf(game.state, id)).printed.handModifier ?? 0) : 0);
  }, 0);

/** 103.5, 103.5a. */
export const startingHandSize = (game: Game, player: Seat): number =>
  Math.max(0, game.state.options.startingHandSize + handModifier(game, player));
