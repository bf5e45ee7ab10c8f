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

  scenario("109.2: another land than the one that the ability triggered on", (t) => {
    t.cards(`
      Test Map {0}
      Enchantment
      Whenever a land an opponent controls enters, if that player had another land enter the battlefield under their control this turn, that player loses 3 life.

      Test Grove {0}
      Sorcery
      You may put a land card from your hand onto the battlefield.`);
    t.battlefield(1, "Test Map");
    t.hand(0, "Forest", "Forest", "Test Grove");
    t.to("precombatMain");
    t.playLand("Forest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Grove");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(17);
  });

  scenario("122.6, 603.2c: counters of any kind removed from what one controls, all at once", (t) => {
    t.cards(`
      Test Sieve {0}
      Enchantment
      Whenever one or more counters are removed from a permanent you control, you gain 1 life.

      Test Jar {0}
      Artifact
      This artifact enters with three nectar counters on it.
      Remove two nectar counters from this artifact: Draw a card.`);
    t.battlefield(0, "Test Sieve");
    t.hand(0, "Test Jar");
    t.to("precombatMain");
    t.cast("Test Jar");
    t.resolve();
    t.activate("Test Jar");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Jar").counters]).toEqual([21, { nectar: 1 }]);
  });

  scenario("701.3a, 301.5b: what becomes equipped is what the ability speaks of", (t) => {
    t.cards(`
      Test Armory {0}
      Enchantment
      Whenever a creature you control becomes equipped, put a +1/+1 counter on it.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {0}`);
    t.battlefield(0, "Test Armory", "Test Blade", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([5, 3]);
  });

  scenario("119.4, 701.5a: life that is paid, spells that are countered, coins that are flipped", (t) => {
    t.cards(`
      Test Ledger {0}
      Enchantment
      Whenever you pay life, draw a card.
      Whenever a spell you control is countered, you gain 5 life.
      Whenever a player flips a coin, each opponent loses 1 life.
      Pay 2 life: Flip a coin.

      Test Denial {0}
      Instant
      Counter target spell.`);
    t.battlefield(0, "Test Ledger");
    t.hand(0, "Test Spark", "Test Denial");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.activate("Test Ledger");
    t.resolve();
    t.resolve();
    t.option(t.asked("option").options[0]!);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([18, 19, 3]);
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Denial", { targets: ["Test Spark"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 19]);
  });
});
