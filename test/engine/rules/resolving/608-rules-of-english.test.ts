import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 608.2c: the text is read by the rules of English. */
describe("the rules of English", () => {
  scenario("608.2c, 603.2c: '3 damage to one and 1 damage to another' is dealt at once", (t) => {
    t.cards(`
      Test Fork {0}
      Sorcery
      Test Fork deals 3 damage to target creature and 1 damage to another target creature.

      Test Chronicler {0}
      Enchantment
      Whenever one or more creatures are dealt damage, you gain 1 life.`);
    t.battlefield(0, "Test Chronicler", "Test Ox", "Test Bear");
    t.hand(0, "Test Fork");
    t.to("precombatMain");
    t.cast("Test Fork", { targets: ["Test Ox", "Test Bear"] });
    t.resolveAll();
    expect([t.see("Test Ox").damage, t.see("Test Bear").damage, t.lifeOf(0)]).toEqual([3, 1, 21]);
  });

  scenario("603.2c, 608.2c: in a trigger about equipped creature, 'another creature' is other than that one", (t) => {
    t.cards(`
      Test Banner {0}
      Artifact — Equipment
      Whenever equipped creature attacks, another target creature gets +2/+2 until end of turn.
      Equip {0}`);
    t.battlefield(0, "Test Banner", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Banner", { targets: ["Test Bear"] });
    t.resolve();
    t.attack("Test Bear");
    // The Ox is the only other creature.
    t.resolveAll();
    expect([t.see("Test Ox").power, t.see("Test Bear").power]).toEqual([4, 2]);
  });

  scenario(
    "603.2c, 608.2c: 'other attacking creatures' are other than the one that attacks, and than nothing else",
    (t) => {
      t.cards(`
      Test Drummer {0}
      Creature — Human
      Whenever a creature you control attacks alone, each other creature you control gets +1/+1 until end of turn.
      1/1`);
      t.battlefield(0, "Test Drummer", "Test Bear", "Test Ox");
      t.to("precombatMain");
      t.attack("Test Bear");
      t.resolveAll();
      expect(t.see("Test Drummer")).toMatchObject({ power: 2, toughness: 2 });
      expect(t.see("Test Bear")).toMatchObject({ power: 2, toughness: 2 });
    },
  );

  scenario(
    "603.2, 608.2c: where the trigger is about no creature, 'other creatures' are other than its source",
    (t) => {
      t.cards(`
      Test Tiller {0}
      Creature — Human
      Whenever a land you control enters, other creatures you control get +1/+1 until end of turn.
      1/1`);
      t.battlefield(0, "Test Tiller", "Test Bear");
      t.hand(0, "Forest");
      t.to("precombatMain");
      t.playLand("Forest");
      t.resolveAll();
      expect(t.see("Test Tiller")).toMatchObject({ power: 1 });
      expect(t.see("Test Bear")).toMatchObject({ power: 3 });
    },
  );

  scenario("608.2c: what only creatures have is said of the nearest noun", (t) => {
    t.cards(`
      Test Net {0}
      Sorcery
      Destroy target artifact, enchantment, or creature with flying.

      Test Urn {0}
      Artifact`);
    t.battlefield(1, "Test Urn", "Test Bear");
    t.hand(0, "Test Net");
    t.to("precombatMain");
    t.cast("Test Net", { targets: ["Test Urn"] });
    t.resolveAll();
    expect(t.count(1, "graveyard", "Test Urn")).toBe(1);
  });

  scenario("115.1, 608.2c: but mana value and control are said of all", (t) => {
    t.cards(`
      Test Seizure {0}
      Sorcery
      Gain control of target artifact or creature with mana value 3 or less an opponent controls.

      Test Urn {5}
      Artifact

      Test Ring {1}
      Artifact`);
    t.battlefield(1, "Test Urn", "Test Ring");
    t.hand(0, "Test Seizure");
    t.to("precombatMain");
    t.cast("Test Seizure", { targets: ["Test Ring"] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ring"), t.count(1, "battlefield", "Test Urn")]).toEqual([1, 1]);
  });

  scenario("615.1, 608.2c: what was dealt no damage was not 'dealt damage this way'", (t) => {
    t.cards(`
      Test Pyre {0}
      Instant
      Test Pyre deals 3 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.

      Test Shield {0}
      Instant
      Prevent all damage that would be dealt this turn.`);
    t.battlefield(0, "Test Bear", "Test Cub");
    t.hand(0, "Test Pyre", "Test Pyre", "Test Shield", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Pyre", { targets: ["Test Cub"] });
    t.resolveAll();
    t.cast("Test Shield");
    t.resolveAll();
    t.cast("Test Pyre", { targets: ["Test Bear"] });
    t.resolveAll();
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "exile", "Test Cub"), t.count(0, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("608.2d: 'a card from each graveyard' is one from each of them", (t) => {
    t.cards(`
      Test Lantern {0}
      Sorcery
      Exile a creature card from each graveyard.`);
    t.put(0, "graveyard", "Test Bear");
    t.put(1, "graveyard", "Test Ox", "Test Cub");
    t.hand(0, "Test Lantern");
    t.to("precombatMain");
    t.cast("Test Lantern");
    t.resolve();
    t.choose("Test Cub");
    t.resolveAll();
    expect([t.count(0, "exile"), t.count(1, "exile"), t.count(1, "graveyard", "Test Ox")]).toEqual([1, 1, 1]);
  });

  scenario("608.2h: 'that creature's controller' is whose it is or was, destroyed or not", (t) => {
    t.cards(`
      Test Verdict {0}
      Sorcery
      Destroy target creature. That creature's controller loses life equal to that creature's power.

      Test Statue {0}
      Creature — Golem
      Indestructible
      3/3`);
    t.battlefield(1, "Test Statue", "Test Bear");
    t.hand(0, "Test Verdict", "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict", { targets: ["Test Statue"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
    t.cast("Test Verdict", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario("113.7, 115.5: 'abilities from nongreen sources' asks what the source is", (t) => {
    t.cards(`
      Test Warden {0}
      Creature — Elf
      This creature can't be the target of nongreen spells or abilities from nongreen sources.
      4/4

      Test Moss {G}
      Creature — Plant
      {0}: Tap target creature.
      0/1

      Test Cog {0}
      Artifact
      {0}: Tap target creature.`);
    t.battlefield(0, "Test Warden", "Test Moss", "Test Cog");
    t.to("precombatMain");
    t.activate("Test Moss", { targets: ["Test Warden"] });
    t.resolveAll();
    expect([t.see("Test Warden").tapped, t.see("Test Moss").tapped]).toEqual([true, false]);
    // The Moss is the only creature that it can target.
    t.activate("Test Cog");
    t.resolveAll();
    expect(t.see("Test Moss")).toMatchObject({ tapped: true });
  });

  scenario("608.2c: 'that land' is the land spoken of, not what may be any target", (t) => {
    t.cards(`
      Test Caldera {0}
      Enchantment
      Landfall — Whenever a land you control enters, Test Caldera deals 1 damage to any target. If that land is a Mountain, Test Caldera deals 2 damage instead.`);
    t.battlefield(0, "Test Caldera");
    t.hand(0, "Mountain");
    t.to("precombatMain");
    t.playLand("Mountain");
    t.choose(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
  });
});
