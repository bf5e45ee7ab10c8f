import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

/** 702.143: cards without foretell that are foretold nevertheless, and what foretelling costs and when. */

const GIVER = `Test Giver {0}
  Creature — Demon
  Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.
  1/1`;
const HERALD = `Test Herald {0}
  Creature — Angel
  When this creature enters, exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.
  1/1`;
const HEAVY = `Test Heavy {4}{R}
  Creature — Giant
  5/5`;
const offers = (t: TestGame, special: string): number =>
  t.asked("priority").actions.filter((one) => one.act === "special" && one.special === special).length;
const castable = (t: TestGame): number =>
  t.asked("priority").actions.filter((one) => one.act === "cast" && one.via === "foretell").length;

describe("702.143: foretell that is given", () => {
  scenario("702.143a, 118.7a: the card keeps its foretell cost, whatever becomes of what gave it", (t) => {
    kit(t);
    t.cards(GIVER);
    t.cards(HEAVY);
    t.battlefield(0, "Test Giver");
    t.lands(0, "Mountain", 3);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Heavy", "Test Murder", "Mountain");
    t.to("precombatMain");
    expect(offers(t, "foretell")).toBe(2);
    t.special("foretell");
    expect(castable(t)).toBe(0);
    t.cast("Test Murder", { targets: ["Test Giver"] });
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.count(0, "battlefield", "Test Giver")).toBe(0);
    t.cast("", { via: "foretell" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Heavy")).toBe(1);
    // {2}{R} of five lands.
    expect(t.game.state.battlefield.filter((id) => t.seeId(id).tapped).length).toBe(3);
  });

  scenario("702.143d: what becomes foretold is seen by its owner alone and may be cast on a later turn", (t) => {
    t.cards(HERALD);
    t.cards(HEAVY);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Herald", "Test Heavy");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    const [card] = t.game.state.exile;
    expect(t.game.state.objects[card!]).toMatchObject({ status: "foretold", visibleTo: [0] });
    expect(characteristicsOf(t.game, card!).name).toBe("");
    expect(castable(t)).toBe(0);
    t.to("precombatMain", 3);
    t.cast("", { via: "foretell" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Heavy")).toBe(1);
  });

  scenario("202.1b, 118.6: a land has no mana cost that could be its foretell cost", (t) => {
    t.cards(HERALD);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Herald", "Mountain");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    expect(t.game.state.exile.length).toBe(1);
    t.to("precombatMain", 3);
    expect(castable(t)).toBe(0);
  });

  scenario("702.143d, 601.2b: its own foretell cost or the one that it was given, as its owner likes", (t) => {
    t.cards(HERALD);
    t.cards(`Test Omen {4}{R}
      Sorcery
      You gain 3 life.
      Foretell {R}{R}`);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Herald", "Test Omen");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    t.to("precombatMain", 3);
    t.cast("", { via: "foretell" });
    t.option(" {R}{R}");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.game.state.battlefield.filter((id) => t.seeId(id).tapped).length).toBe(2);
  });

  scenario("118.7a, 107.3a: X is generic mana, of which {2} less is paid", (t) => {
    t.cards(GIVER);
    t.cards(`Test Blaze {X}{R}
      Sorcery
      You gain X life.`);
    t.battlefield(0, "Test Giver");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Blaze");
    t.to("precombatMain");
    t.special("foretell");
    t.to("precombatMain", 3);
    t.cast("", { via: "foretell", x: 4 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });
});

describe("116.2h: the special action", () => {
  scenario("106.6: mana only to foretell pays for it, and for such spells as are named, and for nothing else", (t) => {
    kit(t);
    t.cards(`
      Test Harbinger {0}
      Creature — Wizard
      {T}: Add {U}{U}. Spend this mana only to foretell a card from your hand or cast an instant or sorcery spell.
      1/1

      Test Wisp {U}
      Creature — Spirit
      Foretell {U}
      1/1`);
    t.permanentWith(0, "Test Harbinger", {});
    t.hand(0, "Test Wisp", "Test Insight");
    t.to("precombatMain");
    expect([t.can("cast", "Test Wisp"), t.can("cast", "Test Insight")]).toEqual([false, true]);
    t.special("foretell");
    expect([t.count(0, "exile"), t.mana(0)]).toEqual([1, ""]);
  });

  scenario("106.6, 116.2h: a special action activates no ability", (t) => {
    t.cards(`
      Test Engine {0}
      Artifact
      {T}: Add {C}{C}. Spend this mana only to activate abilities.

      Test Wisp {U}
      Creature — Spirit
      Foretell {U}
      1/1`);
    t.battlefield(0, "Test Engine");
    t.hand(0, "Test Wisp");
    t.to("precombatMain");
    expect(offers(t, "foretell")).toBe(0);
  });

  scenario("116.2h: on any player's turn, for less", (t) => {
    t.cards(`
      Test Charger {0}
      Creature — Horse
      Foretelling cards from your hand costs {1} less and can be done on any player's turn.
      1/1

      Test Wisp {U}
      Creature — Spirit
      Foretell {U}
      1/1`);
    t.battlefield(0, "Test Charger");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Wisp");
    t.to("upkeep", 2);
    t.pass();
    t.special("foretell");
    expect(t.count(0, "exile")).toBe(1);
  });

  scenario("702.143c: foretold cards in exile are counted, others are not", (t) => {
    t.cards(`
      Test Counter {0}
      Creature — God
      Test Counter gets +1/+1 for each foretold card you own in exile.
      1/1

      Test Wisp {U}
      Creature — Spirit
      Foretell {U}
      1/1`);
    t.battlefield(0, "Test Counter");
    t.lands(0, "Island", 2);
    t.put(0, "exile", "Test Wisp");
    t.hand(0, "Test Wisp");
    t.to("precombatMain");
    expect(t.see("Test Counter").power).toBe(1);
    t.special("foretell");
    expect(t.see("Test Counter").power).toBe(2);
  });
});

describe("702.170f: plotting from the top of a library", () => {
  const PLANNER = `Test Planner {0}
    Creature — Homunculus
    The top card of your library has plot. The plot cost is equal to its mana cost.
    You may plot nonland cards from the top of your library.
    1/1`;
  scenario("702.170f: the card is exiled from there", (t) => {
    kit(t);
    t.cards(PLANNER);
    t.battlefield(0, "Test Planner");
    t.lands(0, "Mountain", 1);
    t.library(0, "Test Spark");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    expect(offers(t, "plot")).toBe(1);
    t.special("plot");
    expect([t.count(0, "hand", "Test Spark"), t.count(0, "exile", "Test Spark")]).toEqual([1, 1]);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Spark", "plot")).toBe(true);
  });

  scenario("702.170a: by its own plot ability or by the one that it was given", (t) => {
    t.cards(PLANNER);
    t.cards(`Test Scheme {4}{R}
      Creature — Rogue
      Plot {R}
      3/3`);
    t.battlefield(0, "Test Planner");
    t.lands(0, "Mountain", 5);
    t.library(0, "Test Scheme");
    t.to("precombatMain");
    t.special("plot");
    t.option("{4}{R}");
    expect(t.count(0, "exile", "Test Scheme")).toBe(1);
    expect(t.game.state.battlefield.filter((id) => t.seeId(id).tapped).length).toBe(5);
  });

  scenario("118.6: a land on top has no cost that could be paid", (t) => {
    t.cards(PLANNER);
    t.battlefield(0, "Test Planner");
    t.library(0, "Mountain");
    t.to("precombatMain");
    expect(offers(t, "plot")).toBe(0);
  });
});

describe("118.9a: one alternative cost of several", () => {
  scenario("702.34a: a flashback cost that was given besides its own", (t) => {
    t.cards(`
      Test Archive {0}
      Artifact
      Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to its mana cost.

      Test Echo {R}
      Sorcery
      You gain 1 life.
      Flashback {2}{R}`);
    t.battlefield(0, "Test Archive");
    t.lands(0, "Mountain", 3);
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Echo", { via: "flashback" });
    t.option("Test Echo {R}");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.game.state.battlefield.filter((id) => t.seeId(id).tapped).length).toBe(1);
  });
});

describe("its mana cost as the cost of a keyword that is given", () => {
  scenario("702.56a: replicate", (t) => {
    kit(t);
    t.cards(`
      Test Illuminator {0}
      Creature — Djinn
      Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.
      1/1`);
    t.battlefield(0, "Test Illuminator");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1], additional: [2] });
    t.resolve();
    t.no();
    t.no();
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("702.94a, 118.7: miracle, for less", (t) => {
    t.cards(`
      Test Piercer {0}
      Creature — Human
      Each enchantment card in your hand has miracle. Its miracle cost is equal to its mana cost reduced by {4}.
      1/1

      Test Halo {4}{W}
      Enchantment
      Creatures you control get +1/+1.`);
    t.battlefield(0, "Test Piercer");
    t.lands(0, "Plains", 1);
    t.library(0, "Test Halo");
    t.to("draw", 3);
    t.yes();
    t.resolve();
    t.choose("Test Halo");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Halo")).toBe(1);
  });

  scenario("702.143f: foretold cards are revealed as the game ends", (t) => {
    t.cards(`
  Test Omen {4}{U}
  Sorcery
  Draw two cards.
  Foretell {1}{U}`);
    t.hand(0, "Test Omen");
    t.lands(0, "Island", 4);
    t.to("precombatMain");
    t.special("foretell");
    t.concede(0);
    expect(t.log.filter(({ code }) => code === "reveal")).toMatchObject([{ objects: [{ name: "Test Omen" }] }]);
  });

  scenario(
    "702.143f: the foretold cards of a player who leaves are revealed",
    (t) => {
      t.cards(`
  Test Omen {4}{U}
  Sorcery
  Draw two cards.
  Foretell {1}{U}`);
      t.hand(0, "Test Omen");
      t.lands(0, "Island", 4);
      t.to("precombatMain");
      t.special("foretell");
      t.concede(0);
      expect(t.log.filter(({ code }) => code === "reveal")).toMatchObject([{ objects: [{ name: "Test Omen" }] }]);
    },
    { seats: 3 },
  );
});
