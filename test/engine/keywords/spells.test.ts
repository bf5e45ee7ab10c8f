import { describe, expect } from "vitest";
import type { Keyword } from "../../../lib/engine/abilities/keywords.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { scenario } from "../../support/scenario.ts";

/** An Equipment for {0} with a keyword. */
const equipment = (keyword: Keyword): CardDefinition => ({
  name: "Test Gear",
  layout: "normal",
  faces: [
    {
      name: "Test Gear",
      manaCost: "{0}",
      typeLine: { supertypes: [], types: ["artifact"], subtypes: ["Equipment"] },
      text: "",
      abilities: [{ kind: "keyword", keyword }],
    },
  ],
});

const half = (name: string, manaCost: string, amount: number) => ({
  name,
  manaCost,
  typeLine: { supertypes: [], types: ["sorcery"] as const, subtypes: [] },
  text: "Fuse",
  abilities: [
    {
      kind: "spell" as const,
      body: { targets: [], effects: [{ do: "gainLife" as const, who: { who: "you" as const }, amount }] },
    },
    { kind: "keyword" as const, keyword: { keyword: "fuse" as const } },
  ],
});
const TWO_HALVES: CardDefinition = {
  name: "Test Salt // Test Sand",
  layout: "split",
  faces: [half("Test Salt", "{R}", 1), half("Test Sand", "{G}", 2)],
};

describe("702: keywords of spells, of costs and of Equipment", () => {
  scenario("702.56a: replicate copies it for each time it was paid", (t) => {
    t.cards(`Test Pulse {R}
      Sorcery
      You gain 1 life.
      Replicate {R}`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Pulse");
    t.to("precombatMain");
    t.cast("Test Pulse", { additional: [2] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.153a: casualty asks for a creature with enough power", (t) => {
    t.cards(`
      Test Racket {R}
      Sorcery
      You gain 3 life.
      Casualty 2`);
    t.battlefield(0, "Test Bear", "Mountain");
    t.hand(0, "Test Racket");
    t.to("precombatMain");
    t.cast("Test Racket", { additional: [true] });
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("702.78a: conspiring creatures share a color with the spell", (t) => {
    t.cards(`
      Test Chorus {G}
      Sorcery
      You gain 3 life.
      Conspire`);
    t.battlefield(0, "Test Bear", "Test Bear", "Forest");
    t.hand(0, "Test Chorus");
    t.to("precombatMain");
    t.cast("Test Chorus", { additional: [true] });
    expect(t.see("Test Bear").tapped).toBe(true);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("702.42a: entwined, both modes are chosen", (t) => {
    t.cards(`Test Braid {G}
      Sorcery
      Choose one —
      • You gain 3 life.
      • Draw a card.
      Entwine {1}`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Braid");
    t.to("precombatMain");
    t.cast("Test Braid", { additional: [true] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 1]);
  });

  scenario("702.175a: offspring makes a 1/1 copy if it was paid", (t) => {
    t.cards(`Test Parent {1}{G}
      Creature — Rabbit
      3/3
      Offspring {2}`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Parent");
    t.to("precombatMain");
    t.cast("Test Parent", { additional: [true] });
    t.resolveAll();
    expect(t.ids(0, "battlefield", "Test Parent").map((id) => t.seeId(id).power)).toEqual([3, 1]);
  });

  scenario("702.157a: squad makes a copy for each time it was paid", (t) => {
    t.cards(`Test Trooper {G}
      Creature — Soldier
      1/1
      Squad {1}`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Trooper");
    t.to("precombatMain");
    t.cast("Test Trooper", { additional: [2] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Trooper")).toBe(3);
  });

  scenario("702.61a: nothing but mana abilities and special actions under split second", (t) => {
    t.cards(`
      Test Flash {R}
      Instant
      You gain 1 life.
      Split second`);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Flash");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Flash");
    t.pass();
    expect(t.asked().player).toBe(1);
    expect(t.can("cast", "Test Spark")).toBe(false);
    expect(t.can("activate", "Mountain")).toBe(true);
  });

  scenario("702.81a: retrace costs a land card besides, and the card goes to the graveyard again", (t) => {
    t.cards(`Test Furrow {G}
      Sorcery
      You gain 2 life.
      Retrace`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Furrow");
    t.hand(0, "Plains");
    t.to("precombatMain");
    t.cast("Test Furrow", { via: "retrace" });
    t.resolve();
    expect(t.count(0, "graveyard")).toBe(2);
    expect(t.can("cast", "Test Furrow", "retrace")).toBe(false);
  });

  scenario("702.133a: jump-start discards a card and exiles the spell", (t) => {
    t.cards(`Test Leap {G}
      Sorcery
      You gain 2 life.
      Jump-start`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Leap");
    t.hand(0, "Plains");
    t.to("precombatMain");
    t.cast("Test Leap", { via: "jump-start" });
    t.resolve();
    expect([t.count(0, "exile", "Test Leap"), t.lifeOf(0)]).toEqual([1, 22]);
  });

  scenario("702.137a: spectacle only if an opponent lost life this turn", (t) => {
    t.cards(`
      Test Show {4}{R}
      Sorcery
      You gain 2 life.
      Spectacle {R}`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Show", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Show", "spectacle")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Show", { via: "spectacle" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.53a: transmute finds a card of the same mana value", (t) => {
    t.cards(`
      Test Riddle {R}{R}
      Instant
      You gain 1 life.
      Transmute {1}{R}`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Riddle");
    t.library(0, "Test Bear", "Test Spark");
    t.to("precombatMain");
    t.activate("Test Riddle");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Bear");
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("702.29e: typecycling searches for a card of that type", (t) => {
    t.cards(`Test Strider {5}{G}
      Creature — Treefolk
      5/5
      Forestcycling {1}`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Strider");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Strider");
    t.resolve();
    t.choose("Forest");
    expect(t.count(0, "hand", "Forest")).toBe(1);
  });

  scenario("702.92a: a living weapon comes with a Germ that dies without it", (t) => {
    t.define(equipment({ keyword: "living weapon" }));
    t.hand(0, "Test Gear");
    t.to("precombatMain");
    t.cast("Test Gear");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Phyrexian Germ Token")).toBe(0);
    expect(t.count(0, "battlefield", "Test Gear")).toBe(1);
  });

  scenario("702.163a: for Mirrodin! attaches it to a Rebel", (t) => {
    t.define(equipment({ keyword: "for mirrodin!" }));
    t.hand(0, "Test Gear");
    t.to("precombatMain");
    t.cast("Test Gear");
    t.resolveAll();
    expect(t.see("Rebel Token").power).toBe(2);
    expect(t.game.state.objects[t.ids(0, "battlefield", "Test Gear")[0]!]!.attachedTo).toBe(
      t.ids(0, "battlefield", "Rebel Token")[0],
    );
  });

  scenario("702.151a-b: reconfigured onto a creature, an Equipment is no creature", (t) => {
    t.cards(`
      Test Blade {1}
      Artifact Creature — Equipment Construct
      1/1
      Equipped creature gets +1/+1.
      Reconfigure {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Forest", "Forest");
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    expect(t.see("Test Blade").types).toEqual(["artifact"]);
    const unattach = t.asked("priority").actions.filter((one) => one.act === "activate" && !one.mana);
    t.answer({ ask: "priority", action: unattach.at(-1)! });
    t.resolve();
    expect(t.see("Test Blade").types).toEqual(["artifact", "creature"]);
  });

  scenario("702.89a: umbra armor is destroyed instead, and the damage is gone", (t) => {
    t.cards(`
      Test Shell {G}
      Enchantment — Aura
      Enchant creature
      Umbra armor`);
    t.battlefield(0, "Test Bear", "Forest", "Mountain");
    t.hand(0, "Test Shell", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Shell", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").damage).toBe(0);
    expect(t.count(0, "graveyard", "Test Shell")).toBe(1);
  });

  scenario("702.102a, 702.102d: a fused spell does both halves", (t) => {
    t.define(TWO_HALVES);
    t.battlefield(0, "Mountain", "Forest");
    t.hand(0, "Test Salt // Test Sand");
    t.to("precombatMain");
    t.cast("Test Salt // Test Sand", { via: "fuse" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.102a, 118.9: a fused spell is cast without paying its mana cost as others are", (t) => {
    t.define(TWO_HALVES);
    t.cards(`
      Test Mind {7}{U}
      Enchantment
      You may cast spells from your hand without paying their mana costs.`);
    t.battlefield(0, "Test Mind");
    t.hand(0, "Test Salt // Test Sand");
    t.to("precombatMain");
    t.cast("Test Salt // Test Sand", { via: "fuse" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("718.3b: a prototyped spell has its smaller cost, size and color", (t) => {
    t.define({
      name: "Test Engine",
      layout: "prototype",
      faces: [
        {
          name: "Test Engine",
          manaCost: "{7}",
          typeLine: { supertypes: [], types: ["artifact", "creature"], subtypes: ["Golem"] },
          text: "",
          power: "6",
          toughness: "6",
          abilities: [
            { kind: "keyword", keyword: { keyword: "prototype", cost: [{ pay: "mana", mana: "{1}{R}" }], pt: [2, 3] } },
          ],
        },
      ],
    });
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    t.cast("Test Engine", { via: "prototype" });
    t.resolve();
    expect(t.see("Test Engine")).toMatchObject({ power: 2, toughness: 3 });
  });
});
