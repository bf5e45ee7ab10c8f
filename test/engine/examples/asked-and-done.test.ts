import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What players were asked to do and did not, what was dealt damage by whom, and what triggers on the first of several things. */

describe("608.2h: what was done", () => {
  scenario("608.2h, 101.4: damage to those opponents who did neither of two things", (t) => {
    t.cards(`
      Test Twister {0}
      Sorcery
      Each opponent may sacrifice a nonland permanent of their choice or discard a card. Then Test Twister deals 3 damage to each opponent who didn't sacrifice a permanent or discard a card this way.

      Test Crate {0}
      Artifact`);
    t.hand(0, "Test Twister", "Test Twister");
    t.battlefield(1, "Test Crate");
    t.to("precombatMain");
    t.cast("Test Twister");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Crate")]).toEqual([17, 1]);
    t.cast("Test Twister");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Crate")]).toEqual([17, 0]);
  });

  scenario("603.10a: a creature that was dealt damage by a Spider of yours leaves a token behind", (t) => {
    t.cards(`
      Test Weaver {0}
      Enchantment
      Whenever another creature dealt damage this turn by a Spider you controlled dies, create a token that's a copy of that creature, except it's a Food artifact with "{T}: You gain 3 life," and it loses all other card types.

      Test Spider {0}
      Creature — Spider
      4/4

      Test Fly {0}
      Artifact Creature — Equipment Insect
      Flying
      1/1`);
    t.battlefield(0, "Test Weaver", "Test Spider");
    t.battlefield(1, "Test Fly");
    t.to("declareAttackers");
    t.attack("Test Spider");
    t.to("declareBlockers");
    t.block(["Test Fly", "Test Spider"]);
    t.to("postcombatMain");
    const token = t.see("Test Fly");
    expect(t.ids(0, "battlefield", "Test Fly")).toHaveLength(1);
    // 205.1a: of the subtypes those stay that the types left have.
    expect([token.types, [...token.subtypes].sort()]).toEqual([["artifact"], ["Equipment", "Food"]]);
    t.activate("Test Fly");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.7, 707.10: the first of several things is copied, the next is not", (t) => {
    t.cards(`
      Test Echo {0}
      Instant
      When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, copy that spell or ability twice. You may choose new targets for the copies.

      Test Boon {0}
      Sorcery
      You gain 1 life.`);
    t.hand(0, "Test Echo", "Test Boon", "Test Boon");
    t.to("precombatMain");
    t.cast("Test Echo");
    t.resolveAll();
    t.cast("Test Boon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Boon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("118.9, 608.2c: an alternative cost is told by what it costs", (t) => {
    t.cards(`
      Test Master {3}{B}
      Sorcery
      You may pay {B} rather than pay this spell's mana cost.
      If the {B} cost was paid, an opponent draws a card.
      You gain 4 life.`);
    t.lands(0, "Swamp", 5);
    t.hand(0, "Test Master", "Test Master");
    t.to("precombatMain");
    const before = t.count(1, "hand");
    t.cast("Test Master");
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0)]).toEqual([0, 24]);
    t.cast("Test Master", { via: "alternative" });
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0)]).toEqual([1, 28]);
  });
});
