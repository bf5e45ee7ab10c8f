import { describe, expect } from "vitest";
import type { TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { EventPattern } from "../../../../lib/engine/abilities/events.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Grave Wind {B}
  Instant
  Exile target card from a graveyard.

  Borrowing {U}
  Instant
  Gain control of target creature until end of turn. Untap that creature.`;

const gainsLife = (when: EventPattern, more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: "triggered",
  when,
  body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 1 }] },
  text: "Whenever it happens, you gain 1 life.",
  ...more,
});

describe("603.6: zone changes", () => {
  scenario("603.6, 400.7: an ability finds the card in the zone it went to, if it is still there", (t) => {
    t.cards(CARDS);
    t.cards(`
      Loyal Hound {1}{B}
      Creature — Dog
      When this creature dies, return it to its owner's hand.
      2/2`);
    t.lands(0, "Swamp", 2);
    t.lands(1, "Swamp", 1);
    t.battlefield(0, "Loyal Hound", "Loyal Hound");
    t.hand(0, "Culling", "Culling");
    t.hand(1, "Grave Wind");
    t.to("precombatMain");
    t.cast("Culling", { targets: ["Loyal Hound"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "hand", "Loyal Hound")).toBe(1);
    t.cast("Culling", { targets: ["Loyal Hound"] });
    t.resolve();
    t.pass();
    t.cast("Grave Wind", { targets: ["Loyal Hound"] });
    t.resolveAll();
    expect([t.count(0, "hand", "Loyal Hound"), t.count(0, "exile", "Loyal Hound")]).toEqual([1, 1]);
  });

  scenario("603.6b: what modifies a permanent does so the moment it enters, for triggers too", (t) => {
    t.cards(CARDS);
    t.cards(`
      Beast Bell {2}
      Artifact
      Whenever a creature you control enters, you gain 1 life.`);
    t.gives("Plain Stone", {
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: { is: "type", type: "land" } },
          modifications: [
            { modify: "addTypes", types: ["creature"] },
            { modify: "setPT", power: 1, toughness: 1 },
          ],
        },
      ],
    });
    t.battlefield(0, "Plain Stone", "Beast Bell");
    t.hand(0, "Forest");
    t.to("precombatMain");
    t.playLand("Forest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.6b: an ability lost in that moment does not trigger", (t) => {
    t.cards(CARDS);
    t.cards(`
      Dull Field {2}
      Enchantment
      Creatures lose all abilities.`);
    t.battlefield(0, "Dull Field", "Forest");
    t.hand(0, "Glad Hound");
    t.to("precombatMain");
    t.cast("Glad Hound");
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("603.6c: from anywhere is no leaving the battlefield: the ability must be there afterwards", (t) => {
    t.cards(CARDS);
    t.cards(`
      Dull Field {2}
      Enchantment
      Creatures lose all abilities.

      Grave Hound {1}{B}
      Creature — Dog
      2/2

      Last Hound {1}{B}
      Creature — Dog
      When this creature dies, you gain 5 life.
      2/2`);
    t.gives("Grave Hound", gainsLife({ on: "move", object: { is: "self" }, to: "graveyard" }, { from: "graveyard" }));
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Dull Field", "Grave Hound", "Last Hound");
    t.hand(0, "Culling", "Culling");
    t.to("precombatMain");
    t.cast("Culling", { targets: ["Last Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Culling", { targets: ["Grave Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.6d: enters with, as it enters and enters tapped are no triggers: it is so at once", (t) => {
    t.cards(`
      Grown Hound {1}{G}
      Creature — Dog
      This creature enters tapped.
      This creature enters with two +1/+1 counters on it.
      As this creature enters, choose a color.
      0/0`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Grown Hound");
    t.to("precombatMain");
    t.cast("Grown Hound");
    t.resolve();
    expect(t.asked("option").about).toBe("color");
    t.option("G");
    expect([t.stackSize, t.see("Grown Hound").power, t.see("Grown Hound").tapped]).toEqual([0, 2, true]);
  });

  scenario("603.6e: an Aura finds the card of what it enchanted, and itself in the graveyard", (t) => {
    t.cards(CARDS);
    t.cards(`
      Shared Fate {B}
      Enchantment — Aura
      Enchant creature
      When enchanted creature dies, return that card to its owner's hand.

      Binding Love {B}
      Enchantment — Aura
      Enchant creature
      When enchanted creature dies, return Binding Love to its owner's hand.`);
    t.lands(0, "Swamp", 3);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Shared Fate", "Binding Love", "Culling");
    t.to("precombatMain");
    t.cast("Shared Fate", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Binding Love", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect([t.count(0, "hand", "Marsh Hound"), t.count(0, "hand", "Binding Love")]).toEqual([1, 1]);
    expect(t.count(0, "graveyard", "Shared Fate")).toBe(1);
  });
});

describe("603.8-603.10: states and looking back", () => {
  scenario("603.8: a state triggers once, and again only when the ability has left the stack", (t) => {
    t.cards(`
      Homesick Hound {1}{U}
      Creature — Dog
      When you control no Islands, sacrifice this creature.
      4/4`);
    t.gives("Homesick Hound", {
      kind: "triggered",
      when: {
        on: "state",
        condition: {
          if: "compare",
          amount: { amount: "handSize", of: { who: "you" } },
          value: { compare: "=", to: 0 },
        },
      },
      body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
    });
    t.battlefield(0, "Homesick Hound", "Island");
    expect(t.stackSize).toBe(1);
    t.pass();
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect([t.stackSize, t.count(0, "hand")]).toEqual([0, 1]);
  });

  scenario(
    "603.9, 603.10f: when a player loses the game, whatever the reason, abilities that look for it trigger",
    (t) => {
      t.cards(CARDS);
      t.gives("Plain Stone", gainsLife({ on: "loseGame" }));
      t.life(1, 2);
      t.battlefield(0, "Plain Stone", "Mountain");
      t.hand(0, "Spark");
      t.to("precombatMain");
      t.cast("Spark", { targets: [1] });
      t.resolve();
      expect([t.over, t.stackSize]).toEqual([false, 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
    },
    { seats: 3 },
  );

  for (const [who, times] of [
    ["an opponent", 1],
    ["another player", 1],
    ["a player", 1],
    ["you", 0],
  ] as const)
    scenario(
      `603.10f: when ${who} loses the game, as they were before they had`,
      (t) => {
        t.cards(CARDS);
        t.cards(`
          Mourner {2}
          Enchantment
          Whenever ${who} ${who === "you" ? "lose" : "loses"} the game, you gain 1 life.`);
        t.life(1, 2);
        t.battlefield(0, "Mourner", "Mountain");
        t.hand(0, "Spark");
        t.to("precombatMain");
        t.cast("Spark", { targets: [1] });
        t.resolve();
        t.resolveAll();
        expect(t.lifeOf(0)).toBe(20 + times);
      },
      { seats: 3 },
    );

  scenario("603.10: other abilities are those that exist after the event", (t) => {
    t.cards(CARDS);
    t.cards(`
      Beast Bell {2}
      Creature — Spirit
      Whenever a creature you control enters, you gain 1 life.
      1/1

      Return {B}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.`);
    t.battlefield(0, "Swamp");
    t.graveyard(0, "Beast Bell", "Marsh Hound");
    t.hand(0, "Return");
    t.to("precombatMain");
    t.cast("Return");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.10a: leaving a graveyard and going from the battlefield to a hand look back", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wash Back {U}
      Instant
      Return target creature to its owner's hand.`);
    t.gives(
      "Marsh Hound",
      gainsLife({ on: "move", object: { is: "self" }, from: "battlefield", to: "hand" }),
      gainsLife({ on: "move", object: { is: "self" }, from: "graveyard", to: "exile" }, { from: "graveyard" }),
    );
    t.battlefield(0, "Marsh Hound", "Island", "Swamp");
    t.graveyard(0, "Marsh Hound");
    t.hand(0, "Wash Back", "Grave Wind");
    t.to("precombatMain");
    t.cast("Wash Back", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Grave Wind", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.10b: phasing out looks back", (t) => {
    t.cards(CARDS);
    t.cards(`
      Fading Word {U}
      Instant
      Target creature phases out.`);
    t.gives("Marsh Hound", gainsLife({ on: "phaseOut", object: { is: "self" } }));
    t.battlefield(0, "Marsh Hound", "Island");
    t.hand(0, "Fading Word");
    t.to("precombatMain");
    t.cast("Fading Word", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.10c: becoming unattached looks back", (t) => {
    t.cards(CARDS);
    t.cards(`
      Hound Collar {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}

      Rust {R}
      Instant
      Destroy target artifact.`);
    t.gives("Hound Collar", gainsLife({ on: "unattached", object: { is: "self" } }));
    t.battlefield(0, "Marsh Hound", "Hound Collar", "Forest", "Mountain");
    t.hand(0, "Rust");
    t.to("precombatMain");
    t.activate("Hound Collar", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Rust", { targets: ["Hound Collar"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.10c: what is attached to something that leaves becomes unattached as well", (t) => {
    t.cards(CARDS);
    t.cards(`
      Hound Collar {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.gives("Hound Collar", gainsLife({ on: "unattached", object: { is: "self" } }));
    t.battlefield(0, "Marsh Hound", "Hound Collar", "Forest", "Swamp");
    t.hand(0, "Culling");
    t.to("precombatMain");
    t.activate("Hound Collar", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.10d: losing control of it looks back: its controller before is who draws", (t) => {
    t.cards(CARDS);
    t.gives("Marsh Hound", gainsLife({ on: "loseControl", object: { is: "self" } }));
    t.battlefield(0, "Marsh Hound");
    t.battlefield(1, "Island");
    t.hand(1, "Borrowing");
    t.to("precombatMain");
    t.pass();
    t.cast("Borrowing", { targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.game.state.objects[t.game.state.stack[0]!]!.controller).toBe(0);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 20]);
  });

  scenario("603.10e: a spell being countered looks back: the spell's own ability triggers", (t) => {
    t.cards(CARDS);
    t.cards(`
      Proud Insight {U}
      Sorcery
      Draw a card.`);
    t.gives("Proud Insight", gainsLife({ on: "countered", object: { is: "self" } }, { from: "stack" }));
    t.battlefield(0, "Island");
    t.battlefield(1, "Island");
    t.hand(0, "Proud Insight");
    t.hand(1, "Denial");
    t.to("precombatMain");
    t.cast("Proud Insight");
    t.pass();
    t.cast("Denial", { targets: ["Proud Insight"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("603.6, 603.8, 603.10: as cards word it", () => {
  scenario("603.6a: what enters untapped, and not what enters tapped", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped unless you control a Swamp.
      When this land enters untapped, you gain 3 life.`);
    t.hand(0, "Test Gate", "Test Gate");
    t.to("precombatMain");
    t.playLand("Test Gate");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.6a: the same, untapped", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped unless you control a Swamp.
      When this land enters untapped, you gain 3 life.`);
    t.hand(0, "Test Gate");
    t.lands(0, "Swamp", 1);
    t.to("precombatMain");
    t.playLand("Test Gate");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.6a: an enters trigger goes on the stack after the permanent entered", (t) => {
    t.cards(`
      Test Visionary {1}{G}
      Creature — Elf
      When this creature enters, draw a card.
      1/1`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Visionary");
    t.to("precombatMain");
    t.cast("Test Visionary");
    t.resolve();
    expect([t.stackSize, t.count(0, "hand")]).toEqual([1, 0]);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("603.6a, 603.10a: an enters trigger is the new permanent's also where it came from a graveyard", (t) => {
    t.cards(`
      Test Rising {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Visionary {1}{G}
      Creature — Elf
      When this creature enters, draw a card.
      1/1`);
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Rising");
    t.graveyard(0, "Test Visionary");
    t.to("precombatMain");
    t.cast("Test Rising", { targets: ["Test Visionary"] });
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("603.8: a state trigger", (t) => {
    t.cards(`
      Test Well {0}
      Enchantment
      {0}: Put a charge counter on this enchantment.
      When there are two or more charge counters on this enchantment, sacrifice it.`);
    t.battlefield(0, "Test Well");
    t.to("precombatMain");
    t.activate("Test Well");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Well")).toBe(1);
    t.activate("Test Well");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Well")).toBe(0);
  });

  scenario(
    "603.10a, 603.6c: a leaves-the-battlefield ability looks back: both dying creatures see each other die",
    (t) => {
      t.cards(`
      Test Mourner {2}{B}
      Creature — Human
      Whenever another creature dies, you gain 1 life.
      2/2

      Test Doom {W}
      Sorcery
      Destroy all creatures.`);
      t.battlefield(0, "Test Mourner", "Test Mourner", "Plains");
      t.hand(0, "Test Doom");
      t.to("precombatMain");
      t.cast("Test Doom");
      t.resolve();
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(22);
    },
  );
});
