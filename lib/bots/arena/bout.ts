import type { Engine } from "../../engine/api.ts";
import type { Game } from "../../engine/index.ts";
import type { VariantName } from "../../engine/rules/variants/named.ts";
import type { Bot } from "../bot.ts";
import { builtInPool, poolOfFile } from "../simulation/decks.ts";
import { playOut } from "../simulation/play.ts";
import { matchOf, tableFor } from "../simulation/series.ts";
import { processTime, thinkingTime } from "../strong/budget.ts";
import { supposing } from "../supposing.ts";
import { type Contestant, contestant } from "./contestants.ts";
import type { Bout } from "./schedule.ts";

/** What every game of an arena has in common. */
export interface Ground {
  readonly seed: string;
  /** Built-in decks by name, all of them where none is named; or a file of decks, and cards for them. */
  readonly decks: readonly string[];
  readonly file?: string | undefined;
  readonly cards?: string | undefined;
  readonly variant: VariantName;
  readonly players?: number | undefined;
}

/** What one game came to. Times are of the processor. */
export interface BoutResult {
  /** The players' names who won: one, or none in a draw. */
  readonly winner: string | undefined;
  readonly turns: number;
  readonly thought: Readonly<Record<string, Thought>>;
}
export interface Thought {
  readonly decisions: number;
  /** The whole process's. */
  readonly cpuMs: number;
  /** The longest of them, of the thread that thinks. */
  readonly mostMs: number;
}

/** Plays one game after the other in this process. `autoPassing` is as in a simulation. */
export async function boutsOn(
  { seed, decks: wanted, file, cards, variant, players }: Ground,
  names: readonly string[],
  rules: Engine<Game>,
  autoPassing: (engine: Engine<Game>) => Engine<Game>,
): Promise<(bout: Bout) => BoutResult> {
  const table = tableFor(variant, players);
  const decks = file === undefined ? await builtInPool(wanted, variant) : await poolOfFile(file, cards);
  // Read before anybody's time is taken, as functions have them read.
  supposing.guesses();
  const who = new Map<string, Contestant>();
  for (const name of names) who.set(name, await contestant(name));
  return ({ seats, number }) => {
    const match = matchOf({ seed, decks, bots: ["random"], table }, number);
    const clocks = { [seats[0]]: new Clock(), [seats[1]]: new Clock() };
    const nameOf = (seat: number): string => seats[seat % 2]!;
    const bots = match.players.map((_, seat) =>
      clocks[nameOf(seat)]!.on(who.get(nameOf(seat))!(`${match.seed}/${seat}`)),
    );
    const { winners, turns } = playOut(autoPassing(rules), { ...match, bots });
    const won = new Set(winners.map(nameOf));
    return {
      winner: won.size === 1 ? [...won][0] : undefined,
      turns,
      thought: Object.fromEntries(Object.entries(clocks).map(([name, clock]) => [name, clock.read()])),
    };
  };
}

/** Takes the processor time of a bot's answers. */
class Clock {
  #decisions = 0;
  #cpuMs = 0;
  #mostMs = 0;

  on(bot: Bot): Bot {
    return {
      answer: (view, occasion) => {
        const [before, began] = [processTime(), thinkingTime()];
        const answers = bot.answer(view, occasion);
        this.#decisions++;
        this.#cpuMs += processTime() - before;
        this.#mostMs = Math.max(this.#mostMs, thinkingTime() - began);
        return answers;
      },
    };
  }

  read(): Thought {
    return { decisions: this.#decisions, cpuMs: this.#cpuMs, mostMs: this.#mostMs };
  }
}
