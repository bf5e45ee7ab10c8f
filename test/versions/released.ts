import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Step, versionOf } from "../../lib/engine/migrations/steps.ts";
import { ABILITIES_VERSION, ABILITY_STEPS, STATE_STEPS, STATE_VERSION } from "../../lib/engine/migrations/stored.ts";
import { CHALLENGE_STEPS, LOG_STEPS, PLAYER_STEPS, RECORD_STEPS } from "../../lib/hosting/storage/migrations.ts";
import { RECORD_SCHEMA } from "../../lib/hosting/storage/record.ts";
import { type Shapes, shapesOf } from "./shapes.ts";

/** What has a version: its roots, the version it is at, and the steps that led there. What several reach is the first's. */
export const PARTS = {
  abilities: {
    roots: ["lib/engine/definition.ts#CardPool"],
    version: ABILITIES_VERSION,
    steps: ABILITY_STEPS,
  },
  state: {
    roots: ["lib/engine/state/state.ts#GameState", "lib/engine/api.ts#SavedGame"],
    version: STATE_VERSION,
    steps: STATE_STEPS,
  },
  record: {
    // What is beside the blob in the item is read one by one (lib/hosting/storage/store.ts), absent or not.
    // Versions that it holds for the log are texts there.
    roots: ["lib/hosting/storage/record.ts#GameBlob", "lib/hosting/storage/log.ts#LoggedVersion"],
    version: RECORD_SCHEMA,
    steps: RECORD_STEPS,
  },
  log: {
    roots: ["lib/hosting/storage/log.ts#LogPage"],
    version: versionOf(LOG_STEPS),
    steps: LOG_STEPS,
    // A step of the record does nothing for the pages that are stored beside it.
    alsoShared: true,
  },
  challenge: {
    roots: ["lib/hosting/challenge/record.ts#ChallengeRecord"],
    version: versionOf(CHALLENGE_STEPS),
    steps: CHALLENGE_STEPS,
  },
  player: {
    roots: ["lib/hosting/people/players.ts#Player"],
    version: versionOf(PLAYER_STEPS),
    steps: PLAYER_STEPS,
  },
} satisfies Record<string, { roots: readonly string[]; version: number; steps: readonly Step[]; alsoShared?: true }>;
export type Part = keyof typeof PARTS;

/** Versions and shapes as a release stored them. */
export interface Released {
  readonly versions: Readonly<Record<Part, number>>;
  readonly shapes: Shapes;
}

const ROOTS = Object.values(PARTS).flatMap(({ roots }) => roots);

/** As they are now. */
export const releaseOf = (): Released => ({
  versions: Object.fromEntries(Object.entries(PARTS).map(([part, { version }]) => [part, version])) as Record<
    Part,
    number
  >,
  shapes: shapesOf(ROOTS),
});

/** The folders of all releases, the latest last. */
export const releases = (): string[] =>
  readdirSync("test/corpus", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+\.\d+\.\d+/.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => join("test/corpus", name));

/** Versions in the first line, then a type in each: so that one sees what changed. */
export const written = ({ versions, shapes }: Released): string =>
  [versions, ...Object.entries(shapes)].map((line) => `${JSON.stringify(line)}\n`).join("");

export function shapesIn(folder: string): Released {
  const [versions, ...shapes] = readFileSync(join(folder, "shapes.jsonl"), "utf8").trimEnd().split("\n");
  return { versions: JSON.parse(versions!), shapes: Object.fromEntries(shapes.map((line) => JSON.parse(line))) };
}

/** By the name of a type, what it is part of: of the first that reaches it, and of those that have to follow what they share. */
export function partsOf(shapes: Shapes): Map<string, readonly Part[]> {
  const parts = new Map<string, readonly Part[]>();
  for (const part of Object.keys(PARTS) as Part[])
    for (const name of reachable(shapes, PARTS[part].roots)) {
      const bare = name.slice(name.indexOf("#") + 1);
      const before = parts.get(bare);
      if (before === undefined || "alsoShared" in PARTS[part]) parts.set(bare, [...(before ?? []), part]);
    }
  return parts;
}

function reachable(shapes: Shapes, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const todo = [...roots];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (found.has(name) || shapes[name] === undefined) continue;
    found.add(name);
    const text = JSON.stringify(shapes[name]);
    for (const other of text.match(/lib\/[\w/.-]+\.ts#\w+/g) ?? []) todo.push(other);
  }
  return found;
}
