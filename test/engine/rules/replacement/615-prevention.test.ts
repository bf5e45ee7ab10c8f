import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { enchantment } from "../../../support/sorcery.ts";

const CARDS = `
  Test Bear {0}
  Creature — Bear
  2/2

  Test Cub {0}
  Creature — Bear
  1/1

  Test Ogre {0}
  Creature — Ogre
  4/4

  Test Quake {0}
  Sorcery
  Test Quake deals 2 damage to each creature.

  Test Mend {0}
  Instant
  Prevent the next 3 damage that would be dealt to any target this turn.

  Test Circle {0}
  Instant
  The next time a source of your choice would deal damage to you this turn, prevent that damage.

  Test Truth {0}
  Enchantment
  Damage can't be prevented.`;

const YOU = { who: "you" } as const;

describe("615.1-615.6: prevention effects", () => {
  scenario(
    "615.1, 615.1a, 615.4, 615.6: damage that is prevented is not dealt; later it can't be prevented any more",
    (t) => {
      t.cards(`${CARDS}

      Test Pain {0}
      Enchantment
      Whenever you're dealt damage, you lose 1 life.`);
      t.battlefield(0, "Test Pain");
      t.hand(0, "Test Mend", "Test Mend");
      t.hand(1, "Test Bolt", "Test Bolt");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Bolt", { targets: [0] });
      t.pass();
      t.cast("Test Mend", { targets: [0] });
      t.resolveAll();
      expect([t.lifeOf(0), t.stackSize]).toEqual([20, 0]);
      t.pass();
      t.cast("Test Bolt", { targets: [0] });
      t.resolve();
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(16);
      t.cast("Test Mend", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(16);
    },
  );

  scenario("615.3: a shield lasts until it is used up or the turn is over", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Mend");
    t.to("end", 1);
    t.cast("Test Mend", { targets: [0] });
    t.resolve();
    t.to("precombatMain", 2);
    t.attack("Test Ogre");
    t.to("endOfCombat");
    expect(t.lifeOf(0)).toBe(16);
  });

  scenario(
    "615.5: what the prevention does besides happens after the event, with the amount that was prevented",
    (t) => {
      t.cards(`${CARDS}

      Test Scales {0}
      Creature — Hydra
      If damage would be dealt to this creature, prevent that damage and put that many +1/+1 counters on this creature.
      1/1

      Test Watch {0}
      Enchantment
      Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life.`);
      t.battlefield(0, "Test Scales", "Test Cub", "Test Watch");
      t.hand(0, "Test Quake");
      t.to("precombatMain");
      t.cast("Test Quake");
      t.resolve();
      // The Cub was dealt its damage at the time the Hydra's was prevented.
      expect([t.see("Test Scales").counters, t.count(0, "graveyard", "Test Cub")]).toEqual([{ "+1/+1": 2 }, 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
    },
  );

  scenario("615.7: a shield of 3 prevents 3 damage, however many sources deal it", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Mend");
    t.battlefield(1, "Test Bear", "Test Cub", "Test Cub");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Mend", { targets: [0] });
    t.resolve();
    t.attack("Test Bear", "Test Cub");
    t.to("endOfCombat");
    expect(t.lifeOf(0)).toBe(20);
    expect(t.game.state.effects).toEqual([]);
  });

  scenario(
    "615.7: of damage by several sources at once the player chooses which is prevented; the rest is dealt",
    (t) => {
      t.cards(`${CARDS}

      Test Leech {0}
      Creature — Leech
      Lifelink
      2/2`);
      t.hand(0, "Test Mend");
      t.battlefield(1, "Test Leech", "Test Bear");
      t.to("beginningOfCombat", 2);
      t.pass();
      t.cast("Test Mend", { targets: [0] });
      t.resolve();
      t.attack("Test Leech", "Test Bear");
      while (t.asked().ask === "priority") t.pass();
      expect(t.asked("divide")).toMatchObject({ about: "prevention", player: 0, total: 3 });
      t.divide(2, 1);
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 20]);
    },
  );

  scenario("615.8: 'the next time' prevents one instance of damage of that source, however much; then no more", (t) => {
    t.cards(`${CARDS}

      Test Cannon {0}
      Artifact
      {0}: This artifact deals 5 damage to target player.`);
    t.battlefield(1, "Test Cannon", "Mountain");
    t.hand(0, "Test Circle");
    t.to("precombatMain", 2);
    t.activate("Test Cannon", { targets: [0] });
    t.pass();
    t.cast("Test Circle");
    t.resolve();
    t.choose("Test Cannon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Cannon", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(15);
  });

  scenario("615.10: 'prevent 1 of that damage' applies to each of several simultaneous events", (t) => {
    t.cards(`${CARDS}

      Test Defender {0}
      Enchantment
      If a source would deal damage to a creature you control, prevent 1 of that damage.`);
    t.battlefield(0, "Test Defender", "Test Bear", "Test Cub");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake");
    t.resolve();
    expect([
      t.see("Test Bear").damage,
      t.count(0, "graveyard", "Test Cub"),
      t.count(1, "graveyard", "Test Bear"),
    ]).toEqual([1, 1, 1]);
  });

  scenario("615.11: each of several creatures there is given a shield of its own", (t) => {
    t.cards(`${CARDS}

      Test Apothecary {0}
      Instant
      Prevent the next 1 damage that would be dealt to each creature you control this turn.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Apothecary", "Test Cub", "Test Quake");
    t.to("precombatMain");
    t.cast("Test Apothecary");
    t.resolve();
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Quake");
    t.resolve();
    expect([t.see("Test Bear").damage, t.see("Test Ogre").damage, t.count(0, "graveyard", "Test Cub")]).toEqual([
      1, 1, 1,
    ]);
  });
});

describe("615.12-615.13", () => {
  scenario(
    "615.12, 615.12a: unpreventable damage is dealt; shields stay, and additional effects take place once",
    (t) => {
      t.cards(CARDS);
      t.define(
        enchantment("Test Chapel", [
          {
            kind: "static",
            effects: [
              {
                static: "replace",
                replacement: {
                  of: { on: "damage", to: { players: YOU } },
                  instead: { by: "prevent", then: [{ do: "draw", who: YOU, count: 1 }] },
                },
              },
            ],
          },
        ]),
      );
      t.battlefield(0, "Test Truth", "Test Chapel");
      t.hand(0, "Test Mend");
      t.hand(1, "Test Bolt");
      t.to("precombatMain");
      t.cast("Test Mend", { targets: [0] });
      t.resolve();
      t.pass();
      t.cast("Test Bolt", { targets: [0] });
      t.pass();
      t.pass();
      if (t.asked().ask === "option") t.option("Test Chapel");
      expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([17, 1]);
      expect(t.game.state.effects.map((effect) => effect.shield)).toEqual([3]);
    },
  );

  scenario("615.12, 122.1c: a shield counter prevents nothing of it and is removed all the same", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Truth");
    t.permanentWith(0, "Test Ogre", { counters: { shield: 2 } });
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre")).toMatchObject({ damage: 3, counters: { shield: 1 } });
  });

  scenario("122.1c, 615.6: one shield counter is removed for all damage dealt at the same time", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Test Cub");
    t.permanentWith(1, "Test Ogre", { counters: { shield: 2 } });
    t.to("precombatMain", 2);
    t.attack("Test Ogre");
    t.block(["Test Bear", "Test Ogre"], ["Test Cub", "Test Ogre"]);
    t.order(0, 1);
    while (t.asked().ask === "priority") t.pass();
    t.divide(2, 2);
    t.to("endOfCombat");
    expect(t.see("Test Ogre")).toMatchObject({ damage: 0, counters: { shield: 1 } });
  });

  scenario("615.13: an ability triggers once each time an effect prevents simultaneous damage", (t) => {
    t.cards(`${CARDS}

      Test Nun {0}
      Creature — Cleric
      Whenever damage that would be dealt to you is prevented, you gain 1 life.
      1/1

      Test Haze {0}
      Instant
      Prevent all combat damage that would be dealt this turn.`);
    t.battlefield(0, "Test Nun");
    t.battlefield(1, "Test Bear", "Test Cub");
    t.hand(0, "Test Haze", "Test Mend");
    t.hand(1, "Test Bolt");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Haze");
    t.resolve();
    t.attack("Test Bear", "Test Cub");
    t.to("endOfCombat");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.to("postcombatMain", 2);
    t.cast("Test Bolt", { targets: [0] });
    t.pass();
    t.cast("Test Mend", { targets: [0] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("615.5, 615.12: as cards word it", () => {
  scenario("615.5, 615.13: it happens once for all simultaneous damage, with all of it", (t) => {
    t.cards(`
      Test Phantom {2}{G}
      Creature — Spirit
      0/0
      This creature enters with four +1/+1 counters on it.
      If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.`);
    t.lands(0, "Forest", 3);
    t.battlefield(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Phantom");
    t.to("precombatMain");
    t.cast("Test Phantom");
    t.resolve();
    t.to("declareAttackers", 3);
    t.attack("Test Phantom");
    t.to("declareBlockers");
    const [one, two] = t.ids(1, "battlefield", "Test Bear") as [number, number];
    const [phantom] = t.ids(0, "battlefield", "Test Phantom") as [number];
    t.answer({
      ask: "blockers",
      blocks: [
        { blocker: one, attacker: phantom },
        { blocker: two, attacker: phantom },
      ],
    });
    while (t.game.state.turn.step !== "endOfCombat") {
      if (t.asked().ask === "priority") t.pass();
      else if (t.asked().ask === "order") t.answer({ ask: "order", order: [0, 1] });
      else t.answer({ ask: "divide", amounts: [2, 2] });
    }
    expect(t.see("Test Phantom").counters).toEqual({ "+1/+1": 3 });
  });

  scenario("615.5, 614.5: damage that is dealt besides is another event: what doubled the first doubles it", (t) => {
    t.cards(`
      Test Furnace {0}
      Enchantment
      If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

      Test Palm {0}
      Instant
      The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Test Palm deals that much damage to that source's controller.

      Test Bolt {0}
      Instant
      Test Bolt deals 3 damage to target player.`);
    t.battlefield(0, "Test Furnace");
    t.hand(0, "Test Bolt");
    t.hand(1, "Test Palm");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.pass();
    t.cast("Test Palm");
    t.resolve();
    t.choose("Test Bolt");
    t.pass();
    t.pass();
    t.option("Test Furnace");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([8, 20]);
  });

  scenario("615.12: only combat damage, where it says so", (t) => {
    t.cards(`
      Test Certainty {0}
      Enchantment
      Combat damage that would be dealt by creatures you control can't be prevented.

      Test Shelter {0}
      Enchantment
      Prevent all damage that would be dealt to you.`);
    t.battlefield(0, "Test Bear", "Test Certainty");
    t.battlefield(1, "Test Shelter");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(20);
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("400.7c: damage prevented from a permanent spell is prevented from the permanent", (t) => {
    t.cards(`
  Test Raider {0}
  Creature — Goblin
  Haste
  2/2

  Test Ward {0}
  Instant
  Prevent all damage a source of your choice would deal this turn.`);
    t.hand(0, "Test Raider");
    t.hand(1, "Test Ward");
    t.to("precombatMain");
    t.cast("Test Raider");
    t.pass();
    t.cast("Test Ward");
    t.resolve();
    t.resolve();
    t.attack("Test Raider");
    t.to("combatDamage");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });
});
