import { describe, expect } from "vitest";
import { begin, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("costs that depend on targets (601.2c, 601.2f, 602.2b)", () => {
  scenario(
    "602.2b, 601.2f: equipping the creature that says so costs less, and is offered for that price only",
    (t) => {
      t.cards(`
      Test Squire {0}
      Creature — Human
      Equip abilities you activate that target this creature cost {2} less to activate.
      1/1

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {3}`);
      t.battlefield(0, "Test Squire", "Test Bear", "Test Blade", "Forest");
      t.to("precombatMain");
      t.activate("Test Blade", { targets: ["Test Squire"] });
      t.resolve();
      expect([t.see("Test Squire").power, t.see("Forest").tapped]).toEqual([2, true]);
    },
  );

  scenario("602.2b, 601.2f: as much less as the power of the creature targeted", (t) => {
    t.cards(`
      Test Belt {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {4}. This ability costs {X} less to activate, where X is the power of the creature it targets.`);
    t.battlefield(0, "Test Bear", "Test Belt");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.activate("Test Belt", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });
});

scenario("601.2d: divided evenly, rounded down, among the targets that are still legal", (t) => {
  t.cards(`
      Test Blaze {X}{R}
      Sorcery
      Test Blaze deals X damage divided evenly, rounded down, among any number of targets.`);
  t.hand(0, "Test Blaze");
  t.lands(0, "Mountain", 6);
  t.battlefield(1, "Test Bear");
  t.to("precombatMain");
  t.cast("Test Blaze", { x: 5, targets: [[1, "Test Bear"]] });
  t.resolve();
  expect([t.lifeOf(1), t.count(1, "graveyard", "Test Bear")]).toEqual([18, 1]);
});

scenario("601.2c: for any number of opponents, one target of each at most, or none", (t) => {
  t.cards(`
      Test Judgment {0}
      Instant
      For any number of opponents, destroy target nonland permanent that player controls.`);
  t.battlefield(1, "Test Bear", "Test Ox");
  t.hand(0, "Test Judgment", "Test Judgment");
  t.to("precombatMain");
  t.cast("Test Judgment");
  t.choose();
  t.resolveAll();
  expect(t.count(1, "battlefield")).toBe(2);
  t.cast("Test Judgment", { targets: ["Test Ox"] });
  t.resolveAll();
  expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield")]).toEqual([0, 1]);
});

scenario("601.2c: each of them with another mana value, and none above X", (t) => {
  begin(
    t,
    `
      Test Awakening {X}
      Sorcery
      Return from your graveyard to the battlefield any number of target creature cards that each have a different mana value X or less.

      Test Rat {1}
      Creature — Rat
      1/1`,
    ["Test Awakening"],
  );
  t.lands(0, "Forest", 2);
  t.graveyard(0, "Test Bear", "Test Bear", "Test Rat", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Awakening", { x: 2 });
  expect(t.refused({ ask: "choose", chosen: t.ids(0, "graveyard", "Test Bear") }).code).toBe("illegal-targets");
  expect(t.asked("choose").from).toHaveLength(3);
  t.choose("Test Bear", "Test Rat");
  settle(t);
  expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Rat")]).toEqual([1, 1]);
});

scenario("601.2d: as much as its power, divided", (t) => {
  kit(t);
  subject(
    t,
    "{0}: This creature deals damage equal to its power divided as you choose among any number of target creatures.",
    "3/3",
  );
  t.battlefield(0, "Test Subject");
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.to("precombatMain");
  t.activate("Test Subject", { targets: [["Test Bear", "Test Ogre"]], divide: [2, 1] });
  t.resolve();
  expect([t.count(1, "battlefield", "Test Bear"), t.see("Test Ogre").damage]).toEqual([0, 1]);
});

describe("601.2c: a target of each opponent, and what is left of them", () => {
  const OFFER = `
    Test Offer {0}
    Sorcery
    For each opponent, choose up to one target artifact that player controls. For each permanent chosen this way, its controller may exile it. Then if one or more of the chosen permanents are still on the battlefield, you search your library for up to that many land cards, put them onto the battlefield tapped, then shuffle.

    Test Idol {3}
    Artifact`;
  scenario(
    "608.2c: who controls each decides, and as many lands are found as are still there",
    (t) => {
      t.cards(OFFER);
      t.battlefield(1, "Test Idol");
      t.battlefield(2, "Test Idol");
      t.library(0, "Plains", "Plains", "Plains");
      t.hand(0, "Test Offer");
      t.to("precombatMain");
      t.cast("Test Offer", { targets: [["Test Idol", "Test Idol"]] });
      t.resolve();
      expect(t.asked().player).toBe(1);
      t.yes();
      expect(t.asked().player).toBe(2);
      t.no();
      expect(t.asked("choose")).toMatchObject({ min: 0, max: 1 });
      t.choose("Plains");
      expect([t.count(1, "exile", "Test Idol"), t.count(2, "battlefield", "Test Idol")]).toEqual([1, 1]);
      expect([t.count(0, "battlefield", "Plains"), t.see("Plains").tapped]).toEqual([1, true]);
    },
    { seats: 3 },
  );

  scenario("608.2c: nothing is searched for where all of them are gone", (t) => {
    t.cards(OFFER);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Offer");
    t.to("precombatMain");
    t.cast("Test Offer", { targets: [["Test Idol"]] });
    t.resolve();
    t.yes();
    expect([t.asked().ask, t.count(0, "battlefield")]).toEqual(["priority", 0]);
  });
});
