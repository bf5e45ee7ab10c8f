import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("108.2, 108.4, 109.2: as cards word it", () => {
  scenario("108.2, 108.2b, 111.6: a token is a creature but no creature card", (t) => {
    t.cards(`
  Test Brood {G}
  Sorcery
  Create a 1/1 green Bear creature token.

  Test Away {U}
  Instant
  Return target creature to its owner's hand.

  Test Grave {B}
  Sorcery
  You gain 1 life for each creature card in your graveyard.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Forest", "Swamp", "Swamp", "Swamp", "Test Bear");
    t.hand(0, "Test Brood", "Test Doom", "Test Doom", "Test Grave");
    t.to("precombatMain");
    t.cast("Test Brood");
    t.resolve();
    expect(t.see("Bear Token")).toMatchObject({ power: 1, types: ["creature"] });
    t.cast("Test Doom", { targets: ["Bear Token"] });
    t.resolve();
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Grave");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario(
    "108.2b, 604.3: a token in a graveyard is no card while it is there, nor after it has ceased to exist",
    (t) => {
      t.cards(`
      Bone Pile {0}
      Creature — Skeleton
      Bone Pile's power and toughness are each equal to the number of creature cards in your graveyard.
      */*

      Test Toll {0}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test End {0}
      Sorcery
      Destroy target creature. You gain life equal to the number of creature cards in your graveyard.`);
      t.graveyard(0, "Marsh Hound", "Marsh Hound");
      t.battlefield(0, "Bone Pile");
      t.hand(0, "Test Toll", "Test End");
      t.to("precombatMain");
      t.cast("Test Toll");
      t.resolve();
      t.cast("Test End", { targets: ["Soldier Token"] });
      t.resolve();
      expect([t.lifeOf(0), t.see("Bone Pile").power]).toEqual([22, 2]);
    },
  );

  scenario("108.4, 108.4a, 109.4: a card in a graveyard is its owner's where a controller is asked for", (t) => {
    t.cards(`
  Test Raise {B}
  Sorcery
  Return target creature card from your graveyard to the battlefield.`);
    t.lands(0, "Swamp", 1);
    t.graveyard(0, "Test Bear");
    t.graveyard(1, "Test Bear");
    t.hand(0, "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("109.2, 109.2a, 109.2b: a word alone means a permanent; with card or spell, one in that zone", (t) => {
    t.cards(`
  Test Doom {B}
  Instant
  Destroy target creature.

  Test No {U}
  Instant
  Counter target creature spell.

  Test Exhume {B}
  Instant
  Exile target creature card from a graveyard.`);
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Island", "Swamp", "Swamp");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Doom", "Test No", "Test Exhume");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    expect([t.can("cast", "Test Doom"), t.can("cast", "Test No"), t.can("cast", "Test Exhume")]).toEqual([
      false,
      true,
      false,
    ]);
    t.cast("Test No");
    t.resolve();
    t.pass();
    expect([t.can("cast", "Test Doom"), t.can("cast", "Test No"), t.can("cast", "Test Exhume")]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("108-109: cards and objects", () => {
  const THEFT = `
  Test Lure {U}
  Sorcery
  Gain control of target creature.`;

  scenario("108.3, 110.2, 400.3: whoever controls a permanent, it goes to its owner's graveyard and hand", (t) => {
    t.cards(`${THEFT}

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Lure", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
    t.cast("Test Doom");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("109.4b, 109.5: you is whoever controlled the source as its ability triggered", (t) => {
    t.cards(`${THEFT}

  Test Heir {W}
  Creature — Human
  1/1
  When this creature dies, you gain 3 life.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp");
    t.battlefield(1, "Test Heir");
    t.hand(0, "Test Lure", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    t.cast("Test Doom");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 20]);
  });
});
