import { describe, expect } from "vitest";
import { begin, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("104.3h: one can't win, and the others can't lose", (t) => {
  kit(t);
  subject(t, "You can't win the game and your opponents can't lose the game.");
  t.battlefield(0, "Test Subject");
  t.life(1, 2);
  t.lands(0, "Mountain", 1);
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  t.resolve();
  expect([t.lifeOf(1), t.over]).toEqual([0, false]);
});

describe("losing the game (104.3, 614)", () => {
  scenario("614.1a, 704.5a: instead of losing, everything is shuffled into the library", (t) => {
    t.cards(`
      Test Mirror {5}
      Artifact
      If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.`);
    t.battlefield(0, "Test Mirror", "Mountain");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Spark", "Test Bear");
    t.life(0, 2);
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    expect([t.count(0, "hand"), t.count(0, "battlefield"), t.count(0, "graveyard")]).toEqual([7, 0, 0]);
    expect(t.over).toBe(false);
  });

  scenario("704.5a, 702.90b: 0 life does not lose, damage gives poison counters then, and ten of those lose", (t) => {
    t.cards(`
      Test Unlife {2}
      Enchantment
      You don't lose the game for having 0 or less life.
      As long as you have 0 or less life, all damage is dealt to you as though its source had infect.`);
    t.battlefield(0, "Test Unlife", "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Spark");
    t.life(0, 1);
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.over]).toEqual([-1, false]);
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.game.state.players[0]!.counters.poison]).toEqual([-1, 2]);
  });

  scenario(
    "120.3a: damage leaves 1 life as long as a creature is controlled; other loss of life does not stop there",
    (t) => {
      t.cards(`
      Test Devotion {3}
      Enchantment
      If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.

      Test Drain {0}
      Sorcery
      You lose 3 life.`);
      t.battlefield(0, "Test Devotion", "Test Bear", "Mountain", "Mountain");
      t.hand(0, "Test Spark", "Test Spark", "Test Drain");
      t.life(0, 4);
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(2);
      t.cast("Test Spark", { targets: [0] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(1);
      t.cast("Test Drain");
      t.resolve();
      expect(t.winners).toEqual([1]);
    },
  );

  scenario("119.8, 702.16b, 702.26: for a turn nothing changes your life, and your permanents are phased out", (t) => {
    t.cards(`
      Test Vanishing {2}
      Instant
      Until your next turn, your life total can't change and you gain protection from everything. All permanents you control phase out.
      Exile Test Vanishing.`);
    t.battlefield(0, "Plains", "Plains", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Vanishing");
    t.to("precombatMain");
    t.cast("Test Vanishing");
    t.resolve();
    expect([
      t.count(0, "exile", "Test Vanishing"),
      t.game.state.objects[t.ids(0, "battlefield", "Test Bear")[0] ?? 0],
    ]).toEqual([1, expect.anything()]);
    t.to("declareAttackers", 2);
    t.attack("Test Ogre");
    t.to("precombatMain", 3);
    expect([t.lifeOf(0), t.see("Test Bear").tapped]).toEqual([20, false]);
  });
});

describe("how far life goes, and who can't lose", () => {
  const GRACE = `
    Test Grace {0}
    Instant
    You can't lose the game this turn and your opponents can't win the game this turn. Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.

    Test Comet {0}
    Sorcery
    Test Comet deals 30 damage to each player.`;
  scenario("104.3b, 614.1a: damage leaves one life, and who would lose does not", (t) => {
    begin(t, GRACE, ["Test Grace", "Test Comet"]);
    t.to("precombatMain");
    t.cast("Test Grace");
    settle(t);
    t.cast("Test Comet");
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([1, -10]);
    expect(t.game.state.players.map(({ lost }) => lost ?? false)).toEqual([false, true]);
  });
});
