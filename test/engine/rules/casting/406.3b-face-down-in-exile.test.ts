import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const VAULT = `
  Test Vault {0}
  Artifact
  {0}: Exile the top three cards of your library face down. You may look at those cards for as long as they remain exiled.
  You may cast creature spells from among cards exiled with this artifact.

  Test Safe {0}
  Artifact
  {0}: Exile the top three cards of your library face down.
  You may cast creature spells from among cards exiled with this artifact.`;

const exiledAs = (t: TestGame, seat: number): readonly string[] =>
  view(t.game, seat).players[0]!.exile.map(({ name }) => name);

describe("406.3: cards exiled face down", () => {
  scenario("406.3, 406.3b: who may look at them sees them, and may cast those that are such spells", (t) => {
    t.cards(VAULT);
    t.battlefield(0, "Test Vault");
    t.library(0, "Test Bolt", "Test Cub", "Plains");
    t.to("precombatMain");
    t.activate("Test Vault");
    t.resolve();
    expect(exiledAs(t, 0)).toEqual(["Plains", "Test Cub", "Test Bolt"]);
    expect(exiledAs(t, 1)).toEqual(["", "", ""]);
    const castable = t.asked("priority").actions.flatMap((one) => (one.act === "cast" ? [one.card] : []));
    const seen = view(t.game, 0).players[0]!.exile;
    expect(castable).toHaveLength(1);
    expect(seen).toHaveLength(3);
    t.cast("");
    expect(t.game.state.stack.map((id) => t.nameOf(id))).toEqual(["Test Cub"]);
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cub"), exiledAs(t, 0)]).toEqual([1, ["Plains", "Test Bolt"]]);
    // 406.3: for as long as they remain exiled.
    t.to("precombatMain", 3);
    expect([exiledAs(t, 0), exiledAs(t, 1)]).toEqual([
      ["Plains", "Test Bolt"],
      ["", ""],
    ]);
  });

  scenario("406.3b, 601.3f: who may not look at them casts none of them", (t) => {
    t.cards(VAULT);
    t.battlefield(0, "Test Safe");
    t.library(0, "Test Bolt", "Test Cub", "Plains");
    t.to("precombatMain");
    t.activate("Test Safe");
    t.resolve();
    expect(exiledAs(t, 0)).toEqual(["", "", ""]);
    expect(t.asked("priority").actions.filter(({ act }) => act === "cast")).toEqual([]);
  });
});
