import { describe, expect } from "vitest";
import { permanent } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("701: done once more", () => {
  scenario("701.9f, 605.1a: mana of each type is doubled, by a mana ability", (t) => {
    t.cards(`
      Test Cube {0}
      Artifact
      {1}, {T}: Double the amount of each type of unspent mana you have.

      Test Well {0}
      Artifact
      {T}: Add {R}{R}{G}{G}{C}.`);
    t.battlefield(0, "Test Cube", "Test Well");
    t.to("precombatMain");
    t.activate("Test Well");
    expect(t.mana(0)).toBe("RRGGC");
    t.activate("Test Cube");
    expect([t.stackSize, t.mana(0)]).toEqual([0, "RRGGRRGG"]);
  });

  const FIEND = `
    Test Fiend {0}
    Enchantment
    If an opponent would face a villainous choice, they face that choice an additional time.

    Test Threat {0}
    Sorcery
    Target opponent faces a villainous choice — They lose 3 life, or you gain 4 life.`;

  scenario("701.53c, 701.53a: who faces a choice an additional time chooses twice, one after the other", (t) => {
    t.cards(FIEND);
    t.battlefield(0, "Test Fiend");
    t.hand(0, "Test Threat");
    t.to("precombatMain");
    t.cast("Test Threat", { targets: [1] });
    t.resolve();
    t.answer({ ask: "option", chosen: [0] });
    expect(t.lifeOf(1)).toBe(17);
    expect(t.asked("option").player).toBe(1);
    t.answer({ ask: "option", chosen: [1] });
    expect([t.lifeOf(0), t.lifeOf(1), t.stackSize]).toEqual([24, 17, 0]);
  });

  scenario("701.53c, 614.5: two such effects add a time each, and their controller faces choices once", (t) => {
    t.cards(FIEND);
    t.battlefield(0, "Test Fiend", "Test Fiend");
    t.battlefield(1, "Test Fiend");
    t.hand(0, "Test Threat");
    t.to("precombatMain");
    t.cast("Test Threat", { targets: [1] });
    t.resolve();
    for (let times = 0; times < 3; times++) t.answer({ ask: "option", chosen: [0] });
    expect([t.lifeOf(1), t.asked().ask]).toEqual([11, "priority"]);
  });

  scenario("700.10: what was activated this turn is known by what was done with it", (t) => {
    t.cards(`
      Test Fine {0}
      Sorcery
      Destroy target permanent that was activated this turn.

      Test Well {0}
      Artifact
      {T}: You gain 1 life.`);
    t.battlefield(1, "Test Well", "Test Well");
    t.hand(0, "Test Fine");
    t.to("precombatMain");
    expect(t.can("cast", "Test Fine")).toBe(false);
    t.pass();
    t.activate("Test Well");
    t.resolve();
    t.cast("Test Fine");
    if (t.asked().ask === "choose") expect(t.asked("choose").from).toHaveLength(1);
    settle(t);
    expect(t.count(1, "battlefield", "Test Well")).toBe(1);
    expect(t.see("Test Well").tapped).toBe(false);
  });

  scenario("700.3b: the objects of a pile enter each for itself", (t) => {
    t.cards(`
      Test Reckoning {0}
      Sorcery
      Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield.

      Test Watcher {0}
      Enchantment
      Whenever a creature you control enters, you gain 1 life.`);
    t.battlefield(0, "Test Watcher");
    t.graveyard(0, "Test Cub", "Test Ox", "Test Raider");
    t.hand(0, "Test Reckoning");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    t.choose("Test Cub");
    t.option("first");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ox"), t.count(0, "battlefield", "Test Raider")]).toEqual([1, 1]);
    expect([t.count(0, "exile", "Test Cub"), t.lifeOf(0)]).toEqual([1, 22]);
  });

  scenario("701.58d: what is suspected is not suspected again, and is so no more after once", (t) => {
    t.cards(`
      Test Case {0}
      Sorcery
      Suspect target creature.

      Test Clear {0}
      Sorcery
      Target creature is no longer suspected.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Case", "Test Case", "Test Clear");
    t.to("precombatMain");
    for (const [spell, suspected] of [
      ["Test Case", true],
      ["Test Case", true],
      ["Test Clear", false],
    ] as const) {
      t.cast(spell);
      t.resolve();
      expect(t.see("Test Cub").keywords.includes("menace")).toBe(suspected);
    }
  });

  scenario("701.39c: what is not on the battlefield can't be exerted, for a cost of its own neither", (t) => {
    t.define(
      permanent(
        "Test Shade",
        ["creature"],
        [
          {
            kind: "activated",
            from: "graveyard",
            costs: [{ pay: "exert" }],
            body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 2 }] },
            text: "Exert this creature: You gain 2 life.",
          },
        ],
        { power: "1", toughness: "1" },
      ),
    );
    t.graveyard(0, "Test Shade");
    t.to("precombatMain");
    expect(t.can("activate", "Test Shade")).toBe(false);
  });
});
