import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Parcel {G}
  Instant
  Gift a card
  Destroy target artifact. If the gift was promised, you gain 3 life.

  Test Choice {B}
  Sorcery
  Gift a tapped Fish
  Destroy target creature with mana value 2 or less. If the gift was promised, instead destroy target creature.

  Test Recall {B}
  Instant
  Gift a Food
  You gain 1 life. If the gift was promised, return target creature card from your graveyard to your hand.

  Test Herald {1}{G}
  Creature — Elf
  2/2
  Gift an Octopus
  When this creature enters, if the gift was promised, you gain 4 life.

  Test Journey {1}{U}
  Sorcery
  Gift an extra turn
  Draw two cards.

  Test Giver {1}{G}
  Creature — Elf
  1/1
  Whenever you give a gift, you gain 10 life.

  Test Cog {1}
  Artifact`;

const LANDS = ["Forest", "Forest", "Swamp", "Swamp", "Island", "Island"] as const;

describe("702.174: gift", () => {
  scenario("702.174a, 702.174e, 702.174j: the chosen opponent draws before the spell's other effects", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS);
    t.battlefield(1, "Test Cog");
    t.hand(0, "Test Parcel");
    t.to("precombatMain");
    const before = t.count(1, "hand");
    t.cast("Test Parcel", { additional: [true], targets: ["Test Cog"] });
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0), t.count(1, "battlefield", "Test Cog")]).toEqual([1, 23, 0]);
  });

  scenario("702.174a: not promised, nobody is chosen and nothing given", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS, "Test Giver");
    t.battlefield(1, "Test Cog");
    t.hand(0, "Test Parcel");
    t.to("precombatMain");
    const before = t.count(1, "hand");
    t.cast("Test Parcel", { additional: [false], targets: ["Test Cog"] });
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0), t.stackSize]).toEqual([0, 20, 0]);
  });

  scenario(
    "702.174a, 702.174f: which opponent is chosen as the spell is cast",
    (t) => {
      kit(t);
      t.cards(CARDS);
      t.battlefield(0, ...LANDS);
      t.battlefield(1, "Test Ogre");
      t.hand(0, "Test Choice");
      t.to("precombatMain");
      t.cast("Test Choice", { additional: [true] });
      t.choose(2);
      t.resolve();
      expect([t.count(2, "battlefield", "Fish Token"), t.see("Fish Token").tapped]).toEqual([1, true]);
      expect(t.count(1, "battlefield", "Test Ogre")).toBe(0);
    },
    { seats: 3 },
  );

  scenario("702.174m, 601.2c: targets of what is done only if the gift was promised are chosen only then", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, ...LANDS);
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Recall", "Test Recall");
    t.to("precombatMain");
    t.cast("Test Recall", { additional: [false] });
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets?.flat() ?? []).toEqual([]);
    t.resolve();
    t.cast("Test Recall", { additional: [true], targets: ["Test Ogre"] });
    t.resolve();
    expect([t.count(0, "hand", "Test Ogre"), t.count(1, "battlefield", "Food Token"), t.lifeOf(0)]).toEqual([1, 1, 22]);
  });

  scenario("702.174m: it may be cast for the targets it has only if the gift is promised", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, ...LANDS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Choice");
    t.to("precombatMain");
    expect(t.can("cast", "Test Choice")).toBe(true);
    t.cast("Test Choice", { additional: [true], targets: ["Test Ogre"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario("702.174b, 702.174i: a permanent gives its gift as it enters; its own ability sees the promise", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS);
    t.hand(0, "Test Herald");
    t.to("precombatMain");
    t.cast("Test Herald", { additional: [true] });
    t.resolve();
    t.order(0, 1);
    expect(t.count(1, "battlefield", "Octopus Token")).toBe(0);
    t.resolveAll();
    expect([t.count(1, "battlefield", "Octopus Token"), t.lifeOf(0)]).toEqual([1, 24]);
  });

  scenario("702.174b: put onto the battlefield without being cast, it promised nothing", (t) => {
    kit(t);
    t.cards(CARDS);
    t.cards(`Test Raising {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.battlefield(0, ...LANDS);
    t.graveyard(0, "Test Herald");
    t.hand(0, "Test Raising");
    t.to("precombatMain");
    t.cast("Test Raising", { targets: ["Test Herald"] });
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("702.174c: giving a gift is the spell's resolving or the permanent's ability resolving", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS, "Test Giver");
    t.battlefield(1, "Test Cog");
    t.hand(0, "Test Parcel", "Test Herald");
    t.to("precombatMain");
    t.cast("Test Parcel", { additional: [true], targets: ["Test Cog"] });
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(33);
    t.cast("Test Herald", { additional: [true] });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(47);
  });

  scenario("702.174j: countered, the spell gives nothing", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS, "Test Giver");
    t.battlefield(1, "Test Cog", "Island");
    t.hand(0, "Test Parcel");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Parcel", { additional: [true], targets: ["Test Cog"] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Parcel"] });
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "hand"), t.count(1, "battlefield", "Test Cog")]).toEqual([20, 0, 1]);
  });

  scenario("702.174g: gift an extra turn: the opponent takes an extra turn after this one", (t) => {
    t.cards(CARDS);
    t.battlefield(0, ...LANDS);
    t.hand(0, "Test Journey");
    t.to("precombatMain");
    t.cast("Test Journey", { additional: [true] });
    t.resolve();
    t.to("upkeep", 2);
    expect(t.turn.active).toBe(1);
    t.to("upkeep", 3);
    expect(t.turn.active).toBe(1);
  });
});

describe("601.2c, 702.33g: targets of what is done only if it was kicked", () => {
  const KICKED = `
    Test Boots {R}
    Sorcery
    Kicker {1}
    Test Boots deals 2 damage to target player. If this spell was kicked, destroy target creature.

    Test Hush {U}
    Instant
    Kicker {1}
    Counter target creature spell. If this spell was kicked, instead counter target spell.`;
  scenario("702.33g, 601.2c: unkicked, the spell has only its other targets", (t) => {
    kit(t);
    t.cards(KICKED);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Boots");
    t.to("precombatMain");
    t.cast("Test Boots", { additional: [false], targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.33g: kicked, it has both", (t) => {
    kit(t);
    t.cards(KICKED);
    t.lands(0, "Mountain", 2);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Boots");
    t.to("precombatMain");
    t.cast("Test Boots", { additional: [true], targets: [1, "Test Ogre"] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Ogre")]).toEqual([18, 1]);
  });

  scenario("702.33g: another target instead is chosen in place of the first", (t) => {
    kit(t);
    t.cards(KICKED);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Island", 2);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Hush");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    t.cast("Test Hush", { additional: [true], targets: ["Test Spark"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Spark"), t.lifeOf(1)]).toEqual([1, 20]);
  });
});
