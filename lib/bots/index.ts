import type { Bot } from "./bot.ts";
import { heuristicBot } from "./heuristic/index.ts";
import { randomBot } from "./random.ts";

/** The computer players, by the name a seat asks for. */
export const botNames = ["heuristic", "random"] as const;
export type BotName = (typeof botNames)[number];

const makers: Readonly<Record<BotName, (seed: string) => Bot>> = { heuristic: heuristicBot, random: randomBot };

/** A bot; what it does where chance decides follows from the seed. */
export const botNamed = (name: BotName, seed: string): Bot => makers[name](seed);

export { type Bot, MOST_REFUSALS, type Occasion } from "./bot.ts";
