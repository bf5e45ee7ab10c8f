import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { Table } from "../../support/table.ts";

const CARDS = `
  Test Slayer {B}
  Sorcery
  Destroy target creature.

  Test Burial {B}
  Sorcery
  Destroy target creature. It can't be regenerated.`;

const IT = { what: "target", slot: 0 } as const;
function does(t: Table): void {
  t.cast("Test Deed", { targets: ["Test Bear"] });
  t.resolve();
}
function prepare(t: Table, effects: readonly Effect[]): void {
  t.cards(CARDS);
  t.define(sorcery("Test Deed", effects, [oneTarget()]));
  t.hand(0, "Test Deed");
}

describe("701: effects on permanents", () => {
  scenario("701.15a: a regeneration shield replaces one destruction: tapped, and its damage removed", (t) => {
    prepare(t, [{ do: "regenerate", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre", "Swamp", "Swamp");
    t.hand(0, "Test Slayer", "Test Slayer");
    t.to("precombatMain");
    does(t);
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(true);
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.15c: a shield is not applied where it can't be regenerated", (t) => {
    prepare(t, [{ do: "regenerate", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre", "Swamp");
    t.hand(0, "Test Burial");
    t.to("precombatMain");
    does(t);
    t.cast("Test Burial", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.29a: what is detained can't attack or block until its detainer's next turn", (t) => {
    prepare(t, [{ do: "detain", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    t.attack("Test Ogre");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
    t.to("beginningOfCombat", 2);
    t.pass(2);
    expect(t.asked().ask).toBe("priority");
    t.to("upkeep", 3);
    t.attack("Test Ogre");
    t.block(["Test Bear", "Test Ogre"]);
  });

  scenario("701.38a-b: a goaded creature attacks if able, until the goader's next turn", (t) => {
    prepare(t, [{ do: "goad", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    t.to("beginningOfCombat", 2);
    t.pass(2);
    expect(t.refused({ ask: "attackers", attacks: [] })).toMatchObject({ code: "must-attack" });
    t.attack("Test Bear");
    t.to("upkeep", 3);
    expect(t.game.state.objects[t.ids(1, "battlefield")[0]!]!.marks).toBeUndefined();
  });

  scenario("701.58c: a suspected creature has menace and can't block", (t) => {
    prepare(t, [{ do: "suspect", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    expect(t.see("Test Bear").keywords).toContain("menace");
    t.attack("Test Ogre");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("702.26d: a phased-out permanent is treated as though it did not exist, until it phases in", (t) => {
    prepare(t, [{ do: "phaseOut", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    does(t);
    expect(() => t.attack("Test Bear")).toThrow();
    t.to("upkeep", 3);
    t.attack("Test Bear");
  });

  scenario("701.10b: control is exchanged, or nothing is where both have the same controller", (t) => {
    t.cards(CARDS);
    const swap: Effect = {
      do: "exchange",
      quality: "control",
      one: { objects: IT },
      other: { objects: { what: "target", slot: 1 } },
    };
    t.define(sorcery("Test Deed", [swap], [oneTarget(), oneTarget()]));
    t.hand(0, "Test Deed", "Test Deed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect([t.see("Test Bear").controller, t.see("Test Ogre").controller]).toEqual([1, 0]);
  });

  scenario("707.2, 611.2a: a creature becomes a copy until end of turn", (t) => {
    t.cards(CARDS);
    const copy: Effect = { do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "endOfTurn" };
    t.define(sorcery("Test Deed", [copy], [oneTarget(), oneTarget()]));
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
    t.to("upkeep", 2);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("701.31a, 701.43a: monstrosity happens once; adapt only without +1/+1 counters", (t) => {
    t.cards(`Test Hydra {1}{G}
      Creature — Hydra
      2/2
      {0}: Monstrosity 3.

      Test Merfolk {U}
      Creature — Merfolk
      1/1
      {0}: Adapt 2.`);
    t.battlefield(0, "Test Hydra", "Test Merfolk");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Hydra");
      t.resolve();
      t.activate("Test Merfolk");
      t.resolve();
    }
    expect(t.see("Test Hydra").power).toBe(5);
    expect(t.see("Test Merfolk").power).toBe(3);
  });

  scenario("701.33a: bolster chooses among the creatures with the least toughness", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Deed", [{ do: "bolster", n: 2 }]));
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Bear");
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("701.44a: amass makes an Army, then makes it grow", (t) => {
    t.define(sorcery("Test Deed", [{ do: "amass", n: 2, subtype: "Orc" }]));
    t.hand(0, "Test Deed", "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    t.cast("Test Deed");
    t.resolve();
    expect(t.count(0, "battlefield")).toBe(1);
    expect(t.seeId(t.ids(0, "battlefield")[0]!)).toMatchObject({ power: 4, subtypes: ["Orc", "Army"] });
  });

  scenario("701.51a, 111.10i: incubate's token transforms into a Phyrexian with its counters", (t) => {
    t.define(sorcery("Test Deed", [{ do: "incubate", n: 3 }]));
    t.hand(0, "Test Deed");
    t.lands(0, "Plains", 2);
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    t.activate("Incubator Token");
    t.resolve();
    expect(t.see("Phyrexian Token")).toMatchObject({ power: 3, types: ["artifact", "creature"] });
  });

  scenario("701.40a: exploring finds a land for the hand, or grows and may bury the card", (t) => {
    prepare(t, [{ do: "explore", what: IT }]);
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.library(0, "Test Slayer", "Plains");
    t.to("precombatMain");
    does(t);
    expect(t.count(0, "hand", "Plains")).toBe(1);
    does(t);
    t.yes();
    expect(t.count(0, "graveyard", "Test Slayer")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("701.47a: conniving draws, discards, and grows for a nonland card", (t) => {
    prepare(t, [{ do: "connive", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Slayer");
    t.to("precombatMain");
    does(t);
    t.choose("Test Slayer");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
    expect(t.count(0, "hand", "Plains")).toBe(1);
  });

  scenario("701.34a-b: a manifested creature card is turned up for its mana cost; a land is not", (t) => {
    t.cards(CARDS);
    const top: Effect = {
      do: "manifestPermanent",
      who: { who: "you" },
      what: { what: "topOfLibrary", of: { who: "you" }, count: 2 },
    };
    t.define(sorcery("Test Deed", [top]));
    t.hand(0, "Test Deed");
    t.lands(0, "Forest", 2);
    t.library(0, "Test Bear", "Plains");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    expect(t.count(0, "battlefield", "")).toBe(2);
    const ups = t.asked("priority").actions.filter((action) => action.act === "special");
    expect(ups).toHaveLength(1);
    t.answer({ ask: "priority", action: ups[0]! });
    expect(t.see("Test Bear").power).toBe(2);
  });
});
