import { describe, expect } from "vitest";
import { creature, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const canBlock = (t: TestGame, blocker: string): boolean => {
  t.attack("Test Subject");
  try {
    t.block([blocker, "Test Subject"]);
    return true;
  } catch {
    return false;
  }
};

describe("702.2-702.20: combat", () => {
  scenario("702.2b: any damage from a source with deathtouch destroys, combat damage or not", (t) => {
    kit(t);
    subject(t, "Deathtouch\n{T}: Test Subject deals 1 damage to target creature.", "1/1");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario(
    "702.2c, 702.2f, 702.19b: with deathtouch 1 damage is lethal for each blocker; two instances are as one",
    (t) => {
      kit(t);
      subject(t, "Deathtouch, deathtouch\nTrample", "3/3");
      t.battlefield(0, "Test Subject");
      t.battlefield(1, "Test Ogre", "Test Bear");
      fight(t, "Test Subject", "Test Ogre", "Test Bear");
      t.pass(2);
      t.divide(1, 1, 1);
      expect(t.count(1, "battlefield")).toBe(0);
      expect(t.lifeOf(1)).toBe(19);
    },
  );

  scenario("702.2e: whether a source had deathtouch is told from how it last was", (t) => {
    kit(t);
    subject(t, "Deathtouch\n{R}, Sacrifice Test Subject: Test Subject deals 1 damage to target creature.", "1/1");
    t.battlefield(0, "Test Subject", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario("702.3b: a creature that gains defender after it was declared goes on attacking", (t) => {
    kit(t);
    t.cards(`Test Wall Spell {W}
      Instant
      Target creature gains defender until end of turn.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.hand(0, "Test Wall Spell");
    t.attack("Test Bear");
    t.cast("Test Wall Spell", { targets: ["Test Bear"] });
    t.resolve();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.4b: a creature with double strike deals damage in both combat damage steps", (t) => {
    kit(t);
    subject(t, "Double strike");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("firstStrikeDamage");
    expect(t.lifeOf(1)).toBe(18);
    t.to("combatDamage");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("702.4c, 702.7c: losing double strike between the steps, it deals no more damage", (t) => {
    kit(t);
    subject(t, "Double strike");
    t.cards(`Test Stone {R}
      Instant
      Target creature loses all abilities until end of turn.`);
    t.battlefield(0, "Test Subject", "Mountain");
    t.hand(0, "Test Stone");
    t.attack("Test Subject");
    t.to("firstStrikeDamage");
    t.cast("Test Stone", { targets: ["Test Subject"] });
    t.resolve();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.4d, 702.7b: given to a creature with first strike, it deals damage a second time", (t) => {
    kit(t);
    subject(t, "First strike");
    t.cards(`Test Edge {R}
      Instant
      Target creature gains double strike until end of turn.`);
    t.battlefield(0, "Test Subject", "Mountain");
    t.hand(0, "Test Edge");
    t.attack("Test Subject");
    t.to("firstStrikeDamage");
    t.cast("Test Edge", { targets: ["Test Subject"] });
    t.resolve();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario(
    "702.7c: first strike gained after the first step does not keep it from dealing damage in the second",
    (t) => {
      kit(t);
      subject(t, "First strike");
      t.cards(`Test Quick {R}
      Instant
      Target creature gains first strike until end of turn.`);
      t.battlefield(0, "Test Subject", "Test Bear", "Mountain");
      t.hand(0, "Test Quick");
      t.attack("Test Subject", "Test Bear");
      t.to("firstStrikeDamage");
      t.cast("Test Quick", { targets: ["Test Bear"] });
      t.resolve();
      t.to("postcombatMain");
      expect(t.lifeOf(1)).toBe(16);
    },
  );

  scenario("702.8a: a creature card with flash is cast on the opponent's turn", (t) => {
    kit(t);
    subject(t, "Flash");
    t.lands(1, "Forest", 2);
    t.hand(1, "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Bear")).toBe(false);
    t.cast("Test Subject");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.8a: flash does not change from where a card may be played", (t) => {
    kit(t);
    subject(t, "Flash");
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject")).toBe(false);
  });

  scenario("702.9b, 702.17b: flying is blocked by reach", (t) => {
    kit(t);
    subject(t, "Flying");
    creature(t, "Test Spider", "Reach");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Spider", "Test Bear");
    expect(canBlock(t, "Test Spider")).toBe(true);
  });

  scenario("702.9b-c: flying is not blocked by a creature without; two instances are as one", (t) => {
    kit(t);
    subject(t, "Flying, flying");
    creature(t, "Test Bat", "Flying");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Bat");
    expect(canBlock(t, "Test Bear")).toBe(false);
    t.block(["Test Bat", "Test Subject"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.17b: reach alone does not make a creature hard to block", (t) => {
    kit(t);
    subject(t, "Reach");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    expect(canBlock(t, "Test Bear")).toBe(true);
  });

  scenario("702.10b: with haste it attacks the turn it comes; without it does not", (t) => {
    kit(t);
    subject(t, "Haste");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Test Bear").tapped).toBe(false);
  });

  scenario("702.10c: with haste its {T} abilities can be activated at once", (t) => {
    kit(t);
    subject(t, "Haste\n{T}: You gain 1 life.");
    creature(t, "Test Slow", "{T}: You gain 1 life.");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Slow");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Slow");
    t.resolve();
    expect(t.can("activate", "Test Slow")).toBe(false);
    t.activate("Test Subject");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.12b: lethal damage and destroying leave it; -X/-X and sacrifice do not", (t) => {
    kit(t);
    subject(t, "Indestructible");
    t.cards(`Test Shrink {B}
      Instant
      Target creature gets -2/-2 until end of turn.`);
    t.battlefield(0, "Test Subject");
    t.lands(1, "Swamp", 2);
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Murder", "Test Spark", "Test Shrink");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    t.pass();
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").damage).toBe(2);
    t.pass();
    t.cast("Test Shrink", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.15b, 702.15e: lifelink works for damage that is not combat damage; two sources gain apart", (t) => {
    kit(t);
    subject(t, "Lifelink\n{T}: Test Subject deals 2 damage to each opponent.");
    t.cards(`Test Choir {W}
      Enchantment
      Whenever you gain life, draw a card.`);
    t.battlefield(0, "Test Subject", "Test Subject", "Test Choir");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    t.resolve();
    t.to("precombatMain", 3);
    const hand = t.count(0, "hand");
    t.attack("Test Subject", "Test Subject");
    t.to("combatDamage");
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(hand + 2);
  });

  scenario("702.15c: a source that is gone had lifelink if it had it last", (t) => {
    kit(t);
    subject(t, "Lifelink\n{R}, Sacrifice Test Subject: Test Subject deals 2 damage to any target.");
    t.battlefield(0, "Test Subject", "Mountain");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.19b: all blockers need lethal damage first, then the rest may go to the player", (t) => {
    kit(t);
    subject(t, "Trample", "5/5");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    fight(t, "Test Subject", "Test Bear");
    t.pass(2);
    t.divide(2, 3);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.19a: a blocking creature with trample deals no damage to the attacking player", (t) => {
    kit(t);
    subject(t, "Trample", "5/5");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Subject");
    fight(t, "Test Bear", "Test Subject");
    t.to("postcombatMain");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.19d: blocked by creatures that are gone, all its damage goes through", (t) => {
    kit(t);
    subject(t, "Trample", "5/5");
    t.battlefield(0, "Test Subject", "Swamp");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Murder");
    fight(t, "Test Subject", "Test Bear");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario("702.20b: attacking does not tap it, so that it blocks next turn", (t) => {
    kit(t);
    subject(t, "Vigilance");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.attack("Test Subject", "Test Bear");
    expect(t.see("Test Subject").tapped).toBe(false);
    expect(t.see("Test Bear").tapped).toBe(true);
    t.to("upkeep", 2);
    t.attack("Test Ogre");
    t.block(["Test Subject", "Test Ogre"]);
    t.to("postcombatMain");
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("702.11-702.18: what may be targeted, blocked and harmed", () => {
  scenario("702.11b: hexproof stops an opponent's spell, not one's own", (t) => {
    kit(t);
    subject(t, "Hexproof");
    t.battlefield(0, "Test Subject", "Forest");
    t.battlefield(1, "Swamp", "Test Bear");
    t.hand(0, "Test Growth");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(5);
    t.pass();
    // Its only legal target is the caster's own creature.
    t.cast("Test Murder");
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.11b, 608.2b: a creature that gains hexproof in response is an illegal target by then", (t) => {
    kit(t);
    t.cards(`Test Shield {G}
      Instant
      Target creature you control gains hexproof until end of turn.`);
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Shield");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Shield", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.11d: hexproof from a color stops spells of that color and abilities of such sources", (t) => {
    kit(t);
    subject(t, "Hexproof from black");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Swamp", "Island");
    t.hand(1, "Test Murder", "Test Return");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Murder")).toBe(false);
    t.cast("Test Return", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(0, "hand", "Test Subject")).toBe(1);
  });

  scenario("702.13b: intimidate is blocked by artifact creatures and creatures that share a color", (t) => {
    kit(t);
    subject(t, "Intimidate", "2/2", "{B}");
    t.cards(`Test Golem {3}
      Artifact Creature — Golem
      2/2`);
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Golem");
    t.attack("Test Subject");
    expect(() => t.block(["Test Bear", "Test Subject"])).toThrow();
    t.block(["Test Golem", "Test Subject"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.13b: a creature of one of its colors may block it", (t) => {
    kit(t);
    subject(t, "Intimidate", "2/2", "{B}{G}");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    expect(canBlock(t, "Test Bear")).toBe(true);
  });

  scenario("702.14c: it can't be blocked while the defending player controls such a land", (t) => {
    kit(t);
    subject(t, "Swampwalk");
    t.battlefield(0, "Test Subject", "Swamp");
    t.battlefield(1, "Test Bear", "Forest");
    // The attacker's own Swamp does not count.
    expect(canBlock(t, "Test Bear")).toBe(true);
  });

  scenario("702.14c-d: landwalk abilities do not cancel one another", (t) => {
    kit(t);
    subject(t, "Swampwalk");
    creature(t, "Test Walker", "Swampwalk");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Walker", "Swamp");
    expect(canBlock(t, "Test Walker")).toBe(false);
  });

  scenario("702.16b, 702.16e: protection from a color: no targets of that color, and damage is prevented", (t) => {
    kit(t);
    subject(t, "Protection from red");
    t.cards(`Test Sweep {R}
      Sorcery
      Test Sweep deals 2 damage to each creature.`);
    t.battlefield(1, "Test Subject", "Test Bear");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Sweep");
    t.to("precombatMain");
    expect(() => t.cast("Test Spark", { targets: ["Test Subject"] })).toThrow();
    t.choose(1);
    t.resolve();
    t.cast("Test Sweep");
    t.resolve();
    expect(t.see("Test Subject").damage).toBe(0);
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.16c-d: an Aura of that quality falls off; Equipment of that quality becomes unattached", (t) => {
    kit(t);
    t.cards(`Test Coat {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.

      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}

      Test Ward {W}
      Instant
      Target creature gains protection from green until end of turn.

      Test Ban {W}
      Instant
      Target creature gains protection from artifacts until end of turn.`);
    t.battlefield(0, "Test Bear", "Test Blade", "Forest", "Forest", "Plains", "Plains");
    t.hand(0, "Test Coat", "Test Ward", "Test Ban");
    t.to("precombatMain");
    t.cast("Test Coat", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 5, toughness: 3 });
    t.cast("Test Ward", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Coat")).toBe(1);
    t.cast("Test Ban", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    expect(t.count(0, "battlefield", "Test Blade")).toBe(1);
  });

  scenario("702.16f: attacking, it can't be blocked by creatures of that quality; blocking, it may block them", (t) => {
    kit(t);
    subject(t, "Vigilance, protection from green");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.attack("Test Subject");
    expect(() => t.block(["Test Bear", "Test Subject"])).toThrow();
    t.block();
    t.to("upkeep", 2);
    t.attack("Test Bear");
    t.block(["Test Subject", "Test Bear"]);
    t.to("postcombatMain");
    // 702.16e: the Bear's damage was prevented.
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.16g: protection from two qualities is protection from each", (t) => {
    kit(t);
    subject(t, "Protection from black and from blue");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Swamp", "Island", "Mountain");
    t.hand(1, "Test Murder", "Test Return", "Test Spark");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Murder")).toBe(false);
    expect(t.can("cast", "Test Return")).toBe(false);
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.18a: shroud keeps its controller's spells away as well", (t) => {
    kit(t);
    subject(t, "Shroud");
    t.battlefield(0, "Test Subject", "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    expect(t.can("cast", "Test Growth")).toBe(false);
  });

  scenario("702.18a: what does not target reaches it", (t) => {
    kit(t);
    subject(t, "Shroud");
    t.cards(`Test Doom {B}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Subject");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.28b: shadow is blocked only by shadow", (t) => {
    kit(t);
    subject(t, "Shadow");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    expect(canBlock(t, "Test Bear")).toBe(false);
  });

  scenario("702.28b: a creature with shadow blocks only creatures with shadow", (t) => {
    kit(t);
    subject(t, "Shadow");
    creature(t, "Test Shade", "Shadow");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.battlefield(1, "Test Shade");
    t.attack("Test Subject", "Test Bear");
    expect(() => t.block(["Test Shade", "Test Bear"])).toThrow();
    t.block(["Test Shade", "Test Subject"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.31b: horsemanship is blocked only by horsemanship", (t) => {
    kit(t);
    subject(t, "Horsemanship");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    expect(canBlock(t, "Test Bear")).toBe(false);
  });

  scenario("702.31b: a creature with horsemanship may block one without", (t) => {
    kit(t);
    subject(t, "");
    creature(t, "Test Rider", "Horsemanship");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Rider");
    expect(canBlock(t, "Test Rider")).toBe(true);
  });

  scenario("702.36b: fear is blocked by artifact creatures and black creatures only", (t) => {
    kit(t);
    subject(t, "Fear");
    creature(t, "Test Ghoul", "", "2/2", "{B}");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ghoul");
    t.attack("Test Subject");
    expect(() => t.block(["Test Bear", "Test Subject"])).toThrow();
    t.block(["Test Ghoul", "Test Subject"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.36b: a green artifact creature may block it", (t) => {
    kit(t);
    subject(t, "Fear");
    t.cards(`Test Golem {G}
      Artifact Creature — Golem
      2/2`);
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Golem");
    expect(canBlock(t, "Test Golem")).toBe(true);
  });

  scenario("702.111b: menace wants two blockers or none", (t) => {
    kit(t);
    subject(t, "Menace");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.attack("Test Subject");
    t.block(["Test Bear", "Test Subject"], ["Test Ogre", "Test Subject"]);
    t.order(0, 1);
    t.to("postcombatMain");
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.118b: skulk is not blocked by greater power", (t) => {
    kit(t);
    subject(t, "Skulk");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    expect(canBlock(t, "Test Ogre")).toBe(false);
  });

  scenario("702.118b: equal power may block it", (t) => {
    kit(t);
    subject(t, "Skulk");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    expect(canBlock(t, "Test Bear")).toBe(true);
  });
});
