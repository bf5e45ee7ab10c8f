import { describe, expect } from "vitest";
import type { ActivatedAbility, StaticAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Borrowing {U}
  Sorcery
  Gain control of target artifact until end of turn. Untap that artifact.

  Brass Well {2}
  Artifact
  {1}: You gain 1 life.

  Daily Well {2}
  Artifact
  {1}: You gain 1 life. Activate only once each turn.`;

const rule = (made: Rule): StaticAbility => ({ kind: "static", effects: [{ static: "rule", rule: made }] });

describe("602.1: what activated abilities are", () => {
  scenario("602.1b: instructions after the effect say who may activate it and when, and are no part of it", (t) => {
    t.cards(`
      Common Well {2}
      Artifact
      {1}: You gain 1 life. Any player may activate this ability.

      Dawn Well {2}
      Artifact
      {1}: You gain 1 life. Activate only during your upkeep.`);
    t.lands(0, "Forest", 1);
    t.lands(1, "Forest", 1);
    t.battlefield(0, "Common Well", "Dawn Well");
    t.to("upkeep", 3);
    expect(t.can("activate", "Dawn Well")).toBe(true);
    t.pass();
    expect(t.can("activate", "Dawn Well")).toBe(false);
    t.activate("Common Well");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 21]);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Dawn Well")).toBe(false);
  });

  scenario("602.1c: what looks for activated abilities sees no triggered ones", (t) => {
    t.cards(CARDS);
    t.cards(`
      Keen Ear {2}
      Artifact`);
    t.gives("Keen Ear", {
      kind: "triggered",
      when: { on: "activate", object: { is: "any" }, notMana: true },
      body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 10 }] },
    });
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Keen Ear", "Brass Well");
    t.hand(0, "Glad Hound");
    t.to("precombatMain");
    t.cast("Glad Hound");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Brass Well");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(32);
  });

  scenario("602.1e: how mana for activating may be spent holds for the total cost, increases included", (t) => {
    t.cards(CARDS);
    t.cards(`
      Sky Gauge {2}
      Artifact
      {W}: You gain 1 life.

      Clear Lens {2}
      Artifact

      Toll Lens {2}
      Artifact`);
    t.gives("Clear Lens", rule({ rule: "spendAsThoughAny", who: { who: "you" }, mode: "color" }));
    t.gives(
      "Toll Lens",
      rule({
        rule: "costs",
        what: { is: "named", name: "Sky Gauge" },
        kind: "ability",
        change: { change: "more", mana: "{U}" },
      }),
    );
    t.battlefield(0, "Sky Gauge", "Clear Lens", "Toll Lens", "Forest", "Mountain");
    t.to("precombatMain");
    t.activate("Sky Gauge");
    t.resolve();
    expect([t.lifeOf(0), t.see("Forest").tapped, t.see("Mountain").tapped]).toEqual([21, true, true]);
  });
});

describe("602.2: activating", () => {
  scenario("602.2: only its controller, or the owner of a card, activates it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Turning Hound {1}{G}
      Creature — Dog
      Cycling {1}
      2/2`);
    t.lands(0, "Forest", 1);
    t.lands(1, "Forest", 1);
    t.battlefield(1, "Brass Well");
    t.hand(1, "Turning Hound");
    t.to("precombatMain");
    expect([t.can("activate", "Brass Well"), t.can("activate", "Turning Hound")]).toEqual([false, false]);
    t.pass();
    expect([t.can("activate", "Brass Well"), t.can("activate", "Turning Hound")]).toEqual([true, true]);
  });

  scenario("602.2a: the ability is an object on the stack, no card, without other characteristics", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Brass Well", "Mountain", "Forest");
    t.hand(0, "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.activate("Brass Well");
    const [, top] = t.game.state.stack;
    expect(t.game.state.objects[top!]).toMatchObject({ kind: "ability", controller: 0 });
    expect(characteristicsOf(t.game, top!)).toMatchObject({ name: "", types: 0, colors: 0, manaCost: undefined });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 20]);
  });

  scenario("602.2a: it does not need its source once it is on the stack", (t) => {
    t.cards(CARDS);
    t.cards(`
      Ember Hound {1}{R}
      Creature — Dog
      {R}: Ember Hound deals 1 damage to any target.
      2/2`);
    t.battlefield(0, "Ember Hound", "Mountain");
    t.battlefield(1, "Mountain");
    t.hand(1, "Spark");
    t.to("precombatMain");
    t.activate("Ember Hound", { targets: [1] });
    t.pass();
    t.cast("Spark", { targets: ["Ember Hound"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Ember Hound")).toBe(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("602.2b: X, modes and targets are announced and the costs paid as for a spell", (t) => {
    t.cards(CARDS);
    t.cards(`
      Ember Rod {2}
      Artifact
      {X}, {T}: Ember Rod deals X damage to any target.`);
    t.battlefield(0, "Ember Rod");
    t.lands(0, "Mountain", 3);
    t.to("precombatMain");
    t.activate("Ember Rod", { x: 2, targets: [1] });
    expect([t.see("Ember Rod").tapped, t.stackSize]).toEqual([true, 1]);
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("602.2b, 602.2: without a legal target it can't be activated", (t) => {
    t.cards(`
      Grim Rod {2}
      Artifact
      {T}: Destroy target creature.`);
    t.battlefield(0, "Grim Rod");
    t.to("precombatMain");
    expect(t.can("activate", "Grim Rod")).toBe(false);
  });
});

describe("602.5: restrictions", () => {
  scenario("602.5: what is prohibited from being activated isn't", (t) => {
    t.cards(CARDS);
    t.cards(`
      Rust Field {2}
      Enchantment
      Activated abilities of artifacts can't be activated.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Brass Well");
    t.battlefield(1, "Rust Field");
    t.to("precombatMain");
    expect(t.can("activate", "Brass Well")).toBe(false);
  });

  scenario("602.5b: once each turn stays once, though its controller changes", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Island", "Forest");
    t.battlefield(1, "Daily Well", "Forest");
    t.hand(0, "Borrowing");
    t.to("precombatMain");
    t.pass();
    t.activate("Daily Well");
    t.resolve();
    t.cast("Borrowing", { targets: ["Daily Well"] });
    t.resolve();
    expect([t.see("Daily Well").controller, t.can("activate", "Daily Well")]).toEqual([0, false]);
  });

  scenario("602.5c: a restriction is one of the ability that was acquired, not of another that reads the same", (t) => {
    t.cards(CARDS);
    const once: ActivatedAbility = {
      kind: "activated",
      costs: [{ pay: "mana", mana: "{1}" }],
      body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 1 }] },
      limits: [{ only: "oncePerTurn" }],
      text: "{1}: You gain 1 life. Activate only once each turn.",
    };
    for (const name of ["First Lender", "Second Lender"]) {
      t.cards(`${name} {1}\nArtifact`);
      t.gives(name, {
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: { what: "all", filter: { is: "named", name: "Brass Well" } },
            modifications: [{ modify: "addAbility", ability: once }],
          },
        ],
      });
    }
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Brass Well", "First Lender", "Second Lender");
    t.to("precombatMain");
    t.activate("Brass Well", { ability: 1 });
    t.resolve();
    const left = t.asked("priority").actions.filter((a) => a.act === "activate" && !a.mana && a.ability > 0);
    expect(left).toHaveLength(1);
    t.activate("Brass Well", { ability: 2 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("602.5d: only as a sorcery means the time of a sorcery; none needs to be in hand", (t) => {
    t.cards(`
      Slow Well {2}
      Artifact
      {1}: You gain 1 life. Activate only as a sorcery.`);
    t.battlefield(0, "Slow Well", "Mountain", "Mountain");
    t.hand(0, "Spark");
    t.to("upkeep", 3);
    expect(t.can("activate", "Slow Well")).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Slow Well")).toBe(true);
    t.cast("Spark", { targets: [1] });
    expect(t.can("activate", "Slow Well")).toBe(false);
  });

  scenario(
    "602.5e, 605.3a: a mana ability only as an instant is for when its player has priority, not for paying",
    (t) => {
      t.cards(`
      Quick Crystal {2}
      Artifact
      Sacrifice Quick Crystal: Add {C}{C}. Activate only as an instant.

      Plain Golem {2}
      Artifact Creature — Golem
      2/2`);
      t.battlefield(0, "Quick Crystal");
      t.hand(0, "Plain Golem");
      t.to("precombatMain");
      expect(t.can("cast", "Plain Golem")).toBe(false);
      t.activate("Quick Crystal");
      expect([t.stackSize, t.mana(0)]).toEqual([0, "CC"]);
      t.cast("Plain Golem");
      t.resolve();
      expect(t.count(0, "battlefield", "Plain Golem")).toBe(1);
    },
  );
});

describe("602.1, 602.2: as cards word it", () => {
  scenario("602.1a, 602.5a, 302.6: a creature's {T} ability waits until it is no longer summoning sick", (t) => {
    t.cards(`
      Test Archer {G}
      Creature — Elf
      {T}: Test Archer deals 1 damage to any target.
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Archer");
    t.to("precombatMain");
    t.cast("Test Archer");
    t.resolve();
    expect(t.can("activate", "Test Archer")).toBe(false);
    t.to("precombatMain", 3);
    t.activate("Test Archer", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.can("activate", "Test Archer")).toBe(false);
  });

  scenario("602.2b: all counters removed for a cost are counted by the effect", (t) => {
    t.cards(`
      Test Bottle {2}
      Artifact
      This artifact enters with three charge counters on it.
      {T}, Remove all charge counters from this artifact: You gain 2 life for each charge counter removed this way.`);
    t.hand(0, "Test Bottle");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Bottle");
    t.resolve();
    t.activate("Test Bottle");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
    expect(t.see("Test Bottle").counters.charge ?? 0).toBe(0);
  });
});
