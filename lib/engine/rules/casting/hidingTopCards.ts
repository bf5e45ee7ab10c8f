import type { Game, Procedure } from "../../game.ts";

/**
 * 401.5: until the spell is cast, the ability activated or the special action taken, nobody sees what has become the top
 * card of a library meanwhile.
 */
export function* hidingTopCards<T>(game: Game, act: Procedure<T>): Procedure<T> {
  const { execution, state } = game;
  if (execution.tops !== undefined) return yield* act;
  execution.tops = state.players.map(({ library }) => library.at(-1));
  try {
    return yield* act;
  } finally {
    execution.tops = undefined;
  }
}
