import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("offers to each opponent, by what is offered and what comes of it", () => {
  const offered = [
    ["draw a card", [{ do: "draw", who: { who: "current" } }]],
    ["put a +1/+1 counter on each creature they control", [{ do: "putCounters" }]],
    ["create a 1/1 red Goblin creature token", [{ do: "createTokens", who: { who: "current" } }]],
    ["sacrifice a creature of their choice", [{ do: "sacrifice", who: { who: "current" } }]],
  ] as const;
  const outcomes = [
    ["who does, draw a card", { who: "noted" }, [{ do: "draw", who: { who: "you" } }]],
    ["who does, you gain 2 life", { who: "noted" }, [{ do: "gainLife", who: { who: "you" } }]],
    ["who doesn't, that player loses 2 life", { who: "those" }, [{ do: "loseLife", who: { who: "current" } }]],
  ] as const;
  it.each(product(offered, outcomes))("%j, %j", ([offer, offering], [outcome, of, effects]) => {
    expect(effectsOf(abilities(spell(`Each opponent may ${offer}. For each opponent ${outcome}.`)))).toMatchObject([
      { do: "may", who: { who: "opponents" }, effects: offering },
      { do: "forEachPlayer", of, effects },
    ]);
  });
});

describe("what may be paid only if something is so, by when that is told, who pays and what comes of it", () => {
  const asked = [
    ["If you control an artifact, *.", { if: "exists" }],
    ["* if it's your turn.", { if: "turnOf" }],
  ] as const;
  const offers = [
    ["you may pay {1}", { who: "you" }],
    ["each opponent may pay 2 life", { who: "opponents" }],
  ] as const;
  const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  it.each(product(asked, offers))("%j, %j", ([words, condition], [offer, who]) => {
    const sentence = capital(words.replace("*", offer));
    expect(effectsOf(abilities(spell(`${sentence} Draw a card.`)))).toMatchObject([
      { do: "if", condition, then: [{ do: "pay", who, optional: true }] },
      { do: "draw" },
    ]);
  });
  it.each([
    ["If you do, draw a card.", { paid: [{ do: "draw" }] }],
    ["If you don't, you lose 1 life.", { note: "n1" }],
  ])("and then: %s", (words, paying) => {
    const [first] = effectsOf(abilities(spell(`If you control an artifact, you may pay {1}. ${words}`)));
    expect(first).toMatchObject({ do: "if", then: [{ do: "pay", optional: true, ...paying }] });
  });
});

describe("any amount of it, by who pays what", () => {
  const paid = [
    ["mana", { pay: "mana", mana: "{X}" }],
    ["life", { pay: "life", amount: { amount: "x" } }],
    ["{E}", { pay: "energy", amount: { amount: "x" } }],
  ] as const;
  it.each(paid)("each player pays %s", (what, cost) => {
    const text = `Starting with you, each player may pay any amount of ${what}. Each player mills X cards, where X is the total amount of ${what} paid this way.`;
    const [offer, mill] = effectsOf(abilities(spell(text)));
    expect(offer).toMatchObject({
      do: "may",
      who: { who: "each", startingWith: "you" },
      effects: [{ do: "pay", cost: [cost], times: "amount", note: "n1" }],
    });
    expect(mill).toMatchObject({ do: "mill", who: { who: "each" }, count: { amount: "noted", name: "n1" } });
  });
});

describe("what an opponent attacking the enchanted player does as well", () => {
  it.each([
    ["you draw a card", { do: "draw" }],
    ["create a tapped 1/1 red Goblin creature token", { do: "createTokens" }],
    ["you gain 2 life", { do: "gainLife" }],
  ])("%s", (words, deed) => {
    const curse = card(
      `Enchant player\nWhenever enchanted player is attacked, ${words}. Each opponent attacking that player does the same.`,
      { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } },
    );
    expect(effectsOf(abilities(curse).slice(1))).toMatchObject([
      { ...deed, who: { who: "you" } },
      {
        do: "forEachPlayer",
        of: { who: "those", of: { who: "opponents" } },
        effects: [{ ...deed, who: { who: "current" } }],
      },
    ]);
  });
});
