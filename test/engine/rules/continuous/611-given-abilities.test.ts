import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Spark {R}
  Instant
  Test Spark deals 1 damage to any target.`;

describe("604, 613: abilities that effects give", () => {
  scenario(
    "604.3, 613.1f, 603.2: what enters later has the triggered ability its controller's creatures are given",
    (t) => {
      t.cards(`${CARDS}

      Test Herald {1}{G}
      Creature — Bird
      3/4
      Creatures you control have "Whenever this creature becomes the target of a spell or ability, you gain 1 life."`);
      t.lands(0, "Forest", 2);
      t.lands(0, "Mountain", 1);
      t.battlefield(0, "Test Herald");
      t.hand(0, "Test Bear", "Test Spark");
      t.to("precombatMain");
      t.cast("Test Bear");
      t.resolve();
      t.cast("Test Spark", { targets: ["Test Bear"] });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
    },
  );

  scenario("702.62a-b: a card in exile that an effect gives suspend loses time counters and is cast", (t) => {
    t.cards(`${CARDS}

      Test Deferral {1}{U}
      Instant
      Counter target spell. If that spell is countered this way, exile it with a time counter on it instead of putting it into its owner's graveyard. If it doesn't have suspend, it gains suspend.`);
    t.lands(0, "Forest", 2);
    t.lands(1, "Island", 2);
    t.hand(0, "Test Bear");
    t.hand(1, "Test Deferral");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Deferral", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    t.to("upkeep", 3);
    t.resolve();
    t.resolve();
    t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("603.7c: delayed triggered abilities", () => {
  scenario("603.7c: with a duration it triggers each time, for each of several at once", (t) => {
    t.cards(`
      Test Beckoning {U}
      Sorcery
      Whenever a creature you control enters this turn, you gain 1 life.

      Test Call {W}
      Sorcery
      Create three 1/1 white Bird creature tokens with flying.`);
    t.lands(0, "Island", 1);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Beckoning", "Test Call");
    t.to("precombatMain");
    t.cast("Test Beckoning");
    t.resolve();
    t.cast("Test Call");
    t.resolve();
    while (t.asked().ask === "order") t.answer({ ask: "order", order: [0, 1, 2] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("601.2c, 707.10c, 303.4i: targets and hosts", () => {
  scenario("707.10c: what a copy of a spell targets becomes the target of the copy", (t) => {
    t.cards(`${CARDS}

      Test Giant {2}{R}
      Creature — Giant
      4/3
      Whenever this creature becomes the target of a spell, you gain 1 life.

      Test Echo {R}
      Instant
      Copy target instant spell. You may choose new targets for the copy.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Giant");
    t.hand(0, "Test Spark", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Giant"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Echo", { targets: ["Test Spark"] });
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("115.7d, 707.10c: what a copy is aimed at anew becomes its target", (t) => {
    t.cards(`${CARDS}

      Test Giant {2}{R}
      Creature — Giant
      4/3
      Whenever this creature becomes the target of a spell, you gain 1 life.

      Test Echo {R}
      Instant
      Copy target instant spell. You may choose new targets for the copy.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Giant", "Test Bear");
    t.hand(0, "Test Spark", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.cast("Test Echo", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose("Test Giant");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("601.2c: a second target that depends on the first can be found before the spell is cast", (t) => {
    t.cards(`${CARDS}

      Test Ogre {3}{R}
      Creature — Ogre
      4/4

      Test Discord {R}
      Sorcery
      Target creature an opponent controls deals damage equal to its power to another target creature that player controls.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Discord");
    t.to("precombatMain");
    t.cast("Test Discord", { targets: ["Test Ogre", "Test Bear"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("303.4i: an Aura to be attached to what is gone stays where it is", (t) => {
    t.cards(`${CARDS}

      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.

      Test Reunion {W}
      Instant
      Return target creature card from your graveyard to the battlefield, then return up to one target Aura card from your graveyard to the battlefield attached to that creature.

      Test Rite {R}
      Instant
      Exile target card from a graveyard.`);
    t.lands(0, "Plains", 1);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Bear");
    t.put(0, "graveyard", "Test Bear", "Test Mantle");
    t.hand(0, "Test Reunion", "Test Rite");
    t.to("precombatMain");
    t.cast("Test Reunion", { targets: ["Test Mantle"] });
    t.cast("Test Rite", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "graveyard", "Test Mantle")).toBe(1);
  });

  scenario("107.3a, 601.2b: X of a cost that is not mana is as much as can be paid", (t) => {
    t.cards(`
      Test Offering {R}
      Instant
      As an additional cost to cast this spell, discard X cards.
      Test Offering deals X damage to any target.`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Offering", "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Test Offering", { x: 2, targets: [1] });
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 2) });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });
});
