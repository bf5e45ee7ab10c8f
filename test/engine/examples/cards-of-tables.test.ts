import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What cards made for tables of several players count and compare; the cards are our own. */

describe("how many are alike", () => {
  scenario("122.1: kinds of counters among permanents, each counted once", (t) => {
    t.cards(`
      Test Chart {1}
      Artifact
      {T}: You gain X life, where X is the number of different kinds of counters among permanents you control.

      Test Nest {1}
      Artifact
      This artifact enters with two charge counters and a +1/+1 counter on it.

      Test Pod {1}
      Artifact
      This artifact enters with a charge counter on it.`);
    t.battlefield(0, "Test Chart", "Forest", "Forest");
    t.hand(0, "Test Nest", "Test Pod");
    t.to("precombatMain");
    t.cast("Test Nest");
    t.resolveAll();
    t.cast("Test Pod");
    t.resolveAll();
    t.activate("Test Chart");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("201.2: three lands with one name, and not three lands", (t) => {
    t.cards(`
      Test Atlas {1}
      Artifact
      {T}: You gain 1 life. Activate only if you control three or more lands with the same name.`);
    t.battlefield(0, "Test Atlas", "Forest", "Forest", "Island");
    t.hand(0, "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Atlas")).toBe(false);
    t.playLand("Forest");
    expect(t.can("activate", "Test Atlas")).toBe(true);
  });

  scenario("205.3m: the greatest number that have one creature type in common", (t) => {
    t.cards(`
      Test Sage {1}
      Artifact
      {T}: You gain X life, where X is the greatest number of creatures you control that have a creature type in common.

      Test Elf {G}
      Creature — Elf Druid
      1/1

      Test Cleric {G}
      Creature — Human Cleric
      1/1

      Test Archdruid {G}
      Creature — Human Druid
      1/1`);
    t.battlefield(0, "Test Sage", "Test Elf", "Test Cleric", "Test Archdruid");
    t.to("precombatMain");
    t.activate("Test Sage");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("what each player had", () => {
  scenario("608.2h: each loses life for the creatures they controlled that were destroyed this way", (t) => {
    t.cards(`
      Test Storm {0}
      Sorcery
      Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ox", "Test Ogre");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 17]);
  });

  scenario("103.4: less than half of a starting life total", (t) => {
    t.cards(`
      Test Angel {0}
      Creature — Angel
      This creature gets +3/+3 for each opponent whose life total is less than half their starting life total.
      As long as an opponent's life total is less than half their starting life total, this creature has indestructible.
      1/1

      Test Bolt {0}
      Instant
      Test Bolt deals 1 damage to target player.`);
    t.battlefield(0, "Test Angel");
    t.hand(0, "Test Bolt");
    t.life(1, 10);
    t.to("precombatMain");
    expect(t.see("Test Angel").power).toBe(1);
    t.cast("Test Bolt", { targets: [1] });
    t.resolveAll();
    expect(t.see("Test Angel").power).toBe(4);
  });

  scenario("119.9: so much for each 1 life of the event that triggered", (t) => {
    t.cards(`
      Test Cradle {1}
      Artifact
      Whenever you gain life, put a charge counter on this artifact for each 1 life you gained.

      Test Balm {0}
      Instant
      You gain 3 life.`);
    t.battlefield(0, "Test Cradle");
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm");
    t.resolveAll();
    expect(t.see("Test Cradle").counters?.charge).toBe(3);
  });
});

describe("costs and targets", () => {
  scenario("602.2b, 601.2f: an ability that costs more for each card in hand", (t) => {
    t.cards(`
      Test Stone {1}
      Artifact
      {1}, {T}: You gain 1 life. This ability costs {1} more to activate for each card in your hand.`);
    t.battlefield(0, "Test Stone", "Forest", "Forest", "Forest");
    t.hand(0, "Test Ox", "Test Ox", "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Stone")).toBe(false);
    t.playLand("Forest");
    // {1} and {1} more for each of three cards.
    t.activate("Test Stone");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
  });

  scenario("601.2c: for any number of opponents, one target of each at most, or none", (t) => {
    t.cards(`
      Test Judgment {0}
      Instant
      For any number of opponents, destroy target nonland permanent that player controls.`);
    t.battlefield(1, "Test Bear", "Test Ox");
    t.hand(0, "Test Judgment", "Test Judgment");
    t.to("precombatMain");
    t.cast("Test Judgment");
    t.choose();
    t.resolveAll();
    expect(t.count(1, "battlefield")).toBe(2);
    t.cast("Test Judgment", { targets: ["Test Ox"] });
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield")]).toEqual([0, 1]);
  });

  scenario("614.12, 608.3: what enters without having been cast is exiled instead", (t) => {
    t.cards(`
      Test Priest {1}{W}
      Creature — Human Cleric
      If a nontoken creature would enter and it wasn't cast, exile it instead.
      2/2

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Brood {0}
      Sorcery
      Create two 1/1 green Saproling creature tokens.

      Test Imp {0}
      Creature — Imp
      1/1`);
    t.battlefield(1, "Test Priest");
    t.hand(0, "Test Raise", "Test Brood", "Test Imp");
    t.graveyard(0, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    t.cast("Test Brood");
    t.resolveAll();
    t.cast("Test Imp");
    t.resolveAll();
    expect([t.count(0, "exile", "Test Ox"), t.count(0, "battlefield")]).toEqual([1, 3]);
  });

  scenario("510.1c: creatures of one player assign their damage as though they weren't blocked", (t) => {
    t.cards(`
      Test Behemoth {0}
      Creature — Beast
      As long as this creature is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
      1/1`);
    t.battlefield(0, "Test Behemoth", "Test Ox");
    t.battlefield(1, "Test Bear");
    t.attack("Test Behemoth", "Test Ox");
    t.block(["Test Bear", "Test Ox"]);
    t.to("combatDamage");
    expect(t.asked().ask).toBe("confirm");
  });
});
