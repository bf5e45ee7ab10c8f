import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";

describe("611.2: continuous effects made by a resolution", () => {
  scenario("611.2b: a duration that is over before the effect begins: nothing happens", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      When this creature enters, gain control of target artifact for as long as you control this creature.
      2/2

      Test Orb {0}
      Artifact`);
    t.battlefield(1, "Test Orb");
    t.hand(0, "Test Thief", "Test Thief");
    t.hand(1, "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Thief");
    t.resolve();
    t.pass();
    t.cast("Test Slayer", { targets: ["Test Thief"] });
    t.resolveAll();
    expect(t.see("Test Orb").controller).toBe(1);
    expect(t.game.state.effects).toEqual([]);
    t.cast("Test Thief");
    t.resolveAll();
    expect(t.see("Test Orb").controller).toBe(0);
  });

  scenario("611.2b: it ends for good when the duration is over: losing control for a while ends it", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      When this creature enters, gain control of target artifact for as long as you control this creature.
      2/2

      Test Orb {0}
      Artifact

      Test Lure {0}
      Instant
      Gain control of target creature until end of turn.`);
    t.battlefield(1, "Test Orb");
    t.hand(0, "Test Thief");
    t.hand(1, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Thief");
    t.resolveAll();
    t.pass();
    t.cast("Test Lure", { targets: ["Test Thief"] });
    t.resolve();
    expect(t.see("Test Orb").controller).toBe(1);
    t.to("upkeep", 2);
    expect([t.see("Test Thief").controller, t.see("Test Orb").controller]).toEqual([0, 1]);
  });

  scenario("611.2c: rules that a resolution makes also hold for what comes later", (t) => {
    t.cards(`
      Test Fog {0}
      Instant
      Prevent all combat damage that would be dealt by creatures this turn.

      Test Haste {0}
      Creature — Elemental
      Haste
      3/3`);
    t.hand(0, "Test Fog", "Test Haste");
    t.to("precombatMain");
    t.cast("Test Fog");
    t.resolve();
    t.cast("Test Haste");
    t.resolve();
    t.attack("Test Haste");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("611.2d: X of a continuous effect is counted once, as it begins", (t) => {
    t.cards(`
      Test Howl {0}
      Instant
      Target creature gets +X/+X until end of turn, where X is the number of creatures you control.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Howl", "Test Cub");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Cub");
    t.cast("Test Howl", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.seeId(bear!).power).toBe(3);
    t.cast("Test Cub");
    t.resolve();
    expect(t.seeId(bear!).power).toBe(3);
  });

  scenario("611.2e: what the permanent 'is' it is already as it enters", (t) => {
    t.cards(`
      Test Choir {0}
      Enchantment
      Whenever a black creature you control enters, you gain 1 life.

      Test Raising {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield. It's a black Zombie in addition to its other colors and types.`);
    t.battlefield(0, "Test Choir");
    t.graveyard(0, "Test Cub");
    t.hand(0, "Test Raising");
    t.to("precombatMain");
    t.cast("Test Raising", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.see("Test Cub").subtypes).toEqual(["Bear", "Zombie"]);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("611.2e: what it 'gains' it has only once it is on the battlefield", (t) => {
    t.cards(`
      Test Choir {0}
      Enchantment
      Whenever a creature you control with haste enters, you gain 1 life.

      Test Rush {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield. It gains haste.`);
    t.battlefield(0, "Test Choir");
    t.graveyard(0, "Test Cub");
    t.hand(0, "Test Rush");
    t.to("precombatMain");
    t.cast("Test Rush", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.see("Test Cub").keywords).toEqual(["haste"]);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("611.2f: an effect on the next spell begins as that spell is put on the stack", (t) => {
    t.cards(`
      Test Primer {0}
      Sorcery
      The next creature spell you cast this turn can't be countered.

      Test Denial {0}
      Instant
      Counter target spell.`);
    t.hand(0, "Test Primer", "Test Cub", "Test Cub");
    t.hand(1, "Test Denial", "Test Denial");
    t.to("precombatMain");
    t.cast("Test Primer");
    t.resolve();
    for (const stays of [1, 1]) {
      t.cast("Test Cub");
      t.pass();
      t.cast("Test Denial", { targets: ["Test Cub"] });
      t.resolveAll();
      expect(t.count(0, "battlefield", "Test Cub")).toBe(stays);
    }
  });
});

describe("611.3: continuous effects of static abilities", () => {
  scenario("611.3b: it applies as long as its source is there, to what matches at that time", (t) => {
    t.cards(`
      Test Crusade {0}
      Enchantment
      Blue creatures get +1/+1.

      Test Dye {0}
      Instant
      Target creature becomes blue until end of turn.

      Test Prayer {0}
      Instant
      Destroy target enchantment.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Crusade", "Test Dye", "Test Prayer");
    t.to("precombatMain");
    t.cast("Test Crusade");
    expect(t.see("Test Cub").power).toBe(2);
    t.resolve();
    t.cast("Test Dye", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    t.cast("Test Prayer", { targets: ["Test Crusade"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(2);
  });

  scenario("611.3c: a creature enters as what the effects in force make it", (t) => {
    t.cards(`
      Test Crusade {0}
      Enchantment
      Creatures you control get +1/+1.

      Test Rally {0}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test Judge {0}
      Enchantment
      Whenever a creature you control with power 2 or greater enters, you gain 1 life.`);
    t.battlefield(0, "Test Crusade", "Test Judge");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario(
    "611.3d, 400.7b: an ability that came with the permission to cast it stays when the permission is gone",
    (t) => {
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
                  what: { inZone: "graveyard", of: { who: "you" }, filter: { is: "type", type: "creature" } },
                  grants: [{ kind: "keyword", keyword: { keyword: "haste" } }],
                },
              },
            ],
          },
        ]),
      );
      t.define(
        sorcery(
          "Test Prayer",
          [{ do: "destroy", what: { what: "target", slot: 0 } }],
          [oneTarget({ is: "type", type: "enchantment" })],
        ),
      );
      t.battlefield(0, "Test Crypt");
      t.graveyard(0, "Test Cub");
      t.hand(0, "Test Prayer");
      t.to("precombatMain");
      t.cast("Test Cub");
      t.resolve();
      t.cast("Test Prayer", { targets: ["Test Crypt"] });
      t.resolve();
      expect(t.see("Test Cub").keywords).toEqual(["haste"]);
    },
  );
});

describe("611.2, 611.3: as cards word it", () => {
  scenario("611.2c: a resolved effect affects only what was there as it began", (t) => {
    t.cards(`
      Test March {G}
      Sorcery
      Creatures you control get +1/+1 until end of turn.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test March", "Test Bear");
    t.to("precombatMain");
    t.cast("Test March");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([3, 2]);
  });

  scenario("611.3a: of each of several, what is so of it says whether it is affected", (t) => {
    t.cards(`
      Test Captain {W}
      Creature — Human
      1/1
      Each creature you control gets +2/+0 as long as it's attacking.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Captain", "Test Bear");
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
    expect(t.see("Test Captain").power).toBe(1);
  });

  scenario("611.3a: what was done to players and by them this turn", (t) => {
    t.cards(`
      Test Tally {0}
      Creature — Spirit
      This creature gets +2/+0 as long as an opponent lost life this turn.
      As long as you've cast two or more spells this turn, this creature has flying.
      1/1`);
    t.battlefield(0, "Test Tally");
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect([t.see("Test Tally").power, t.see("Test Tally").keywords.includes("flying")]).toEqual([3, false]);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.see("Test Tally").keywords).toContain("flying");
  });

  scenario("611.3a, 613.4c: a static ability affects what matches now, counters included later", (t) => {
    t.cards(`
      Test Captain {1}{G}
      Creature — Elf
      Other creatures you control get +1/+1.
      2/2`);
    t.battlefield(0, "Test Captain");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.battlefield(1, "Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([4]);
    expect(t.ids(1, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2]);
    expect(t.see("Test Captain").power).toBe(2);
  });
});

describe("607, 608.2h: what is remembered", () => {
  const PAINTER = `
    Test Painter {1}
    Artifact
    {0}: Target creature becomes the color of your choice until end of turn.
    Sacrifice this artifact: You gain 1 life.`;

  scenario(
    "611.2c: what was chosen for an effect stays, whatever is chosen as its source's ability is used again",
    (t) => {
      t.cards(PAINTER);
      t.battlefield(0, "Test Painter", "Test Bear", "Test Ogre");
      t.to("precombatMain");
      t.activate("Test Painter", { targets: ["Test Bear"] });
      t.resolve();
      t.option("W");
      t.activate("Test Painter", { targets: ["Test Ogre"] });
      t.resolve();
      t.option("U");
      expect([t.see("Test Bear").colors, t.see("Test Ogre").colors]).toEqual(["W", "U"]);
    },
  );

  scenario("611.2c: the abilities that a creature had as another gained them, though it is gone", (t) => {
    t.cards(`
      Test Mimic {0}
      Creature — Shapeshifter
      {0}: This creature gains all activated abilities of target creature until end of turn.
      1/1

      Test Healer {0}
      Creature — Cleric
      {0}: You gain 1 life.
      1/1

      Test Fall {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Mimic", "Test Healer");
    t.hand(0, "Test Fall");
    t.to("precombatMain");
    t.activate("Test Mimic", { targets: ["Test Healer"] });
    t.resolve();
    t.cast("Test Fall", { targets: ["Test Healer"] });
    t.resolve();
    t.activate("Test Mimic", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
