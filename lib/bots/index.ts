import type { Bot } from "./bot.ts";
import { heuristicBot } from "./heuristic/index.ts";
import { randomBot } from "./random.ts";

/** The computer players, by the name a seat asks for. */
export const botNames = ["heuristic", "random"] as const;
export type BotName = (typeof botNames)[number];

/** All of them; what they do where chance decides follows from the seed. */
export const everyBot = (seed: string): Readonly<Record<BotName, Bot>> => ({
  heuristic: heuristicBot(seed),
  random: randomBot(seed),
});
