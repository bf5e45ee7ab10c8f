import { describe, expect, it } from "vitest";
import { workload } from "../../bench/workload.ts";
import { digestOf, type Game, load, newGame, pending, save } from "../../lib/engine/index.ts";
import type { GameState } from "../../lib/engine/state/state.ts";

const { pool, decks } = workload();
const begun = (seed: string): Game => newGame({ seed, pool, players: decks.map((deck) => ({ deck })) });

/** The same position, question and ids under another secret: what somebody could work out who knew the list. */
function guessed(game: Game, seed: string): Game {
  const saved = save(game);
  const state = JSON.parse(saved.snapshot) as GameState;
  return load({ ...saved, snapshot: JSON.stringify({ ...state, seed }) }, pool);
}

describe("the digest of a question (406.3, 708.2)", () => {
  const [one, other] = ["ab".repeat(32), "cd".repeat(32)];

  it("cannot be worked out from the ids that a hidden card might have", () => {
    const game = begun(one);
    const [decision] = pending(game);
    const same = pending(guessed(game, other)).find(({ slot }) => slot === decision!.slot)!;
    expect({ ...same, hint: undefined }).toEqual({ ...decision!, hint: undefined });
    expect(digestOf(guessed(game, other), same)).not.toBe(digestOf(game, decision!));
    expect(digestOf(guessed(game, one), same)).toBe(digestOf(game, decision!));
  });

  it("differs from seat to seat for the same ids", () => {
    const game = begun(one);
    const [decision] = pending(game);
    const theirs = { ...decision!, decidedBy: 1 - decision!.decidedBy };
    expect(digestOf(game, theirs)).not.toBe(digestOf(game, decision!));
  });
});
