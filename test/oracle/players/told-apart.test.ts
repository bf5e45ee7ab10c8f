import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("opponents who were dealt damage", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text)).at(-1);
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };

  const kinds = [
    ["damage", {}],
    ["combat damage", { combat: true }],
  ] as const;
  const sources = [
    ["this creature", { is: "self" }],
    ["a Dragon", {}],
    ["this creature or a Dragon", { is: "or" }],
  ] as const;
  it.each(product(kinds, sources))("%j by %j", ([kind, combat], [by, source]) => {
    const text = `At the beginning of your end step, you draw X cards, where X is the number of your opponents who were dealt ${kind} by ${by} this turn.`;
    expect(triggered(text).body.effects[0]).toMatchObject({
      count: { amount: "countPlayers", of: { where: { event: { on: "damage", source, ...combat } } } },
    });
  });
  it.each(product(kinds, ["two or more creatures", "three or more Goblins"]))("%j by %s", ([kind], by) => {
    const [only] = abilities(spell(`If you've been dealt ${kind} by ${by} this turn, draw a card.`));
    expect(JSON.stringify(only)).toContain('"distinct":"other"');
  });
});

describe("players who control the most or the fewest of something", () => {
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
  const EXTREMES = [
    ["the most", "greatest", ">="],
    ["the fewest", "least", "<="],
  ] as const;
  const TYPES = [
    ["lands", "land"],
    ["creatures", "creature"],
  ] as const;

  it.each(product(EXTREMES, TYPES))("%j %j", ([extreme, by, compare], [nouns, type]) => {
    const [effect] = effectsOf(abilities(spell(`Each player who controls ${extreme} ${nouns} draws a card.`)));
    expect(effect).toMatchObject({
      do: "draw",
      who: {
        who: "those",
        where: {
          amount: counted(type, CURRENT),
          value: { compare, to: { amount: "amongPlayers", by, of: { who: "each" }, value: counted(type, CURRENT) } },
        },
      },
    });
  });
  it.each(product(EXTREMES, TYPES))("defending player, tied or not: %j %j", ([extreme, by, compare], [nouns, type]) => {
    const text = `This creature can't be blocked as long as defending player controls ${extreme} ${nouns} or is tied for ${extreme}.`;
    expect(abilities(card(text))).toMatchObject([
      {
        if: {
          amount: counted(type, { who: "defendingPlayer" }),
          value: { compare, to: { amount: "amongPlayers", by } },
        },
      },
    ]);
  });
});

const where = (text: string): unknown =>
  (effectsOf(abilities(spell(text)))[0] as { who: { where: unknown } }).who.where;

const MEASURES = [
  ["life", { amount: "life" }],
  ["cards in hand", { amount: "handSize" }],
  ["poison counters", { amount: "playerCounters", kind: "poison" }],
  ["cards in their graveyard", { amount: "count", of: { in: "graveyard" } }],
  ["creature cards in their graveyard", { amount: "count", of: { in: "graveyard", filter: { is: "type" } } }],
] as const;

describe("by how much they have", () => {
  const HOW_MUCH = [
    ["three or more", { compare: ">=", to: 3 }],
    ["three or less", { compare: "<=", to: 3 }],
    ["exactly three", { compare: "=", to: 3 }],
    ["more than three", { compare: ">", to: 3 }],
    ["fewer than three", { compare: "<", to: 3 }],
  ] as const;

  const all = product(HOW_MUCH, MEASURES);
  it.each(all)("%j of %j", ([much, value], [what, amount]) => {
    const so = { if: "compare", amount, value };
    expect(where(`Each opponent who has ${much} ${what} loses 2 life.`)).toMatchObject(so);
    expect(where(`Each player with ${much} ${what} loses 2 life.`)).toMatchObject(so);
  });
  it.each(all)("a target, chosen, counted: %j of %j", ([much], [what]) => {
    expect(verdict(spell(`Target opponent who has ${much} ${what} discards a card.`))).toBe("read");
    expect(verdict(spell(`Choose a player with ${much} ${what}. That player discards a card.`))).toBe("read");
    expect(verdict(spell(`Draw a card for each opponent with ${much} ${what}.`))).toBe("read");
  });
  it.each([["creatures"], ["artifacts and/or enchantments"]])("by how many %s they control", (what) => {
    for (const [much, value] of HOW_MUCH.filter(([words]) => !words.endsWith("less")))
      expect(where(`Each opponent who controls ${much} ${what} loses 2 life.`)).toMatchObject({
        if: "compare",
        amount: { amount: "count" },
        value,
      });
  });
});

describe("by whether they have more than you, or most", () => {
  it.each(MEASURES)("%s", (what, amount) => {
    const you = { ...amount, ...("of" in amount ? {} : { of: { who: "you" } }) };
    expect(where(`Each opponent who has more ${what} than you loses 2 life.`)).toMatchObject({
      amount,
      value: { compare: ">", to: you },
    });
    expect(where(`Each player with the most ${what} loses 2 life.`)).toMatchObject({
      amount,
      value: { compare: ">=", to: { amount: "amongPlayers", by: "greatest", of: { who: "each" }, value: amount } },
    });
    // Of opponents it is asked among them alone.
    expect(where(`Each opponent with the fewest ${what} loses 2 life.`)).toMatchObject({
      amount,
      value: { compare: "<=", to: { amount: "amongPlayers", by: "least", of: { who: "opponents" }, value: amount } },
    });
  });
});

describe("by what they did: whatever abilities trigger on", () => {
  const DID = [
    ["lost life", "lose life", { on: "loseLife" }],
    ["cast a creature spell", "cast a creature spell", { on: "cast" }],
    ["sacrificed a permanent", "sacrifice a permanent", { on: "sacrifice" }],
    ["tapped a land for mana", "tap a land for mana", { on: "tapForMana" }],
    ["attacked you", "attack you", { on: "attackDeclared", defender: { who: "you" } }],
    ["scried or surveilled", "scry or surveil", { on: "anyOf", of: [{ on: "scry" }, { on: "surveil" }] }],
    ["won a coin flip", "win a coin flip", { on: "coinFlip" }],
  ] as const;

  it.each(DID)("%s", (did, infinitive, event) => {
    const so = { if: "happened", event };
    expect(where(`Each player who ${did} this turn loses 2 life.`)).toMatchObject(so);
    expect(where(`Each player who didn't ${infinitive} this turn loses 2 life.`)).toMatchObject({ if: "not", of: so });
    expect(effectsOf(abilities(spell(`If an opponent ${did} this turn, draw a card.`)))).toMatchObject([
      { do: "if", condition: so },
    ]);
    expect(effectsOf(abilities(spell(`If no opponent ${did} this turn, draw a card.`)))).toMatchObject([
      { do: "if", condition: { if: "not", of: so } },
    ]);
  });
  it.each([
    ["drawn a card", { on: "draw" }],
    ["gotten one or more {E}", { on: "counters" }],
    ["become the monarch", { on: "becomeMonarch" }],
  ])("you've %s, and haven't", (participle, event) => {
    const so = { if: "happened", event };
    for (const [words, condition] of [
      [`you've ${participle}`, so],
      [`you haven't ${participle}`, { if: "not", of: so }],
    ] as const)
      expect(effectsOf(abilities(spell(`If ${words} this turn, you gain 2 life.`)))).toMatchObject([{ condition }]);
  });
});

describe("others told apart", () => {
  it.each([
    ["each other player", { who: "others", than: { who: "you" } }],
    ["each player other than you", { who: "others", than: { who: "you" } }],
  ])("%s", (words, of) => {
    expect(
      effectsOf(abilities(spell(`${words[0]!.toUpperCase()}${words.slice(1)} who controls a creature loses 1 life.`))),
    ).toMatchObject([{ who: { who: "those", of, where: { if: "exists" } } }]);
  });
  it("by a life total that is less or greater than yours", () => {
    for (const [word, compare] of [
      ["less", "<"],
      ["greater", ">"],
    ] as const)
      expect(where(`Each opponent whose life total is ${word} than yours loses 3 life.`)).toMatchObject({
        amount: { amount: "life", of: { who: "current" } },
        value: { compare, to: { amount: "life", of: { who: "you" } } },
      });
  });
});

describe("who did it with the greatest", () => {
  const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };
  const STATS = ["mana value", "power"] as const;
  const DEEDS = [
    ["each opponent discards a card", "discarded"],
    ["each player sacrifices a creature of their choice", "sacrificed"],
  ] as const;

  it.each(STATS)("%s", (stat) => {
    const text = `When this creature enters, each player discards a card. Each player who discarded a card with the greatest ${stat} among cards discarded this way loses life equal to that ${stat}.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "discard" },
      { do: "loseLife", amount: { by: "greatest" } },
    ]);
    expect(verdict(card(text.replace(`that ${stat}`, "that toughness")))).toBe("declined");
  });
  it("is said of what was done in that way", () => {
    const text = `When this creature enters, ${DEEDS[1][0]}. Each player who discarded a card with the greatest power among cards sacrificed this way loses 1 life.`;
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("who didn't do what they were told or asked to", () => {
  it.each([
    ["discards a card", "discard a creature card"],
    ["sacrifices a permanent of their choice", "sacrifice a creature"],
  ])("each player %s: who didn't %s", (does, did) => {
    const text = `Each player ${does}. Then each player who didn't ${did} this way loses 4 life.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ note: "n1" }, { do: "loseLife", who: { who: "those", where: { if: "not" } } }] } },
    ]);
  });
  it("either of two", () => {
    const text =
      "Each opponent may sacrifice a nonland permanent of their choice or discard a card. Then this creature deals 2 damage to each opponent who didn't sacrifice a permanent or discard a card this way.";
    expect(abilities(card(`When this creature enters, ${text.charAt(0).toLowerCase()}${text.slice(1)}`))).toMatchObject(
      [
        {
          body: {
            effects: [
              { do: "pay", note: "n1" },
              { do: "damage", to: { players: { who: "those" } } },
            ],
          },
        },
      ],
    );
  });
  it("is not said of what they were not asked to do", () => {
    const text =
      "When this creature enters, each opponent may sacrifice a permanent of their choice or discard a card. Then this creature deals 2 damage to each opponent who didn't discard a card or sacrifice a permanent this way.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("opponents, by who is told of and of how many", () => {
  const tests = ["control an artifact", "lost life this turn", "have more life than you"];
  it.each(product(["the number of your opponents", "the number of opponents"], tests))("%s who %s", (who, test) => {
    const [draw] = effectsOf(abilities(spell(`Draw X cards, where X is ${who} who ${test}.`)));
    expect(draw).toMatchObject({ count: { amount: "countPlayers", of: { who: "those", of: { who: "opponents" } } } });
  });
  it.each(tests)("for each of them who %s", (test) => {
    const [draw] = effectsOf(abilities(spell(`Draw a card for each of your opponents who ${test}.`)));
    expect(draw).toMatchObject({ count: { amount: "countPlayers", of: { who: "those" } } });
  });
  it.each(["they control", "an opponent controls"])("or planeswalkers %s, that are attacked", (whose) => {
    const [one] = abilities(
      card(`Whenever a creature attacks one of your opponents or a planeswalker ${whose}, draw a card.`),
    );
    expect(one).toMatchObject({ when: { on: "attacks", defender: { who: "opponents" }, orTheirs: true } });
  });
});
