import { performance } from "node:perf_hooks";
import type { Engine } from "../../engine/face.ts";
import type { Game } from "../../engine/index.ts";
import { builtInPool } from "./decks.ts";
import { readOptions, type SimulationOptions, usage } from "./options.ts";
import { BrokenGame, playOut, type Watcher } from "./play.ts";
import { matchOf, type Summary, Tally } from "./series.ts";

/** The command `npm run simulate`. Returns its exit code. `engines` ask at every priority, or where a hosted game does. */
export async function simulate(
  args: readonly string[],
  engines: Readonly<Record<SimulationOptions["stops"], Engine<Game>>>,
): Promise<number> {
  let options: SimulationOptions | undefined;
  try {
    options = readOptions(args);
    if (!options) {
      console.log(usage);
      return 0;
    }
    return await run(options, engines[options.stops]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

async function run(options: SimulationOptions, engine: Engine<Game>): Promise<number> {
  const { seed, bots } = options;
  const series = { seed, bots, decks: await builtInPool(options.decks) };
  const tally = new Tally();
  const first = options.only ?? 1;
  const last = options.only ?? options.games;
  const began = performance.now();
  let told = began;
  for (let number = first; number <= last; number++) {
    const match = matchOf(series, number);
    try {
      tally.add(match.names, playOut(engine, match, options.log ? printing() : {}));
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      const where = `turn ${error.turn}, decision ${error.decisions}`;
      console.error(`Game ${number}, ${match.names.join(" against ")}, broke at ${where}: ${error.message}`);
      if (error.cause instanceof Error) console.error(error.cause.stack);
      const decks = options.decks.map((name) => ` --deck ${JSON.stringify(name)}`).join("");
      console.error(
        `Again: npm run simulate -- --seed ${JSON.stringify(seed)} --game ${number} --bots ${bots.join(",")} --stops ${options.stops}${decks} --log`,
      );
      return 1;
    }
    if (performance.now() - told > 2000) {
      told = performance.now();
      console.error(`${number - first + 1} of ${last - first + 1} games`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const summary = tally.summary(seed, bots);
  console.log(report(summary, options, seconds, tally.decisions).join("\n"));
  if (options.json) console.log(JSON.stringify({ ...summary, stops: options.stops }));
  return 0;
}

function report(summary: Summary, { stops }: SimulationOptions, seconds: number, decisions: number): string[] {
  const { games, bots, winners } = summary;
  const row = (name: string, value: string | number): string => `${name.padEnd(26)} ${value}`;
  return [
    row("games", `${games}, seed ${summary.seed}, bots ${bots.join(" and ")}, stops ${stops}`),
    row("games/s", (games / seconds).toFixed(1)),
    row("decisions/s", Math.round(decisions / seconds)),
    row("turns a game", summary.turnsPerGame),
    row("decisions a game", summary.decisionsPerGame),
    row("hand-offs a game", summary.handOffsPerGame),
    row("won by seat", `${winners.seats.join(" : ")}, ${winners.draws} drawn`),
    row("answers refused", JSON.stringify(summary.refusals)),
    row("fingerprint", summary.fingerprint),
    ...Object.entries(summary.decks).map(([name, { games: played, wins }]) =>
      row(`  ${name}`, `${wins} of ${played} (${Math.round((100 * wins) / played)} %)`),
    ),
  ];
}

const printing = (): Watcher => ({
  decided: (seat, decision, answers) =>
    console.log(`seat ${seat} ${decision?.slot}: ${answers.map(({ answer }) => JSON.stringify(answer)).join(" ")}`),
  happened: (events) => {
    for (const { code, ...rest } of events) console.log(`    ${code} ${JSON.stringify(rest)}`);
  },
});
