import { type Command, InvalidArgumentError, Option } from "commander";
import { command, wholeNumber } from "../../cli/command.ts";
import { VARIANTS, type VariantName } from "../../engine/rules/variants/named.ts";
import { type BotName, botNames } from "../index.ts";

export interface SimulationOptions {
  readonly games: number;
  readonly seed: string;
  /** Names of built-in decks; all of them in turn where none is given. */
  readonly decks: readonly string[];
  /** A file of decks that play instead, and a file of cards for them. */
  readonly file: string | undefined;
  readonly cards: string | undefined;
  readonly bots: readonly BotName[];
  readonly variant: VariantName;
  /** How many play; absent, as few as may, and four at least where that is possible. */
  readonly players: number | undefined;
  readonly stops: (typeof STOPS)[number];
  /** Report hand-offs, beside what waiting at every priority would have cost in the same games. */
  readonly correspondence: boolean;
  /** Only this game of the series, from 1. */
  readonly only: number | undefined;
  /** A folder in which each game leaves its record. */
  readonly records: string | undefined;
  readonly json: boolean;
  readonly log: boolean;
}

const STOPS = ["default", "reactive", "quick", "all"] as const;

/** The options, as a command line; `optionsOf` reads them once it is parsed. */
export const simulation = () =>
  command(
    "npm run simulate --",
    "Plays games between bots, in memory, with the built-in decks, and checks what must always be so after every decision.",
  )
    .option("--games <N>", "how many games", wholeNumber(1), 100)
    .option("--seed <S>", "any text; the same seed gives the same games", "1")
    .option(
      "--deck <NAME>",
      "a built-in deck for the first player; another --deck for the next. Without: every pair in turn",
      (name: string, before: readonly string[]) => [...before, name],
      [],
    )
    .addOption(
      new Option("--variant <V>", "what is played; absent, a duel of two and free-for-all of more").choices(
        Object.keys(VARIANTS),
      ),
    )
    .option("--players <N>", "how many play it", wholeNumber(2))
    .option("--decks <FILE>", "the decks of a file instead, those of which every card can be played; each pair in turn")
    .option("--cards <FILE>", "with --decks: a file of cards or a pool, beside the built-in cards")
    .option("--bots <A,B>", `${botNames.join(" or ")}, by seat`, (text) => text.split(",").map(botName), [
      botName("heuristic"),
    ])
    .addOption(
      new Option(
        "--stops <WHERE>",
        "default, reactive, quick: players are asked where a hosted game with that profile would ask them; all: at every priority",
      )
        .choices(STOPS)
        .default("default"),
    )
    .option(
      "--correspondence",
      "how often the games waited for somebody, and how often they would have with --stops all; with the default stops also if the bots plan whole turns, and with the reactive stops",
    )
    .option("--game <K>", "only game K of the series, to look into it", wholeNumber(1))
    .option("--records <DIR>", "writes the record of each game there, for npm run verify and npm run replay")
    .option("--log", "prints what is decided and what happens")
    .option("--json", "ends with one line of JSON; nothing in it depends on the clock")
    .addHelpText("after", "\nEnds with 1 if a game breaks, and says how to play that very game again.");

export function optionsOf(parsed: Command): SimulationOptions {
  const { deck, decks, game, records, correspondence = false, json = false, log = false, ...given } = parsed.opts();
  const variant: VariantName = given.variant ?? ((given.players ?? 2) > 2 ? "free-for-all" : "duel");
  return {
    ...given,
    variant,
    decks: deck,
    file: decks,
    only: game,
    records,
    correspondence,
    json,
    log,
  } as SimulationOptions;
}

function botName(text: string): BotName {
  const name = botNames.find((known) => known === text.trim());
  if (name === undefined)
    throw new InvalidArgumentError(`There is no bot "${text}"; there are ${botNames.join(" and ")}.`);
  return name;
}
