import { describe, expect } from "vitest";
import { BEAR, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

for (const isBasic of [true, false])
  scenario(`602.5b: of two reasons ${isBasic ? "the other" : "neither"}`, (t) => {
    t.cards(`
        Test Gate
        Land
        {T}: Add {G} or {W}. Activate only if this land entered this turn or if you control a basic land.

        Test Waste
        Land
        {T}: Add {C}.`);
    t.battlefield(0, "Test Gate", isBasic ? "Forest" : "Test Waste");
    t.to("precombatMain");
    expect(t.can("activate", "Test Gate")).toBe(isBasic);
  });

scenario("602.2b, 601.2f: an ability that costs more for each card in hand", (t) => {
  t.cards(`
      Test Stone {1}
      Artifact
      {1}, {T}: You gain 1 life. This ability costs {1} more to activate for each card in your hand.`);
  t.battlefield(0, "Test Stone", "Forest", "Forest", "Forest");
  t.hand(0, "Test Ox", "Test Ox", "Forest", "Forest");
  t.to("precombatMain");
  expect(t.can("activate", "Test Stone")).toBe(false);
  t.playLand("Forest");
  // {1} and {1} more for each of three cards.
  t.activate("Test Stone");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(21);
  expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
});

scenario("602.2b, 118.7c: less by as much as something is, but not to less than one mana", (t) => {
  t.cards(`
      Test Cauldron {0}
      Creature — Warlock
      Activated abilities of creatures you control cost {X} less to activate, where X is this creature's power. This effect can't reduce the mana in that cost to less than one mana.
      {4}: You gain 1 life.
      6/1`);
  t.battlefield(0, "Test Cauldron", "Plains");
  t.to("precombatMain");
  t.activate("Test Cauldron");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
  expect(t.can("activate", "Test Cauldron")).toBe(false);
});

scenario("602.2, 115.9: an ability that targets such a thing triggers it, and no other", (t) => {
  t.cards(`
      Test Mentor {0}
      Enchantment
      Whenever you activate an ability that targets a creature or player, you gain 5 life.

      Test Wand {0}
      Artifact
      {0}: Tap target artifact.
      {0}: Target player loses 1 life.`);
  t.battlefield(0, "Test Mentor", "Test Wand");
  t.to("precombatMain");
  t.activate("Test Wand", { ability: 0, targets: ["Test Wand"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.activate("Test Wand", { ability: 1, targets: [1] });
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([25, 19]);
});

scenario("602.5b: no more often each turn than there are such things", (t) => {
  t.cards(`
      Test Wisp {0}
      Artifact
      {0}: You gain 1 life. Activate no more times each turn than the number of lands you control.`);
  t.battlefield(0, "Test Wisp");
  t.lands(0, "Swamp", 2);
  t.to("precombatMain");
  t.activate("Test Wisp");
  t.activate("Test Wisp");
  expect(t.can("activate", "Test Wisp")).toBe(false);
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
});

scenario("602.5, 101.2: abilities of cards in graveyards can't be activated, nor spells be cast from there", (t) => {
  t.cards(`
      Test Ash {0}
      Enchantment
      Players can't cast spells from graveyards or activate abilities of cards in graveyards.

      Test Revenant {0}
      Creature — Spirit
      {0}, Exile this card from your graveyard: You gain 1 life.
      Flashback {0}
      1/1`);
  t.graveyard(0, "Test Revenant");
  t.hand(0, "Test Ash");
  t.to("precombatMain");
  expect(t.can("activate", "Test Revenant")).toBe(true);
  t.cast("Test Ash");
  t.resolve();
  expect(t.can("activate", "Test Revenant")).toBe(false);
  expect(t.can("cast", "Test Revenant")).toBe(false);
});

scenario("602.1a, 118.1: a permanent put on the bottom of its owner's library is what is paid", (t) => {
  t.cards(`
      Test Navigator {0}
      Creature — Wizard
      {0}, Put this creature on the bottom of its owner's library: You gain 4 life.
      1/1`);
  t.battlefield(0, "Test Navigator");
  t.library(0, "Plains");
  t.to("precombatMain");
  t.activate("Test Navigator");
  expect(t.count(0, "battlefield")).toBe(0);
  t.resolve();
  expect(t.lifeOf(0)).toBe(24);
  expect(
    t
      .ids(0, "library")
      .map((id) => t.nameOf(id))
      .at(0),
  ).toBe("Test Navigator");
});

scenario("602.2b, 702.142a: boast abilities cost less for each", (t) => {
  t.cards(`
      Test Berserker {0}
      Creature — Berserker
      Boast abilities you activate cost {1} less to activate for each Bear you control.
      Boast — {2}: You gain 1 life.
      2/1
${BEAR}`);
  t.battlefield(0, "Test Berserker", "Test Bear", "Test Bear");
  t.to("precombatMain");
  t.attack("Test Berserker");
  t.activate("Test Berserker");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
});

describe("602.2, 118.7: the first ability of a turn that targets something", () => {
  scenario("601.2f: costs less, and no other after it does", (t) => {
    kit(t);
    t.cards(`
      Test Scientist {0}
      Creature — Human
      The first activated ability you activate during your turn that targets a creature you control costs {2} less to activate.
      2/2

      Test Grower {0}
      Artifact
      {3}: Target creature gets +1/+1 until end of turn.`);
    t.battlefield(0, "Test Scientist", "Test Grower");
    t.battlefield(1, "Test Bear");
    t.lands(0, "Forest", 8);
    t.to("precombatMain");
    const untapped = (): number => t.ids(0, "battlefield", "Forest").filter((id) => !t.seeId(id).tapped).length;
    t.activate("Test Grower", { targets: [t.ids(1, "battlefield", "Test Bear")] });
    t.resolve();
    expect(untapped()).toBe(5);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(4);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(1);
    t.to("precombatMain", 3);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(7);
  });
});

scenario("602.5: its abilities that tap it can't be activated", (t) => {
  t.cards(`
      Test Muzzle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack or block, and its activated abilities with {T} in their costs can't be activated.`);
  subject(t, "{T}: You gain 1 life.");
  t.cards("Test Cog {0}\nArtifact Creature — Construct\n{T}: You gain 1 life.\n1/1");
  t.battlefield(0, "Test Subject", "Test Cog");
  t.hand(0, "Test Muzzle");
  t.to("precombatMain");
  t.cast("Test Muzzle", { targets: ["Test Subject"] });
  t.resolve();
  expect([t.can("activate", "Test Subject"), t.can("activate", "Test Cog")]).toEqual([false, true]);
});

describe("602.1a: an activated ability with {T} in its cost", () => {
  scenario("115.1: is what can be the target, whatever else has abilities", (t) => {
    kit(t);
    t.cards(`
      Test Stone {0}
      Artifact
      {1}, {T}: Untap target creature that has an activated ability with {T} in its cost.

      Test Tapper {0}
      Creature — Wizard
      {T}: You gain 1 life.
      1/1

      Test Payer {0}
      Creature — Wizard
      {1}: You gain 1 life.
      1/1`);
    t.battlefield(0, "Test Stone", "Test Tapper", "Test Tapper", "Test Payer", "Test Bear");
    t.lands(0, "Island", 1);
    t.to("precombatMain");
    t.activate("Test Tapper");
    t.resolve();
    t.activate("Test Stone");
    expect(t.asked("choose").from.map((one) => t.nameOf(one))).toEqual(["Test Tapper", "Test Tapper"]);
    t.choose("Test Tapper");
    t.resolve();
    expect(t.see("Test Tapper").tapped).toBe(false);
  });
});
