import { describe, expect } from "vitest";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("112.1, 112.2, 112.3: as cards word it", () => {
  scenario("112.1: a card is a spell from when it is put on the stack until it resolves", (t) => {
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    expect([t.count(0, "hand"), t.count(0, "stack", "Test Bear")]).toEqual([0, 1]);
    t.resolve();
    expect([t.stackSize, t.count(0, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("112.2, 110.2b: a spell is controlled by who cast it; a permanent by who controlled the spell", (t) => {
    t.cards(`
  Test Seize {U}
  Instant
  Gain control of target spell.`);
    t.lands(0, "Forest", 2);
    t.lands(1, "Island", 1);
    t.hand(0, "Test Bear");
    t.hand(1, "Test Seize");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Seize");
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(1);
  });

  scenario("112.2, 608.2c: who gained control of a spell is who it speaks to", (t) => {
    t.cards(`
  Test Seize {0}
  Instant
  Gain control of target spell.

  Test Gift {0}
  Sorcery
  You gain 3 life. Each opponent loses 1 life.

  Test Watch {0}
  Enchantment
  Whenever a creature you control enters, you gain 10 life.

  Test Cub {0}
  Creature — Bear
  1/1`);
    t.battlefield(0, "Test Watch");
    t.hand(0, "Test Gift", "Test Cub");
    t.hand(1, "Test Seize", "Test Seize");
    t.to("precombatMain");
    for (const spell of ["Test Gift", "Test Cub"]) {
      t.cast(spell);
      t.pass();
      t.cast("Test Seize", { targets: [spell] });
      t.resolve();
      t.resolve();
    }
    // 110.2b: it enters under that player's control, not under its caster's to be taken from them.
    expect([t.lifeOf(0), t.lifeOf(1), t.stackSize, t.see("Test Cub").controller]).toEqual([19, 23, 0, 1]);
  });

  scenario("112.3, 112.4, 400.7a: what changes a permanent spell goes on changing the permanent", (t) => {
    t.cards(`
  Test Dye {U}
  Instant
  Target spell becomes blue.`);
    t.lands(0, "Forest", 2);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Bear", "Test Dye");
    t.to("precombatMain");
    t.cast("Test Bear");
    const green = characteristicsOf(t.game, t.game.state.stack[0]!).colors;
    t.cast("Test Dye");
    t.resolveAll();
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    expect([characteristicsOf(t.game, bear!).colors === green, t.seeId(bear!).colors]).toEqual([false, "U"]);
  });
});

describe("110-113: permanents, tokens, copies, abilities", () => {
  const YOU = { who: "you" } as const;

  const TARGET = { what: "target", slot: 0 } as const;

  const ANY = { is: "any" } as const;

  const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  scenario("112.1b, 112.2a: a copy of another's card that is cast is one's own, and no card", (t) => {
    t.define(sorcery("Test Rain", [gains(4)]));
    t.graveyard(1, "Test Rain");
    holding(
      t,
      sorcery(
        "Test Echo",
        [{ do: "castCopy", who: YOU, what: TARGET }],
        [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: ANY, in: "graveyard" }] }],
      ),
    );
    t.cast("Test Echo");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    else if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [t.asked("choose").from[0]!] });
    const [copy] = t.game.state.stack;
    expect(t.game.state.objects[copy!]).toMatchObject({ kind: "copy", owner: 0, controller: 0 });
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Rain")]).toEqual([24, 1]);
  });
});
