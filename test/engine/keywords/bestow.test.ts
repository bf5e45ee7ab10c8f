import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Nymph {1}{W}
  Enchantment Creature — Nymph
  1/1
  Flying
  Enchanted creature gets +1/+1 and has flying.
  Bestow {3}{W}`;

describe("702.103: bestow", () => {
  scenario("702.103d, 601.3e: what is said of Aura spells holds for casting it bestowed, and only then", (t) => {
    t.cards(`${CARDS}

      Test Loom {2}
      Artifact
      Aura spells you cast cost {1} less to cast.
      You may cast Aura spells as though they had flash.`);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Loom", "Test Bear");
    t.hand(0, "Test Nymph");
    t.to("beginningOfCombat");
    expect(t.can("cast", "Test Nymph")).toBe(false);
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    expect(t.ids(0, "battlefield").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });

  scenario("702.103f, 704.3: as its host leaves it is a creature at once, counted before state-based actions", (t) => {
    t.cards(`${CARDS}

      Test Marshal {2}{W}
      Creature — Human
      */*
      Test Marshal's power and toughness are each equal to the number of creatures you control.

      Test Plague {1}{B}
      Sorcery
      Destroy target Bear. Test Plague deals 1 damage to each creature.`);
    t.lands(0, "Plains", 4);
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Test Bear", "Test Marshal");
    t.hand(0, "Test Nymph", "Test Plague");
    t.to("precombatMain");
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Plague", { targets: ["Test Bear"] });
    t.resolve();
    // The nymph was a creature when damage was dealt: it died of it, as did nobody else.
    expect(t.count(0, "graveyard", "Test Nymph")).toBe(1);
    expect(t.count(0, "battlefield", "Test Marshal")).toBe(0);
  });

  scenario("702.103e, 608.3b: with an illegal target it enters as the creature it then is", (t) => {
    t.cards(`${CARDS}

      Test Warden {1}{W}
      Creature — Human
      2/1
      Creatures your opponents control enter tapped.

      Test Spark {R}
      Instant
      Test Spark deals 3 damage to any target.`);
    t.lands(0, "Plains", 4);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Warden");
    t.hand(0, "Test Nymph", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Bear"] });
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Nymph")).toMatchObject({ tapped: true, types: ["creature", "enchantment"] });
  });
});

describe("601.3e: a card is looked at as the spell it would become", () => {
  scenario(
    "601.3e, 708.4, 702.37c: a named spell can be cast face down, where it has no name; and costs what such spells cost",
    (t) => {
      t.cards(`
      Test Lurker {4}{G}
      Creature — Beast
      4/4
      Morph {2}{G}

      Test Veil {2}
      Artifact
      Face-down creature spells you cast cost {1} less to cast.

      Test Edict {1}{W}
      Enchantment
      As this enchantment enters, choose a card name.
      Spells with the chosen name can't be cast.`);
      t.lands(0, "Forest", 2);
      t.battlefield(0, "Test Veil");
      t.hand(0, "Test Lurker");
      t.to("precombatMain");
      t.cast("Test Lurker", { via: "morph" });
      t.resolve();
      expect(t.ids(0, "battlefield").map((id) => t.seeId(id).power)).toContain(2);
    },
  );

  scenario("702.103c: a copy of a bestowed Aura spell is a bestowed Aura spell", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Spirit {1}
  Enchantment Creature — Spirit
  Bestow {1}
  Enchanted creature gets +1/+1.
  1/1

  Test Echo {0}
  Instant
  Copy target permanent spell.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Spirit", "Test Echo");
    t.lands(0, "Island", 1);
    t.to("precombatMain");
    t.cast("Test Spirit", { via: "bestow", targets: ["Test Bear"] });
    t.cast("Test Echo", { targets: ["Test Spirit"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Spirit")).toMatchObject({ types: ["enchantment"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
  });
});
