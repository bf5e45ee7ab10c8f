import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("106: X mana", () => {
  scenario("106.4: X of one type or X of another, X being counted as it is added", (t) => {
    kit(t);
    t.cards(`
      Test Heart {0}
      Creature — Druid
      {T}: Add X {G} or X {W}, where X is the number of other creatures you control.
      1/1

      Test Root {0}
      Creature — Druid
      {T}: Add X {R}, where X is the number of other creatures you control.
      1/1

      Test Prayer {W}{W}
      Sorcery
      You gain 5 life.

      Test Blaze {R}{R}
      Sorcery
      You gain 7 life.`);
    t.battlefield(0, "Test Heart", "Test Root", "Test Bear");
    t.hand(0, "Test Prayer", "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Prayer");
    settle(t);
    t.cast("Test Blaze");
    settle(t);
    expect(t.lifeOf(0)).toBe(32);
  });
});

scenario("106.6, 122.1: as much mana as counters were removed, at least one", (t) => {
  t.cards(`
      Test Dynamo {0}
      Artifact
      {T}, Remove one or more charge counters from this artifact: Add that much {C}.

      Test Prize {2}
      Sorcery
      You gain 2 life.`);
  t.hand(0, "Test Prize");
  t.permanentWith(0, "Test Dynamo", { counters: { charge: 3 } });
  t.to("precombatMain");
  t.activate("Test Dynamo");
  t.refused({ ask: "number", number: 0 });
  t.answer({ ask: "number", number: 2 });
  expect(t.see("Test Dynamo").counters).toEqual({ charge: 1 });
  t.cast("Test Prize");
  t.resolve();
  expect(t.lifeOf(0)).toBe(22);
});

for (const land of ["Forest", "Test Waste"])
  scenario(`106.1, 603.4: ${land === "Forest" ? "colored mana" : "no colored mana"} was spent`, (t) => {
    t.cards(`
        Test Glass {0}
        Artifact
        Whenever a player casts a spell, if no colored mana was spent to cast it, counter that spell.

        Test Waste
        Land
        {T}: Add {C}.

        Test Toy {1}
        Artifact`);
    t.battlefield(0, "Test Glass");
    t.lands(0, land, 1);
    t.hand(0, "Test Toy");
    t.to("precombatMain");
    t.cast("Test Toy");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Toy")).toBe(land === "Forest" ? 1 : 0);
  });

scenario("106.4, 608.2c: a player loses all unspent mana, which leaves their lands tapped", (t) => {
  kit(t);
  t.cards(`
      Test Short {0}
      Instant
      Tap all lands target player controls and that player loses all unspent mana.`);
  t.lands(0, "Mountain", 2);
  t.hand(0, "Test Spark", "Test Short");
  t.to("precombatMain");
  t.activate("Mountain");
  expect(t.can("cast", "Test Spark")).toBe(true);
  t.cast("Test Short", { targets: [0] });
  t.resolve();
  expect([t.can("cast", "Test Spark"), t.game.state.players[0]!.mana]).toEqual([false, []]);
});

scenario("106.4: each player's is lost, and what is added afterwards stays", (t) => {
  kit(t);
  t.cards(`
      Test Cycle {0}
      Instant
      Each player loses all unspent mana.`);
  t.lands(0, "Mountain", 2);
  t.lands(1, "Mountain", 1);
  t.hand(0, "Test Cycle", "Test Spark");
  t.to("precombatMain");
  t.activate("Mountain");
  t.cast("Test Cycle");
  t.pass();
  t.activate("Mountain");
  expect(t.game.state.players.map(({ mana }) => mana.length)).toEqual([1, 1]);
  // 117.4: nobody has passed since.
  t.pass(2);
  expect(t.game.state.players.map(({ mana }) => mana.length)).toEqual([0, 0]);
  t.activate("Mountain");
  expect(t.game.state.players[0]!.mana).toHaveLength(1);
});

describe("106.1: so much mana for each", () => {
  scenario("of the color that was chosen", (t) => {
    kit(t);
    t.cards(`Test Altar {0}
      Artifact
      {T}, Sacrifice one or more creatures: Choose a color. Target player adds two mana of the chosen color for each creature sacrificed this way.`);
    t.battlefield(0, "Test Altar", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Altar", { targets: [0] });
    t.choose("Test Bear", "Test Ogre");
    t.pass(2);
    t.option("R");
    expect(t.game.state.players[0]!.mana.map(({ type }) => type)).toEqual(["R", "R", "R", "R"]);
  });
});

describe("106.6, 118.9: mana for one way to cast a spell", () => {
  const WELL = `Test Well {0}
    Artifact
    {T}: Add {R}. Spend this mana only to pay a flashback cost or cast a creature spell.

    Test Echo {R}
    Instant
    You gain 1 life.
    Flashback {R}

    Test Imp {R}
    Creature — Imp
    1/1`;
  scenario("a spell is cast for its flashback cost with it, and not for its mana cost", (t) => {
    t.cards(WELL);
    t.battlefield(0, "Test Well");
    t.hand(0, "Test Echo", "Test Imp");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    expect([t.can("cast", "Test Imp"), t.can("cast", "Test Echo"), t.can("cast", "Test Echo", "flashback")]).toEqual([
      true,
      false,
      true,
    ]);
    t.cast("Test Echo", { via: "flashback" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("mana in pools (106.4)", () => {
  scenario("611.3a: as long as there is so much of it, and no longer", (t) => {
    kit(t);
    t.cards(`
      Test Hoarder {0}
      Creature — Dragon
      This creature has flying as long as you have two or more unspent mana.
      This creature gets +1/+1 for each unspent green mana you have.
      1/1`);
    t.battlefield(0, "Test Hoarder", "Forest", "Mountain");
    t.to("precombatMain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([1, []]);
    t.activate("Forest");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([2, []]);
    t.activate("Mountain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([2, ["flying"]]);
    t.to("postcombatMain");
    expect([t.see("Test Hoarder").power, t.see("Test Hoarder").keywords]).toEqual([1, []]);
  });
});

scenario("106.4: what would be lost becomes colorless and stays", (t) => {
  t.cards(`
      Test Horizon {0}
      Artifact
      If you would lose unspent mana, that mana becomes colorless instead.`);
  t.battlefield(0, "Test Horizon", "Forest");
  t.to("precombatMain");
  t.activate("Forest");
  t.to("postcombatMain");
  expect(t.game.state.players[0]!.mana.map(({ type }) => type)).toEqual(["C"]);
});

describe("106.3: what mana from a kind of permanent paid for another spell", () => {
  scenario("106.3: looked at as the spell was paid for, the token being gone by now", (t) => {
    begin(
      t,
      `
      Test Worm {0}
      Creature — Dragon
      When this creature enters, create a Treasure token.
      Whenever you cast a spell, if mana from a Treasure was spent to cast it, you gain 3 life.
      1/1`,
      ["Test Worm", "Test Growth", "Test Growth"],
      ["Test Bear"],
    );
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Worm");
    settle(t);
    t.activate("Treasure Token");
    t.option("{G}");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Treasure Token")]).toEqual([23, 0]);
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("605.1b: by the mana that a permanent is tapped for", () => {
  const MONUMENT = `
    Test Monument {0}
    Artifact
    Whenever you tap a permanent for {C}, add an additional {C}.

    Test Ingot {4}
    Artifact

    Test Desert
    Land
    {T}: Add {C}.`;
  scenario("106.12a: colorless mana is doubled", (t) => {
    t.cards(MONUMENT);
    t.battlefield(0, "Test Monument");
    t.lands(0, "Test Desert", 2);
    t.hand(0, "Test Ingot");
    t.to("precombatMain");
    t.cast("Test Ingot");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ingot")).toHaveLength(1);
  });
  scenario("106.12a: other mana is not", (t) => {
    t.cards(MONUMENT);
    t.battlefield(0, "Test Monument");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Ingot");
    t.to("precombatMain");
    expect(t.can("cast", "Test Ingot")).toBe(false);
  });
});
