import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("614.4: what leaves together with a replacement effect's source", () => {
  const KEEPER = `
    Rest Keeper {W}
    Creature — Cleric
    If another creature would die, exile it instead.
    1/1`;

  scenario("614.4, 701.7a: creatures destroyed at the same time are exiled", (t) => {
    kit(t);
    t.cards(`${KEEPER}

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Rest Keeper", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    expect([t.count(0, "exile", "Test Bear"), t.count(1, "exile", "Test Ogre")]).toEqual([1, 1]);
    expect(t.count(0, "graveyard", "Rest Keeper")).toBe(1);
  });

  scenario("614.4, 704.3, 704.8: by state-based actions too", (t) => {
    kit(t);
    t.cards(`${KEEPER}

      Test Quake {0}
      Sorcery
      Test Quake deals 2 damage to each creature.`);
    t.battlefield(0, "Rest Keeper", "Test Bear");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake");
    t.resolve();
    expect([t.count(0, "exile", "Test Bear"), t.count(0, "graveyard", "Rest Keeper")]).toEqual([1, 1]);
  });

  scenario("614.4, 701.17a: and as all are sacrificed", (t) => {
    kit(t);
    t.cards(`${KEEPER}

      Test Offering {0}
      Sorcery
      Sacrifice all creatures you control.`);
    t.battlefield(0, "Rest Keeper", "Test Bear");
    t.hand(0, "Test Offering");
    t.to("precombatMain");
    t.cast("Test Offering");
    t.resolve();
    expect([t.count(0, "exile", "Test Bear"), t.count(0, "graveyard", "Rest Keeper")]).toEqual([1, 1]);
  });
});
