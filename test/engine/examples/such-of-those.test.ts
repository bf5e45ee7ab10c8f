import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** Such of those who were told to, of what was done, of what is chosen at once. */

const RITE = `
  Test Rite {0}
  Sorcery
  Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you may return another permanent card from your graveyard to the battlefield.`;
describe("what you did of what everybody did", () => {
  scenario("608.2h: what an opponent sacrificed is nothing that you did", (t) => {
    kit(t);
    t.cards(RITE);
    t.battlefield(1, "Test Bear");
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 1]);
    expect(t.asked().ask).toBe("priority");
  });

  scenario("608.2c: another card is none of those it was sacrificed as", (t) => {
    kit(t);
    t.cards(RITE);
    t.battlefield(0, "Test Bear");
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    t.yes();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 1]);
  });
});

scenario("109.4: who controls it is said of a spell as well as of a permanent", (t) => {
  kit(t);
  t.cards(`
    Test Gust {0}
    Instant
    Return target spell or creature an opponent controls to its owner's hand.`);
  t.battlefield(0, "Mountain", "Test Bear");
  t.hand(0, "Test Spark", "Test Gust");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  expect(() => t.cast("Test Gust", { targets: ["Test Spark"] })).toThrow();
});

scenario("603.12: what triggers as something is exiled instead of dying", (t) => {
  kit(t);
  t.cards(`
    Test Warden {0}
    Creature — Treefolk
    If a creature an opponent controls would die, exile it instead. When you do, you gain 3 life.
    3/4`);
  t.battlefield(0, "Test Warden", "Mountain");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.count(1, "exile", "Test Bear")).toBe(1);
  expect(t.lifeOf(0)).toBe(20);
  t.resolve();
  expect(t.lifeOf(0)).toBe(23);
});

describe("mana in pools (106.4)", () => {
  scenario("611.3a: as long as there is so much of it, and no longer", (t) => {
    kit(t);
    t.cards(`
      Test Hoarder {0}
      Creature — Dragon
      This creature has flying as long as you have two or more unspent mana.
      This creature gets +1/+1 for each unspent green mana you have.
      1/1`);
    t.battlefield(0, "Test Hoarder", "Forest", "Mountain");
    t.to("precombatMain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([1, []]);
    t.activate("Forest");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([2, []]);
    t.activate("Mountain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([2, ["flying"]]);
    t.to("postcombatMain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([1, []]);
  });
});

scenario("702.6a: equipping for either of two costs", (t) => {
  kit(t);
  t.cards(`
    Test Crown {0}
    Artifact — Equipment
    Equipped creature gets +2/+0.
    Equip {2} or {R}`);
  t.battlefield(0, "Test Crown", "Test Bear", "Mountain");
  t.to("precombatMain");
  t.activate("Test Crown", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(4);
});

scenario("122.1, 608.2d: counters are distributed among some that are chosen as it is done", (t) => {
  kit(t);
  t.cards(`
    Test Blessing {0}
    Sorcery
    Distribute three +1/+1 counters among any number of creatures you control.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.hand(0, "Test Blessing");
  t.to("precombatMain");
  t.cast("Test Blessing");
  t.resolve();
  t.choose("Test Bear", "Test Ogre");
  t.divide(2, 1);
  expect([t.see("Test Bear").counters, t.see("Test Ogre").counters]).toEqual([{ "+1/+1": 2 }, { "+1/+1": 1 }]);
});

scenario("701.13c: a card that was milled this turn, and no other", (t) => {
  kit(t);
  t.cards(`
    Test Farmer {0}
    Creature — Zombie
    {0}: Mill a card.
    {0}: Return target land card in your graveyard that was milled this turn to your hand.
    1/1`);
  t.battlefield(0, "Test Farmer");
  t.graveyard(0, "Forest");
  t.library(0, "Mountain");
  t.to("precombatMain");
  t.activate("Test Farmer", { ability: 0 });
  t.resolve();
  t.activate("Test Farmer", { ability: 1, targets: ["Mountain"] });
  t.resolve();
  expect(t.count(0, "hand", "Mountain")).toBe(1);
});

scenario("707.10: of a spell that was cast nothing is copied that was not", (t) => {
  kit(t);
  t.cards(`
    Test Painter {0}
    Creature — Human
    {0}: Copy target spell you control that wasn't cast.
    {0}: Copy target spell you control that was cast.
    1/1`);
  t.battlefield(0, "Test Painter", "Mountain");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  expect(() => t.activate("Test Painter", { ability: 0, targets: ["Test Spark"] })).toThrow();
  t.activate("Test Painter", { ability: 1, targets: ["Test Spark"] });
  t.resolve();
  t.resolve();
  t.resolve();
  expect(t.lifeOf(1)).toBe(16);
});

scenario("608.2c: for each of those opponents who didn't do as told", (t) => {
  kit(t);
  t.cards(`
    Test Specter {0}
    Creature — Specter
    When this creature enters, any number of target opponents each discard a card. For each of those opponents who didn't discard a land card, draw a card.
    1/1`);
  t.hand(0, "Test Specter");
  t.hand(1, "Test Bear");
  t.library(0, "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Specter");
  t.resolve();
  t.choose(1);
  t.resolve();
  expect([t.count(1, "graveyard", "Test Bear"), t.count(0, "hand", "Test Ogre")]).toEqual([1, 1]);
});
