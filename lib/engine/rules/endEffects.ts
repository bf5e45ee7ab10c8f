import type { Game, Procedure } from "../game.ts";
import { Illegal } from "../procedure.ts";
import { playersOf } from "../query/players.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { onBattlefield } from "../state/objects.ts";
import type { Expiry } from "../state/state.ts";
import { rulesOf } from "./layers.ts";
import { canPay, payCosts } from "./payCosts.ts";
import { propose } from "./propose.ts";

/** Lasting effects and delayed triggers whose time is up end together (514.2). */
export function* endEffects(game: Game, isOver: (until: Expiry) => boolean): Procedure {
  const { effects, delayed } = game.state;
  const lasting = effects.filter((effect) => effect.until === undefined || !isOver(effect.until));
  if (lasting.length !== effects.length) yield* propose(game, { e: "setEffects", effects: lasting });
  const waiting = delayed.filter((trigger) => trigger.until === undefined || !isOver(trigger.until));
  if (waiting.length !== delayed.length) yield* propose(game, { e: "setDelayed", delayed: waiting });
}

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
