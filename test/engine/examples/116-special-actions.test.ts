import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("116.2b: who turns it face up", () => {
  scenario("708.7: its controller, or whose effect does", (t) => {
    kit(t);
    t.cards(`
      Test Dread {0}
      Enchantment
      Whenever you turn a permanent face up, put a +1/+1 counter on it.

      Test Reveal {0}
      Sorcery
      Turn target creature face up.

      Test Sprout {4}{G}
      Creature — Elf
      Morph {0}
      2/2`);
    t.battlefield(0, "Test Dread");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Sprout");
    t.to("precombatMain");
    t.cast("Test Sprout", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.resolve();
    expect(t.see("Test Sprout").counters).toEqual({ "+1/+1": 1 });
  });
});
