import type { Amount } from "./abilities/amounts.ts";
import type { Condition } from "./abilities/conditions.ts";
import type { Cost } from "./abilities/costs.ts";
import type { Effect } from "./abilities/effects.ts";
import type { Filter } from "./abilities/filters.ts";
import type { Objects } from "./abilities/references.ts";
import type { GameEvent } from "./events.ts";
import type { Characteristics, Game, Procedure } from "./game.ts";
import type { Context } from "./query/context.ts";
import type { ReplacementInstance } from "./rules/continuous/program.ts";
import type { Purpose } from "./rules/mana/spending.ts";
import type { Paid, PayOptions } from "./rules/paying/payCosts.ts";
import type { Together } from "./rules/replacement/prevention.ts";
import type { ObjectId, Seat } from "./state/ids.ts";

/**
 * The rules are recursive across subjects: a filter has amounts and an amount counts what matches a filter; a
 * replacement follows instructions and an instruction proposes events that are replaced; a cost may be paid with mana
 * from an ability that has a cost. These are the knots. Each function is defined in the file of its subject and tied
 * in wiring.ts; a file further down calls it here, so that all imports run one way.
 */
export interface Knots {
  readonly layeredCharacteristics: (game: Game, id: ObjectId) => Characteristics;
  readonly matches: (game: Game, filter: Filter, id: ObjectId, context: Context) => boolean;
  readonly amountOf: (game: Game, amount: Amount, context: Context) => number;
  readonly conditionHolds: (game: Game, condition: Condition, context: Context) => boolean;
  readonly objectsOf: (game: Game, objects: Objects, context: Context) => readonly ObjectId[];
  readonly applyInstead: (
    game: Game,
    event: GameEvent,
    instance: ReplacementInstance,
    together: Together | undefined,
  ) => Procedure<readonly GameEvent[]>;
  readonly runEffects: (game: Game, context: Context, effects: readonly Effect[]) => Procedure;
  readonly payCosts: (
    game: Game,
    player: Seat,
    costs: readonly Cost[],
    context: Context,
    options?: PayOptions,
  ) => Procedure<Paid>;
  readonly canPay: (game: Game, player: Seat, costs: readonly Cost[], context: Context, purpose?: Purpose) => boolean;
}

export const layeredCharacteristics: Knots["layeredCharacteristics"] = (game, id) =>
  game.knots.layeredCharacteristics(game, id);
export const matches: Knots["matches"] = (game, filter, id, context) => game.knots.matches(game, filter, id, context);
export const amountOf: Knots["amountOf"] = (game, amount, context) => game.knots.amountOf(game, amount, context);
export const conditionHolds: Knots["conditionHolds"] = (game, condition, context) =>
  game.knots.conditionHolds(game, condition, context);
export const objectsOf: Knots["objectsOf"] = (game, objects, context) => game.knots.objectsOf(game, objects, context);
export const applyInstead: Knots["applyInstead"] = (game, event, instance, together) =>
  game.knots.applyInstead(game, event, instance, together);
export const runEffects: Knots["runEffects"] = (game, context, effects) =>
  game.knots.runEffects(game, context, effects);
export const payCosts: Knots["payCosts"] = (game, player, costs, context, options) =>
  game.knots.payCosts(game, player, costs, context, options);
export const canPay: Knots["canPay"] = (game, player, costs, context, purpose) =>
  game.knots.canPay(game, player, costs, context, purpose);
