import { describe, expect } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { Replacement } from "../../../../lib/engine/abilities/replacements.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment, sorcery } from "../../../support/sorcery.ts";

const YOU = { who: "you" } as const;
const SELF = { is: "self" } as const;
const replacing = (replacement: Replacement): Ability => ({
  kind: "static",
  effects: [{ static: "replace", replacement }],
});
const creature = (name: string, abilities: readonly Ability[]) => {
  const { faces, ...card } = enchantment(name, abilities);
  return {
    ...card,
    faces: [
      { ...faces[0], typeLine: { supertypes: [], types: ["creature"], subtypes: [] }, power: "1", toughness: "1" },
    ],
  } as const;
};

describe("614.12-614.14: how permanents enter", () => {
  scenario("614.1e: as it is turned face up it is modified before anything sees it face up", (t) => {
    t.cards(`
      Test Larva {5}
      Creature — Insect
      Morph {0}
      As this creature is turned face up, put two +1/+1 counters on it.
      1/1`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Larva");
    t.to("precombatMain");
    t.cast("Test Larva", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect([t.stackSize, t.see("Test Larva").power]).toEqual([0, 3]);
  });

  scenario("614.1e, 109.5: what it says as it is turned face up it says to who controls it", (t) => {
    t.cards(`
      Test Larva {5}
      Creature — Insect
      Morph {0}
      As this creature enters or is turned face up, put X +1/+1 counters on it, where X is the number of other creatures you control.
      1/1

      Test Charm {0}
      Sorcery
      Gain control of target creature.`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Larva");
    t.hand(1, "Test Charm");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Larva", { via: "morph" });
    t.resolve();
    const [larva] = t.ids(0, "battlefield").filter((id) => t.game.state.objects[id]?.faceDown);
    t.to("precombatMain", 2);
    t.cast("Test Charm", { targets: [larva!] });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Larva").counters).toEqual({ "+1/+1": 2 });
  });

  scenario(
    "614.12: what enters is looked at as it would be on the battlefield: a land made a creature enters tapped",
    (t) => {
      t.cards(`
      Test Frost {0}
      Enchantment
      Creatures enter tapped.`);
      t.define(
        enchantment("Test Growth", [
          {
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
          },
        ]),
      );
      t.battlefield(0, "Test Growth", "Test Frost");
      t.hand(0, "Forest");
      t.to("precombatMain");
      t.playLand("Forest");
      expect(t.see("Forest").tapped).toBe(true);
    },
  );

  scenario("614.12: an effect of its own about a whole class does not affect the permanent itself", (t) => {
    t.cards(`
      Test Orb {0}
      Artifact
      Artifacts enter tapped.`);
    t.hand(0, "Test Orb", "Test Orb");
    t.to("precombatMain");
    t.cast("Test Orb");
    t.resolve();
    expect(t.see("Test Orb").tapped).toBe(false);
    t.cast("Test Orb");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Orb").map((id) => t.seeId(id).tapped)).toEqual([false, true]);
  });

  scenario("614.12, 614.12a: the choice for a token that is a copy is made as it enters, before it is there", (t) => {
    t.cards(`
      Test Voice {0}
      Creature — Angel
      As this creature enters, choose a color.
      This creature has protection from the chosen color.
      2/2

      Test Twin {0}
      Sorcery
      Create a token that's a copy of target creature.`);
    t.hand(0, "Test Voice", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Voice");
    t.pass(2);
    expect([t.asked().about, t.count(0, "battlefield")]).toEqual(["color", 0]);
    t.option("R");
    t.cast("Test Twin", { targets: ["Test Voice"] });
    t.pass(2);
    expect([t.asked().about, t.count(0, "battlefield")]).toEqual(["color", 1]);
    t.option("G");
    expect(t.count(0, "battlefield", "Test Voice")).toBe(2);
  });

  scenario("614.12b: an ability marked with an anchor word is had as long as that word was chosen", (t) => {
    const anchored = (word: string, power: number, toughness: number): Ability => ({
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: CREATURE },
          modifications: [{ modify: "addPT", power, toughness }],
        },
      ],
      if: { if: "chosen", option: word },
    });
    t.define(
      enchantment("Test Siege", [
        replacing({
          of: { on: "move", object: SELF, to: "battlefield" },
          instead: {
            by: "entering",
            entering: {},
            asItEnters: [{ choose: { quality: "word", words: ["Khans", "Dragons"] } }],
          },
        }),
        anchored("Khans", 1, 0),
        anchored("Dragons", 0, 1),
      ]),
    );
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Siege");
    t.to("precombatMain");
    t.cast("Test Siege");
    t.resolve();
    t.option("Dragons");
    expect(t.see("Test Cub")).toMatchObject({ power: 2, toughness: 3 });
  });

  scenario("614.13, 614.13b: other objects change zones as it enters; each can be chosen once only", (t) => {
    t.cards(`
      Test Glutton {0}
      Creature — Beast
      Devour 3
      Devour 5
      1/1`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Glutton");
    t.resolve();
    t.option("Test Glutton");
    t.yes();
    t.choose("Test Cub");
    expect(t.asked().ask).toBe("priority");
    expect(t.see("Test Glutton").counters).toEqual({ "+1/+1": 3 });
  });

  scenario("614.13a: neither the object itself nor what enters at the same time can be chosen", (t) => {
    t.cards(`
      Test Return {0}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.`);
    t.define(
      creature("Test Ghoul", [
        replacing({
          of: { on: "move", object: SELF, to: "battlefield" },
          instead: {
            by: "entering",
            entering: {},
            asItEnters: [
              {
                do: [
                  {
                    do: "move",
                    what: { what: "chosen", filter: { is: "any" }, in: "graveyard", of: YOU, count: { min: 0 } },
                    to: { zone: "exile" },
                  },
                ],
              },
            ],
          },
        }),
      ]),
    );
    t.graveyard(0, "Test Ghoul", "Test Cub", "Forest");
    t.hand(0, "Test Return");
    t.to("precombatMain");
    t.cast("Test Return");
    t.resolve();
    expect(t.asked("choose").from.map((id) => t.seeId(id).name)).toEqual(["Forest"]);
    t.choose("Forest");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Ghoul")]).toEqual([1, 1]);
  });

  scenario("614.13c: a card that is entering from the library is not milled meanwhile", (t) => {
    t.define(
      creature("Test Digger", [
        replacing({
          of: { on: "move", object: SELF, to: "battlefield" },
          instead: { by: "entering", entering: {}, asItEnters: [{ do: [{ do: "mill", who: YOU, count: 2 }] }] },
        }),
      ]),
    );
    t.define(
      sorcery("Test Unearth", [
        { do: "move", what: { what: "topOfLibrary", of: YOU, count: 1 }, to: { zone: "battlefield" } },
      ]),
    );
    t.emptyLibraries();
    t.library(1, "Plains");
    t.library(0, "Plains", "Island", "Swamp", "Test Digger");
    t.hand(0, "Test Unearth");
    t.to("precombatMain");
    t.cast("Test Unearth");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Digger")).toBe(1);
    expect([t.count(0, "graveyard", "Swamp"), t.count(0, "graveyard", "Island"), t.count(0, "library")]).toEqual([
      1, 1, 1,
    ]);
  });

  scenario("614.14: the cards one ability exiles instead are those the other speaks of", (t) => {
    t.cards(`
      Test Warden {0}
      Enchantment
      If a creature an opponent controls would die, exile it instead.
      {0}: Return a card exiled with this enchantment to its owner's hand.

      Test Banish {0}
      Sorcery
      Exile target creature.`);
    t.battlefield(0, "Test Warden");
    t.battlefield(1, "Test Cub", "Test Cub");
    t.hand(0, "Test Slayer", "Test Banish");
    t.to("precombatMain");
    t.cast("Test Banish", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Slayer");
    t.resolve();
    t.activate("Test Warden");
    t.resolve();
    t.activate("Test Warden");
    t.resolve();
    expect([t.count(1, "exile"), t.count(1, "hand", "Test Cub")]).toEqual([1, 1]);
  });
});

describe("614.15-614.17", () => {
  scenario("614.15, 616.1a: a spell's own 'instead' is applied before other replacement effects", (t) => {
    t.cards(`
      Test Denial {0}
      Instant
      Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.

      Test Void {0}
      Enchantment
      If a card would be put into a graveyard from anywhere, exile it instead.`);
    t.battlefield(0, "Test Void");
    t.hand(0, "Test Salve");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Salve"] });
    t.resolve();
    expect([t.count(0, "exile", "Test Salve"), t.count(0, "library", "Test Salve")]).toEqual([0, 1]);
  });

  scenario("614.16: tokens that a replacement effect creates are doubled, and counters it puts", (t) => {
    t.cards(`
      Test Twofold {0}
      Enchantment
      If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.`);
    t.define(
      enchantment("Test Grove", [
        replacing({
          of: { on: "gainLife", who: YOU },
          instead: {
            by: "effects",
            effects: [
              {
                do: "createTokens",
                who: YOU,
                count: 1,
                token: {
                  colors: ["G"],
                  supertypes: [],
                  types: ["creature"],
                  subtypes: ["Elf"],
                  power: 1,
                  toughness: 1,
                  abilities: [],
                },
              },
            ],
          },
        }),
      ]),
    );
    t.battlefield(0, "Test Twofold", "Test Grove");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    expect(t.count(0, "battlefield", "Elf Token")).toBe(2);
  });

  scenario("614.17, 614.17c: what can't happen is not replaced", (t) => {
    t.cards(`
      Test Blight {0}
      Enchantment
      Players can't gain life.`);
    t.define(
      enchantment("Test Trade", [
        replacing({
          of: { on: "gainLife", who: YOU },
          instead: { by: "effects", effects: [{ do: "draw", who: YOU, count: 1 }] },
        }),
      ]),
    );
    t.battlefield(0, "Test Blight", "Test Trade");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([20, 0]);
  });

  scenario("614.17a: a 'can't' effect does not undo what has already happened", (t) => {
    t.cards(`
      Test Blight {0}
      Instant
      Players can't gain life this turn.`);
    t.hand(0, "Test Salve", "Test Blight", "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    t.cast("Test Blight");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Salve");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("614.17b: a cost that includes what can't happen can't be paid", (t) => {
    t.cards(`
      Test Altar {0}
      Artifact
      Sacrifice a creature: You gain 1 life.

      Test Shrine {0}
      Artifact
      Pay 2 life: Draw a card.

      Test Peace {0}
      Enchantment
      Creatures you control can't be sacrificed.

      Test Still {0}
      Enchantment
      Your life total can't change.`);
    t.battlefield(0, "Test Altar", "Test Shrine", "Test Cub");
    t.hand(0, "Test Peace", "Test Still");
    t.to("precombatMain");
    expect([t.can("activate", "Test Altar"), t.can("activate", "Test Shrine")]).toEqual([true, true]);
    t.cast("Test Peace");
    t.resolve();
    t.cast("Test Still");
    t.resolve();
    expect([t.can("activate", "Test Altar"), t.can("activate", "Test Shrine")]).toEqual([false, false]);
  });

  scenario("614.17b, 122.1: nor one of counters on what can't have them put on it", (t) => {
    t.cards(`
      Test Druid {0}
      Creature — Elf
      Put a -1/-1 counter on this creature: You gain 1 life.
      0/2

      Test Altar {0}
      Artifact
      Put a -1/-1 counter on a creature you control: You gain 1 life.

      Test Sage {0}
      Planeswalker — Sage
      +1: You gain 1 life.
      0: You gain 2 life.
      Loyalty 3

      Test Bloom {0}
      Enchantment
      Creatures you control can't have -1/-1 counters put on them.

      Test Void {0}
      Enchantment
      Planeswalkers you control can't have loyalty counters put on them.`);
    t.battlefield(0, "Test Druid", "Test Altar", "Test Sage");
    t.hand(0, "Test Bloom", "Test Void");
    t.to("precombatMain");
    const can = (): boolean[] => ["Test Druid", "Test Altar"].map((name) => t.can("activate", name));
    expect(can()).toEqual([true, true]);
    t.cast("Test Bloom");
    t.resolve();
    expect(can()).toEqual([false, false]);
    t.cast("Test Void");
    t.resolve();
    t.activate("Test Sage", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("614.17d: 'can't enter' looks at what it would be on the battlefield", (t) => {
    t.cards(`
      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.define(
      enchantment("Test Cage", [
        {
          kind: "static",
          effects: [{ static: "rule", rule: { rule: "cantEnter", what: CREATURE, from: ["graveyard", "library"] } }],
        },
      ]),
    );
    t.battlefield(0, "Test Cage");
    t.graveyard(0, "Test Cub");
    t.hand(0, "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Cub"), t.count(0, "battlefield", "Test Cub")]).toEqual([1, 0]);
  });
});

describe("614.12, 614.16: as cards word it", () => {
  scenario("614.12, 707.5: a land that enters tapped as a copy is tapped", (t) => {
    t.cards(`
      Test Shifting Field
      Land
      You may have this land enter tapped as a copy of any land on the battlefield.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Shifting Field");
    t.to("precombatMain");
    t.playLand("Test Shifting Field");
    t.yes();
    t.choose("Forest");
    expect(t.ids(0, "battlefield", "Forest").map((id) => t.seeId(id).tapped)).toEqual([false, true]);
  });

  scenario("614.16: what effects put is doubled, and not what a cost puts", (t) => {
    t.cards(`
      Test Season {0}
      Enchantment
      If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.

      Test Vat {0}
      Artifact
      Put a charge counter on this artifact: You gain 1 life.
      {0}: Put a charge counter on this artifact.`);
    t.battlefield(0, "Test Season", "Test Vat");
    t.to("precombatMain");
    const counters = () => t.game.state.objects[t.ids(0, "battlefield", "Test Vat")[0]!]!.counters?.charge ?? 0;
    t.activate("Test Vat", { ability: 0 });
    t.resolve();
    expect(counters()).toBe(1);
    t.activate("Test Vat", { ability: 1 });
    t.resolve();
    expect(counters()).toBe(3);
  });

  scenario("614.12a, 107.3k: or with X, where X is what was removed, doubled, of as many things as one likes", (t) => {
    t.cards(`
      Test Deluge {0}
      Creature — Leviathan
      As this creature enters, remove all counters from any number of creatures. This creature enters with X +1/+1 counters on it, where X is twice the number of counters removed this way.
      1/1

      Test Sprout {0}
      Creature — Plant
      This creature enters with three +1/+1 counters on it.
      1/1`);
    t.hand(0, "Test Sprout", "Test Sprout", "Test Deluge");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolve();
    t.cast("Test Sprout");
    t.resolve();
    const [, kept] = t.ids(0, "battlefield", "Test Sprout");
    t.cast("Test Deluge");
    t.resolve();
    t.answer({ ask: "choose", chosen: t.ids(0, "battlefield", "Test Sprout").slice(0, 1) });
    expect([t.seeId(kept!).power, t.see("Test Deluge").power]).toEqual([4, 7]);
  });

  scenario("614.12a, 122.1: it enters with a counter for each that was removed as it enters", (t) => {
    t.cards(`
      Test Glutton {2}
      Creature — Vampire
      As this creature enters, remove all counters from all permanents. This creature enters with a +1/+1 counter on it for each counter removed this way.
      1/1

      Test Sprout {0}
      Creature — Plant
      This creature enters with three +1/+1 counters on it.
      1/1`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Sprout", "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolve();
    t.cast("Test Glutton");
    t.resolve();
    expect([t.see("Test Sprout").power, t.see("Test Glutton").power]).toEqual([1, 4]);
  });
});
