import { describe, expect } from "vitest";
import type { ActivatedAbility } from "../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { Rule } from "../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { view } from "../../../lib/engine/index.ts";
import { permanent, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { enchantment, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("121.1-121.9: as cards word it", () => {
  scenario("121.1, 121.2: cards are drawn from the top, one at a time", (t) => {
    t.cards(`
  Test Read {U}
  Sorcery
  Draw two cards.

  Test Eye {1}
  Artifact
  Whenever you draw a card, you gain 1 life.`);
    t.battlefield(0, "Island", "Test Eye");
    t.library(0, "Swamp", "Forest", "Mountain");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect([t.count(0, "hand", "Mountain"), t.count(0, "hand", "Forest")]).toEqual([1, 1]);
    if (t.asked().ask === "order") t.order(0, 1);
    expect(t.stackSize).toBe(2);
  });

  scenario("121.2b: who can't draw more than one card each turn draws the first of two", (t) => {
    t.cards(`
  Test Read {U}
  Instant
  Draw two cards.

  Test Cap {1}
  Artifact
  Each player can't draw more than one card each turn.`);
    t.battlefield(0, "Island", "Test Cap");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("121.2c, 121.4: the active player draws all cards first; both who drew from nothing lose", (t) => {
    t.cards(`
  Test Wheel {U}
  Sorcery
  Each player draws three cards.`);
    t.emptyLibraries();
    t.library(0, "Plains", "Plains", "Plains");
    t.library(1, "Plains");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Wheel");
    t.to("precombatMain");
    t.cast("Test Wheel");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("121.3: with an empty library a player may still choose to draw", (t) => {
    t.cards(`
  Test Lure {U}
  Sorcery
  You may draw a card.`);
    t.emptyLibraries();
    t.library(1, "Plains", "Plains");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    t.yes();
    expect(t.winners).toEqual([1]);
  });

  scenario("121.5: what is put into a hand without drawing is not drawn", (t) => {
    t.cards(`
  Test Search {G}
  Sorcery
  Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

  Test Eye {1}
  Artifact
  Whenever you draw a card, you gain 1 life.`);
    t.battlefield(0, "Forest", "Test Eye");
    t.library(0, "Mountain");
    t.hand(0, "Test Search");
    t.to("precombatMain");
    t.cast("Test Search");
    t.resolve();
    t.choose("Mountain");
    t.resolveAll();
    expect([t.count(0, "hand", "Mountain"), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("121.6, 614.11: cards drawn in place of a draw are drawn this way", (t) => {
    t.cards(`
      Test Reflection {0}
      Enchantment
      If you would draw a card, draw two cards instead.

      Test Dig {0}
      Sorcery
      Draw a card, then discard a card for each card drawn this way.`);
    t.battlefield(0, "Test Reflection");
    t.hand(0, "Test Dig", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Dig");
    t.resolve();
    t.choose("Test Cub", "Plains");
    expect([t.count(0, "graveyard"), t.count(0, "hand")]).toEqual([3, 1]);
  });

  scenario("121.6, 121.6a, 121.6b: a draw is replaced, with an empty library too, and the other draws go on", (t) => {
    t.cards(`
  Test Read {U}
  Sorcery
  Draw two cards.

  Test Fast {W}
  Enchantment
  If you would draw a card, you gain 2 life instead.`);
    t.emptyLibraries();
    t.battlefield(0, "Island", "Test Fast");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect([t.lifeOf(0), t.over]).toEqual([24, false]);
  });

  scenario("121.9: who may reveal a card as it is drawn sees it before choosing, and nobody else does", (t) => {
    t.cards(`
      Test Wonder {5}{W}
      Sorcery
      You gain 7 life.
      Miracle {W}`);
    t.lands(1, "Plains", 1);
    t.library(1, "Test Wonder");
    t.to("end", 1);
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("confirm")).toMatchObject({ player: 1, hint: "miracle" });
    expect(JSON.stringify(view(t.game, 1))).toContain("Test Wonder");
    expect(JSON.stringify(view(t.game, 0))).not.toContain("Test Wonder");
    t.no();
    expect(t.count(1, "hand", "Test Wonder")).toBe(1);
  });
});

describe("121.2", () => {
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

  scenario(
    "121.3a: one may choose that another draws from an empty library, but not if that player can't draw",
    (t) => {
      t.define(
        permanent(
          "Test Stone",
          ["artifact"],
          [does({ do: "may", who: YOU, effects: [{ do: "draw", who: { who: "opponents" }, count: 1 }] })],
        ),
      );
      t.define(enchantment("Test Drought", [ruling({ rule: "cantDrawExtra", who: { who: "opponents" } })]));
      t.emptyLibraries();
      t.library(0, "Plains", "Plains");
      t.library(1, "Plains");
      t.battlefield(0, "Test Stone");
      t.hand(0, "Test Drought");
      t.to("precombatMain");
      t.cast("Test Drought");
      t.resolve();
      t.activate("Test Stone");
      t.resolve();
      t.yes();
      expect(t.count(1, "library")).toBe(0);
      t.activate("Test Stone");
      t.resolve();
      // That player has drawn a card this turn and can draw no other.
      expect(t.asked().ask).toBe("priority");
    },
  );

  scenario("121.6c: what is done with a card that is drawn is not done with those drawn instead", (t) => {
    t.define(
      enchantment("Test Well", [
        {
          kind: "static",
          effects: [
            {
              static: "replace",
              replacement: {
                of: { on: "draw", who: YOU },
                instead: { by: "effects", effects: [{ do: "draw", who: YOU, count: 2 }] },
              },
            },
          ],
        },
      ]),
    );
    const reads = sorcery("Test Reading", [
      { do: "draw", who: YOU, count: 1, note: "drawn" },
      {
        do: "if",
        condition: { if: "is", what: { what: "noted", name: "drawn" }, filter: { is: "type", type: "land" } },
        then: [gains(5)],
      },
    ]);
    t.hand(0, "Test Well", "Test Reading");
    holding(t, reads);
    t.cast("Test Reading");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Well");
    t.resolve();
    const before = t.count(0, "hand");
    t.cast("Test Reading");
    t.resolve();
    expect([t.count(0, "hand"), t.lifeOf(0)]).toEqual([before + 1, 25]);
  });

  scenario("121.8: a card drawn while a spell is being cast can't be used for that spell's costs", (t) => {
    t.cards(`
      Test Sage {0}
      Artifact
      {T}, Sacrifice this artifact: Add {U}. When you spend this mana to cast a spell, draw a card.

      Test Pyre {U}
      Instant
      You gain 1 life.`);
    t.battlefield(0, "Test Sage");
    t.hand(0, "Test Pyre");
    t.to("precombatMain");
    t.activate("Test Sage");
    t.cast("Test Pyre");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});
