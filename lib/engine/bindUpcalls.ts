import { runEffects } from "./effects/index.ts";
import { applyInstead } from "./effects/instead.ts";
import { presentCharacteristics } from "./rules/continuous/asEntering.ts";
import { canPay, payCosts } from "./rules/paying/payCosts.ts";
import type { Upcalls } from "./upcalls.ts";

/** What each upcall calls (upcalls.ts). */
export const UPCALLS: Upcalls = {
  layeredCharacteristics: presentCharacteristics,
  applyInstead,
  runEffects,
  payCosts,
  canPay,
};
