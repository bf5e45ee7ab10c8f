import { describe, expect } from "vitest";
import type { StaticAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Insight {U}
  Sorcery
  Draw a card.

  Silent Stone {2}
  Artifact`;

const rule = (made: Rule): StaticAbility => ({ kind: "static", effects: [{ static: "rule", rule: made }] });
/** "Your opponents can't cast spells with mana value 2." */
const NO_TWOS = rule({
  rule: "cantCast",
  who: { who: "opponents" },
  what: { is: "stat", stat: "manaValue", value: { compare: "=", to: 2 } },
});

describe("601.3: who may cast what", () => {
  scenario("601.3: something must allow it, and nothing prohibit it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Stern Ward {2}
      Artifact
      Your opponents can't cast creature spells.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Stern Ward");
    t.hand(0, "Marsh Hound", "Spark");
    t.graveyard(0, "Spark");
    t.to("precombatMain");
    expect([t.can("cast", "Marsh Hound"), t.can("cast", "Spark")]).toEqual([false, true]);
    t.cast("Spark", { targets: [1] });
    t.resolve();
    expect(t.can("cast", "Spark")).toBe(false);
  });

  scenario("611.2f, 601.3e: what the next spell will be given counts as it is looked at", (t) => {
    t.cards(CARDS);
    t.cards(`
      Root Wand {2}
      Artifact
      {T}: The next spell you cast this turn has convoke.`);
    t.battlefield(0, "Root Wand", "Marsh Hound", "Forest");
    t.hand(0, "Marsh Hound", "Marsh Hound");
    t.to("precombatMain");
    expect(t.can("cast", "Marsh Hound")).toBe(false);
    t.activate("Root Wand");
    t.resolve();
    t.cast("Marsh Hound");
    t.choose("Marsh Hound");
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.can("cast", "Marsh Hound")]).toEqual([2, false]);
  });

  scenario("601.3a: with a prohibited quality that X may change, casting begins", (t) => {
    t.cards(CARDS);
    t.cards(`
      Blaze {X}{R}{R}
      Sorcery
      Blaze deals X damage to any target.

      Charred Hound {R}{R}
      Creature — Dog
      2/2`);
    t.gives("Silent Stone", NO_TWOS);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Silent Stone");
    t.hand(0, "Blaze", "Charred Hound");
    t.to("precombatMain");
    expect(t.can("cast", "Charred Hound")).toBe(false);
    t.cast("Blaze", { x: 1, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("601.2e, 601.5, 730.1: what the choices made illegal is taken back as a whole", (t) => {
    t.cards(CARDS);
    t.cards(`
      Blaze {X}{R}{R}
      Sorcery
      Blaze deals X damage to any target.`);
    t.gives("Silent Stone", NO_TWOS);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Silent Stone");
    t.hand(0, "Blaze");
    t.to("precombatMain");
    t.cast("Blaze");
    expect(t.asked("choose").about).toBe("target");
    expect(t.refused({ ask: "choose", chosen: [1] }).rule).toBe("601.2e");
  });

  scenario("601.3b: as though it had flash counts what the spell would be cast as", (t) => {
    t.cards(CARDS);
    t.cards(`
      Charm Weaver {1}{U}
      Creature — Merfolk
      You may cast Aura spells as though they had flash.
      1/1

      Dawn Nymph {1}{W}
      Enchantment Creature — Nymph
      Bestow {2}{W}
      Enchanted creature gets +1/+1.
      1/1`);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Charm Weaver");
    t.hand(0, "Dawn Nymph");
    t.to("end");
    expect([t.can("cast", "Dawn Nymph"), t.can("cast", "Dawn Nymph", "bestow")]).toEqual([false, true]);
    t.cast("Dawn Nymph", { via: "bestow" });
    t.resolve();
    expect(t.see("Charm Weaver").power).toBe(2);
  });

  scenario("601.3c: with flash only for an additional cost: that cost is paid where the time needs it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Ready Insight {U}
      Sorcery
      You may cast this spell as though it had flash if you pay {2} more to cast it.
      Draw a card.`);
    t.lands(0, "Island", 4);
    t.hand(0, "Ready Insight", "Ready Insight");
    t.to("precombatMain");
    t.cast("Ready Insight");
    t.resolve();
    expect(t.ids(0, "battlefield", "Island").filter((id) => t.seeId(id).tapped)).toHaveLength(1);
    t.to("end");
    t.cast("Ready Insight", { via: "flash" });
    expect(t.ids(0, "battlefield", "Island").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("601.3d: flash under a condition, which is looked at as casting begins", (t) => {
    t.cards(CARDS);
    t.cards(`
      Tide Reader {1}{U}
      Creature — Human
      This spell has flash as long as you control a Dog.
      1/1`);
    t.lands(0, "Island", 2);
    t.lands(1, "Island", 2);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Tide Reader");
    t.hand(1, "Tide Reader");
    t.to("end");
    expect(t.can("cast", "Tide Reader")).toBe(true);
    t.pass();
    expect(t.can("cast", "Tide Reader")).toBe(false);
  });

  scenario("601.3e: a card is looked at as what it would be cast as", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wild Herder {2}{G}
      Creature — Beast
      You may cast creature spells from the top of your library.
      3/3

      Veiled Rite {4}{U}
      Enchantment
      Morph {U}

      Tall Hound {2}{G}
      Creature — Giant
      3/3
      // adventure
      Short Cut {G}
      Instant — Adventure
      You gain 2 life.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Wild Herder");
    t.library(0, "Tall Hound", "Veiled Rite");
    t.to("precombatMain");
    expect([t.can("cast", "Veiled Rite"), t.can("cast", "Veiled Rite", "morph")]).toEqual([false, true]);
    t.cast("Veiled Rite", { via: "morph" });
    t.resolve();
    const faces = (): readonly number[] =>
      t.asked("priority").actions.flatMap((action) => (action.act === "cast" ? [action.face ?? 0] : []));
    expect(faces()).toEqual([]);
    t.to("precombatMain", 3);
    expect(t.count(0, "hand", "Tall Hound")).toBe(1);
  });

  scenario(
    "601.3e, 715.3a: an Adventure is an instant or sorcery where those may be cast, its creature is not",
    (t) => {
      t.cards(CARDS);
      t.cards(`
      Song Reader {2}{U}
      Creature — Wizard
      You may cast instant and sorcery spells from the top of your library.
      2/2

      Wild Herder {2}{G}
      Creature — Beast
      You may cast creature spells from the top of your library.
      3/3

      Tall Hound {2}{G}
      Creature — Giant
      3/3
      // adventure
      Short Cut {G}
      Instant — Adventure
      You gain 2 life.`);
      t.lands(0, "Forest", 3);
      t.lands(1, "Forest", 3);
      t.battlefield(0, "Song Reader");
      t.battlefield(1, "Wild Herder");
      t.library(0, "Tall Hound");
      t.library(1, "Tall Hound", "Plains");
      t.to("precombatMain");
      const faces = (): readonly number[] =>
        t.asked("priority").actions.flatMap((action) => (action.act === "cast" ? [action.face ?? 0] : []));
      expect(faces()).toEqual([1]);
      t.to("precombatMain", 2);
      expect(faces()).toEqual([0]);
    },
  );

  scenario("601.3f: only a player who may look at a face-down card in exile may cast it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Foreseen Insight {3}{U}
      Instant
      Draw two cards.
      Foretell {U}

      Exile Reader {2}
      Artifact`);
    t.gives(
      "Exile Reader",
      rule({
        rule: "mayPlay",
        who: { who: "you" },
        what: { inZone: "exile", of: { who: "each" }, filter: { is: "type", type: "instant" } },
        flash: true,
      }),
    );
    t.lands(0, "Island", 6);
    t.lands(1, "Island", 4);
    t.battlefield(1, "Exile Reader");
    t.hand(0, "Foreseen Insight");
    t.to("precombatMain");
    const [special] = t.asked("priority").actions.filter((a) => a.act === "special");
    t.answer({ ask: "priority", action: special! });
    expect(t.ids(0, "exile")).toHaveLength(1);
    t.pass();
    expect(t.asked("priority").actions.filter((action) => action.act === "cast")).toEqual([]);
  });

  scenario("601.4: a choice is open if a later one of the same step makes it so", (t) => {
    t.cards(CARDS);
    t.cards(`
      Written Bounty {G}
      Instant
      Kicker {2}
      Choose one. If this spell was kicked, choose any number instead.
      • You gain 3 life.
      • Draw a card.`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Written Bounty");
    t.to("precombatMain");
    t.cast("Written Bounty", { additional: [true], modes: [0, 1] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 1]);
  });

  scenario("601.5: what forbids it only after the proposal, while it is paid for, does not matter", (t) => {
    t.cards(CARDS);
    t.cards(`
      Swift Tutor {1}{U}
      Creature — Wizard
      You may cast sorcery spells as though they had flash.
      1/1

      Dear Insight {U}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature.
      Draw two cards.`);
    t.battlefield(0, "Island", "Swift Tutor");
    t.hand(0, "Dear Insight");
    t.to("end");
    t.cast("Dear Insight");
    expect(t.count(0, "graveyard", "Swift Tutor")).toBe(1);
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("601.5a: what had flash as its casting began keeps it, though the condition stops being met", (t) => {
    t.cards(CARDS);
    t.cards(`
      Tide Reader {1}{U}
      Creature — Human
      This spell has flash as long as you control a Dog.
      As an additional cost to cast this spell, sacrifice a creature.
      1/1`);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Tide Reader");
    t.to("end");
    t.cast("Tide Reader");
    t.resolve();
    expect([t.count(0, "battlefield", "Tide Reader"), t.count(0, "graveyard", "Marsh Hound")]).toEqual([1, 1]);
  });
});

describe("601.6, 602.3: what an opponent chooses", () => {
  const OF_AN_OPPONENTS_CHOICE = {
    kind: "activated",
    costs: [{ pay: "tap" }],
    body: {
      targets: [
        {
          count: { min: 1, max: 1 },
          of: [{ target: "object", filter: { is: "type", type: "creature" } }],
          by: { who: "chosen", from: { who: "opponents" } },
        },
      ],
      effects: [{ do: "destroy", what: { what: "target", slot: 0 } }],
    },
  } as const;

  scenario(
    "601.6, 601.6a: an opponent chooses the mode; the caster says which opponent",
    (t) => {
      t.cards(`
        Fateful Lore {2}
        Sorcery
        An opponent chooses one —
        • You draw two cards.
        • You gain 5 life.`);
      t.lands(0, "Forest", 2);
      t.hand(0, "Fateful Lore");
      t.to("precombatMain");
      t.cast("Fateful Lore");
      expect([t.asked("choose").player, t.asked().about]).toEqual([0, "player"]);
      t.choose(2);
      expect([t.asked("option").player, t.asked().about]).toEqual([2, "mode"]);
      t.option("You gain");
      expect(t.asked("priority").player).toBe(0);
      t.resolve();
      expect(t.lifeOf(0)).toBe(25);
    },
    { seats: 3 },
  );

  scenario("602.3: an opponent chooses the target as the ability is activated", (t) => {
    t.cards(CARDS);
    t.gives("Silent Stone", OF_AN_OPPONENTS_CHOICE);
    t.battlefield(0, "Silent Stone", "Marsh Hound");
    t.battlefield(1, "Marsh Hound");
    t.to("precombatMain");
    t.activate("Silent Stone");
    expect([t.asked("choose").player, t.asked("choose").about]).toEqual([1, "target"]);
    t.answer({ ask: "choose", chosen: [t.ids(0, "battlefield", "Marsh Hound")[0]!] });
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Marsh Hound")]).toEqual([0, 1]);
  });

  scenario(
    "602.3a: where several opponents could, its controller says who chooses",
    (t) => {
      t.cards(CARDS);
      t.gives("Silent Stone", OF_AN_OPPONENTS_CHOICE);
      t.battlefield(0, "Silent Stone", "Marsh Hound");
      t.battlefield(2, "Marsh Hound");
      t.to("precombatMain");
      t.activate("Silent Stone");
      expect(t.asked("choose").player).toBe(0);
      t.choose(2);
      expect([t.asked("choose").player, t.asked("choose").about]).toEqual([2, "target"]);
    },
    { seats: 3 },
  );

  const CREATURE = { target: "object", filter: { is: "type", type: "creature" } } as const;
  const BOTH = {
    targets: [
      { count: { min: 1, max: 1 }, of: [CREATURE], by: { who: "chosen", from: { who: "opponents" } } },
      { count: { min: 1, max: 1 }, of: [CREATURE] },
    ],
    effects: [
      { do: "destroy", what: { what: "target", slot: 0 } },
      { do: "tap", what: { what: "target", slot: 1 } },
    ],
  } as const;

  scenario("601.6b: of choices made at the same time the caster's come first, whatever the order of the words", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Shared Doom", BOTH.effects, BOTH.targets));
    t.battlefield(0, "Marsh Hound");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Shared Doom");
    t.to("precombatMain");
    t.cast("Shared Doom");
    expect([t.asked("choose").player, t.asked("choose").about]).toEqual([0, "target"]);
    t.answer({ ask: "choose", chosen: t.ids(1, "battlefield", "Marsh Hound") });
    expect([t.asked("choose").player, t.asked("choose").about]).toEqual([1, "target"]);
    t.answer({ ask: "choose", chosen: t.ids(0, "battlefield", "Marsh Hound") });
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.see("Marsh Hound").tapped]).toEqual([0, true]);
  });

  scenario("602.3b: the same for an ability that is activated", (t) => {
    t.cards(CARDS);
    t.gives("Silent Stone", { kind: "activated", costs: [], body: BOTH });
    t.battlefield(0, "Silent Stone", "Marsh Hound");
    t.battlefield(1, "Marsh Hound");
    t.to("precombatMain");
    t.activate("Silent Stone");
    expect(t.asked("choose").player).toBe(0);
    t.answer({ ask: "choose", chosen: t.ids(1, "battlefield", "Marsh Hound") });
    expect(t.asked("choose").player).toBe(1);
  });
});
