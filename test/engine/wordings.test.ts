import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

/** Rarer events, conditions and amounts, read and played. */
describe("what happens to objects", () => {
  scenario("701.38b, 508.1d: a creature is goaded as long as an effect says so, by that effect's controller", (t) => {
    t.cards(`
      Test Taunt {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1 and is goaded.

      Test Judge {0}
      Enchantment
      Goaded creatures have trample.`);
    t.battlefield(0, "Test Bear", "Test Judge");
    t.permanentWith(0, "Test Taunt", { attachedTo: 0 });
    expect(t.see("Test Bear")).toMatchObject({ power: 3 });
    expect(t.see("Test Bear").keywords).toContain("trample");
    t.to("declareAttackers");
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
  });

  scenario("701.12: a creature that fights triggers what looks for it", (t) => {
    t.cards(`
      Test Brawl {0}
      Sorcery
      Target creature you control fights target creature you don't control.

      Test Crowd {0}
      Enchantment
      Whenever a creature you control fights, you gain 1 life.`);
    t.battlefield(0, "Test Ox", "Test Crowd");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Brawl");
    t.to("precombatMain");
    t.cast("Test Brawl", { targets: ["Test Ox", "Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.149c: a creature trains when its training ability puts a counter on it", (t) => {
    t.cards(`
      Test Squire {0}
      Creature — Human
      Training
      Whenever this creature trains, you gain 3 life.
      1/1`);
    t.battlefield(0, "Test Squire", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Squire", "Test Ox");
    t.resolveAll();
    expect([t.see("Test Squire").power, t.lifeOf(0)]).toEqual([2, 23]);
  });

  scenario("603.2: what enters from anywhere but a graveyard is told apart", (t) => {
    t.cards(`
      Test Gate {0}
      Enchantment
      Whenever a creature you control enters from anywhere other than a graveyard, you gain 1 life.

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.battlefield(0, "Test Gate");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Cub", "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cub");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
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

  scenario("608.2h: the difference is that of the comparison", (t) => {
    t.cards(`
      Test Even {0}
      Sorcery
      If target opponent has more cards in hand than you, draw cards equal to the difference.`);
    t.hand(0, "Test Even");
    t.hand(1, "Test Ox", "Test Ox", "Test Ox");
    t.to("precombatMain");
    const [before, theirs] = [t.count(0, "hand"), t.count(1, "hand")];
    t.cast("Test Even", { targets: [1] });
    t.resolve();
    expect(t.count(0, "hand")).toBe(before - 1 < theirs ? theirs : before - 1);
  });

  scenario("401.7: a card goes to its place from the top of the library", (t) => {
    t.cards(`
      Test Sink {0}
      Sorcery
      Put target creature into its owner's library third from the top.`);
    t.emptyLibraries();
    t.library(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Sink");
    t.to("precombatMain");
    t.cast("Test Sink", { targets: ["Test Cub"] });
    t.resolve();
    const { library } = t.game.state.players[1]!;
    expect(library.map((id) => t.nameOf(id)).toReversed()).toEqual([
      "Marsh Hound",
      "Marsh Hound",
      "Test Cub",
      "Marsh Hound",
    ]);
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
});

describe("what is said of each of several", () => {
  scenario("613.4c, 611.3a: its is said of each one of them", (t) => {
    t.cards(`
      Test Forge {0}
      Enchantment
      Each creature you control gets +2/+0 for each Equipment attached to it.
      Each creature you control gets +0/+1 for each other creature you control with the same name as that creature.`);
    t.battlefield(0, "Test Forge", "Test Ox", "Test Cub", "Test Cub");
    t.permanentWith(0, "Test Blade", { attachedTo: 1 });
    expect([t.see("Test Ox").power, t.see("Test Ox").toughness]).toEqual([6, 4]);
    expect([t.see("Test Cub").power, t.see("Test Cub").toughness]).toEqual([2, 3]);
  });
});

describe("granted abilities and copies", () => {
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

  scenario("707.12: a copy of a card is cast without the card leaving where it is", (t) => {
    t.cards(`
      Test Echo {0}
      Sorcery
      Exile target instant card from your graveyard. Copy that card. You may cast the copy without paying its mana cost.`);
    t.graveyard(0, "Test Bolt");
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Echo", { targets: ["Test Bolt"] });
    t.pass(2);
    t.choose("Test Bolt");
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(1) < 20, t.count(0, "graveyard", "Test Bolt")]).toEqual([true, 0]);
  });

  scenario("707.9a: what becomes a copy except for this ability keeps it", (t) => {
    t.cards(`
      Test Shape {0}
      Creature — Shapeshifter
      {0}: This creature becomes a copy of target creature, except it has this ability.
      1/1`);
    t.battlefield(0, "Test Shape", "Test Ox", "Test Cub");
    t.to("precombatMain");
    t.activate("Test Shape", { targets: ["Test Ox"] });
    t.resolve();
    const [shape] = t.ids(0, "battlefield");
    expect(t.seeId(shape!)).toMatchObject({ name: "Test Ox", toughness: 4 });
    const again = t.game.state.objects[shape!]!.copy;
    expect(JSON.stringify(again)).toContain("thisAbility");
  });

  scenario("614.16: what effects put is doubled, and not what a cost puts", (t) => {
    t.cards(`
      Test Season {0}
      Enchantment
      If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.

      Test Vat {0}
      Artifact
      Put a charge counter on this artifact: You gain 1 life.
      {0}: Put a charge counter on this artifact.`);
    t.battlefield(0, "Test Season", "Test Vat");
    t.to("precombatMain");
    const counters = () => t.game.state.objects[t.ids(0, "battlefield", "Test Vat")[0]!]!.counters?.charge ?? 0;
    t.activate("Test Vat", { ability: 0 });
    t.resolve();
    expect(counters()).toBe(1);
    t.activate("Test Vat", { ability: 1 });
    t.resolve();
    expect(counters()).toBe(3);
  });

  scenario("701.10b, 701.12: two targets of one word are exchanged, two chosen ones fight each other", (t) => {
    t.cards(`
      Test Swap {0}
      Sorcery
      Exchange control of two target creatures.

      Test Duel {0}
      Sorcery
      Choose target creature you control and target creature you don't control. The creature you control gets +1/+0 until end of turn. Then those creatures fight each other.`);
    t.battlefield(0, "Test Ox");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Swap", "Test Duel");
    t.to("precombatMain");
    t.cast("Test Swap", { targets: [["Test Ox", "Test Cub"]] });
    t.resolve();
    const mine = t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.controller === 0);
    expect(mine.length).toBeGreaterThan(0);
    t.cast("Test Duel", { targets: ["Test Cub", "Test Ox"] });
    t.resolve();
    expect(t.count(0, "graveyard") + t.count(1, "graveyard")).toBeGreaterThanOrEqual(2);
  });

  scenario("702.11c: you and your permanents have hexproof", (t) => {
    t.cards(`
      Test Veil {0}
      Enchantment
      You and permanents you control have hexproof.`);
    t.battlefield(0, "Test Veil", "Test Ox");
    t.hand(1, "Test Bolt");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(true);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBeLessThan(20);
  });

  scenario("603.2d: another creature's triggered ability triggers once more", (t) => {
    t.cards(`
      Test Echoer {0}
      Creature — Wizard
      If a triggered ability of another creature you control triggers, that ability triggers an additional time.
      1/1

      Test Greeter {0}
      Creature — Human
      When this creature enters, you gain 2 life.
      1/1`);
    t.battlefield(0, "Test Echoer");
    t.hand(0, "Test Greeter");
    t.to("precombatMain");
    t.cast("Test Greeter");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("607.2d: the abilities of a word are had if that word was chosen as it entered", (t) => {
    t.cards(`
      Test Siege {0}
      Enchantment
      As this enchantment enters, choose Khans or Dragons.
      • Khans — Creatures you control get +1/+0.
      • Dragons — Creatures you control get +0/+1.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Siege");
    t.to("precombatMain");
    t.cast("Test Siege");
    t.resolve();
    t.option("Dragons");
    expect(t.see("Test Cub")).toMatchObject({ power: 2, toughness: 3 });
  });

  scenario("702.122c: a creature crews as though its power were greater", (t) => {
    t.cards(`
      Test Cart {2}
      Artifact — Vehicle
      Crew 4
      3/3

      Test Driver {0}
      Creature — Pilot
      This creature crews Vehicles as though its power were 2 greater.
      2/2`);
    t.battlefield(0, "Test Cart", "Test Cub", "Test Driver");
    t.to("precombatMain");
    t.activate("Test Cart");
    t.choose("Test Driver");
    t.resolve();
    expect(t.see("Test Cart").types).toContain("creature");
    expect(t.see("Test Driver").power).toBe(2);
  });

  scenario("702.16c: an Aura whose protection doesn't remove it stays, another one is removed", (t) => {
    t.cards(`
      Test Ward {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has protection from white. This effect doesn't remove this Aura.

      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Cub");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Ward", "Test Mantle");
    t.to("precombatMain");
    t.cast("Test Mantle", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    t.cast("Test Ward", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ward"), t.count(0, "battlefield", "Test Mantle")]).toEqual([1, 0]);
  });
});
