import type { Engine } from "../../engine/api.ts";
import type { Game } from "../../engine/index.ts";
import type { VariantName } from "../../engine/rules/variants/named.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Bot } from "../bot.ts";
import { builtInPool, poolOfFile } from "../simulation/decks.ts";
import { playOut } from "../simulation/play.ts";
import { matchOf, tableFor } from "../simulation/series.ts";
import { processTime, thinkingTime } from "../strong/budget.ts";
import { supposing } from "../supposing.ts";
import { type Contestant, contestant } from "./contestants.ts";
import type { Bout, Side } from "./schedule.ts";

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
  /** The bout's. */
  readonly number: number;
  /** Which of the pair won: one, or none in a draw. */
  readonly winner: Side | undefined;
  readonly turns: number;
  /** By seat. */
  readonly decks: readonly { readonly name: string; readonly won: boolean }[];
  /** Of the first of the pair, and of the second. */
  readonly thought: readonly [Thought, Thought];
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
  return ({ seats, first, number }) => {
    const match = matchOf({ seed, decks, bots: ["random"], table }, number);
    const clocks = [new Clock(), new Clock()] as const;
    const sideOf = (seat: Seat): Side => ((seat + first) % 2 === 0 ? 0 : 1);
    const bots = match.players.map((_, seat) =>
      clocks[sideOf(seat)].on(who.get(seats[seat % 2]!)!(`${match.seed}/${seat}`)),
    );
    const { winners, turns } = playOut(autoPassing(rules), { ...match, bots });
    const won = new Set(winners.map(sideOf));
    return {
      number,
      winner: won.size === 1 ? [...won][0] : undefined,
      turns,
      decks: match.names.map((name, seat) => ({ name, won: winners.includes(seat) })),
      thought: [clocks[0].read(), clocks[1].read()],
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
