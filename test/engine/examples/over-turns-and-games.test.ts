import { describe, expect, it } from "vitest";
import { abilities, spell, verdict } from "../../oracle/support.ts";
import { scenario } from "../../support/scenario.ts";

const CUB = `
  Test Cub {0}
  Creature — Bear
  2/2`;

describe("what was done over a game", () => {
  scenario("118.9, 601.2b: the first spell of a game may be cast without paying its mana cost, no later one", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Opening {1}{G}
      Instant
      If this spell is the first spell you've cast this game, you may cast it without paying its mana cost.
      You gain 1 life.`);
    t.hand(0, "Test Opening", "Test Opening", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Opening", { via: "alternative" });
    t.resolve();
    expect([t.lifeOf(0), t.can("cast", "Test Opening", "alternative")]).toEqual([21, false]);
  });
  it("601.2a: a spell that is resolving is not cast", () =>
    expect(verdict(spell("You gain 1 life. You may cast it without paying its mana cost."))).toBe("declined"));

  scenario("400.7: a creature has dealt damage or not since it is this object", (t) => {
    t.cards(`
      Test Veil {2}
      Creature — Assassin
      This creature has hexproof as long as it hasn't dealt damage yet.
      2/2

      Test Bolt {0}
      Instant
      Test Bolt deals 1 damage to target creature.`);
    t.battlefield(0, "Test Veil");
    t.hand(1, "Test Bolt");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(false);
    t.attack("Test Veil");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
    t.pass();
    expect(t.can("cast", "Test Bolt")).toBe(true);
  });
});

describe("what lasts or is asked for a turn", () => {
  scenario(
    "601.3, 508.1: a card exiled earlier may be cast on each turn on which one attacked with such a creature",
    (t) => {
      t.cards(CUB);
      t.cards(`
      Test Thief {0}
      Creature — Rogue
      Haste
      Whenever this creature attacks, exile the top card of defending player's library. During any turn you attacked with a Rogue, you may cast that card and you may spend mana as though it were mana of any color to cast that spell.
      1/1

      Test Prize {W}
      Creature — Cat
      1/1`);
      t.library(1, "Test Prize");
      t.battlefield(0, "Test Thief", "Forest");
      t.to("precombatMain");
      t.attack("Test Thief");
      t.resolve();
      t.to("precombatMain", 3);
      expect(t.can("cast", "Test Prize")).toBe(false);
      t.attack("Test Thief");
      t.to("postcombatMain");
      t.cast("Test Prize");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Prize")).toBe(1);
    },
  );

  scenario("611.2d: how much less spells cost is known as the effect begins", (t) => {
    t.cards(`
      Test Revel {0}
      Instant
      Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life your opponents have lost this turn.

      Test Sting {0}
      Instant
      Target opponent loses 2 life.

      Test Imp {2}{R}
      Creature — Imp
      2/2

      Test Ox {2}{W}
      Creature — Ox
      2/2

      Test Drake {4}{U}{B}
      Creature — Drake
      4/4`);
    t.battlefield(0, "Mountain", "Plains");
    t.hand(0, "Test Sting", "Test Revel", "Test Sting", "Test Imp", "Test Ox", "Test Drake");
    t.to("precombatMain");
    t.cast("Test Sting", { targets: [1] });
    t.resolve();
    t.cast("Test Revel");
    t.resolve();
    t.cast("Test Sting", { targets: [1] });
    t.resolve();
    expect(["Test Imp", "Test Ox", "Test Drake"].map((name) => t.can("cast", name))).toEqual([true, false, false]);
    t.cast("Test Imp");
    expect(t.stackSize).toBe(1);
  });

  scenario("614.1d, 611.2c: lands that enter while it lasts enter tapped", (t) => {
    t.cards(`
      Test Thaw {0}
      Sorcery
      Lands you control enter tapped this turn.`);
    t.hand(0, "Test Thaw", "Forest");
    t.to("precombatMain");
    t.cast("Test Thaw");
    t.resolve();
    t.playLand("Forest");
    expect(t.see("Forest").tapped).toBe(true);
  });

  scenario("302.6: neither what attacked nor what came under one's control this turn", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Ox {2}
      Creature — Ox
      2/2

      Test Elk {2}
      Creature — Elk
      2/2

      Test Muster {0}
      Sorcery
      Destroy all creatures that didn't attack or come under your control this turn.`);
    t.battlefield(0, "Test Ox", "Test Elk");
    t.hand(0, "Test Cub", "Test Muster");
    t.to("precombatMain");
    t.attack("Test Ox");
    t.to("postcombatMain");
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Muster");
    t.resolve();
    expect(["Test Ox", "Test Cub", "Test Elk"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1, 0]);
  });

  scenario("603.12, 614.6: what comes of it when a creature is exiled instead of dying", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Hunter {2}
      Creature — Wolf
      If a creature an opponent controls would die, exile it instead. When you do, create a 2/2 green Wolf creature token.
      2/2

      Test Fall {0}
      Sorcery
      Destroy all creatures you don't control.`);
    t.battlefield(0, "Test Hunter");
    t.battlefield(1, "Test Cub", "Test Cub");
    t.hand(0, "Test Fall");
    t.to("precombatMain");
    t.cast("Test Fall");
    t.resolve();
    t.order(0, 1);
    expect([t.count(1, "exile", "Test Cub"), t.stackSize]).toEqual([2, 2]);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Wolf Token")).toBe(2);
  });

  scenario("608.2c: a process is repeated for another type each time", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Charm {0}
      Enchantment

      Test Dawn {0}
      Sorcery
      Return a creature card from your graveyard to the battlefield. Then repeat this process for an enchantment and a planeswalker.`);
    t.graveyard(0, "Test Cub", "Test Charm");
    t.hand(0, "Test Dawn");
    t.to("precombatMain");
    t.cast("Test Dawn");
    t.resolve();
    expect(["Test Cub", "Test Charm"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1]);
  });
  it("115.1: not where the process has targets", () =>
    expect(verdict(spell("Destroy target creature. Repeat this process for an enchantment and a planeswalker."))).toBe(
      "declined",
    ));
  it("105.2: of either color or of both", () =>
    expect(abilities(spell("Destroy all creatures that are black and/or red."))).toMatchObject([
      { body: { effects: [{ what: { filter: { of: [{}, { is: "or" }] } } }] } },
    ]));
});
