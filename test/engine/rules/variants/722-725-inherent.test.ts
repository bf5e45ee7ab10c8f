import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Crown {0}
  Sorcery
  You become the monarch.

  Test Claim {0}
  Sorcery
  You take the initiative.

  Test Depths
  Dungeon — Undercity
  Mouth — You gain 5 life. (Leads to: Throne)
  Throne — You gain 6 life.

  Test Stone {0}
  Artifact`;

const YOU = { who: "you" } as const;
const radiation = sorcery("Test Fallout", [{ do: "playerCounters", who: YOU, kind: "rad", count: 3 }]);

/** Player 0 has it, and player 1 attacks with two creatures. */
function attacked(t: TestGame, card: string): void {
  t.cards(CARDS);
  t.battlefield(1, "Test Raider", "Test Raider");
  t.hand(0, card);
  t.to("precombatMain");
  t.cast(card);
  t.resolve();
  t.resolveAll();
  t.to("precombatMain", 2);
  t.attack("Test Raider", "Test Raider");
  t.to("combatDamage");
}

describe("722, 723, 725: triggered abilities that have no source", () => {
  scenario("722.2: they have no source, though a card made somebody the monarch", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Crown");
    t.to("precombatMain");
    t.cast("Test Crown");
    t.resolve();
    t.to("end", 1);
    const [draws] = t.game.state.stack;
    expect(t.game.state.objects[draws!]).toMatchObject({ controller: 0, triggered: true });
    expect(t.game.state.objects[draws!]!.source).toBeUndefined();
    expect(view(t.game, 1).stack[0]).toMatchObject({ kind: "triggered", name: "the monarch", controller: 0 });
  });

  scenario(
    "722.2: controlled by who was the monarch as they triggered: each creature's damage triggers for them",
    (t) => {
      attacked(t, "Test Crown");
      t.order(0, 1);
      expect(t.game.state.stack.map((id) => t.game.state.objects[id]!.controller)).toEqual([0, 0]);
      t.resolve();
      expect(t.game.state.monarch).toBe(1);
      // The other one, too, was the old monarch's; its creature's controller stays the monarch.
      expect(t.game.state.objects[t.game.state.stack[0]!]!.controller).toBe(0);
      t.resolve();
      expect(t.game.state.monarch).toBe(1);
    },
  );

  scenario("723.2: one trigger for all creatures, controlled by who had the initiative", (t) => {
    attacked(t, "Test Claim");
    expect(t.game.state.stack.map((id) => t.game.state.objects[id]!.controller)).toEqual([0]);
    t.resolve();
    expect([t.game.state.initiative, t.stackSize]).toEqual([1, 1]);
    expect(t.game.state.objects[t.game.state.stack[0]!]!.controller).toBe(1);
  });

  scenario(
    "722.4, 723.4: who has them leaves: they are the active player's at once, and so are their abilities",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Crown", "Test Claim");
      t.to("precombatMain");
      for (const card of ["Test Crown", "Test Claim"]) {
        t.cast(card);
        t.resolve();
        t.resolveAll();
      }
      t.to("precombatMain", 2);
      const before = t.count(1, "hand");
      t.concede(0);
      expect([t.game.state.monarch, t.game.state.initiative]).toEqual([1, 1]);
      t.resolveAll();
      expect(t.count(1, "command", "Test Depths")).toBe(1);
      t.to("end", 2);
      t.resolveAll();
      expect(t.count(1, "hand")).toBe(before + 1);
    },
    { seats: 3 },
  );

  scenario(
    "722.4, 723.4: the active player leaves: the next in turn order has them",
    (t) => {
      t.cards(CARDS);
      t.hand(0, "Test Crown", "Test Claim");
      t.to("precombatMain");
      t.cast("Test Crown");
      t.resolve();
      t.cast("Test Claim");
      t.resolve();
      t.resolveAll();
      t.concede(0);
      expect([t.game.state.monarch, t.game.state.initiative]).toEqual([1, 1]);
    },
    { seats: 3 },
  );

  scenario(
    "722.4: not one who can't become the monarch; where nobody can there is none",
    (t) => {
      t.cards(CARDS);
      t.gives("Test Stone", {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "cantBecomeMonarch", who: YOU } }],
      });
      t.battlefield(1, "Test Stone");
      t.hand(0, "Test Crown");
      t.to("precombatMain");
      t.cast("Test Crown");
      t.resolve();
      t.concede(0);
      expect(t.game.state.monarch).toBe(2);
    },
    { seats: 3 },
  );

  scenario("722.5: what rests on who is the monarch does nothing while there is none", (t) => {
    t.cards(CARDS);
    t.gives("Test Raider", {
      kind: "static",
      if: { if: "designation", of: { who: "opponents" }, designation: "monarch" },
      effects: [
        { static: "modify", affects: { what: "self" }, modifications: [{ modify: "addPT", power: 2, toughness: 0 }] },
      ],
    });
    t.battlefield(1, "Test Raider");
    t.hand(0, "Test Crown");
    t.to("precombatMain");
    expect(t.see("Test Raider").power).toBe(2);
    t.cast("Test Crown");
    t.resolve();
    expect(t.see("Test Raider").power).toBe(4);
  });

  scenario("725.1, 122.1i: rad counters: mill that many, lose 1 life and one counter for each nonland card", (t) => {
    t.cards(CARDS);
    t.define(radiation);
    t.emptyLibraries();
    t.library(0, "Plains", "Plains", "Plains", "Plains", "Plains", "Test Stone", "Plains", "Test Stone", "Plains");
    t.library(1, "Plains", "Plains", "Plains");
    t.hand(0, "Test Fallout");
    t.to("precombatMain");
    t.cast("Test Fallout");
    t.resolve();
    expect(t.countersOf(0)).toEqual({ rad: 3 });
    t.to("precombatMain", 3);
    const [radiates] = t.game.state.stack;
    expect(t.game.state.objects[radiates!]).toMatchObject({ controller: 0 });
    expect(t.game.state.objects[radiates!]!.source).toBeUndefined();
    t.resolve();
    expect([t.lifeOf(0), t.countersOf(0), t.count(0, "graveyard")]).toEqual([18, { rad: 1 }, 4]);
    t.to("precombatMain", 5);
    t.resolve();
    expect([t.lifeOf(0), t.countersOf(0)]).toEqual([18, { rad: 1 }]);
  });
});
