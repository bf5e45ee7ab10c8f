import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const SUN = `
  Test Sun {0}
  Artifact
  As this artifact enters, choose a color.
  Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.

  Test Banner {G}{G}
  Artifact

  Test Idol {W}{G}
  Artifact`;

describe("605.1b: triggered mana abilities", () => {
  scenario("605.1b, 605.4a: mana added by a land's ability triggers one, which is counted on in paying", (t) => {
    t.cards(SUN);
    t.battlefield(0, "Forest", "Mountain");
    t.hand(0, "Test Sun", "Test Banner");
    t.to("precombatMain");
    t.cast("Test Sun");
    t.resolve();
    t.option("G");
    expect(t.can("cast", "Test Banner")).toBe(true);
    t.cast("Test Banner");
    expect([t.stackSize, t.mana(0), t.see("Mountain").tapped]).toEqual([1, "", false]);
    t.resolve();
    t.activate("Mountain");
    expect(t.mana(0)).toBe("R");
  });

  scenario("605.1b: of one ability's mana some is enough, and it need not be tapped for it", (t) => {
    t.cards(SUN);
    t.cards(`
      Test Crossing
      Land
      {0}: Add {W}{G}. Activate only once each turn.

      Test Vane {0}
      Artifact
      {T}: Add {G}.`);
    t.battlefield(0, "Test Crossing", "Test Vane");
    t.hand(0, "Test Sun");
    t.to("precombatMain");
    t.cast("Test Sun");
    t.resolve();
    t.option("G");
    t.activate("Test Vane");
    expect(t.mana(0)).toBe("G");
    t.activate("Test Crossing");
    expect(t.mana(0)).toBe("GWGG");
  });

  scenario(
    "605.1b, 605.4a: mana that no mana ability adds triggers one that resolves before anybody has priority",
    (t) => {
      t.cards(SUN);
      t.cards(`
      Test Spring
      Land
      When this land enters, add {G}{G}.`);
      t.hand(0, "Test Sun", "Test Spring");
      t.to("precombatMain");
      t.cast("Test Sun");
      t.resolve();
      t.option("G");
      t.playLand("Test Spring");
      expect([t.stackSize, t.mana(0)]).toEqual([1, ""]);
      t.resolve();
      expect([t.stackSize, t.mana(0)]).toEqual([0, "GGG"]);
    },
  );

  scenario("106.12a: a land that produces no mana has not been tapped for mana", (t) => {
    t.cards(`
      Test Cradle
      Land
      {T}: Add {G} for each creature you control.

      Test Bloom {0}
      Artifact
      Whenever you tap a land for mana, add {C}.

      Test Thorns {0}
      Artifact
      Whenever a player taps a land for mana, this artifact deals 1 damage to that player.

      Test Cub {C}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Cradle", "Test Bloom", "Test Thorns");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    expect(t.can("cast", "Test Cub")).toBe(false);
    t.activate("Test Cradle");
    expect([t.mana(0), t.stackSize]).toEqual(["", 0]);
  });

  scenario("106.12a, 608.2h: a land sacrificed for its mana has been tapped for it", (t) => {
    t.cards(`
      Test Vein
      Land
      {T}, Sacrifice this land: Add {C}{C}.

      Test Bloom {0}
      Artifact
      Whenever you tap a land for mana, add one mana of any type that land produced.

      Test Golem {3}
      Artifact Creature — Golem
      3/3`);
    t.battlefield(0, "Test Vein", "Test Bloom");
    t.hand(0, "Test Golem");
    t.to("precombatMain");
    t.cast("Test Golem");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Golem"), t.mana(0)]).toEqual([1, ""]);
  });

  scenario("603.7, 605.1b: a delayed one is counted on too, for as long as it lasts", (t) => {
    t.cards(`
      Test Tide {0}
      Instant
      Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.

      Test Wave {U}{U}
      Instant
      You gain 2 life.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Tide", "Test Wave", "Test Wave");
    t.to("precombatMain");
    expect(t.can("cast", "Test Wave")).toBe(false);
    t.cast("Test Tide");
    t.resolve();
    t.cast("Test Wave");
    t.resolve();
    expect([t.lifeOf(0), t.mana(0)]).toEqual([22, ""]);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Wave")).toBe(false);
  });

  scenario("605.1b, 601.2g: several on one land are counted together, each with its choice of color", (t) => {
    t.cards(`
      Test Ground {0}
      Enchantment — Aura
      Enchant land
      Whenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.

      Test Sprawl {0}
      Enchantment — Aura
      Enchant Forest
      As this Aura enters, choose a color.
      Whenever enchanted Forest is tapped for mana, its controller adds an additional one mana of the chosen color.

      Test Growth {0}
      Enchantment — Aura
      Enchant land
      Whenever enchanted land is tapped for mana, its controller adds an additional {G}.

      Test Sphinx {W}{U}{G}{G}
      Creature — Sphinx
      4/4`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Ground", "Test Sprawl", "Test Growth", "Test Sphinx");
    t.to("precombatMain");
    for (const aura of ["Test Ground", "Test Growth", "Test Sprawl"]) {
      t.cast(aura, { targets: ["Forest"] });
      t.resolve();
    }
    t.option("U");
    t.cast("Test Sphinx");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Sphinx"), t.mana(0)]).toEqual([1, ""]);
  });
});
