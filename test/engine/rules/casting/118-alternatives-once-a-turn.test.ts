import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 118.9: alternative costs that effects offer, some of them only so often in a turn; 601.3: from one zone alone. */

const SPELLS = `
  Test Dart {2}
  Instant
  You gain 5 life.

  Test Rock {1}
  Artifact`;

describe("118.9: another cost for one spell each turn", () => {
  scenario("118.9: life for it, once during each of one's own turns", (t) => {
    t.cards(`${SPELLS}

      Test Vents {0}
      Enchantment
      Once during each of your turns, you may cast a spell from your hand by paying life equal to its mana value rather than paying its mana cost.`);
    t.battlefield(0, "Test Vents");
    t.hand(0, "Test Dart", "Test Dart", "Test Dart");
    t.to("precombatMain", 1);
    t.cast("Test Dart", { via: "alternative" });
    expect(t.lifeOf(0)).toBe(18);
    t.resolve();
    expect(t.can("cast", "Test Dart", "alternative")).toBe(false);
    t.to("upkeep", 2);
    t.pass();
    expect(t.can("cast", "Test Dart", "alternative")).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Dart", "alternative")).toBe(true);
  });

  scenario("118.9, 202.3: nothing for one that is small enough, as that grows", (t) => {
    t.cards(`${SPELLS}

      Test Augur {0}
      Enchantment
      Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast with mana value X or less, where X is the number of lands you control.`);
    t.battlefield(0, "Test Augur");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Dart", "Test Rock");
    t.to("precombatMain", 1);
    expect([t.can("cast", "Test Dart", "alternative"), t.can("cast", "Test Rock", "alternative")]).toEqual([
      false,
      true,
    ]);
  });

  scenario("118.9: energy for creature spells, as though they had flash", (t) => {
    t.cards(`
      Test Prayers {0}
      Enchantment
      When this enchantment enters, you get {E}.
      You may cast creature spells with mana value 3 or less by paying {E} rather than paying their mana costs. If you cast a spell this way, you may cast it as though it had flash.

      Test Cub {3}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Prayers", "Test Cub");
    t.to("precombatMain", 1);
    t.cast("Test Prayers");
    t.resolveAll();
    t.to("upkeep", 2);
    t.pass();
    t.cast("Test Cub", { via: "alternative" });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cub"), t.countersOf(0).energy ?? 0]).toEqual([1, 0]);
  });
});

describe("601.3: from where it may be cast", () => {
  scenario("601.3b: from a graveyard and from nowhere else", (t) => {
    t.cards(`
      Test Scourge {0}
      Creature — Zombie
      You may cast this card from your graveyard, but not from anywhere else.
      3/3`);
    t.hand(0, "Test Scourge");
    t.put(0, "graveyard", "Test Scourge");
    t.to("precombatMain", 1);
    const [inHand] = t.ids(0, "hand");
    const casts = t.asked("priority").actions.flatMap((one) => (one.act === "cast" ? [one.card] : []));
    expect(casts).toEqual(t.ids(0, "graveyard"));
    expect(casts).not.toContain(inHand);
  });

  scenario("601.3b, 305.2: a land or a spell from a graveyard, one of them a turn", (t) => {
    t.cards(`
      Test Paragon {0}
      Creature — Angel
      Once during each of your turns, you may play a land or cast a creature spell from your graveyard.
      3/3

      Test Cub {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Paragon");
    t.put(0, "graveyard", "Test Cub", "Forest");
    t.to("precombatMain", 1);
    expect([t.can("cast", "Test Cub"), t.can("playLand", "Forest")]).toEqual([true, true]);
    t.playLand("Forest");
    expect(t.can("cast", "Test Cub")).toBe(false);
  });
});

describe("611.3d: what is played so has what the permission gives it", () => {
  const PARAGON = `
    Test Doctor {0}
    Creature — Human
    Once during each of your turns, you may play a land or cast a creature spell from your graveyard. If you do, it gains "If this permanent would leave the battlefield, exile it instead of putting it anywhere else."
    3/3

    Test Cub {0}
    Creature — Bear
    2/2

    Test Quake {0}
    Sorcery
    Destroy all lands and all Bears.`;
  scenario("611.3d: a land and a creature, and neither once it was played otherwise", (t) => {
    t.cards(PARAGON);
    t.battlefield(0, "Test Doctor");
    t.put(0, "graveyard", "Forest", "Test Cub");
    t.hand(0, "Test Quake", "Test Quake", "Test Cub");
    t.to("precombatMain", 1);
    t.playLand("Forest");
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Quake");
    t.resolve();
    expect([t.count(0, "exile", "Forest"), t.count(0, "graveyard", "Test Cub")]).toEqual([1, 2]);
    t.to("precombatMain", 3);
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Quake");
    t.resolve();
    expect([t.count(0, "exile", "Test Cub"), t.count(0, "graveyard", "Test Cub")]).toEqual([1, 1]);
  });
});

describe("601.3b: one card a turn, told by its counter", () => {
  scenario("601.3b, 305.2: a land or a spell from exile, and no second one", (t) => {
    t.cards(`
      Test Tomb {0}
      Artifact
      Once each turn, you may play a card from exile with a quest counter on it.

      Test Crypt {0}
      Artifact
      {0}: Exile target card from your graveyard with a quest counter on it.

      Test Cub {0}
      Creature — Bear
      2/2`);
    t.put(0, "graveyard", "Forest", "Test Cub");
    t.battlefield(0, "Test Tomb", "Test Crypt");
    t.to("precombatMain", 1);
    t.activate("Test Crypt", { targets: ["Forest"] });
    t.resolve();
    t.activate("Test Crypt", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.can("cast", "Test Cub"), t.can("playLand", "Forest")]).toEqual([true, true]);
    t.cast("Test Cub");
    t.resolve();
    expect(t.can("playLand", "Forest")).toBe(false);
  });
});
