import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** What is chosen as a cost is paid (601.2h). */

/** One of these, asked where there are several. */
export function* chooseOne(
  game: Game,
  player: Seat,
  from: readonly ObjectId[],
  context: Context,
): Procedure<readonly ObjectId[]> {
  const [only] = from;
  if (only === undefined || from.length === 1) {
    if (only !== undefined) leaveUnasked(game, player, { why: "only", about: "cost", object: only });
    return from;
  }
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "cost",
    from,
    min: 1,
    max: 1,
    source: context.self,
  });
  return chosen;
}
