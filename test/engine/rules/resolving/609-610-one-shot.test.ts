import { describe, expect } from "vitest";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment } from "../../../support/sorcery.ts";

const CARDS = `
  Test Imp {0}
  Creature — Imp
  1/1

  Test Priest {0}
  Creature — Cleric
  When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
  3/3`;

describe("609: effects", () => {
  scenario("609.2: an effect on creatures leaves creature cards elsewhere alone", (t) => {
    t.cards(`${CARDS}

      Test Plague {0}
      Enchantment
      All creatures are black.
      All creatures get -1/-1.`);
    t.battlefield(0, "Test Plague", "Test Cub");
    t.graveyard(0, "Test Cub");
    t.to("precombatMain");
    const [there] = t.ids(0, "battlefield", "Test Cub");
    const [gone] = t.ids(0, "graveyard", "Test Cub");
    expect([t.seeId(there!).power, t.seeId(gone!).power]).toEqual([1, 2]);
  });

  scenario("609.3, 101.3: as much as possible: one card is discarded of two, a short library is milled away", (t) => {
    t.cards(`
      Test Torment {0}
      Sorcery
      Target player discards two cards.

      Test Erosion {0}
      Sorcery
      Target player mills five cards.`);
    t.emptyLibraries();
    t.library(0, "Plains", "Plains");
    t.library(1, "Plains", "Plains");
    t.hand(0, "Test Torment", "Test Erosion");
    t.hand(1, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Torment", { targets: [1] });
    t.resolve();
    expect([t.count(1, "hand"), t.count(1, "graveyard")]).toEqual([0, 1]);
    t.cast("Test Erosion", { targets: [1] });
    t.resolve();
    expect([t.count(1, "library"), t.count(1, "graveyard")]).toEqual([0, 3]);
    expect(t.over).toBe(false);
  });

  scenario("609.4: attacking as though it had no defender leaves it a creature with defender", (t) => {
    t.cards(`
      Test Wall {0}
      Creature — Wall
      Defender
      This creature can attack as though it didn't have defender.
      2/4

      Test Mason {0}
      Enchantment
      Creatures you control with defender get +1/+0.`);
    t.battlefield(0, "Test Wall", "Test Mason");
    t.to("precombatMain");
    expect(t.see("Test Wall")).toMatchObject({ power: 3, keywords: ["defender"] });
    t.attack("Test Wall");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("609.4a: from the graveyard and as though it had flash: both permissions apply to one cast", (t) => {
    t.cards(`${CARDS}

      Test Wand {0}
      Artifact
      You may cast spells as though they had flash.`);
    t.define(
      enchantment("Test Crypt", [
        {
          kind: "static",
          effects: [
            {
              static: "rule",
              rule: {
                rule: "mayPlay",
                who: { who: "you" },
                what: { inZone: "graveyard", of: { who: "you" }, filter: CREATURE },
              },
            },
          ],
        },
      ]),
    );
    t.battlefield(0, "Test Wand", "Test Crypt");
    t.graveyard(0, "Test Cub");
    t.to("upkeep", 2);
    t.pass();
    expect(t.asked("priority").player).toBe(0);
    t.cast("Test Cub");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Cub")).toBe(1);
  });
});

const CIRCLE = `
  Test Circle {0}
  Instant
  The next time a source of your choice would deal damage to you this turn, prevent that damage.

  Test Red Circle {0}
  Instant
  The next time a red source of your choice would deal damage to you this turn, prevent that damage.

  Test Ember {0}
  Creature — Elemental
  (This creature is red.)
  When this creature enters, it deals 2 damage to each opponent.
  2/2

  Test Dye {0}
  Instant
  Target creature becomes blue until end of turn.

  Test Raider {R}
  Creature — Orc
  3/3`;

describe("609.7: damage from a source of one's choice", () => {
  scenario("609.7a, 120.7: a permanent chosen: the next damage it deals, in combat or not", (t) => {
    t.cards(CIRCLE);
    t.battlefield(1, "Test Raider", "Mountain");
    t.hand(0, "Test Circle");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Circle");
    t.resolve();
    t.choose("Test Raider");
    t.attack("Test Raider");
    t.to("endOfCombat");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("609.7a: a permanent spell chosen: also the damage dealt by the permanent it becomes", (t) => {
    t.cards(CIRCLE);
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Ember");
    t.hand(0, "Test Circle");
    t.to("precombatMain", 2);
    t.cast("Test Ember");
    t.pass();
    t.cast("Test Circle");
    t.resolve();
    t.choose("Test Ember");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Ember"), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("609.7a: what an ability on the stack refers to may be chosen, though it is gone", (t) => {
    t.cards(`${CIRCLE}

      Test Bomb {0}
      Creature — Goblin
      Sacrifice this creature: It deals 2 damage to any target.
      1/1`);
    t.battlefield(1, "Test Bomb", "Mountain");
    t.hand(0, "Test Circle");
    t.to("precombatMain", 2);
    t.activate("Test Bomb", { targets: [0] });
    t.pass();
    t.cast("Test Circle");
    t.resolve();
    t.choose("Test Bomb");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("609.7b, 615.9: no longer red, its damage is dealt and the shield is not used up", (t) => {
    t.cards(CIRCLE);
    t.lands(1, "Mountain", 1);
    t.battlefield(1, "Test Raider", "Test Raider");
    t.hand(0, "Test Red Circle", "Test Dye");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Red Circle");
    t.resolve();
    t.choose("Test Raider");
    t.attack("Test Raider");
    t.pass();
    t.cast("Test Dye", { targets: ["Test Raider"] });
    t.resolve();
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.game.state.effects.some((e) => e.replacement !== undefined)]).toEqual([17, true]);
  });

  scenario(
    "609.7c, 109.2c: a static ability prevents damage of sources with a property, on the battlefield or not",
    (t) => {
      t.cards(`${CIRCLE}

      Test Ward {0}
      Enchantment
      Prevent all damage that would be dealt to you by red sources.

      Test Lava {R}
      Instant
      Test Lava deals 3 damage to any target.`);
      t.lands(1, "Mountain", 1);
      t.battlefield(0, "Test Ward");
      t.battlefield(1, "Test Raider");
      t.hand(1, "Test Lava", "Test Bolt");
      t.to("precombatMain", 2);
      t.cast("Test Lava", { targets: [0] });
      t.resolve();
      t.attack("Test Raider");
      t.to("endOfCombat");
      expect(t.lifeOf(0)).toBe(20);
      t.cast("Test Bolt", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(17);
    },
  );
});

describe("610: one-shot effects", () => {
  scenario("610.3a: an activated ability that exiles until something that has already happened does nothing", (t) => {
    t.cards(`${CARDS}

      Test Jailer {0}
      Artifact
      {T}: Exile target creature until this artifact leaves the battlefield.

      Test Crash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Jailer");
    t.battlefield(1, "Test Cub");
    t.hand(1, "Test Crash");
    t.to("precombatMain");
    t.activate("Test Jailer", { targets: ["Test Cub"] });
    t.pass();
    t.cast("Test Crash", { targets: ["Test Jailer"] });
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Cub"), t.count(1, "exile")]).toEqual([1, 0]);
  });

  scenario("610.3d: what two permanents held comes back at the same time when both leave at once", (t) => {
    t.cards(`${CARDS}

      Test Judgment {0}
      Sorcery
      Destroy all creatures.

      Test Mourner {0}
      Creature — Spirit
      Whenever another Spirit enters, you gain 1 life.
      1/1

      Test Witness {0}
      Creature — Spirit
      Whenever another Spirit enters, you gain 1 life.
      1/1`);
    t.battlefield(1, "Test Mourner", "Test Witness");
    t.hand(0, "Test Priest", "Test Priest", "Test Judgment");
    t.to("precombatMain");
    t.cast("Test Priest");
    t.resolve();
    t.choose("Test Mourner");
    t.resolveAll();
    t.cast("Test Priest");
    t.resolveAll();
    expect([t.count(1, "battlefield"), t.lifeOf(1)]).toEqual([0, 20]);
    t.cast("Test Judgment");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    // 603.6a: each of the two sees the other enter at the same time.
    expect([t.count(1, "battlefield"), t.lifeOf(1)]).toEqual([2, 22]);
  });

  scenario("610.4, 610.4a: phased out until the permanent leaves: not in the untap step, but then", (t) => {
    t.cards(`${CARDS}

      Test Oubliette {0}
      Enchantment
      When this enchantment enters, target creature phases out until this enchantment leaves the battlefield.

      Test Prayer {0}
      Instant
      Destroy target enchantment.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Oubliette", "Test Prayer");
    t.to("precombatMain");
    t.cast("Test Oubliette");
    t.resolveAll();
    const isOut = (): boolean => t.game.state.objects[t.ids(1, "battlefield", "Test Cub")[0]!]!.phasedOut !== undefined;
    expect(isOut()).toBe(true);
    t.to("upkeep", 2);
    expect(isOut()).toBe(true);
    t.to("precombatMain", 3);
    t.cast("Test Prayer", { targets: ["Test Oubliette"] });
    t.resolve();
    expect(isOut()).toBe(false);
  });

  scenario("610.4c: the permanent left before the trigger resolves: nothing phases out", (t) => {
    t.cards(`${CARDS}

      Test Oubliette {0}
      Enchantment
      When this enchantment enters, target creature phases out until this enchantment leaves the battlefield.

      Test Prayer {0}
      Instant
      Destroy target enchantment.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Oubliette", "Test Prayer");
    t.to("precombatMain");
    t.cast("Test Oubliette");
    t.resolve();
    t.cast("Test Prayer", { targets: ["Test Oubliette"] });
    t.resolveAll();
    expect(t.game.state.objects[t.ids(1, "battlefield", "Test Cub")[0]!]!.phasedOut).toBeUndefined();
  });

  scenario("610.4b: an activated ability likewise", (t) => {
    t.cards(`${CARDS}

      Test Veil {0}
      Artifact
      {T}: Target creature phases out until this artifact leaves the battlefield.

      Test Crash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Veil");
    t.battlefield(1, "Test Cub");
    t.hand(1, "Test Crash");
    t.to("precombatMain");
    t.activate("Test Veil", { targets: ["Test Cub"] });
    t.pass();
    t.cast("Test Crash", { targets: ["Test Veil"] });
    t.resolveAll();
    expect(t.game.state.objects[t.ids(1, "battlefield", "Test Cub")[0]!]!.phasedOut).toBeUndefined();
  });

  scenario("610.4d: what two permanents kept phased out phases in at the same time when both leave at once", (t) => {
    t.cards(`${CARDS}

      Test Oubliette {0}
      Enchantment
      When this enchantment enters, target creature phases out until this enchantment leaves the battlefield.

      Test Fire {0}
      Sorcery
      Destroy all enchantments.`);
    t.battlefield(1, "Test Cub", "Test Imp");
    t.hand(0, "Test Oubliette", "Test Oubliette", "Test Fire");
    t.to("precombatMain");
    t.cast("Test Oubliette");
    t.resolve();
    t.choose("Test Cub");
    t.resolveAll();
    t.cast("Test Oubliette");
    t.resolveAll();
    const out = (): number => t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.phasedOut).length;
    expect(out()).toBe(2);
    t.cast("Test Fire");
    t.resolve();
    expect(out()).toBe(0);
  });
});

describe("609.4", () => {
  /** An enchantment with one rule. */
  const law = (...rules: readonly Rule[]): CardDefinition => ({
    name: "Test Law",
    layout: "normal",
    faces: [
      {
        name: "Test Law",
        manaCost: "{0}",
        typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
        text: "",
        abilities: [{ kind: "static", effects: rules.map((rule) => ({ static: "rule", rule })) }],
      },
    ],
  });

  const CARDS = `
  Test Healer {W}
  Creature — Cleric
  1/1
  When Test Healer enters, you gain 2 life.

  Test Study {U}
  Sorcery
  Draw two cards.`;

  scenario("609.4b: mana is spent as though it were mana of any color", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "spendAsThoughAny", who: { who: "you" }, mode: "color" }));
    t.battlefield(0, "Test Law", "Forest");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("610.3: as cards word it", () => {
  scenario("610.3, 610.3c: until it leaves: the exiled card returns at once under its owner's control", (t) => {
    t.cards(`
      Test Binding {W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.

      Test Undoing {W}
      Instant
      Destroy target enchantment.`);
    t.lands(0, "Plains", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Binding", "Test Undoing");
    t.to("precombatMain");
    t.cast("Test Binding");
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    t.cast("Test Undoing", { targets: ["Test Binding"] });
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
    expect(t.stackSize).toBe(0);
  });

  scenario("610.3b: if it has left before the trigger resolves, nothing is exiled", (t) => {
    t.cards(`
      Test Binding {W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.

      Test Undoing {W}
      Instant
      Destroy target enchantment.`);
    t.lands(0, "Plains", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Binding", "Test Undoing");
    t.to("precombatMain");
    t.cast("Test Binding");
    t.resolve();
    t.cast("Test Undoing", { targets: ["Test Binding"] });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });
});
