import type { Game } from "../game.ts";
import { FACET, type Facet } from "./facets.ts";
import type { ObjectId } from "./ids.ts";

/** What a change of the state makes stale of what was worked out from it. */

export function staleEverything(game: Game): void {
  const { held } = game.derived;
  if (held !== undefined) {
    held.stale = true;
    return;
  }
  game.derived.program = undefined;
  game.derived.characteristics.clear();
  game.derived.activatable = undefined;
  game.derived.strays = undefined;
}

/** One object changed in a way nothing but itself looks at, unless an effect in force reads the facet. */
export function staleObject(game: Game, id: ObjectId, facet: Facet): void {
  if (staleFacet(game, facet)) return;
  game.derived.characteristics.delete(id);
  game.derived.activatable = undefined;
}

export function staleFacet(game: Game, facet: Facet): boolean {
  const { program } = game.derived;
  if (program !== undefined && (program.reads & FACET[facet]) === 0) return false;
  staleEverything(game);
  return game.derived.held === undefined;
}
