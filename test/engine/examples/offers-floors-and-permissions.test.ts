import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

function begin(t: TestGame, cards: string, own: readonly string[], there: readonly string[] = [], lands = 0): void {
  kit(t);
  t.cards(cards);
  t.battlefield(0, ...there);
  t.lands(0, "Forest", lands);
  t.hand(0, ...own);
}

describe("101.4: what comes of an offer to each player", () => {
  const OFFER = `
    Test Twins {0}
    Sorcery
    Each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card.

    Test Tide {0}
    Sorcery
    Each player may shuffle their hand and graveyard into their library, then each player who does draws two cards.`;
  scenario("101.4: for opponents who did not take it, and for nobody else", (t) => {
    begin(t, OFFER, ["Test Twins", "Test Twins"]);
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Twins");
    t.pass(2);
    t.yes();
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "battlefield", "Forest")]).toEqual([1, 0, 1]);
    t.cast("Test Twins");
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([0, 1]);
  });

  scenario("101.4: for all who took it, once everybody has been asked", (t) => {
    begin(t, OFFER, ["Test Tide", "Test Bear"]);
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.pass(2);
    t.yes();
    t.no();
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 1]);
  });

  scenario(
    "118.12a: that player, each of several for themselves",
    (t) => {
      begin(
        t,
        `
      Test Toll {X}
      Sorcery
      Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland permanent of their choice or discards a card.`,
        ["Test Toll"],
        [],
        2,
      );
      t.hand(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Toll", { x: 2 });
      settle(t);
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2), t.count(1, "hand")]).toEqual([20, 17, 14, 0]);
    },
    { seats: 3 },
  );
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

describe("110.4a: a permanent spell of each type", () => {
  scenario("305.1, 601.3: a land and one spell of each permanent type, on one's own turns", (t) => {
    begin(
      t,
      `
      Test Tide Giver {0}
      Legendary Creature — Elemental
      During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.
      6/6

      Test Golem {0}
      Artifact Creature — Golem
      2/2

      Test Rat {0}
      Creature — Rat
      1/1

      Test Charm {0}
      Instant
      You gain 1 life.`,
      [],
      ["Test Tide Giver"],
    );
    t.graveyard(0, "Test Golem", "Test Golem", "Test Golem", "Test Rat", "Forest", "Forest", "Test Charm");
    t.to("precombatMain");
    t.playLand("Forest");
    expect([t.can("playLand", "Forest"), t.can("cast", "Test Charm")]).toEqual([false, false]);
    t.cast("Test Golem");
    settle(t);
    t.cast("Test Golem");
    settle(t);
    expect([t.can("cast", "Test Golem"), t.can("cast", "Test Rat")]).toEqual([false, false]);
    t.to("precombatMain", 3);
    expect([t.can("cast", "Test Golem"), t.can("cast", "Test Rat"), t.can("playLand", "Forest")]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("611.2c: two groups for the same while", () => {
  scenario("611.2c: each gets something else until end of turn", (t) => {
    begin(
      t,
      `
      Test Veteran {0}
      Instant
      Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn.`,
      ["Test Veteran"],
      ["Test Bear"],
    );
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Veteran");
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([3, 3]);
    t.to("precombatMain", 2);
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([2, 4]);
  });
});

describe("608.2g: any of several that were exiled", () => {
  scenario("608.2g: those that fit may be cast for nothing, the others are put away", (t) => {
    begin(
      t,
      `
      Test Experiment {0}
      Sorcery
      Exile the top three cards of your library. You may cast instant and sorcery spells with mana value 1 or less from among them without paying their mana costs. Then put all cards exiled this way that weren't cast into your graveyard.

      Test Spring {1}
      Sorcery
      You gain 4 life.`,
      ["Test Experiment"],
    );
    t.library(0, "Test Spring", "Test Bear", "Test Spring");
    t.to("precombatMain");
    t.cast("Test Experiment");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Bear"), t.count(0, "exile")]).toEqual([28, 1, 0]);
  });
});
