import { describe, expect } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

/** Takes the first special action of that name. */
function special(t: TestGame, name: string): void {
  const action = t
    .asked("priority")
    .actions.find(
      (one): one is Extract<PriorityAction, { act: "special" }> => one.act === "special" && one.special === name,
    );
  if (action === undefined) throw new Error(`no special action ${name}`);
  t.answer({ ask: "priority", action });
}
const offers = (t: TestGame, name: string): boolean =>
  t.asked("priority").actions.some((one) => one.act === "special" && one.special === name);

describe("702: other ways of casting", () => {
  scenario("702.34a: flashback is cast from the graveyard and exiled, even when countered", (t) => {
    t.cards(`
      Test Denial {U}
      Instant
      Counter target spell.

      Test Echoes {4}{R}
      Sorcery
      Test Echoes deals 3 damage to any target.
      Flashback {R}`);
    t.graveyard(0, "Test Echoes");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Echoes", { via: "flashback", targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Echoes"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Echoes")).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.96a-b: an overloaded spell has no targets and affects each", (t) => {
    t.cards(`
      Test Quake {R}
      Sorcery
      Test Quake deals 2 damage to target creature you don't control.
      Overload {2}{R}`);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Bear", "Test Ogre");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake", { via: "overload" });
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    expect(t.see("Test Ogre").damage).toBe(2);
  });

  scenario("702.74a: evoked, it is sacrificed when it enters", (t) => {
    t.cards(`Test Elemental {4}{G}
      Creature — Elemental
      5/5
      When Test Elemental enters, you gain 3 life.
      Evoke {G}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Elemental");
    t.to("precombatMain");
    t.cast("Test Elemental", { via: "evoke" });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Elemental")).toBe(1);
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("702.109a: dashed, it has haste and returns to its owner's hand at the next end step", (t) => {
    t.cards(`Test Raider {3}{R}
      Creature — Orc
      3/1
      Dash {1}{R}`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Raider");
    t.to("precombatMain");
    t.cast("Test Raider", { via: "dash" });
    t.resolve();
    t.attack("Test Raider");
    t.to("end");
    t.resolve();
    expect(t.count(0, "hand", "Test Raider")).toBe(1);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.37a, 702.37e, 708.2: a morph is cast face down and turned up without the stack", (t) => {
    t.cards(`Test Mystery {4}{G}{G}
      Creature — Beast
      5/5
      Morph {G}`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Mystery");
    t.to("precombatMain");
    t.cast("Test Mystery", { via: "morph" });
    t.resolve();
    expect(t.see("")).toMatchObject({ power: 2, toughness: 2, types: ["creature"], subtypes: [] });
    special(t, "turnFaceUp");
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Mystery")).toMatchObject({ power: 5, toughness: 5 });
  });

  scenario("702.37b: megamorph puts a +1/+1 counter on it as it is turned up", (t) => {
    t.cards(`Test Giant {4}{G}{G}
      Creature — Giant
      5/5
      Megamorph {G}`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Giant");
    t.to("precombatMain");
    t.cast("Test Giant", { via: "megamorph" });
    t.resolve();
    special(t, "turnFaceUp");
    expect(t.see("Test Giant")).toMatchObject({ power: 6, counters: { "+1/+1": 1 } });
  });

  scenario("702.51a: creatures tapped for convoke pay for their color or for generic mana", (t) => {
    t.cards(`
      Test Rally {2}{G}{G}
      Sorcery
      You gain 7 life.
      Convoke`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre", "Plains");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.choose("Test Bear", "Test Bear", "Test Ogre");
    expect(t.see("Test Ogre").tapped).toBe(true);
    expect(t.see("Plains").tapped).toBe(true);
    t.resolve();
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("702.51a: a red creature does not pay for a green symbol", (t) => {
    t.cards(`
      Test Rally {G}{G}
      Sorcery
      You gain 7 life.
      Convoke`);
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    expect(t.can("cast", "Test Rally")).toBe(false);
  });

  scenario("702.66a: delve exiles cards for generic mana only", (t) => {
    t.cards(`
      Test Depths {3}{U}
      Sorcery
      Draw a card.
      Delve`);
    t.battlefield(0, "Island");
    t.graveyard(0, "Test Bear", "Test Ogre", "Test Spark", "Plains");
    t.hand(0, "Test Depths");
    t.to("precombatMain");
    t.cast("Test Depths");
    expect(t.asked("choose").max).toBe(3);
    t.choose("Test Bear", "Test Ogre", "Test Spark");
    t.resolve();
    expect(t.count(0, "exile")).toBe(3);
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.35a: a discarded card with madness may be cast, else it goes to the graveyard", (t) => {
    t.cards(`
      Test Frenzy {2}{R}
      Instant
      Test Frenzy deals 3 damage to any target.
      Madness {R}

      Test Sifting {U}
      Sorcery
      Discard two cards.`);
    t.battlefield(0, "Island", "Mountain");
    t.hand(0, "Test Sifting", "Test Frenzy", "Test Frenzy");
    t.to("precombatMain");
    t.cast("Test Sifting");
    t.resolve();
    expect(t.count(0, "exile", "Test Frenzy")).toBe(2);
    t.order(0, 1);
    t.resolve();
    t.choose("Test Frenzy");
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
    t.resolve();
    t.choose();
    expect(t.count(0, "graveyard", "Test Frenzy")).toBe(2);
  });

  scenario("702.143a: a foretold card is cast on a later turn; face down it has no name", (t) => {
    t.cards(`Test Omen {4}{U}
      Sorcery
      Draw two cards.
      Foretell {U}`);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    special(t, "foretell");
    expect(t.can("cast", "", "foretell")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("", { via: "foretell" });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Omen")).toBe(1);
  });

  scenario("702.170d: a plotted card is cast free on a later turn, at sorcery speed", (t) => {
    t.cards(`Test Scheme {4}{R}
      Creature — Rogue
      3/3
      Plot {R}`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Scheme");
    t.to("precombatMain");
    special(t, "plot");
    expect(t.count(0, "exile", "Test Scheme")).toBe(1);
    t.to("upkeep", 3);
    expect(t.can("cast", "Test Scheme", "plot")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("Test Scheme", { via: "plot" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Scheme")).toBe(1);
  });

  scenario("702.62a: a suspended card loses a time counter each upkeep and is cast free with haste", (t) => {
    t.define({
      name: "Test Rift",
      layout: "normal",
      faces: [
        {
          name: "Test Rift",
          manaCost: "{5}{U}",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Serpent"] },
          text: "Suspend 2—{U}",
          power: "4",
          toughness: "4",
          abilities: [{ kind: "keyword", keyword: { keyword: "suspend", cost: [{ pay: "mana", mana: "{U}" }], n: 2 } }],
        },
      ],
    });
    t.lands(0, "Island", 1);
    t.hand(0, "Test Rift");
    expect(offers(t, "suspend")).toBe(false);
    t.to("precombatMain");
    special(t, "suspend");
    expect(t.game.state.objects[t.ids(0, "exile")[0]!]!.counters).toEqual({ time: 2 });
    t.to("upkeep", 3);
    t.resolve();
    t.to("upkeep", 5);
    t.resolve();
    t.resolve();
    t.choose("Test Rift");
    t.resolve();
    expect(t.see("Test Rift").keywords).toContain("haste");
  });

  scenario("702.88a: rebound casts it again in the next upkeep", (t) => {
    t.cards(`Test Wave {1}{W}
      Sorcery
      You gain 4 life.
      Rebound`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Wave");
    t.to("precombatMain");
    t.cast("Test Wave");
    t.resolve();
    expect(t.count(0, "exile", "Test Wave")).toBe(1);
    t.to("upkeep", 3);
    t.resolve();
    t.choose("Test Wave");
    t.resolve();
    expect(t.lifeOf(0)).toBe(28);
    expect(t.count(0, "graveyard", "Test Wave")).toBe(1);
  });

  scenario("715.3d: a card cast as an Adventure is exiled and its creature may be cast from there", (t) => {
    t.define({
      name: "Test Wanderer",
      layout: "adventure",
      faces: [
        {
          name: "Test Wanderer",
          manaCost: "{1}{G}",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Human"] },
          text: "",
          power: "3",
          toughness: "3",
          abilities: [],
        },
        {
          name: "Test Journey",
          manaCost: "{G}",
          typeLine: { supertypes: [], types: ["sorcery"], subtypes: ["Adventure"] },
          text: "You gain 2 life.",
          abilities: [
            {
              kind: "spell",
              body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 2 }] },
            },
          ],
        },
      ],
    });
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Wanderer");
    t.to("precombatMain");
    t.cast("Test Wanderer", { face: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.asked("priority").actions.filter((a) => a.act === "cast")).toHaveLength(1);
    t.cast("Test Wanderer");
    t.resolve();
    expect(t.see("Test Wanderer").power).toBe(3);
  });

  scenario("702.103b, 702.103f: bestowed, it is an Aura until what it enchants is gone; then a creature", (t) => {
    t.cards(`
      Test Nymph {1}{W}
      Enchantment Creature — Nymph
      1/1
      Flying
      Enchanted creature gets +1/+1 and has flying.
      Bestow {2}{W}`);
    t.lands(0, "Plains", 3);
    t.lands(1, "Mountain", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Nymph");
    t.hand(1, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["flying"] });
    expect(t.see("Test Nymph").types).toEqual(["enchantment"]);
    t.pass();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.pass();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Nymph")).toMatchObject({ power: 1, types: ["creature", "enchantment"] });
  });
});
