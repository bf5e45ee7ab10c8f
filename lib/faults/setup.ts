import { chanceFrom, pick } from "../bots/chance.ts";
import type { BotName } from "../bots/index.ts";
import { deckBook } from "../cards/decks/resolve.ts";
import type { Budgets } from "../engine/limits.ts";
import type { CreateGame, Pace, Profile } from "../hosting/api.ts";
import { readCard } from "../oracle/index.ts";
import { deckWith } from "./manualDecks.ts";

/** What is played in one run of the faults command, a game and those that follow it; all of it follows from the seed. */
export interface Setup {
  readonly seed: number;
  readonly request: CreateGame;
  /** How the first game comes to be: somebody creates it and passes links on, or posts a challenge that others accept. */
  readonly begins: "created" | "challenged";
  /** Whether the players want another game when one is over that is no match. */
  readonly again: boolean;
  /** By which bot each person's answers are chosen, by seat. */
  readonly answers: readonly BotName[];
  /** By seat. */
  readonly people: readonly Habits[];
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

/** What somebody has settled for all their games. */
export interface Habits {
  readonly account: boolean;
  readonly webhook: boolean;
  readonly quiet?: NonNullable<Profile["quiet"]>;
}

const LITTLE: Budgets = {
  request: { inAll: 4, aProcedure: 60, beforeAQuestion: 400, beyond: "pause" },
  system: { inAll: 12, aProcedure: 10_000, beforeAQuestion: 400, beyond: "giveUp" },
};

/** Those that answer at once. */
const PLAYERS: readonly BotName[] = ["heuristic", "random"];

const decks = deckBook(readCard).builtIn.map(({ name }) => name);
const HOUR = 3_600_000;

export function setupOf(seed: number): Setup {
  const chance = chanceFrom(seed, "setup");
  const players = chance.happens(0.1) ? 3 : 2;
  const bot = (): BotName => pick(chance, PLAYERS)!;
  const begins = chance.happens(0.3) ? "challenged" : "created";
  const seats = Array.from({ length: players }, (_, at) => ({
    name: `Player ${at}`,
    deck: pick(chance, decks)!,
    as:
      begins === "created" && at > 0 && chance.happens(0.25)
        ? { bot: bot() }
        : chance.happens(0.3)
          ? ("invite" as const)
          : ("link" as const),
  }));
  const rough = chance.happens(0.3);
  const deadline = pick(chance, ["defaultAnswer", "forfeit", "claim"] as const)!;
  const hard: readonly Pace[] = [
    { clock: { each: "handOff", allowanceMs: HOUR, onTimeout: deadline, vacationDays: 5 } },
    { clock: { each: "move", allowanceMs: HOUR / 2, reserveMs: HOUR, onTimeout: deadline, excusedMisses: 1 } },
  ];
  const paces: readonly Pace[] = [
    {},
    { remindAfterMs: 20 * 60_000 },
    { clock: { each: "handOff", allowanceMs: 2 * HOUR, onTimeout: "claim" } },
  ];
  const follows = chance.below(6);
  const setup: Setup = {
    ...{ seed, begins, rough, answers: seats.map(bot), again: follows === 0 },
    request: {
      seats,
      options: { startingLife: chance.happens(0.05) ? 20 : 2 + chance.below(5) },
      pace: pick(chance, rough && chance.happens(0.7) ? hard : paces)!,
      ...(follows === 1 && players === 2 && { bestOf: 3 }),
      ...(chance.happens(0.2) && { watch: { turns: 1 } }),
    },
    people: seats.map(() => {
      const account = chance.happens(0.6);
      const quiet = account && chance.happens(0.15);
      return {
        account,
        webhook: account && chance.happens(0.6),
        ...(quiet && { quiet: { from: "12:05", to: "12:25" } }),
      };
    }),
    intensity: (3 + chance.below(6)) / 4,
    ...(chance.happens(0.2) && { budgets: LITTLE }),
  };
  return rough && chance.happens(0.4) ? withManualCards(setup, chance.happens(0.5)) : setup;
}

/** The first player's deck is played by hand; `silence`: who does not object has agreed. */
function withManualCards(setup: Setup, silence: boolean): Setup {
  const [first, ...others] = setup.request.seats;
  const manualCards = { most: 10, ...(silence && { acceptAfterMs: HOUR / 4 }) };
  return {
    ...setup,
    request: { ...setup.request, manualCards, seats: [{ ...first!, deck: deckWith(10) }, ...others] },
  };
}
