import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("one for each of several kinds", () => {
  scenario("701.19a: a search for two kinds of card finds one of each at most", (t) => {
    t.cards(`
      Test Survey {0}
      Sorcery
      Search your library for a Forest card and a Swamp card, put those cards onto the battlefield tapped, then shuffle.`);
    t.emptyLibraries();
    t.library(0, "Forest", "Forest", "Swamp", "Test Bear");
    t.hand(0, "Test Survey");
    t.to("precombatMain");
    t.cast("Test Survey");
    t.resolve();
    const forests = t.ids(0, "library", "Forest");
    expect(t.refused({ ask: "choose", chosen: forests }).rule).toBe("701.19a");
    t.choose("Forest", "Swamp");
    expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Swamp")]).toEqual([1, 1]);
  });
});

describe("counters removed as a cost", () => {
  scenario("118.3, 122.1: counters from among several permanents, as many from each as one likes", (t) => {
    t.cards(`
      Test Press {0}
      Artifact
      Remove two +1/+1 counters from among creatures you control: You gain 3 life.`);
    t.battlefield(0, "Test Press");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.permanentWith(0, "Test Ox", { counters: { "+1/+1": 2 } });
    t.to("precombatMain");
    t.activate("Test Press", { costs: ["Test Bear", "Test Ox"] });
    t.resolveAll();
    expect([t.see("Test Bear").power, t.see("Test Ox").power, t.lifeOf(0)]).toEqual([2, 3, 23]);
  });
});

describe("where something is played from", () => {
  scenario("305.1, 603.2: a land played from exile triggers what looks for that, one from the hand doesn't", (t) => {
    t.cards(`
      Test Vault {0}
      Artifact
      Whenever you play a land from exile or cast a spell from exile, you gain 2 life.

      Test Glimpse {0}
      Sorcery
      Exile the top card of your library. You may play that card this turn.`);
    t.battlefield(0, "Test Vault");
    t.emptyLibraries();
    t.library(0, "Forest");
    t.hand(0, "Test Glimpse");
    t.to("precombatMain");
    t.cast("Test Glimpse");
    t.resolveAll();
    t.playLand("Forest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("copies that enter", () => {
  scenario("614.12, 707.5: a land that enters tapped as a copy is tapped", (t) => {
    t.cards(`
      Test Shifting Field
      Land
      You may have this land enter tapped as a copy of any land on the battlefield.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Shifting Field");
    t.to("precombatMain");
    t.playLand("Test Shifting Field");
    t.yes();
    t.choose("Forest");
    expect(t.ids(0, "battlefield", "Forest").map((id) => t.seeId(id).tapped)).toEqual([false, true]);
  });
});
