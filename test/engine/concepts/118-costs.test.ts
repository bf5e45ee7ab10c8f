import { describe, expect } from "vitest";
import type { CostChange } from "../../../lib/engine/abilities/statics.ts";
import { permanent, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

describe("118: costs", () => {
  scenario("118.1, 118.2, 118.3a: a cost is paid in full before the spell is cast; mana leaves the pool", (t) => {
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Forest");
    t.activate("Forest");
    t.activate("Forest");
    t.cast("Test Bear");
    expect(t.mana(0)).toBe("G");
  });

  scenario("118.3, 119.4: life is paid only if there is as much", (t) => {
    t.cards(`
  Test Idol {1}
  Artifact
  Pay 2 life: Put a charge counter on this artifact.`);
    t.life(0, 3);
    t.battlefield(0, "Test Idol");
    t.to("precombatMain");
    t.activate("Test Idol");
    expect(t.lifeOf(0)).toBe(1);
    expect(t.can("activate", "Test Idol")).toBe(false);
    t.resolve();
    expect(t.see("Test Idol").counters.charge).toBe(1);
  });

  scenario("118.3c: a trigger that asks for mana may go unpaid though there is mana", (t) => {
    t.cards(`
  Test Toll {B}
  Creature — Imp
  2/2
  At the beginning of your upkeep, sacrifice this creature unless you pay {B}.`);
    t.lands(0, "Swamp", 1);
    t.battlefield(0, "Test Toll");
    t.resolve();
    t.no();
    expect(t.count(0, "graveyard", "Test Toll")).toBe(1);
    expect(t.see("Swamp").tapped).toBe(false);
  });

  scenario("118.5, 118.5a: a spell that costs {0} has to be cast all the same", (t) => {
    t.cards(`
  Test Mote {0}
  Artifact`);
    t.hand(0, "Test Mote");
    t.to("precombatMain");
    expect(t.count(0, "battlefield")).toBe(0);
    expect(t.can("cast", "Test Mote")).toBe(true);
  });

  scenario("118.6, 118.6a: a card without mana cost can't be cast, but may be cast without paying it", (t) => {
    t.cards(`
  Test Idea
  Sorcery
  You gain 3 life.
  Suspend 1—{U}

  Test Spark {R}
  Creature — Elemental
  1/1`);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Idea");
    t.to("precombatMain");
    expect(t.can("cast", "Test Idea")).toBe(false);
    const action = t.asked("priority").actions.find(({ act }) => act === "special")!;
    t.answer({ ask: "priority", action });
    t.to("upkeep", 3);
    while (t.stackSize > 0 || t.asked().ask !== "priority") {
      if (t.asked().ask === "choose") t.choose("Test Idea");
      else t.pass();
    }
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("118.7, 118.7a: reducing generic mana leaves colored mana as it is", (t) => {
    t.cards(`
  Test Guide {1}
  Artifact
  Creature spells you cast cost {3} less to cast.`);
    t.battlefield(0, "Forest", "Test Guide");
    t.hand(0, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    expect(t.see("Forest").tapped).toBe(true);
    expect(t.can("cast", "Test Bear")).toBe(false);
  });

  scenario("118.7b, 118.7c: a reduction in a color the cost has not takes generic mana", (t) => {
    t.cards(`
  Test Gear {3}
  Artifact

  Test Guide {1}
  Artifact
  Artifact spells you cast cost {U} less to cast.`);
    t.battlefield(0, "Plains", "Plains", "Test Guide");
    t.hand(0, "Test Gear");
    t.to("precombatMain");
    t.cast("Test Gear");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Gear")).toBe(1);
  });

  /** A spell that costs `cost`, made cheaper by `less`, with these lands: whether it can be cast. */
  function castable(t: Table, cost: string, less: string, ...lands: string[]): boolean {
    t.cards(`
      Test Idea ${cost}
      Sorcery
      You gain 3 life.

      Test Guide {1}
      Artifact`);
    const change: CostChange = { change: "less", mana: less };
    t.gives("Test Guide", ruling({ rule: "costs", what: { is: "spell" }, who: { who: "you" }, kind: "spell", change }));
    t.battlefield(0, "Test Guide", ...lands);
    t.hand(0, "Test Idea");
    t.to("precombatMain");
    return t.can("cast", "Test Idea");
  }

  const costs =
    (cost: string, less: string, lands: number, expected: boolean) =>
    (t: Table): void => {
      expect(castable(t, cost, less, ...Array.from({ length: lands }, () => "Plains"))).toBe(expected);
    };
  scenario(
    "118.7c: mana of a color beyond that color's part of the cost reduces the generic part",
    costs("{3}{W}", "{W}{W}", 2, true),
  );
  scenario("118.7c: and no more than that", costs("{3}{W}", "{W}{W}", 1, false));
  scenario("118.7d: so does colorless mana beyond the colorless part", costs("{2}{C}", "{C}{C}", 1, true));
  scenario("118.7d: and it leaves colored mana", costs("{W}", "{C}{C}", 0, false));
  scenario("118.7e: of a hybrid symbol the half that the cost has", costs("{1}{W}", "{W/U}", 1, true));
  scenario("118.7e: a generic half reduces by its number", costs("{3}{W}", "{2/U}", 2, true));
  scenario("118.7e: not both halves", costs("{W}{W}{W}", "{W/U}", 1, false));
  scenario("118.7f: a Phyrexian symbol reduces by mana of its color", costs("{W}{W}", "{W/P}", 1, true));
  scenario("118.7g: snow symbols reduce generic mana", costs("{2}{W}", "{S}{S}", 1, true));
  scenario("118.7g: and nothing else", costs("{W}{W}", "{S}", 1, false));

  for (const land of ["Plains", "Island"])
    scenario(`118.7e: where either half is saved, what is left may be either (${land})`, (t) => {
      expect(castable(t, "{W}{U}", "{W/U}", land)).toBe(true);
    });

  scenario("118.7, 118.5: reduced to nothing the cost is {0}, and paying it is paying the cost", (t) => {
    expect(castable(t, "{2}{W}", "{4}{W}")).toBe(true);
    t.cast("Test Idea");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("118.3b, 119.4b: life is paid by subtracting it; 0 life can always be paid", (t) => {
    t.define(
      permanent(
        "Test Altar",
        ["artifact"],
        [
          {
            kind: "activated",
            costs: [{ pay: "life", amount: 3 }],
            body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
          },
          {
            kind: "activated",
            costs: [{ pay: "life", amount: 0 }],
            body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
          },
        ],
      ),
    );
    t.define(permanent("Test Ward", ["enchantment"], [ruling({ rule: "lifeTotalCantChange", who: { who: "you" } })]));
    t.life(0, 4);
    t.battlefield(0, "Test Altar");
    t.hand(0, "Test Ward");
    t.to("precombatMain");
    t.activate("Test Altar", { ability: 0 });
    expect(t.lifeOf(0)).toBe(1);
    t.resolve();
    t.cast("Test Ward");
    t.resolve();
    // 119.8: with a life total that can't change only 0 life can be paid.
    t.activate("Test Altar", { ability: 1 });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([1, 2]);
  });

  scenario("118.8, 118.8d: an additional cost is paid as well, and leaves the mana cost as it is", (t) => {
    t.cards(`
  Test Offer {B}
  Sorcery
  As an additional cost to cast this spell, sacrifice a creature.
  You gain 2 life.

  Test Weigh {U}
  Instant
  Counter target spell with mana value 1.`);
    t.battlefield(0, "Swamp", "Test Bear");
    t.lands(1, "Island", 1);
    t.hand(0, "Test Offer", "Test Offer");
    t.hand(1, "Test Weigh");
    t.to("precombatMain");
    t.cast("Test Offer");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.pass();
    expect(t.can("cast", "Test Weigh")).toBe(true);
    t.pass();
    expect(t.can("cast", "Test Offer")).toBe(false);
  });

  scenario("118.8a, 118.8b: kicker is optional, and both of two are paid", (t) => {
    t.cards(`
  Test Bolt {R}
  Sorcery
  Kicker {1}
  You gain 1 life. If this spell was kicked, you gain 4 life.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { additional: [true] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Bolt");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario(
    "118.9, 118.9a, 118.9c, 118.9d: an alternative cost takes the place of the mana cost; taxes are added",
    (t) => {
      t.cards(`
  Test Crush {4}{R}
  Instant
  Overload {R}
  Destroy target artifact you don't control.

  Test Tax {1}
  Artifact
  Instant spells cost {1} more to cast.

  Test Orb {1}
  Artifact

  Test Weigh {U}
  Instant
  Counter target spell with mana value 5.`);
      t.lands(0, "Mountain", 2);
      t.battlefield(1, "Test Tax", "Test Orb", "Island", "Island");
      t.hand(0, "Test Crush");
      t.hand(1, "Test Weigh");
      t.to("precombatMain");
      expect([t.can("cast", "Test Crush"), t.can("cast", "Test Crush", "overload")]).toEqual([false, true]);
      t.cast("Test Crush", { via: "overload" });
      t.pass();
      expect(t.can("cast", "Test Weigh")).toBe(true);
      t.pass();
      expect(t.count(1, "graveyard")).toBe(2);
    },
  );

  scenario("118.10: one sacrifice pays one cost", (t) => {
    t.cards(`
  Test Altar {1}
  Artifact
  Sacrifice a creature: You gain 1 life.`);
    t.battlefield(0, "Test Altar", "Test Altar", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Altar");
    expect(t.can("activate", "Test Altar")).toBe(false);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("118.11: a cost counts as paid though what it does was replaced", (t) => {
    t.cards(`
  Test Altar {1}
  Artifact
  Sacrifice a creature: You gain 1 life.

  Test Void {B}
  Enchantment
  If a card would be put into a graveyard from anywhere, exile it instead.`);
    t.battlefield(0, "Test Altar", "Test Void", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Altar");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "exile", "Test Bear")]).toEqual([21, 1]);
  });

  scenario("118.12: if you do looks at whether the cost was paid", (t) => {
    t.cards(`
  Test Deal {B}
  Sorcery
  You may sacrifice a creature. If you do, draw two cards.`);
    t.battlefield(0, "Swamp", "Swamp", "Test Bear");
    t.hand(0, "Test Deal", "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal");
    t.resolve();
    t.yes();
    expect(t.count(0, "hand")).toBe(3);
    t.cast("Test Deal");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("118.12a: unless is an offer to pay", (t) => {
    t.cards(
      `
  Test Leak {U}
  Instant
  Counter target spell unless its controller pays {1}.`,
    );
    t.lands(0, "Forest", 3);
    t.lands(1, "Island", 1);
    t.hand(0, "Test Bear");
    t.hand(1, "Test Leak");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Leak");
    t.resolve();
    expect(t.asked("confirm").player).toBe(0);
    t.yes();
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("118.13, 118.13b: a hybrid symbol is paid as it can be, in resolution too", (t) => {
    t.cards(`
  Test Leak {U}
  Instant
  Counter target spell unless its controller pays {W/B}.`);
    t.battlefield(0, "Forest", "Forest", "Swamp");
    t.lands(1, "Island", 1);
    t.hand(0, "Test Bear");
    t.hand(1, "Test Leak");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Leak");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    expect(t.see("Swamp").tapped).toBe(true);
  });

  scenario("118.14, 609.4b: mana of any type pays for what an effect says", (t) => {
    t.cards(`
  Test Heist {R}
  Sorcery
  Exile the top card of target opponent's library. Until end of turn, you may cast that card, and you may spend mana as though it were mana of any color to cast that spell.`);
    t.lands(0, "Mountain", 3);
    t.library(1, "Test Bear");
    t.hand(0, "Test Heist");
    t.to("precombatMain");
    t.cast("Test Heist");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario(
    "118.12a: what is returned unless something else is done may be anyone's where the text does not say whose",
    (t) => {
      t.cards(`
  Test Familiar {0}
  Creature — Drake
  2/1
  When this creature enters, sacrifice it unless you return an enchantment to its owner's hand.

  Test Ban {0}
  Enchantment
  Players can't gain life.`);
      t.battlefield(1, "Test Ban");
      t.hand(0, "Test Familiar");
      t.to("precombatMain");
      t.cast("Test Familiar");
      t.resolve();
      t.resolve();
      t.yes();
      if (t.asked().ask === "choose") t.choose("Test Ban");
      expect([t.count(0, "battlefield", "Test Familiar"), t.count(1, "hand", "Test Ban")]).toEqual([1, 1]);
    },
  );
});
