import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("608.1-608.2: resolving", () => {
  scenario("608.1: each time all pass in succession the top object resolves", (t) => {
    t.lands(0, "Mountain", 2);
    t.hand(0, "Spark", "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.cast("Spark", { targets: [0] });
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1), t.stackSize]).toEqual([18, 20, 1]);
    t.pass(2);
    expect([t.lifeOf(1), t.stackSize]).toEqual([18, 0]);
  });

  scenario("608.2, 608.2b: checks come first: with one of two targets legal, the rest is done to that one", (t) => {
    t.cards(`
      Twin Bolts {R}
      Instant
      Destroy target artifact and target creature.`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Plain Stone", "Marsh Hound", "Swamp");
    t.hand(0, "Twin Bolts");
    t.hand(1, "Culling");
    t.to("precombatMain");
    t.cast("Twin Bolts");
    t.pass();
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.count(1, "graveyard", "Plain Stone")).toBe(1);
  });

  scenario("608.2c: instructions are followed in the order written, later text changing earlier", (t) => {
    t.cards(`
      Study {U}
      Sorcery
      Draw two cards, then discard a card.

      Firm Culling {B}
      Sorcery
      Destroy target creature. It can't be regenerated.

      Deathless Hound {1}{B}
      Creature — Dog
      {B}: Regenerate this creature.
      2/2`);
    t.lands(0, "Island", 1);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Deathless Hound", "Swamp");
    t.hand(0, "Study", "Firm Culling");
    t.library(0, "Spark");
    t.to("precombatMain");
    t.cast("Study");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(3);
    t.choose("Spark");
    t.cast("Firm Culling", { targets: ["Deathless Hound"] });
    t.pass();
    t.activate("Deathless Hound");
    t.resolveAll();
    expect(t.count(1, "graveyard", "Deathless Hound")).toBe(1);
  });

  scenario("608.2d: choices of an effect are made as it is applied, and only possible ones", (t) => {
    t.cards(`
      Grim Choice {B}
      Sorcery
      You may sacrifice a creature. If you don't, you lose 4 life.`);
    t.battlefield(0, "Swamp");
    t.hand(0, "Grim Choice");
    t.to("precombatMain");
    t.cast("Grim Choice");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    expect(t.lifeOf(0)).toBe(16);
  });

  scenario("608.2d: sacrificing or returning what is gone by then is not offered", (t) => {
    t.cards(`
      Funeral Bell {1}
      Artifact
      Whenever a creature dies, you may sacrifice this artifact. If you do, you gain 5 life.

      Two Griefs {B}
      Sorcery
      Each player sacrifices a creature of their choice.`);
    t.battlefield(0, "Swamp", "Marsh Hound", "Funeral Bell");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Two Griefs");
    t.to("precombatMain");
    t.cast("Two Griefs");
    t.resolve();
    t.order(0, 1);
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(25);
    t.resolve();
    expect(t.asked().about).toBe("priority");
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("608.2d: nobody may remove a counter that is not there", (t) => {
    t.cards(`
      Test Dynamo {0}
      Artifact
      {0}: You may remove a charge counter from Test Dynamo. If you do, draw a card.`);
    t.battlefield(0, "Test Dynamo");
    t.to("precombatMain");
    t.activate("Test Dynamo");
    t.resolve();
    expect([t.asked().ask, t.count(0, "hand")]).toEqual(["priority", 0]);
  });

  scenario("608.2d, 701.21a: what is tapped can't be tapped, so it is not offered", (t) => {
    t.cards(`
      Sour Gate {1}
      Artifact
      Whenever a creature enters, you may tap that creature. If you don't, you lose 2 life.

      Slow Hound {1}{G}
      Creature — Dog
      This creature enters tapped.
      2/2`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Sour Gate");
    t.hand(0, "Slow Hound");
    t.to("precombatMain");
    t.cast("Slow Hound");
    t.resolve();
    t.resolve();
    expect([t.asked().about, t.lifeOf(0)]).toEqual(["priority", 18]);
  });

  scenario("608.2e, 101.4: for each action the choices are made in turn order, then it is done at once", (t) => {
    t.cards(`
      Grave Bell {2}
      Artifact
      Whenever a creature dies, you gain 1 life.

      Common Loss {B}
      Sorcery
      Each player sacrifices a creature of their choice.`);
    t.battlefield(0, "Swamp", "Marsh Hound", "Marsh Hound", "Grave Bell");
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Common Loss");
    t.to("precombatMain");
    t.cast("Common Loss");
    t.resolve();
    expect(t.asked("choose").player).toBe(0);
    t.choose("Marsh Hound");
    expect([t.asked("choose").player, t.count(0, "battlefield", "Marsh Hound")]).toEqual([1, 2]);
    t.choose("Marsh Hound");
    expect([t.count(0, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Marsh Hound")]).toEqual([1, 1]);
  });

  scenario("608.2f: an action on several objects is taken on all of them at the same time", (t) => {
    t.cards(`
      Grave Hound {1}{B}
      Creature — Dog
      Whenever another creature dies, you gain 1 life.
      2/2

      Wipe {W}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Plains", "Grave Hound", "Marsh Hound");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Wipe");
    t.to("precombatMain");
    t.cast("Wipe");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario(
    "608.2g: a spell cast during a resolution goes on top of the stack, and nobody gets priority before",
    (t) => {
      t.cards(`
      Gift of Fire {U}
      Sorcery
      You may cast an instant spell from your hand without paying its mana cost. You gain 1 life.`);
      t.battlefield(0, "Island");
      t.battlefield(1, "Island");
      t.hand(0, "Gift of Fire", "Spark");
      t.hand(1, "Denial");
      t.to("precombatMain");
      t.cast("Gift of Fire");
      t.resolve();
      t.yes();
      t.choose(1);
      // The first spell went on resolving to its end.
      expect([t.stackSize, t.lifeOf(0), t.count(0, "graveyard", "Gift of Fire")]).toEqual([1, 21, 1]);
      t.pass();
      t.cast("Denial", { targets: ["Spark"] });
      t.resolveAll();
      expect(t.lifeOf(1)).toBe(20);
    },
  );

  scenario("608.2h: a number is determined once, as the effect is applied; what left counts as it last was", (t) => {
    t.cards(`
      Pack Count {G}
      Instant
      You gain life equal to the number of creatures you control.

      Fling Hound {1}{R}
      Creature — Dog
      Sacrifice this creature: It deals damage equal to its power to any target.
      3/2

      Swell {G}
      Instant
      Target creature gets +3/+3 until end of turn.`);
    t.battlefield(0, "Forest", "Forest", "Marsh Hound", "Marsh Hound", "Fling Hound");
    t.battlefield(1, "Swamp");
    t.hand(0, "Pack Count", "Swell");
    t.hand(1, "Culling");
    t.to("precombatMain");
    t.cast("Pack Count");
    t.pass();
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.cast("Swell", { targets: ["Fling Hound"] });
    t.resolve();
    t.activate("Fling Hound", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("608.2i: what is asked about the past need not be so any more", (t) => {
    t.cards(`
      Remembrance {G}
      Sorcery
      Draw a card for each creature that died this turn.`);
    t.battlefield(0, "Swamp", "Forest", "Marsh Hound");
    t.cards(`
      Grave Wind {0}
      Instant
      Exile all cards from all graveyards.`);
    t.hand(0, "Culling", "Remembrance", "Grave Wind");
    t.to("precombatMain");
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Grave Wind");
    t.resolve();
    t.cast("Remembrance");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("608.2j: an effect about a color looks at that alone: black includes black and white", (t) => {
    t.cards(`
      Twilight Hound {W}{B}
      Creature — Dog
      2/2

      Dawn Hound {1}{W}
      Creature — Dog
      2/2

      Black Out {B}
      Sorcery
      Destroy all black creatures.

      Spare the Dark {B}
      Sorcery
      Destroy all nonblack creatures.`);
    t.lands(0, "Swamp", 2);
    t.battlefield(1, "Twilight Hound", "Dawn Hound", "Twilight Hound");
    t.hand(0, "Spare the Dark", "Black Out");
    t.to("precombatMain");
    t.cast("Spare the Dark");
    t.resolve();
    expect([t.count(1, "graveyard", "Dawn Hound"), t.count(1, "battlefield", "Twilight Hound")]).toEqual([1, 2]);
    t.cast("Black Out");
    t.resolve();
    expect(t.count(1, "battlefield", "Twilight Hound")).toBe(0);
  });

  scenario("608.2k: an object that the trigger condition spoke of is affected although it has changed", (t) => {
    t.cards(`
      Weeping Wall {1}{U}
      Creature — Wall
      Defender
      Whenever this creature blocks a creature, return that creature to its owner's hand.
      0/4`);
    t.cards(`
      Petrified Field {2}
      Enchantment`);
    t.gives("Plain Stone", {
      kind: "activated",
      costs: [],
      body: {
        targets: [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "type", type: "creature" } }] }],
        effects: [
          {
            do: "apply",
            to: { what: "target", slot: 0 },
            modifications: [{ modify: "setTypes", types: ["artifact"], subtypes: [] }],
            duration: "endOfTurn",
          },
        ],
      },
    });
    t.battlefield(0, "Marsh Hound");
    t.battlefield(1, "Weeping Wall", "Plain Stone");
    t.to("declareAttackers");
    t.attack("Marsh Hound");
    t.block(["Weeping Wall", "Marsh Hound"]);
    t.pass();
    t.activate("Plain Stone", { targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.see("Marsh Hound").types).toEqual(["artifact"]);
    t.resolveAll();
    expect(t.count(0, "hand", "Marsh Hound")).toBe(1);
  });

  scenario("608.2m: what leaves the stack while it resolves goes on resolving", (t) => {
    t.cards(`
      Vanishing Word {U}
      Instant
      Exile Vanishing Word. You gain 3 life.`);
    t.battlefield(0, "Island");
    t.hand(0, "Vanishing Word");
    t.to("precombatMain");
    t.cast("Vanishing Word");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "exile", "Vanishing Word"), t.count(0, "graveyard")]).toEqual([23, 1, 0]);
  });

  scenario(
    "608.2n: last of all an instant or sorcery goes to its owner's graveyard, an ability ceases to exist",
    (t) => {
      t.cards(`
      Grave Count {R}
      Sorcery
      You gain life equal to the number of cards in your graveyard.`);
      t.lands(0, "Mountain", 1);
      t.graveyard(0, "Spark");
      t.hand(0, "Grave Count");
      t.to("precombatMain");
      t.cast("Grave Count");
      t.resolve();
      expect([t.lifeOf(0), t.count(0, "graveyard")]).toEqual([21, 2]);
    },
  );
});

describe("608.3: permanent spells", () => {
  scenario("608.3, 608.3a: it becomes a permanent under the control of the spell's controller", (t) => {
    t.lands(0, "Forest", 2);
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    expect([t.see("Marsh Hound").controller, t.stackSize]).toEqual([0, 0]);
  });

  scenario("608.3b: an Aura spell whose target is illegal does not resolve; 608.3c: else it enters attached", (t) => {
    t.cards(`
      Strong Will {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Marsh Hound");
    t.battlefield(1, "Swamp");
    t.hand(0, "Strong Will", "Strong Will");
    t.hand(1, "Culling");
    t.to("precombatMain");
    t.cast("Strong Will", { targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(4);
    t.cast("Strong Will", { targets: ["Marsh Hound"] });
    t.pass();
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Strong Will")).toBe(2);
  });

  scenario("608.3c: an Aura is put onto the battlefield attached to what it targeted", (t) => {
    t.cards(`
      Strong Will {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
    t.battlefield(0, "Forest", "Marsh Hound");
    t.hand(0, "Strong Will");
    t.to("precombatMain");
    t.cast("Strong Will", { targets: ["Marsh Hound"] });
    t.resolve();
    const [will] = t.ids(0, "battlefield", "Strong Will");
    expect(t.game.state.objects[will!]!.attachedTo).toBe(t.ids(0, "battlefield", "Marsh Hound")[0]);
  });

  scenario("608.3e: if its controller can't put it onto the battlefield it goes to its owner's graveyard", (t) => {
    t.gives("Plain Stone", {
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "move", object: { is: "type", type: "creature" }, to: "battlefield" },
            instead: { by: "nothing" },
          },
        },
      ],
    });
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Plain Stone");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    expect([t.stackSize, t.count(0, "graveyard", "Marsh Hound")]).toEqual([0, 1]);
  });

  scenario("608.3f: a copy of a permanent spell becomes a token, which nobody created", (t) => {
    t.cards(`
      Echo Stone {2}
      Artifact
      Whenever you cast a creature spell, copy it.

      Token Bell {2}
      Artifact
      Whenever you create a token, you gain 10 life.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Echo Stone", "Token Bell");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolveAll();
    const kinds = t.ids(0, "battlefield", "Marsh Hound").map((id) => t.game.state.objects[id]!.kind);
    expect([kinds.toSorted(), t.lifeOf(0)]).toEqual([["card", "token"], 20]);
  });
});
