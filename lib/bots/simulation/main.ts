import { performance } from "node:perf_hooks";
import { parse } from "../../cli/command.ts";
import type { Engine } from "../../engine/api.ts";
import type { Game } from "../../engine/index.ts";
import type { Bot } from "../bot.ts";
import { builtInPool, poolOfFile } from "./decks.ts";
import { type AskingEarly, correspondence, counting, type GameCost, none } from "./handoffs.ts";
import { optionsOf, type SimulationOptions, simulation } from "./options.ts";
import { BrokenGame, type Match, playOut, type Watcher } from "./play.ts";
import { asksEntropy, recordsIn } from "./records.ts";
import { matchOf, type Summary, Tally, tableFor } from "./series.ts";

/** An engine that asks at every priority made into one that asks where a hosted game does. */
export type AutoPassing = Readonly<Record<SimulationOptions["stops"], Passing>> & {
  /** By the default stops, for bots that plan whole turns. */
  readonly plans: (engine: Engine<Game>, planners: { bots: readonly Bot[]; engine: Engine<Game> }) => AskingEarly<Game>;
};
type Passing = (engine: Engine<Game>) => AskingEarly<Game>;

/** The command `npm run simulate`. Returns its exit code. */
export async function simulate(
  args: readonly string[],
  engine: Engine<Game>,
  autoPassing: AutoPassing,
): Promise<number> {
  const program = simulation();
  const done = await parse(program, args);
  if (done !== undefined) return done;
  try {
    return await run(optionsOf(program), engine, autoPassing);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

async function run(options: SimulationOptions, rules: Engine<Game>, autoPassing: AutoPassing): Promise<number> {
  const { seed, bots } = options;
  const table = tableFor(options.variant, options.players);
  const decks =
    options.file === undefined
      ? await builtInPool(options.decks, table.variant)
      : await poolOfFile(options.file, options.cards);
  const series = { seed, bots, decks, table };
  const tally = new Tally();
  const costs: GameCost[] = [];
  const others: Record<"plans" | "reactive", GameCost[]> = { plans: [], reactive: [] };
  const recorder = options.records === undefined ? undefined : recordsIn(options.records);
  const first = options.only ?? 1;
  const last = options.only ?? options.games;
  const began = performance.now();
  let told = began;
  for (let number = first; number <= last; number++) {
    const match = recorder ? asksEntropy(matchOf(series, number)) : matchOf(series, number);
    try {
      const watcher = { ...(options.log && printing()), ...recorder?.(match, number) };
      const { played, cost } = counted(match, rules, autoPassing[options.stops], watcher);
      tally.add(match.names, played);
      costs.push(cost);
      if (options.correspondence && options.stops === "default") {
        const planners = { bots: match.bots, engine: rules };
        others.plans.push(counted(match, rules, (engine) => autoPassing.plans(engine, planners)).cost);
        others.reactive.push(counted(match, rules, autoPassing.reactive).cost);
      }
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      const where = `turn ${error.turn}, decision ${error.decisions}`;
      console.error(`Game ${number}, ${match.names.join(" against ")}, broke at ${where}: ${error.message}`);
      if (error.cause instanceof Error) console.error(error.cause.stack);
      const named = options.decks.map((name) => ` --deck ${JSON.stringify(name)}`);
      const files = Object.entries({ decks: options.file, cards: options.cards }).flatMap(([name, file]) =>
        file === undefined ? [] : [` --${name} ${JSON.stringify(file)}`],
      );
      const decks = [...named, ...files].join("");
      console.error(
        `Again: npm run simulate -- --seed ${JSON.stringify(seed)} --game ${number} --bots ${bots.join(",")} --stops ${options.stops} --variant ${table.variant} --players ${table.players}${decks} --log`,
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
  const compared = correspondence(costs);
  const also = Object.fromEntries(
    Object.entries(others).flatMap(([how, played]) => (played.length > 0 ? [[how, correspondence(played)]] : [])),
  );
  if (options.correspondence)
    for (const [how, figures] of Object.entries({ [options.stops]: compared, ...also }))
      for (const [what, { median, naiveMedian }] of Object.entries(figures))
        console.log(
          `${`${what}, ${how}, median`.padEnd(40)} ${median}; ${naiveMedian} if every priority were waited for`,
        );
  if (options.json)
    console.log(
      JSON.stringify({ ...summary, stops: options.stops, ...(options.correspondence && { ...compared, ...also }) }),
    );
  return 0;
}

/** A game played out, and what it cost in hand-offs. */
function counted(match: Match, rules: Engine<Game>, passing: Passing, watcher: Watcher = {}) {
  const [handOffs, naive] = [none(), none()];
  const played = playOut(counting(passing(counting(rules, naive)), handOffs), match, watcher);
  const { turns, cycles, playerCycles } = played;
  const cost: GameCost = { turns, cycles, playerCycles, players: match.players.length, played: handOffs, naive };
  return { played, cost };
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
