import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../bench/hostile.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import { BUDGETS, LIMITS } from "../../lib/engine/limits.ts";
import { MOST } from "../../lib/engine/state/numbers.ts";
import { gathered } from "../../lib/engine/view/gather.ts";
import { pack } from "../../lib/hosting/storage/codec.ts";

/** What one player can bring a game to by cards that say so must fit an item (400 KB) and leave the other free to act. */

const restored = (game: Game): Game =>
  engine.load(JSON.parse(JSON.stringify(engine.save(game))), game.pool, BUDGETS.request);

/** A tenth of what `npm run bench -- attacks` measures; what is beyond the limits at any scale is whole. */
const SCALE = 0.1;
const positions = Object.entries(HOSTILE).map(([name, reached]) => [name, reached(SCALE)] as const);

describe.each(positions)("a game full of %s", (_, game) => {
  it("is stored and seen in little", () => {
    expect(pack(engine.save(game)).length).toBeLessThan(50_000);
    for (const seat of [0, 1, null])
      expect(JSON.stringify(gathered(engine.view(game, seat))).length).toBeLessThan(200_000);
  });

  it("is the same when it is restored, and goes on", () => {
    const again = restored(game);
    expect(engine.save(again).snapshot).toBe(engine.save(game).snapshot);
    const [asked] = engine.pending(again);
    const answer =
      asked!.ask === "order"
        ? ({ ask: "order", order: [0] } as const)
        : ({ ask: "priority", action: { act: "pass" } } as const);
    expect(engine.submit(again, asked!.decidedBy, [{ slot: asked!.slot, answer }])).toMatchObject({ ok: true });
  });

  it("104.3a: may be left by the other", () => {
    const again = restored(game);
    expect(engine.concede(again, 1)).toMatchObject({ ok: true });
    expect(engine.result(again)).toEqual({ winners: [0] });
  });

  it("holds no more than a game may", () => {
    const { battlefield, stack, triggered, players } = game.state;
    expect(battlefield.length + stack.length + triggered.length).toBeLessThanOrEqual(LIMITS.objects);
    for (const { life, mana } of players) {
      expect(Number.isSafeInteger(life) && life <= MOST).toBe(true);
      expect(mana.length).toBeLessThanOrEqual(LIMITS.mana);
    }
  });
});
