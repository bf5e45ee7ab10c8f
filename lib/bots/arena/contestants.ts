import { isAbsolute, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bot } from "../bot.ts";
import { botNames, everyBot } from "../index.ts";
import { strongBot } from "../strong/index.ts";
import { unrepeated } from "../unrepeated.ts";

/** Who plays in an arena: makes a bot from a seed. */
export type Contestant = (seed: string) => Bot;

type Bots = Readonly<Record<string, Bot>>;

/**
 * The bot of a name, or one of a module of somebody else's: `FILE#NAME`, where the file exports `everyBot(seed)`, a record of
 * bots by name, as lib/bots/index.ts does. Throws `Error` for what there is not.
 */
export async function contestant(text: string): Promise<Contestant> {
  const [file, name = "heuristic"] = text.split("#");
  const [, cpuMs, iterations] = /^strong:(?:(\d+)ms|(\d+))$/u.exec(text) ?? [];
  if (cpuMs !== undefined) return (seed) => unrepeated(strongBot(seed, { cpuMs: Number(cpuMs) }));
  if (iterations !== undefined) return (seed) => unrepeated(strongBot(seed, { iterations: Number(iterations) }));
  if (!/\.m?js$/u.test(file!)) {
    const own = botNames.find((one) => one === text);
    if (own === undefined)
      throw new Error(`There is no bot "${text}"; there are ${botNames.join(", ")}, and FILE#NAME.`);
    return (seed) => everyBot(seed)[own];
  }
  const path = isAbsolute(file!) ? file! : resolve(file!);
  const { everyBot: make } = (await import(pathToFileURL(path).href)) as { everyBot?: (seed: string) => Bots };
  const found = make?.("")[name];
  if (make === undefined || found === undefined) throw new Error(`${file} has no bot "${name}" in everyBot().`);
  return (seed) => make(seed)[name]!;
}
