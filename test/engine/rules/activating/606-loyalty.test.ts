import { describe, expect } from "vitest";
import type { StaticAbility } from "../../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Vesa, Spring Keeper {3}{G}
  Legendary Planeswalker — Vesa
  +1: You gain 1 life.
  −2: Draw a card.
  −6: You gain 10 life.
  Loyalty 3`;

const SURCHARGE: StaticAbility = {
  kind: "static",
  effects: [
    {
      static: "rule",
      rule: {
        rule: "costs",
        what: { is: "type", type: "planeswalker" },
        who: { who: "you" },
        kind: "loyalty",
        change: { change: "loyalty", by: 1 },
      },
    },
  ],
};

describe("606: loyalty abilities", () => {
  scenario("606.2, 606.3: once a turn, in its controller's main phase with an empty stack", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Vesa, Spring Keeper", "Mountain");
    t.battlefield(1, "Mountain");
    t.hand(0, "Spark");
    t.to("upkeep", 3);
    expect(t.can("activate", "Vesa, Spring Keeper")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("Spark", { targets: [1] });
    expect(t.can("activate", "Vesa, Spring Keeper")).toBe(false);
    t.resolve();
    t.activate("Vesa, Spring Keeper", { ability: 0 });
    t.resolve();
    expect(t.can("activate", "Vesa, Spring Keeper")).toBe(false);
    t.to("precombatMain", 5);
    expect(t.can("activate", "Vesa, Spring Keeper")).toBe(true);
  });

  scenario("606.4, 107.7: the cost is to put on or remove that many loyalty counters", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Vesa, Spring Keeper");
    t.to("precombatMain");
    t.activate("Vesa, Spring Keeper", { ability: 0 });
    expect([t.see("Vesa, Spring Keeper").counters.loyalty, t.lifeOf(0)]).toEqual([4, 20]);
    t.resolve();
    t.to("precombatMain", 3);
    t.activate("Vesa, Spring Keeper", { ability: 1 });
    expect(t.see("Vesa, Spring Keeper").counters.loyalty).toBe(2);
  });

  scenario("606.4, 606.5: costs to add and to remove are combined into one", (t) => {
    t.cards(CARDS);
    t.cards("Old Mentor {2}\nCreature — Human\n1/1");
    t.gives("Old Mentor", SURCHARGE);
    t.battlefield(0, "Vesa, Spring Keeper", "Old Mentor");
    t.to("precombatMain");
    t.activate("Vesa, Spring Keeper", { ability: 0 });
    expect(t.see("Vesa, Spring Keeper").counters.loyalty).toBe(5);
    t.resolve();
    t.to("precombatMain", 3);
    t.activate("Vesa, Spring Keeper", { ability: 2 });
    t.resolve();
    expect(t.count(0, "graveyard", "Vesa, Spring Keeper")).toBe(1);
  });

  scenario("606.6: with too few counters, the total cost considered, it can't be activated", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Vesa, Spring Keeper");
    t.to("precombatMain");
    const abilities = t.asked("priority").actions.flatMap((a) => (a.act === "activate" && !a.mana ? [a.ability] : []));
    expect(abilities).toEqual([0, 1]);
  });
});

describe("606.4: as cards word it", () => {
  scenario("606.4, 107.3: loyalty counters removed for X", (t) => {
    t.cards(`
      Test Walker {0}
      Planeswalker — Ugin
      −X: Destroy each creature with toughness X or less.
      Loyalty 5`);
    t.battlefield(0, "Test Walker", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Walker", { x: 2 });
    t.resolve();
    expect([t.see("Test Walker").counters.loyalty, t.count(0, "battlefield", "Test Cub")]).toEqual([3, 0]);
    expect(t.count(0, "battlefield", "Test Ox")).toBe(1);
  });

  scenario("606.4, 601.2c: with an X for which there is a target it can be activated", (t) => {
    t.cards(`
      Test Bear {1}{G}
      Creature — Bear
      2/2

      Test Walker {0}
      Planeswalker — Ugin
      −X: Destroy target creature with mana value X.
      Loyalty 3`);
    t.battlefield(0, "Test Walker");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Walker", { x: 2, targets: ["Test Bear"] });
    t.resolve();
    expect([t.see("Test Walker").counters.loyalty, t.count(1, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });
});
