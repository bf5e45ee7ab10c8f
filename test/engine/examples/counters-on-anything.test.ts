import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("122.6: counters on a permanent or player", () => {
  scenario("122.6: whoever puts them there, on either, once for each such event", (t) => {
    kit(t);
    t.cards(`
      Test Unity {0}
      Enchantment
      Whenever you put one or more counters on a permanent or player, this enchantment deals that much damage to target opponent.

      Test Venom {0}
      Sorcery
      Each opponent gets two poison counters.

      Test Feast {0}
      Sorcery
      Put three +1/+1 counters on target creature.`);
    t.battlefield(0, "Test Unity", "Test Bear");
    t.hand(0, "Test Venom", "Test Feast");
    t.to("precombatMain");
    t.cast("Test Venom");
    settle(t);
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Feast", { targets: ["Test Bear"] });
    settle(t);
    expect(t.lifeOf(1)).toBe(15);
  });
});

describe("609.4b: mana of any type for what is cast this way", () => {
  scenario("609.4b: for those cards, and for no others", (t) => {
    kit(t);
    t.cards(`
      Test Burglar {0}
      Creature — Rogue
      When this creature enters, exile the top card of target opponent's library. You may play that card for as long as it remains exiled. Mana of any type can be spent to cast a spell this way.
      1/1`);
    t.library(1, "Test Bear");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Burglar", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Burglar");
    t.resolve();
    settle(t);
    expect(t.count(1, "exile", "Test Bear")).toBe(1);
    const casts = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(casts).toHaveLength(1);
    t.answer({ ask: "priority", action: casts[0]! });
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "exile")]).toEqual([1, 0]);
  });
});
