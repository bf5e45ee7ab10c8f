import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import type { CardEntry } from "../cards/import/entry.ts";
import { readCardFile } from "../cards/import/source.ts";
import { foldName } from "../cards/names.ts";
import type { Verdict } from "./examine.ts";
import { rankingLines } from "./ranking.ts";
import type { Scenario } from "./script.ts";
import { summary } from "./summary.ts";
import { examineAll } from "./workers.ts";

const USAGE = `Follows rules scenarios with scripted players and tells how each came out.

  npm run conformance -- --scenarios FILE... --cards FILE... [options]

  --scenarios  files of scenarios (JSON lines, also gzipped)
  --cards      files of cards they name (Scryfall-shaped or MTGJSON)
  --aliases    a JSON object: names in the scenarios, and the cards they mean
  --tier N     only scenarios of that tier
  --only TEXT  only scenarios with TEXT in their id
  --ranking N  also what keeps most scenarios from being read
  --json OUT   writes [{ id, tier, verdict, reason }]: pass, fail, unreadable or unsupported
  --threads N  how many run beside each other; as many as the processor has unless said otherwise

Players are asked and answer as everywhere (pending, submit, concede), with entities for handles. Beyond that public face the
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
  try {
    await examine(argv, worker);
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || (!(error instanceof Mistake) && !("code" in error))) throw error;
    console.error(error.message);
    return 2;
  }
}

/** "--scenarios a b --cards c": an option's values are all the words up to the next option. */
function listed(argv: readonly string[]): string[] {
  const given: string[] = [];
  let option: string | undefined;
  for (const word of argv) {
    if (word.startsWith("--")) option = word;
    else if (option !== undefined && given.at(-1) !== option) given.push(option);
    given.push(word);
  }
  return given;
}

async function examine(argv: readonly string[], worker: URL): Promise<void> {
  const { values } = parseArgs({
    args: listed(argv),
    options: {
      scenarios: { type: "string", multiple: true },
      cards: { type: "string", multiple: true },
      aliases: { type: "string" },
      json: { type: "string" },
      tier: { type: "string" },
      only: { type: "string" },
      ranking: { type: "string" },
      threads: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.scenarios === undefined || values.cards === undefined) throw new Mistake(USAGE);
  const all = (await Promise.all(values.scenarios.map(readScenarios))).flat();
  const scenarios = all.filter(
    (one) =>
      (values.tier === undefined || one.tier === Number(values.tier)) &&
      (values.only === undefined || one.id.includes(values.only)),
  );
  if (scenarios.length === 0) throw new Mistake("no scenario is left to run");
  const aliases: Record<string, string> =
    values.aliases === undefined ? {} : (JSON.parse(await readFile(values.aliases, "utf8")) as Record<string, string>);
  const cards = await cardsFor(scenarios, values.cards, aliases);
  const began = performance.now();
  const progress = process.stderr.isTTY;
  const verdicts: Verdict[] = [];
  const threads = values.threads === undefined ? availableParallelism() : Math.max(1, Number(values.threads));
  await examineAll(scenarios, cards, worker, threads, (verdict) => {
    verdicts.push(verdict);
    if (progress) process.stderr.write(`\r${verdicts.length} of ${scenarios.length} `);
    else if (verdicts.length % 500 === 0) console.error(`${verdicts.length} of ${scenarios.length}`);
  });
  if (progress) process.stderr.write("\r");
  const place = new Map(scenarios.map(({ id }, i) => [id, i]));
  verdicts.sort((a, b) => place.get(a.id)! - place.get(b.id)!);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(verdicts.map(plain), undefined, 1)}\n`);
  if (values.ranking !== undefined)
    for (const line of rankingLines(verdicts, Number(values.ranking))) console.log(line);
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
  for (const name of new Set([...scenarios.flatMap(({ cards }) => cards), "Mountain"])) {
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
