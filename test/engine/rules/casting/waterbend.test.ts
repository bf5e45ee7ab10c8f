import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("costs that artifacts and creatures help to pay", () => {
  scenario("601.2f-h, 602.2b: each that is tapped pays for {1}, of the part that is so", (t) => {
    t.cards(`
  Test Tide {U}
  Sorcery
  As an additional cost to cast this spell, waterbend {3}.
  You gain 1 life.

  Test Bender {0}
  Creature — Human
  Waterbend {3}: You gain 10 life.
  1/1`);
    t.battlefield(0, "Island", "Test Bender", "Plain Stone");
    t.hand(0, "Test Tide");
    t.to("precombatMain");
    expect(t.can("cast", "Test Tide")).toBe(false);
    t.activate("Test Bender");
    t.choose("Test Bender", "Plain Stone");
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(30);
    expect(t.see("Island").tapped).toBe(true);
  });
  scenario("601.2f: the mana cost itself has no help", (t) => {
    t.cards(`
  Test Tide {1}{U}
  Sorcery
  As an additional cost to cast this spell, waterbend {1}.
  You gain 1 life.`);
    t.battlefield(0, "Island", "Island", "Test Bear", "Plain Stone");
    t.hand(0, "Test Tide");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.choose("Plain Stone");
    expect(t.stackSize).toBe(1);
    expect(t.see("Test Bear").tapped).toBe(false);
  });
  scenario("107.3a: X is no greater than what mana and help pay for", (t) => {
    t.cards(`
  Test Visions {U}
  Sorcery
  As an additional cost to cast this spell, waterbend {X}.
  You gain X life.

  Test Hope {0}
  Artifact
  Waterbend {X}: You gain X life.`);
    t.battlefield(0, "Island", "Island", "Test Bear", "Plain Stone", "Test Hope");
    t.hand(0, "Test Visions");
    t.to("precombatMain");
    t.cast("Test Visions", { x: 3 });
    t.choose("Test Bear", "Plain Stone");
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(23);
    t.activate("Test Hope", { x: 1 });
    t.choose("Test Hope");
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(24);
  });
});
