import { describe, expect } from "vitest";
import type { ActivatedAbility } from "../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { Rule } from "../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { permanent, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { enchantment, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("119.1-119.9: as cards word it", () => {
  scenario("119.1, 119.2, 119.3: 20 life; damage and effects change it", (t) => {
    t.cards(`
  Test Balm {W}
  Instant
  You gain 3 life.`);
    t.battlefield(0, "Mountain", "Plains");
    t.hand(0, "Test Spark", "Test Balm");
    t.to("precombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Balm");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 18]);
  });

  scenario("119.5: a life total that becomes a number is gained or lost", (t) => {
    t.cards(`
      Test Reckoning {W}
      Sorcery
      Each player's life total becomes the number of creatures they control.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Reckoning");
    t.battlefield(0, "Plains", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    expect(t.lifeOf(0)).toBe(2);
    expect(t.lifeOf(1)).toBe(1);
  });

  scenario("119.5: setting a life total gains or loses the difference", (t) => {
    t.define(sorcery("Test Level", [{ do: "setLife", who: { who: "each" }, amount: 10 }]));
    t.cards(`
  Test Joy {W}
  Creature — Cleric
  1/1
  Whenever you gain life, put a +1/+1 counter on this creature.`);
    t.life(0, 4);
    t.battlefield(0, "Test Joy");
    t.hand(0, "Test Level", "Test Level");
    t.to("precombatMain");
    t.cast("Test Level");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Joy").power]).toEqual([10, 10, 2]);
    t.cast("Test Level");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Joy").power]).toEqual([10, 2]);
  });

  scenario("119.6: 0 life loses", (t) => {
    t.life(1, 2);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("119.7: who can't gain life gains none by an exchange", (t) => {
    t.cards(`
  Test Drought {2}
  Artifact
  Your opponents can't gain life.

  Test Balm {W}
  Instant
  Target player gains 3 life.`);
    t.define(
      sorcery("Test Swap", [
        { do: "exchange", quality: "life", one: { players: { who: "you" } }, other: { players: { who: "opponents" } } },
      ]),
    );
    t.life(1, 5);
    t.battlefield(0, "Plains", "Test Drought");
    t.hand(0, "Test Swap", "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(5);
    t.cast("Test Swap");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 5]);
  });

  scenario("119.7, 119.8: of life totals that are redistributed nobody gets one they can't come to", (t) => {
    t.cards(`
  Test Drought {2}
  Artifact
  Your opponents can't gain life.

  Test Deal {0}
  Sorcery
  Redistribute any number of players' life totals.`);
    t.life(0, 9);
    t.life(1, 5);
    t.battlefield(0, "Test Drought");
    t.hand(0, "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal");
    t.resolve();
    // Of two players one can gain nothing: nothing is left to choose.
    t.choose(0, 1);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([9, 5]);
  });

  scenario("119.5: any number of players get the life totals of any of them", (t) => {
    t.cards(`
  Test Deal {0}
  Sorcery
  Redistribute any number of players' life totals.`);
    t.life(0, 3);
    t.hand(0, "Test Deal", "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal");
    t.resolve();
    t.choose();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([3, 20]);
    t.cast("Test Deal");
    t.resolve();
    t.choose(0, 1);
    expect([t.asked("choose").from, t.asked("choose").show]).toEqual([[0, 1], [0]]);
    t.choose(1);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 3]);
  });

  scenario("119.9, 119.10: gaining 0 life is no gain", (t) => {
    t.cards(`
  Test Joy {W}
  Creature — Cleric
  1/1
  Whenever you gain life, put a +1/+1 counter on this creature.

  Test Double {W}
  Enchantment
  If you would gain life, you gain that much life plus 1 instead.

  Test Count {G}
  Sorcery
  You gain 1 life for each Elf you control.`);
    t.battlefield(0, "Forest", "Test Joy", "Test Double");
    t.hand(0, "Test Count");
    t.to("precombatMain");
    t.cast("Test Count");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Joy").power]).toEqual([20, 1]);
  });
});

describe("119.7", () => {
  /** An enchantment with one rule. */
  const law = (...rules: readonly Rule[]): CardDefinition => ({
    name: "Test Law",
    layout: "normal",
    faces: [
      {
        name: "Test Law",
        manaCost: "{0}",
        typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
        text: "",
        abilities: [{ kind: "static", effects: rules.map((rule) => ({ static: "rule", rule })) }],
      },
    ],
  });

  const CARDS = `
  Test Healer {W}
  Creature — Cleric
  1/1
  When Test Healer enters, you gain 2 life.

  Test Study {U}
  Sorcery
  Draw two cards.`;

  scenario("119.7-8: a life total that can't change is neither damaged away nor raised", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "lifeTotalCantChange", who: { who: "each" } }));
    t.battlefield(0, "Test Law", "Mountain", "Plains");
    t.hand(0, "Test Spark", "Test Healer");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Healer");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });
});

describe("119-122: life, damage, drawing, counters", () => {
  const YOU = { who: "you" } as const;

  const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });

  const does = (...effects: readonly Effect[]): ActivatedAbility => ({
    kind: "activated",
    costs: [],
    body: { targets: [], effects },
  });

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  scenario("119.8: who can't lose life makes no exchange that would, and pays no life", (t) => {
    t.define(enchantment("Test Ward", [ruling({ rule: "cantLoseLife", who: YOU })]));
    t.define(permanent("Test Altar", ["artifact"], [{ ...does(gains(1)), costs: [{ pay: "life", amount: 1 }] }]));
    const exchange = sorcery("Test Trade", [
      { do: "exchange", quality: "life", one: { players: YOU }, other: { players: { who: "opponents" } } },
    ]);
    t.life(1, 12);
    t.battlefield(0, "Test Ward", "Test Altar");
    t.hand(0, "Test Trade");
    holding(t, exchange);
    expect(t.can("activate", "Test Altar")).toBe(false);
    t.cast("Test Trade");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 12]);
  });
});
