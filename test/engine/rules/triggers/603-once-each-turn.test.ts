import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const SALVE = `
  Test Salve {0}
  Instant
  You gain 3 life.`;

describe("101.2, 603.2d: what triggers only so often each turn", () => {
  const twice = (limit: string) => `${SALVE}

  Test Hound {0}
  Creature — Dog
  1/1
  Whenever you gain life, put a +1/+1 counter on this creature. ${limit}

  Test Keeper {0}
  Creature — Human
  1/1
  If a triggered ability of a Dog you control triggers, that ability triggers an additional time.`;
  const cases = [
    ["", 2, 4],
    ["This ability triggers only once each turn.", 1, 1],
    ["This ability triggers only twice each turn.", 2, 2],
  ] as const;
  for (const [limit, first, both] of cases)
    scenario(`603.2d: "${limit}" with what lets it trigger an additional time`, (t) => {
      t.cards(twice(limit));
      t.battlefield(0, "Test Hound", "Test Keeper");
      t.hand(0, "Test Salve", "Test Salve");
      t.to("precombatMain");
      t.cast("Test Salve");
      t.resolve();
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      expect(t.see("Test Hound").power).toBe(1 + first);
      t.cast("Test Salve");
      t.resolve();
      t.resolveAll();
      expect(t.see("Test Hound").power).toBe(1 + both);
    });
});

describe("603.2i: do this only once each turn", () => {
  scenario("603.2i: one that triggered before it was done can't do it again", (t) => {
    t.cards(`${SALVE}

  Test Paragon {0}
  Creature — Soldier
  1/1
  Whenever you gain life, you may put a +1/+1 counter on this creature. Do this only once each turn.`);
    t.battlefield(0, "Test Paragon");
    t.hand(0, "Test Salve", "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    t.cast("Test Salve");
    t.resolve();
    expect(t.stackSize).toBe(2);
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Paragon").power).toBe(2);
  });

  scenario("603.2i: it does not trigger on what it does itself", (t) => {
    t.cards(`
  Test Dancer {0}
  Creature — Cleric
  3/3
  Whenever an enchantment you control enters, you may create a token that's a copy of it. Do this only once each turn.

  Test Sign {0}
  Enchantment
  Players can't gain life.`);
    t.battlefield(0, "Test Dancer");
    t.hand(0, "Test Sign");
    t.to("precombatMain");
    t.cast("Test Sign");
    t.resolve();
    t.resolve();
    t.yes();
    expect([t.stackSize, t.count(0, "battlefield", "Test Sign")]).toEqual([0, 2]);
  });

  scenario("603.2i, 601.2: a spell that could not be cast after all was not cast", (t) => {
    t.cards(`${SALVE}

  Test Emissary {0}
  Creature — Wizard
  3/4
  Whenever you gain life, you may cast target instant card from your graveyard. Do this only once each turn.

  Test Price {R}
  Instant
  You lose 1 life.`);
    t.battlefield(0, "Test Emissary");
    t.put(0, "graveyard", "Test Price");
    t.hand(0, "Test Salve", "Test Salve", "Mountain");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    t.choose("Test Price");
    t.resolve();
    t.yes();
    t.playLand("Mountain");
    t.cast("Test Salve");
    t.resolve();
    t.choose("Test Price");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });
});
