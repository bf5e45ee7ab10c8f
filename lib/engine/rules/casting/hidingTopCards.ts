import type { Game, Procedure } from "../../game.ts";
import { during } from "../../scope.ts";

/**
 * 401.5: until the spell is cast, the ability activated or the special action taken, nobody sees what has become the top
 * card of a library meanwhile.
 */
export function hidingTopCards<T>(game: Game, act: Procedure<T>): Procedure<T> {
  if (game.execution.scope.tops !== undefined) return act;
  const tops = game.state.players.map(({ library }) => library.at(-1));
  return during(game, { ...game.execution.scope, tops }, act);
}
