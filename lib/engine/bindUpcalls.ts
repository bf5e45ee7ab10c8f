import { runEffects } from "./effects/index.ts";
import { applyInstead } from "./effects/instead.ts";
import type { Upcalls } from "./game.ts";
import { couldEnchant } from "./rules/applying/attaching.ts";
import { presentCharacteristics } from "./rules/continuous/asEntering.ts";
import { canPay, payCosts } from "./rules/paying/payCosts.ts";
import { startGameWith } from "./turn/starting/startGame.ts";

/** What each upcall calls (game.ts). */
export const UPCALLS: Upcalls = {
  layeredCharacteristics: presentCharacteristics,
  applyInstead,
  runEffects,
  payCosts,
  canPay,
  couldEnchant,
  startOver: startGameWith,
};
