import { describe, expect } from "vitest";
import { begin, creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("120.3, 603.10a: the damage it was dealt, looked at when it has died", (t) => {
  kit(t);
  subject(t, "When this creature dies, if 4 or more damage was dealt to it this turn, you gain 5 life.", "1/3");
  creature(
    t,
    "Test Nest",
    "When this creature dies, you gain life equal to the amount of damage dealt to it this turn.",
  );
  t.battlefield(0, "Test Subject", "Test Subject", "Test Nest", "Mountain", "Mountain", "Mountain", "Swamp");
  t.hand(0, "Test Spark", "Test Spark", "Test Spark", "Test Murder");
  t.to("precombatMain");
  const [first, second] = t.ids(0, "battlefield", "Test Subject");
  t.cast("Test Spark", { targets: [first!] });
  t.cast("Test Spark", { targets: [first!] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(25);
  t.cast("Test Murder", { targets: [second!] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(25);
  t.cast("Test Spark", { targets: ["Test Nest"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(27);
});

scenario("120.1, 608.2h: if it has dealt so much damage this turn, all of it together", (t) => {
  t.cards(`
      Test Ember {0}
      Creature — Shaman
      {0}: This creature deals 1 damage to target player. If this creature has dealt 3 or more damage this turn, you gain 5 life.
      2/2`);
  t.battlefield(0, "Test Ember");
  t.to("precombatMain");
  for (const gained of [20, 20, 25]) {
    t.activate("Test Ember", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(gained);
  }
});

scenario("120.3, 608.2h: a player whom so many different ones have dealt damage this turn", (t) => {
  t.cards(`
      Test Admiral {0}
      Artifact
      At the beginning of your end step, gain control of target artifact controlled by a player who was dealt combat damage by two or more Pirates this turn.

      Test Pirate {0}
      Creature — Pirate
      1/1

      Test Rock {0}
      Artifact`);
  t.battlefield(0, "Test Admiral", "Test Pirate", "Test Pirate");
  t.battlefield(1, "Test Rock");
  t.to("precombatMain");
  t.attack("Test Pirate");
  t.to("end");
  expect(t.stackSize).toBe(0);
  t.to("precombatMain", 3);
  t.attack("Test Pirate", "Test Pirate");
  t.to("end");
  t.resolve();
  expect(t.count(0, "battlefield", "Test Rock")).toBe(1);
});

scenario("120.1: by two creatures, and not twice by one", (t) => {
  kit(t);
  t.cards(`
      Test Trap {5}
      Instant
      If you've been dealt damage by two or more creatures this turn, you may pay {0} rather than pay this spell's mana cost.
      You gain 4 life.

      Test Pinger {0}
      Creature — Beast
      {0}: This creature deals 1 damage to target player.
      1/1`);
  t.battlefield(1, "Test Pinger", "Test Pinger");
  t.hand(0, "Test Trap");
  t.to("precombatMain");
  t.pass();
  const [one, other] = t.ids(1, "battlefield", "Test Pinger");
  for (let i = 0; i < 2; i++) {
    t.activate("Test Pinger", { targets: [0] });
    t.resolve();
    if (i === 0) t.pass();
  }
  expect(t.can("cast", "Test Trap", "alternative")).toBe(false);
  expect([one, other]).toHaveLength(2);
});

scenario("120.3d: all damage as though its source had wither", (t) => {
  kit(t);
  t.cards(`
      Test Torment {0}
      Enchantment
      All damage is dealt as though its source had wither.`);
  t.battlefield(0, "Test Torment");
  t.battlefield(1, "Test Ogre");
  t.lands(0, "Mountain", 2);
  t.hand(0, "Test Spark", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: ["Test Ogre"] });
  t.resolve();
  t.cast("Test Spark", { targets: [1] });
  t.resolve();
  expect([t.see("Test Ogre").counters, t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([{ "-1/-1": 2 }, 0, 18]);
});

describe("120.4: as much damage by a single source", () => {
  const CARDS = `
    Test Echoes {0}
    Enchantment
    Whenever an opponent is dealt 3 or more damage by a single source, you gain 5 life.

    Test Bolt {0}
    Instant
    Test Bolt deals 3 damage to target player.

    Test Flicker {0}
    Instant
    Test Flicker deals 2 damage to target player.`;
  scenario("what deals less does nothing, however much is dealt in all", (t) => {
    begin(t, CARDS, ["Test Bolt", "Test Flicker", "Test Flicker"], ["Test Echoes"]);
    t.to("precombatMain");
    for (const [name, life] of [
      ["Test Flicker", 20],
      ["Test Flicker", 20],
      ["Test Bolt", 25],
    ] as const) {
      t.cast(name, { targets: [1] });
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});

for (const sources of [1, 2])
  scenario(`120.1, 608.2h: ${sources} of two sources dealt damage`, (t) => {
    kit(t);
    t.cards(`
        Test Blaze {0}
        Sorcery
        Draw a card if two or more sources you controlled dealt damage this turn.`);
    t.lands(0, "Mountain", sources);
    t.library(0, "Test Bear");
    t.hand(0, ...Array.from({ length: sources }, () => "Test Spark"), "Test Blaze");
    t.to("precombatMain");
    for (let cast = 0; cast < sources; cast += 1) {
      t.cast("Test Spark", { targets: [1] });
      t.resolve();
    }
    t.cast("Test Blaze");
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(sources - 1);
  });

scenario("120.3: what is both is dealt all of it", (t) => {
  kit(t);
  t.cards(`
      Test Downpour {0}
      Sorcery
      Test Downpour deals 1 damage to each creature and 1 additional damage to each green creature.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.hand(0, "Test Downpour");
  t.to("precombatMain");
  t.cast("Test Downpour");
  t.resolve();
  expect([t.count(0, "graveyard", "Test Bear"), t.see("Test Ogre").damage]).toEqual([1, 1]);
});

scenario("120.3: an additional 1 damage to some of them", (t) => {
  kit(t);
  t.cards(`
      Test Hex {0}
      Sorcery
      Test Hex deals 1 damage to each nonblack creature and an additional 1 damage to each green creature.`);
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Hex");
  t.to("precombatMain");
  t.cast("Test Hex");
  t.resolve();
  expect([t.count(1, "battlefield", "Test Bear"), t.see("Test Ogre").damage]).toEqual([0, 1]);
});

scenario("120.3, 608.2d: of two with the least toughness one is chosen", (t) => {
  kit(t);
  t.cards(`
      Test Scythe {0}
      Sorcery
      Test Scythe deals 2 damage to the creature with the least toughness. If two or more creatures are tied for least toughness, you choose one of them.

      Test Rat {0}
      Creature — Rat
      1/2`);
  t.battlefield(1, "Test Rat", "Test Bear", "Test Ogre");
  t.hand(0, "Test Scythe");
  t.to("precombatMain");
  t.cast("Test Scythe");
  t.resolve();
  t.choose("Test Rat");
  expect([t.count(1, "battlefield", "Test Rat"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
});
