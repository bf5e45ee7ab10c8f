import type { Cost } from "./abilities/costs.ts";
import type { Effect } from "./abilities/effects.ts";
import type { GameEvent } from "./events.ts";
import type { Characteristics, Game, Procedure } from "./game.ts";
import type { Context } from "./query/context.ts";
import type { ReplacementInstance } from "./rules/continuous/program.ts";
import type { Purpose } from "./rules/mana/spending.ts";
import type { Paid, PayOptions } from "./rules/paying/payCosts.ts";
import type { Together } from "./rules/replacement/prevention.ts";
import type { ObjectId, Seat } from "./state/ids.ts";

/**
 * What files further down call further up, because the rules come round in a circle: what an object is follows from the
 * layers, which ask what objects are; a replacement follows instructions, and an instruction proposes events that are
 * replaced; a cost may be paid with mana from an ability that has a cost. A game carries these functions
 * (bindUpcalls.ts says which they are), so that all imports run one way.
 */
export interface Upcalls {
  readonly layeredCharacteristics: (game: Game, id: ObjectId) => Characteristics;
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

export const layeredCharacteristics: Upcalls["layeredCharacteristics"] = (game, id) =>
  game.upcalls.layeredCharacteristics(game, id);
export const applyInstead: Upcalls["applyInstead"] = (game, event, instance, together) =>
  game.upcalls.applyInstead(game, event, instance, together);
export const runEffects: Upcalls["runEffects"] = (game, context, effects) =>
  game.upcalls.runEffects(game, context, effects);
export const payCosts: Upcalls["payCosts"] = (game, player, costs, context, options) =>
  game.upcalls.payCosts(game, player, costs, context, options);
export const canPay: Upcalls["canPay"] = (game, player, costs, context, purpose) =>
  game.upcalls.canPay(game, player, costs, context, purpose);
