import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { onBattlefield } from "../../state/objects.ts";
import { rulesOf } from "../continuous/layers.ts";
import { propose } from "../events/propose.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** 116.2c: the lasting effects this player could pay to end now. */
export const endableEffects = (game: Game, player: Seat) =>
  rulesOf(game, "mayEnd").filter(
    ({ rule, context }) =>
      onBattlefield(game.state, context.self) &&
      playersOf(game, rule.who, context).includes(player) &&
      canPay(game, player, rule.cost, context),
  );

/** 116.2c: the special action, for the effect that this object's ability made. */
export function* payToEnd(game: Game, player: Seat, source: ObjectId): Procedure {
  const ending = endableEffects(game, player).find(({ context }) => context.self === source);
  if (ending === undefined) throw new Illegal("cannot-end", "You cannot end that effect now.", "116.2c");
  yield* payCosts(game, player, ending.rule.cost, ending.context);
  const effects = game.state.effects.filter(({ id }) => id !== ending.lasting);
  yield* propose(game, { e: "setEffects", effects });
}
