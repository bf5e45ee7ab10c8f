import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("601.3b: what becomes of a spell cast by a permission", () => {
  scenario("614.1a, 608.2n: one that would be put into a graveyard is exiled instead, countered or resolved", (t) => {
    t.cards(`
      Test Sage {1}{U}
      Creature — Human
      2/2
      Once during each of your turns, you may cast an instant spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Sage");
    t.put(0, "graveyard", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.count(0, "exile", "Test Spark")).toBe(1);
  });

  scenario("614.1c: the permanent it becomes enters as the permission says", (t) => {
    t.cards(`
      Test Smith {1}{R}
      Creature — Dwarf
      2/2
      Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell this way, that artifact enters tapped.

      Test Anvil {1}
      Artifact
      {T}: You gain 1 life.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Smith");
    t.put(0, "graveyard", "Test Anvil");
    t.to("precombatMain");
    t.cast("Test Anvil");
    t.resolve();
    expect(t.see("Test Anvil").tapped).toBe(true);
  });
});

describe("704.5g: lethal damage by another measure", () => {
  scenario("704.5g: by their power where an effect says so", (t) => {
    t.cards(`
      Test Brute {2}{R}
      Creature — Ogre
      4/2
      Lethal damage dealt to creatures you control is determined by their power rather than their toughness.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Brute");
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Brute"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Brute")).toBe(1);
    t.cast("Test Spark", { targets: ["Test Brute"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Brute")).toBe(1);
  });
});
