import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { steps } from "../../engine/index.ts";
import { recordKeyFrom, recordOf } from "../../fairness/record.ts";
import type { Match, Watcher } from "./play.ts";

/** Every player adds to the seed, as in a hosted game between people. */
export const asksEntropy = <M extends Match>(match: M): M => ({
  ...match,
  options: { ...match.options, entropy: match.players.map((_, seat) => seat) },
});

/** Writes the record of each game that ends into a folder, sealed with a key of this run. */
export function recordsIn(
  folder: string,
): (match: Match & { readonly names: readonly string[] }, number: number) => Watcher {
  mkdirSync(folder, { recursive: true });
  const key = recordKeyFrom(randomBytes(32));
  return ({ seed, pool, players, options, names }, number) => ({
    ended(game) {
      const gameId = `SIMULATED-${number}`;
      const seats = names.map((name) => ({ name }));
      const setup = { seed, pool, players, options: options ?? {} };
      const finished = { gameId, setup, seats, steps: steps(game), result: game.state.result! };
      writeFileSync(join(folder, `${gameId}.jsonl`), recordOf(finished, key));
    },
  });
}
