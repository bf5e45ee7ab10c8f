import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";

const SAGA = `
  Test Tale {0}
  Enchantment — Saga
  I, II — You gain 1 life.
  III — You gain 5 life.

  Test Epic {0}
  Enchantment — Saga
  Read ahead
  I — You gain 1 life.
  II — You gain 2 life.
  III — You gain 4 life.`;

describe("714: Sagas", () => {
  scenario(
    "714.2, 714.2a, 714.2b, 714.2c, 107.15, 107.15a, 107.15b, 714.3, 714.3a, 714.3b, 714.4: a chapter a turn, then it is sacrificed",
    (t) => {
      t.cards(SAGA);
      t.hand(0, "Test Tale");
      t.to("precombatMain");
      t.cast("Test Tale");
      t.resolve();
      expect(t.see("Test Tale").counters).toEqual({ lore: 1 });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
      t.to("precombatMain", 3);
      expect([t.see("Test Tale").counters.lore, t.stackSize]).toEqual([2, 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(22);
      t.to("precombatMain", 5);
      expect([t.stackSize, t.count(0, "battlefield", "Test Tale")]).toEqual([1, 1]);
      t.resolveAll();
      expect([t.lifeOf(0), t.count(0, "graveyard", "Test Tale")]).toEqual([27, 1]);
    },
  );

  scenario("714.2b: several counters at once reach several chapters; counters beyond the last reach none", (t) => {
    t.cards(SAGA);
    t.define(
      sorcery(
        "Test Haste",
        [{ do: "putCounters", kind: "lore", count: 2, on: { objects: { what: "target", slot: 0 } } }],
        [oneTarget({ is: "subtype", subtype: "Saga" })],
      ),
    );
    t.hand(0, "Test Tale", "Test Haste");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolveAll();
    t.cast("Test Haste");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Tale")]).toEqual([27, 1]);
  });

  scenario(
    "714.2d, 702.155a, 702.155b, 714.3a: read ahead: it begins at a chapter of one's choice, and only that triggers",
    (t) => {
      t.cards(SAGA);
      t.hand(0, "Test Epic", "Test Epic");
      t.to("precombatMain");
      t.cast("Test Epic");
      t.resolve();
      expect(t.asked("number")).toMatchObject({ min: 1, max: 3 });
      t.number(2);
      expect([t.see("Test Epic").counters.lore, t.stackSize]).toEqual([2, 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(22);
      t.to("precombatMain", 3);
      t.resolveAll();
      expect([t.lifeOf(0), t.count(0, "graveyard", "Test Epic")]).toEqual([26, 1]);
    },
  );

  scenario("714.2d: without chapter abilities the final chapter number is 0: it is sacrificed", (t) => {
    t.cards(SAGA);
    t.define(
      sorcery(
        "Test Blank",
        [
          {
            do: "apply",
            to: { what: "target", slot: 0 },
            modifications: [{ modify: "loseAbilities" }],
            duration: "endOfTurn",
          },
        ],
        [oneTarget({ is: "subtype", subtype: "Saga" })],
      ),
    );
    t.battlefield(0, "Test Tale");
    t.hand(0, "Test Blank");
    t.to("precombatMain");
    t.resolveAll();
    t.cast("Test Blank");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Tale")).toBe(1);
  });
});

describe("715: adventurer cards", () => {
  const CARDS = `
    Test Giant {2}{R}
    Creature — Giant
    4/4
    // adventure
    Test Stomp {R}
    Instant — Adventure
    You gain 2 life.`;

  scenario(
    "715.2, 715.3, 715.3c, 715.4: it is cast as the creature or as the Adventure; elsewhere it is the creature",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Mountain", 4);
      t.hand(0, "Test Giant");
      t.to("precombatMain");
      expect(t.seeId(t.ids(0, "hand")[0]!)).toMatchObject({ name: "Test Giant", power: 4 });
      t.cast("Test Giant", { face: 1 });
      expect(t.seeId(t.game.state.stack[0]!)).toMatchObject({ name: "Test Stomp", types: ["instant"] });
      t.resolve();
      expect([t.lifeOf(0), t.count(0, "exile", "Test Giant")]).toEqual([22, 1]);
    },
  );

  scenario("715.3d: exiled, it may be cast as the creature later, and not as an Adventure again", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 8);
    t.hand(0, "Test Giant");
    t.to("precombatMain");
    t.cast("Test Giant", { face: 1 });
    t.resolve();
    const ways = t.asked("priority").actions.filter((action) => action.act === "cast");
    expect(ways.map((action) => (action.act === "cast" ? (action.face ?? 0) : -1))).toEqual([0]);
    t.answer({ ask: "priority", action: ways[0]! });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Giant")).toBe(1);
  });
});

describe("601.3e: looking at a card as the spell it would become", () => {
  scenario("601.3e, 604.3: leaves what it is in the hand as it goes on being worked out", (t) => {
    t.cards(`
      Test Colossus {6}{G}
      Creature — Giant
      */*
      Test Colossus's power and toughness are each equal to the number of lands you control.
      // adventure
      Test Footfall {2}{G}
      Instant — Adventure
      You gain 2 life.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Colossus", "Forest");
    t.to("precombatMain");
    const colossus = (): number | undefined =>
      t.seeId(t.ids(0, "hand").find((id) => t.seeId(id).name === "Test Colossus")!).power;
    expect(t.can("cast", "Test Colossus")).toBe(false);
    expect(colossus()).toBe(1);
    t.playLand("Forest");
    expect(colossus()).toBe(2);
  });
});

describe("604.3: what a power counts", () => {
  scenario("604.3, 613.4a: cards in a hand are counted anew as one is drawn or played", (t) => {
    t.cards(`
      Test Sage {3}{U}
      Creature — Human Wizard
      */4
      Test Sage's power is equal to the number of cards in your hand.
      {T}: Draw a card.`);
    t.battlefield(0, "Test Sage");
    t.hand(0, "Island");
    t.library(0, "Island");
    t.to("precombatMain", 3);
    const before = t.see("Test Sage").power!;
    t.activate("Test Sage");
    t.resolve();
    expect(t.see("Test Sage").power).toBe(before + 1);
    t.playLand("Island");
    expect(t.see("Test Sage").power).toBe(before);
  });
});

describe("718: prototype cards; 719: Cases", () => {
  scenario(
    "718.3, 718.3a, 718.4: cast prototyped it has the other cost, colour, power and toughness, also as a permanent",
    (t) => {
      t.cards(`
      Test Golem {7}
      Artifact Creature — Golem
      Prototype {2}{G} — 3/3
      6/6`);
      t.lands(0, "Forest", 3);
      t.hand(0, "Test Golem");
      t.to("precombatMain");
      expect(t.can("cast", "Test Golem")).toBe(false);
      t.cast("Test Golem", { via: "prototype" });
      t.resolve();
      expect(t.see("Test Golem")).toMatchObject({ power: 3, toughness: 3, colors: "G" });
    },
  );

  scenario("718.4, 718.5: anywhere else it has its normal characteristics", (t) => {
    t.cards(`
      Test Golem {7}
      Artifact Creature — Golem
      Prototype {2}{G} — 3/3
      6/6

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.graveyard(0, "Test Golem");
    t.hand(0, "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise");
    t.resolve();
    expect(t.see("Test Golem")).toMatchObject({ power: 6, toughness: 6, colors: "" });
  });

  scenario(
    "719.2, 719.3, 719.3a, 719.3b, 719.3c: a Case is solved at its controller's end step, if that is so by then",
    (t) => {
      t.cards(`
      Test Case {0}
      Enchantment — Case
      When this Case enters, you gain 1 life.
      To solve — You control three or more creatures.
      Solved — Creatures you control get +1/+1.`);
      t.battlefield(0, "Test Cub", "Test Cub");
      t.hand(0, "Test Case", "Test Cub");
      t.to("precombatMain");
      t.cast("Test Case");
      t.resolveAll();
      t.to("upkeep", 2);
      expect(t.see("Test Cub").power).toBe(2);
      t.to("precombatMain", 3);
      t.cast("Test Cub");
      t.resolve();
      t.to("end", 3);
      expect(t.stackSize).toBe(1);
      t.resolve();
      expect(t.see("Test Cub").power).toBe(3);
      t.to("end", 5);
      expect(t.stackSize).toBe(0);
    },
  );

  scenario("710.1c: a flipped card keeps its color and its mana cost", (t) => {
    t.cards(`
  Test Novice {1}{W}
  Creature — Human
  {0}: Flip this creature.
  1/1
  // flip
  Test Master
  Legendary Creature — Human Monk
  3/3

  Test Tax {0}
  Sorcery
  You gain life equal to the mana value of target creature.`);
    t.battlefield(0, "Test Novice");
    t.hand(0, "Test Tax");
    t.to("precombatMain");
    t.activate("Test Novice");
    t.resolve();
    t.cast("Test Tax", { targets: ["Test Master"] });
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Master").power, t.see("Test Master").colors]).toEqual([22, 3, "W"]);
  });

  scenario("711.2b: with so many level counters or more it has what the last level says", (t) => {
    t.cards(`
  Test Pupil {0}
  Creature — Human
  Level up {0}
  1/1
  LEVEL 1-2
  2/2
  LEVEL 3+
  5/5
  Flying`);
    t.battlefield(0, "Test Pupil");
    t.to("precombatMain");
    for (let i = 0; i < 3; i++) {
      t.activate("Test Pupil");
      t.resolve();
    }
    expect(t.see("Test Pupil")).toMatchObject({ power: 5, keywords: ["level up", "flying"] });
  });

  scenario("718.3d: a copy of a prototyped permanent is as that is", (t) => {
    t.cards(`
  Test Engine {7}
  Artifact Creature — Construct
  Prototype {1}{G} — 2/2
  7/7

  Test Mirror {0}
  Sorcery
  Create a token that's a copy of target creature you control.`);
    t.hand(0, "Test Engine", "Test Mirror");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Engine", { via: "prototype" });
    t.resolve();
    t.cast("Test Mirror", { targets: ["Test Engine"] });
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Engine").map((id) => [t.seeId(id).power, t.seeId(id).colors])).toEqual([
      [2, "G"],
      [2, "G"],
    ]);
  });

  scenario("710.1b, 710.2: a flipped permanent, elsewhere the card is its top half", (t) => {
    t.cards(`
      Test Student {1}
      Creature — Human
      {0}: Flip this creature.
      1/1
      // flip
      Test Master
      Legendary Creature — Human
      {0}: Return this creature to its owner's hand.
      4/4`);
    t.battlefield(0, "Test Student");
    t.to("precombatMain");
    t.activate("Test Student");
    t.resolve();
    expect(t.see("Test Master").power).toBe(4);
    t.activate("Test Master");
    t.resolve();
    expect(t.count(0, "hand", "Test Student")).toBe(1);
  });

  scenario("715.2a, 715.2b: what has an Adventure, a copy included", (t) => {
    t.cards(`
      Test Knight {1}
      Creature — Knight
      2/2
      // adventure
      Test Quest {0}
      Sorcery — Adventure
      You gain 3 life.

      Test Lover {0}
      Enchantment
      Whenever you cast a creature spell that has an Adventure, you gain 10 life.

      Test Clone {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0

      Test Fool {0}
      Artifact
      {0}: You gain 1 life for each creature you control that has an Adventure.`);
    t.battlefield(0, "Test Lover", "Plains", "Test Fool");
    t.hand(0, "Test Knight", "Test Clone");
    t.to("precombatMain");
    t.cast("Test Knight", { face: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.activate("Plains");
    t.cast("Test Knight");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(33);
    t.cast("Test Clone");
    t.resolve();
    t.yes();
    t.choose("Test Knight");
    t.activate("Test Fool");
    t.resolve();
    expect(t.lifeOf(0)).toBe(35);
  });

  scenario("718.2, 718.2a: a copy of a prototyped permanent is prototyped", (t) => {
    t.cards(`
      Test Golem {7}
      Artifact Creature — Golem
      Prototype {1}{R} — 2/1
      6/6

      Test Clone {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0`);
    t.battlefield(0, "Mountain", "Mountain");
    t.hand(0, "Test Golem", "Test Clone");
    t.to("precombatMain");
    t.cast("Test Golem", { via: "prototype" });
    t.resolve();
    expect(t.see("Test Golem").power).toBe(2);
    expect(t.see("Test Golem").colors).toBe("R");
    t.cast("Test Clone");
    t.resolve();
    t.yes();
    t.choose("Test Golem");
    expect(t.ids(0, "battlefield", "Test Golem").map((id) => t.seeId(id).power)).toEqual([2, 2]);
    expect(t.ids(0, "battlefield", "Test Golem").map((id) => t.seeId(id).colors)).toEqual(["R", "R"]);
  });

  scenario("711.5: a leveler below its first level", (t) => {
    t.cards(`
      Test Student {1}
      Creature — Human Wizard
      Level up {0}
      LEVEL 1-2
      2/2
      Flying
      LEVEL 3+
      4/4
      Flying, lifelink
      1/1`);
    t.battlefield(0, "Test Student");
    t.to("precombatMain");
    expect(t.see("Test Student").power).toBe(1);
    t.activate("Test Student");
    t.resolve();
    expect(t.see("Test Student").power).toBe(2);
    expect(t.see("Test Student").keywords).toContain("flying");
  });

  scenario("710.3: everybody sees whether a permanent is flipped, tapped or not", (t) => {
    t.cards(`
      Test Bud {0}
      Creature — Human
      {0}: Flip this creature.
      {T}: You gain 1 life.
      1/1
      // flip
      Test Bloom
      Legendary Creature — Human
      {T}: You gain 1 life.
      3/3`);
    t.permanentWith(0, "Test Bud", { tapped: false });
    t.to("precombatMain");
    const seen = () => view(t.game, 1).battlefield.map(({ name, power, tapped }) => [name, power, tapped]);
    expect(seen()).toEqual([["Test Bud", 1, false]]);
    t.activate("Test Bud", { ability: 0 });
    t.resolve();
    expect(seen()).toEqual([["Test Bloom", 3, false]]);
    t.activate("Test Bloom");
    expect(seen()).toEqual([["Test Bloom", 3, true]]);
  });
});
