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

  const SPHERE = `
    Test Sphere {3}
    Artifact
    As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.`;
  scenario("601.2f, 601.2h: is paid for a part of what a spell costs at least", (t) => {
    t.cards(
      `${SON}
${SPHERE}

      Test Pain {B}
      Sorcery
      You gain 1 life.`,
    );
    t.battlefield(0, "Test Son", "Test Sphere");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Pain");
    t.to("precombatMain");
    t.cast("Test Pain");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(19);
  });

  for (const [asLife, tapped] of [
    [1, 3],
    [0, 2],
  ] as const)
    scenario(`601.2b: a Phyrexian symbol as ${asLife === 1 ? "life" : "mana"} before the total is known`, (t) => {
      t.cards(
        `${SON}
${SPHERE}

        Test Bargain {B/P}
        Sorcery
        You gain 1 life.`,
      );
      t.battlefield(0, "Test Son", "Test Sphere");
      t.lands(0, "Island", 3);
      t.hand(0, "Test Bargain");
      t.to("precombatMain");
      t.cast("Test Bargain");
      t.number(asLife);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(19);
      expect(t.ids(0, "battlefield", "Island").filter((id) => t.seeId(id).tapped)).toHaveLength(tapped);
    });

  scenario("702.150a: life for mana is none for a Phyrexian symbol", (t) => {
    t.cards(
      `${SON}

      Test Traitor {1}{B}{B/P}
      Planeswalker — Traitor
      Compleated
      +1: Draw a card.
      Loyalty 6`,
    );
    t.battlefield(0, "Test Son");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Traitor");
    t.to("precombatMain");
    t.cast("Test Traitor");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Traitor").counters]).toEqual([16, { loyalty: 6 }]);
  });

  scenario("118.7: what makes a spell cost less takes the mana before life is paid for it", (t) => {
    t.cards(
      `${SON}

      Test Herald {2}
      Creature — Cleric
      Black spells you cast cost {B} less to cast.
      1/1

      Test Fire {R}{B}
      Sorcery
      You gain 1 life.`,
    );
    t.battlefield(0, "Test Son", "Test Herald");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Fire");
    t.to("precombatMain");
    t.cast("Test Fire");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});
