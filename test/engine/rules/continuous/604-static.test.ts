import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Pack Leader {2}{W}
  Creature — Human
  Other creatures you control get +1/+1.
  2/2`;

describe("604: static abilities", () => {
  scenario("604.1: they are simply true, with nobody doing anything, and nothing to respond to", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Pack Leader");
    t.to("precombatMain");
    t.cast("Pack Leader");
    t.resolve();
    expect([t.stackSize, t.see("Marsh Hound").power]).toEqual([0, 3]);
  });

  scenario("604.2: their effects last as long as the permanent is there and has the ability", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Marsh Hound", "Pack Leader", "Swamp");
    t.hand(0, "Culling");
    t.to("precombatMain");
    expect(t.see("Marsh Hound").power).toBe(3);
    t.cast("Culling", { targets: ["Pack Leader"] });
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(2);
  });

  scenario("604.3: what defines a characteristic works in every zone", (t) => {
    t.cards(`
      Bone Pile {2}{B}
      Creature — Skeleton
      Bone Pile's power is equal to the number of creature cards in your graveyard.
      */4`);
    t.graveyard(0, "Marsh Hound", "Marsh Hound", "Bone Pile");
    t.hand(0, "Bone Pile");
    t.library(0, "Bone Pile");
    t.to("upkeep");
    const powers = [t.ids(0, "hand")[0]!, t.ids(0, "graveyard", "Bone Pile")[0]!, t.ids(0, "library", "Bone Pile")[0]!];
    expect(powers.map((id) => characteristicsOf(t.game, id).power)).toEqual([3, 3, 3]);
  });

  scenario(
    "604.3a: given by an effect, or only under a condition, it is no such ability: it waits for its zone",
    (t) => {
      t.cards(`
      Lone Giant {2}{G}
      Creature — Giant
      As long as you control no other creatures, Lone Giant has base power and toughness 6/6.
      2/2`);
      t.hand(0, "Lone Giant");
      t.lands(0, "Forest", 3);
      t.to("precombatMain");
      expect(characteristicsOf(t.game, t.ids(0, "hand")[0]!).power).toBe(2);
      t.cast("Lone Giant");
      t.resolve();
      expect(t.see("Lone Giant").power).toBe(6);
    },
  );

  scenario("604.4: an Equipment modifies what it is attached to, without targeting, and what it moves to", (t) => {
    t.cards(CARDS);
    t.cards(`
      Hound Collar {1}
      Artifact — Equipment
      Equipped creature gets +2/+0 and has shroud.
      Equip {1}

      Grey Hound {1}{G}
      Creature — Dog
      2/2`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Marsh Hound", "Grey Hound", "Hound Collar");
    t.to("precombatMain");
    t.activate("Hound Collar", { targets: ["Marsh Hound"] });
    t.resolve();
    expect([t.see("Marsh Hound").power, t.see("Marsh Hound").keywords]).toEqual([4, ["shroud"]]);
    t.activate("Hound Collar", { targets: ["Grey Hound"] });
    t.resolve();
    expect([t.see("Marsh Hound").power, t.see("Grey Hound").power]).toEqual([2, 4]);
  });

  scenario("604.5: abilities about countering and about costs work while the spell is on the stack", (t) => {
    t.cards(CARDS);
    t.cards(`
      Sure Insight {U}
      Sorcery
      This spell can't be countered.
      As an additional cost to cast this spell, sacrifice a creature.
      Draw two cards.`);
    t.battlefield(0, "Island", "Marsh Hound");
    t.battlefield(1, "Island");
    t.hand(0, "Sure Insight");
    t.hand(1, "Denial");
    t.to("precombatMain");
    t.cast("Sure Insight");
    expect(t.count(0, "graveyard", "Marsh Hound")).toBe(1);
    t.pass();
    t.cast("Denial", { targets: ["Sure Insight"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("604.6: may and can't cast this card work wherever it could be cast from", (t) => {
    t.cards(`
      Restless Hound {1}{B}
      Creature — Dog
      You may cast this card from your graveyard.
      2/2`);
    t.lands(0, "Swamp", 2);
    t.graveyard(0, "Restless Hound");
    t.to("precombatMain");
    t.cast("Restless Hound");
    t.resolve();
    expect(t.count(0, "battlefield", "Restless Hound")).toBe(1);
  });

  scenario("604.7: a static ability does not use last known information: gone is gone", (t) => {
    t.cards(CARDS);
    t.cards(`
      Crown of Packs {2}
      Artifact
      Creatures you control get +1/+1 for each creature named Pack Leader on the battlefield.`);
    t.battlefield(0, "Marsh Hound", "Pack Leader", "Crown of Packs", "Swamp");
    t.hand(0, "Culling");
    t.to("precombatMain");
    expect(t.see("Marsh Hound").power).toBe(4);
    t.cast("Culling", { targets: ["Pack Leader"] });
    t.resolve();
    expect(t.see("Marsh Hound").power).toBe(2);
  });
});

describe("604.2, 604.3: as cards word it", () => {
  scenario("604.2: an effect with a condition begins as soon as the condition is so", (t) => {
    t.cards(`
      Test Angel {3}{W}
      Creature — Angel
      This creature gets +2/+2 as long as you have 25 or more life.
      2/2

      Test Salve {W}
      Instant
      You gain 5 life.`);
    t.battlefield(0, "Test Angel", "Plains");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    expect(t.see("Test Angel").power).toBe(2);
    t.cast("Test Salve");
    t.resolve();
    expect(t.see("Test Angel").power).toBe(4);
  });

  scenario("604.3, 208.2a: a characteristic-defining ability counts at any time", (t) => {
    t.cards(`
      Test Horde {2}{G}
      Creature — Elf
      Test Horde's power and toughness are each equal to the number of lands you control.
      */*`);
    t.battlefield(0, "Test Horde", "Forest", "Forest");
    t.hand(0, "Forest");
    t.to("precombatMain");
    expect(t.see("Test Horde").power).toBe(2);
    t.playLand("Forest");
    expect(t.see("Test Horde").power).toBe(3);
  });
});
