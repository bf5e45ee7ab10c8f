import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** What is exiled face down, paid, counted or kept for later, and what comes of it then. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];

describe("a card exiled face down", () => {
  const chapters = `
  Test Making {1}
  Enchantment — Saga
  I — Search your library for a card, exile it face down, then shuffle.
  II — Turn the exiled card face up. If it's a creature card, you lose life equal to its mana value.
  III — You may put the exiled card onto the battlefield if it's a creature card. If you don't put it onto the battlefield, put it into its owner's hand.`;
  for (const [sought, life, ends] of [
    ["Test Ogre", 16, "battlefield"],
    ["Plain Stone", 20, "hand"],
  ] as const)
    scenario(`406.3, 406.3a, 607.2a: ${sought} has no characteristics until it is turned face up`, (t) => {
      t.cards(chapters);
      t.battlefield(0, "Swamp");
      t.hand(0, "Test Making");
      t.library(0, "Swamp", "Swamp", "Swamp", sought);
      t.to("precombatMain");
      t.cast("Test Making");
      t.resolve();
      t.resolve();
      t.choose(sought);
      t.to("precombatMain", 3);
      t.resolve();
      expect(t.game.state.players[0]!.life).toBe(life);
      t.to("precombatMain", 5);
      t.resolve();
      if (ends === "battlefield") t.yes();
      expect(t.count(0, ends, sought)).toBe(1);
    });
});

describe("counters that a condition has spoken of are all of them", () => {
  const asked = "At the beginning of your upkeep, if this artifact has five or more charge counters on it";
  it.each(["remove all of them from it", "remove all of them"])("%s", (removed) => {
    const text = `${asked}, ${removed} and create that many 3/1 red Elemental creature tokens.`;
    expect(effectsOf(abilities(card(text, { typeLine: typed("artifact") })))).toMatchObject([
      { do: "removeCounters", kind: "charge", count: "all", from: { objects: { what: "self" } }, note: "n1" },
      { do: "createTokens", count: { amount: "noted", name: "n1" } },
    ]);
  });
  it.each(["any number of Sagas", "two Sagas"])(
    "608.2d: one from each of %s is removed from such as have one",
    (which) => {
      const text = `When Mossback Tern attacks, you may remove a lore counter from each of ${which} you control. If you do, draw a card.`;
      expect(effectsOf(abilities(card(text)))).toMatchObject([
        { effects: [{ from: { objects: { filter: { of: [{}, {}, { is: "counter", kind: "lore" }] } } } }, {}] },
      ]);
    },
  );
  scenario("608.2d: of fewer than it takes none are removed", (t) => {
    t.cards(`
  Test Toller {0}
  Creature — Bear
  When this creature enters, you may remove a +1/+1 counter from each of two creatures you control. If you do, draw a card.
  1/1`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.hand(0, "Test Toller");
    t.to("precombatMain");
    t.cast("Test Toller");
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").counters["+1/+1"]).toBe(1);
  });
});

describe("702.62a: cards that are given suspend in exile", () => {
  it.each([" and it gains suspend.", ". It gains suspend."])("exile it with counters%s", (given) => {
    const text = `When this creature dies, exile it with three time counters on it${given}`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "move", to: { zone: "exile" }, note: "n1" },
      {
        do: "apply",
        to: { what: "noted", name: "n1" },
        modifications: [{ ability: { keyword: { keyword: "suspend" } } }],
      },
    ]);
  });
});

describe("life that would be paid", () => {
  scenario("119.4, 614.1a: is not lost, and the cost is paid all the same", (t) => {
    t.cards(`
  Test Wit {1}
  Enchantment
  If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.

  Test Toll {1}
  Artifact
  Pay 3 life: You gain 1 life.`);
    t.battlefield(0, "Test Wit", "Test Toll");
    t.emptyLibraries();
    t.library(0, "Swamp", "Swamp", "Swamp", "Swamp");
    t.to("precombatMain");
    t.activate("Test Toll");
    t.resolve();
    expect(t.count(0, "exile")).toBe(3);
    expect(t.game.state.players[0]!.life).toBe(21);
    t.activate("Test Toll");
    expect(t.game.state.players[0]!.life).toBe(18);
  });
});

describe("120.3c: damage that would take all loyalty", () => {
  scenario("205.3j: of the chosen planeswalker type, all but one of them are removed", (t) => {
    t.cards(`
  Test Apotheosis {0}
  Enchantment
  As this enchantment enters, choose a planeswalker type.
  If damage dealt to a planeswalker you control of the chosen type would result in all loyalty counters on it being removed, instead all but one of those counters are removed.

  Test Walker {0}
  Legendary Planeswalker — Ajani
  +1: You gain 1 life.
  Loyalty 2`);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Apotheosis", "Spark", "Test Walker");
    t.to("precombatMain");
    t.cast("Test Walker");
    t.resolve();
    t.cast("Test Apotheosis");
    t.resolve();
    t.option("Ajani");
    t.cast("Spark", { targets: ["Test Walker"] });
    t.resolve();
    expect(t.see("Test Walker").counters.loyalty).toBe(1);
  });
});

describe("614.12a: counters it enters with by what was discarded", () => {
  scenario("122.1b: one for each keyword among those cards", (t) => {
    t.cards(`
  Test Apex {0}
  Creature — Bear
  As this creature enters, discard any number of creature cards. It enters with a flying counter on it if a card discarded this way has flying. The same is true for haste and trample.
  1/1

  Test Kite {5}
  Creature — Bird
  Flying, trample
  1/1`);
    t.hand(0, "Test Apex", "Test Kite", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Apex");
    t.resolve();
    t.choose("Test Kite", "Test Bear");
    expect(t.see("Test Apex").counters).toEqual({ flying: 1, trample: 1 });
  });
  it("nothing of a keyword that comes in kinds", () =>
    expect(
      verdict(
        card(
          "As this creature enters, discard any number of creature cards. It enters with a flying counter on it if a card discarded this way has flying. The same is true for haste and protection.",
        ),
      ),
    ).toBe("declined"));
});

describe("that player of an ability that speaks of no other", () => {
  const leaves = "When this creature leaves the battlefield, that player gains 6 life.";
  for (const early of [false, true])
    scenario(`608.2h: is whom the other targeted${early ? ", resolved or not" : ""}`, (t) => {
      t.cards(`
  Test Champion {0}
  Creature — Horror
  When this creature enters, target player loses 6 life.
  ${leaves}
  2/2`);
      t.battlefield(0, "Mountain");
      t.hand(0, "Test Champion", "Spark");
      t.to("precombatMain");
      t.cast("Test Champion");
      t.resolve();
      t.choose(1);
      if (!early) t.resolve();
      t.cast("Spark", { targets: ["Test Champion"] });
      t.resolve();
      t.resolve();
      expect(t.game.state.players[1]!.life).toBe(early ? 26 : 20);
      t.resolveAll();
      expect(t.game.state.players[1]!.life).toBe(20);
    });
  it("and another target player is another than you", () =>
    expect(
      abilities(card("When this creature leaves the battlefield, you and another target player each draw a card.")),
    ).toMatchObject([{ body: { targets: [{ of: [{ target: "player" }] }] } }]));
  it("of nobody", () => expect(verdict(card(leaves))).toBe("declined"));
});

describe("what is put onto the battlefield attacking", () => {
  it.each(["defending player", "that player"])("508.4: %s or a planeswalker they control", (who) => {
    const text =
      who === "that player"
        ? `Whenever you attack a player, create a 1/1 white Human creature token that's tapped and attacking ${who} or a planeswalker they control.`
        : `Whenever Mossback Tern attacks, create a 1/1 white Human creature token that's tapped and attacking ${who} or a planeswalker they control.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { entering: { tapped: true, attacking: { orPlaneswalker: true } } },
    ]);
  });
  scenario("603.12: what was put there this way fights, and what was put into a hand does not", (t) => {
    t.cards(`
  Test Hunter {0}
  Creature — Human
  When this creature enters, reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put that card into your hand. When you put a creature card onto the battlefield this way, it fights this creature.
  1/4`);
    t.hand(0, "Test Hunter", "Test Hunter");
    t.library(0, "Swamp", "Swamp", "Plain Stone", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Hunter");
    t.resolve();
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").damage).toBe(1);
    expect(t.see("Test Hunter").damage).toBe(2);
    t.cast("Test Hunter");
    t.resolve();
    t.resolve();
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "hand", "Plain Stone")).toBe(1);
  });
});

describe("mana that is told by its color", () => {
  scenario("605.1b, 106.12: another of the chosen color, and nothing for other mana", (t) => {
    t.cards(`
  Test Gauntlet {0}
  Artifact
  As this artifact enters, choose a color.
  Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.`);
    t.battlefield(0, "Mountain", "Swamp");
    t.hand(0, "Test Gauntlet");
    t.to("precombatMain");
    t.cast("Test Gauntlet");
    t.resolve();
    t.option("R");
    t.activate("Mountain");
    expect(t.mana(0)).toBe("RR");
    t.activate("Swamp");
    expect(t.mana(0)).toBe("RRB");
  });
  scenario("106.12a, 605.5a: what adds none of it uses the stack, and triggers on that mana all the same", (t) => {
    t.cards(`
  Test Tollkeeper {0}
  Artifact
  Whenever a player taps a land for {B}, that player loses 1 life.`);
    t.battlefield(0, "Test Tollkeeper", "Mountain", "Swamp");
    t.to("precombatMain");
    t.activate("Mountain");
    expect(t.stackSize).toBe(0);
    t.activate("Swamp");
    t.resolve();
    expect(t.lifeOf(0)).toBe(19);
  });
});

describe("one target on the stack or the battlefield", () => {
  it("115.1: what is said with that is so of either", () =>
    expect(abilities(spell("Return target spell or permanent that's red or green to its owner's hand."))).toMatchObject(
      [
        {
          body: {
            targets: [
              { of: [{ filter: { of: [{ is: "spell" }, { is: "or" }] }, in: "stack" }, { filter: { is: "or" } }] },
            ],
          },
        },
      ],
    ));
  it.each(["up", "down"] as const)("107.3: half of X cards, rounded %s", (round) =>
    expect(
      effectsOf(abilities(spell(`You gain X life, where X is 3. Draw half X cards, rounded ${round}.`))),
    ).toMatchObject([{}, { do: "draw", count: { amount: "half", round } }]),
  );
});

describe("702.66a, 607.2a: what was delved away is exiled with it", () => {
  const text =
    "Delve\nWhenever this creature attacks, you may return a card exiled with this creature to its owner's hand.";
  it("where nothing else of it exiles anything", () => {
    const [, attacks] = abilities(card(text));
    expect(attacks).toMatchObject({
      body: { effects: [{ effects: [{ what: { filter: { is: "among", of: { what: "linked", name: "delved" } } } }] }] },
    });
  });
});
