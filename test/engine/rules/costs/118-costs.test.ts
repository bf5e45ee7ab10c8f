import { describe, expect } from "vitest";
import type { Amount } from "../../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { CostChange } from "../../../../lib/engine/abilities/rules/costs.ts";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { permanent, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

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
  function castable(t: TestGame, cost: string, less: string, ...lands: string[]): boolean {
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
    (t: TestGame): void => {
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

describe("118.3-118.13: as cards word it", () => {
  scenario("118.3, 122.1: counters from among several permanents, as many from each as one likes", (t) => {
    t.cards(`
      Test Press {0}
      Artifact
      Remove two +1/+1 counters from among creatures you control: You gain 3 life.`);
    t.battlefield(0, "Test Press");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.permanentWith(0, "Test Ox", { counters: { "+1/+1": 2 } });
    t.to("precombatMain");
    t.activate("Test Press", { costs: ["Test Bear", "Test Ox"] });
    t.resolveAll();
    expect([t.see("Test Bear").power, t.see("Test Ox").power, t.lifeOf(0)]).toEqual([2, 3, 23]);
  });

  scenario("118.3, 601.2h: a cost may be a counter put on a creature the payer chooses", (t) => {
    t.cards(`
      Test Bully {R}
      Creature — Giant
      2/2
      Put a -1/-1 counter on a creature you control: This creature deals 2 damage to any target.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bully", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Bully", { targets: [1] });
    t.choose("Test Bear");
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Test Bear").counters["-1/-1"]).toBe(1);
  });

  scenario("118.3, 602.2b: X is at most what can be paid", (t) => {
    t.cards(`
      Test Pyre {0}
      Artifact
      {T}, Pay X life: You draw X cards.`);
    t.battlefield(0, "Test Pyre");
    t.life(0, 3);
    t.to("precombatMain");
    const action = t.asked("priority").actions.find((one) => one.act === "activate")!;
    t.answer({ ask: "priority", action });
    expect(t.asked("number").max).toBe(3);
    t.number(2);
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([1, 2]);
  });

  scenario("118.8: a card cast from a graveyard by paying something besides", (t) => {
    t.cards(`
      Test Revenant {B}
      Creature — Spirit
      2/2
      You may cast this card from your graveyard by discarding a card in addition to paying its other costs.`);
    t.graveyard(0, "Test Revenant");
    t.hand(0, "Plains");
    t.battlefield(0, "Swamp");
    t.to("precombatMain");
    t.cast("Test Revenant");
    t.resolve();
    expect(t.see("Test Revenant").power).toBe(2);
    expect(t.count(0, "graveyard", "Plains")).toBe(1);
  });

  scenario("118.12: a payment that may be made only if something is so", (t) => {
    t.cards(`
      Test Tithe {0}
      Sorcery
      You may pay {0} if you control a creature. If you do, you gain 2 life.`);
    t.hand(0, "Test Tithe", "Test Tithe", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Tithe");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Tithe");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("118.12a: each player who does not pay, and nobody else", (t) => {
    t.cards(`
      Test Portal {0}
      Sorcery
      Each player sacrifices a creature of their choice unless they discard a card.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Portal", "Forest");
    t.to("precombatMain");
    t.cast("Test Portal");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 0]);
  });

  scenario("118.13c: how a symbol of a special action's cost is paid is chosen as it is taken", (t) => {
    t.cards(`
      Test Sleeper {4}
      Creature — Beast
      Morph {G/P}
      5/5`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Sleeper");
    t.to("precombatMain");
    t.cast("Test Sleeper", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.asked("number").about).toBe("payment");
    t.number(1);
    expect([t.see("Test Sleeper").power, t.lifeOf(0)]).toEqual([5, 18]);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });
});

describe("118.9", () => {
  /** An enchantment with one rule. */
  const law = (...rules: readonly Rule[]): CardDefinition => ({
    name: "Test Law",
    layout: "normal",
    faces: [
      {
        name: "Test Law",
        manaCost: "{0}",
        typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
        text: "",
        abilities: [{ kind: "static", effects: rules.map((rule) => ({ static: "rule", rule })) }],
      },
    ],
  });

  const CARDS = `
  Test Healer {W}
  Creature — Cleric
  1/1
  When Test Healer enters, you gain 2 life.

  Test Study {U}
  Sorcery
  Draw two cards.`;

  scenario("118.9: a spell is cast for another cost rather than its mana cost", (t) => {
    t.cards(CARDS);
    t.define(
      law({
        rule: "alternativeCost",
        what: { is: "type", type: "creature" },
        who: { who: "you" },
        cost: [{ pay: "life", amount: 3 }],
      }),
    );
    t.battlefield(0, "Test Law");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer", { via: "alternative" });
    expect(t.lifeOf(0)).toBe(17);
  });
});

describe("115, 118: targets and costs", () => {
  const YOU = { who: "you" } as const;

  const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  scenario("118.9b: where it may be cast for a certain cost only, that is what is paid", (t) => {
    t.define(
      enchantment("Test Vault", [
        ruling({
          rule: "mayPlay",
          who: YOU,
          what: { inZone: "graveyard", of: YOU, filter: CREATURE },
          cost: [{ pay: "life", amount: 3 }],
        }),
      ]),
    );
    t.battlefield(0, "Test Vault", "Forest", "Forest");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    expect([t.lifeOf(0), t.see("Forest").tapped, t.see("Test Bear").power]).toEqual([17, false, 2]);
  });

  scenario("118.12b: who chose to search did so, whether anything was found or not", (t) => {
    holding(
      t,
      sorcery("Test Hunt", [
        {
          do: "may",
          who: YOU,
          effects: [
            {
              do: "search",
              who: YOU,
              library: YOU,
              filter: { is: "subtype", subtype: "Dragon" },
              count: { min: 0, max: 1 },
              reveal: true,
              note: "found",
            },
            { do: "move", what: { what: "noted", name: "found" }, to: { zone: "hand" } },
            { do: "shuffle", who: YOU },
          ],
          note: "searched",
        },
        { do: "if", condition: { if: "did", name: "searched" }, then: [gains(3)] },
      ]),
    );
    t.cast("Test Hunt");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.lifeOf(0)).toBe(23);
  });
});
