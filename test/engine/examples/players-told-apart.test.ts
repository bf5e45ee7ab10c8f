import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Players and permanents told apart by what they have and by what was done this turn; the cards are our own. */

describe("by what they have", () => {
  scenario(
    "102.2: among opponents, who has most life is one of them, whatever you have",
    (t) => {
      t.cards(`
      Test Levy {0}
      Sorcery
      Each opponent with the most life loses 3 life. Each player with fewer than two cards in hand draws a card.`);
      t.life(0, 30);
      t.life(1, 12);
      t.life(2, 15);
      t.hand(0, "Test Levy");
      t.hand(1, "Test Bear", "Test Bear");
      t.put(0, "library", "Test Bear");
      t.put(2, "library", "Test Bear");
      t.to("precombatMain");
      t.cast("Test Levy");
      t.resolve();
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([30, 12, 12]);
      expect([0, 1, 2].map((seat) => t.count(seat, "hand"))).toEqual([2, 2, 1]);
    },
    { seats: 3 },
  );

  scenario(
    "608.2d: a player is chosen among those that it is so of",
    (t) => {
      t.cards(`
      Test Summons {0}
      Sorcery
      Choose a player who controls a creature. That player loses 4 life.`);
      t.battlefield(1, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.hand(0, "Test Summons");
      t.to("precombatMain");
      t.cast("Test Summons");
      t.resolve();
      t.choose(2);
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20, 16]);
    },
    { seats: 3 },
  );
});

describe("by what was done this turn", () => {
  scenario("608.2i: who tapped a land for mana, and who did not", (t) => {
    t.cards(`
      Test Tithe {G}
      Sorcery
      Each player who tapped a land for mana this turn loses 2 life. Each player who didn't tap a land for mana this turn gains 1 life.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Tithe");
    t.to("precombatMain");
    t.cast("Test Tithe");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 21]);
  });

  scenario("608.2i: what became the target of a spell this turn, and what did not", (t) => {
    t.cards(`
      Test Gaze {0}
      Instant
      Target creature gets +0/+1 until end of turn.

      Test Verdict {0}
      Sorcery
      Destroy each creature that became the target of a spell this turn.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Gaze", "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Gaze", { targets: [t.ids(1, "battlefield", "Test Bear")[0]!] });
    t.resolve();
    t.cast("Test Verdict");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 0]);
  });
});
