import { expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

scenario("103.4: less than half of a starting life total", (t) => {
  t.cards(`
      Test Angel {0}
      Creature — Angel
      This creature gets +3/+3 for each opponent whose life total is less than half their starting life total.
      As long as an opponent's life total is less than half their starting life total, this creature has indestructible.
      1/1

      Test Bolt {0}
      Instant
      Test Bolt deals 1 damage to target player.`);
  t.battlefield(0, "Test Angel");
  t.hand(0, "Test Bolt");
  t.life(1, 10);
  t.to("precombatMain");
  expect(t.see("Test Angel").power).toBe(1);
  t.cast("Test Bolt", { targets: [1] });
  t.resolveAll();
  expect(t.see("Test Angel").power).toBe(4);
});

scenario("103.4, 119.5: half of what somebody else began with", (t) => {
  t.options({ startingLives: [20, 31] });
  t.cards(`
      Test Famine {0}
      Sorcery
      Target player's life total becomes half their starting life total, rounded down.`);
  t.hand(0, "Test Famine");
  t.to("precombatMain");
  t.cast("Test Famine", { targets: [1] });
  t.resolve();
  expect(t.lifeOf(1)).toBe(15);
});

scenario("102.2: the opponents of that player draw, whoever's enchantment it is", (t) => {
  t.cards(`
      Test Truce {U}
      Enchantment
      When a player casts a spell, sacrifice this enchantment. If you do, each of that player's opponents draws three cards.`);
  t.battlefield(0, "Test Truce", "Mountain");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  const before = t.count(1, "hand");
  t.cast("Test Spark", { targets: [1] });
  t.resolve();
  expect([t.count(1, "hand") - before, t.count(0, "hand")]).toEqual([3, 0]);
  expect(t.count(0, "graveyard", "Test Truce")).toBe(1);
});

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
