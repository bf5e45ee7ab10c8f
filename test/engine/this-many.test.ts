import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("how many, and which, where replacements and several players change that", () => {
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

  scenario("608.2c, 614.6: 'that token' is each token that is created", (t) => {
    t.cards(`
      Test Nest {0}
      Enchantment
      If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

      Test Shell {0}
      Creature — Turtle
      When this creature dies, if it had one or more counters on it, create a 0/0 green and blue Fractal creature token, then put this creature's counters on that token.
      1/1`);
    t.battlefield(0, "Test Nest");
    t.permanentWith(0, "Test Shell", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Slayer", { targets: ["Test Shell"] });
    t.resolveAll();
    expect([t.see("Fractal Token").power, t.see("Squirrel Token").power]).toEqual([2, 3]);
  });

  scenario("101.4, 701.16a: each player reveals the top card of their own library", (t) => {
    t.cards(`
      Test Parley {0}
      Sorcery
      Each player reveals the top card of their library. For each land card revealed this way, you gain 1 life.`);
    t.library(1, "Test Cub");
    t.hand(0, "Test Parley");
    t.to("precombatMain");
    t.cast("Test Parley");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.2c: 'a counter is put' happens once for each counter", (t) => {
    t.cards(`
      Test Sage {0}
      Creature — Wizard
      Whenever a +1/+1 counter is put on this creature, you gain 1 life.
      1/1

      Test Boon {0}
      Sorcery
      Put three +1/+1 counters on target creature.`);
    t.battlefield(0, "Test Sage");
    t.hand(0, "Test Boon");
    t.to("precombatMain");
    t.cast("Test Boon", { targets: ["Test Sage"] });
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("607.3: 'the exiled card' is each of them", (t) => {
    t.cards(`
      Test Heights {0}
      Artifact
      Hideaway 1
      {0}: You may play the exiled card without paying its mana cost if you control a creature.

      Test Herald {0}
      Creature — Angel
      If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
      1/1`);
    t.battlefield(0, "Test Herald");
    t.library(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Heights");
    t.to("precombatMain");
    t.cast("Test Heights");
    t.resolve();
    for (let i = 0; i < 2; i++) {
      t.resolve();
      if (t.asked().ask === "choose") t.choose(i === 0 ? "Test Ox" : "Test Cub");
    }
    t.activate("Test Heights");
    t.resolve();
    for (let left = 2; left > 0; left--) {
      const { from } = t.asked("choose");
      expect(from.length).toBe(left);
      t.answer({ ask: "choose", chosen: from.slice(0, 1) });
    }
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("702.26d: what is done to a permanent later is not done to one that is phased out", (t) => {
    t.cards(`
      Test Spark Elemental {0}
      Creature — Elemental
      When this creature enters, sacrifice it at the beginning of the next end step.
      3/1

      Test Veil {0}
      Instant
      Target creature phases out.`);
    t.hand(0, "Test Spark Elemental", "Test Veil");
    t.to("precombatMain");
    t.cast("Test Spark Elemental");
    t.resolveAll();
    t.cast("Test Veil", { targets: ["Test Spark Elemental"] });
    t.resolve();
    t.to("upkeep", 3);
    expect(t.count(0, "battlefield", "Test Spark Elemental")).toBe(1);
  });

  scenario("701.10b, 400.7a: control of a permanent and of a spell is exchanged", (t) => {
    t.cards(`
      Test Chimera {0}
      Creature — Chimera
      Whenever an opponent casts a spell, you may exchange control of this creature and that spell. If you do, you may choose new targets for the spell.
      3/3`);
    t.battlefield(1, "Test Chimera");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    t.yes();
    // There is no target that it could choose anew.
    t.no();
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Chimera")]).toEqual([1, 1]);
  });

  scenario("702.62a, 305.2b: what is suspended is played, as a land if one of its faces is one", (t) => {
    t.cards(`
      Test Warrior {5}{R}
      Creature — Minotaur
      Suspend 1—{0}
      4/5
      // modal_dfc
      Test Cliff
      Land
      This land enters tapped.`);
    t.hand(0, "Test Warrior");
    t.to("precombatMain");
    t.special("suspend");
    t.to("upkeep", 3);
    t.resolve();
    t.resolve();
    t.choose("Test Warrior");
    t.option("Test Cliff");
    expect([t.count(0, "battlefield", "Test Cliff"), t.game.state.players[0]!.landsPlayed]).toEqual([1, 1]);
  });
});
