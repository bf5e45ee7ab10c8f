import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** 109.2: a noun with neither "card" nor "spell" means a permanent on the battlefield. */

const LAPSE = `
  Test Lapse {0}
  Instant
  Counter target spell.

  Test Poke {0}
  Instant
  Untap target permanent.`;

describe("109.2: a creature that is a target", () => {
  scenario("a creature spell does not trigger what says a creature becomes the target", (t) => {
    t.cards(`${LAPSE}

      Test Warden {0}
      Enchantment
      Whenever a creature you control becomes the target of a spell or ability, you gain 1 life.`);
    t.battlefield(0, "Test Warden", "Test Bear");
    t.hand(0, "Test Cub");
    t.hand(1, "Test Lapse", "Test Poke");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.pass();
    t.cast("Test Lapse", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.pass();
    t.cast("Test Poke", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("what counters a spell that targets a permanent does not counter one that targets a spell", (t) => {
    t.cards(`${LAPSE}

      Test Guard {0}
      Instant
      Counter target spell that targets a permanent you control.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Cub", "Test Guard");
    t.hand(1, "Test Lapse", "Test Poke");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.pass();
    t.cast("Test Lapse", { targets: ["Test Cub"] });
    t.pass();
    expect(t.can("cast", "Test Guard")).toBe(false);
    t.resolveAll();
    t.pass();
    t.cast("Test Poke", { targets: ["Test Bear"] });
    t.pass();
    expect(t.can("cast", "Test Guard")).toBe(true);
  });
});
