import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("601.2f: what the next spell costs", () => {
  scenario("601.2f, 611.2f: so much less, for the next such spell only", (t) => {
    kit(t);
    t.cards(`
      Test Giant Song {0}
      Sorcery
      The next Ogre spell you cast this turn costs {2} less to cast.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Giant Song", "Test Ogre", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Giant Song");
    t.resolve();
    t.cast("Test Ogre");
    t.resolve();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => !t.seeId(id).tapped)).toHaveLength(2);
    expect(t.can("cast", "Test Ogre")).toBe(false);
  });

  scenario("613.1, 611.3a: one of the two at any time, by whoever controls the enchanted creature", (t) => {
    kit(t);
    t.cards(`
      Test Bond {0}
      Enchantment — Aura
      Enchant creature
      As long as you control enchanted creature, it gets +2/+2. Otherwise, it can't block.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Bond", "Test Bond");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Bond", { targets: ["Test Ogre"] });
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([4, 4]);
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("400.7, 404.1: all that was put into graveyards this turn, whosever it is", (t) => {
    kit(t);
    t.cards(`
      Test Encore {0}
      Instant
      Put onto the battlefield under your control all creature cards in all graveyards that were put there from the battlefield this turn.`);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Ogre");
    t.put(1, "graveyard", "Test Bear");
    t.hand(0, "Test Murder", "Test Encore");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Encore");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });
});
