import { describe, expect } from "vitest";
import { kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";

describe("603.2c: what happens at the same time is one event or several", () => {
  scenario("603.2c, 120.1: a creature dealt damage by several sources at once is dealt it one time", (t) => {
    kit(t);
    subject(t, "Whenever this creature is dealt damage, put that many +1/+1 counters on it.", "3/9");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"], ["Test Ogre", "Test Subject"]);
    t.order(0, 1);
    t.pass(2);
    t.divide(2, 1);
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 6 });
  });

  scenario("603.2c: several creatures dealt damage at once are dealt it each, a player by several once", (t) => {
    kit(t);
    t.cards(`
      Pain Ledger {0}
      Enchantment
      Whenever a creature you control is dealt damage, you gain 1 life.
      Whenever an opponent is dealt damage, create that many Treasure tokens.

      Small Quake {0}
      Sorcery
      Small Quake deals 1 damage to each creature.`);
    t.battlefield(0, "Pain Ledger", "Test Bear", "Test Bear", "Test Ogre");
    t.hand(0, "Small Quake");
    t.to("precombatMain");
    t.cast("Small Quake");
    t.resolve();
    t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.attack("Test Bear", "Test Ogre");
    t.to("combatDamage");
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Treasure Token")).toBe(6);
  });

  scenario("603.2c, 603.10a: cards that go from two zones at once are one event, though one is looked back at", (t) => {
    kit(t);
    t.cards(`
      Void Scholar {0}
      Creature — Wizard
      Whenever one or more cards are put into exile from your library and/or your graveyard, you gain 1 life.
      1/1

      Grave Scholar {0}
      Creature — Wizard
      Whenever one or more cards leave your graveyard, you gain 10 life.
      1/1`);
    t.define(
      sorcery("Test Void", [
        {
          do: "move",
          what: { what: "all", filter: { is: "any" }, in: ["graveyard", "library"], of: { who: "you" } },
          to: { zone: "exile" },
        },
      ]),
    );
    t.battlefield(0, "Void Scholar", "Grave Scholar");
    t.graveyard(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Void");
    t.to("precombatMain");
    t.cast("Test Void");
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(31);
  });

  for (const [on, times] of [
    ["a creature you control", 2],
    ["one or more creatures you control", 1],
  ] as const)
    scenario(
      `603.2c, 122.6: counters put on ${on} at once are ${times === 1 ? "one event" : "an event for each"}`,
      (t) => {
        kit(t);
        t.cards(`
        Test Ledger {0}
        Enchantment
        Whenever one or more +1/+1 counters are put on ${on}, you gain 1 life.

        Small Feast {0}
        Sorcery
        Put two +1/+1 counters on each creature you control.`);
        t.battlefield(0, "Test Ledger", "Test Bear", "Test Ogre");
        t.hand(0, "Small Feast");
        t.to("precombatMain");
        t.cast("Small Feast");
        t.resolve();
        if (times === 2) t.order(0, 1);
        t.resolveAll();
        expect(t.lifeOf(0)).toBe(20 + times);
      },
    );

  for (const [to, times] of [
    ["a player", 2],
    ["one of your opponents", 2],
    ["one or more players", 1],
    ["one or more of your opponents", 1],
  ] as const)
    scenario(
      `603.2c: damage to ${to} by several at once is ${times === 1 ? "one event" : "an event for each"}`,
      (t) => {
        kit(t);
        t.cards(`
          Test Drum {0}
          Enchantment
          Whenever one or more creatures you control deal combat damage to ${to}, you gain 1 life.`);
        t.battlefield(0, "Test Drum", "Test Bear", "Test Ogre");
        t.attack(["Test Bear", 1], ["Test Ogre", 2]);
        while (t.lifeOf(1) === 20) t.pass();
        if (times === 2) t.order(0, 1);
        t.resolveAll();
        expect(t.lifeOf(0)).toBe(20 + times);
      },
      { seats: 3 },
    );
});
