import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";

describe("707.9f-g: exceptions that depend on what the copy is", () => {
  scenario("707.9f: what is a creature for a while only is none to what its copy enters with", (t) => {
    kit(t);
    t.cards(`
      Test Double {0}
      Creature — Illusion
      You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.
      0/0

      Test Vale
      Land
      {0}: This land becomes a 3/3 Elemental creature until end of turn. It's still a land.`);
    t.battlefield(0, "Test Vale");
    t.hand(0, "Test Double", "Test Double", "Test Cub");
    t.to("precombatMain");
    t.activate("Test Vale");
    t.resolve();
    t.cast("Test Double");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Vale");
    const [vale, copy] = t.ids(0, "battlefield", "Test Vale");
    expect(t.seeId(vale!).types).toContain("creature");
    expect(t.seeId(copy!)).toMatchObject({ types: ["land"], counters: {} });
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Double");
    t.resolve();
    t.yes();
    t.choose("Test Cub");
    expect(t.ids(0, "battlefield", "Test Cub").map((id) => t.seeId(id).power)).toEqual([2, 3]);
  });

  const COPYING = `
    Test Wall {0}
    Creature — Wall
    You may have this creature enter as a copy of any creature on the battlefield, except it's a Wall in addition to its other types and has defender. When you do, you gain 5 life.
    0/4

    Test Reflection {0}
    Enchantment — Aura
    Enchant creature
    Nontoken creatures you control enter as a copy of enchanted creature.`;

  scenario("707.9g, 603.12: what is linked to a copy effect triggers as that is applied", (t) => {
    kit(t);
    t.cards(COPYING);
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Wall");
    t.to("precombatMain");
    t.cast("Test Wall");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Ox");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ox"), t.lifeOf(0)]).toEqual([2, 25]);
  });

  scenario("707.9g, 616.1c: if another copy effect is applied after it, it does not", (t) => {
    kit(t);
    t.cards(COPYING);
    t.battlefield(0, "Test Ox", "Test Cub");
    t.permanentWith(0, "Test Reflection", { attachedTo: 1 });
    t.hand(0, "Test Wall");
    t.to("precombatMain");
    t.cast("Test Wall");
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "option", about: "replacement" });
    t.option("Test Wall");
    t.yes();
    t.choose("Test Ox");
    settle(t);
    expect([t.count(0, "battlefield", "Test Cub"), t.lifeOf(0)]).toEqual([2, 20]);
  });
});
