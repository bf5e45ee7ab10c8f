import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

/** 106.3: with which mana a spell was cast, and with none. */

describe("106.3: using mana that it produced", () => {
  scenario("603.2: once a spell, and not of other mana", (t) => {
    kit(t);
    t.cards(`Test Barracks
      Land
      {T}: Add {G}.
      Whenever you cast a creature spell using mana produced by Test Barracks, you gain 3 life.`);
    t.battlefield(0, "Test Barracks");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Barracks");
    t.cast("Test Bear");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.resolve();
    t.cast("Test Bear");
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("601.2h: no mana at all", () => {
  scenario("702.51a: what can't be paid with mana is paid with what convokes it", (t) => {
    kit(t);
    t.cards(`
      Test Grave {1}{G}
      Creature — Plant
      You can't spend mana to cast this spell.
      Convoke
      4/4

      Test Spell {1}{G}
      Sorcery
      You can't spend mana to cast this spell.
      Draw a card.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.hand(0, "Test Grave", "Test Spell");
    t.to("precombatMain");
    expect([t.can("cast", "Test Grave"), t.can("cast", "Test Spell")]).toEqual([true, false]);
    t.cast("Test Grave");
    t.choose("Test Bear", "Test Bear");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Grave")).toBe(1);
    expect(t.game.state.battlefield.filter((id) => t.seeId(id).tapped).map((id) => t.nameOf(id))).toEqual([
      "Test Bear",
      "Test Bear",
    ]);
  });
});
