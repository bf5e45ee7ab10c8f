import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("votes", () => {
  scenario(
    "701.32d: additional votes are cast together with the first, and may be forgone where the text says so",
    (t) => {
      t.cards(`
      Test Council {0}
      Sorcery
      Starting with you, each player votes for bread or roses. You gain 2 life for each bread vote and draw a card for each roses vote.

      Test Herald {0}
      Creature — Human
      While voting, you may vote an additional time.
      1/1

      Test Crier {0}
      Creature — Human
      While voting, you get an additional vote.
      1/1`);
      t.battlefield(0, "Test Herald", "Test Crier");
      t.hand(0, "Test Council", "Test Council");
      t.to("precombatMain");
      const cards = t.count(0, "hand");
      t.cast("Test Council");
      t.resolve();
      t.option("bread");
      t.option("roses");
      t.option("bread");
      expect(t.asked("option").player).toBe(1);
      t.option("bread");
      expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([26, cards]);
      t.cast("Test Council");
      t.resolve();
      t.option("bread");
      t.option("bread");
      expect(t.asked("option")).toMatchObject({ player: 0, min: 0 });
      t.option();
      t.option("bread");
      expect(t.lifeOf(0)).toBe(32);
    },
  );

  scenario("701.32b: objects are voted for; those with the most votes, all of them if tied", (t) => {
    t.cards(`
      Test Verdict {0}
      Sorcery
      Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.`);
    t.battlefield(1, "Test Bear", "Test Ox", "Plain Stone");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict");
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Ox");
    expect([t.count(1, "exile"), t.count(1, "battlefield")]).toEqual([2, 1]);
  });

  scenario("101.4, 701.32a: secret votes are all cast before any is revealed", (t) => {
    t.cards(`
      Test Ballot {0}
      Sorcery
      Each player secretly votes for bread or roses, then those votes are revealed. You gain life equal to the number of roses votes.`);
    t.hand(0, "Test Ballot");
    t.to("precombatMain");
    t.cast("Test Ballot");
    t.resolve();
    t.option("roses");
    t.option("roses");
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("friends and foes", () => {
  scenario(
    "608.2d: some players are chosen as friends as it resolves, all others are foes; nobody may be one",
    (t) => {
      t.cards(`
        Test Sides {0}
        Sorcery
        For each player, choose friend or foe. Each friend gains 3 life. Each foe sacrifices a creature of their choice.`);
      for (const seat of [0, 1, 2]) t.battlefield(seat, "Test Bear");
      t.hand(0, "Test Sides", "Test Sides");
      t.to("precombatMain");
      t.cast("Test Sides");
      t.resolve();
      t.choose(0, 2);
      expect([0, 1, 2].map((seat) => [t.lifeOf(seat), t.count(seat, "battlefield")])).toEqual([
        [23, 1],
        [20, 0],
        [23, 1],
      ]);
      t.cast("Test Sides");
      t.resolve();
      t.choose();
      expect([0, 1, 2].map((seat) => [t.lifeOf(seat), t.count(seat, "battlefield")])).toEqual([
        [23, 0],
        [20, 0],
        [23, 0],
      ]);
    },
    { seats: 3 },
  );
});

describe("excess damage", () => {
  const EXCESS = `
      Test Spill {0}
      Instant
      Test Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.

      Test Ram {0}
      Sorcery
      Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.

      Test Snake {0}
      Creature — Snake
      Deathtouch, trample
      3/1`;
  scenario(
    "120.4a: what is more than lethal, damage marked already included, is dealt to the controller instead",
    (t) => {
      t.cards(EXCESS);
      t.battlefield(1, "Test Ox");
      t.hand(0, "Spark", "Test Spill");
      t.lands(0, "Mountain", 1);
      t.to("precombatMain");
      t.cast("Spark", { targets: ["Test Ox"] });
      t.resolve();
      t.cast("Test Spill", { targets: ["Test Ox"] });
      t.resolve();
      expect([t.lifeOf(1), t.count(1, "graveyard")]).toEqual([18, 1]);
    },
  );

  scenario(
    "120.4a, 702.2b: of a source with deathtouch all but 1 is excess; without trample there is none to move",
    (t) => {
      t.cards(EXCESS);
      t.battlefield(0, "Test Snake", "Test Ogre");
      t.battlefield(1, "Test Ox", "Test Bear");
      t.hand(0, "Test Ram", "Test Ram");
      t.to("precombatMain");
      t.cast("Test Ram", { targets: ["Test Snake", "Test Ox"] });
      t.resolve();
      expect(t.lifeOf(1)).toBe(18);
      t.cast("Test Ram", { targets: ["Test Ogre", "Test Bear"] });
      t.resolve();
      expect([t.lifeOf(1), t.count(1, "battlefield")]).toEqual([18, 0]);
    },
  );
});
