import { describe, expect } from "vitest";
import { BEAR, BEARS, begin, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

for (const [spell, triggers] of [
  ["Test Dragon", true],
  ["Test Toy", true],
  ["Test Bird", false],
] as const)
  scenario(`205.3, 603.2: ${triggers ? "either of the two" : "neither of the two"} (${spell})`, (t) => {
    subject(t, "Whenever you cast a noncreature or Dragon spell, you gain 1 life.");
    t.cards(`
        Test Dragon {0}
        Creature — Dragon
        1/1

        Test Toy {0}
        Artifact

        Test Bird {0}
        Creature — Bird
        1/1`);
    t.battlefield(0, "Test Subject");
    t.hand(0, spell);
    t.to("precombatMain");
    t.cast(spell);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(triggers ? 21 : 20);
  });

describe("lands and planeswalkers that become creatures (205.1b, 306)", () => {
  scenario("205.1b, 702.73: a land with all creature types is one until the end of the turn, and still a land", (t) => {
    t.cards(`
      Test Warren
      Land
      {T}: Add {C}.
      {1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land.

      Test Goblin Lord {R}
      Creature — Goblin
      1/1
      Other Goblins you control get +1/+1.`);
    t.battlefield(0, "Test Warren", "Forest", "Test Goblin Lord");
    t.to("precombatMain");
    t.activate("Test Warren", { ability: 1 });
    t.resolve();
    expect(t.see("Test Warren")).toMatchObject({ power: 3, toughness: 3 });
    expect(t.see("Test Warren").types).toEqual(expect.arrayContaining(["land", "creature"]));
    t.to("upkeep", 2);
    expect(t.see("Test Warren").types).toEqual(["land"]);
  });

  scenario("508.1d: creatures attack the planeswalker that says so, in their controller's next turn", (t) => {
    t.cards(`
      Test Warden {W}
      Legendary Planeswalker — Test
      +2: During target opponent's next turn, creatures that player controls attack Test Warden if able.
      Loyalty 6`);
    t.battlefield(0, "Test Warden");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Warden", { targets: [1] });
    t.resolve();
    t.to("declareAttackers", 2);
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
    t.attack(["Test Bear", "Test Warden"]);
    t.to("endOfCombat");
    expect(t.see("Test Warden").counters.loyalty).toBe(6);
  });
});

scenario("205.3m: the greatest number that have one creature type in common", (t) => {
  t.cards(`
      Test Sage {1}
      Artifact
      {T}: You gain X life, where X is the greatest number of creatures you control that have a creature type in common.

      Test Elf {G}
      Creature — Elf Druid
      1/1

      Test Cleric {G}
      Creature — Human Cleric
      1/1

      Test Archdruid {G}
      Creature — Human Druid
      1/1`);
  t.battlefield(0, "Test Sage", "Test Elf", "Test Cleric", "Test Archdruid");
  t.to("precombatMain");
  t.activate("Test Sage");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
});

scenario("205.1a: what it is but an enchantment is taken from it", (t) => {
  t.cards(`
      Test Bones {0}
      Artifact
      {0}: Create a token that's a copy of target creature you control, except it's an enchantment and loses all other card types.
${BEAR}`);
  t.battlefield(0, "Test Bones", "Test Bear");
  t.to("precombatMain");
  const bear = t.ids(0, "battlefield", "Test Bear")[0]!;
  t.activate("Test Bones", { targets: ["Test Bear"] });
  t.resolve();
  const copy = t.ids(0, "battlefield", "Test Bear").find((id) => id !== bear)!;
  expect(t.seeId(copy).types).toEqual(["enchantment"]);
});

scenario("205.1a, 613.4b: a creature with an ability and a size", (t) => {
  t.cards(`
      Test Waker {0}
      Artifact
      {0}: Target land you control becomes a Treefolk creature with haste and base power and toughness 8/8. It's still a land.`);
  t.battlefield(0, "Test Waker", "Forest");
  t.to("precombatMain");
  t.activate("Test Waker", { targets: ["Forest"] });
  t.resolve();
  expect(t.see("Forest")).toMatchObject({ power: 8, keywords: ["haste"], subtypes: ["Forest", "Treefolk"] });
});

describe('what more is said behind "other than"', () => {
  scenario("205.3m: all others that share a creature type with the exiled card", (t) => {
    kit(t);
    t.cards(`
      Test Marshal {0}
      Creature — Ogre
      When this creature enters, you may exile another creature card from your graveyard. When you do, put a +1/+1 counter on each creature you control other than this creature that shares a creature type with the exiled card.
      3/3`);
    t.hand(0, "Test Marshal");
    t.put(0, "graveyard", "Test Ogre");
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Marshal");
    settle(t);
    expect(["Test Marshal", "Test Ogre", "Test Bear"].map((one) => t.see(one).power)).toEqual([3, 5, 2]);
  });
});

scenario("208.4, 701.7: power and toughness together", (t) => {
  t.cards(`${BEARS}

      Test Cut {0}
      Instant
      Destroy target creature with total power and toughness 5 or less.`);
  t.battlefield(1, "Test Bear", "Test Wall");
  t.hand(0, "Test Cut");
  t.to("precombatMain");
  t.cast("Test Cut");
  t.resolve();
  expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  expect(t.count(1, "battlefield", "Test Wall")).toBe(1);
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

describe("still a land (205.1b)", () => {
  for (const said of ["that's still a land.", ". It's still a land."])
    scenario(`retains all that it was: ${said}`, (t) => {
      kit(t);
      t.cards(
        `
        Test Grove
        Land Creature — Forest Dryad
        1/1

        Test Stir {0}
        Sorcery
        Target land becomes a 3/3 Elemental creature ${said}`.replace(" .", "."),
      );
      t.battlefield(0, "Test Grove");
      t.hand(0, "Test Stir");
      t.to("precombatMain");
      t.cast("Test Stir", { targets: ["Test Grove"] });
      t.resolve();
      expect(t.see("Test Grove").subtypes).toEqual(["Forest", "Dryad", "Elemental"]);
    });
});

scenario("205.2, 608.2h: card types among what was sacrificed, one of which has two", (t) => {
  t.cards(`
      Test Rite {0}
      Artifact
      {T}, Sacrifice up to two permanents: If there were three or more card types among the sacrificed permanents, you draw a card.

      Test Golem {1}
      Artifact Creature — Golem
      1/1`);
  t.battlefield(0, "Test Rite", "Test Rite", "Test Golem", "Test Bear", "Forest", "Forest");
  t.library(0, "Test Ox", "Test Ox");
  t.to("precombatMain");
  const [first] = t.ids(0, "battlefield", "Test Rite");
  t.activate("Test Rite");
  t.answer({
    ask: "choose",
    chosen: [...t.ids(0, "battlefield", "Test Bear"), t.ids(0, "battlefield", "Forest")[0]!],
  });
  t.resolve();
  expect([t.seeId(first!).tapped, t.count(0, "hand")]).toEqual([true, 0]);
  t.activate("Test Rite");
  t.answer({
    ask: "choose",
    chosen: [...t.ids(0, "battlefield", "Test Golem"), ...t.ids(0, "battlefield", "Forest")],
  });
  t.resolve();
  expect(t.count(0, "hand")).toBe(1);
});

scenario("205.3, 201.2: cards of a kind or of a name, in exile and in the graveyard", (t) => {
  begin(
    t,
    `
      Test Slime {0}
      Sorcery
      You gain X life, where X is two plus the total number of cards you own in exile and in your graveyard that are Bears or are named Test Slime.`,
    ["Test Slime"],
  );
  t.graveyard(0, "Test Slime", "Test Bear", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Slime");
  settle(t);
  expect(t.lifeOf(0)).toBe(24);
});

describe("208, 209, 210: numbers in corners", () => {
  scenario("209.1, 210.1: off the battlefield loyalty and defense are what is printed", (t) => {
    kit(t);
    t.cards(`
      Test Walker {0}
      Planeswalker — Test
      +1: You gain 1 life.
      Loyalty 4

      Test Siege {0}
      Battle — Siege
      When this Siege enters, you gain 1 life.
      Defense 5
      // transform
      Test Peace
      Enchantment
      Creatures you control get +1/+1.
      Color indicator: white`);
    t.hand(0, "Test Walker", "Test Siege");
    t.to("precombatMain");
    t.cast("Test Walker");
    settle(t);
    t.cast("Test Siege");
    settle(t);
    expect(t.see("Test Walker").counters).toEqual({ loyalty: 4 });
    expect(t.see("Test Siege").counters).toEqual({ defense: 5 });
  });

  scenario("208.2b: what it enters as is chosen as it enters", (t) => {
    kit(t);
    t.cards(`
      Test Clay {0}
      Artifact Creature — Shapeshifter
      As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.
      */*`);
    t.hand(0, "Test Clay");
    t.to("precombatMain");
    t.cast("Test Clay");
    t.resolve();
    const { options } = t.asked("option");
    t.answer({ ask: "option", chosen: [options.findIndex((one) => one.includes("2/2"))] });
    expect(t.see("Test Clay")).toMatchObject({ power: 2, toughness: 2, keywords: ["flying"] });
  });
});
