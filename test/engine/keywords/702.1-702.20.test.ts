import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702.1-702.20", () => {
  scenario("702.1b: an echo cost with X is what it is as it is paid", (t) => {
    creature(t, "Test Hellion", "Test Hellion has echo {X}, where X is your life total.", "6/5", "{R}");
    t.lands(0, "Mountain", 6);
    t.life(0, 10);
    t.cards(`
      Test Sting {0}
      Instant
      Target player loses 5 life.`);
    t.hand(0, "Test Hellion", "Test Sting");
    t.to("precombatMain");
    t.cast("Test Hellion");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(1);
    t.cast("Test Sting", { targets: [0] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(5);
    expect(t.count(0, "battlefield", "Test Hellion")).toBe(1);
  });

  scenario(
    "702.1b: a split card in a graveyard has flashback for both costs, each half as a spell for its own",
    (t) => {
      t.cards(`
      Test Fire {1}{R}
      Instant
      Test Fire deals 2 damage to any target.
      // split
      Test Ice {1}{U}
      Instant
      Draw a card.

      Test Past {0}
      Sorcery
      Each instant and sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.`);
      t.lands(0, "Mountain", 2);
      t.graveyard(0, "Test Fire // Test Ice");
      t.hand(0, "Test Past");
      t.to("precombatMain");
      t.cast("Test Past");
      t.resolve();
      const casts = t.asked("priority").actions.filter((one) => one.act === "cast");
      expect(casts.map((one) => (one.act === "cast" ? [one.face ?? 0, one.via] : []))).toEqual([[0, "flashback"]]);
      t.answer({ ask: "priority", action: casts[0]! });
      t.choose(1);
      t.resolve();
      expect([t.lifeOf(1), t.count(0, "exile", "Test Fire // Test Ice")]).toEqual([18, 1]);
    },
  );

  scenario("702.1b, 702.21a: a ward cost with X is counted as it is to be paid", (t) => {
    kit(t);
    creature(t, "Test Minder", "Test Minder has ward {X}, where X is the number of lands you control.");
    t.battlefield(1, "Test Minder", "Plains", "Plains");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Minder"] });
    t.resolve();
    t.yes();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });

  scenario("702.5a, 702.5c: an Aura that enchants a quality falls off what loses it", (t) => {
    kit(t);
    t.cards(`Test Coat {G}
      Enchantment — Aura
      Enchant green creature
      Enchanted creature gets +1/+1.

      Test Dye {R}
      Instant
      Target creature becomes red until end of turn.`);
    t.battlefield(0, "Test Bear", "Forest", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Coat", "Test Dye");
    t.to("precombatMain");
    t.cast("Test Coat");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.cast("Test Dye", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Coat")).toBe(1);
  });

  scenario("702.6a, 702.6d: equip moves it; an illegal target leaves it where it was", (t) => {
    kit(t);
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Blade", "Forest", "Forest");
    t.battlefield(1, "Swamp");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Blade", { targets: ["Test Ogre"] });
    t.pass();
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("702.6a, 301.5: equip attaches to a creature you control, at sorcery speed", (t) => {
    t.cards(`
      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Forest", "Forest");
    expect(t.can("activate", "Test Blade")).toBe(false);
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("702.6c: equip with a quality targets only a creature of that quality you control", (t) => {
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip Knight {1}
      Equip {3}

      Test Knight {W}
      Creature — Human Knight
      1/1

      Test Peasant {W}
      Creature — Human
      1/1`);
    t.lands(0, "Plains", 4);
    t.battlefield(0, "Test Blade", "Test Knight", "Test Peasant");
    t.battlefield(1, "Test Knight");
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Knight")[0]!).power).toBe(3);
  });

  scenario("702.11c: you and your permanents have hexproof", (t) => {
    t.cards(`
      Test Veil {0}
      Enchantment
      You and permanents you control have hexproof.`);
    t.battlefield(0, "Test Veil", "Test Ox");
    t.hand(1, "Test Bolt");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(true);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBeLessThan(20);
  });

  scenario("702.11f: hexproof from two qualities is hexproof from each", (t) => {
    kit(t);
    t.cards(`Test Dryad {G}
      Creature — Dryad
      2/2
      Hexproof from red and from black`);
    t.battlefield(0, "Test Dryad");
    t.lands(1, "Mountain", 1);
    t.lands(1, "Swamp", 1);
    t.lands(1, "Island", 1);
    t.hand(1, "Test Murder", "Test Return");
    t.to("precombatMain");
    t.pass();
    expect([t.can("cast", "Test Murder"), t.can("cast", "Test Return")]).toEqual([false, true]);
  });

  scenario("702.15d, 702.2d: lifelink and deathtouch of what left count as it last was", (t) => {
    kit(t);
    t.cards(`Test Sting {B}
      Creature — Snake
      1/1
      Deathtouch, lifelink
      {0}, Sacrifice this creature: It deals 1 damage to target creature.`);
    t.battlefield(0, "Test Sting");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Sting", { targets: ["Test Ogre"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Ogre"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("702.16c: an Aura whose protection doesn't remove it stays, another one is removed", (t) => {
    t.cards(`
      Test Ward {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has protection from white. This effect doesn't remove this Aura.

      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Cub");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Ward", "Test Mantle");
    t.to("precombatMain");
    t.cast("Test Mantle", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    t.cast("Test Ward", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ward"), t.count(0, "battlefield", "Test Mantle")]).toEqual([1, 0]);
  });

  scenario("702.16j: protection from everything: nothing targets, blocks or damages it", (t) => {
    kit(t);
    t.cards(`Test Paragon {W}
      Creature — Spirit
      2/2
      Protection from everything`);
    t.battlefield(0, "Test Paragon", "Forest");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Growth");
    t.attack("Test Paragon");
    expect(t.can("cast", "Test Growth")).toBe(true);
    t.to("declareBlockers");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.19c: what another attacker is assigned to deal to the planeswalker counts", (t) => {
    kit(t);
    creature(t, "Test Beast", "Trample over planeswalkers", "7/7");
    creature(t, "Test Mite", "", "1/1");
    t.cards(`
      Test Walker {3}
      Legendary Planeswalker — Test
      +1: You gain 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Mite", "Test Beast");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Mite", "Test Walker"], ["Test Beast", "Test Walker"]);
    t.pass(4);
    t.divide(2, 5);
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Walker")]).toEqual([15, 0]);
  });

  scenario("702.11e: whatever loses hexproof loses hexproof from a quality", (t) => {
    t.cards(`
  Test Elk {0}
  Creature — Elk
  Hexproof from red
  2/2

  Test Strip {0}
  Enchantment
  Creatures your opponents control lose hexproof.

  Test Bolt {R}
  Instant
  Test Bolt deals 1 damage to target creature.`);
    t.battlefield(1, "Test Elk");
    t.battlefield(0, "Test Strip");
    t.hand(0, "Test Bolt");
    t.lands(0, "Mountain", 1);
    t.to("precombatMain");
    expect(t.can("cast", "Test Bolt")).toBe(true);
  });

  scenario("702.16h: protection from each color is protection from every one of them", (t) => {
    t.cards(`
  Test Saint {0}
  Creature — Human
  Protection from each color
  2/2

  Test Bolt {R}
  Instant
  Test Bolt deals 1 damage to target creature.`);
    t.battlefield(1, "Test Saint");
    t.hand(0, "Test Bolt");
    t.lands(0, "Mountain", 1);
    t.to("precombatMain");
    expect(t.can("cast", "Test Bolt")).toBe(false);
  });

  scenario("702.6e: equip planeswalker attaches to one as though it were a creature", (t) => {
    t.cards(`
  Test Sage {0}
  Planeswalker — Sage
  +1: You gain 1 life.
  Loyalty 4

  Test Bear {0}
  Creature — Bear
  2/2

  Test Mantle {0}
  Legendary Artifact — Equipment
  Equipped creature gets +1/+1 for each counter on it.
  Equipped permanent isn't a planeswalker and is a creature in addition to its other types.
  Equip planeswalker {1}
  Equip {3}

  Test Yoke {0}
  Artifact — Equipment
  Equip planeswalker {0}`);
    t.battlefield(0, "Test Sage", "Test Bear", "Test Mantle", "Test Yoke");
    t.lands(0, "Plains", 1);
    t.to("precombatMain");
    const hostOf = (name: string) => t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.attachedTo;
    t.activate("Test Yoke", { targets: ["Test Sage"] });
    t.resolve();
    // 704.5n
    expect(hostOf("Test Yoke")).toBeUndefined();
    t.activate("Test Mantle", { targets: ["Test Sage"] });
    t.resolve();
    expect(hostOf("Test Mantle")).toBe(t.ids(0, "battlefield", "Test Sage")[0]);
    expect(t.see("Test Sage")).toMatchObject({ types: ["creature"], power: 4 });
  });

  scenario("702.1c, 611.2c: of a keyword with variants each is given, as others have it then", (t) => {
    t.cards(`
      Test Effort {0}
      Enchantment
      At the beginning of combat on your turn, creatures you control gain flying until end of turn if a creature you control has flying. The same is true for hexproof and protection.

      Test Knight {0}
      Creature — Knight
      Protection from red
      2/2

      Test Elf {0}
      Creature — Elf
      Hexproof from blue
      2/2

      Test Bear {0}
      Creature — Bear
      2/2

      Test Zap {R}
      Instant
      Test Zap deals 2 damage to target creature.

      Test Freeze {U}
      Instant
      Destroy target creature.

      Test Fall {B}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Effort", "Test Knight", "Test Elf", "Test Bear");
    t.battlefield(1, "Mountain", "Island", "Swamp", "Swamp");
    t.hand(1, "Test Fall", "Test Fall", "Test Zap", "Test Freeze");
    t.to("beginningOfCombat");
    t.resolveAll();
    t.pass();
    t.activate("Swamp");
    t.cast("Test Fall", { targets: ["Test Knight"] });
    t.resolve();
    t.pass();
    t.activate("Swamp");
    t.cast("Test Fall", { targets: ["Test Elf"] });
    t.resolve();
    t.pass();
    expect(t.can("cast", "Test Zap")).toBe(false);
    expect(t.can("cast", "Test Freeze")).toBe(false);
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Zap")).toBe(true);
    expect(t.can("cast", "Test Freeze")).toBe(true);
  });

  scenario("702.1c: as long as a card has a variant of a keyword, that variant", (t) => {
    t.cards(`
      Test Wanderer {0}
      Creature — Shapeshifter
      As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for hexproof and reach.
      4/4

      Test Elf {0}
      Creature — Elf
      Hexproof from blue
      2/2

      Test Fall {B}
      Instant
      Destroy target creature.

      Test Freeze {U}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Wanderer");
    t.graveyard(1, "Test Elf");
    t.battlefield(1, "Island", "Swamp");
    t.hand(1, "Test Fall", "Test Freeze");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Fall")).toBe(true);
    expect(t.can("cast", "Test Freeze")).toBe(false);
  });

  scenario("702.11g: hexproof from each color is hexproof from each of them", (t) => {
    t.cards(`
      Test Dragon {0}
      Creature — Dragon
      Hexproof from each color
      4/4

      Test Zap {R}
      Instant
      Test Zap deals 2 damage to target creature.

      Test Null {1}
      Instant
      Test Null deals 2 damage to target creature.`);
    t.battlefield(0, "Test Dragon");
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Zap", "Test Null");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Zap")).toBe(false);
    expect(t.can("cast", "Test Null")).toBe(true);
  });
});
