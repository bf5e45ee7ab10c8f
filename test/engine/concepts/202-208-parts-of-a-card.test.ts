import { describe, expect } from "vitest";
import { manaValueOf } from "../../../lib/engine/query/characteristics/stats.ts";
import { scenario } from "../../support/scenario.ts";

describe("202: mana cost and color", () => {
  scenario("202.2: an object is of the colors of the mana symbols in its mana cost", (t) => {
    t.cards(`
      Test Two {1}{W}{U}
      Creature — Bird
      1/1

      Test None {3}
      Creature — Bird
      1/1`);
    t.battlefield(0, "Test Two", "Test None");
    expect([t.see("Test Two").colors, t.see("Test None").colors]).toEqual(["WU", ""]);
  });

  scenario("202.2d: hybrid and Phyrexian symbols count with all of their colors", (t) => {
    t.cards(`
      Test Hybrid {W/U}
      Creature — Bird
      1/1

      Test Phyrexian {2/B}{G/P}
      Creature — Bird
      1/1`);
    t.battlefield(0, "Test Hybrid", "Test Phyrexian");
    expect([t.see("Test Hybrid").colors, t.see("Test Phyrexian").colors]).toEqual(["WU", "BG"]);
  });

  scenario("202.2e: a color indicator says the color of what has no mana cost", (t) => {
    t.cards(`
      Test Bare
      Creature — Bird
      1/1
      Color indicator: red`);
    t.battlefield(0, "Test Bare");
    expect(t.see("Test Bare").colors).toBe("R");
  });

  scenario("202.1b: what has no mana cost can't be cast", (t) => {
    t.cards(`
      Test Bare
      Creature — Bird
      1/1
      Color indicator: red`);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Bare", "Test Cub");
    t.to("precombatMain");
    expect([t.can("cast", "Test Bare"), t.can("cast", "Test Cub")]).toEqual([false, true]);
  });

  scenario("202.3a: the mana value of what has no mana cost is 0", (t) => {
    t.cards(`
      Test Cheap {1}
      Sorcery
      Destroy each permanent with mana value 0.`);
    t.battlefield(0, "Plains", "Test Bear");
    t.hand(0, "Test Cheap");
    t.to("precombatMain");
    t.cast("Test Cheap");
    t.resolve();
    expect([t.count(0, "battlefield", "Plains"), t.count(0, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("202.3e: X counts as what was chosen on the stack, and as 0 anywhere else", (t) => {
    t.cards(`
      Test Hydra {X}{G}
      Creature — Hydra
      1/1`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    t.to("precombatMain");
    const [inHand] = t.ids(0, "hand", "Test Hydra");
    expect(manaValueOf(t.game, inHand!)).toBe(1);
    t.cast("Test Hydra", { x: 3 });
    expect(manaValueOf(t.game, t.game.state.stack[0]!)).toBe(4);
    t.resolve();
    expect(manaValueOf(t.game, t.ids(0, "battlefield", "Test Hydra")[0]!)).toBe(1);
  });
});

describe("205: type line", () => {
  scenario("205.1a: subtypes of a card type that it keeps remain where types are set", (t) => {
    t.cards(`
  Test Cell {U}
  Enchantment — Aura
  Enchant creature, land, or planeswalker
  Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.

  Test Quarry
  Land — Desert
  {T}: Add {R}.`);
    t.battlefield(0, "Island", "Island", "Test Quarry", "Test Bear");
    t.hand(0, "Test Cell", "Test Cell");
    t.to("precombatMain");
    for (const what of ["Test Quarry", "Test Bear"]) {
      t.cast("Test Cell", { targets: [what] });
      t.resolve();
    }
    expect([t.see("Test Quarry").subtypes, t.see("Test Bear").subtypes]).toEqual([["Desert"], []]);
    expect(t.see("Test Bear").types).toEqual(["land"]);
  });

  scenario("205.1a: a card type that is set replaces those there were, and counters stay", (t) => {
    t.cards(`
      Test Petrify {0}
      Instant
      Target creature becomes an artifact.`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.hand(0, "Test Petrify");
    t.to("precombatMain");
    t.cast("Test Petrify", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ types: ["artifact"], counters: { "+1/+1": 1 } });
  });

  scenario("205.1b: “in addition to its other types” keeps those there were", (t) => {
    t.cards(`
      Test Plating {0}
      Instant
      Target creature becomes an artifact in addition to its other types.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Plating");
    t.to("precombatMain");
    t.cast("Test Plating", { targets: ["Test Bear"] });
    t.resolve();
    expect([...t.see("Test Bear").types].sort()).toEqual(["artifact", "creature"]);
    expect(t.see("Test Bear").subtypes).toEqual(["Bear"]);
  });

  scenario("205.4d: of two legendary permanents of one name one stays; others may be as many as they are", (t) => {
    t.cards(`
      Test Captain {0}
      Legendary Creature — Elf
      2/2`);
    t.battlefield(0, "Test Captain", "Test Cub", "Test Cub");
    t.hand(0, "Test Captain");
    t.to("precombatMain");
    t.cast("Test Captain");
    t.resolve();
    t.choose("Test Captain");
    expect([t.count(0, "battlefield", "Test Captain"), t.count(0, "battlefield", "Test Cub")]).toEqual([1, 2]);
  });
});

describe("208: power and toughness", () => {
  const VEHICLE = `
    Test Cart {2}
    Artifact — Vehicle
    Crew 1
    4/3`;

  scenario("208.3: a Vehicle that is no creature has neither power nor toughness", (t) => {
    t.cards(VEHICLE);
    t.battlefield(0, "Test Cart", "Test Bear");
    t.to("precombatMain");
    expect([t.see("Test Cart").power, t.see("Test Cart").toughness]).toEqual([undefined, undefined]);
    t.activate("Test Cart");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolve();
    expect([t.see("Test Cart").power, t.see("Test Cart").toughness]).toEqual([4, 3]);
  });

  scenario("208.3a: what changes its power waits until it is a creature", (t) => {
    t.cards(`${VEHICLE}

    Test Engine {0}
    Instant
    Target artifact gets +2/+0 until end of turn.`);
    t.battlefield(0, "Test Cart", "Test Bear");
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    t.cast("Test Engine", { targets: ["Test Cart"] });
    t.resolve();
    expect(t.see("Test Cart").power).toBe(undefined);
    t.activate("Test Cart");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Cart").power).toBe(6);
  });

  scenario("208.4b: base power is what was set, without counters and what adds to it", (t) => {
    t.cards(`
      Test Weight {0}
      Sorcery
      Destroy each creature with base power 2.

      Test Bull {0}
      Creature — Ox
      3/3`);
    t.permanentWith(0, "Test Cub", { counters: { "+1/+1": 1 } });
    t.permanentWith(0, "Test Bull", { counters: { "-1/-1": 1 } });
    t.hand(0, "Test Weight");
    t.to("precombatMain");
    t.cast("Test Weight");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Bull")]).toEqual([0, 1]);
  });
});

describe("201.5, 205.1: as cards word it", () => {
  scenario("201.5a: the name in a granted ability means what grants it", (t) => {
    t.cards(`
      Test Torch {0}
      Artifact — Equipment
      Equipped creature has "{T}, Sacrifice Test Torch: Test Torch deals 2 damage to any target."
      Equip {0}`);
    t.battlefield(0, "Test Ox");
    t.permanentWith(0, "Test Torch", { attachedTo: 0 });
    t.to("precombatMain");
    t.activate("Test Ox", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.count(0, "battlefield"), t.count(0, "graveyard", "Test Torch")]).toEqual([18, 1, 1]);
  });

  scenario("205.1b: lands become creatures and stay lands", (t) => {
    t.cards(`
      Test Uprising {G}
      Sorcery
      Lands you control become 3/3 creatures until end of turn. They're still lands.`);
    t.hand(0, "Test Uprising");
    t.battlefield(0, "Forest");
    t.to("precombatMain");
    t.cast("Test Uprising");
    t.resolve();
    expect(t.see("Forest")).toMatchObject({ power: 3, toughness: 3 });
    expect(t.see("Forest").types.toSorted()).toEqual(["creature", "land"]);
  });

  scenario("205.1b, 613.1d: what is said of creatures is true of spells and of cards elsewhere too", (t) => {
    t.cards(`
      Test Brass {0}
      Enchantment
      Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

      Test Scrap {0}
      Sorcery
      Return target artifact card from your graveyard to your hand.`);
    t.battlefield(0, "Test Brass");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Scrap");
    t.to("precombatMain");
    t.cast("Test Scrap", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("202.3f, 202.3g: mana values of hybrid and Phyrexian symbols", (t) => {
    t.cards(`
      Test Hybrid {2/W}{G/U}
      Creature — Elf
      1/1

      Test Phyrexian {1}{G/P}{G/U/P}
      Creature — Phyrexian
      1/1

      Test Twobrid {2/B}{2/B}{2/B}
      Creature — Horror
      1/1

      Test Scale {0}
      Artifact
      {0}: You gain life equal to target creature's mana value.`);
    t.battlefield(0, "Test Hybrid", "Test Phyrexian", "Test Twobrid", "Test Scale");
    t.to("precombatMain");
    t.activate("Test Scale", { targets: ["Test Hybrid"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.activate("Test Scale", { targets: ["Test Phyrexian"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
    t.activate("Test Scale", { targets: ["Test Twobrid"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(32);
    expect(t.see("Test Phyrexian").colors.split("").sort().join("")).toBe("GU");
  });

  scenario("202.3b, 712.8: the back face's mana value is the front's, a copy of the back face has 0", (t) => {
    t.cards(`
      Test Moth {3}
      Creature — Insect
      {0}: Transform this creature.
      1/1
      // transform
      Test Butterfly
      Creature — Insect
      3/3

      Test Clone {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0

      Test Scale {0}
      Artifact
      {0}: You gain life equal to target creature's mana value.`);
    t.battlefield(0, "Test Moth", "Test Scale");
    t.hand(0, "Test Clone");
    t.to("precombatMain");
    t.activate("Test Moth");
    t.resolve();
    t.activate("Test Scale", { targets: ["Test Butterfly"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    const [first] = t.ids(0, "battlefield", "Test Butterfly");
    t.cast("Test Clone");
    t.resolve();
    t.yes();
    t.choose("Test Butterfly");
    const copy = t.ids(0, "battlefield", "Test Butterfly").find((id) => id !== first)!;
    t.activate("Test Scale");
    t.answer({ ask: "choose", chosen: [copy] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("205.3d, 205.3c: an object gains no subtype of a type that it has not", (t) => {
    t.cards(`
      Test Rock {0}
      Artifact

      Test Bear {0}
      Creature — Bear
      2/2

      Test Tide {0}
      Enchantment
      Permanents you control are Zombies in addition to their other types.`);
    t.battlefield(0, "Test Rock", "Test Bear", "Test Tide");
    t.to("precombatMain");
    expect(t.see("Test Rock").subtypes).toEqual([]);
    expect(t.see("Test Bear").subtypes).toContain("Zombie");
  });

  scenario("205.4g: snow permanents", (t) => {
    t.cards(`
      Test Snowman {0}
      Snow Artifact

      Test Snow Count {0}
      Artifact
      {0}: You gain 1 life for each snow permanent you control.
      {0}: You gain 1 life for each nonsnow permanent you control.`);
    t.battlefield(0, "Test Snowman", "Test Snow Count", "Plains", "Plains");
    t.to("precombatMain");
    t.activate("Test Snow Count", { ability: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Test Snow Count", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("208.4, 208.4a: base power and toughness", (t) => {
    t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Elk {0}
      Creature — Elk
      3/1

      Test Anthem {0}
      Enchantment
      Creatures you control with base power and toughness 2/2 get +2/+2.
      {0}: Target creature has base power and toughness 2/2 until end of turn.
      {0}: Put a +1/+1 counter on target creature.`);
    t.battlefield(0, "Test Bear", "Test Elk", "Test Anthem");
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(4);
    expect(t.see("Test Elk").power).toBe(3);
    t.activate("Test Anthem", { ability: 2, targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(5);
    t.activate("Test Anthem", { ability: 1, targets: ["Test Elk"] });
    t.resolve();
    expect(t.see("Test Elk").power).toBe(4);
  });

  scenario("202.2b, 202.2c: without colored symbols colorless, with several of all of them", (t) => {
    t.cards(`
      Test Gray {3}
      Creature — Golem
      1/1

      Test Gold {W}{U}{R}
      Creature — Elf
      1/1`);
    t.battlefield(0, "Test Gray", "Test Gold");
    t.to("precombatMain");
    expect(t.see("Test Gray").colors).toBe("");
    expect([...t.see("Test Gold").colors].sort().join("")).toBe("RUW");
  });

  scenario("205.2b, 205.4c: several card types; nonbasic lands with basic types", (t) => {
    t.cards(`
      Test Dual
      Land — Island Swamp

      Test Robot {0}
      Artifact Creature — Construct
      1/1

      Test Smash {0}
      Instant
      Destroy target artifact.

      Test Waste {0}
      Instant
      Destroy target nonbasic land.`);
    t.battlefield(1, "Test Dual", "Island", "Test Robot");
    t.hand(0, "Test Smash", "Test Waste");
    t.to("precombatMain");
    t.cast("Test Waste");
    t.resolve();
    t.cast("Test Smash");
    t.resolve();
    expect(t.count(1, "battlefield")).toBe(1);
  });

  scenario("205.3e: who chooses a land type chooses a land type", (t) => {
    t.cards(`
      Test Change {0}
      Instant
      Target land becomes the basic land type of your choice until end of turn.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Change");
    t.to("precombatMain");
    t.cast("Test Change");
    t.resolve();
    expect(t.asked("option").options.length).toBeLessThanOrEqual(5);
  });

  scenario("208.5: a creature without a toughness has 0", (t) => {
    t.cards(`
      Test Awaken {0}
      Sorcery
      Target artifact becomes a creature until end of turn.

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Rock");
    t.hand(0, "Test Awaken");
    t.to("precombatMain");
    t.cast("Test Awaken");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Rock")).toBe(1);
  });

  scenario("207.2a: what stands in parentheses does nothing by itself", (t) => {
    t.cards(`
      Test Sage {0}
      Creature — Human
      Flying (This creature also gets +5/+5.)
      2/2`);
    t.battlefield(0, "Test Sage");
    t.to("precombatMain");
    expect(t.see("Test Sage")).toMatchObject({ power: 2, toughness: 2, keywords: ["flying"] });
  });
});
