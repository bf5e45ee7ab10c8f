import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { onBattlefield } from "../../state/objects.ts";
import { ignores, rulesOf } from "../continuous/layers.ts";
import { propose } from "../events/propose.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** 116.2d: the static abilities whose effect this player could pay to ignore now. */
export const ignorableEffects = (game: Game, player: Seat) =>
  rulesOf(game, "mayIgnore").filter(
    ({ rule, context }) =>
      onBattlefield(game.state, context.self) &&
      playersOf(game, rule.who, context).includes(player) &&
      !ignores(game, context, player) &&
      canPay(game, player, rule.cost, { ...context, controller: player }),
  );

/** 116.2d: the special action, for the effect of this object's static ability. */
export function* payToIgnore(game: Game, player: Seat, source: ObjectId): Procedure {
  const found = ignorableEffects(game, player).find(({ context }) => context.self === source);
  if (found === undefined) throw new Illegal("cannot-ignore", "You cannot pay to ignore that effect now.", "116.2d");
  yield* payCosts(game, player, found.rule.cost, { ...found.context, controller: player });
  yield* propose(game, {
    e: "beginEffect",
    effect: {
      source,
      controller: player,
      until: { at: "endOfTurn" },
      rules: [{ rule: "ignores", who: { who: "you" } }],
    },
  });
}
