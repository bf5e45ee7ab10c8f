import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What players can't do, what they have, and what is counted, paid and looked for. */

const BEAR = `
      Test Bear {0}
      Creature — Bear
      2/2
`;

describe("what players can't do, what they have, and what is counted, paid and looked for", () => {
  scenario("602.5, 101.2: abilities of cards in graveyards can't be activated, nor spells be cast from there", (t) => {
    t.cards(`
      Test Ash {0}
      Enchantment
      Players can't cast spells from graveyards or activate abilities of cards in graveyards.

      Test Revenant {0}
      Creature — Spirit
      {0}, Exile this card from your graveyard: You gain 1 life.
      Flashback {0}
      1/1`);
    t.graveyard(0, "Test Revenant");
    t.hand(0, "Test Ash");
    t.to("precombatMain");
    expect(t.can("activate", "Test Revenant")).toBe(true);
    t.cast("Test Ash");
    t.resolve();
    expect(t.can("activate", "Test Revenant")).toBe(false);
    expect(t.can("cast", "Test Revenant")).toBe(false);
  });

  scenario("402.2: a maximum hand size that is counted", (t) => {
    t.cards(`
      Test Lamp {0}
      Enchantment
      Your maximum hand size is equal to the number of creatures you control.
${BEAR}`);
    t.battlefield(0, "Test Lamp", "Test Bear", "Test Bear");
    t.hand(0, "Plains", "Plains", "Plains");
    t.to("cleanup");
    t.choose("Plains");
    t.to("precombatMain", 2);
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("608.2c: each player with exactly so much life", (t) => {
    t.cards(`
      Test Thirteen {0}
      Sorcery
      Each player with exactly 13 life loses 3 life. Each opponent with no cards in hand loses 1 life.`);
    t.life(0, 12);
    t.life(1, 13);
    t.hand(0, "Test Thirteen");
    t.to("precombatMain");
    t.cast("Test Thirteen");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([12, 9]);
  });

  scenario("602.1a, 118.1: a permanent put on the bottom of its owner's library is what is paid", (t) => {
    t.cards(`
      Test Navigator {0}
      Creature — Wizard
      {0}, Put this creature on the bottom of its owner's library: You gain 4 life.
      1/1`);
    t.battlefield(0, "Test Navigator");
    t.library(0, "Plains");
    t.to("precombatMain");
    t.activate("Test Navigator");
    expect(t.count(0, "battlefield")).toBe(0);
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
    expect(
      t
        .ids(0, "library")
        .map((id) => t.nameOf(id))
        .at(0),
    ).toBe("Test Navigator");
  });

  scenario("120.1, 608.2h: if it has dealt so much damage this turn, all of it together", (t) => {
    t.cards(`
      Test Ember {0}
      Creature — Shaman
      {0}: This creature deals 1 damage to target player. If this creature has dealt 3 or more damage this turn, you gain 5 life.
      2/2`);
    t.battlefield(0, "Test Ember");
    t.to("precombatMain");
    for (const gained of [20, 20, 25]) {
      t.activate("Test Ember", { targets: [1] });
      t.resolve();
      expect(t.lifeOf(0)).toBe(gained);
    }
  });

  scenario("701.10c: two target players may be had to exchange life totals", (t) => {
    t.cards(`
      Test Axis {0}
      Enchantment
      {0}: You may have two target players exchange life totals.`);
    t.battlefield(0, "Test Axis");
    t.life(1, 7);
    t.to("precombatMain");
    t.activate("Test Axis", { targets: [0, 1] });
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([7, 20]);
  });

  scenario("601.2f: less for each of either kind", (t) => {
    t.cards(`
      Test District {0}
      Artifact
      {4}: You gain 1 life. This ability costs {1} less to activate for each artifact and creature you control.
${BEAR}`);
    t.battlefield(0, "Test District", "Test Bear", "Test Bear", "Plains");
    t.to("precombatMain");
    t.activate("Test District");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("122.1, 608.2d: any number of counters is taken from each of them, and that many are spoken of", (t) => {
    t.cards(`
      Test Frog {0}
      Creature — Frog
      When this creature enters, you may remove any number of +1/+1 counters from among creatures you control. If you do, put twice that many +1/+1 counters on this creature.
      3/3

      Test Elk {0}
      Creature — Elk
      This creature enters with two +1/+1 counters on it.
      1/1`);
    t.hand(0, "Test Elk", "Test Elk", "Test Frog");
    t.to("precombatMain");
    for (const one of ["Test Elk", "Test Elk", "Test Frog"]) {
      t.cast(one);
      t.resolve();
    }
    t.resolve();
    t.yes();
    t.number(2);
    t.number(1);
    expect(t.see("Test Frog").power).toBe(9);
    expect(t.ids(0, "battlefield", "Test Elk").map((id) => t.seeId(id).power)).toEqual([1, 2]);
  });

  scenario(
    "101.4: that player is whoever does it",
    (t) => {
      t.cards(`
      Test Prodder {0}
      Creature — Devil
      {0}: Reveal the top card of your library. Any opponent may have you put that card into your graveyard. If a player does, this creature deals 2 damage to that player. Otherwise, put that card into your hand.
      3/2`);
      t.battlefield(0, "Test Prodder");
      t.library(0, "Plains");
      t.to("precombatMain");
      t.activate("Test Prodder");
      t.resolve();
      t.no();
      t.yes();
      expect([0, 1, 2].map((seat) => t.lifeOf(seat))).toEqual([20, 20, 18]);
      expect(t.count(0, "graveyard", "Plains")).toBe(1);
    },
    { seats: 3 },
  );

  scenario("603.10a, 406.3: as long as it is exiled with such a counter, and no longer", (t) => {
    t.cards(`
      Test Egg {0}
      Creature — Dragon
      If this creature would die, instead exile it with two egg counters on it.
      At the beginning of your upkeep, if this card is exiled with an egg counter on it, remove an egg counter from it. Then if this card has no egg counters on it, return it to the battlefield.
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Egg");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Egg"] });
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    expect(t.count(0, "exile", "Test Egg")).toBe(1);
    t.to("upkeep", 5);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Egg")).toBe(1);
    t.to("upkeep", 7);
    expect(t.stackSize).toBe(0);
  });

  scenario("122.1, 614.17: counters can't be put on what is of any of those kinds", (t) => {
    t.cards(`
      Test Calm {0}
      Enchantment
      Counters can't be put on artifacts or creatures.

      Test Growth {0}
      Sorcery
      Put a +1/+1 counter on target creature.
${BEAR}`);
    t.battlefield(0, "Test Calm", "Test Bear");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("109.2: that don't have any of those abilities", (t) => {
    t.cards(`
      Test Path {0}
      Sorcery
      Test Path deals 2 damage to each creature that doesn't have first strike, flying, or haste.
${BEAR}
      Test Bird {0}
      Creature — Bird
      Flying
      1/1`);
    t.battlefield(0, "Test Bear", "Test Bird");
    t.hand(0, "Test Path");
    t.to("precombatMain");
    t.cast("Test Path");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Bird")]).toEqual([0, 1]);
  });

  scenario("120.3, 608.2h: a player whom so many different ones have dealt damage this turn", (t) => {
    t.cards(`
      Test Admiral {0}
      Artifact
      At the beginning of your end step, gain control of target artifact controlled by a player who was dealt combat damage by two or more Pirates this turn.

      Test Pirate {0}
      Creature — Pirate
      1/1

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Admiral", "Test Pirate", "Test Pirate");
    t.battlefield(1, "Test Rock");
    t.to("precombatMain");
    t.attack("Test Pirate");
    t.to("end");
    expect(t.stackSize).toBe(0);
    t.to("precombatMain", 3);
    t.attack("Test Pirate", "Test Pirate");
    t.to("end");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Rock")).toBe(1);
  });

  scenario("701.19, 701.20: from the top of the library that was just shuffled, and of a graveyard as well", (t) => {
    t.cards(`
      Test Lord {0}
      Artifact
      {0}: Shuffle your library, then exile the top card. Until end of turn, you may play that card without paying its mana cost.
      {0}: Search your graveyard and library for any number of Bear cards, exile them, then shuffle.
${BEAR}`);
    t.emptyLibraries();
    t.battlefield(0, "Test Lord");
    t.library(0, "Test Bear");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Lord", { ability: 1 });
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    expect(t.count(0, "exile")).toBe(2);
  });

  scenario("608.2d, 701.16: cards are exiled until so many are, and the rest goes under", (t) => {
    t.cards(`
      Test Starlight {0}
      Sorcery
      Exile cards from the top of your library until you exile X permanent cards, where X is the number of creatures you control. Put those permanent cards onto the battlefield.

      Test Idea {0}
      Sorcery
      Draw a card.
${BEAR}`);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.library(0, "Plains", "Test Bear", "Test Idea", "Plains");
    t.hand(0, "Test Starlight");
    t.to("precombatMain");
    t.cast("Test Starlight");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(3);
    expect(t.count(0, "battlefield", "Plains")).toBe(1);
    expect(t.count(0, "exile", "Test Idea")).toBe(1);
  });

  scenario("107.3: twice {X} to pay, and tokens as large in one way as X", (t) => {
    t.cards(`
      Test Leak {X}
      Instant
      Counter target spell unless its controller pays twice {X}.

      Test Force {X}{R}
      Sorcery
      Create an X/1 red Elemental creature token with trample and haste.`);
    t.battlefield(1, "Island");
    t.lands(0, "Mountain", 6);
    t.hand(0, "Test Force");
    t.hand(1, "Test Leak");
    t.to("precombatMain");
    t.cast("Test Force", { x: 3 });
    t.pass();
    t.cast("Test Leak", { x: 1 });
    t.resolve();
    t.yes();
    t.resolve();
    expect(t.see("Elemental Token")).toMatchObject({ power: 3, toughness: 1 });
    expect(t.can("cast", "Test Force")).toBe(false);
  });

  scenario("602.2b, 702.142a: boast abilities cost less for each", (t) => {
    t.cards(`
      Test Berserker {0}
      Creature — Berserker
      Boast abilities you activate cost {1} less to activate for each Bear you control.
      Boast — {2}: You gain 1 life.
      2/1
${BEAR}`);
    t.battlefield(0, "Test Berserker", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.attack("Test Berserker");
    t.activate("Test Berserker");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
