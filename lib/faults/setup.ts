import { chanceFrom, pick } from "../bots/chance.ts";
import { type BotName, botNames } from "../bots/index.ts";
import { deckBook } from "../cards/decks/resolve.ts";
import type { Budgets } from "../engine/limits.ts";
import type { CreateGame, Pace } from "../hosting/api.ts";
import { readCard } from "../oracle/index.ts";

/** What is played in one game of the faults command; all of it follows from the seed. */
export interface Setup {
  readonly seed: number;
  readonly request: CreateGame;
  /** By which bot each person's answers are chosen, by seat. */
  readonly answers: readonly BotName[];
  /**
   * Players race each other and themselves, and deadlines pass: what comes of it depends on who is first, so that it is
   * compared with what was acknowledged, not with the game without faults.
   */
  readonly rough: boolean;
  /** How much goes wrong, relative to the usual. */
  readonly intensity: number;
  /** So little is done at once that a game is still working again and again. */
  readonly budgets?: Budgets;
}

const LITTLE: Budgets = {
  request: { inAll: 4, aProcedure: 60, beforeAQuestion: 400, beyond: "pause" },
  system: { inAll: 12, aProcedure: 10_000, beforeAQuestion: 400, beyond: "giveUp" },
};

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
  const rough = chance.happens(0.3);
  const deadline = pick(chance, ["defaultAnswer", "forfeit"] as const)!;
  const hard: readonly Pace[] = [
    { clock: { each: "handOff", allowanceMs: HOUR, onTimeout: deadline } },
    { clock: { each: "move", allowanceMs: HOUR / 2, reserveMs: HOUR, onTimeout: deadline, excusedMisses: 1 } },
  ];
  const paces: readonly Pace[] = [
    {},
    { remindAfterMs: 20 * 60_000 },
    { clock: { each: "handOff", allowanceMs: 2 * HOUR, onTimeout: "claim" } },
  ];
  return {
    seed,
    request: {
      seats,
      options: { startingLife: chance.happens(0.05) ? 20 : 2 + chance.below(5) },
      pace: pick(chance, rough && chance.happens(0.7) ? hard : paces)!,
      ...(chance.happens(0.2) && { watch: { turns: 1 } }),
    },
    answers: seats.map(bot),
    rough,
    intensity: (3 + chance.below(6)) / 4,
    ...(chance.happens(0.2) && { budgets: LITTLE }),
  };
}
