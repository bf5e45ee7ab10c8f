import { describe, expect } from "vitest";
import type { Rule } from "../../../lib/engine/abilities/statics.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { scenario } from "../../support/scenario.ts";

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

const ENTERING = { on: "move", object: { is: "type", type: "creature" }, to: "battlefield" } as const;

describe("rules that effects change", () => {
  scenario("603.2d: an ability triggers an additional time", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "triggersTwice", when: ENTERING }));
    t.battlefield(0, "Test Law", "Plains");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("603.2d: a triggered ability of a permanent, not one that a card in a graveyard has", (t) => {
    t.cards(CARDS);
    t.cards(`
      Loud Gate {4}
      Artifact
      If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

      Patient Bones {B}
      Creature — Skeleton
      When a Cleric enters, you may return this card from your graveyard to the battlefield.
      1/1`);
    t.battlefield(0, "Loud Gate", "Plains");
    t.graveyard(0, "Patient Bones");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1, 2);
    expect(t.stackSize).toBe(3);
  });

  scenario("603.2: creatures that enter don't cause abilities to trigger", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "triggersNot", when: ENTERING }));
    t.battlefield(0, "Test Law", "Plains");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("609.4b: mana is spent as though it were mana of any color", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "spendAsThoughAny", who: { who: "you" }, mode: "color" }));
    t.battlefield(0, "Test Law", "Forest");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

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

  scenario("121.2: a player who can't draw more than one card each turn draws one", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "cantDrawExtra", who: { who: "each" } }));
    t.battlefield(0, "Test Law", "Island");
    t.hand(0, "Test Study");
    t.to("precombatMain");
    t.cast("Test Study");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("120.3b: damage as though its source had infect", (t) => {
    t.cards(CARDS);
    t.define(
      law({ rule: "damageAsCounters", who: { what: "all", filter: { is: "any" }, in: "stack" }, kind: "infect" }),
    );
    t.battlefield(0, "Test Law", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([20, 2]);
  });

  scenario("118.9: a spell is cast for another cost rather than its mana cost", (t) => {
    t.cards(CARDS);
    t.define(
      law({
        rule: "alternativeCost",
        what: { is: "type", type: "creature" },
        who: { who: "you" },
        cost: [{ pay: "life", amount: 3 }],
      }),
    );
    t.battlefield(0, "Test Law");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer", { via: "alternative" });
    expect(t.lifeOf(0)).toBe(17);
  });
});
