import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { CardPool } from "../../lib/engine/definition.ts";
import { ABILITIES_VERSION, type Game, load, pending, save } from "../../lib/engine/index.ts";
import { watchingSites } from "./sites.ts";
import { questionsOf, type Suspended } from "./suspended.ts";

export interface Candidate {
  /** What it is an example of. */
  readonly kind: string;
  readonly game: Suspended;
}

const smallest = new Map<string, number>();

/**
 * Keeps a game that is about to be answered, if it is the smallest example yet of where it is suspended. `folder`: where
 * candidates for the corpus go, one JSON text a line; nothing is recorded without.
 */
export function record(game: Game, scenario: string, folder = process.env.CORPUS_CANDIDATES): void {
  if (folder === undefined) return;
  const saved = save(game);
  const cards: CardPool = { cards: game.pool.cards };
  const { done, siteOf } = watchingSites(() => load(saved, cards));
  const open = pending(done);
  const since = saved.inputs.length === 0 ? "first" : saved.barrier === undefined ? "later" : "beyond a barrier";
  const written = saved.snapshot.startsWith('{"~compact"') ? ["written in runs"] : [];
  for (const { slot, about, ask } of open) {
    const kind = [siteOf.get(slot), about, ask, since, ...written].join(" ");
    if ((smallest.get(kind) ?? Number.POSITIVE_INFINITY) <= saved.snapshot.length) continue;
    smallest.set(kind, saved.snapshot.length);
    const suspended = { from: scenario, saved, abilities: ABILITIES_VERSION, pool: cards, asked: questionsOf(done) };
    const candidate: Candidate = { kind, game: suspended };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(candidate)}\n`);
  }
}
