import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("life for mana", () => {
  const SON = `
    Test Son {0}
    Creature — Horror
    For each {B} in a cost, you may pay 2 life rather than pay that mana.
    2/2

    Test Drain {1}{B}{B}
    Sorcery
    You draw a card.

    Test Fiend {0}
    Creature — Imp
    {B}: You gain 5 life. Activate only once each turn.
    1/1`;
  scenario("118.9, 107.4f: for how many of the symbols life is paid is chosen; the generic part is mana", (t) => {
    t.cards(SON);
    t.battlefield(0, "Test Son");
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain");
    expect(t.asked("number")).toMatchObject({ about: "payment", min: 1, max: 2 });
    t.number(2);
    t.resolve();
    expect(t.lifeOf(0)).toBe(16);
    expect(t.ids(0, "battlefield", "Swamp").filter((id) => t.seeId(id).tapped)).toHaveLength(1);
  });

  scenario("118.9: of abilities too, and only for whom the effect says", (t) => {
    t.cards(SON);
    t.battlefield(0, "Test Son", "Test Fiend");
    t.battlefield(1, "Test Fiend");
    t.to("precombatMain");
    t.activate("Test Fiend");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.pass();
    expect([t.asked("priority").player, t.can("activate", "Test Fiend")]).toEqual([1, false]);
  });

  scenario("107.4e: a hybrid symbol is one of them where that half is chosen, also in what an effect asks for", (t) => {
    t.cards(`
      Test Son {0}
      Creature — Horror
      For each {B} in a cost, you may pay 2 life rather than pay that mana.
      2/2

      Test Toll {0}
      Sorcery
      You may pay {W/B}. If you do, draw a card.

      Test Pact {R/B}{R/W}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Son");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Toll", "Test Pact");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([18, 2]);
    t.cast("Test Pact");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([16, 2]);
  });
});
