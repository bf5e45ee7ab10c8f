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

  scenario("705.2: the flips of the first time in a turn are won, those of one instruction together", (t) => {
    t.cards(`
      Test Regent {0}
      Creature — Noble
      The first time you flip one or more coins each turn, those coins come up heads and you win those flips.
      1/1`);
    t.battlefield(0, "Test Regent");
    const won: Effect = { do: "flipCoin", who: YOU, call: false, count: 20, win: [gain(1)] };
    resolves(t, won, won);
    // Of forty flips that chance decides all but never are won.
    expect(t.lifeOf(0)).toBeGreaterThanOrEqual(40);
    expect(t.lifeOf(0)).toBeLessThan(60);
  });

  scenario("706.2: a die's result is followed by its row", (t) => {
    const row = (from: number, to: number) => ({ from, to, effects: [gain(from)] });
    resolves(t, { do: "rollDie", who: YOU, sides: 6, results: [row(1, 3), row(4, 6)] });
    expect([21, 24]).toContain(t.lifeOf(0));
  });

  const copiesOf: Effect = {
    do: "createTokens",
    who: YOU,
    count: 1,
    token: { colors: [], supertypes: [], types: ["artifact"], subtypes: [], abilities: [], name: "Test Chip" },
    note: "chips",
  };
  const tapped: Effect = { do: "tap", what: { what: "noted", name: "chips" } };

  scenario("705.2, 608.2c: what each of several flips makes is spoken of together", (t) => {
    resolves(t, { do: "flipCoin", who: YOU, count: 6, call: true, win: [copiesOf] }, tapped);
    for (let i = 0; i < 6; i++) t.option("heads");
    const chips = t.ids(0, "battlefield", "Test Chip");
    expect(chips.length).toBeGreaterThan(1);
    expect(chips.every((id) => t.seeId(id).tapped)).toBe(true);
  });

  scenario("705.2: so many flips as were chosen, and what comes of all of them won", (t) => {
    t.cards(`
      Test Efreet {0}
      Creature — Efreet
      Whenever this creature attacks, choose a number between 1 and 5. Flip that many coins. For each flip you win, draw a card. For each flip you lose, this creature deals 2 damage to you. If you won one flip this way, you may cast spells from your hand this turn without paying their mana costs.
      1/1

      Test Idol {9}
      Artifact`);
    t.battlefield(0, "Test Efreet");
    t.library(0, "Test Idol", "Test Idol", "Test Idol");
    t.attack("Test Efreet");
    t.resolve();
    t.number(3);
    for (let i = 0; i < 3; i++) t.option("heads");
    const won = t.count(0, "hand");
    expect(t.lifeOf(0)).toBe(20 - 2 * (3 - won));
    t.to("postcombatMain");
    expect(t.can("cast", "Test Idol", "alternative")).toBe(won === 1);
  });
});
