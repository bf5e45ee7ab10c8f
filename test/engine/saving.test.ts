import { describe, expect, it } from "vitest";
import { workload } from "../../bench/workload.ts";
import { chanceFrom } from "../../lib/bots/chance.ts";
import { randomAnswer } from "../../lib/bots/random.ts";
import { type Game, load, newGame, pending, save, submitDirectly } from "../../lib/engine/index.ts";

const { pool, decks } = workload();

/** Decides by chance, and looks at the game before each decision. */
function played(look: (game: Game) => void): string {
  const chance = chanceFrom("saving", 1);
  const game = newGame({ seed: "ab".repeat(32), pool, players: decks.map((deck) => ({ deck })) });
  for (let i = 0; i < 400; i++) {
    const [decision] = pending(game);
    if (decision === undefined) break;
    look(game);
    const answer = randomAnswer(decision, chance);
    expect(submitDirectly(game, decision.decidedBy, [{ slot: decision.slot, answer }])).toMatchObject({ ok: true });
  }
  return JSON.stringify(game.state);
}

/** What is stored of it: without fields of nothing, in no order. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("saving", () => {
  it("leaves the running game as it is, in the middle of a spell too", () => {
    let inputs = 0;
    const saved = played((game) => {
      const before = JSON.stringify(game.state);
      inputs += save(game).inputs.length;
      expect(JSON.stringify(game.state)).toBe(before);
    });
    expect(inputs).toBeGreaterThan(0);
    expect(saved).toBe(played(() => {}));
  });

  it("gives what a game restored from it gives again", () => {
    played((game) => {
      const saved = save(game);
      const restored = load(saved, pool);
      expect(plain(restored.state)).toEqual(plain(game.state));
      const again = save(restored);
      expect({ ...again, snapshot: JSON.parse(again.snapshot) }).toEqual({
        ...saved,
        snapshot: JSON.parse(saved.snapshot),
      });
    });
  });
});
