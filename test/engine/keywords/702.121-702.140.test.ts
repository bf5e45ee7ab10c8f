import { describe, expect } from "vitest";
import { fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.121-702.136", () => {
  const castSubject = (t: TestGame, choices: Parameters<TestGame["cast"]>[1] = {}): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", choices);
    t.resolve();
  };

  /** Everything resolves; questions on the way are answered with yes and the first of each. */
  function settle(t: TestGame): void {
    for (let guard = 0; t.stackSize > 0 || t.asked().ask !== "priority"; guard++) {
      if (guard > 60) throw new Error("this does not settle");
      const asked = t.asked();
      if (asked.ask === "priority") t.pass();
      else if (asked.ask === "confirm") t.yes();
      else if (asked.ask === "choose") t.answer({ ask: "choose", chosen: asked.from.slice(0, Math.max(1, asked.min)) });
      else if (asked.ask === "order") t.answer({ ask: "order", order: asked.items.map((_, i) => i) });
      else throw new Error(`${asked.ask} is asked`);
    }
  }

  scenario(
    "702.121a-b: melee for each opponent attacked with any creature, each instance",
    (t) => {
      kit(t);
      subject(t, "Melee\nMelee");
      t.battlefield(0, "Test Subject", "Test Bear");
      t.attack(["Test Subject", 1], ["Test Bear", 2]);
      settle(t);
      expect(t.see("Test Subject").power).toBe(6);
    },
    { seats: 3 },
  );

  scenario("702.130a-b: afflict for each instance as it becomes blocked", (t) => {
    kit(t);
    subject(t, "Afflict 1\nAfflict 2");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    fight(t, "Test Subject", "Test Ogre");
    settle(t);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.135a-b: afterlife for each instance", (t) => {
    kit(t);
    subject(t, "Afterlife 1\nAfterlife 2");
    t.battlefield(0, "Test Subject", "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder");
    settle(t);
    expect(t.count(0, "battlefield", "Spirit Token")).toBe(3);
  });

  scenario("702.136a-b: riot twice: both, if its controller wants", (t) => {
    subject(t, "Riot\nRiot");
    t.lands(0, "Forest", 2);
    castSubject(t);
    t.yes();
    t.no();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
    expect(t.see("Test Subject").keywords).toContain("haste");
  });
});

describe("702.121-702.140", () => {
  scenario("702.122a, 702.122c: a creature with summoning sickness may crew; nothing crews itself", (t) => {
    kit(t);
    t.cards(`Test Cart {2}
      Artifact — Vehicle
      Crew 2
      3/3`);
    t.battlefield(0, "Test Cart", "Forest", "Forest");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Cart")).toBe(false);
    t.cast("Test Bear");
    t.resolve();
    t.activate("Test Cart");
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Cart").types).toContain("creature");
  });

  scenario("702.122a: crewing taps creatures with enough power; the Vehicle becomes an artifact creature", (t) => {
    t.cards(`
      Test Cart {2}
      Artifact — Vehicle
      4/4
      Crew 3`);
    t.battlefield(0, "Test Cart", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cart");
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from.slice(0, 1) })).toMatchObject({ code: "cannot-pay" });
    t.choose("Test Bear", "Test Bear");
    t.resolve();
    expect(t.see("Test Cart").types).toEqual(["artifact", "creature"]);
    t.to("upkeep", 2);
    expect(t.see("Test Cart").types).toEqual(["artifact"]);
  });

  scenario("702.122c: a creature crews as though its power were greater", (t) => {
    t.cards(`
      Test Cart {2}
      Artifact — Vehicle
      Crew 4
      3/3

      Test Driver {0}
      Creature — Pilot
      This creature crews Vehicles as though its power were 2 greater.
      2/2`);
    t.battlefield(0, "Test Cart", "Test Cub", "Test Driver");
    t.to("precombatMain");
    t.activate("Test Cart");
    t.choose("Test Driver");
    t.resolve();
    expect(t.see("Test Cart").types).toContain("creature");
    expect(t.see("Test Driver").power).toBe(2);
  });

  scenario("702.123a: gone from the battlefield, fabricate makes Servos", (t) => {
    kit(t);
    subject(t, "Fabricate 2");
    t.lands(0, "Swamp", 2);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Murder");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "battlefield", "Servo Token")).toBe(2);
  });

  scenario("702.124i: partner with finds the named card for the player targeted", (t) => {
    t.cards(`Test Twin {G}
      Legendary Creature — Elf
      Partner with Test Sister
      1/1

      Test Sister {G}
      Legendary Creature — Elf
      Partner with Test Twin
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Twin");
    t.library(0, "Test Sister");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.choose(0);
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Sister");
    expect(t.count(0, "hand", "Test Sister")).toBe(1);
  });

  scenario("702.124i: that player may decline", (t) => {
    t.cards(`Test Twin {G}
      Legendary Creature — Elf
      Partner with Test Sister
      1/1

      Test Sister {G}
      Legendary Creature — Elf
      Partner with Test Twin
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Twin");
    t.library(1, "Test Sister");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.choose(1);
    t.resolve();
    expect(t.asked("confirm").player).toBe(1);
    t.no();
    expect(t.count(1, "library", "Test Sister")).toBe(1);
  });

  scenario("702.125a, 702.125c: undaunted: {1} less for each opponent, each instance", (t) => {
    t.cards(`Test March {5}{W}
      Sorcery
      Undaunted
      Draw a card.

      Test Double {5}{W}
      Sorcery
      Undaunted
      Undaunted
      Draw a card.`);
    t.lands(0, "Plains", 4);
    t.hand(0, "Test March", "Test Double");
    t.to("precombatMain");
    expect(t.can("cast", "Test March")).toBe(false);
    expect(t.can("cast", "Test Double")).toBe(true);
  });

  scenario(
    "702.125a, 702.125b: opponents who left the game are not counted",
    (t) => {
      t.cards(`Test March {4}{W}
        Sorcery
        Undaunted
        Draw a card.`);
      t.lands(0, "Plains", 3);
      t.hand(0, "Test March");
      t.to("precombatMain");
      expect(t.can("cast", "Test March")).toBe(true);
      t.cast("Test March");
      expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(3);
    },
    { seats: 3 },
  );

  scenario("702.128a: an embalmed token is white, a Zombie besides, without mana cost", (t) => {
    subject(t, "Embalm {G}", "3/3");
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 3, subtypes: ["Beast", "Zombie"] });
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.129a: an eternalized token is black and 4/4, whatever the card's size", (t) => {
    subject(t, "Eternalize {G}", "1/1");
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 4, toughness: 4, subtypes: ["Beast", "Zombie"] });
  });

  scenario("702.133a: jump-start without another card in hand is not possible", (t) => {
    t.cards(`Test Leap {G}
      Sorcery
      Jump-start
      You gain 2 life.`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Leap");
    t.to("precombatMain");
    expect(t.can("cast", "Test Leap", "jump-start")).toBe(false);
  });

  scenario("702.134a-b: mentor looks at the target's power again as it resolves", (t) => {
    kit(t);
    subject(t, "Mentor", "3/3");
    t.battlefield(0, "Test Subject", "Test Bear", "Forest");
    t.hand(0, "Test Growth");
    t.attack("Test Subject", "Test Bear");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("702.136a: a creature that is given riot as it enters has the choice", (t) => {
    kit(t);
    t.cards(`
      Test Rumbler {2}{R}{G}
      Enchantment
      Creatures you control have riot.`);
    t.battlefield(0, "Test Rumbler");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    // 614.5: once, though it has got haste by then.
    expect([t.asked().ask, t.see("Test Bear").counters]).toEqual(["priority", {}]);
  });

  scenario("702.136b: one that is given riot twice has the choice twice", (t) => {
    kit(t);
    t.cards(`
      Test Rumbler {2}{R}{G}
      Enchantment
      Creatures you control have riot.`);
    t.battlefield(0, "Test Rumbler", "Test Rumbler");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    t.answer({ ask: "confirm", yes: true });
    expect([t.asked().ask, t.see("Test Bear").counters]).toEqual(["priority", { "+1/+1": 1 }]);
  });

  scenario("702.137a: spectacle wants an opponent to have lost life, however", (t) => {
    kit(t);
    subject(t, "Spectacle {G}", "3/3", "{4}{G}");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject", "spectacle")).toBe(false);
  });
});

describe("702.126", () => {
  const IMPROVISE = `Test Engine {4}{U}
    Sorcery
    Improvise
    Draw two cards.`;

  scenario("702.126a: improvise taps artifacts for generic mana only", (t) => {
    t.cards(IMPROVISE);
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Island", "Test Cog", "Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    t.cast("Test Engine");
    t.choose("Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("702.126a: without the colored mana it cannot be cast; tapped artifacts do not help", (t) => {
    t.cards(IMPROVISE);
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Test Cog", "Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.permanentWith(0, "Test Cog", { tapped: true });
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    expect(t.can("cast", "Test Engine")).toBe(false);
  });
});

describe("702.132", () => {
  const tapped = (t: TestGame): number =>
    t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;

  const ASSIST = `Test Hauler {4}{G}
    Creature — Ox
    Assist
    5/5`;

  scenario("702.132a: another player pays for generic mana, as much as that player chooses", (t) => {
    t.cards(ASSIST);
    t.lands(0, "Forest", 3);
    t.lands(1, "Island", 4);
    t.hand(0, "Test Hauler");
    t.to("precombatMain");
    t.cast("Test Hauler");
    t.choose(1);
    expect(t.asked("number")).toMatchObject({ player: 1, max: 4 });
    t.number(2);
    t.resolve();
    expect(t.see("Test Hauler").power).toBe(5);
    expect(tapped(t)).toBe(5);
  });

  scenario("702.132a: not for colored mana; help that does not come reverses the casting (730.1)", (t) => {
    t.cards(ASSIST);
    t.lands(0, "Forest", 3);
    t.lands(1, "Forest", 4);
    t.battlefield(0);
    t.hand(0, "Test Hauler");
    t.to("precombatMain");
    t.cast("Test Hauler");
    t.choose(1);
    t.number(1);
    expect(t.asked("priority")).toMatchObject({ player: 0 });
    expect([t.count(0, "hand", "Test Hauler"), tapped(t)]).toEqual([1, 0]);
  });

  scenario("702.138d: it has what it escapes with if it escaped", (t) => {
    t.cards(`
  Test Shade {0}
  Creature — Shade
  Escape—{0}, Exile two other cards from your graveyard.
  This creature escapes with a +1/+1 counter on it.
  2/2`);
    t.graveyard(0, "Test Shade", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Shade", { via: "escape" });
    t.resolve();
    expect(t.see("Test Shade").power).toBe(3);
  });

  scenario("702.122d: it becomes crewed as a crew ability of it resolves", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Cart {0}
  Artifact — Vehicle
  Whenever this Vehicle becomes crewed, you gain 2 life.
  Crew 2
  3/3`);
    t.battlefield(0, "Test Cart", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cart", { costs: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.126b: improvise pays for the generic mana of the total cost", (t) => {
    t.cards(`
      Test Engine {3}{U}
      Artifact
      Improvise

      Test Tax {0}
      Enchantment
      Artifact spells cost {1} more to cast.

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Rock", "Test Rock", "Test Rock", "Test Rock", "Island", "Test Tax");
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    expect(t.can("cast", "Test Engine")).toBe(true);
  });
});
