import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Grey Hound {1}{G}
  Creature — Dog
  3/3

  Ruin {R}
  Instant
  Destroy target artifact.

  Other Exile {W}
  Instant
  Exile target creature.`;

/** "{T}: Exile target creature" linked with "{0}: Return the exiled cards to the battlefield under their owners' control". */
const EXILES = {
  kind: "activated",
  costs: [{ pay: "tap" }],
  body: {
    targets: [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "type", type: "creature" } }] }],
    effects: [{ do: "move", what: { what: "target", slot: 0 }, to: { zone: "exile", link: "exiled" } }],
  },
} as const;
const RETURNS = {
  kind: "activated",
  costs: [],
  body: {
    targets: [],
    effects: [{ do: "move", what: { what: "linked", name: "exiled" }, to: { zone: "battlefield", control: "owner" } }],
  },
} as const;

describe("607: linked abilities", () => {
  scenario("607.1, 607.2a: the exiled card is what the first ability exiled, not what anything else did", (t) => {
    t.cards(CARDS);
    t.cards("Sealed Box {2}\nArtifact");
    t.gives("Sealed Box", EXILES, RETURNS);
    t.battlefield(0, "Sealed Box", "Plains");
    t.battlefield(1, "Marsh Hound", "Grey Hound");
    t.hand(0, "Other Exile");
    t.to("precombatMain");
    t.activate("Sealed Box", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Other Exile", { targets: ["Grey Hound"] });
    t.resolve();
    t.activate("Sealed Box", { ability: 1 });
    t.resolve();
    expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Grey Hound")]).toEqual([1, 0]);
  });

  scenario("607.1: two such objects each know their own", (t) => {
    t.cards(CARDS);
    t.cards("Sealed Box {2}\nArtifact");
    t.gives("Sealed Box", EXILES, RETURNS);
    t.cards("Second Box {2}\nArtifact");
    t.gives("Second Box", EXILES, RETURNS);
    t.battlefield(0, "Sealed Box", "Second Box");
    t.battlefield(1, "Marsh Hound", "Grey Hound");
    t.to("precombatMain");
    t.activate("Sealed Box", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.activate("Second Box", { ability: 0, targets: ["Grey Hound"] });
    t.resolve();
    t.activate("Second Box", { ability: 1 });
    t.resolve();
    expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Grey Hound")]).toEqual([0, 1]);
  });

  scenario("607.3: if the first ability exiled several cards, the second deals with each of them", (t) => {
    t.cards(CARDS);
    t.cards("Sealed Box {2}\nArtifact");
    t.cards(`
      Loosening {0}
      Instant
      Untap target artifact.`);
    t.gives("Sealed Box", EXILES, RETURNS);
    t.battlefield(0, "Sealed Box");
    t.battlefield(1, "Marsh Hound", "Grey Hound");
    t.hand(0, "Loosening");
    t.to("precombatMain");
    t.activate("Sealed Box", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Loosening", { targets: ["Sealed Box"] });
    t.resolve();
    t.activate("Sealed Box", { ability: 0, targets: ["Grey Hound"] });
    t.resolve();
    t.activate("Sealed Box", { ability: 1 });
    t.resolve();
    expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Grey Hound")]).toEqual([1, 1]);
  });

  scenario("406.6, 607.2a, 400.7: a new object of the same card remembers nothing", (t) => {
    t.cards(CARDS);
    t.cards("Sealed Box {0}\nArtifact");
    t.gives("Sealed Box", EXILES, RETURNS);
    t.cards(`
      Recall {0}
      Instant
      Return target artifact to its owner's hand.`);
    t.battlefield(0, "Sealed Box");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Recall");
    t.to("precombatMain");
    t.activate("Sealed Box", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Recall", { targets: ["Sealed Box"] });
    t.resolve();
    t.cast("Sealed Box");
    t.resolve();
    t.activate("Sealed Box", { ability: 1 });
    t.resolve();
    expect(t.count(1, "exile", "Marsh Hound")).toBe(1);
  });

  scenario("607.2d, 607.4: a chosen color is known to each ability linked with the choice", (t) => {
    t.cards(`
      Color Plume {3}
      Artifact
      As Color Plume enters, choose a color.
      Whenever a player casts a spell of the chosen color, you gain 1 life.
      {T}: Add one mana of the chosen color.

      Sip {G}
      Instant
      You gain 5 life.`);
    t.lands(0, "Mountain", 4);
    t.battlefield(0, "Forest");
    t.hand(0, "Color Plume", "Spark", "Sip");
    t.to("precombatMain");
    t.cast("Color Plume");
    t.resolve();
    t.option("R");
    t.activate("Color Plume");
    expect(t.mana(0)).toBe("R");
    t.cast("Spark", { targets: [1] });
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("607.5a: an ability that refers to a choice nobody made for it does nothing", (t) => {
    t.cards(`
      Warded Hound {1}{W}
      Creature — Dog
      As this creature enters, choose a color.
      This creature has protection from the chosen color.
      2/2

      Shifting Hound {1}{U}
      Creature — Shapeshifter
      {0}: Shifting Hound becomes a copy of target creature until end of turn.
      1/1

      Spark {R}
      Instant
      Spark deals 2 damage to target creature.`);
    t.battlefield(0, "Plains", "Plains", "Shifting Hound");
    t.hand(0, "Warded Hound", "Spark", "Mountain");
    t.to("precombatMain");
    t.cast("Warded Hound");
    t.resolve();
    t.option("R");
    t.playLand("Mountain");
    t.activate("Shifting Hound", { targets: ["Warded Hound"] });
    t.resolve();
    t.cast("Spark");
    // Only the copy, for which no color was chosen, is a legal target.
    t.resolve();
    expect([t.count(0, "graveyard", "Shifting Hound"), t.count(0, "battlefield", "Warded Hound")]).toEqual([1, 1]);
  });

  scenario("607.2i: it refers only to the intent to pay its own additional cost as the spell was cast", (t) => {
    t.cards(`
      Field Squire {W}
      Creature — Human
      Kicker {2}
      When this creature enters, if it was kicked, you gain 4 life.
      1/1

      Blink {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under its owner's control.`);
    t.lands(0, "Plains", 4);
    t.hand(0, "Field Squire", "Blink");
    t.to("precombatMain");
    t.cast("Field Squire", { additional: [true] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Blink", { targets: ["Field Squire"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("607.2j: X of the cost paid as it was cast is what the permanent's ability means", (t) => {
    t.cards(`
      Swarm Hydra {X}{G}
      Creature — Hydra
      This creature enters with X +1/+1 counters on it.
      0/0`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Swarm Hydra");
    t.to("precombatMain");
    t.cast("Swarm Hydra", { x: 3 });
    t.resolve();
    expect(t.see("Swarm Hydra").power).toBe(3);
  });

  scenario("607.2g: a cost paid as it entered is what the other ability asks about", (t) => {
    t.cards(`
      Toll Cavern
      Land
      As Toll Cavern enters, you may pay 2 life. If you don't, it enters tapped.
      {T}: Add {R}.`);
    t.hand(0, "Toll Cavern");
    t.to("precombatMain");
    t.playLand("Toll Cavern");
    t.yes();
    expect([t.lifeOf(0), t.see("Toll Cavern").tapped]).toEqual([18, false]);
  });

  scenario("607.2k, 702.72a: the two abilities of champion are linked", (t) => {
    t.cards(`
      Pack Champion {1}{G}
      Creature — Dog
      Champion a Dog
      4/4`);
    t.battlefield(0, "Forest", "Forest", "Swamp", "Marsh Hound");
    t.hand(0, "Pack Champion", "Culling");
    t.to("precombatMain");
    t.cast("Pack Champion");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    if (t.asked().ask === "choose") t.choose("Marsh Hound");
    expect(t.count(0, "exile", "Marsh Hound")).toBe(1);
    t.cast("Culling", { targets: ["Pack Champion"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(1);
  });

  scenario("607.1a, 607.5: a pair of abilities that an effect gives together are linked with one another", (t) => {
    t.cards(CARDS);
    t.cards("Bearer {2}\nArtifact");
    t.cards("Giver {2}\nEnchantment");
    t.gives("Giver", {
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: { is: "named", name: "Bearer" } },
          modifications: [
            { modify: "addAbility", ability: EXILES },
            { modify: "addAbility", ability: RETURNS },
          ],
        },
      ],
    });
    t.battlefield(0, "Bearer", "Giver");
    t.battlefield(1, "Marsh Hound");
    t.to("precombatMain");
    t.activate("Bearer", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.activate("Bearer", { ability: 1 });
    t.resolve();
    expect(t.count(1, "battlefield", "Marsh Hound")).toBe(1);
  });
});

describe("607.2, 607.3: as cards word it", () => {
  scenario(
    "607.2a, 614.1a: what is exiled instead of dying can be spoken of as exiled with the permanent that did it",
    (t) => {
      t.cards(`
      Test Keeper {2}{B}
      Creature — Human
      3/3
      If a creature an opponent controls would die, exile it instead.
      {T}: Put all creature cards exiled with this creature onto the battlefield under your control.`);
      t.lands(0, "Mountain", 1);
      t.battlefield(0, "Test Keeper");
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.count(1, "exile", "Test Bear")).toBe(1);
      t.activate("Test Keeper");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    },
  );

  scenario("607.2d: the abilities of a word are had if that word was chosen as it entered", (t) => {
    t.cards(`
      Test Siege {0}
      Enchantment
      As this enchantment enters, choose Khans or Dragons.
      • Khans — Creatures you control get +1/+0.
      • Dragons — Creatures you control get +0/+1.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Siege");
    t.to("precombatMain");
    t.cast("Test Siege");
    t.resolve();
    t.option("Dragons");
    expect(t.see("Test Cub")).toMatchObject({ power: 2, toughness: 3 });
  });

  scenario(
    "607.2d, 702.16c: protection from the color of your choice is from that color, and an Aura of it falls off",
    (t) => {
      t.cards(`
      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.

      Test Ward {W}
      Instant
      Target creature you control gains protection from the color of your choice until end of turn.`);
      t.lands(0, "Plains", 2);
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Mantle", "Test Ward");
      t.to("precombatMain");
      t.cast("Test Mantle", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").power).toBe(4);
      t.cast("Test Ward", { targets: ["Test Bear"] });
      t.resolve();
      t.option("W");
      expect(t.see("Test Bear").power).toBe(2);
      expect(t.count(0, "graveyard", "Test Mantle")).toBe(1);
    },
  );

  scenario("607.3: 'the exiled card' is each of them", (t) => {
    t.cards(`
      Test Heights {0}
      Artifact
      Hideaway 1
      {0}: You may play the exiled card without paying its mana cost if you control a creature.

      Test Herald {0}
      Creature — Angel
      If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
      1/1`);
    t.battlefield(0, "Test Herald");
    t.library(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Heights");
    t.to("precombatMain");
    t.cast("Test Heights");
    t.resolve();
    for (let i = 0; i < 2; i++) {
      t.resolve();
      if (t.asked().ask === "choose") t.choose(i === 0 ? "Test Ox" : "Test Cub");
    }
    t.activate("Test Heights");
    t.resolve();
    for (let left = 2; left > 0; left--) {
      const { from } = t.asked("choose");
      expect(from.length).toBe(left);
      t.answer({ ask: "choose", chosen: from.slice(0, 1) });
    }
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("607.2a, 608.2h: a permanent that exiles itself is among what was exiled with it", (t) => {
    t.cards(`
      Test Wave {0}
      Enchantment
      {0}: Exile target permanent.
      When this enchantment leaves the battlefield, each player returns to the battlefield all cards they own exiled with it.

      Test Cub {0}
      Creature — Bear
      1/1`);
    t.battlefield(0, "Test Wave", "Test Cub");
    t.to("precombatMain");
    t.activate("Test Wave", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Cub")).toBe(1);
    t.activate("Test Wave", { targets: ["Test Wave"] });
    t.resolve();
    t.resolve();
    expect([t.count(0, "battlefield", "Test Wave"), t.count(0, "battlefield", "Test Cub")]).toEqual([1, 1]);
  });
});
