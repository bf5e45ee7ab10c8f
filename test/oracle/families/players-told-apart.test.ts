import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** Players told apart by what they have, control and did: who x how much x of what, each said in every place players are. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const where = (text: string): unknown =>
  (effectsOf(abilities(spell(text)))[0] as { who: { where: unknown } }).who.where;

const MEASURES = [
  ["life", { amount: "life" }],
  ["cards in hand", { amount: "handSize" }],
  ["poison counters", { amount: "playerCounters", kind: "poison" }],
  ["cards in their graveyard", { amount: "count", of: { in: "graveyard" } }],
  ["creature cards in their graveyard", { amount: "count", of: { in: "graveyard", filter: { is: "type" } } }],
] as const;
const HOW_MUCH = [
  ["three or more", { compare: ">=", to: 3 }],
  ["three or less", { compare: "<=", to: 3 }],
  ["exactly three", { compare: "=", to: 3 }],
  ["more than three", { compare: ">", to: 3 }],
  ["fewer than three", { compare: "<", to: 3 }],
] as const;

describe("by how much they have", () => {
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

const DID = [
  ["lost life", "lose life", { on: "loseLife" }],
  ["cast a creature spell", "cast a creature spell", { on: "cast" }],
  ["sacrificed a permanent", "sacrifice a permanent", { on: "sacrifice" }],
  ["tapped a land for mana", "tap a land for mana", { on: "tapForMana" }],
  ["attacked you", "attack you", { on: "attackDeclared", defender: { who: "you" } }],
  ["scried or surveilled", "scry or surveil", { on: "anyOf", of: [{ on: "scry" }, { on: "surveil" }] }],
  ["won a coin flip", "win a coin flip", { on: "coinFlip" }],
] as const;
describe("by what they did: whatever abilities trigger on", () => {
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

const BECAME = [
  ["attacked", { on: "attacks" }],
  ["became tapped", { on: "tap" }],
  ["became the target of a spell", { on: "becomesTarget" }],
  ["entered", { on: "move", to: "battlefield" }],
  ["explored", { on: "explore" }],
  ["dealt damage to you", { on: "damage" }],
] as const;
describe("objects by what became of them: whatever abilities trigger on", () => {
  it.each(BECAME)("%s", (became, event) => {
    expect(abilities(spell(`Destroy each creature that ${became} this turn.`))).toMatchObject([
      { body: { effects: [{ what: { filter: { of: [{ is: "type" }, { is: "history", event }] } } }] } },
    ]);
    expect(effectsOf(abilities(spell(`If a creature you control ${became} this turn, draw a card.`)))).toMatchObject([
      { condition: { if: "happened", event } },
    ]);
  });
  it("701.3a: what became equipped is what something was attached to", () => {
    expect(abilities(spell("Destroy each creature that became equipped this turn."))).toMatchObject([
      {
        body: {
          effects: [
            { what: { filter: { of: [{ is: "type" }, { is: "history", event: { on: "attached" }, role: "other" }] } } },
          ],
        },
      },
    ]);
  });
  it("120.1: who attacked and who dealt damage are told of in two ways, which one question does not ask", () => {
    expect(verdict(spell("Destroy each creature that attacked or dealt damage this turn."))).toBe("declined");
  });
  it("400.7: what has left is none of those that are there", () => {
    expect(verdict(spell("Destroy each creature that was sacrificed this turn."))).toBe("declined");
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

describe("one of two places, as it is done (608.2d)", () => {
  const PLACES = [
    ["onto the battlefield", { zone: "battlefield" }],
    ["into your hand", { zone: "hand" }],
    ["on top of your library", { zone: "library", place: "top" }],
  ] as const;
  it.each(product(PLACES, PLACES).filter(([one, other]) => one !== other))("%j or %j", ([one, to], [other, or]) => {
    const text = `Put target creature card from your graveyard ${one} or ${other}.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "chooseOne",
        who: { who: "you" },
        options: [{ effects: [{ do: "move", to }] }, { effects: [{ do: "move", to: or }] }],
      },
    ]);
  });
});

describe("untap steps in which more untaps (502.3)", () => {
  it.each([
    ["each player's", { who: "each" }],
    ["each other player's", { who: "others" }],
    ["each opponent's", { who: "opponents" }],
  ])("%s", (words, whose) => {
    for (const text of [
      `Untap all lands you control during ${words} untap step.`,
      `Lands you control untap during ${words} untap step.`,
    ])
      expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { rule: "untapsDuring", whose } }] }]);
  });
});

describe("so many of what an opponent controls, or opponents control together (109.5)", () => {
  const count = { if: "compare", amount: { amount: "count" }, value: { compare: ">=", to: 3 } };
  it.each([
    ["an opponent controls", { if: "somePlayer", of: { who: "opponents" }, condition: count }],
    ["your opponents control", count],
    ["you control", count],
  ])("%s", (who, condition) => {
    const [ability] = abilities(card(`As long as ${who} three or more lands, this creature has flying.`));
    expect(ability).toMatchObject({ if: condition });
  });
});
