import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("702: the most frequent keywords that are other abilities", () => {
  scenario("702.29a: cycling discards the card and draws one", (t) => {
    t.cards(`Test Wheel {5}{G}
      Creature — Ox
      4/4
      Cycling {1}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Wheel");
    t.to("precombatMain");
    t.activate("Test Wheel");
    expect(t.count(0, "graveyard", "Test Wheel")).toBe(1);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.29a: cycling works only in the hand", (t) => {
    t.cards(`Test Wheel {5}{G}
      Creature — Ox
      4/4
      Cycling {1}`);
    t.battlefield(0, "Forest", "Test Wheel");
    t.to("precombatMain");
    expect(t.can("activate", "Test Wheel")).toBe(false);
  });

  scenario("702.6a, 301.5: equip attaches to a creature you control, at sorcery speed", (t) => {
    t.cards(`
      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Forest", "Forest");
    expect(t.can("activate", "Test Blade")).toBe(false);
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("702.21a: ward counters the spell unless its controller pays", (t) => {
    t.cards(`
      Test Warden {1}{G}
      Creature — Elf
      2/2
      Ward {2}`);
    t.battlefield(1, "Test Warden");
    t.battlefield(0, "Mountain", "Mountain", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Warden"] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    t.no();
    expect(t.stackSize).toBe(0);
    expect(t.count(1, "battlefield", "Test Warden")).toBe(1);
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
  });

  scenario("702.21a: ward paid for lets the spell resolve; its own controller's spells do not trigger it", (t) => {
    t.cards(`
      Test Warden {1}{G}
      Creature — Elf
      2/2
      Ward {2}`);
    t.battlefield(1, "Test Warden");
    t.lands(0, "Mountain", 3);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Warden"] });
    t.resolve();
    t.yes();
    t.pass();
    t.cast("Test Spark", { targets: ["Test Warden"] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect(t.count(1, "battlefield", "Test Warden")).toBe(0);
  });

  scenario("702.108a: prowess counts noncreature spells only", (t) => {
    t.cards(`
      Test Monk {R}
      Creature — Monk
      1/1
      Prowess`);
    t.battlefield(0, "Test Monk", "Mountain", "Forest", "Forest");
    t.hand(0, "Test Spark", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.see("Test Monk").power).toBe(2);
    t.resolve();
    t.cast("Test Bear");
    expect(t.stackSize).toBe(1);
  });

  scenario("702.83a: exalted helps a creature that attacks alone, and only then", (t) => {
    t.cards(`
      Test Squire {W}
      Creature — Knight
      1/1
      Exalted`);
    t.battlefield(0, "Test Squire", "Test Bear");
    t.attack("Test Bear");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
    t.to("upkeep", 3);
    t.attack("Test Bear", "Test Squire");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.122a: crewing taps creatures with enough power; the Vehicle becomes an artifact creature", (t) => {
    t.cards(`
      Test Cart {2}
      Artifact — Vehicle
      4/4
      Crew 3`);
    t.battlefield(0, "Test Cart", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cart");
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from.slice(0, 1) })).toMatchObject({ code: "cannot-pay" });
    t.choose("Test Bear", "Test Bear");
    t.resolve();
    expect(t.see("Test Cart").types).toEqual(["artifact", "creature"]);
    t.to("upkeep", 2);
    expect(t.see("Test Cart").types).toEqual(["artifact"]);
  });

  scenario("702.84a: what was unearthed has haste and is exiled, however it leaves", (t) => {
    t.cards(`
      Test Ghoul {1}{B}
      Creature — Zombie
      2/2
      Unearth {B}`);
    t.graveyard(0, "Test Ghoul");
    t.lands(0, "Swamp", 1);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Ghoul");
    t.resolve();
    expect(t.see("Test Ghoul").keywords).toContain("haste");
    t.cast("Test Spark", { targets: ["Test Ghoul"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Ghoul")).toBe(1);
  });

  scenario("702.84a, 603.7: at the beginning of the next end step it is exiled", (t) => {
    t.cards(`Test Ghoul {1}{B}
      Creature — Zombie
      2/2
      Unearth {B}`);
    t.graveyard(0, "Test Ghoul");
    t.lands(0, "Swamp", 1);
    t.to("precombatMain");
    t.activate("Test Ghoul");
    t.resolve();
    t.to("end");
    t.resolve();
    expect(t.count(0, "exile", "Test Ghoul")).toBe(1);
  });

  scenario("702.93a, 704.8: undying looks back at the counters it had", (t) => {
    t.cards(`
      Test Wolf {1}{G}
      Creature — Wolf
      2/2
      Undying`);
    t.battlefield(0, "Test Wolf", "Mountain", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    expect(t.see("Test Wolf").counters).toEqual({ "+1/+1": 1 });
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    t.cast("Test Spark", { targets: ["Test Wolf"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Wolf")).toBe(0);
    expect(t.count(0, "graveyard", "Test Wolf")).toBe(1);
  });

  scenario("702.79a: persist returns with a -1/-1 counter, once", (t) => {
    t.cards(`
      Test Kithkin {1}{W}
      Creature — Kithkin
      2/2
      Persist`);
    t.battlefield(0, "Test Kithkin", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Kithkin"] });
    t.resolveAll();
    expect(t.see("Test Kithkin")).toMatchObject({ power: 1, counters: { "-1/-1": 1 } });
    t.cast("Test Spark", { targets: ["Test Kithkin"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Kithkin")).toBe(1);
  });

  scenario("702.30a: echo is asked for once, in the next upkeep", (t) => {
    t.cards(`Test Drake {1}{U}
      Creature — Drake
      2/2
      Echo {1}{U}`);
    t.lands(0, "Island", 2);
    t.hand(0, "Test Drake");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    expect(t.count(0, "battlefield", "Test Drake")).toBe(1);
    t.to("upkeep", 5);
    expect(t.stackSize).toBe(0);
  });

  scenario("702.24a: cumulative upkeep costs more each turn, all or nothing", (t) => {
    t.cards(`Test Glacier {1}{U}
      Enchantment
      Cumulative upkeep {1}`);
    t.battlefield(0, "Test Glacier", "Island");
    t.resolve();
    t.yes();
    expect(t.see("Test Glacier").counters).toEqual({ age: 1 });
    t.to("upkeep", 3);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Glacier")).toBe(1);
  });

  scenario("303.4a, 702.5a: an Aura spell targets what it enchants, and is countered with its target gone", (t) => {
    t.cards(`
      Test Mantle {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Mantle");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Mantle", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "graveyard", "Test Mantle")).toBe(1);
  });
});
