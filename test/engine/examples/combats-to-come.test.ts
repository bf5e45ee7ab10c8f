import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("508.1d: attacks required of a combat phase that is to come", () => {
  const SUMMONS = `
    Test Summons {0}
    Instant
    Target creature an opponent controls attacks during its controller's next combat phase if able.`;

  scenario("508.1d: in its controller's next combat phase, and no longer", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    t.to("precombatMain", 2);
    expect(() => t.attack()).toThrow();
    t.attack("Test Ogre");
    t.to("precombatMain", 4);
    t.attack();
  });

  scenario("500.8, 508.1d: in this very turn, where its combat phase has not begun", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    expect(() => t.attack()).toThrow();
  });

  scenario("506.1, 508.1d: not in the combat phase that has begun, but in the next", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    t.attack();
    t.to("precombatMain", 4);
    expect(() => t.attack()).toThrow();
  });

  scenario("611.2a: until end of combat on your next turn", (t) => {
    kit(t);
    t.cards(`
      Test Vigor {0}
      Sorcery
      Until end of combat on your next turn, creatures you control get +1/+1.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    t.cast("Test Vigor");
    t.resolve();
    const power = () => t.see("Test Bear").power;
    t.to("postcombatMain", 2);
    expect(power()).toBe(3);
    t.to("endOfCombat", 3);
    expect(power()).toBe(3);
    t.to("postcombatMain", 3);
    expect(power()).toBe(2);
  });
});

describe("508.4: what is attacking though nobody declared it", () => {
  scenario(
    "508.4c: chosen by the controller of the effect, among what that opponent is attacking",
    (t) => {
      kit(t);
      t.cards(`
        Test Turncoat {3}{R}
        Creature — Minotaur
        Whenever an opponent attacks with one or more creatures, if this creature is tapped, you may have that opponent gain control of this creature until end of combat. If you do, choose a player or planeswalker that opponent is attacking. This creature is attacking that player or planeswalker.
        {0}: Tap this creature.
        5/5`);
      t.battlefield(0, "Test Turncoat");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.activate("Test Turncoat");
      t.resolve();
      t.to("precombatMain", 2);
      t.attack(["Test Bear", 2]);
      t.resolve();
      t.yes();
      t.to("combatDamage");
      expect([t.lifeOf(0), t.lifeOf(2)]).toEqual([20, 13]);
      t.to("postcombatMain");
      expect(t.see("Test Turncoat").controller).toBe(0);
    },
    { seats: 3 },
  );
});

describe("costs that can't be paid", () => {
  const STRICT = `
    Test Strict {0}
    Enchantment
    Players can't pay life or sacrifice creatures to cast spells or activate abilities.`;

  scenario("118.3, 602.2b: neither life nor creatures for abilities and spells", (t) => {
    kit(t);
    t.cards(`${STRICT}

      Test Bleeder {0}
      Artifact
      Pay 1 life: Draw a card.
      Sacrifice a creature: Draw a card.
      Sacrifice an artifact: Draw a card.

      Test Offering {0}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature.
      Draw a card.

      Test Phyrexian {W/P}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Strict", "Test Bleeder", "Test Bear");
    t.hand(0, "Test Offering", "Test Phyrexian");
    t.to("precombatMain");
    const act = (ability: number) =>
      t.asked("priority").actions.some((one) => one.act === "activate" && one.ability === ability);
    expect([act(0), act(1), act(2)]).toEqual([false, false, true]);
    expect([t.can("cast", "Test Offering"), t.can("cast", "Test Phyrexian")]).toEqual([false, false]);
  });

  scenario("118.3, 608.2d: what an effect asks for as it is followed can be paid", (t) => {
    kit(t);
    t.cards(`${STRICT}

      Test Bargain {0}
      Sorcery
      You may pay 2 life. If you do, draw a card. Then you may sacrifice a creature. If you do, draw a card.`);
    t.battlefield(0, "Test Strict", "Test Bear");
    t.hand(0, "Test Bargain");
    t.to("precombatMain");
    t.cast("Test Bargain");
    t.resolve();
    t.yes();
    t.yes();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Bear"), t.count(0, "hand")]).toEqual([18, 0, 2]);
  });

  scenario("119.4b: no life can always be paid", (t) => {
    t.cards(`${STRICT}

      Test Idler {0}
      Artifact
      Pay X life: You gain X life.`);
    t.battlefield(0, "Test Strict", "Test Idler");
    t.to("precombatMain");
    t.activate("Test Idler", { x: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("targets of another player's choice", () => {
  scenario(
    "601.6a, 602.3a: an opponent chooses among what they control themselves",
    (t) => {
      kit(t);
      t.cards(`
        Test Pit {0}
        Artifact
        {0}: Tap target creature you control and target creature of an opponent's choice they control. Those creatures fight each other.`);
      t.battlefield(0, "Test Pit", "Test Ogre");
      t.battlefield(2, "Test Bear", "Test Ogre");
      t.to("precombatMain");
      t.activate("Test Pit");
      // Only one opponent has anything to choose.
      expect(t.asked("choose").player).toBe(2);
      t.choose("Test Bear");
      t.resolve();
      expect(t.count(2, "graveyard", "Test Bear")).toBe(1);
    },
    { seats: 3 },
  );
});

describe("702.82: what it devoured", () => {
  scenario("702.82b: counted by what each of them was", (t) => {
    kit(t);
    t.cards(`
      Test Glutton {0}
      Creature — Dragon
      Devour 1
      When this creature enters, you gain 3 life for each Bear it devoured.
      When this creature enters, draw a card for each creature it devoured.
      1/1`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre");
    t.hand(0, "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Glutton");
    t.resolve();
    t.yes();
    t.choose("Test Bear", "Test Ogre");
    t.order(0, 1);
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "hand"), t.see("Test Glutton").power]).toEqual([23, 2, 3]);
  });
});

describe("615.5: what comes of damage that is prevented", () => {
  const RETORT = `
    Test Retort {0}
    Instant
    Prevent all damage that would be dealt to you this turn by sources you don't control. If damage from a creature source is prevented this way, Test Retort deals that much damage to that creature. If damage from a noncreature source is prevented this way, Test Retort deals that much damage to the source's controller.`;
  scenario("615.5: of a creature to it, of anything else to its controller", (t) => {
    kit(t);
    t.cards(RETORT);
    t.battlefield(1, "Test Ogre", "Mountain");
    t.hand(0, "Test Retort");
    t.hand(1, "Test Spark");
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Retort");
    t.resolve();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
    t.attack("Test Ogre");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1), t.count(1, "graveyard", "Test Ogre")]).toEqual([20, 18, 1]);
  });
});

describe("201.5: what an object gives itself", () => {
  scenario("201.5: names the object that has it", (t) => {
    kit(t);
    t.cards(`
      Test Warlord {0}
      Creature — Samurai
      As long as Test Warlord has a counter on it, Test Warlord has "Whenever Test Warlord deals combat damage to an opponent, you draw that many cards and Test Warlord deals that much damage to each other opponent."
      {0}: Put a +1/+1 counter on this creature.
      1/1`);
    t.battlefield(0, "Test Warlord");
    t.to("precombatMain");
    t.activate("Test Warlord");
    t.resolve();
    t.attack("Test Warlord");
    t.to("combatDamage");
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([18, 2]);
  });
});

describe("508.1c-d, 509.1c: whom, and by whom", () => {
  scenario("508.1d: attacks you this turn if able", (t) => {
    kit(t);
    t.cards(`
      Test Siren {0}
      Artifact
      {0}: Target creature an opponent controls attacks you this turn if able.`);
    t.battlefield(1, "Test Ogre");
    t.battlefield(0, "Test Siren");
    t.to("precombatMain", 2);
    t.pass();
    t.activate("Test Siren", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    expect(() => t.attack()).toThrow();
    t.attack("Test Ogre");
    expect(t.step).toBe("declareAttackers");
  });

  scenario("509.1c: must be blocked by such a creature if able, and by no other", (t) => {
    kit(t);
    t.cards(`
      Test Bait {0}
      Creature — Elk
      This creature must be blocked by a Bear if able.
      1/1

      Test Grizzly {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bait");
    t.battlefield(1, "Test Ogre", "Test Grizzly");
    t.to("precombatMain");
    t.attack("Test Bait");
    expect(() => t.block(["Test Ogre", "Test Bait"])).toThrow();
    t.block(["Test Grizzly", "Test Bait"]);
    expect(t.step).toBe("declareBlockers");
  });

  scenario("508.3b: an opponent attacks a planeswalker of yours, once however many attack it", (t) => {
    kit(t);
    t.cards(`
      Test Pact {0}
      Enchantment
      Whenever an opponent attacks a planeswalker you control with one or more creatures, this enchantment deals 2 damage to that player and you gain 2 life.

      Test Walker {0}
      Legendary Planeswalker — Jace
      +1: You gain 1 life.
      Loyalty 5`);
    t.battlefield(0, "Test Pact", "Test Walker");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.to("precombatMain", 2);
    t.attack(["Test Ogre", "Test Walker"], ["Test Bear", "Test Walker"]);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario("509.1h: attacks a player and isn't blocked, which attacking a planeswalker is not", (t) => {
    kit(t);
    t.cards(`
      Test Tyrant {0}
      Creature — Demon
      Whenever this creature attacks a player and isn't blocked, that player's life total becomes 1. This creature assigns no combat damage this combat.
      3/3`);
    t.battlefield(0, "Test Tyrant");
    t.to("precombatMain");
    t.attack("Test Tyrant");
    t.to("declareBlockers");
    t.resolveAll();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(1);
  });
});
