import { describe, expect } from "vitest";
import type { Amount } from "../../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment, instant, oneTarget } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

describe("120.1-120.10: as cards word it", () => {
  scenario("120.1, 608.2c: creatures that each deal damage equal to their power deal their own", (t) => {
    t.cards(`
      Test Ambush {0}
      Sorcery
      Two target creatures you control each deal damage equal to their power to target creature.`);
    t.battlefield(0, "Test Cub", "Test Ogre", "Glad Hound");
    t.permanentWith(1, "Test Ox", { counters: { "+1/+1": 4 } });
    t.hand(0, "Test Ambush");
    t.to("precombatMain");
    t.cast("Test Ambush", { targets: [["Test Cub", "Test Ogre"], "Test Ox"] });
    t.resolve();
    expect(t.see("Test Ox").damage).toBe(6);
  });

  scenario("120.1, 120.1a, 120.2, 120.2b: an effect says what deals damage; a noncreature artifact takes none", (t) => {
    t.cards(`
  Test Hex {2}
  Artifact
  {T}: Test Hex deals 1 damage to target player.

  Test Wave {R}
  Sorcery
  Target creature deals 3 damage to target player.`);
    t.battlefield(0, "Mountain", "Test Hex", "Test Bear");
    t.hand(0, "Test Wave");
    t.to("precombatMain");
    t.activate("Test Hex", { targets: [1] });
    t.resolve();
    t.cast("Test Wave", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("120.2a: attackers and blockers deal damage equal to their power", (t) => {
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("120.3a, 120.3b: of damage dealt at once each is told with the life that it left, if it took any", (t) => {
    t.cards(`
      Test Blight {0}
      Creature — Phyrexian
      Infect
      3/3`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Blight");
    t.attack("Test Bear", "Test Blight", "Test Ogre");
    t.to("postcombatMain");
    const told = t.log.filter(({ code }) => code === "damage.player");
    expect(told.map(({ objects, amount, life }) => [objects?.[0]?.name, amount, life])).toEqual([
      ["Test Bear", 2, 18],
      ["Test Blight", 3, undefined],
      ["Test Ogre", 4, 14],
    ]);
  });

  scenario("120.3, 608.2d: each of several creatures deals damage to itself by its own power, at once", (t) => {
    t.cards(`
      Test Mirror {0}
      Sorcery
      Each creature deals damage to itself equal to its power.

      Test Watcher {0}
      Creature — Wall
      Whenever another creature dies, you gain 1 life.
      2/2`);
    t.battlefield(0, "Test Watcher", "Test Ox");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Watcher"), t.count(1, "battlefield", "Test Cub"), t.lifeOf(0)]).toEqual([
      0, 0, 21,
    ]);
    expect(t.see("Test Ox")).toMatchObject({ damage: 2 });
  });

  scenario("120.3c: damage to a planeswalker removes loyalty", (t) => {
    t.cards(`
  Test Walker {3}
  Legendary Planeswalker — Test
  +1: You gain 1 life.
  Loyalty 4`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Walker");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Walker"] });
    t.resolve();
    expect(t.see("Test Walker").counters.loyalty).toBe(2);
  });

  scenario("120.3e, 120.6: damage is marked until the cleanup step", (t) => {
    t.cards(`
  Test Wall {1}
  Artifact Creature — Wall
  0/3`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Wall");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall").damage).toBe(2);
    t.to("upkeep");
    expect(t.see("Test Wall").damage).toBe(0);
  });

  scenario("120.5: damage does not destroy; the next check does", (t) => {
    t.cards(`
  Test Blow {R}
  Sorcery
  Test Blow deals 2 damage to target creature. You gain 1 life for each creature.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Blow");
    t.to("precombatMain");
    t.cast("Test Blow");
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Bear")]).toEqual([21, 1]);
  });

  scenario("120.8: 0 damage is no damage", (t) => {
    t.cards(`
  Test Meek {W}
  Creature — Sheep
  0/2
  Whenever this creature deals damage to a player, you gain 5 life.`);
    t.battlefield(0, "Test Meek");
    t.attack("Test Meek");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });

  scenario("120.9: the damage dealt is that of the source that is meant", (t) => {
    t.cards(`
  Test Leech {1}{B}
  Creature — Leech
  3/3
  Whenever this creature deals combat damage to a player, you gain that much life.`);
    t.battlefield(0, "Test Leech", "Test Bear");
    t.attack("Test Leech", "Test Bear");
    t.to("combatDamage");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 15]);
  });

  scenario("120.10, 608.2c: excess damage dealt this way", (t) => {
    t.cards(`
      Test Blast {0}
      Sorcery
      Test Blast deals 5 damage to target creature. If excess damage was dealt this way, you gain life equal to the amount of excess damage dealt this way.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Blast");
    t.to("precombatMain");
    t.cast("Test Blast", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("120: damage", () => {
  const BITER = (keyword: string) => `
  Test Biter {1}{B}
  Creature — Rat
  2/2
  ${keyword}`;

  scenario("120.3a, 120.3b: damage by infect gives poison, no loss of life", (t) => {
    t.cards(BITER("Infect"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([20, 2]);
  });

  scenario("120.3d: damage by wither leaves -1/-1 counters", (t) => {
    t.cards(`${BITER("Wither")}

  Test Wall {1}
  Artifact Creature — Wall
  0/4`);
    t.battlefield(0, "Test Biter");
    t.battlefield(1, "Test Wall");
    t.attack("Test Biter");
    t.block(["Test Wall", "Test Biter"]);
    t.to("postcombatMain");
    expect(t.see("Test Wall")).toMatchObject({ toughness: 2, damage: 0, counters: { "-1/-1": 2 } });
  });

  scenario("120.3f: lifelink gains as much, whoever controls the source", (t) => {
    t.cards(BITER("Lifelink"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario("120.3g: toxic adds poison to combat damage", (t) => {
    t.cards(BITER("Toxic 2"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([18, 2]);
  });

  scenario("120.4b, 120.4c: damage is prevented before it has results", (t) => {
    t.cards(`${BITER("Lifelink")}

  Test Fog {G}
  Instant
  Prevent all combat damage that would be dealt this turn.`);
    t.battlefield(0, "Test Biter");
    t.lands(1, "Forest", 1);
    t.hand(1, "Test Fog");
    t.attack("Test Biter");
    t.pass();
    t.cast("Test Fog");
    t.resolve();
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });
});

describe("120.3", () => {
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

  scenario("120.3b: damage as though its source had infect", (t) => {
    t.cards(CARDS);
    t.define(
      law({ rule: "damageAsCounters", who: { what: "all", filter: { is: "any" }, in: "stack" }, kind: "infect" }),
    );
    t.battlefield(0, "Test Law", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([20, 2]);
  });
});

describe("120.4", () => {
  const EXCESS = `
      Test Spill {0}
      Instant
      Test Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.

      Test Ram {0}
      Sorcery
      Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.

      Test Snake {0}
      Creature — Snake
      Deathtouch, trample
      3/1`;

  scenario(
    "120.4a: what is more than lethal, damage marked already included, is dealt to the controller instead",
    (t) => {
      t.cards(EXCESS);
      t.battlefield(1, "Test Ox");
      t.hand(0, "Spark", "Test Spill");
      t.lands(0, "Mountain", 1);
      t.to("precombatMain");
      t.cast("Spark", { targets: ["Test Ox"] });
      t.resolve();
      t.cast("Test Spill", { targets: ["Test Ox"] });
      t.resolve();
      expect([t.lifeOf(1), t.count(1, "graveyard")]).toEqual([18, 1]);
    },
  );

  scenario(
    "120.4a, 702.2b: of a source with deathtouch all but 1 is excess; without trample there is none to move",
    (t) => {
      t.cards(EXCESS);
      t.battlefield(0, "Test Snake", "Test Ogre");
      t.battlefield(1, "Test Ox", "Test Bear");
      t.hand(0, "Test Ram", "Test Ram");
      t.to("precombatMain");
      t.cast("Test Ram", { targets: ["Test Snake", "Test Ox"] });
      t.resolve();
      expect(t.lifeOf(1)).toBe(18);
      t.cast("Test Ram", { targets: ["Test Ogre", "Test Bear"] });
      t.resolve();
      expect([t.lifeOf(1), t.count(1, "battlefield")]).toEqual([18, 0]);
    },
  );
});

describe("119-122: life, damage, drawing, counters", () => {
  const YOU = { who: "you" } as const;

  const TARGET = { what: "target", slot: 0 } as const;

  const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  const EXCESS = `
    Test Bear {0}
    Creature — Bear
    2/2

    Test Bolt {0}
    Instant
    Test Bolt deals 5 damage to target creature or planeswalker.

    Test Poke {0}
    Instant
    Test Poke deals 1 damage to target creature or planeswalker.

    Test Storm {0}
    Enchantment
    Whenever a creature or planeswalker an opponent controls is dealt excess noncombat damage, you gain that much life.

    Test Viper {0}
    Creature — Snake
    Deathtouch
    {0}: This creature deals 4 damage to target creature.
    4/4

    Test Sage {0}
    Legendary Planeswalker — Test
    +1: You gain 1 life.
    Loyalty 3`;

  scenario("120.10: excess damage to a creature: what goes beyond lethal damage, that marked already counted", (t) => {
    t.cards(EXCESS);
    t.battlefield(0, "Test Storm");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Poke", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Poke");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Bolt");
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("120.10: to a planeswalker beyond its loyalty; with deathtouch whatever is more than 1 (120.4a)", (t) => {
    t.cards(EXCESS);
    t.battlefield(0, "Test Storm", "Test Viper");
    t.battlefield(1, "Test Bear");
    t.battlefield(1, "Test Sage");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Sage"] });
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    t.activate("Test Viper", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("120.10: several sources at once are looked at together; combat damage is told apart", (t) => {
    t.cards(EXCESS);
    t.define(
      enchantment("Test Tally", [
        {
          kind: "triggered",
          when: { on: "excessDamage", object: CREATURE, combat: true },
          body: { targets: [], effects: [gains({ amount: "event" })] },
        },
      ]),
    );
    t.battlefield(0, "Test Storm", "Test Tally", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.attack("Test Bear", "Test Bear");
    const [one, other] = t.ids(0, "battlefield", "Test Bear");
    t.pass(2);
    t.answer({ ask: "blockers", blocks: [{ blocker: t.ids(1, "battlefield", "Test Bear")[0]!, attacker: one! }] });
    expect(other).toBeDefined();
    t.to("combatDamage");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("120.10: excess damage dealt this way is known to the effect that dealt it", (t) => {
    t.cards(EXCESS);
    t.battlefield(1, "Test Bear");
    holding(
      t,
      instant(
        "Test Blast",
        [
          { do: "damage", amount: 6, to: { objects: TARGET }, note: "dealt" },
          gains({ amount: "noted", name: "dealt excess" }),
        ],
        [oneTarget()],
      ),
    );
    t.cast("Test Blast");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("120.3f, 702.15e: what a source with lifelink deals to several at the same time is gained at once", (t) => {
    t.cards(`
      Test Dragon {0}
      Creature — Dragon
      Lifelink, trample
      When Test Dragon enters, it deals 2 damage to each opponent and each other creature.
      5/5

      Test Chorister {0}
      Creature — Cleric
      Whenever you gain life, put a +1/+1 counter on this creature.
      1/4

      Test Calf {0}
      Creature — Ox
      1/3`);
    t.battlefield(0, "Test Chorister");
    t.battlefield(1, "Test Calf", "Test Calf");
    t.hand(0, "Test Dragon");
    t.to("precombatMain");
    t.cast("Test Dragon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(28);
    expect(t.see("Test Chorister").counters).toEqual({ "+1/+1": 1 });
    t.to("precombatMain", 3);
    t.attack("Test Dragon");
    t.block(["Test Calf", "Test Dragon"]);
    t.pass(2);
    t.divide(3, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(33);
    expect(t.see("Test Chorister").counters).toEqual({ "+1/+1": 2 });
  });
});
