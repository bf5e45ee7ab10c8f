import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Insight {W}{U}
  Sorcery
  Draw a card.

  Overgrowth {2}{G}
  Enchantment
  Whenever a player taps a land for mana, that player adds one mana of any type that land produced.

  Prism {2}
  Artifact
  {2}: Add one mana of any color.

  Crossing Shrine
  Land
  {T}: Add {C}.
  {1}, {T}: Add {W}{U}.`;

describe("605: mana abilities", () => {
  scenario("601.2g, 605.3: a land with two mana abilities is kept for what needs it", (t) => {
    t.cards(`
      Test Mesa
      Land
      {T}: Add {R}.
      {T}: Add {W}.

      Test Cub {1}
      Creature — Bear
      1/1

      Test Ember {R}
      Sorcery
      You gain 1 life.`);
    t.battlefield(0, "Test Mesa", "Forest");
    t.hand(0, "Test Cub", "Test Ember");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.can("cast", "Test Ember")).toBe(true);
  });

  scenario("605.1, 605.1a: an ability that could add mana and does more besides is a mana ability still", (t) => {
    t.cards(`
      Ember Spring
      Land
      {T}: Add {R}. Ember Spring deals 1 damage to you.`);
    t.battlefield(0, "Ember Spring");
    t.to("precombatMain");
    t.activate("Ember Spring");
    expect([t.stackSize, t.mana(0), t.lifeOf(0)]).toEqual([0, "R", 19]);
  });

  scenario("605.1a, 605.5, 605.5a: an ability with a target is no mana ability although it adds mana", (t) => {
    t.cards(`
      Tithe Altar {2}
      Artifact
      {T}: Target player adds {C}{C}.

      Gauge {2}
      Artifact
      {2}: Draw a card.`);
    t.battlefield(0, "Tithe Altar", "Gauge");
    t.to("precombatMain");
    expect(t.can("activate", "Gauge")).toBe(false);
    t.activate("Tithe Altar", { targets: [0] });
    expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
    t.resolve();
    expect(t.mana(0)).toBe("CC");
  });

  scenario("605.1a: a loyalty ability is never a mana ability", (t) => {
    t.cards(`
      Vesa, Spring Keeper {3}{G}
      Legendary Planeswalker — Vesa
      +1: Add {G}{G}.
      Loyalty 3`);
    t.battlefield(0, "Vesa, Spring Keeper");
    t.to("precombatMain");
    t.activate("Vesa, Spring Keeper");
    expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
    t.resolve();
    expect(t.mana(0)).toBe("GG");
  });

  scenario(
    "605.1b, 605.4, 605.4a: mana of a triggered mana ability pays for the spell the land was tapped for",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Overgrowth", "Forest");
      t.hand(0, "Marsh Hound");
      t.to("precombatMain");
      t.cast("Marsh Hound");
      expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
      t.resolve();
      expect(t.count(0, "battlefield", "Marsh Hound")).toBe(1);
    },
  );

  scenario("605.1b: only whose mana it is counts on it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Tollgate {2}
      Artifact
      Whenever a player taps a land for mana, you add {C}.`);
    t.battlefield(1, "Tollgate");
    t.battlefield(0, "Forest");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    expect(t.can("cast", "Marsh Hound")).toBe(false);
    t.activate("Forest");
    expect([t.mana(0), t.mana(1)]).toEqual(["G", "C"]);
  });

  scenario("605.2: a mana ability remains one although it can make no mana now", (t) => {
    t.cards(`
      Herd Call {1}{G}
      Creature — Elf
      {0}: Add {G} for each artifact you control.
      1/1`);
    t.battlefield(0, "Herd Call");
    t.to("precombatMain");
    t.activate("Herd Call");
    expect([t.stackSize, t.mana(0)]).toEqual([0, ""]);
  });

  scenario("605.3, 605.3b: it resolves at once without the stack, and nobody may respond", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Mountain");
    t.hand(1, "Spark");
    t.to("precombatMain");
    t.activate("Mountain");
    expect([t.stackSize, t.mana(0), t.asked("priority").player]).toEqual([0, "R", 0]);
  });

  scenario("605.3a: mana abilities may be activated while something that asks for mana resolves", (t) => {
    t.cards(CARDS);
    t.cards(`
      Toll {W}
      Instant
      Counter target spell unless its controller pays {2}.`);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Plains");
    t.hand(0, "Spark");
    t.hand(1, "Toll");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.pass();
    t.cast("Toll", { targets: ["Spark"] });
    t.resolve();
    t.yes();
    expect(t.ids(0, "battlefield", "Mountain").every((id) => t.seeId(id).tapped)).toBe(true);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("605.3c: an ability is not activated again to pay for itself", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Prism", "Forest");
    t.hand(0, "Spark");
    t.to("precombatMain");
    expect([t.can("activate", "Prism"), t.can("cast", "Spark")]).toEqual([false, false]);
  });

  scenario("605.3, 601.2g: abilities that turn mana into mana are used in paying", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Crossing Shrine", "Forest");
    t.hand(0, "Insight");
    t.to("precombatMain");
    t.cast("Insight");
    expect([t.see("Crossing Shrine").tapped, t.see("Forest").tapped, t.mana(0)]).toEqual([true, true, ""]);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("605.3: one that does not tap may be used for each color in turn", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Prism");
    t.lands(0, "Forest", 4);
    t.hand(0, "Insight");
    t.to("precombatMain");
    t.cast("Insight");
    expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
  });

  scenario("605.3: mana kept for a color is not what pays for the ability on the way", (t) => {
    t.cards(CARDS);
    t.cards(`
      Tricolor {R}{W}{U}
      Sorcery
      Draw two cards.`);
    t.battlefield(0, "Crossing Shrine", "Mountain", "Forest");
    t.hand(0, "Tricolor");
    t.to("precombatMain");
    t.cast("Tricolor");
    expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
  });

  scenario("605.3, 602.1e: what makes activating dearer makes mana abilities that cost mana dearer", (t) => {
    t.cards(CARDS);
    t.gives("Prism", {
      kind: "static",
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "any" },
            kind: "ability",
            change: { change: "more", mana: "{1}" },
          },
        },
      ],
    });
    t.battlefield(0, "Prism");
    t.lands(0, "Forest", 2);
    t.hand(0, "Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Spark")).toBe(false);
  });

  scenario("605.5a: a trigger that adds mana, but from something else than a mana ability, uses the stack", (t) => {
    t.cards(CARDS);
    t.cards(`
      Mana Font {2}
      Artifact
      Whenever you cast a creature spell, add {G}.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Mana Font");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    expect([t.stackSize, t.mana(0)]).toEqual([2, ""]);
    t.resolve();
    expect(t.mana(0)).toBe("G");
  });

  scenario("605.5a: a trigger on tapping for mana that adds none uses the stack", (t) => {
    t.cards(`
      Grove Watch {2}
      Artifact
      Whenever a player taps a land for mana, you gain 1 life.`);
    t.battlefield(0, "Grove Watch", "Forest");
    t.to("precombatMain");
    t.activate("Forest");
    expect([t.stackSize, t.lifeOf(0)]).toEqual([1, 20]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("605.5b: a spell that adds mana is no mana ability: it is cast and resolves", (t) => {
    t.cards(`
      Rite {R}
      Instant
      Add {R}{R}{R}.

      Blast {R}{R}{R}
      Sorcery
      Blast deals 4 damage to any target.`);
    t.battlefield(0, "Mountain");
    t.hand(0, "Rite", "Blast");
    t.to("precombatMain");
    expect(t.can("cast", "Blast")).toBe(false);
    t.cast("Rite");
    expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
    t.resolve();
    t.cast("Blast", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });

  const DYNAMO = `
    Test Dynamo {2}
    Artifact
    {T}: Put a charge counter on this artifact. Add X mana of any one color, where X is the number of charge counters on this artifact.

    Test Glow {G}
    Sorcery
    You gain 1 life.

    Test Blaze {G}{G}
    Sorcery
    You gain 2 life.`;
  scenario("605.3b, 601.2g: counters that a mana ability puts first count for the mana it will add", (t) => {
    t.cards(DYNAMO);
    t.battlefield(0, "Test Dynamo");
    t.hand(0, "Test Glow", "Test Blaze");
    t.to("precombatMain");
    expect([t.can("cast", "Test Glow"), t.can("cast", "Test Blaze")]).toEqual([true, false]);
    expect(t.see("Test Dynamo")).toMatchObject({ tapped: false, counters: {} });
    t.cast("Test Glow");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Dynamo").counters]).toEqual([21, { charge: 1 }]);
  });

  scenario("605.3b, 614.1a: as many as an effect makes of them", (t) => {
    t.cards(`${DYNAMO}

    Test Season {4}{G}
    Enchantment
    If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.`);
    t.battlefield(0, "Test Dynamo", "Test Season");
    t.hand(0, "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Blaze");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Dynamo").counters, t.mana(0)]).toEqual([22, { charge: 2 }, ""]);
  });
});

describe("605.3: as cards word it", () => {
  scenario("605.3a, 605.4a: a mana ability resolves at once, and one that it triggers right after it", (t) => {
    t.cards(`
      Test Plenty {2}{G}
      Enchantment
      Whenever a player taps a land for mana, that player adds one mana of any type that land produced.`);
    t.battlefield(0, "Test Plenty", "Forest");
    t.to("precombatMain");
    t.activate("Forest");
    expect(t.stackSize).toBe(0);
    expect(t.mana(0)).toBe("GG");
  });

  scenario("601.2g: where that is enough, the ability of a land that adds more is used", (t) => {
    t.cards(`
      Test Temple
      Land
      {T}: Add {C}.
      {T}: Add {C}{C}. Activate only if you control a creature.

      Test Cub {G}
      Creature — Bear
      2/2

      Test Idol {2}
      Artifact`);
    t.battlefield(0, "Test Temple", "Test Cub");
    t.hand(0, "Test Idol");
    t.to("precombatMain");
    t.cast("Test Idol");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Idol")).toBe(1);
  });
});
