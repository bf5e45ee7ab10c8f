import type { Upcalls } from "./game.ts";

export const layeredCharacteristics: Upcalls["layeredCharacteristics"] = (game, id) =>
  game.upcalls.layeredCharacteristics(game, id);
export const applyInstead: Upcalls["applyInstead"] = (game, event, instance, together) =>
  game.upcalls.applyInstead(game, event, instance, together);
export const runEffects: Upcalls["runEffects"] = (game, context, effects) =>
  game.upcalls.runEffects(game, context, effects);
export const payCosts: Upcalls["payCosts"] = (game, player, costs, context, options) =>
  game.upcalls.payCosts(game, player, costs, context, options);
export const startOver: Upcalls["startOver"] = (game, first) => game.upcalls.startOver(game, first);
export const canPay: Upcalls["canPay"] = (game, player, costs, context, purpose) =>
  game.upcalls.canPay(game, player, costs, context, purpose);
