import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What enters under another's control, is exchanged if it can be, and lands without end; the cards are our own. */

describe("under whose control something enters", () => {
  scenario("614.12a: an opponent is chosen before it enters", (t) => {
    t.cards(`
      Test Guest {0}
      Enchantment
      This enchantment enters under the control of an opponent of your choice.
      At the beginning of your upkeep, you lose 1 life.`);
    t.hand(0, "Test Guest");
    t.to("precombatMain");
    t.cast("Test Guest");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Guest")).toBe(1);
    t.to("upkeep", 2);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.lifeOf(0)).toBe(20);
  });
});

const DRAKE = `
      Test Drake {0}
      Creature — Drake
      When this creature enters, exchange control of this creature and up to one target creature an opponent controls. If you don't or can't make an exchange, sacrifice this creature. This ability still resolves if its target becomes illegal.
      3/3

      Test Bear {0}
      Creature — Bear
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`;

describe("an exchange that may not be made", () => {
  scenario("701.10b: it is exchanged for the target", (t) => {
    t.cards(DRAKE);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Drake");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Drake")).toBe(1);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("608.2b: it is sacrificed where the target has become illegal", (t) => {
    t.cards(DRAKE);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Drake", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    t.choose("Test Bear");
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Drake")).toBe(1);
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });
});

describe("what else is counted", () => {
  scenario("305.2: any number of lands, of which each but the first costs life", (t) => {
    t.cards(`
      Test Bond {0}
      Enchantment
      You may play any number of lands on each of your turns.
      Whenever you play a land, if it wasn't the first land you played this turn, this enchantment deals 1 damage to you.`);
    t.battlefield(0, "Test Bond");
    t.hand(0, "Forest", "Island", "Swamp");
    t.to("precombatMain");
    for (const land of ["Forest", "Island", "Swamp"]) {
      t.playLand(land);
      t.resolveAll();
    }
    expect(t.lifeOf(0)).toBe(18);
  });

  scenario("109.5: no more than its own controller's graveyard", (t) => {
    t.cards(`
      Test Bear {2}
      Creature — Bear
      2/2

      Test Loch {0}
      Instant
      Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Loch");
    t.graveyard(1, "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("cast", "Test Loch")).toBe(false);
  });
});

describe("a cost of so much power together", () => {
  scenario("118.3: untapped creatures with total power 5 or greater", (t) => {
    t.cards(`
      Test Troll {0}
      Creature — Troll
      Tap any number of untapped creatures you control other than this creature with total power 5 or greater: This creature gets +20/+20 until end of turn.
      1/1

      Test Bear {0}
      Creature — Bear
      2/2

      Test Ogre {0}
      Creature — Ogre
      3/3`);
    t.battlefield(0, "Test Troll", "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Troll", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Troll");
    if (t.asked().ask === "choose") t.choose("Test Bear", "Test Ogre");
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(true);
    t.pass();
    expect(t.can("activate", "Test Troll")).toBe(false);
  });
});
