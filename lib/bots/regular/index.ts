import type { Bot } from "../bot.ts";
import { botOf, type Habits } from "../heuristic/index.ts";
import { attackFor } from "./attack.ts";
import { blockFor } from "./block.ts";
import { choicesFor } from "./choices.ts";
import { actFor } from "./priority.ts";

export const REGULAR: Habits = { act: actFor, attack: attackFor, block: blockFor, choose: choicesFor };

/** Plays as the heuristic does, and weighs combat as a whole, keeps removal for what is worth it, and counts its mana. */
export const regularBot = (seed: string): Bot => botOf(seed, REGULAR);
