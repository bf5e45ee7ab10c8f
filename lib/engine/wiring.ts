import { runEffects } from "./effects/index.ts";
import { applyInstead } from "./effects/instead.ts";
import type { Knots } from "./knots.ts";
import { amountOf } from "./query/amounts.ts";
import { conditionHolds } from "./query/conditions.ts";
import { matches } from "./query/filters.ts";
import { objectsOf } from "./query/objects.ts";
import { presentCharacteristics } from "./rules/continuous/asEntering.ts";
import { canPay, payCosts } from "./rules/paying/payCosts.ts";

/** Ties the knots (knots.ts). */
export const KNOTS: Knots = {
  layeredCharacteristics: presentCharacteristics,
  matches,
  amountOf,
  conditionHolds,
  objectsOf,
  applyInstead,
  runEffects,
  payCosts,
  canPay,
};
