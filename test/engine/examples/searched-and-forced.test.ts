import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What was searched though nothing was found, what only some did, what else is told of one thing; the cards are our own. */

describe("a library that was searched", () => {
  scenario("701.19b: is shuffled though nothing was found", (t) => {
    kit(t);
    subject(t, "Whenever a spell or ability causes a player to shuffle their library, you gain 1 life.");
    t.cards(`
      Test Seeker {0}
      Sorcery
      You may search your library and/or graveyard for a Dragon card, reveal it, and put it into your hand. If you search your library this way, shuffle.`);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Seeker", "Test Seeker");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    t.no();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Seeker");
    t.resolve();
    t.yes();
    t.option("library", "graveyard");
    t.choose();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  const SEEKER = `
      Test Wyrm {4}{R}
      Creature - Dragon
      4/4

      Test Seeker {0}
      Sorcery
      Search your library and/or graveyard for a Dragon card, reveal it, and put it into your hand. If you search your library this way, shuffle.`;

  scenario("701.19a: is not where only the graveyard is searched, of library and/or graveyard", (t) => {
    kit(t);
    subject(t, "Whenever a spell or ability causes a player to shuffle their library, you gain 1 life.");
    t.cards(SEEKER);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Seeker");
    t.graveyard(0, "Test Wyrm");
    t.library(0, "Test Wyrm");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    expect(t.asked("option")).toMatchObject({ options: ["library", "graveyard"], min: 1, max: 2 });
    t.option("graveyard");
    // 701.19b: a graveyard is no hidden zone.
    expect(t.asked("choose")).toMatchObject({ from: { length: 1 }, min: 1 });
    t.choose("Test Wyrm");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.count(0, "hand", "Test Wyrm")).toBe(1);
    expect(t.count(0, "graveyard", "Test Wyrm")).toBe(0);
  });

  scenario("101.2, 101.3: is not where nobody can search libraries; a graveyard is searched all the same", (t) => {
    kit(t);
    subject(t, "Players can't search libraries.\nWhenever a player searches their library, you gain 1 life.");
    t.cards(SEEKER);
    t.battlefield(1, "Test Subject");
    t.hand(0, "Test Seeker");
    t.graveyard(0, "Test Wyrm");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    t.choose("Test Wyrm");
    t.resolveAll();
    expect(t.count(0, "hand", "Test Wyrm")).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });
});

describe("exactly so many cards", () => {
  scenario("701.19b: are found, or none of them", (t) => {
    kit(t);
    t.cards(`
      Test Wyrm {4}{R}
      Creature - Dragon
      4/4

      Test Drake {2}{U}
      Creature - Drake
      2/2

      Test Seeker {0}
      Sorcery
      Search your library for exactly two creature cards with different names, reveal them, and put them into your hand. Then shuffle.`);
    t.hand(0, "Test Seeker", "Test Seeker");
    t.library(0, "Test Wyrm", "Test Drake");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from.slice(0, 1) })).toMatchObject({ rule: "701.19b" });
    t.choose();
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
    t.cast("Test Seeker");
    t.resolve();
    t.choose("Test Wyrm", "Test Drake");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(2);
  });
});

describe("what only some of several did", () => {
  scenario(
    "608.2c: each who couldn't discards from a hand of their own",
    (t) => {
      kit(t);
      t.cards(`
        Test Breaker {0}
        Sorcery
        Each opponent sacrifices a creature of their choice. Each opponent who can't discards a card.`);
      t.hand(0, "Test Breaker");
      t.battlefield(1, "Test Bear");
      t.hand(1, "Island");
      t.hand(2, "Forest");
      t.hand(3, "Swamp");
      t.to("precombatMain");
      t.cast("Test Breaker");
      t.resolveAll();
      expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
      expect([1, 2, 3].map((seat) => t.count(seat, "hand"))).toEqual([1, 0, 0]);
    },
    { seats: 4 },
  );
});

describe("a trigger of a resolution that asks whether something is so", () => {
  scenario("603.4, 603.12: does nothing at all while it is not", (t) => {
    kit(t);
    subject(
      t,
      "At the beginning of your upkeep, put a quest counter on this creature. When you do, if it has two or more quest counters on it, you gain 3 life. Target opponent loses 1 life.",
    );
    t.battlefield(0, "Test Subject");
    t.to("upkeep");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
    t.to("upkeep", 3);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 19]);
  });
});

describe("another than the one it is attached to", () => {
  scenario("701.3b: whatever has the ability", (t) => {
    kit(t);
    subject(t, "{0}: Attach target Aura attached to a creature to another creature.");
    t.cards(`
      Test Bond {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
    t.battlefield(0, "Test Subject", "Test Bear");
    t.hand(0, "Test Bond");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Subject", { targets: ["Test Bond"] });
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(4);
  });
});

describe("counters of several kinds (608.2d)", () => {
  scenario("of many it is asked how many of each kind", (t) => {
    kit(t);
    subject(
      t,
      "{0}: Remove any number of counters from this creature. You gain 1 life for each counter removed this way.",
    );
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 500, charge: 700, stun: 1 } });
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.asked("option").options).toEqual(["+1/+1", "charge", "stun"]);
    t.answer({ ask: "option", chosen: [1] });
    expect(t.asked("number")).toMatchObject({ min: 1, max: 700 });
    t.number(650);
    t.answer({ ask: "option", chosen: [1] });
    expect(t.asked("option").options).toEqual(["+1/+1"]);
    t.answer({ ask: "option", chosen: [] });
    expect([t.lifeOf(0), t.see("Test Subject").counters]).toEqual([671, { "+1/+1": 500, charge: 50 }]);
  });
});

describe("replicate that several permanents give (702.56b)", () => {
  scenario("makes a copy for each time that one of them is paid", (t) => {
    kit(t);
    t.cards(`
      Test Echo {0}
      Sorcery
      You gain 1 life.

      Test Mirror {2}
      Artifact
      Instant and sorcery spells you cast have replicate {1}.`);
    t.battlefield(0, "Test Mirror", "Test Mirror");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Echo", { additional: [3] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });
});

describe("still a land (205.1b)", () => {
  for (const said of ["that's still a land.", ". It's still a land."])
    scenario(`retains all that it was: ${said}`, (t) => {
      kit(t);
      t.cards(
        `
        Test Grove
        Land Creature — Forest Dryad
        1/1

        Test Stir {0}
        Sorcery
        Target land becomes a 3/3 Elemental creature ${said}`.replace(" .", "."),
      );
      t.battlefield(0, "Test Grove");
      t.hand(0, "Test Stir");
      t.to("precombatMain");
      t.cast("Test Stir", { targets: ["Test Grove"] });
      t.resolve();
      expect(t.see("Test Grove").subtypes).toEqual(["Forest", "Dryad", "Elemental"]);
    });
});

describe("701.19e: reveal that card, of either of two searches", () => {
  scenario("608.2c: what is found by the search that is made instead is revealed as well", (t) => {
    kit(t);
    t.cards(`
      Test Pollen {0}
      Sorcery
      Kicker {0}
      Search your library for a basic land card. If this spell was kicked, instead search your library for a creature or land card. Reveal that card, put it into your hand, then shuffle.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Pollen");
    t.to("precombatMain");
    t.cast("Test Pollen", { additional: [true] });
    t.resolve();
    t.choose("Test Bear");
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    expect(t.log.filter(({ code }) => code === "reveal")).toMatchObject([{ objects: [{ name: "Test Bear" }] }]);
  });
});
