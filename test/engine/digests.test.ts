import { describe, expect, it } from "vitest";
import { workload } from "../../bench/workload.ts";
import type { Answer, Decision, Submission } from "../../lib/engine/decisions.ts";
import { digestOf, type Game, load, newGame, pending, save, submit } from "../../lib/engine/index.ts";
import type { GameState } from "../../lib/engine/state/state.ts";
import type { Handle } from "../../lib/engine/views.ts";

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

describe("an answer to a question that is another one by now", () => {
  const stale = (slot: string, answer: Answer<Handle>): Submission<Handle> => ({ slot, digest: "of-another", answer });

  it("is refused", () => {
    const game = begun("ab".repeat(32));
    const [{ decidedBy, slot }] = pending(game) as [Decision];
    expect(submit(game, decidedBy, [stale(slot, { ask: "confirm", yes: false })])).toMatchObject({
      code: "stale-answer",
    });
  });

  it("is taken where it passes, which is always possible (117.3d)", () => {
    const game = begun("ab".repeat(32));
    for (let [open] = pending(game); open?.ask !== "priority"; [open] = pending(game))
      expect(submit(game, open!.decidedBy, [{ slot: open!.slot, answer: { ask: "confirm", yes: false } }]).ok).toBe(
        true,
      );
    const [{ decidedBy, slot }] = pending(game) as [Decision];
    const action = { act: "special", object: "nothing", special: 0 } as never;
    expect(submit(game, decidedBy, [stale(slot, { ask: "priority", action })]).ok).toBe(false);
    expect(submit(game, decidedBy, [stale(slot, { ask: "priority", action: { act: "pass" } })]).ok).toBe(true);
  });
});
