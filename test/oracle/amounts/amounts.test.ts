import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("amounts in words", () => {
  const ability = (text: string) => effectsOf(abilities(card(text)));

  it("so much mana of one color", () => {
    const mana = { add: "fixed", mana: ["R", "R", "R", "R"] };
    expect(ability("{T}: Add four {R}.")).toMatchObject([{ do: "addMana", mana }]);
  });
  it.each([
    ["milled", "creature", "mill"],
    ["discarded", "land", "discard"],
  ])("the greatest among those %s this way", (done, type, act) => {
    const text = `${act === "mill" ? "Mill" : "Discard"} two cards. You gain X life, where X is the greatest mana value among ${type} cards ${done} this way.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: act },
      { do: "gainLife", amount: { amount: "stat", by: "greatest", of: { what: "those" } } },
    ]);
  });
  it("what was put into a graveyard that is one's own", () => {
    const text = "Mill four cards. Draw a card for each land card put into your graveyard this way.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([{ do: "mill" }, { count: { amount: "count" } }]);
  });
  it("a creature type but this one", () => {
    const options = { quality: "creatureType", except: ["Wall"] };
    const text = "{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.";
    expect(ability(text)).toMatchObject([{ do: "chooseOption", options }, { do: "apply" }]);
  });
});

describe("the value of X", () => {
  scenario("107.3, 107.3m: doubled while the spell is on the stack, and for what it becomes", (t) => {
    t.cards(`
  Test Flourish {0}
  Enchantment
  Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.

  Test Growing {X}
  Creature — Hydra
  This creature enters with X +1/+1 counters on it.
  0/0`);
    t.battlefield(0, "Test Flourish", "Forest", "Forest");
    t.hand(0, "Test Growing");
    t.to("precombatMain");
    t.cast("Test Growing", { x: 2 });
    t.resolve();
    t.resolve();
    expect(t.see("Test Growing").counters["+1/+1"]).toBe(4);
  });
  scenario("602.1a, 707.10: an ability whose activation cost contains {X} is copied, with its X", (t) => {
    t.cards(`
  Test Echo {0}
  Enchantment
  Whenever you cast an instant or sorcery spell or activate an ability, if that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability. You may choose new targets for the copy.

  Test Fount {0}
  Artifact
  {X}: You gain X life.
  {1}: You gain 10 life.

  Test Burst {X}
  Sorcery
  You gain X life.`);
    t.battlefield(0, "Test Echo", "Test Fount", "Forest", "Forest", "Forest", "Forest");
    t.hand(0, "Test Burst");
    t.to("precombatMain");
    t.activate("Test Fount", { x: 2 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(24);
    t.cast("Test Burst", { x: 1 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(26);
    t.activate("Test Fount", { ability: 1 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(36);
  });
  it("602.1a: a spell or ability with {X}, whichever is next", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "When you next cast a spell with {X} in its mana cost or activate an ability with {X} in its activation cost this turn, copy that spell or ability.",
          ),
        ),
      ),
    ).toMatchObject([
      { do: "delayed", when: { of: [{ on: "cast" }, { on: "activate", ability: { is: "activationCostHasX" } }] } },
    ]));
});

describe("what X is of", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };
  const AFTER = [
    ["you attack with one or more Wraiths", "exile the top X cards of your library, where X is their total power"],
    ["one or more Wraiths you control attack", "scry X, where X is the greatest power among them"],
    ["one or more Wraiths you control die", "mill X cards, where X is the least toughness among those Wraiths"],
  ] as const;

  it.each(AFTER)("whenever %s, %s", (event, then) => {
    const text = JSON.stringify(triggered(`Whenever ${event}, ${then}.`).body);
    expect(text).toContain('"what":"event"');
    expect(text).not.toContain("noted");
  });
});

describe("the greatest number that one of several has", () => {
  const CURRENT = { who: "current" } as const;
  const counted = (type: string, who: object) => ({
    amount: "count",
    of: {
      what: "all",
      filter: {
        is: "and",
        of: [
          { is: "type", type },
          { is: "controlledBy", who },
        ],
      },
    },
  });
  const TYPES = [
    ["lands", "land"],
    ["creatures", "creature"],
  ] as const;

  const who = [
    ["a player", { who: "each" }],
    ["an opponent", { who: "opponents" }],
  ] as const;
  it.each(product(who, TYPES))("%j %j", ([words, of], [nouns, type]) => {
    const text = `You gain X life, where X is the greatest number of ${nouns} ${words} controls.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "gainLife", amount: { amount: "amongPlayers", by: "greatest", of, value: counted(type, CURRENT) } },
    ]);
  });
  it.each(who)("cards in %s's hand", (words, of) => {
    const text = `You gain X life, where X is the greatest number of cards in ${words}'s hand.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "gainLife", amount: { amount: "amongPlayers", of, value: { amount: "handSize" } } },
    ]);
  });
});

describe("what is a fraction (107.1a)", () => {
  const HALVES = [
    ["loses half their life", { do: "loseLife", amount: { amount: "half", of: { amount: "life" } } }],
    ["discards half the cards in their hand", { do: "discard" }],
    ["sacrifices half the creatures they control", { do: "sacrifice" }],
    ["draws cards equal to half the number of cards in their library", { do: "draw", count: { amount: "half" } }],
  ] as const;

  for (const round of ["up", "down"] as const) {
    it.each(HALVES)(`%s, rounded ${round}, there or each time`, (words, effect) => {
      const there = effectsOf(abilities(spell(`Target player ${words}, rounded ${round}.`)));
      expect(there).toMatchObject([effect]);
      expect(JSON.stringify(there)).toContain(`"round":"${round}"`);
      expect(effectsOf(abilities(spell(`Target player ${words}. Round ${round} each time.`)))).toEqual(there);
    });
    it.each(HALVES)(`a third where it %s, rounded ${round}`, (words) => {
      const third = words.replace("half", "a third of");
      const there = effectsOf(abilities(spell(`Target player ${third}, rounded ${round}.`)));
      const half = effectsOf(abilities(spell(`Target player ${words}, rounded ${round}.`)));
      expect(JSON.stringify(there).replaceAll(',"parts":3', "")).toBe(JSON.stringify(half));
      expect(JSON.stringify(there)).toContain('"parts":3');
    });
    it(`all of them ${round}`, () => {
      const text = `Each player ${HALVES.slice(0, 3)
        .map(([words]) => words)
        .join(", then ")}. Round ${round} each time.`;
      expect(JSON.stringify(abilities(spell(text))).split(`"round":"${round}"`).length).toBeGreaterThan(3);
    });
  }
  it.each([["Each player loses half their life."], ["Each player loses 2 life. Round up each time."]])(
    "not: %s",
    (text) => expect(verdict(spell(text))).toBe("declined"),
  );
});

describe("a number chosen between two others (107.1)", () => {
  it.each([
    [0, 10],
    [1, 5],
  ])("%i and %i", (min, max) => {
    const text = `Choose a number between ${min} and ${max}. Destroy all creatures with power equal to the chosen number.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "chooseNumber", who: { who: "you" }, range: { min, max } },
      { do: "destroy" },
    ]);
  });
});

describe("the difference between two of one's own", () => {
  const PAIRS = [
    ["power and toughness", "power", "toughness"],
    ["toughness and mana value", "toughness", "manaValue"],
  ] as const;
  it.each(PAIRS)("its %s", (words, one, other) => {
    const text = `Whenever a creature you control attacks, it gets +X/+X until end of turn, where X is the difference between its ${words}.`;
    const [{ power }] = (effectsOf(abilities(card(text)))[0] as { modifications: [{ power: unknown }] }).modifications;
    expect(power).toMatchObject({
      amount: "greatest",
      of: [
        { amount: "minus", from: { stat: one }, of: { stat: other } },
        { amount: "minus", from: { stat: other }, of: { stat: one } },
      ],
    });
  });
  it("is none of one and the same", () =>
    expect(
      verdict(
        card(
          "Whenever a creature you control attacks, it gets +X/+X until end of turn, where X is the difference between its power and power.",
        ),
      ),
    ).toBe("declined"));

  scenario("however much more the one or the other is", (t) => {
    t.cards(`
      Test Wall {0}
      Creature — Wall
      Haste
      Whenever a creature you control attacks, it gets +X/+X until end of turn, where X is the difference between its power and toughness.
      1/5`);
    t.battlefield(0, "Test Wall");
    t.to("precombatMain");
    t.attack("Test Wall");
    t.resolveAll();
    expect(t.see("Test Wall")).toMatchObject({ power: 5, toughness: 9 });
  });
});
