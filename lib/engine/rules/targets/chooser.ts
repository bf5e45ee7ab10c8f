import type { Players } from "../../abilities/references.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { Seat } from "../../state/ids.ts";

/** 601.6a, 602.3a: which player makes a choice the controller would usually make: of several, the controller says. */
export function* chooser(game: Game, who: Players, context: Context): Procedure<Seat> {
  const seats = playersOf(game, who.who === "chosen" ? who.from : who, context);
  if (seats.length < 2) return seats[0] ?? context.controller;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player: context.controller,
    about: "player",
    from: seats,
    min: 1,
    max: 1,
    source: context.onStack ?? context.self,
  });
  return chosen[0]!;
}
