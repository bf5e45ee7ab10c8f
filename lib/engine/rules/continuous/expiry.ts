import type { Duration } from "../../abilities/durations.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import type { RuleInstance } from "../../runtime.ts";
import type { Seat } from "../../state/ids.ts";
import type { Expiry, LastingEffect } from "../../state/lasting.ts";
import { isActive } from "../../state/teams.ts";
import { latestTurn } from "../../state/turnMarkers.ts";
import type { Step } from "../../views.ts";

/** 611.2a: when an effect that begins now ends. */
export function expiryOf(
  game: Game,
  duration: Duration,
  context: Context,
): Pick<LastingEffect, "until" | "while" | "notes"> {
  if (typeof duration === "object" && "while" in duration) return { while: duration.while };
  if (typeof duration === "object" && "until" in duration)
    return { until: { at: "event", when: duration.until }, ...(context.notes && { notes: { ...context.notes } }) };
  if (typeof duration === "object" && "nextCombatOf" in duration) {
    const [player] = playersOf(game, duration.nextCombatOf, context);
    const { number: after, combats } = game.state.turn;
    return { until: { at: "combatOf", player: player ?? context.controller, after, combats, only: true } };
  }
  if (typeof duration === "object") {
    const [player] = playersOf(game, duration.nextTurnOf, context);
    return {
      until: { at: "endOfTurnOf", player: player ?? context.controller, after: latestTurn(game.state), only: true },
    };
  }
  const until = concrete(game, duration, context);
  return until === undefined ? {} : { until };
}

function concrete(game: Game, duration: Exclude<Duration, object>, context: Context): Expiry | undefined {
  const after = latestTurn(game.state);
  switch (duration) {
    case "endOfTurn":
    case "endOfCombat":
    case "thisStep":
    case "planeswalk":
      return { at: duration, ...(game.state.turnMarkers && { turn: game.state.turn.number }) };
    case "yourNextTurn":
      return { at: "turnOf", player: context.controller, after };
    case "endOfYourNextTurn":
      return { at: "endOfTurnOf", player: context.controller, after };
    case "endOfCombatOnYourNextTurn":
      return { at: "combatOf", player: context.controller, after };
    case "yourNextUpkeep":
      return stepOf(game, "upkeep", context.controller);
    case "yourNextEndStep":
      return stepOf(game, "end", context.controller);
    case "forever":
      return undefined;
  }
}

/** Whether that is the end of the current turn, or of a part of it (807.4). */
export const isOfTurn = ({ state }: Game, { turn }: { readonly turn?: number }): boolean =>
  turn === undefined || turn === state.turn.number;

/** Whether the combat phase that it waits for has begun. */
export const isInItsCombat = (
  { state }: Game,
  { player, after, combats }: Extract<Expiry, { at: "combatOf" }>,
): boolean =>
  isActive(state, player) &&
  state.turn.phase === "combat" &&
  (state.turn.number > after || (state.turn.number === after && combats !== undefined && state.turn.combats > combats));

/** Whether the turn or combat phase that it waits for has begun. */
export const isInItsTime = (game: Game, until: NonNullable<RuleInstance["during"]>): boolean =>
  until.at === "combatOf"
    ? isInItsCombat(game, until)
    : isActive(game.state, until.player) && game.state.turn.number > until.after;

/** The next such step of that player: this turn's, unless it has begun. */
function stepOf({ state }: Game, step: Step, player: Seat): Expiry {
  const { turn } = state;
  const isOver = !isActive(state, player) || turn.begun?.includes(step) === true;
  return { at: "stepOf", step, player, after: isOver ? latestTurn(state) : turn.number - 1 };
}
