import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell } from "../support.ts";

/** Who has most and who has least, by what is counted, which of the two it is and where it is said. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

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

describe("players who control the most or the fewest of something", () => {
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

describe("the greatest number that one of several has", () => {
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

describe("brought down to what the player with fewest has", () => {
  it.each(TYPES)("%s, and others the same way", (nouns, type) => {
    const text = `Each player chooses a number of ${nouns} they control equal to the number of ${nouns} controlled by the player who controls the fewest, then sacrifices the rest.`;
    const most = (what: object) => ({
      count: { max: { amount: "minus", from: what, of: { amount: "amongPlayers", by: "least", value: what } } },
    });
    const cards = { do: "discard", what: { in: "hand", ...most({ amount: "handSize", of: CURRENT }) } };
    const first = { do: "sacrifice", what: most(counted(type, CURRENT)) };
    expect(effectsOf(abilities(spell(`${text} Each player discards cards the same way.`)))).toMatchObject([
      first,
      cards,
    ]);
    expect(
      effectsOf(abilities(spell(`${text} Players discard cards and sacrifice artifacts the same way.`))),
    ).toMatchObject([first, cards, { do: "sacrifice", what: most(counted("artifact", CURRENT)) }]);
  });
});
