import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { manaValue } from "../../../../lib/engine/query/mana/manaCost.ts";
import { TYPE_BIT } from "../../../../lib/engine/state/bits.ts";
import { permanent, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Insight {U}
  Sorcery
  Draw a card.`;

describe("601.1-601.2: playing and casting", () => {
  scenario("601.1a: playing a card is playing it as a land or casting it as a spell, whichever it is", (t) => {
    t.cards(CARDS);
    t.cards(`
      Gleaning {R}
      Sorcery
      Exile the top two cards of your library. You may play those cards this turn.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Gleaning");
    t.library(0, "Spark", "Swamp");
    t.to("precombatMain");
    t.cast("Gleaning");
    t.resolve();
    expect([t.can("playLand", "Swamp"), t.can("cast", "Swamp"), t.can("playLand", "Spark")]).toEqual([
      true,
      false,
      false,
    ]);
    t.playLand("Swamp");
    t.cast("Spark", { targets: [1] });
    t.resolve();
    expect([t.count(0, "battlefield", "Swamp"), t.lifeOf(1)]).toEqual([1, 18]);
  });

  scenario("601.2a: the card moves to the stack, on top, with its characteristics, controlled by its caster", (t) => {
    t.cards(CARDS);
    t.cards(`
      Silvered Sky {2}{U}
      Enchantment`);
    t.gives("Silvered Sky", {
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: { is: "type", type: "creature" }, in: "stack" },
          modifications: [{ modify: "addTypes", types: ["artifact"] }],
        },
      ],
    });
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Silvered Sky");
    t.battlefield(1, "Mountain");
    t.hand(0, "Marsh Hound", "Spark");
    t.hand(1, "Spark");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.pass();
    t.cast("Spark", { targets: [0] });
    expect(t.count(0, "hand", "Marsh Hound") + t.count(1, "hand", "Spark")).toBe(0);
    expect(t.game.state.stack.map((id) => characteristicsOf(t.game, id).name)).toEqual(["Marsh Hound", "Spark"]);
    expect(t.game.state.stack.map((id) => t.game.state.objects[id]!.controller)).toEqual([0, 1]);
    expect(characteristicsOf(t.game, t.game.state.stack[0]!)).toMatchObject({
      power: 2,
      subtypes: ["Dog"],
      types: TYPE_BIT.artifact | TYPE_BIT.creature,
    });
  });

  scenario("601.2: the steps are followed in order: modes, then targets, then their division", (t) => {
    t.cards(`
      Cinder Charm {X}{R}
      Instant
      Choose one —
      • Cinder Charm deals X damage divided as you choose among any number of targets.
      • Draw a card.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Cinder Charm");
    t.to("precombatMain");
    t.cast("Cinder Charm", { x: 3 });
    const asked: string[] = [];
    asked.push(t.asked().about);
    t.option("Cinder Charm deals");
    asked.push(t.asked().about);
    t.choose(0, 1);
    asked.push(t.asked().about);
    t.divide(1, 2);
    expect(asked).toEqual(["mode", "target", "divide"]);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 18]);
  });

  scenario("601.2b, 118.9a: two alternative costs are not both applied to one spell", (t) => {
    t.cards(`
      Wide Spark {1}{R}
      Sorcery
      Wide Spark deals 2 damage to target creature.
      Overload {3}{R}
      You may pay {R} rather than pay this spell's mana cost.`);
    t.lands(0, "Mountain", 4);
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Wide Spark", "Wide Spark");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.flatMap((a) => (a.act === "cast" ? [a.via ?? "mana cost"] : []));
    expect(new Set(ways)).toEqual(new Set(["mana cost", "overload", "alternative"]));
    t.cast("Wide Spark", { via: "overload" });
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("601.2b, 107.4f: for each Phyrexian symbol the caster says whether to pay mana or 2 life", (t) => {
    t.cards(`
      Gnawing {1}{B/P}
      Sorcery
      Draw a card.`);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Gnawing");
    t.to("precombatMain");
    t.cast("Gnawing");
    expect(t.asked("number")).toMatchObject({ about: "payment", min: 0, max: 1 });
    t.number(1);
    expect(t.lifeOf(0)).toBe(18);
    expect(t.ids(0, "battlefield", "Swamp").filter((id) => t.seeId(id).tapped)).toHaveLength(1);
  });

  scenario("601.2b-c, 602.2b: what there is no target for with X 0 may be begun for the sake of another X", (t) => {
    t.cards(`
      Repel {X}{U}
      Instant
      Return target creature with mana value X to its owner's hand.

      Rebel {2}
      Artifact Creature — Rebel
      1/1
      {X}, {T}: Destroy target creature with mana value X.`);
    t.lands(0, "Island", 3);
    t.battlefield(0, "Rebel");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Repel");
    t.to("precombatMain");
    const { manaCost } = characteristicsOf(t.game, t.ids(1, "battlefield", "Marsh Hound")[0]!);
    expect([manaValue(manaCost) > 0, t.can("cast", "Repel"), t.can("activate", "Rebel")]).toEqual([true, true, true]);
    t.cast("Repel", { x: 2, targets: ["Rebel"] });
    t.resolve();
    expect(t.count(0, "hand", "Rebel")).toBe(1);
  });

  scenario("118.13a, 601.2b: how symbols are paid is said before targets are chosen", (t) => {
    t.cards(`
      Prodding {1}{B/P}
      Sorcery
      Target player loses 1 life.

      Prodder {1}
      Artifact
      {1}{B/P}, {T}: Target player loses 1 life.`);
    t.lands(0, "Swamp", 4);
    t.battlefield(0, "Prodder");
    t.hand(0, "Prodding");
    t.to("precombatMain");
    t.cast("Prodding");
    expect(t.asked("number")).toMatchObject({ about: "payment", hint: "{B/P}" });
    t.number(1);
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 19]);
    t.activate("Prodder");
    expect(t.asked("number")).toMatchObject({ about: "payment", hint: "{B/P}" });
    t.number(0);
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 18]);
  });

  scenario(
    "118.13a, 601.2f: a symbol that will be paid with life isn't reduced, and life makes up for no mana",
    (t) => {
      t.cards(`
      Gnawing {1}{B/P}
      Sorcery
      Draw a card.

      Dark Font {1}
      Artifact
      Black spells you cast cost {B} less to cast.`);
      const least = { change: "least", total: 3 } as const;
      t.define(
        permanent("Toll", ["artifact"], [ruling({ rule: "costs", what: { is: "any" }, kind: "spell", change: least })]),
      );
      t.lands(0, "Swamp", 4);
      t.battlefield(0, "Dark Font");
      t.battlefield(1, "Toll");
      t.hand(0, "Gnawing");
      t.to("precombatMain");
      t.cast("Gnawing");
      t.number(1);
      expect(t.lifeOf(0)).toBe(18);
      expect(t.ids(0, "battlefield", "Swamp").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
    },
  );

  scenario("118.13a, 107.4e: a symbol to be paid with generic mana is reduced as such", (t) => {
    t.cards(`
      Procession {2/W}{2/W}
      Sorcery
      Draw a card.

      Font {1}
      Artifact
      Spells you cast cost {2} less to cast.`);
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Font");
    t.hand(0, "Procession");
    t.to("precombatMain");
    t.cast("Procession");
    expect(t.ids(0, "battlefield", "Swamp").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
  });

  scenario("118.13a, 107.4e: with one mana of the color and a reduction the rest is free", (t) => {
    t.cards(`
      Procession {2/W}{2/W}
      Sorcery
      Draw a card.

      Font {1}
      Artifact
      Spells you cast cost {2} less to cast.`);
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Font");
    t.hand(0, "Procession");
    t.to("precombatMain");
    t.cast("Procession");
    expect(t.ids(0, "battlefield", "Plains").filter((id) => t.seeId(id).tapped)).toHaveLength(1);
  });

  scenario("601.2b, 107.4f: where only life or only mana can pay, nobody is asked", (t) => {
    t.cards(`
      Gnawing {1}{B/P}
      Sorcery
      Draw a card.`);
    t.lands(0, "Swamp", 1);
    t.lands(1, "Swamp", 2);
    t.life(1, 1);
    t.hand(0, "Gnawing");
    t.hand(1, "Gnawing");
    t.to("precombatMain");
    t.cast("Gnawing");
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    t.to("precombatMain", 2);
    t.cast("Gnawing");
    t.resolve();
    expect(t.lifeOf(1)).toBe(1);
  });

  scenario("601.2c: how many targets is announced with them, and stays so", (t) => {
    t.cards(CARDS);
    t.cards(`
      Pairing {G}
      Sorcery
      Put a +1/+1 counter on each of up to two target creatures.`);
    t.battlefield(0, "Forest", "Marsh Hound", "Marsh Hound");
    t.hand(0, "Pairing");
    t.to("precombatMain");
    t.cast("Pairing");
    expect(t.asked("choose")).toMatchObject({ about: "target", min: 0, max: 2 });
    t.choose("Marsh Hound");
    t.resolve();
    const counters = t.ids(0, "battlefield", "Marsh Hound").map((id) => t.seeId(id).counters["+1/+1"] ?? 0);
    expect(counters.toSorted()).toEqual([0, 1]);
  });

  scenario("601.2c: the same object can be chosen for two instances of the word target, not twice for one", (t) => {
    t.cards(`
      Twofold Wreck {R}
      Instant
      Destroy target artifact and target creature.

      Brass Hound {2}
      Artifact Creature — Dog
      2/2`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Brass Hound");
    t.hand(0, "Twofold Wreck");
    t.to("precombatMain");
    t.cast("Twofold Wreck");
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([
      t.ids(1, "battlefield", "Brass Hound"),
      t.ids(1, "battlefield", "Brass Hound"),
    ]);
    t.resolve();
    expect(t.count(1, "graveyard", "Brass Hound")).toBe(1);
  });

  scenario("601.2c, 601.2i: what triggers on becoming a target waits until the spell is cast", (t) => {
    t.cards(CARDS);
    t.cards(`
      Jittery Hound {1}{G}
      Creature — Dog
      Whenever this creature becomes the target of a spell or ability, you gain 1 life.
      2/3

      Singing Stone {2}
      Artifact
      Whenever you cast an instant or sorcery spell, you gain 3 life.`);
    t.battlefield(0, "Jittery Hound", "Singing Stone", "Mountain");
    t.hand(0, "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: ["Jittery Hound"] });
    if (t.asked().ask === "order") t.order(0, 1);
    expect(t.stackSize).toBe(3);
    expect(t.asked("priority").player).toBe(0);
    expect(t.see("Mountain").tapped).toBe(true);
    t.resolve();
    t.resolve();
    expect([t.lifeOf(0), t.see("Jittery Hound").damage]).toEqual([24, 0]);
  });

  scenario("601.2f: additions come before reductions, and the mana part is never less than {0}", (t) => {
    t.cards(CARDS);
    t.cards(`
      Toll Stone {2}
      Artifact
      Creature spells cost {1} more to cast.

      Herd Caller {2}{G}
      Creature — Elf
      Creature spells you cast cost {2} less to cast.
      1/1`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Toll Stone", "Herd Caller", "Herd Caller");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    // {1}{G} and {1} more, four less: generic mana only is reduced.
    t.cast("Marsh Hound");
    expect(t.see("Forest").tapped).toBe(true);
    t.resolve();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(1);
  });

  scenario("601.2g, 605.3a: before paying, the caster may activate mana abilities", (t) => {
    t.cards(CARDS);
    t.cards(`
      Twin Grove
      Land
      {T}: Add {G}.
      {T}: Add {R}.`);
    t.battlefield(0, "Mountain", "Twin Grove");
    t.hand(0, "Spark");
    t.to("precombatMain");
    const spark = t.asked("priority").actions.find((a) => a.act === "cast")!;
    t.answer({ ask: "priority", action: { ...spark, byHand: true } as typeof spark });
    t.choose(1);
    const { sources, cost } = t.asked("pay");
    expect(cost).toBe("{R}");
    const grove = sources.find((s) => s.source === t.ids(0, "battlefield", "Twin Grove")[0] && s.adds === "{R}")!;
    t.answer({ ask: "pay", with: [{ source: grove.source, ability: grove.ability }] });
    expect([t.see("Twin Grove").tapped, t.see("Mountain").tapped, t.mana(0)]).toEqual([true, false, ""]);
  });

  scenario("601.2h: the cost is locked in before it is paid: what made it cheaper may be sacrificed for it", (t) => {
    t.cards(`
      Dusk Familiar {1}{B}
      Creature — Bat
      Black spells you cast cost {1} less to cast.
      1/1

      Dusk Harvest {1}{B}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature.
      Draw two cards.`);
    t.lands(0, "Swamp", 1);
    t.battlefield(0, "Dusk Familiar");
    t.hand(0, "Dusk Harvest");
    t.to("precombatMain");
    t.cast("Dusk Harvest");
    expect(t.count(0, "graveyard", "Dusk Familiar")).toBe(1);
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("601.2h, 118.3: unpayable costs can't be paid: no creature to sacrifice, no casting", (t) => {
    t.cards(`
      Dusk Harvest {B}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature.
      Draw two cards.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Dusk Harvest");
    t.to("precombatMain");
    expect(t.can("cast", "Dusk Harvest")).toBe(false);
  });

  scenario("601.2i, 117.3c: when it is cast, what triggers on casting goes on the stack above it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Singing Stone {2}
      Artifact
      Whenever you cast an instant or sorcery spell, you gain 3 life.`);
    t.battlefield(0, "Singing Stone", "Mountain");
    t.hand(0, "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    expect([t.stackSize, t.asked("priority").player]).toEqual([2, 0]);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 20]);
  });

  scenario("601.7, 602.4: what alters costs does not touch what is on the stack already", (t) => {
    t.cards(CARDS);
    t.cards(`
      Toll Keeper {W}
      Creature — Human
      Flash
      Spells cost {2} more to cast.
      1/1

      Rod of Sparks {1}
      Artifact
      {1}: Rod of Sparks deals 1 damage to any target.`);
    t.battlefield(0, "Mountain", "Mountain", "Rod of Sparks");
    t.battlefield(1, "Plains");
    t.hand(0, "Spark");
    t.hand(1, "Toll Keeper");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.activate("Rod of Sparks", { targets: [1] });
    t.pass();
    t.cast("Toll Keeper");
    t.resolveAll();
    expect([t.lifeOf(1), t.count(1, "battlefield", "Toll Keeper")]).toEqual([17, 1]);
  });
});
