import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";
import type { Table } from "../../support/table.ts";

const YOU = { who: "you" } as const;

function resolves(t: Table, ...effects: Effect[]): void {
  t.define(sorcery("Test Deed", effects));
  t.hand(0, "Test Deed");
  t.to("precombatMain");
  t.cast("Test Deed");
  t.resolve();
}
const gain = (amount: number): Effect => ({ do: "gainLife", who: YOU, amount });

describe("effects on players, turns and the stack", () => {
  scenario("722.2: the monarch draws at the end of turn; combat damage to it makes another monarch", (t) => {
    t.battlefield(1, "Test Bear");
    resolves(t, { do: "becomeMonarch", who: YOU });
    t.to("end");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    t.to("upkeep", 2);
    t.attack("Test Bear");
    t.to("combatDamage");
    t.resolve();
    expect(t.game.state.monarch).toBe(1);
    t.to("end");
    expect(t.stackSize).toBe(1);
  });

  scenario("500.7: an extra turn comes directly after this one", (t) => {
    resolves(t, { do: "extraTurn", who: YOU });
    t.to("upkeep", 2);
    expect(t.turn.active).toBe(0);
    t.to("upkeep", 3);
    expect(t.turn.active).toBe(1);
  });

  scenario("500.8: an additional combat phase follows this main phase, before the usual one", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, { do: "extraPhase", phases: ["combat"], after: "this" });
    t.attack("Test Bear");
    t.to("endOfCombat");
    t.to("beginningOfCombat");
    expect(t.turn.number).toBe(1);
    expect(t.game.state.turn.combats).toBe(2);
  });

  scenario("721.1a-d: the turn ends: the stack is exiled and the cleanup step comes", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, { do: "endTurn" }, gain(5));
    expect(t.count(0, "exile", "Test Deed")).toBe(1);
    expect(t.turn.number).toBe(2);
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("614.10: a player skips the next draw step, once", (t) => {
    resolves(t, { do: "skipStep", who: { who: "opponents" }, step: "draw", next: true });
    t.to("end", 2);
    expect(t.count(1, "hand")).toBe(0);
    t.to("end", 4);
    expect(t.count(1, "hand")).toBe(1);
  });

  scenario("614.10: a player skips the next turn", (t) => {
    resolves(t, { do: "skipTurn", who: { who: "opponents" } });
    t.to("upkeep", 2);
    expect(t.turn.active).toBe(0);
  });

  scenario("720.1: a controlled player's choices are made by the other, for one turn", (t) => {
    resolves(t, { do: "controlPlayer", who: YOU, of: { who: "opponents" } });
    t.to("upkeep", 2);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked().decidedBy).toBe(0);
    t.to("upkeep", 3);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked().decidedBy).toBe(1);
  });

  scenario("706.2: a die's result is followed by its row", (t) => {
    const row = (from: number, to: number) => ({ from, to, effects: [gain(from)] });
    resolves(t, { do: "rollDie", who: YOU, sides: 6, results: [row(1, 3), row(4, 6)] });
    expect([21, 24]).toContain(t.lifeOf(0));
  });

  scenario("705.1-2: a coin is called and won or lost", (t) => {
    resolves(t, { do: "flipCoin", who: YOU, call: true, win: [gain(1)], lose: [gain(2)] });
    t.option("heads");
    expect([21, 22]).toContain(t.lifeOf(0));
  });

  scenario("701.32a: each player votes, starting with you; each vote counts", (t) => {
    resolves(t, {
      do: "vote",
      options: [
        { name: "feast", each: [gain(3)] },
        { name: "fast", each: [gain(1)] },
      ],
    });
    expect(t.asked().player).toBe(0);
    t.option("feast");
    t.option("fast");
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("701.23a-d: the greater mana value wins a clash", (t) => {
    t.library(0, "Test Bear");
    resolves(t, { do: "clash", win: [gain(3)] });
    t.yes();
    t.no();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.game.state.players[0]!.library.at(-1)).not.toBe(t.ids(0, "library", "Test Bear")[0]);
  });

  scenario("700.3: one player makes the piles, another chooses", (t) => {
    t.library(0, "Forest", "Island", "Swamp");
    resolves(t, {
      do: "separate",
      what: { what: "topOfLibrary", of: YOU, count: 3 },
      by: { who: "opponents" },
      chooser: YOU,
      chosen: [{ do: "move", what: { what: "noted", name: "chosenPile" }, to: { zone: "hand" } }],
      unchosen: [{ do: "move", what: { what: "noted", name: "otherPile" }, to: { zone: "graveyard" } }],
    });
    expect(t.asked().player).toBe(1);
    t.choose("Swamp");
    t.option("second");
    expect([t.count(0, "hand"), t.count(0, "graveyard", "Swamp")]).toEqual([2, 1]);
  });

  scenario("701.36a, 111.10f: investigating makes a Clue, which draws a card", (t) => {
    t.lands(0, "Plains", 2);
    resolves(t, { do: "investigate", who: YOU });
    t.activate("Clue Token");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(0);
  });

  scenario("114.1, 114.4: an emblem's abilities work in the command zone", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, {
      do: "getEmblem",
      who: YOU,
      abilities: [
        {
          kind: "static",
          effects: [
            {
              static: "modify",
              affects: {
                what: "all",
                filter: {
                  is: "and",
                  of: [
                    { is: "type", type: "creature" },
                    { is: "controlledBy", who: YOU },
                  ],
                },
              },
              modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
            },
          ],
        },
      ],
    });
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("701.52a, 701.52c: the Ring's bearer is legendary and is not blocked by greater power", (t) => {
    t.cards(`
      Test Ogre {3}{R}
      Creature — Ogre
      4/4`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    resolves(t, { do: "temptWithRing", who: YOU });
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.85a: cascade casts the first lesser nonland card free; the rest go under the library", (t) => {
    t.cards(`
      Test Flood {3}{U}
      Sorcery
      Draw a card.
      Cascade`);
    t.lands(0, "Island", 4);
    t.library(0, "Test Bear", "Forest", "Forest");
    t.hand(0, "Test Flood");
    t.to("precombatMain");
    t.cast("Test Flood");
    t.resolve();
    t.yes();
    expect(t.count(0, "stack", "Test Bear")).toBe(1);
    expect(t.count(0, "exile")).toBe(0);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.40a: storm counts the spells cast before it, by anybody", (t) => {
    t.cards(`Test Tide {U}
      Sorcery
      You gain 1 life.

      Test Tempest {1}{U}
      Sorcery
      You gain 1 life.
      Storm`);
    t.lands(0, "Island", 4);
    t.hand(0, "Test Tide", "Test Tide", "Test Tempest");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.resolve();
    t.cast("Test Tide");
    t.resolve();
    t.cast("Test Tempest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("707.10c: a copy may have new targets", (t) => {
    t.cards(`Test Spark {R}
      Instant
      Test Spark deals 2 damage to any target.`);
    const fork = sorcery(
      "Test Fork",
      [{ do: "copySpell", what: { what: "target", slot: 0 }, count: 1, newTargets: true }],
      [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "spell" }, in: "stack" }] }],
    );
    const [face] = fork.faces;
    t.define({ ...fork, faces: [{ ...face, typeLine: { ...face.typeLine, types: ["instant"] } }] });
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Fork", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose(0);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 18]);
  });

  scenario("728.1, 702.145d: a permanent with daybound makes it day, and turns over at night", (t) => {
    t.define({
      name: "Test Hermit",
      layout: "transform",
      faces: [
        {
          name: "Test Hermit",
          manaCost: "{1}{G}",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Human", "Werewolf"] },
          text: "Daybound",
          power: "2",
          toughness: "2",
          abilities: [{ kind: "keyword", keyword: { keyword: "daybound" } }],
        },
        {
          name: "Test Howler",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Werewolf"] },
          text: "Nightbound",
          power: "4",
          toughness: "4",
          abilities: [{ kind: "keyword", keyword: { keyword: "nightbound" } }],
        },
      ],
    });
    t.battlefield(0, "Test Hermit");
    t.to("precombatMain");
    expect(t.game.state.dayNight).toBe("day");
    t.to("upkeep", 2);
    expect(t.game.state.dayNight).toBe("night");
    expect(t.see("Test Howler").power).toBe(4);
  });

  scenario("701.45a: learning is discarding a card and drawing one", (t) => {
    t.hand(0, "Test Bear");
    resolves(t, { do: "learn", who: YOU });
    t.choose("Test Bear");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "hand", "Plains")]).toEqual([1, 1]);
  });
});
