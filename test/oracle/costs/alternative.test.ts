import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, product, spell, typed, verdict } from "../support.ts";

describe("rather than the mana cost of the next spell", () => {
  const SPELLS = ["spell", "creature spell", "instant or sorcery spell"];
  const COSTS = [
    ["pay life equal to that spell's mana value", "life"],
    ["sacrifice a creature", "sacrifice"],
    ["pay {2}", "mana"],
  ] as const;

  it.each(product(SPELLS, COSTS))("%s: %j", (what, [cost, pay]) => {
    const text = `{T}: Rather than pay the mana cost of the next ${what} you cast this turn, you may ${cost}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: "nextSpell", instead: [{ pay }], duration: "endOfTurn" }] } },
    ]);
  });
});

describe("what others gain as a cost", () => {
  const who = [
    ["an opponent", { who: "chosen", from: { who: "opponents" } }],
    ["each opponent", { who: "opponents" }],
    ["each other player", { who: "others" }],
  ] as const;
  it.each(who)("%s", (words, gains) => {
    const text = `If you control a Forest, rather than pay this spell's mana cost, you may have ${words} gain 6 life.\nDraw a card.`;
    expect(abilities(spell(text))[0]).toMatchObject({
      effects: [{ rule: { rule: "alternativeCost", cost: [{ pay: "gainLife", who: gains, amount: 6 }] } }],
    });
  });
});

describe("118.9: where it may be cast for something else", () => {
  const cast = (test: string): readonly Ability[] =>
    abilities(
      card(`If ${test}, you may pay {0} rather than pay this spell's mana cost.\nDraw a card.`, {
        name: "Kindle Dusk",
        typeLine: typed("instant"),
      }),
    );
  it.each([
    ["an opponent had three or more cards put into their graveyard from anywhere this turn", { if: "somePlayer" }],
    ["exactly one creature is attacking", { if: "compare", value: { compare: "=", to: 1 } }],
  ])("if %s", (test, condition) => {
    expect(cast(test)[0]).toMatchObject({ effects: [{ rule: { rule: "alternativeCost", condition } }] });
  });
  it("404.1: only cards are put there so", () => {
    expect(
      verdict(
        spell(
          "Draw a card if an opponent had three or more creatures put into their graveyard from anywhere this turn.",
        ),
      ),
    ).toBe("declined");
  });
});
