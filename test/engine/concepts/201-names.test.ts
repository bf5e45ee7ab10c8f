import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

const SUMMONS = `
  Test Summons {G}
  Sorcery
  Search your library for up to three creature cards with different names, reveal them, put them into your hand, then shuffle.

  Test Census {1}
  Artifact Creature — Construct
  */*
  Test Census's power and toughness are each equal to the number of differently named creatures you control.`;

describe("201.2: the same name and different names", () => {
  scenario("201.2b, 701.19b: cards searched for must have different names, and fewer may be found", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.lands(0, "Forest", 1);
    t.library(0, "Test Bear", "Test Ogre", "Test Bear");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons");
    t.resolve();
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from }).rule).toBe("201.2b");
    t.choose("Test Bear", "Test Ogre");
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "hand", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("201.2b: what has no name is none of several with different names", (t) => {
    kit(t);
    t.cards(`${SUMMONS}

      Test Mask {3}{G}
      Creature — Shaman
      4/4
      Morph {G}`);
    t.lands(0, "Forest", 6);
    t.battlefield(0, "Test Census", "Test Bear", "Test Bear");
    t.hand(0, "Test Mask", "Test Mask");
    t.to("precombatMain");
    expect(t.see("Test Census").power).toBe(2);
    for (let n = 0; n < 2; n++) {
      t.cast("Test Mask", { via: "morph" });
      t.resolve();
    }
    expect([t.count(0, "battlefield", ""), t.see("Test Census").power]).toEqual([2, 2]);
  });

  scenario("201.2a-b, 709.4a: split cards that have one of their names in common have the same name", (t) => {
    t.cards(`
      Test Half {R}
      Instant
      Draw a card.
      // split
      Test Rest {U}
      Instant
      Draw a card.

      Test Half {R}
      Instant
      Draw two cards.
      // split
      Test Other {U}
      Instant
      Draw a card.

      Test Quest {G}
      Sorcery
      Search your library for up to two instant cards with different names, reveal them, put them into your hand, then shuffle.`);
    t.lands(0, "Forest", 1);
    t.library(0, "Test Half // Test Rest", "Test Half // Test Other");
    t.hand(0, "Test Quest");
    t.to("precombatMain");
    t.cast("Test Quest");
    t.resolve();
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from }).rule).toBe("201.2b");
    t.answer({ ask: "choose", chosen: from.slice(0, 1) });
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("201.2c: a different name than another's", (t) => {
    t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Elk {0}
      Creature — Elk
      2/2

      Test Count {0}
      Artifact
      {0}: You gain 1 life for each differently named creature you control.`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Elk", "Test Count");
    t.to("precombatMain");
    t.activate("Test Count");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("201.5b: an ability that names its card means the object that gained it", (t) => {
    t.cards(`
      Test Teacher {0}
      Creature — Human
      Other creatures you control have "{0}: Test Teacher gets +1/+1 until end of turn."
      1/1

      Test Giver {0}
      Creature — Human
      {0}: Test Giver gets +1/+1 until end of turn.
      1/1

      Test Taker {0}
      Creature — Shapeshifter
      {0}: This creature gains all activated abilities of target creature until end of turn.
      1/1`);
    t.battlefield(0, "Test Giver", "Test Taker");
    t.to("precombatMain");
    t.activate("Test Taker", { targets: ["Test Giver"] });
    t.resolve();
    t.activate("Test Taker", { ability: 1 });
    t.resolve();
    expect(t.see("Test Taker").power).toBe(2);
    expect(t.see("Test Giver").power).toBe(1);
  });
});
