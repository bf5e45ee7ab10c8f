import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What is done again or by those who can't do otherwise, and one of two things that are told together; the cards are our own. */

describe("what triggers once more", () => {
  scenario("603.2: as it enters, and as it attacks", (t) => {
    kit(t);
    subject(t, "Haste\nWhen this creature enters and whenever it attacks, you gain 2 life.", "2/2", "{0}");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.attack("Test Subject");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("603.2h: only the first time in each turn of yours", (t) => {
    t.cards(`
      Test Shrine {0}
      Artifact
      {0}: You gain 1 life.
      Whenever you gain life for the first time during each of your turns, you lose 5 life.`);
    t.battlefield(0, "Test Shrine");
    t.to("precombatMain");
    for (const life of [16, 17]) {
      t.activate("Test Shrine");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
  });

  scenario("701.53a: incubated twice", (t) => {
    t.cards(`
      Test Brood {0}
      Sorcery
      Incubate 2 twice.`);
    t.hand(0, "Test Brood");
    t.to("precombatMain");
    t.cast("Test Brood");
    t.resolve();
    expect(t.count(0, "battlefield", "Incubator Token")).toBe(2);
  });

  scenario("614.1a, 111.1: a token of another kind besides", (t) => {
    t.cards(`
      Test Herald {0}
      Artifact
      If one or more tokens would be created under your control, those tokens plus a 1/1 green Frog creature token are created instead.
      {0}: Create a Clue token.`);
    t.battlefield(0, "Test Herald");
    t.to("precombatMain");
    t.activate("Test Herald");
    t.resolve();
    expect([t.count(0, "battlefield", "Clue Token"), t.count(0, "battlefield", "Frog Token")]).toEqual([1, 1]);
  });
});

describe("who can't, and what is either", () => {
  scenario("608.2h: whoever has no card to discard", (t) => {
    kit(t);
    t.cards(`
      Test Hunger {0}
      Artifact
      {0}: Each opponent discards a card. Each opponent who can't loses 3 life.`);
    t.battlefield(0, "Test Hunger");
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Hunger");
    t.resolve();
    expect([t.count(1, "hand"), t.lifeOf(1)]).toEqual([0, 20]);
    t.activate("Test Hunger");
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });

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

  for (const life of [10, 11])
    scenario(`604.1: at ${life} life, of half of 20`, (t) => {
      subject(
        t,
        "As long as your life total is less than or equal to half your starting life total, Test Subject has indestructible.",
      );
      t.battlefield(0, "Test Subject");
      t.life(0, life);
      t.to("precombatMain");
      expect(t.see("Test Subject").keywords).toEqual(life === 10 ? ["indestructible"] : []);
    });

  for (const isShown of [true, false])
    scenario(`601.2b: a Dragon was ${isShown ? "" : "not "}revealed for it`, (t) => {
      t.cards(`
        Test Breath {0}
        Sorcery
        As an additional cost to cast this spell, you may behold a Dragon. (You may choose a Dragon you control or reveal a Dragon card from your hand.)
        You gain 1 life. If a Dragon was beheld, you gain 2 life.

        Test Dragon {9}
        Creature — Dragon
        1/1`);
      t.hand(0, "Test Breath", "Test Dragon");
      t.to("precombatMain");
      t.cast("Test Breath");
      t.answer({ ask: "confirm", yes: isShown });
      if (isShown) t.choose("Test Dragon");
      t.resolve();
      expect(t.lifeOf(0)).toBe(isShown ? 23 : 21);
    });

  scenario("122.1, 614.12: with two counters of different kinds", (t) => {
    kit(t);
    t.cards(`
      Test Rebirth {0}
      Sorcery
      Return target permanent card from your graveyard to the battlefield with a hexproof counter and an indestructible counter on it.`);
    t.put(0, "graveyard", "Test Bear");
    t.hand(0, "Test Rebirth");
    t.to("precombatMain");
    t.cast("Test Rebirth", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ hexproof: 1, indestructible: 1 });
  });
});
