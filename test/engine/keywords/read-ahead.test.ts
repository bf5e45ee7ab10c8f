import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const SAGA = `Test Saga {W}
  Enchantment — Saga
  Read ahead
  I — You gain 1 life.
  II — You gain 3 life.
  III — You gain 9 life.`;

describe("702.155: read ahead", () => {
  scenario("702.155a-b: it enters with the chosen number of lore counters, and only that chapter triggers", (t) => {
    t.cards(SAGA);
    t.battlefield(0, "Plains");
    t.hand(0, "Test Saga");
    t.to("precombatMain");
    t.cast("Test Saga");
    t.resolve();
    if (t.asked().ask === "number") t.number(2);
    else t.option("2");
    t.resolveAll();
    expect(t.see("Test Saga").counters).toEqual({ lore: 2 });
    expect(t.lifeOf(0)).toBe(23);
    t.to("precombatMain", 3);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(32);
    expect(t.count(0, "graveyard", "Test Saga")).toBe(1);
  });

  scenario("702.155b, 714.4: begun at its final chapter it is sacrificed once that has resolved", (t) => {
    t.cards(SAGA);
    t.battlefield(0, "Plains");
    t.hand(0, "Test Saga");
    t.to("precombatMain");
    t.cast("Test Saga");
    t.resolve();
    if (t.asked().ask === "number") t.number(3);
    else t.option("3");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(29);
    expect(t.count(0, "graveyard", "Test Saga")).toBe(1);
  });
});
