import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** Who has most, and what has been done in the combat phase that there is; the cards are our own. */

describe("the player who has most", () => {
  const HOUND = `
      Test Hound {0}
      Creature — Dog
      At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.
      1/1`;
  scenario("603.4: gains control of it, where nobody else has as much", (t) => {
    t.cards(HOUND);
    t.battlefield(0, "Test Hound");
    t.life(1, 30);
    t.to("upkeep", 3);
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Hound")).toBe(1);
  });
  scenario("603.4: nobody does where two have most", (t) => {
    t.cards(HOUND);
    t.battlefield(0, "Test Hound");
    t.to("upkeep", 3);
    expect(t.count(0, "battlefield", "Test Hound")).toBe(1);
    t.to("draw", 3);
    expect(t.count(0, "battlefield", "Test Hound")).toBe(1);
  });
  const KEEPER = `
      Test Keeper {0}
      Creature — Soldier
      At the beginning of your upkeep, the player with the lowest life total gains control of this creature. If two or more players are tied for lowest life total, you choose one of them, and that player gains control of this creature.
      1/1`;
  scenario("608.2d: of those who are tied you choose one", (t) => {
    t.cards(KEEPER);
    t.hand(0, "Test Keeper");
    t.to("precombatMain");
    t.cast("Test Keeper");
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    expect(t.asked().about).toBe("player");
    t.answer({ ask: "choose", chosen: [1] });
    expect(t.count(1, "battlefield", "Test Keeper")).toBe(1);
  });
});

describe("506.1: in this combat", () => {
  const RIDE = `
      Test Giant {0}
      Creature — Giant
      9/9

      Test Ride {0}
      Instant
      Destroy target blocking creature. Creatures that were blocked by that creature this combat gain trample until end of turn.`;
  scenario("509.1h: it was blocked by that creature, whichever others block it", (t) => {
    kit(t);
    t.cards(RIDE);
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Ride");
    t.to("precombatMain");
    t.attack("Test Giant");
    t.block(["Test Ogre", "Test Giant"], ["Test Bear", "Test Giant"]);
    t.order(0, 1);
    t.cast("Test Ride", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Giant").keywords).toContain("trample");
  });
  scenario("500.8: not in the combat phase before it", (t) => {
    kit(t);
    t.cards(`
      Test Hero {0}
      Creature — Human
      At end of combat, if Test Hero attacked this combat, you gain 5 life.
      0/4

      Test Rally {0}
      Sorcery
      After this main phase, there is an additional combat phase.`);
    t.battlefield(0, "Test Hero");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolve();
    t.attack("Test Hero");
    t.to("endOfCombat");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.to("beginningOfCombat");
    t.to("endOfCombat");
    expect(t.turn.number).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });
});

describe("608.2c: what is done otherwise", () => {
  scenario("608.2c: that much is what the other way says", (t) => {
    t.cards(`
      Test Bronc {0}
      Creature — Horse Mount
      When this creature enters, you lose life equal to the number of cards in your hand if you control an artifact. Otherwise, each opponent loses that much life.
      2/2`);
    t.hand(0, "Test Bronc", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Bronc");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.lifeOf(1)).toBe(18);
  });
});
