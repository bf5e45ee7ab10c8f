import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

function begin(t: TestGame, cards: string, own: readonly string[], there: readonly string[] = [], lands = 0): void {
  kit(t);
  t.cards(cards);
  t.battlefield(0, ...there);
  t.lands(0, "Forest", lands);
  t.hand(0, ...own);
}

describe("201.5: what an object is called by", () => {
  scenario("201.5: a name of several is followed by a plural", (t) => {
    begin(
      t,
      `
      Ash & Elm {0}
      Legendary Creature — Human
      Whenever another creature you control enters, Ash & Elm get +1/+0 until end of turn.
      2/2`,
      ["Test Bear"],
      ["Ash & Elm"],
    );
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Bear");
    settle(t);
    expect(t.see("Ash & Elm").power).toBe(3);
  });

  scenario("111.4, 201.5: a token names itself in what it is created with", (t) => {
    begin(
      t,
      `
      Test Keeper {0}
      Sorcery
      Create Rook, a legendary 1/1 blue Bird creature token with flying and "When Rook dies, you gain 5 life."

      Test Doom {0}
      Sorcery
      Destroy target creature.`,
      ["Test Keeper", "Test Doom"],
    );
    t.to("precombatMain");
    t.cast("Test Keeper");
    settle(t);
    t.cast("Test Doom", { targets: ["Rook"] });
    settle(t);
    expect([t.count(0, "battlefield", "Rook"), t.lifeOf(0)]).toEqual([0, 25]);
  });
});

describe("700.2: how many modes", () => {
  const CREW = `
    Test Crew {X}
    Creature — Villain
    This creature enters with X +1/+1 counters on it.
    When this creature enters, choose up to X —
    • You gain 1 life.
    • You gain 10 life.
    • Target opponent loses 3 life.
    0/0`;
  scenario("700.2, 107.3m: up to as many as was announced for X", (t) => {
    begin(t, CREW, ["Test Crew"]);
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Crew", { x: 2 });
    t.resolve();
    const { max } = t.asked("option");
    t.answer({ ask: "option", chosen: [1, 2] });
    settle(t);
    expect([max, t.lifeOf(0), t.lifeOf(1)]).toEqual([2, 30, 17]);
  });

  scenario("700.2: one that hasn't been chosen, and what is done whichever it is", (t) => {
    begin(
      t,
      `
      Test Prince {0}
      Creature — Rogue
      At the beginning of your first main phase, choose one that hasn't been chosen and you lose 2 life —
      • You gain 5 life.
      • Draw a card.
      2/2`,
      ["Test Prince"],
    );
    t.to("precombatMain");
    t.cast("Test Prince");
    settle(t);
    for (const turn of [3, 5]) {
      t.to("draw", turn);
      t.pass(2);
      // The last one left is not asked for.
      if (turn === 3) t.option("You gain 5");
      settle(t);
    }
    t.to("precombatMain", 7);
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 21]);
  });
});

describe("what is harnessed", () => {
  scenario("603.2: its other ability works once it is, and not before", (t) => {
    begin(
      t,
      `
      Test Stone {0}
      Legendary Artifact — Stone
      {0}, {T}: Harness Test Stone.
      ∞ — At the beginning of your upkeep, you gain 4 life.`,
      [],
      ["Test Stone"],
    );
    t.to("precombatMain", 3);
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Stone");
    settle(t);
    t.to("precombatMain", 5);
    expect(t.lifeOf(0)).toBe(24);
  });
});

describe("groups, libraries and where a spell was cast from", () => {
  scenario("601.2c: each of them with another mana value, and none above X", (t) => {
    begin(
      t,
      `
      Test Awakening {X}
      Sorcery
      Return from your graveyard to the battlefield any number of target creature cards that each have a different mana value X or less.

      Test Rat {1}
      Creature — Rat
      1/1`,
      ["Test Awakening"],
    );
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Bear", "Test Bear", "Test Rat", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Awakening", { x: 2 });
    expect(t.refused({ ask: "choose", chosen: t.ids(0, "graveyard", "Test Bear") }).code).toBe("illegal-targets");
    expect(t.asked("choose").from).toHaveLength(3);
    t.choose("Test Bear", "Test Rat");
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Rat")]).toEqual([1, 1]);
  });

  scenario("401.2: all but the bottom cards of each library, whatever the other one has", (t) => {
    begin(
      t,
      `
      Test Doomsday {0}
      Sorcery
      Each player exiles all but the bottom two cards of their library.`,
      ["Test Doomsday"],
    );
    t.to("precombatMain");
    const left = [0, 1].map((seat) => t.game.state.players[seat]!.library.slice(0, 2));
    t.cast("Test Doomsday");
    settle(t);
    expect([0, 1].map((seat) => t.game.state.players[seat]!.library)).toEqual(left);
  });

  scenario("400.3: a spell cast from a graveyard was not cast from its owner's hand", (t) => {
    begin(
      t,
      `
      Test Wash {0}
      Instant
      Counter target spell that wasn't cast from its owner's hand.

      Test Echo {0}
      Sorcery
      You gain 1 life.
      Flashback {0}`,
      ["Test Wash", "Test Echo"],
    );
    t.to("precombatMain");
    t.cast("Test Echo");
    expect(t.can("cast", "Test Wash")).toBe(false);
    settle(t);
    t.cast("Test Echo", { via: "flashback" });
    t.cast("Test Wash", { targets: ["Test Echo"] });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile", "Test Echo")]).toEqual([21, 1]);
  });
});

describe("what enters otherwise if something is so", () => {
  scenario("608.2e: the same tokens attacking instead, if what attacks is legendary", (t) => {
    begin(
      t,
      `
      Test Blade {0}
      Artifact — Equipment
      Whenever equipped creature attacks, create two tapped 1/1 white Spirit creature tokens with flying. If that creature is legendary, instead create two of those tokens that are tapped and attacking.
      Equip {0}

      Test Hero {0}
      Legendary Creature — Human
      2/2`,
      [],
      ["Test Blade", "Test Hero", "Test Bear"],
    );
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Hero"] });
    settle(t);
    t.attack("Test Hero");
    settle(t);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(16);
    t.to("precombatMain", 3);
    t.activate("Test Blade", { targets: ["Test Bear"] });
    settle(t);
    t.attack("Test Bear");
    settle(t);
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.count(0, "battlefield", "Spirit Token")]).toEqual([14, 4]);
  });

  scenario("614.1c, 122.1b: with counters of two kinds and an ability besides, if it was kicked", (t) => {
    begin(
      t,
      `
      Test Pouncer {0}
      Creature — Eldrazi
      Kicker {2}
      If this creature was kicked, it enters with two +1/+1 counters and a trample counter on it and with haste.
      1/1`,
      ["Test Pouncer", "Test Pouncer"],
    );
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Pouncer", { additional: [true] });
    settle(t);
    expect(t.see("Test Pouncer")).toMatchObject({ power: 3, counters: { "+1/+1": 2, trample: 1 } });
    expect([...t.see("Test Pouncer").keywords].sort()).toEqual(["haste", "kicker", "trample"]);
  });
});

describe("what is created or exiled, by the name or the counter it bears", () => {
  scenario("111.4, 201.5: a token that is named behind what it is names itself", (t) => {
    begin(
      t,
      `
      Test Spitter {0}
      Creature — Elemental
      {0}: Create a 3/1 red Elemental creature token named Ember Sprite. It has trample, haste, and "At the beginning of the end step, sacrifice Ember Sprite."
      1/3`,
      [],
      ["Test Spitter"],
    );
    t.to("precombatMain");
    t.activate("Test Spitter");
    settle(t);
    expect(t.count(0, "battlefield", "Ember Sprite")).toBe(1);
    t.to("end");
    settle(t);
    expect([t.count(0, "battlefield", "Ember Sprite"), t.count(0, "battlefield", "Test Spitter")]).toEqual([0, 1]);
  });

  scenario("122.1: one card into the hand, and the other into exile with a counter, for later", (t) => {
    begin(
      t,
      `
      Test Scion {0}
      Legendary Planeswalker — Karn
      +1: Reveal the top two cards of your library. An opponent chooses one of them. Put that card into your hand and the other into exile with a silver counter on it.
      −1: Put a card you own with a silver counter on it from exile into your hand.
      Loyalty 5`,
      ["Test Scion"],
    );
    t.library(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Scion");
    settle(t);
    t.activate("Test Scion", { ability: 0 });
    t.pass(2);
    t.choose("Test Bear");
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "exile", "Test Ogre")]).toEqual([1, 1]);
    t.to("precombatMain", 3);
    t.activate("Test Scion", { ability: 1 });
    settle(t);
    expect([t.count(0, "hand", "Test Ogre"), t.count(0, "exile")]).toEqual([1, 0]);
  });
});
