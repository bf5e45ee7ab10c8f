import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInCards } from "../../lib/cards/builtin.ts";
import { command, parse } from "../../lib/cli/command.ts";
import { load, newGame, pending, preparedPool, submitDirectly } from "../../lib/engine/index.ts";
import { anyAnswer, safeAnswer } from "../../lib/explore/answers.ts";
import { chance as newChance } from "../../lib/explore/chance.ts";
import { randomDecks } from "../../lib/explore/decks.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { releaseOf, releases, written } from "../versions/released.ts";
import { type Candidate, record } from "./recorder.ts";
import { watchingSites } from "./sites.ts";
import { packed, pruned, type Suspended, unpacked } from "./suspended.ts";

/** Writes what a build leaves behind for those that follow it: suspended games, and the shapes of what it stores. */

const program = command("npm run corpus --", "The games that released builds have left in the middle of something.");
program
  .command("write")
  .description("play the scenarios, and keep an example of every way in which this build's games can be suspended")
  .option(
    "--as <VERSION>",
    "the release",
    (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version,
  )
  .option("--candidates <FOLDER>", "what an earlier run recorded, instead of playing the scenarios again")
  .action(({ as, candidates }: { as: string; candidates?: string }) => {
    const folder = candidates ?? mkdtempSync(join(tmpdir(), "corpus-"));
    try {
      if (candidates === undefined) {
        console.log("Playing the scenarios of test/engine, which takes some minutes.");
        const recording = { ...process.env, CORPUS_CANDIDATES: folder };
        const { status } = spawnSync("npx", ["vitest", "run", "--project", "unit", "test/engine"], { env: recording });
        if (status !== 0) console.error("Some scenarios fail; what they came to is recorded all the same.");
      }
      playByChance(folder);
      write(join("test/corpus", as), readCandidates(folder));
    } finally {
      if (candidates === undefined) rmSync(folder, { recursive: true });
    }
  });

program
  .command("add")
  .description("play these scenarios, and keep a game for each function that asks and has none yet")
  .argument("<FILES...>", "of test/engine")
  .action((files: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "corpus-"));
    try {
      const recording = { ...process.env, CORPUS_CANDIDATES: folder };
      const { status } = spawnSync("npx", ["vitest", "run", "--project", "unit", ...files], { env: recording });
      if (status !== 0) console.error("Some scenarios fail; what they came to is recorded all the same.");
      add(releases().at(-1)!, readCandidates(folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

/** Scenarios begin in the middle of a game: its beginning, and whatever else comes by, from games by chance. */
function playByChance(folder: string): void {
  const cards = builtInCards().flatMap(({ printed }) => {
    const reading = readCard(printed);
    return reading.verdict === "read" ? [reading.card] : [];
  });
  for (let seed = 1; seed <= 12; seed++) {
    const chance = newChance(seed);
    const { pool, decks } = randomDecks(cards, chance);
    const game = newGame({
      seed: `corpus/${seed}`,
      pool: preparedPool(pool),
      players: decks.map((deck) => ({ deck })),
      options: seed % 4 === 0 ? { entropy: [0, 1] } : {},
    });
    for (let answered = 0; answered < 150; answered++) {
      const [decision] = pending(game);
      if (decision === undefined) break;
      record(game, `a game by chance, ${seed}`, folder);
      const answers = [anyAnswer(decision, chance), safeAnswer(decision) ?? anyAnswer(decision, chance)];
      if (!answers.some((answer) => submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer }]).ok))
        break;
    }
  }
}

function readCandidates(folder: string): Candidate[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Candidate),
  );
}

function write(place: string, candidates: readonly Candidate[]): void {
  const best = smallest(candidates, ({ kind }) => kind);
  const games = new Map([...best.values()].map((game) => [JSON.stringify([game.saved, game.asked]), game]));
  mkdirSync(place, { recursive: true });
  const bytes = keep(place, [...games.values()].map(pruned));
  writeFileSync(join(place, "shapes.jsonl"), written(releaseOf()));
  console.log(`${place}: ${games.size} games for ${best.size} ways to be suspended, ${bytes} bytes.`);
}

function add(place: string, candidates: readonly Candidate[]): void {
  const games = unpacked(join(place, "games.jsonl.br"));
  const known = new Set(
    games.flatMap(({ saved, pool }) => [...watchingSites(() => load(saved, preparedPool(pool))).siteOf.values()]),
  );
  const best = smallest(candidates, ({ kind }) => kind.split(" ")[0]!);
  const missing = [...best].filter(([site]) => !known.has(site));
  const bytes = keep(place, [...games, ...missing.map(([, game]) => pruned(game))]);
  console.log(`${place}: ${missing.length} games more, ${bytes} bytes. ${missing.map(([site]) => site).join(", ")}`);
}

/** The smallest game of those that come to the same. */
function smallest(candidates: readonly Candidate[], of: (one: Candidate) => string): Map<string, Suspended> {
  const best = new Map<string, Suspended>();
  const size = ({ saved, from }: Suspended): string => `${String(saved.snapshot.length).padStart(9, "0")} ${from}`;
  for (const one of candidates) {
    const known = best.get(of(one));
    if (known === undefined || size(one.game) < size(known)) best.set(of(one), one.game);
  }
  return best;
}

/** @returns how many bytes they take. */
function keep(place: string, games: readonly Suspended[]): number {
  const bytes = packed([...games].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)));
  writeFileSync(join(place, "games.jsonl.br"), bytes);
  return bytes.length;
}

process.exitCode = (await parse(program, process.argv.slice(2))) ?? 0;
