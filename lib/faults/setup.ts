import { chanceFrom, pick } from "../bots/chance.ts";
import { type BotName, botNames } from "../bots/index.ts";
import { deckBook } from "../cards/decks/resolve.ts";
import type { CreateGame, Pace } from "../hosting/api.ts";
import { readCard } from "../oracle/index.ts";

/** What is played in one game of the faults command; all of it follows from the seed. */
export interface Setup {
  readonly seed: number;
  readonly request: CreateGame;
  /** By which bot each person's answers are chosen, by seat. */
  readonly answers: readonly BotName[];
  /** How much goes wrong, relative to the usual. */
  readonly intensity: number;
}

const decks = deckBook(readCard).builtIn.map(({ name }) => name);
const HOUR = 3_600_000;

export function setupOf(seed: number): Setup {
  const chance = chanceFrom(seed, "setup");
  const players = chance.happens(0.1) ? 3 : 2;
  const bot = (): BotName => pick(chance, botNames)!;
  const seats = Array.from({ length: players }, (_, at) => ({
    name: `Player ${at}`,
    deck: pick(chance, decks)!,
    as: at > 0 && chance.happens(0.25) ? { bot: bot() } : chance.happens(0.3) ? ("invite" as const) : ("link" as const),
  }));
  const paces: readonly Pace[] = [
    {},
    { remindAfterMs: 20 * 60_000 },
    { clock: { each: "handOff", allowanceMs: 2 * HOUR, onTimeout: "claim" } },
  ];
  return {
    seed,
    request: {
      seats,
      options: { startingLife: chance.happens(0.1) ? 20 : 2 + chance.below(6) },
      pace: pick(chance, paces)!,
      ...(chance.happens(0.2) && { watch: { turns: 1 } }),
    },
    answers: seats.map(bot),
    intensity: (1 + chance.below(7)) / 2,
  };
}
