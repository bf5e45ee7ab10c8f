import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("705.1, 706.2", () => {
  const YOU = { who: "you" } as const;

  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  const gain = (amount: number): Effect => ({ do: "gainLife", who: YOU, amount });

  scenario("705.1-2: a coin is called and won or lost", (t) => {
    resolves(t, { do: "flipCoin", who: YOU, call: true, win: [gain(1)], lose: [gain(2)] });
    t.option("heads");
    expect([21, 22]).toContain(t.lifeOf(0));
  });

  scenario("706.2: a die's result is followed by its row", (t) => {
    const row = (from: number, to: number) => ({ from, to, effects: [gain(from)] });
    resolves(t, { do: "rollDie", who: YOU, sides: 6, results: [row(1, 3), row(4, 6)] });
    expect([21, 24]).toContain(t.lifeOf(0));
  });
});
