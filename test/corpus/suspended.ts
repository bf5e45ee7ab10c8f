import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { SavedGame } from "../../lib/engine/api.ts";
import type { CardPool } from "../../lib/engine/definition.ts";
import { digestOf, type Game, load, pending, save } from "../../lib/engine/index.ts";
import { restoredState } from "../../lib/engine/state/layout.ts";

/** A game in the middle of something, as some build stored it. Our own cards only. */
export interface Suspended {
  /** The scenario it is from. */
  readonly from: string;
  readonly saved: SavedGame;
  /** Of which version the abilities in `pool` are. */
  readonly abilities: number;
  readonly pool: CardPool;
  /** Its open questions: who decides, in which slot, and their digests. */
  readonly asked: readonly string[];
}

export const questionsOf = (game: Game): string[] =>
  pending(game).map((decision) => `${decision.decidedBy} ${decision.slot} ${digestOf(game, decision)}`);

/** All games of one build in one file: they are much alike, so that together they are small. */
export const packed = (games: readonly Suspended[]): Uint8Array =>
  brotliCompressSync(Buffer.from(games.map((game) => JSON.stringify(game)).join("\n")), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });

export const unpacked = (path: string): Suspended[] =>
  brotliDecompressSync(readFileSync(path))
    .toString()
    .split("\n")
    .map((line) => JSON.parse(line) as Suspended);

/** Without the cards that the game has nothing to do with, as long as it asks the same without them. */
export function pruned(game: Suspended): Suspended {
  const state = JSON.stringify(restoredState(game.saved.snapshot));
  const used = new Set([...state.matchAll(/"definition":(\d+)/g)].map(([, index]) => Number(index)));
  for (const [definition] of restoredState(game.saved.snapshot).cards) used.add(definition);
  const pool: CardPool = { cards: game.pool.cards.map((card, index) => (used.has(index) ? card : BLANK)) };
  const resumed = load(game.saved, pool);
  const same =
    questionsOf(resumed).join() === game.asked.join() &&
    JSON.stringify(save(resumed).inputs) === JSON.stringify(game.saved.inputs);
  return same ? { ...game, pool } : game;
}
const BLANK: CardPool["cards"][number] = {
  name: "",
  layout: "normal",
  faces: [{ name: "", typeLine: { supertypes: [], types: [], subtypes: [] }, text: "", abilities: [] }],
};
