import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("the first card drawn in a draw step", () => {
  scenario("504.1, 614.6: other draws are replaced, the draw of the draw step is not", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
      3/1

      Test Insight {0}
      Instant
      Target player draws two cards.`);
    t.battlefield(0, "Test Thief");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight", { targets: [1] });
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 0]);
    t.to("precombatMain", 2);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 1]);
  });
});

describe("who may be a target as it is chosen", () => {
  scenario("601.2c, 608.2b: what is asked as the ability is activated is not asked again as it resolves", (t) => {
    t.cards(`
      Test Keeper {0}
      Creature — Wizard
      {0}: Choose target opponent who has at least two more cards in hand than you do as you activate this ability. Draw a card.
      1/1`);
    t.battlefield(0, "Test Keeper");
    t.hand(1, "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Keeper", { targets: [1] });
    t.activate("Test Keeper", { targets: [1] });
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(2);
  });
});

describe("what dies this way", () => {
  scenario("700.4, 614.6: what is destroyed but exiled instead has not died", (t) => {
    t.cards(`
      Test Void {0}
      Enchantment
      If a card or token would be put into a graveyard from anywhere, exile it instead.

      Test Reaping {0}
      Sorcery
      Destroy target creature. If that creature dies this way, you gain 4 life.`);
    t.hand(0, "Test Reaping", "Test Reaping", "Test Void");
    t.battlefield(1, "Test Ox", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Reaping", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Void");
    t.resolveAll();
    t.cast("Test Reaping", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(1, "exile", "Test Bear")]).toEqual([24, 1]);
  });
});

describe("counters a permanent enters with", () => {
  scenario("113.6i, 614.12: it enters without those of the kind it can't have, and with the others", (t) => {
    t.cards(`
      Test Purity {0}
      Enchantment
      Creatures you control can't have -1/-1 counters put on them.

      Test Husk {0}
      Creature — Horror
      This creature enters with a -1/-1 counter and a +1/+1 counter on it.
      3/3`);
    t.battlefield(0, "Test Purity");
    t.hand(0, "Test Husk");
    t.to("precombatMain");
    t.cast("Test Husk");
    t.resolveAll();
    expect(t.see("Test Husk").counters).toEqual({ "+1/+1": 1 });
  });
});

describe("players who don't do what they may", () => {
  scenario("101.4, 608.2d: each opponent is asked, and those who don't lose life", (t) => {
    t.cards(`
      Test Toll {0}
      Sorcery
      Each opponent may discard a card. Each opponent who doesn't loses 2 life.`);
    t.hand(0, "Test Toll", "Test Toll");
    t.hand(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.lifeOf(0), t.lifeOf(1), t.count(1, "hand")]).toEqual([20, 18, 1]);
    t.cast("Test Toll");
    t.resolve();
    t.yes();
    expect([t.lifeOf(1), t.count(1, "hand")]).toEqual([18, 0]);
  });
});

describe("two told of together", () => {
  scenario("301.5, 608.2h: a creature and what is attached to it go together", (t) => {
    t.cards(`
      Test Rescue {0}
      Sorcery
      Return target creature you control and each Aura attached to it to their owners' hands.

      Test Mantle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Bear");
    t.permanentWith(0, "Test Mantle", { attachedTo: 0 });
    t.hand(0, "Test Rescue");
    t.to("precombatMain");
    t.cast("Test Rescue", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "hand", "Test Mantle")]).toEqual([1, 1]);
  });
});
