import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { amountOf, playersOf } from "../query/evaluators/index.ts";
import { handModifier } from "../query/players/handSize.ts";
import { isOfTurn } from "../rules/continuous/expiry.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { endEffects } from "../rules/events/endEffects.ts";
import { proposeAll } from "../rules/events/propose.ts";
import { stateBasedActions } from "../rules/stateBased/stateBasedActions.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import type { Stage } from "../state/stage.ts";
import { activePlayers, isActive } from "../state/teams.ts";
import { seatsOfTurn } from "../state/turnMarkers.ts";

/** 514: discarding to the maximum hand size, then damage wears off and effects until end of turn end. */
export function* cleanup(game: Game): Procedure<Stage> {
  const { active } = game.state.turn;
  const discards: GameEvent[] = [];
  for (const player of activePlayers(game.state)) {
    const { hand } = game.state.players[player]!;
    const excess = hand.length - maximumHandSize(game, player);
    if (excess <= 0) continue;
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player,
      about: "discard",
      from: hand,
      min: excess,
      max: excess,
    });
    for (const object of chosen as readonly ObjectId[]) discards.push({ e: "discard", player, object, why: "cleanup" });
  }
  if (discards.length > 0) yield* proposeAll(game, discards);
  // 514.2
  const seats = seatsOfTurn(game.state);
  const damaged = game.state.battlefield.filter(
    (id) =>
      (game.state.objects[id]!.damage !== undefined || game.state.objects[id]!.deathtouched) &&
      seats.includes(controllerOf(game, id)),
  );
  yield* proposeAll(
    game,
    damaged.map((object): GameEvent => ({ e: "undamage", object })),
  );
  const { number } = game.state.turn;
  yield* endEffects(
    game,
    (until) =>
      (until.at === "endOfTurn" && isOfTurn(game, until)) ||
      (until.at === "endOfTurnOf" && isActive(game.state, until.player) && number > until.after),
  );
  yield* unmark(game);
  // 514.3a: only if something happens now does anybody receive priority, and then there is another cleanup step.
  const acted = yield* stateBasedActions(game);
  if (!acted && game.state.triggered.length === 0) return { at: "endStep" };
  set(game.journal, game.state.turn, "toCome", ["cleanup", ...game.state.turn.toCome]);
  return { at: "priority", player: active, passes: 0 };
}

/** Marks that last until end of turn. */
function* unmark(game: Game): Procedure {
  const ends = (mark: string): boolean => mark === "saddled" || mark === "regenerates";
  const seats = seatsOfTurn(game.state);
  for (const id of game.state.battlefield) {
    if (!seats.includes(controllerOf(game, id))) continue;
    const { marks } = game.state.objects[id]!;
    if (marks?.some(ends))
      yield* proposeAll(game, [{ e: "mark", object: id, change: { marks: marks.filter((mark) => !ends(mark)) } }]);
  }
}

/** 402.2: seven, unless effects say otherwise, in the order of their timestamps (613.11). */
function maximumHandSize(game: Game, seat: Seat): number {
  const inOrder = [...rulesOf(game, "maximumHandSize")].sort((a, b) => a.timestamp - b.timestamp);
  return inOrder.reduce((size, { rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(seat)) return size;
    if (rule.set === "none") return Number.POSITIVE_INFINITY;
    if (rule.set !== undefined) return amountOf(game, rule.set, context);
    return size + (rule.change === undefined ? 0 : amountOf(game, rule.change, context));
  }, 7 + handModifier(game, seat));
}
