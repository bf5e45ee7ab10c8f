import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { gunzipSync } from "node:zlib";
import type { CardEntry } from "../cards/import/entry.ts";
import { readCardFile } from "../cards/import/source.ts";
import { foldName } from "../cards/names.ts";
import { command, parse, wholeNumber } from "../cli/command.ts";
import { cardsIn } from "./commanders.ts";
import type { Verdict } from "./examine.ts";
import { rankingLines } from "./ranking.ts";
import type { Scenario } from "./script.ts";
import { summary } from "./summary.ts";
import { examineAll } from "./workers.ts";

const ABOUT = `Players are asked and answer as everywhere (pending, submit, concede), with entities for handles. Beyond that public face the
examination sets positions up, stops, goes on and puts counters (lib/engine/position.ts), throws the script's dice, hears
what is not asked (Execution in lib/engine/game.ts), and reads the state and the queries (lib/engine/query, rules) to find what
a script names and to check what came out.

An answer that is left over fails its scenario. Answers to what is not asked here are matched one by one with the question
that is not asked, where the format allows it; the summary counts them by reason.

Exits with 0 however the scenarios came out, with 2 for a mistake in the arguments or files.`;

/** A user's mistake: told in one line. */
class Mistake extends Error {}

/** The command line. Returns the exit code: 0 however the scenarios came out, 2 for a mistake in the arguments or files. */
export async function main(argv: readonly string[], worker: URL): Promise<number> {
  const program = command(
    "npm run conformance --",
    "Follows rules scenarios with scripted players and tells how each came out.",
  )
    .requiredOption("--scenarios <FILE...>", "files of scenarios (JSON lines, also gzipped)")
    .requiredOption("--cards <FILE...>", "files of cards they name (Scryfall-shaped or MTGJSON)")
    .option("--aliases <FILE>", "a JSON object: names in the scenarios, and the cards they mean")
    .option("--tier <N>", "only scenarios of that tier", wholeNumber())
    .option("--only <TEXT>", "only scenarios with TEXT in their id")
    .option("--ranking <N>", "also what keeps most scenarios from being read", wholeNumber())
    .option("--json <OUT>", "writes [{ id, tier, verdict, reason }]: pass, fail, unreadable or unsupported")
    .option(
      "--threads <N>",
      "how many run beside each other; as many as the processor has unless said otherwise",
      wholeNumber(1),
    )
    .addHelpText("after", `\n${ABOUT}`);
  const done = await parse(program, argv);
  if (done !== undefined) return done;
  try {
    await examine(program.opts<Options>(), worker);
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || (!(error instanceof Mistake) && !("code" in error))) throw error;
    console.error(error.message);
    return 2;
  }
}

interface Options {
  readonly scenarios: readonly string[];
  readonly cards: readonly string[];
  readonly aliases?: string;
  readonly tier?: number;
  readonly only?: string;
  readonly ranking?: number;
  readonly json?: string;
  readonly threads?: number;
}

async function examine(options: Options, worker: URL): Promise<void> {
  const all = (await Promise.all(options.scenarios.map(readScenarios))).flat();
  const scenarios = all.filter(
    (one) =>
      (options.tier === undefined || one.tier === options.tier) &&
      (options.only === undefined || one.id.includes(options.only)),
  );
  if (scenarios.length === 0) throw new Mistake("no scenario is left to run");
  const aliases: Record<string, string> =
    options.aliases === undefined
      ? {}
      : (JSON.parse(await readFile(options.aliases, "utf8")) as Record<string, string>);
  const cards = await cardsFor(scenarios, options.cards, aliases);
  const began = performance.now();
  const progress = process.stderr.isTTY;
  const verdicts: Verdict[] = [];
  const { threads = availableParallelism() } = options;
  await examineAll(scenarios, cards, worker, threads, (verdict) => {
    verdicts.push(verdict);
    if (progress) process.stderr.write(`\r${verdicts.length} of ${scenarios.length} `);
    else if (verdicts.length % 500 === 0) console.error(`${verdicts.length} of ${scenarios.length}`);
  });
  if (progress) process.stderr.write("\r");
  const place = new Map(scenarios.map(({ id }, i) => [id, i]));
  verdicts.sort((a, b) => place.get(a.id)! - place.get(b.id)!);
  if (options.json !== undefined)
    await writeFile(options.json, `${JSON.stringify(verdicts.map(plain), undefined, 1)}\n`);
  if (options.ranking !== undefined) for (const line of rankingLines(verdicts, options.ranking)) console.log(line);
  for (const line of summary(verdicts)) console.log(line);
  console.log(`in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** A verdict as the file has it. */
const plain = ({ id, tier, verdict, reason }: Verdict): Verdict => ({ id, tier, verdict, reason });

async function readScenarios(file: string): Promise<Scenario[]> {
  const bytes = await readFile(file);
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes).toString("utf8") : bytes.toString("utf8");
  return text.split("\n").flatMap((line, i) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as Scenario];
    } catch {
      throw new Mistake(`${file}:${i + 1}: this is no scenario`);
    }
  });
}

/** The printed cards that the scenarios name, by folded name. A whole name goes before another card's face. */
async function cardsFor(
  scenarios: readonly Scenario[],
  files: readonly string[],
  aliases: Readonly<Record<string, string>>,
): Promise<Map<string, CardEntry["card"]>> {
  const wanted = new Map<string, string[]>();
  for (const name of new Set([...scenarios.flatMap(cardsIn), "Mountain"])) {
    const key = foldName(aliases[name] ?? name);
    wanted.set(key, [...(wanted.get(key) ?? []), foldName(name)]);
  }
  const found = new Map<string, CardEntry["card"]>();
  const faces = new Map<string, CardEntry["card"]>();
  for (const file of files) {
    for await (const { entry } of readCardFile(file)) {
      for (const key of wanted.get(foldName(entry.name)) ?? []) if (!found.has(key)) found.set(key, entry.card);
      for (const part of entry.name.split(" // "))
        for (const key of wanted.get(foldName(part)) ?? []) if (!faces.has(key)) faces.set(key, entry.card);
    }
  }
  for (const [key, card] of faces) if (!found.has(key)) found.set(key, card);
  return found;
}
