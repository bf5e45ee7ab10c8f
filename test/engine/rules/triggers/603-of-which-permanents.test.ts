import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 603.2d: whose abilities trigger an additional time, and while what is so. */

describe("603.2d: an additional time", () => {
  const BIRDS = `
    Test Shaman {0}
    Creature — Shaman
    Whenever you cast a spell, you gain 1 life.
    1/1

    Test Wizard {0}
    Creature — Wizard
    Whenever you cast a spell, you gain 10 life.
    1/1

    Test Spell {0}
    Sorcery
    Draw a card.`;

  scenario("603.2d: of a Shaman, and of another Wizard, but not its own", (t) => {
    t.cards(`${BIRDS}

      Test Prodigy {0}
      Creature — Human Wizard
      Whenever you cast a spell, you gain 100 life.
      If a triggered ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.
      1/3`);
    t.battlefield(0, "Test Prodigy", "Test Shaman", "Test Wizard");
    t.hand(0, "Test Spell");
    t.to("precombatMain", 1);
    t.cast("Test Spell");
    while (t.asked().ask === "order") {
      const { items } = t.asked("order");
      t.answer({ ask: "order", order: items.map((_, i) => i) });
    }
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20 + 2 + 20 + 100);
  });

  scenario("603.2d, 604.2: only while that is so", (t) => {
    t.cards(`${BIRDS}

      Test Sanctum {0}
      Enchantment
      If a triggered ability of another creature you control triggers while you control a Forest, that ability triggers an additional time.

      Forest
      Basic Land — Forest`);
    t.battlefield(0, "Test Sanctum", "Test Shaman");
    t.hand(0, "Test Spell", "Test Spell", "Forest");
    t.to("precombatMain", 1);
    t.cast("Test Spell");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.playLand("Forest");
    t.cast("Test Spell");
    while (t.asked().ask === "order") t.answer({ ask: "order", order: [0, 1] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
});
