import { parseArgs } from "node:util";
import { type BotName, botNames } from "../index.ts";

export interface SimulationOptions {
  readonly games: number;
  readonly seed: string;
  /** Names of built-in decks; all of them in turn where none is given. */
  readonly decks: readonly string[];
  readonly bots: readonly BotName[];
  readonly stops: (typeof STOPS)[number];
  /** Report hand-offs, beside what waiting at every priority would have cost in the same games. */
  readonly correspondence: boolean;
  /** Only this game of the series, from 1. */
  readonly only: number | undefined;
  readonly json: boolean;
  readonly log: boolean;
}

const STOPS = ["default", "reactive", "quick", "all"] as const;

export const usage = `Plays games between bots, in memory, with the built-in decks, and checks what must always be so after every decision.

  npm run simulate -- [options]

  --games N        how many games (100)
  --seed S         any text; the same seed gives the same games (1)
  --deck NAME      a built-in deck for the first player; a second --deck for the second. Without: every pair in turn
  --bots A,B       heuristic or random, by seat (heuristic)
  --stops WHERE    default, reactive, quick: players are asked where a hosted game with that profile would ask them;
                   all: at every priority (default)
  --correspondence how often the games waited for somebody, and how often they would have with --stops all; with the
                   default stops also if the bots plan whole turns, and with the reactive stops
  --game K         only game K of the series, to look into it
  --log            prints what is decided and what happens
  --json           ends with one line of JSON; nothing in it depends on the clock
  --help

Ends with 1 if a game breaks, and says how to play that very game again.`;

/** Throws `Error` with a sentence for options that make no sense; undefined asks for help. */
export function readOptions(args: readonly string[]): SimulationOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      deck: { type: "string", multiple: true, default: [] },
      bots: { type: "string", default: "heuristic" },
      stops: { type: "string", default: "default" },
      game: { type: "string" },
      json: { type: "boolean", default: false },
      log: { type: "boolean", default: false },
      correspondence: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  const stops = STOPS.find((known) => known === values.stops);
  if (stops === undefined) throw new Error(`--stops is one of ${STOPS.join(", ")}, not "${values.stops}"`);
  if (values.deck.length > 2) throw new Error("a game has two decks here; give --deck at most twice");
  return {
    games: count("games", values.games),
    seed: values.seed,
    decks: values.deck,
    bots: values.bots.split(",").map(botName),
    stops,
    correspondence: values.correspondence,
    only: values.game === undefined ? undefined : count("game", values.game),
    json: values.json,
    log: values.log,
  };
}

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} wants a whole number from 1, not "${text}"`);
  return number;
}

function botName(text: string): BotName {
  const name = botNames.find((known) => known === text.trim());
  if (name === undefined) throw new Error(`there is no bot "${text}"; there are ${botNames.join(" and ")}`);
  return name;
}
