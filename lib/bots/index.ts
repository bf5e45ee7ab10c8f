import type { Bot } from "./bot.ts";
import { casualBot } from "./casual/index.ts";
import { heuristicBot } from "./heuristic/index.ts";
import { randomBot } from "./random.ts";
import { regularBot } from "./regular/index.ts";
import { strongBot } from "./strong/index.ts";
import { unrepeated } from "./unrepeated.ts";

/** The computer players, by the name a seat asks for: three levels, and two that others are measured by. */
export const botNames = ["casual", "regular", "strong", "heuristic", "random"] as const;
export type BotName = (typeof botNames)[number];

/** What `strong` may think about one decision, where nobody says otherwise: a game then costs less than a tenth of a cent. */
const CPU_MS = 500;

/** All of them; what they do where chance decides follows from the seed. */
export const everyBot = (seed: string): Readonly<Record<BotName, Bot>> => ({
  casual: unrepeated(casualBot(seed)),
  regular: unrepeated(regularBot(seed)),
  strong: unrepeated(strongBot(seed, { cpuMs: CPU_MS })),
  heuristic: unrepeated(heuristicBot(seed)),
  random: unrepeated(randomBot(seed)),
});
