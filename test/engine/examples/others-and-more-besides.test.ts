import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** The others of several targets, what something is in addition, and descriptions of several at once; the cards are our own. */

describe("of several targets, one and the others", () => {
  scenario("608.2d: their controller sacrifices one of them, and the other is returned", (t) => {
    kit(t);
    t.cards(`
      Test Spite {0}
      Sorcery
      Choose two target creatures controlled by the same player. Their controller chooses and sacrifices one of them. Return the other to its owner's hand.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Spite");
    t.to("precombatMain");
    t.cast("Test Spite", { targets: [["Test Bear", "Test Ogre"]] });
    t.resolve();
    t.choose("Test Ogre");
    expect([t.count(1, "graveyard", "Test Ogre"), t.count(1, "hand", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("115.1, 608.2d: of the same opponent, who chooses", (t) => {
    kit(t);
    t.cards(`
      Test Reckoning {0}
      Sorcery
      Choose two target creatures controlled by the same opponent. That player chooses and sacrifices one of those creatures. Put a -1/-1 counter on the other.`);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Cub", "Test Ogre");
    t.hand(0, "Test Reckoning");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    t.choose("Test Cub");
    expect([t.count(1, "graveyard", "Test Cub"), t.see("Test Ogre").power, t.count(0, "battlefield")]).toEqual([
      1, 3, 2,
    ]);
  });

  scenario("608.2d: a creature at random, and all the rest", (t) => {
    kit(t);
    t.cards(`
      Test Lottery {0}
      Sorcery
      Choose a creature at random, then destroy the rest.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Lottery");
    t.to("precombatMain");
    t.cast("Test Lottery");
    t.resolve();
    expect(t.count(0, "battlefield") + t.count(1, "battlefield")).toBe(1);
  });
});

describe("what something is in addition (205.1b)", () => {
  scenario("611.2e, 205.1b: a size, a type and an ability, with all that it was", (t) => {
    kit(t);
    t.cards(`
      Test Choir {0}
      Sorcery
      Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to its other types.`);
    t.put(0, "graveyard", "Test Ogre");
    t.hand(0, "Test Choir");
    t.to("precombatMain");
    t.cast("Test Choir");
    t.resolve();
    const { power, subtypes, keywords } = t.see("Test Ogre");
    expect([power, subtypes.includes("Spirit"), subtypes.length, keywords]).toEqual([1, true, 2, ["flying"]]);
  });

  for (const x of [1, 6])
    scenario(`608.2c: creatures besides where X is ${x < 6 ? "not " : ""}so great`, (t) => {
      t.cards(`
        Test Dance {X}
        Sorcery
        Return up to X target artifact cards each with mana value X or less from your graveyard to the battlefield. If X is 6 or more, those permanents are 4/4 creatures in addition to their other types.

        Test Cog {0}
        Artifact`);
      t.put(0, "graveyard", "Test Cog");
      t.lands(0, "Forest", x);
      t.hand(0, "Test Dance");
      t.to("precombatMain");
      t.cast("Test Dance", { x, targets: [["Test Cog"]] });
      t.resolve();
      expect(t.see("Test Cog").power).toBe(x < 6 ? undefined : 4);
    });

  scenario("611.2b: for as long as it has a counter", (t) => {
    kit(t);
    t.cards(`
      Test Spire {0}
      Artifact
      {0}: Put a shadow counter on target creature. For as long as that creature has a shadow counter on it, it's a Wraith in addition to its other types.
      {0}: Remove all counters from target creature.`);
    t.battlefield(0, "Test Spire", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Spire", { ability: 0, targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").subtypes).toEqual(["Bear", "Wraith"]);
    t.activate("Test Spire", { ability: 1, targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").subtypes).toEqual(["Bear"]);
  });

  scenario("201.2, 613.1c: by another name", (t) => {
    kit(t);
    t.cards(`
      Test Guise {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature loses all abilities and is a green and white Citizen creature with base power and toughness 1/1 named Dull Clerk.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Guise");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Guise", { targets: ["Test Bear"] });
    t.resolve();
    const { name, colors, power } = t.seeId(bear!);
    expect([name, colors, power]).toEqual(["Dull Clerk", "WG", 1]);
  });
});

describe("as it was, and where", () => {
  scenario("122.1, 608.2h: as many tokens as it had counters", (t) => {
    kit(t);
    t.cards(`
      Test Widow {0}
      Creature — Spider
      Whenever a nontoken creature you control dies, if it had counters on it, create X 1/1 green Spider creature tokens, where X is the number of counters it had on it.
      1/4

      Test Doomblade {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Widow");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Doomblade");
    t.to("precombatMain");
    t.cast("Test Doomblade", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Spider Token")).toBe(2);
  });

  for (const [above, isEnough] of [
    [["Test Ox", "Test Bolt"], false],
    [["Test Ox", "Test Ox"], true],
  ] as const)
    scenario(`404.2, 602.5: creature cards above it, ${isEnough ? "so many" : "and too few"}`, (t) => {
      t.cards(`
        Test Ghoul {0}
        Creature — Zombie
        {0}: Return this card from your graveyard to the battlefield. Activate only if two or more creature cards are above this card.
        3/1`);
      t.put(0, "graveyard", "Test Ghoul", ...above);
      t.to("precombatMain");
      expect(t.can("activate", "Test Ghoul")).toBe(isEnough);
    });

  scenario("701.19, 201.2: cards with different names, each with such a mana value", (t) => {
    kit(t);
    t.cards(`
      Test Cage {X}
      Sorcery
      Search your library for up to X creature cards with different names that each have mana value X, reveal them, put them into your hand, then shuffle.`);
    t.library(0, "Test Bear", "Test Bear", "Test Ogre");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Cage");
    t.to("precombatMain");
    t.cast("Test Cage", { x: 2 });
    t.resolve();
    const [bear] = t.ids(0, "library", "Test Bear");
    t.answer({ ask: "choose", chosen: [bear!] });
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("301.5, 303.4: once for each that is attached", (t) => {
    kit(t);
    t.cards(`
      Test Keeper {0}
      Creature — Human
      At the beginning of combat on your turn, for each Aura and Equipment attached to Test Keeper, create a 3/1 red Elemental creature token with haste. Exile those tokens at the beginning of the next end step.
      1/1

      Test Rod {0}
      Artifact — Equipment
      Equip {0}`);
    t.battlefield(0, "Test Keeper", "Test Rod", "Test Rod");
    t.to("precombatMain");
    t.activate("Test Rod", { targets: ["Test Keeper"] });
    t.resolve();
    t.to("beginningOfCombat");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Elemental Token")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Elemental Token")).toBe(0);
  });
});
