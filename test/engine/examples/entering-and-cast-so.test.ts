import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** How permanents enter for a while, and what is copied as it is cast. */

scenario("614.1c: what enters this turn enters tapped, and what enters later does not", (t) => {
  kit(t);
  t.cards(`
    Test Hush {0}
    Instant
    Creatures enter tapped this turn.

    Test Imp {0}
    Creature — Imp
    1/1

    Test Elf {0}
    Creature — Elf
    1/1`);
  t.hand(0, "Test Hush", "Test Imp");
  t.hand(1, "Test Elf");
  t.to("precombatMain");
  t.cast("Test Hush");
  t.resolve();
  t.cast("Test Imp");
  t.resolve();
  expect(t.see("Test Imp").tapped).toBe(true);
  t.to("precombatMain", 2);
  t.cast("Test Elf");
  t.resolve();
  expect(t.see("Test Elf").tapped).toBe(false);
});

scenario("707.10: the next spell cast is copied as it is cast, and the one after it is not", (t) => {
  kit(t);
  t.cards(`
    Test Twin {0}
    Instant
    Copy the next instant or sorcery spell with mana value 2 or less you cast this turn when you cast it. You may choose new targets for the copy.`);
  t.battlefield(0, "Mountain", "Mountain");
  t.hand(0, "Test Twin", "Test Spark", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Twin");
  t.resolve();
  t.cast("Test Spark", { targets: [1] });
  t.resolve();
  t.no();
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(16);
  t.cast("Test Spark", { targets: [1] });
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(14);
});

scenario("400.7: what was put into a graveyard this turn, and not what was there before", (t) => {
  kit(t);
  t.cards(`
    Test Wake {0}
    Sorcery
    Return all creature cards that were put into your graveyard this turn to the battlefield.

    Test Spill {0}
    Sorcery
    Mill a card.`);
  t.graveyard(0, "Test Bear");
  t.library(0, "Test Ogre");
  t.hand(0, "Test Wake", "Test Spill");
  t.to("precombatMain");
  t.cast("Test Spill");
  t.resolve();
  t.cast("Test Wake");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 0]);
});
