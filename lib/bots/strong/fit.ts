import { command, parse, wholeNumber } from "../../cli/command.ts";
import type { Engine } from "../../engine/api.ts";
import type { Game } from "../../engine/index.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { builtInPool, type DeckPool, poolOfFile } from "../simulation/decks.ts";
import { playOut } from "../simulation/play.ts";
import { DUEL, matchOf } from "../simulation/series.ts";
import { chanceToWin, FEATURES, type Feature, featuresOf } from "../value.ts";

/** A position as one seat saw it, and what came of it for that seat: 1 or 0. */
interface Sample {
  readonly features: readonly number[];
  readonly won: number;
}

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly decks?: string;
  readonly cards?: string;
}

/** The command `npm run fit-value`: plays `regular` against itself and prints the table of value.ts. Returns its exit code. */
export async function fitValue(
  args: readonly string[],
  engine: Engine<Game>,
  autoPassing: (engine: Engine<Game>) => Engine<Game>,
): Promise<number> {
  const program = command(
    "npm run fit-value --",
    "Fits the table of what a position is worth (lib/bots/value.ts) by games of `regular` against itself.",
  )
    .option(
      "--games <N>",
      "how many games with the built-in decks, and as many with those of a file",
      wholeNumber(10),
      400,
    )
    .option("--decks <FILE>", "a file of decks")
    .option("--cards <FILE>", "with --decks: a file of cards or a pool, beside the built-in cards")
    .option("--seed <S>", "any text", "fit");
  const done = await parse(program, args);
  if (done !== undefined) return done;
  const { games, seed, decks: file, cards } = program.opts<Options>();
  const samples: Sample[] = [];
  const pools = [await builtInPool([]), ...(file === undefined ? [] : [await poolOfFile(file, cards)])];
  for (const decks of pools) samples.push(...played(engine, autoPassing, decks, { games, seed }));
  const weights = fitted(samples);
  console.log(`${samples.length} positions; log loss ${loss(samples, weights).toFixed(4)}`);
  for (const [at, name] of FEATURES.entries()) console.log(`  ${name}: ${weights[at]!.toFixed(3)},`);
  return 0;
}

function played(
  engine: Engine<Game>,
  autoPassing: (engine: Engine<Game>) => Engine<Game>,
  decks: DeckPool,
  { games, seed }: Pick<Options, "games" | "seed">,
): readonly Sample[] {
  const samples: Sample[] = [];
  for (let number = 1; number <= games; number++) {
    const match = matchOf({ seed, decks, bots: ["regular"], table: DUEL }, number);
    const seen: { readonly seat: Seat; readonly features: readonly number[] }[] = [];
    const { winners } = playOut(autoPassing(watched(engine, (seat, features) => seen.push({ seat, features }))), match);
    if (winners.length > 0)
      for (const { seat, features } of seen) samples.push({ features, won: winners.includes(seat) ? 1 : 0 });
  }
  return samples;
}

/** Tells how both seats see the game where a supposed one ends: when the combat of a turn is over. */
function watched(engine: Engine<Game>, tell: (seat: Seat, features: readonly number[]) => void): Engine<Game> {
  let last = 0;
  return {
    ...engine,
    submit(game, seat, answers) {
      const submitted = engine.submit(game, seat, answers);
      const { turn, stack } = engine.situation(game);
      if (!submitted.ok || turn.step !== "postcombatMain" || turn.number === last || stack.length > 0) return submitted;
      last = turn.number;
      if (engine.result(game) === undefined)
        for (const { seat: other } of engine.view(game, null).players) {
          const features: Readonly<Record<Feature, number>> = featuresOf(engine.view(game, other));
          tell(
            other,
            FEATURES.map((name) => features[name]),
          );
        }
      return submitted;
    },
  };
}

const ROUNDS = 3_000;
const STEP = 0.5;
/** Keeps weights small that the games say little about. */
const RIDGE = 1e-4;

/** Logistic regression by gradient descent, each feature scaled by how much it varies. */
function fitted(samples: readonly Sample[]): readonly number[] {
  const scale = FEATURES.map((_, at) => {
    const squares = samples.reduce((sum, { features }) => sum + features[at]! ** 2, 0);
    return Math.sqrt(squares / Math.max(1, samples.length)) || 1;
  });
  let weights = FEATURES.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = FEATURES.map(() => 0);
    for (const { features, won } of samples) {
      const off =
        won - chanceToWin(weights.reduce((sum, weight, at) => sum + (weight * features[at]!) / scale[at]!, 0));
      for (const at of slope.keys()) slope[at]! += (off * features[at]!) / scale[at]!;
    }
    weights = weights.map((weight, at) => weight + STEP * (slope[at]! / samples.length - RIDGE * weight));
  }
  return weights.map((weight, at) => weight / scale[at]!);
}

const loss = (samples: readonly Sample[], weights: readonly number[]): number =>
  -samples.reduce((sum, { features, won }) => {
    const chance = chanceToWin(weights.reduce((all, weight, at) => all + weight * features[at]!, 0));
    return sum + Math.log(won === 1 ? chance : 1 - chance);
  }, 0) / Math.max(1, samples.length);
