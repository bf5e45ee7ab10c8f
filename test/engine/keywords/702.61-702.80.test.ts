import { describe, expect } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.61-702.80", () => {
  scenario("702.61a: under split second mana abilities can be activated, others not; triggers still trigger", (t) => {
    kit(t);
    t.cards(`Test Snap {R}
      Instant
      Split second
      Test Snap deals 2 damage to any target.`);
    subject(t, "{T}: You gain 1 life.");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Subject", "Island");
    t.hand(0, "Test Snap");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Snap", { targets: [1] });
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
    expect(t.can("cast", "Test Denial")).toBe(false);
    expect(t.can("activate", "Island")).toBe(true);
  });

  scenario("702.62a, 305.2b: what is suspended is played, as a land if one of its faces is one", (t) => {
    t.cards(`
      Test Warrior {5}{R}
      Creature — Minotaur
      Suspend 1—{0}
      4/5
      // modal_dfc
      Test Cliff
      Land
      This land enters tapped.`);
    t.hand(0, "Test Warrior");
    t.to("precombatMain");
    t.special("suspend");
    t.to("upkeep", 3);
    t.resolve();
    t.resolve();
    t.choose("Test Warrior");
    t.option("Test Cliff");
    expect([t.count(0, "battlefield", "Test Cliff"), t.game.state.players[0]!.landsPlayed]).toEqual([1, 1]);
  });

  scenario("702.62a-b: only when it could be cast", (t) => {
    subject(t, "Suspend 1—{G}", "3/3", "{6}{G}");
    t.lands(1, "Forest", 1);
    t.hand(1, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.asked("priority").actions.some((one) => one.act === "special")).toBe(false);
  });

  scenario("702.66a: delve pays for generic mana only", (t) => {
    kit(t);
    subject(t, "Delve", "4/4", "{4}{B}");
    t.battlefield(0, "Forest");
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject")).toBe(false);
  });

  scenario("702.78a: conspire taps two creatures that share a color with the spell", (t) => {
    kit(t);
    t.cards(`Test Plot {G}
      Sorcery
      Conspire
      You gain 2 life.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Forest");
    t.hand(0, "Test Plot");
    t.to("precombatMain");
    t.cast("Test Plot");
    t.resolveAll();
    // The red Ogre shares no color: nothing was offered.
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.79a: with a -1/-1 counter on it persist does not return it", (t) => {
    kit(t);
    subject(t, "Persist", "3/3");
    t.permanentWith(0, "Test Subject", { counters: { "-1/-1": 1 } });
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.79a: persist returns with a -1/-1 counter, once", (t) => {
    t.cards(`
      Test Kithkin {1}{W}
      Creature — Kithkin
      2/2
      Persist`);
    t.battlefield(0, "Test Kithkin", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Kithkin"] });
    t.resolveAll();
    expect(t.see("Test Kithkin")).toMatchObject({ power: 1, counters: { "-1/-1": 1 } });
    t.cast("Test Spark", { targets: ["Test Kithkin"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Kithkin")).toBe(1);
  });
});

describe("702.62, 702.63, 702.74", () => {
  function special(t: TestGame, name: string): void {
    const action = t
      .asked("priority")
      .actions.find(
        (one): one is Extract<PriorityAction, { act: "special" }> => one.act === "special" && one.special === name,
      );
    if (action === undefined) throw new Error(`no special action ${name}`);
    t.answer({ ask: "priority", action });
  }

  const castSubject = (t: TestGame, via?: string): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", via === undefined ? {} : { via });
    t.resolve();
  };

  const upkeep = (t: TestGame, turn: number): void => t.to("upkeep", turn);

  scenario("702.62a: a creature cast as its last time counter is removed has haste", (t) => {
    subject(t, "Suspend 1—{G}", "3/3", "{6}{G}");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    special(t, "suspend");
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
    upkeep(t, 3);
    while (t.stackSize > 0 || t.asked().ask !== "priority") {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "choose") t.choose("Test Subject");
      else t.pass();
    }
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.63a, 702.63c: vanishing: sacrificed as the last counter goes, whatever removes it", (t) => {
    subject(t, "Vanishing 1");
    t.lands(0, "Forest", 2);
    castSubject(t);
    expect(t.see("Test Subject").counters).toEqual({ time: 1 });
    upkeep(t, 3);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.74a: an evoked creature that is blinked is not sacrificed", (t) => {
    subject(t, "Evoke {G}", "3/3", "{4}{G}");
    t.cards(`Test Blink {W}
      Instant
      Exile target creature, then return it to the battlefield under its owner's control.`);
    t.battlefield(0, "Forest", "Plains");
    t.hand(0, "Test Blink");
    castSubject(t, "evoke");
    t.cast("Test Blink");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });
});

describe("702.65: aura swap", () => {
  const CARDS = `
    Test Wings {1}{U}
    Enchantment — Aura
    Enchant creature
    Enchanted creature has flying.
    Aura swap {U}

    Test Shell {4}{W}
    Enchantment — Aura
    Enchant creature
    Enchanted creature gets +0/+4.

    Test Field {2}{W}
    Enchantment — Aura
    Enchant land
    Enchanted land has indestructible.`;

  scenario("702.65a: it is exchanged with an Aura card in the hand, which enchants the same creature", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Shell");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.see("Test Bear").toughness, t.count(0, "hand", "Test Wings"), t.see("Test Bear").keywords]).toEqual([
      6,
      1,
      [],
    ]);
  });

  scenario("702.65b: an Aura that can't enchant the creature is not exchanged", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Field");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.count(0, "hand", "Test Field"), t.see("Test Bear").keywords]).toEqual([1, ["flying"]]);
  });
});

describe("702.76", () => {
  const PROWL = ["Prowl {G}", "3/3", "{4}{G}", "Creature — Rogue"] as const;

  scenario("702.76a: prowl after combat damage by a source of one of its creature types", (t) => {
    subject(t, ...PROWL);
    t.cards(`Test Thief {G}
      Creature — Rogue
      1/1`);
    t.battlefield(0, "Test Thief", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Thief");
    t.to("postcombatMain");
    t.cast("Test Subject", { via: "prowl" });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.76a: damage by another type does not allow it", (t) => {
    kit(t);
    subject(t, ...PROWL);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.can("cast", "Test Subject", "prowl")).toBe(false);
  });

  scenario("702.74a: whoever controls the evoked creature by then sacrifices it", (t) => {
    kit(t);
    t.cards(`
      Brief Ember {5}{R}
      Creature — Elemental
      Evoke {R}
      3/3

      Test Seizure {0}
      Instant
      Gain control of target creature.`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Brief Ember");
    t.hand(1, "Test Seizure");
    t.to("precombatMain");
    t.cast("Brief Ember", { via: "evoke" });
    t.resolve();
    t.pass();
    t.cast("Test Seizure", { targets: ["Brief Ember"] });
    t.resolve();
    expect(t.see("Brief Ember").controller).toBe(1);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Brief Ember")).toBe(1);
  });

  scenario("702.80c: wither counts from the stack, too", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Blight {0}
  Instant
  Wither
  Test Blight deals 1 damage to target creature.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Blight");
    t.to("precombatMain");
    t.cast("Test Blight", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(1);
  });

  scenario("702.61b: special actions are taken while a spell with split second is on the stack", (t) => {
    t.cards(`
  Test Snap {0}
  Instant
  Split second
  You gain 1 life.

  Test Sprout {3}
  Creature — Plant
  Morph {0}
  5/5`);
    t.hand(0, "Test Snap", "Test Sprout");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    t.cast("Test Sprout", { via: "morph" });
    t.resolve();
    t.cast("Test Snap");
    t.special("turnFaceUp");
    expect(t.see("Test Sprout").power).toBe(5);
  });

  scenario("702.62c: what may not be cast is not suspended either", (t) => {
    t.cards(`
  Test Wait {R}
  Sorcery
  You gain 5 life.
  Suspend 2—{R}

  Test Hush {0}
  Enchantment
  Players can't cast sorcery spells.`);
    t.hand(0, "Test Wait");
    t.battlefield(1, "Test Hush");
    t.lands(0, "Mountain", 3);
    t.to("precombatMain");
    expect(t.can("special", "Test Wait")).toBe(false);
  });

  scenario("702.62d: a suspended spell cast for nothing still has its additional costs", (t) => {
    t.cards(`
      Test Later {4}
      Sorcery
      Suspend 1—{0}
      As an additional cost to cast this spell, sacrifice a creature.
      You gain 7 life.

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Later");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.special("suspend");
    t.to("upkeep", 3);
    t.resolve();
    t.resolve();
    t.choose("Test Later");
    t.resolve();
    expect(t.lifeOf(0)).toBe(27);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });
});
