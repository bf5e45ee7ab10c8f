import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("607.2a, 613: what is exiled with it says what it is", () => {
  const IMPRINT = `
    Test Duplicate {0}
    Artifact Creature — Shapeshifter
    When this creature enters, you may exile target nontoken creature.
    As long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types of the last creature card exiled with it. It's still a Shapeshifter.
    2/4`;

  scenario(
    "613.1d, 613.4b: its size and creature types are those of the card, and what adds to them still does",
    (t) => {
      kit(t);
      t.cards(IMPRINT);
      t.battlefield(1, "Test Ogre");
      t.lands(0, "Forest", 1);
      t.hand(0, "Test Duplicate", "Test Growth");
      t.to("precombatMain");
      t.cast("Test Duplicate");
      t.resolve();
      expect(t.see("Test Duplicate")).toMatchObject({ power: 2, toughness: 4, subtypes: ["Shapeshifter"] });
      t.choose("Test Ogre");
      t.resolve();
      t.yes();
      expect(t.see("Test Duplicate")).toMatchObject({ power: 4, toughness: 4, subtypes: ["Ogre", "Shapeshifter"] });
      t.cast("Test Growth", { targets: ["Test Duplicate"] });
      t.resolve();
      expect(t.see("Test Duplicate")).toMatchObject({ power: 7, toughness: 7 });
    },
  );

  scenario("602.5b, 613.1f: abilities of exiled cards, each of them only once each turn", (t) => {
    t.cards(`
      Test Pretender {0}
      Creature — Wizard
      When this creature enters, you may exile an artifact or creature card from your hand or graveyard and put a cage counter on it.
      This creature has all activated abilities of all cards you own in exile with cage counters on them. You may activate each of those abilities only once each turn.
      1/1

      Test Fount {5}
      Artifact
      {0}: You gain 1 life.
      {0}: You gain 10 life.`);
    t.hand(0, "Test Pretender", "Test Fount");
    t.to("precombatMain");
    t.cast("Test Pretender");
    t.resolve();
    t.resolve();
    t.yes();
    t.resolveAll();
    const gains = (): number => t.asked("priority").actions.filter(({ act }) => act === "activate").length;
    expect(gains()).toBe(2);
    t.activate("Test Pretender");
    t.resolve();
    expect(gains()).toBe(1);
    t.activate("Test Pretender");
    t.resolve();
    expect([t.lifeOf(0), gains()]).toEqual([31, 0]);
    t.to("precombatMain", 3);
    expect(gains()).toBe(2);
  });

  scenario("201.5a: an ability that an Aura gives speaks of the Aura by its name", (t) => {
    kit(t);
    t.cards(`
      Test Shade {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has haste and "At the beginning of your upkeep, destroy this creature. Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and attach Test Shade to it, then put all other cards revealed this way on the bottom of your library in a random order."`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Shade");
    t.library(0, "Test Ogre", "Island", "Island", "Island");
    t.to("precombatMain");
    t.cast("Test Shade", { targets: ["Test Bear"] });
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.see("Test Ogre").keywords).toContain("haste");
    expect(t.count(0, "battlefield", "Test Shade")).toBe(1);
  });
});

describe("702.16: protection, from what and what it spares", () => {
  scenario("702.16n: Auras that are attached stay, and no other can be attached", (t) => {
    kit(t);
    t.cards(`
      Test Aegis {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2 and has protection from each color. This effect doesn't remove Auras.

      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has flying.`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Aegis", "Test Mantle", "Test Mantle");
    t.to("precombatMain");
    t.cast("Test Mantle", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Aegis", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, keywords: ["flying", "protection"] });
    expect(t.can("cast", "Test Mantle")).toBe(false);
  });

  scenario("903.4: from each color that is not in the commander's color identity", (t) => {
    kit(t);
    t.cards(`
      Test Plate {0}
      Artifact — Equipment
      Equipped creature gets +3/+3 and has protection from each color that's not in your commander's color identity.
      Equip {0}

      Test General {R}{G}
      Legendary Creature — Elf
      1/1`);
    t.put(0, "commanders", "Test General");
    t.battlefield(0, "Test Plate", "Test Bear");
    t.lands(0, "Mountain", 1);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Spark", "Test Murder");
    t.to("precombatMain");
    t.activate("Test Plate", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.can("cast", "Test Murder")).toBe(false);
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").damage).toBe(2);
  });

  scenario("607.2d, 701.3a: from the color chosen as the Equipment became attached", (t) => {
    kit(t);
    t.cards(`
      Test Sanctuary {0}
      Artifact — Equipment
      As this Equipment becomes attached to a creature, choose a color.
      Equipped creature gets +2/+0 and has protection from the last chosen color.
      Equip {0}`);
    t.battlefield(0, "Test Sanctuary", "Test Ogre");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.activate("Test Sanctuary", { targets: ["Test Ogre"] });
    t.resolve();
    t.option("G");
    t.cast("Test Spark", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre")).toMatchObject({ power: 6, damage: 2 });
  });
});
