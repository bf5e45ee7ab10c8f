import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { type Command, Option } from "commander";
import { command, parse, wholeNumber } from "../../cli/command.ts";
import { deployedNode } from "../../cli/nodeBinary.ts";
import { VARIANTS, type VariantName } from "../../engine/rules/variants/named.ts";
import { botNames } from "../index.ts";
import type { BoutResult, Ground } from "./bout.ts";
import { contestant } from "./contestants.ts";
import { playAll } from "./processes.ts";
import { type Entry, jsonOf, reportOf } from "./report.ts";
import { boutsOf, pairings } from "./schedule.ts";

interface ArenaOptions extends Ground {
  readonly bots: readonly string[];
  readonly games: number;
  readonly workers: number;
  readonly json: boolean;
}

const arenaCommand = (): Command =>
  command(
    "npm run arena --",
    "A round robin of computer players: win rates with intervals, ratings, what their thinking takes and costs, and how the decks did, each and by pair.",
  )
    .requiredOption(
      "--bots <A,B,...>",
      `${botNames.join(", ")}; strong:100ms or strong:60 (iterations) for another budget; or FILE.mjs#NAME, a module that exports everyBot(seed). Who is named twice plays itself, which shows what the decks are worth`,
      (text: string) => text.split(",").map((name) => name.trim()),
    )
    .option(
      "--games <N>",
      "how many games each pair plays; every second one has the decks and the chance of the one before, with seats changed",
      wholeNumber(1),
      100,
    )
    .option("--seed <S>", "any text; the same seed gives the same games", "1")
    .option(
      "--deck <NAME>",
      "a built-in deck; another --deck for the next. Without: every pair in turn",
      (name: string, before: readonly string[]) => [...before, name],
      [],
    )
    .option("--decks <FILE>", "the decks of a file instead, those of which every card can be played")
    .option("--cards <FILE>", "with --decks: a file of cards or a pool, beside the built-in cards")
    .addOption(new Option("--variant <V>", "what is played").choices(Object.keys(VARIANTS)).default("duel"))
    .option("--players <N>", "how many play it; the two players hold its seats in turn", wholeNumber(2))
    .option("--workers <N>", "how many processes", wholeNumber(1), availableParallelism())
    .option(
      "--json",
      "the last line is one JSON object: { ratings, pairs: [{ a, b, games, winsA, draws, deals, bothA, bothB, split }], decks: [{ deck, games, wins, interval }], deckPairs: [{ a, b, games, winsA, interval }], thinking }",
    );

function optionsOf(program: Command): ArenaOptions {
  const { deck, decks, json = false, ...given } = program.opts();
  return { ...given, variant: given.variant as VariantName, decks: deck, file: decks, json } as ArenaOptions;
}

/** The command `npm run arena`; `module` is what its processes run, which calls `serve`. Returns its exit code. */
export async function arena(args: readonly string[], module: URL): Promise<number> {
  const program = arenaCommand();
  const done = await parse(program, args);
  if (done !== undefined) return done;
  const { bots, games, workers, json, ...ground } = optionsOf(program);
  try {
    if (bots.length < 2) throw new Error("Name two bots at least; who is named twice plays itself.");
    for (const name of bots) await contestant(name);
    const pairs = pairings(bots);
    const entries: Entry[] = pairs.map(([a, b]) => ({ a, b, results: [] }));
    const bouts = boutsOf(pairs, games);
    const told = progress(bouts.length);
    const node = await deployedNode();
    console.error(`${bouts.length} games on Node ${node.node}`);
    await playAll(module, node, workers, { ground, names: bots }, bouts, ({ pair }, result: BoutResult) => {
      entries[pair]!.results.push(result);
      told();
    });
    console.log(reportOf(bots, entries).join("\n"));
    if (json) console.log(JSON.stringify(jsonOf(bots, entries)));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

const TELL_EVERY_MS = 5_000;

function progress(all: number): () => void {
  let [count, at] = [0, performance.now()];
  return () => {
    count++;
    if (performance.now() - at < TELL_EVERY_MS) return;
    at = performance.now();
    console.error(`${count} of ${all} games`);
  };
}
