import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Spade {0}
  Artifact
  {0}: Return the top creature card of your graveyard to your hand.

  Test Wrath {0}
  Sorcery
  Destroy all creatures.

  Test Wing {0}
  Creature — Bird
  Mutate {0}
  3/1`;
const lying = (t: TestGame, seat: number): readonly string[] =>
  view(t.game, seat).players[0]!.graveyard.map(({ name }) => name);

describe("404.3: cards put into a graveyard at the same time", () => {
  scenario("404.3, 404.2: lie as their owner likes, who is asked where something looks at the order", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Spade", "Test Cub", "Test Ox", "Test Raider");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Wrath");
    t.to("precombatMain");
    t.cast("Test Wrath");
    t.resolve();
    const { player, items } = t.asked("order");
    expect([player, items.map(({ text }) => text)]).toEqual([0, ["Test Cub", "Test Ox", "Test Raider"]]);
    t.order(1, 2, 0);
    expect(lying(t, 1)).toEqual(["Test Cub", "Test Raider", "Test Ox", "Test Wrath"]);
    t.activate("Test Spade");
    t.resolve();
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("404.3: where nothing that all can see looks at it, nobody is asked", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Wrath", "Test Spade");
    t.to("precombatMain");
    t.cast("Test Wrath");
    t.resolve();
    expect(t.asked().ask).toBe("priority");
  });

  scenario("727.3a, 404.3: so do the cards that one merged permanent was", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Spade", "Test Ox");
    t.hand(0, "Test Wing", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.cast("Test Slayer");
    t.resolve();
    expect(t.asked("order").items.map(({ text }) => text)).toEqual(["Test Ox", "Test Wing"]);
    t.order(1, 0);
    expect(lying(t, 1)).toEqual(["Test Ox", "Test Wing", "Test Slayer"]);
  });
});
