import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("118.12, 603.12: paid as often as they like, and then it triggers once for all of it", (t) => {
  kit(t);
  t.cards(`
    Test Rival {0}
    Creature — Human
    When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature, then return up to that many other target creatures to their owners' hands.
    1/1`);
  t.battlefield(0, "Forest", "Forest", "Forest");
  t.battlefield(1, "Test Bear", "Test Ogre", "Test Ogre");
  t.hand(0, "Test Rival");
  t.to("precombatMain");
  t.cast("Test Rival");
  t.resolve();
  t.resolve();
  t.yes();
  t.yes();
  t.no();
  t.choose("Test Bear");
  t.resolve();
  expect(t.see("Test Rival").counters).toEqual({ "+1/+1": 2 });
  expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
  expect(t.count(1, "battlefield", "Test Ogre")).toBe(2);
});

scenario("601.2b, 601.2f: as many are sacrificed as are announced, and so much less is paid", (t) => {
  kit(t);
  t.cards(`
    Test Rite {5}
    Sorcery
    As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.
    Draw a card.`);
  t.battlefield(0, "Forest", "Test Bear", "Test Bear", "Test Ogre");
  t.hand(0, "Test Rite");
  t.to("precombatMain");
  t.cast("Test Rite", { additional: [2] });
  t.choose("Test Bear");
  t.choose("Test Bear");
  t.resolve();
  expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([2, 1]);
});

const LICH = `
  Test Undying {0}
  Enchantment
  If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.`;
for (const [cards, outcome] of [
  [3, "loses nothing"],
  [1, "loses the game"],
] as const)
  scenario(`614.6, 104.3e: with ${cards} cards for 2 damage its controller ${outcome}`, (t) => {
    kit(t);
    t.cards(LICH);
    t.battlefield(0, "Test Undying", "Mountain");
    t.graveyard(0, ...Array.from({ length: cards }, () => "Plains"));
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    if (cards === 3) t.choose("Plains", "Plains");
    expect(t.lifeOf(0)).toBe(20);
    expect(t.game.state.players[0]!.lost !== undefined).toBe(cards === 1);
  });

scenario("614.12, 111.3: tokens enter with counters, for others than themselves", (t) => {
  kit(t);
  t.cards(`
    Test Spawner {0}
    Creature — Ooze
    {0}: Create a 0/0 green Ooze creature token. The token enters with X +1/+1 counters on it, where X is the number of other creatures you control.
    1/1`);
  t.battlefield(0, "Test Spawner", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Spawner");
  t.resolve();
  expect(t.see("Ooze Token").counters).toEqual({ "+1/+1": 2 });
});

scenario("611.3a: all of them have it as long as that is so, and one of them what it is", (t) => {
  kit(t);
  t.cards(`
    Test Banner {0}
    Enchantment
    Creatures you control get +1/+1. As long as you control an artifact, they also have vigilance.

    Test Maul {0}
    Artifact — Equipment
    Equipped creature gets +1/+1. As long as it's red, it gets an additional +2/+2.
    Equip {0}`);
  t.battlefield(0, "Test Banner", "Test Ogre", "Test Bear");
  t.hand(0, "Test Maul");
  t.to("precombatMain");
  expect([t.see("Test Ogre").power, t.see("Test Ogre").keywords]).toEqual([5, []]);
  t.cast("Test Maul");
  t.resolve();
  expect(t.see("Test Bear").keywords).toEqual(["vigilance"]);
  t.activate("Test Maul", { targets: ["Test Ogre"] });
  t.resolve();
  expect(t.see("Test Ogre").power).toBe(8);
  t.activate("Test Maul", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(4);
});

scenario("115.1, 608.2c: each of two target players, and only a player whose turn it is", (t) => {
  kit(t);
  t.cards(`
    Test Pact {0}
    Instant
    Choose two target players. Each of them draws a card.

    Test Bully {0}
    Creature — Giant
    {0}: Target opponent whose turn it is loses 2 life.
    1/1`);
  t.battlefield(0, "Test Bully");
  t.hand(0, "Test Pact");
  t.to("precombatMain");
  const before = [t.count(0, "hand"), t.count(1, "hand")];
  expect(t.can("activate", "Test Bully")).toBe(false);
  t.cast("Test Pact", { targets: [[0, 1]] });
  t.resolve();
  expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([before[0], before[1]! + 1]);
  t.to("upkeep", 2);
  t.pass();
  expect(t.can("activate", "Test Bully")).toBe(true);
});
