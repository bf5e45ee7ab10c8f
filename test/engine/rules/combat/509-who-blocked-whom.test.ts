import { describe, expect } from "vitest";
import { creature, kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("509.1g-h: who is blocking whom, and was this turn", () => {
  scenario("601.2c, 608.2b: what was sacrificed as the cost was blocking its target", (t) => {
    kit(t);
    creature(
      t,
      "Test Wall",
      "{R}, Sacrifice this creature: It deals 2 damage to target creature it's blocking.",
      "0/3",
    );
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Wall", "Mountain");
    t.attack("Test Bear", "Test Ogre");
    t.block(["Test Wall", "Test Bear"]);
    t.pass();
    t.activate("Test Wall");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 0]);
  });

  scenario("509.1h: it was blocked, though what blocked it is gone", (t) => {
    kit(t);
    t.cards(`
      Test Verdict {0}
      Instant
      Destroy target creature that blocked or was blocked by a Bear this turn.`);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Verdict");
    t.attack("Test Ogre");
    t.block(["Test Bear", "Test Ogre"]);
    t.to("postcombatMain");
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
    t.cast("Test Verdict");
    expect(t.count(0, "stack")).toBe(1);
    t.resolve();
    expect([t.count(0, "graveyard", "Test Ogre"), t.count(1, "battlefield", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("509.1g: all that blocked it, and nothing else", (t) => {
    kit(t);
    creature(t, "Test Ferret", "At end of combat, tap all creatures that blocked this creature this turn.", "5/5");
    t.battlefield(0, "Test Ferret", "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.attack("Test Ferret", "Test Bear");
    t.block(["Test Ogre", "Test Bear"], ["Test Bear", "Test Ferret"]);
    t.to("postcombatMain");
    expect(t.ids(1, "battlefield", "Test Ogre").map((id) => t.seeId(id).tapped)).toEqual([false]);
  });
});

describe("603.8: states that trigger", () => {
  scenario("603.8: it triggers as the last creature leaves, once while that is so", (t) => {
    kit(t);
    t.cards(`
      Test Silence {0}
      Enchantment
      When no creatures are on the battlefield, sacrifice this enchantment.`);
    t.battlefield(0, "Test Silence", "Swamp");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.stackSize, t.count(0, "battlefield", "Test Silence")]).toEqual([1, 1]);
    t.resolve();
    expect([t.stackSize, t.count(0, "graveyard", "Test Silence")]).toEqual([0, 1]);
  });
});

describe("118.12a, 101.2: what is paid, and what can't be countered", () => {
  scenario("118.12a: either of two payments will do", (t) => {
    kit(t);
    t.cards(`
      Test Tax {0}
      Instant
      Counter target spell unless its controller pays {B} or {3}.`);
    t.lands(0, "Swamp", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Murder");
    t.hand(1, "Test Tax");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Tax", { targets: ["Test Murder"] });
    t.resolve();
    t.yes();
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("601.2f, 101.2: cheaper for whoever controls it, and nobody counters theirs", (t) => {
    kit(t);
    creature(t, "Test Herald", "Creature spells you cast cost {1} less to cast and can't be countered.");
    t.battlefield(0, "Test Herald", "Forest");
    t.battlefield(1, "Island");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "graveyard", "Test Denial")]).toEqual([1, 1]);
  });
});
