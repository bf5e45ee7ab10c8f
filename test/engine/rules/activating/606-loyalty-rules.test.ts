import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("606: effects on loyalty abilities", () => {
  const WALKER = `
    Test Walker {0}
    Planeswalker — Mage
    +1: You gain 1 life.
    −1: You gain 2 life.
    Loyalty 3`;
  const walkers = (t: Parameters<Parameters<typeof scenario>[1]>[0]): number =>
    t.asked("priority").actions.filter((one) => one.act === "activate" && t.nameOf(one.source) === "Test Walker")
      .length;

  for (const oaths of [1, 2])
    scenario(`606.3: twice each turn where ${oaths} effects say so, of each planeswalker`, (t) => {
      t.cards(`${WALKER}

      Test Oath {0}
      Enchantment
      You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.`);
      t.permanentWith(0, "Test Walker", { counters: { loyalty: 3 } });
      t.battlefield(0, ...Array.from({ length: oaths }, () => "Test Oath"));
      t.to("precombatMain");
      for (const ability of [0, 1]) {
        t.activate("Test Walker", { ability });
        t.resolveAll();
      }
      expect([t.lifeOf(0), walkers(t)]).toEqual([23, 0]);
    });

  scenario("602.5e, 606.3: nobody can activate them while an effect says so", (t) => {
    t.cards(`${WALKER}

      Test Sun {0}
      Artifact
      Players can't activate planeswalkers' loyalty abilities.`);
    t.permanentWith(0, "Test Walker", { counters: { loyalty: 3 } });
    t.battlefield(1, "Test Sun");
    t.to("precombatMain");
    expect(walkers(t)).toBe(0);
  });

  scenario("601.2f, 602.2b: they cost mana besides; without it they can't be activated", (t) => {
    t.cards(`${WALKER}

      Test Eidolon {0}
      Creature — Spirit
      Loyalty abilities of planeswalkers your opponents control cost {1} more to activate.
      2/2`);
    t.permanentWith(0, "Test Walker", { counters: { loyalty: 3 } });
    t.permanentWith(0, "Test Walker", { counters: { loyalty: 3 } });
    t.battlefield(1, "Test Eidolon");
    t.lands(0, "Plains", 1);
    t.to("precombatMain");
    t.activate("Test Walker", { ability: 0 });
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Plains").tapped, walkers(t)]).toEqual([21, true, 0]);
  });

  scenario("603.2: what looks for the activation of a loyalty ability sees no other", (t) => {
    t.cards(`${WALKER}

      Test Disciple {0}
      Creature — Monk
      {0}: You gain 10 life. Activate only once each turn.
      Whenever you activate a loyalty ability of a planeswalker, this creature deals 1 damage to each opponent.
      1/1`);
    t.permanentWith(0, "Test Walker", { counters: { loyalty: 3 } });
    t.battlefield(0, "Test Disciple");
    t.to("precombatMain");
    t.activate("Test Disciple");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(20);
    t.activate("Test Walker", { ability: 0 });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
  });
});
