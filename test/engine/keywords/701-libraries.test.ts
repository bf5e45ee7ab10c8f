import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

const top = (t: TestGame, seat: number): string => t.nameOf(t.game.state.players[seat]!.library.at(-1)!);

describe("701.14, 701.16-20: libraries that are searched, sorted and shuffled", () => {
  scenario("701.14c: who plays with the top card revealed shows whatever comes to lie there", (t) => {
    t.cards(`
      Test Glass {0}
      Artifact
      Play with the top card of your library revealed.

      Test Pry {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Glass");
    t.library(0, "Test Ox", "Test Cub");
    t.hand(0, "Test Pry");
    t.to("precombatMain");
    const seen = () => view(t.game, 1).players[0]!.library!.map(({ name }) => name);
    expect(seen()).toEqual(["Test Cub"]);
    t.cast("Test Pry");
    t.resolve();
    expect(seen()).toEqual(["Test Ox"]);
  });

  scenario("701.16c: a card that was revealed is another for all who saw it once it is shuffled", (t) => {
    t.cards(`
      Test Glass {0}
      Artifact
      Play with the top card of your library revealed.

      Test Stir {0}
      Sorcery
      Shuffle your library.`);
    t.emptyLibraries();
    t.battlefield(0, "Test Glass");
    t.library(0, "Test Ox", "Test Ox");
    t.hand(0, "Test Stir", "Test Stir", "Test Stir");
    t.to("precombatMain");
    const seen = new Set<unknown>();
    const look = () => seen.add(view(t.game, 1).players[0]!.library![0]!.id);
    look();
    for (let times = 0; times < 3; times++) {
      t.cast("Test Stir");
      t.resolve();
      look();
    }
    expect(seen.size).toBe(4);
  });

  scenario("701.18c, 101.4: several scry: each decides knowing what was decided before, then all cards move", (t) => {
    t.cards(`
      Test Omen {0}
      Sorcery
      Each player scries 1.

      Test Seer {0}
      Enchantment
      Whenever you scry, you gain 1 life.`);
    t.battlefield(1, "Test Seer");
    t.library(0, "Test Ox", "Test Cub");
    t.library(1, "Test Ox", "Test Cub");
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ player: 0, about: "scry" });
    t.choose("Test Cub");
    expect(t.asked("choose")).toMatchObject({ player: 1, about: "scry" });
    expect(top(t, 0)).toBe("Test Cub");
    t.choose();
    expect([top(t, 0), top(t, 1)]).toEqual(["Test Ox", "Test Cub"]);
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 21]);
  });

  scenario("701.18c, 701.42a: several surveil: what they put into graveyards goes there at the same time", (t) => {
    t.cards(`
      Test Gloom {0}
      Sorcery
      Each player surveils 2.`);
    t.library(0, "Test Ox", "Test Cub");
    t.library(1, "Test Ox", "Test Cub");
    t.hand(0, "Test Gloom");
    t.to("precombatMain");
    t.cast("Test Gloom");
    t.resolve();
    t.choose("Test Cub");
    expect(t.count(0, "graveyard", "Test Cub")).toBe(0);
    t.choose("Test Ox", "Test Cub");
    settle(t);
    expect([t.count(0, "graveyard", "Test Cub"), t.count(1, "graveyard")]).toEqual([1, 2]);
    expect(top(t, 0)).toBe("Test Ox");
  });

  const SPY = `
    Test Spy {0}
    Enchantment
    Whenever you search your library, you gain 1 life.`;

  scenario("701.19h: what an effect has a player search for before a shuffle is one search", (t) => {
    t.cards(`${SPY}

      Test Quest {0}
      Sorcery
      Search your library for a creature card, reveal it, and put it into your hand. Then search your library for an artifact card, reveal it, and put it into your hand. Then shuffle.`);
    t.battlefield(0, "Test Spy");
    t.library(0, "Test Ox", "Plain Stone");
    t.hand(0, "Test Quest");
    t.to("precombatMain");
    t.cast("Test Quest");
    t.resolve();
    settle(t);
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([21, 2]);
  });

  scenario("701.19h, 701.20a: once it was shuffled it is searched anew, as it is by another effect", (t) => {
    t.cards(`${SPY}

      Test Twice {0}
      Sorcery
      Search your library for a creature card, put it into your hand, then shuffle. Then search your library for an artifact card, put it into your hand, then shuffle.`);
    t.battlefield(0, "Test Spy");
    t.library(0, "Test Ox", "Plain Stone");
    t.hand(0, "Test Twice", "Test Twice");
    t.to("precombatMain");
    t.cast("Test Twice");
    t.resolve();
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
    t.cast("Test Twice");
    t.resolve();
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("701.19i, 101.4: several search: they choose in turn order, and what they found enters together", (t) => {
    t.cards(`
      Test Bounty {0}
      Sorcery
      Each player searches their library for a creature card and puts it onto the battlefield. Then each player who searched their library this way shuffles.

      Test Host {0}
      Creature — Ox
      Whenever another creature enters, you gain 1 life.
      1/1`);
    t.library(0, "Test Host");
    t.library(1, "Test Host");
    t.hand(0, "Test Bounty");
    t.to("precombatMain");
    t.cast("Test Bounty");
    t.resolve();
    expect(t.asked("choose").player).toBe(0);
    t.choose("Test Host");
    expect(t.asked("choose").player).toBe(1);
    expect(t.count(0, "battlefield")).toBe(0);
    t.choose("Test Host");
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 21]);
  });

  scenario("701.20f, 603.2c: shuffled for two cards at the same time, it was shuffled twice", (t) => {
    t.cards(`
      Test Titan {0}
      Creature — Giant
      If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead.
      8/8

      Test Dealer {0}
      Enchantment
      Whenever you shuffle your library, you gain 1 life.

      Test Wrath {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Titan", "Test Titan", "Test Dealer");
    t.hand(0, "Test Wrath");
    t.to("precombatMain");
    t.cast("Test Wrath");
    t.resolve();
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Titan")]).toEqual([22, 0]);
  });
});
