import { describe, expect } from "vitest";
import { artifact } from "../../../support/artifact.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const SPELLS = `
  Test Gear {2}
  Artifact
  {T}: Add {C}.`;

describe("106: mana", () => {
  scenario("106.1, 106.3, 106.4: mana goes to the pool, pays costs, and what is left empties as the step ends", (t) => {
    t.cards(`${SPELLS}

  Test Rite {B}
  Instant
  Add {B}{B}{B}.`);
    t.lands(0, "Swamp", 1);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Rite", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    expect(t.mana(0)).toBe("BBB");
    t.cast("Test Bear");
    expect(t.mana(0)).toBe("BB");
    t.to("beginningOfCombat");
    expect(t.mana(0)).toBe("");
  });

  scenario("106.4: an effect keeps unspent mana from emptying", (t) => {
    t.define(
      artifact("Test Reservoir", {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "manaDoesntEmpty", who: { who: "you" }, type: "G" } }],
      }),
    );
    t.battlefield(0, "Test Reservoir", "Forest", "Plains");
    t.to("precombatMain");
    t.activate("Forest");
    t.activate("Plains");
    expect(t.mana(0)).toBe("GW");
    t.to("beginningOfCombat");
    expect(t.mana(0)).toBe("G");
  });

  scenario("106.5: mana of a color that was never chosen is no mana", (t) => {
    t.define(
      artifact("Test Rut", {
        kind: "activated",
        costs: [{ pay: "tap" }],
        body: {
          targets: [],
          effects: [{ do: "addMana", who: { who: "you" }, mana: { add: "oneColor", among: "chosenColor", count: 1 } }],
        },
      }),
    );
    t.battlefield(0, "Test Rut");
    t.to("precombatMain");
    expect(t.can("activate", "Test Rut")).toBe(false);
    expect(t.mana(0)).toBe("");
  });

  scenario("106.6: mana that may be spent on certain spells only pays for nothing else", (t) => {
    t.cards(`${SPELLS}

  Test Den
  Land
  {T}: Add {G}. Spend this mana only to cast creature spells.`);
    t.battlefield(0, "Test Den", "Test Den");
    t.hand(0, "Test Bear", "Test Gear");
    t.to("precombatMain");
    expect(t.can("cast", "Test Gear")).toBe(false);
    t.cast("Test Bear");
    expect(t.stackSize).toBe(1);
  });

  scenario("106.7: what a land could produce counts, whether it is tapped or not", (t) => {
    t.cards(`
  Test Mirror
  Land
  {T}: Add one mana of any type that a land you control could produce.`);
    t.battlefield(0, "Test Mirror");
    t.permanentWith(0, "Island", { tapped: true });
    t.battlefield(1, "Mountain");
    t.to("upkeep", 2);
    t.to("precombatMain", 3);
    t.activate("Test Mirror");
    expect(t.mana(0)).toBe("U");
  });

  const OF_LANDS = `
  Test Prism
  Land
  {T}: Add one mana of any color that a land an opponent controls could produce.

  Test Echo
  Land
  {T}: Add one mana of any type that a land an opponent controls could produce.

  Test Well
  Land
  {T}: Add {W}.

  Test Waste
  Land
  {T}: Add {C}.`;

  scenario("105.4, 106.7: of 'any color' that a land could produce, colorless is none", (t) => {
    t.cards(OF_LANDS);
    t.battlefield(0, "Test Prism");
    t.battlefield(1, "Test Waste", "Test Well");
    t.to("precombatMain");
    t.activate("Test Prism");
    expect(t.mana(0)).toBe("W");
  });

  scenario("106.7: of 'any type' that a land could produce, colorless is one", (t) => {
    t.cards(OF_LANDS);
    t.battlefield(0, "Test Echo");
    t.battlefield(1, "Test Waste");
    t.to("precombatMain");
    t.activate("Test Echo");
    expect(t.mana(0)).toBe("C");
  });

  scenario("106.12, 106.12a: tapping a land for mana triggers; tapping it otherwise does not", (t) => {
    t.cards(`
  Test Scar {B}
  Enchantment
  Whenever a player taps a land for mana, that player loses 1 life.

  Test Press {U}
  Instant
  Tap target land.`);
    t.battlefield(0, "Test Scar", "Island", "Plains");
    t.battlefield(1, "Forest");
    t.hand(0, "Test Press");
    t.to("precombatMain");
    t.cast("Test Press", { targets: ["Forest"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 20]);
  });

  scenario("106.10, 107.4b: generic mana added is colorless; generic costs take any type", (t) => {
    t.cards(SPELLS);
    t.battlefield(0, "Test Gear", "Island");
    t.hand(0, "Test Gear");
    t.to("precombatMain");
    t.activate("Test Gear");
    expect(t.mana(0)).toBe("C");
    t.cast("Test Gear");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Gear")).toBe(2);
  });
});

describe("107: numbers and symbols", () => {
  scenario("107.1a: half of an odd number is rounded as the card says", (t) => {
    t.cards(`
  Test Halve {B}
  Sorcery
  Target player loses half their life, rounded up.`);
    t.life(1, 15);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Halve");
    t.to("precombatMain");
    t.cast("Test Halve", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(7);
  });

  scenario("107.1b: a negative power deals no damage and gains no life, but counts as negative for itself", (t) => {
    t.cards(`
  Test Wane {B}
  Instant
  Target creature gets -5/-0 until end of turn.

  Test Wax {G}
  Instant
  Target creature gets +4/+0 until end of turn.

  Test Toll {W}
  Instant
  You gain life equal to target creature's power.`);
    t.battlefield(0, "Test Bear", "Swamp", "Forest", "Plains");
    t.hand(0, "Test Wane", "Test Wax", "Test Toll");
    t.to("precombatMain");
    t.cast("Test Wane", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(-3);
    t.cast("Test Toll", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Wax", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(1);
  });

  scenario("107.1c: any number may be none", (t) => {
    t.cards(`
  Test Offer {B}
  Sorcery
  Sacrifice any number of lands. You gain 2 life for each land sacrificed this way.`);
    t.battlefield(0, "Swamp", "Plains");
    t.hand(0, "Test Offer");
    t.to("precombatMain");
    t.cast("Test Offer");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ min: 0, max: 2 });
    t.choose();
    expect([t.lifeOf(0), t.count(0, "battlefield")]).toEqual([20, 2]);
  });

  scenario("107.2: what can't be determined counts as 0", (t) => {
    t.cards(`
  Test Shade {1}{B}
  Creature — Shade
  */*
  Test Shade's power and toughness are each equal to the greatest power among creatures your opponents control.`);
    t.hand(0, "Test Shade");
    t.lands(0, "Swamp", 2);
    t.to("precombatMain");
    t.cast("Test Shade");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Shade")).toBe(1);
  });

  const HYDRA = `
  Test Hydra {X}{G}
  Creature — Hydra
  0/0
  Test Hydra enters with X +1/+1 counters on it.
  When Test Hydra enters, you gain X life.`;

  scenario("107.3, 107.3a, 107.3m: X is announced as the spell is cast; what enters knows it", (t) => {
    t.cards(HYDRA);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    t.to("precombatMain");
    t.cast("Test Hydra", { x: 3 });
    t.resolveAll();
    expect(t.see("Test Hydra").power).toBe(3);
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("107.3b: cast without paying its mana cost, X is 0", (t) => {
    t.cards(`${HYDRA}

  Test Favor {G}
  Sorcery
  You may cast a creature spell from your hand without paying its mana cost.`);
    t.lands(0, "Forest", 6);
    t.hand(0, "Test Favor", "Test Hydra");
    t.to("precombatMain");
    t.cast("Test Favor");
    t.resolve();
    while (t.asked().ask !== "priority") {
      const { ask, about } = t.asked();
      expect(about).not.toBe("x");
      if (ask === "choose") t.choose("Test Hydra");
      else t.yes();
    }
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Hydra")).toBe(1);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("107.3c: an X that the text defines is not chosen", (t) => {
    t.cards(`
  Test Rally {W}
  Sorcery
  You gain X life, where X is the number of lands you control.`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally");
    expect(t.asked().ask).toBe("priority");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("107.3g: outside the stack X in a mana cost is 0", (t) => {
    t.cards(`${HYDRA}

  Test Dig {U}
  Sorcery
  Return target creature card with mana value 1 from your graveyard to your hand.`);
    t.lands(0, "Island", 1);
    t.graveyard(0, "Test Hydra");
    t.hand(0, "Test Dig");
    t.to("precombatMain");
    t.cast("Test Dig");
    t.resolve();
    expect(t.count(0, "hand", "Test Hydra")).toBe(1);
  });

  scenario("107.3i, 107.3k: X has one value for a spell; each activation has its own", (t) => {
    t.cards(`
  Test Forge {2}
  Artifact
  {X}: Test Forge deals X damage to target player and you gain X life.`);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Test Forge");
    t.to("precombatMain");
    t.activate("Test Forge", { targets: [1], x: 2 });
    t.activate("Test Forge", { targets: [1], x: 1 });
    t.resolve();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([19, 21]);
    t.resolve();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([17, 23]);
  });

  scenario("107.4a, 107.4c: colored and colorless symbols are paid with that mana only", (t) => {
    t.cards(`
  Test Shard {C}
  Artifact

  Test Petal {W}
  Artifact

  Test Well
  Land
  {T}: Add {C}.`);
    t.battlefield(0, "Plains", "Test Well");
    t.hand(0, "Test Shard", "Test Shard", "Test Petal", "Test Petal");
    t.to("precombatMain");
    t.cast("Test Shard");
    t.resolve();
    expect([t.can("cast", "Test Shard"), t.can("cast", "Test Petal")]).toEqual([false, true]);
    t.cast("Test Petal");
    t.resolve();
    expect(t.can("cast", "Test Petal")).toBe(false);
  });

  scenario("107.4d, 118.5: a cost of {0} is paid with nothing", (t) => {
    t.cards(`
  Test Trinket {0}
  Artifact`);
    t.hand(0, "Test Trinket");
    t.to("precombatMain");
    t.cast("Test Trinket");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Trinket")).toBe(1);
  });

  scenario("107.4e: a hybrid symbol takes either half", (t) => {
    t.cards(`
  Test Twin {W/U}{2/B}
  Artifact`);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Twin", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    expect(t.ids(0, "battlefield").every((id) => t.seeId(id).name !== "Island" || t.seeId(id).tapped)).toBe(true);
    expect(t.can("cast", "Test Twin")).toBe(false);
  });

  scenario("107.4f: a Phyrexian symbol takes its color or 2 life", (t) => {
    t.cards(`
  Test Needle {R/P}
  Artifact`);
    t.hand(0, "Test Needle");
    t.to("precombatMain");
    t.cast("Test Needle");
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    expect(t.count(0, "battlefield", "Test Needle")).toBe(1);
  });

  scenario("107.4h: a snow symbol takes mana from a snow source only", (t) => {
    t.cards(`
  Test Drift
  Snow Land
  {T}: Add {U}.

  Test Sleigh {S}
  Artifact`);
    t.battlefield(0, "Island", "Test Drift");
    t.hand(0, "Test Sleigh", "Test Sleigh");
    t.to("precombatMain");
    t.cast("Test Sleigh");
    t.resolve();
    expect(t.see("Test Drift").tapped).toBe(true);
    expect(t.can("cast", "Test Sleigh")).toBe(false);
  });

  scenario("107.5: a tapped permanent can't be tapped for a cost, nor a creature that came this turn", (t) => {
    t.cards(`
  Test Druid {G}
  Creature — Elf
  1/1
  {T}: You gain 1 life.

  Test Orb {1}
  Artifact
  {T}: You gain 2 life.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Druid", "Test Orb");
    t.to("precombatMain");
    t.cast("Test Druid");
    t.resolve();
    t.cast("Test Orb");
    t.resolve();
    expect([t.can("activate", "Test Druid"), t.can("activate", "Test Orb")]).toEqual([false, true]);
    t.activate("Test Orb");
    expect(t.can("activate", "Test Orb")).toBe(false);
    t.to("precombatMain", 3);
    t.activate("Test Druid");
    expect(t.can("activate", "Test Druid")).toBe(false);
  });

  scenario("107.6: {Q} untaps a tapped permanent as a cost", (t) => {
    t.cards(`
  Test Scout {1}{G}
  Creature — Elf
  2/1
  {Q}: You gain 1 life.`);
    t.permanentWith(0, "Test Scout", { tapped: true });
    t.battlefield(0, "Test Scout");
    expect(t.can("activate", "Test Scout")).toBe(false);
    t.attack("Test Scout");
    t.activate("Test Scout");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.can("activate", "Test Scout")).toBe(false);
  });

  scenario("107.14: energy counters pay {E}", (t) => {
    t.cards(`
  Test Cell {1}
  Artifact
  When this artifact enters, you get {E}{E}.
  Pay {E}{E}: You gain 3 life.`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Cell");
    t.to("precombatMain");
    t.cast("Test Cell");
    t.resolveAll();
    expect(t.countersOf(0).energy).toBe(2);
    t.activate("Test Cell");
    expect(t.countersOf(0).energy ?? 0).toBe(0);
    t.resolve();
    expect([t.lifeOf(0), t.can("activate", "Test Cell")]).toEqual([23, false]);
  });

  scenario("107.13, 105.2: a color indicator gives a card without mana cost its color", (t) => {
    t.cards(`
  Test Redden {R}
  Sorcery
  Destroy target red creature.`);
    t.define({
      name: "Test Ember",
      layout: "normal",
      faces: [
        {
          name: "Test Ember",
          colorIndicator: ["R"],
          typeLine: { supertypes: [], types: ["creature"], subtypes: [] },
          text: "",
          abilities: [],
          power: "1",
          toughness: "1",
        },
      ],
    });
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Ember");
    t.hand(0, "Test Redden");
    t.to("precombatMain");
    t.cast("Test Redden");
    t.resolve();
    expect(t.count(1, "graveyard", "Test Ember")).toBe(1);
  });

  scenario("107.8, 107.8a, 107.8b: level symbols give power, toughness and abilities by level counters", (t) => {
    t.cards(`
  Test Pupil {W}
  Creature — Human
  Level up {W}
  1/1
  LEVEL 1-2
  2/2
  First strike
  LEVEL 3+
  4/4
  First strike, flying`);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Pupil");
    const seen = () => {
      const { power, toughness, keywords } = t.see("Test Pupil");
      return [power, toughness, keywords.includes("first strike"), keywords.includes("flying")];
    };
    t.to("precombatMain");
    expect(seen()).toEqual([1, 1, false, false]);
    t.activate("Test Pupil");
    t.resolve();
    expect(seen()).toEqual([2, 2, true, false]);
    t.activate("Test Pupil");
    t.resolve();
    t.activate("Test Pupil");
    t.resolve();
    expect(seen()).toEqual([4, 4, true, true]);
  });
});

describe("106: what is produced, modified and in other amounts", () => {
  const MANA = `
    Test Reflection {0}
    Enchantment
    If you tap a permanent for mana, it produces twice as much of that mana instead.

    Test Sphere {0}
    Artifact
    If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.

    Test Darkness {0}
    Enchantment
    If a land is tapped for mana, it produces {B} instead of any other type.

    Test Spring {0}
    Enchantment
    If a basic land you control is tapped for mana, it produces mana of a color of your choice instead of any other type.

    Test Temple
    Land
    {T}: Add {C}{C}.

    Test Stone {0}
    Artifact
    {1}, Sacrifice this artifact: Add {G}{G}.

    Test Giant {2}{G}{G}
    Creature — Giant
    4/4`;

  scenario("106.12b: a permanent tapped for mana produces twice as much, each time more so", (t) => {
    t.cards(MANA);
    t.battlefield(0, "Test Reflection", "Test Reflection", "Forest", "Test Stone");
    t.battlefield(1, "Forest");
    t.hand(0, "Test Giant");
    t.to("precombatMain");
    t.activate("Forest");
    expect(t.mana(0)).toBe("GGGG");
    t.cast("Test Giant");
    t.resolve();
    expect([t.see("Test Giant").power, t.mana(0)]).toEqual([4, ""]);
  });

  scenario("106.12b: the payment counts on it; mana that nothing is tapped for is not doubled", (t) => {
    t.cards(MANA);
    t.battlefield(0, "Test Reflection", "Forest", "Forest");
    t.hand(0, "Test Giant", "Test Stone");
    t.to("precombatMain");
    t.cast("Test Giant");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Giant"), t.mana(0)]).toEqual([1, ""]);
    t.cast("Test Stone");
    t.resolve();
    t.to("precombatMain", 3);
    t.activate("Test Stone");
    expect(t.mana(0)).toBe("GGG");
  });

  scenario("106.12b: tapped for so much mana it produces something else, of another type and amount", (t) => {
    t.cards(MANA);
    t.battlefield(1, "Test Sphere");
    t.battlefield(0, "Test Temple", "Forest");
    t.to("precombatMain");
    t.activate("Test Temple");
    expect(t.mana(0)).toBe("C");
    t.activate("Forest");
    expect(t.mana(0)).toBe("CG");
  });

  scenario("106.12b, 106.6a: another type only, of the same amount; what restricts it restricts it still", (t) => {
    t.cards(MANA);
    t.cards(`
      Test Grove
      Land
      {T}: Add {G}{G}. Spend this mana only to cast creature spells.

      Test Salve {B}
      Instant
      You gain 3 life.

      Test Rat {B}{B}{B}{B}
      Creature — Rat
      1/1`);
    t.battlefield(0, "Test Darkness", "Test Reflection", "Test Grove");
    t.hand(0, "Test Salve", "Test Rat");
    t.to("precombatMain");
    expect([t.can("cast", "Test Salve"), t.can("cast", "Test Rat")]).toEqual([false, true]);
    t.cast("Test Rat");
    if (t.asked().about === "replacement") t.option("Test Darkness");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Rat"), t.mana(0)]).toEqual([1, ""]);
  });

  scenario("106.12b: mana of a color of one's choice, which a payment chooses as it needs", (t) => {
    t.cards(MANA);
    t.cards(`
      Test Tide {U}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Spring", "Forest", "Forest");
    t.hand(0, "Test Tide");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    t.activate("Forest");
    t.option("{R}");
    expect(t.mana(0)).toBe("R");
  });

  /** An amount of mana equal to a mana cost is added; of several, the last. */
  const costAdded =
    (cost: string, mana: string, options?: readonly string[]) =>
    (t: TestGame): void => {
      t.cards(`
        Test Oddity ${cost}
        Artifact`);
      t.define(
        sorcery(
          "Test Resonance",
          [{ do: "addMana", who: { who: "you" }, mana: { add: "costOf", of: { what: "target", slot: 0 } } }],
          [oneTarget({ is: "type", type: "artifact" })],
        ),
      );
      t.battlefield(0, "Test Oddity");
      t.hand(0, "Test Resonance");
      t.to("precombatMain");
      t.cast("Test Resonance");
      t.resolve();
      if (options !== undefined) {
        expect(t.asked("option").options).toEqual(options);
        t.option(options.at(-1)!);
      }
      expect(t.mana(0)).toBe(mana);
    };
  scenario("106.8: of a hybrid symbol one half is added", costAdded("{W/U}", "U", ["{W}", "{U}"]));
  scenario("106.8: its generic half as colorless mana", costAdded("{2/U}", "CC", ["{U}", "{C}{C}"]));
  scenario("106.9: of a Phyrexian symbol its color", costAdded("{G/P}", "G"));
  scenario("106.11: of snow symbols, as of generic mana, colorless mana", costAdded("{1}{S}{S}", "CCC"));
});
