import { describe, expect, it } from "vitest";
import { abilities, card, effectsOf, product, spell } from "../support.ts";

describe("steps that are skipped (614.10), by step and by whom", () => {
  const steps = [
    ["upkeep", "skipUpkeep"],
    ["untap", "skipUntapStep"],
    ["draw", "skipDrawStep"],
  ] as const;
  const whose = [
    [(step: string) => `Skip your ${step} step.`, { who: "you" }],
    [(step: string) => `Players skip their ${step} steps.`, { who: "each" }],
    [(step: string) => `Each opponent skips their ${step} step.`, { who: "opponents" }],
  ] as const;
  it.each(product(steps, whose))("%j of %j", ([step, rule], [said, who]) => {
    expect(abilities(card(said(step)))).toMatchObject([{ effects: [{ rule: { rule, who } }] }]);
  });
  it.each(steps)("the %s step if something is so", (step, rule) => {
    expect(abilities(card(`Skip your ${step} step if you have no cards in hand.`))).toMatchObject([
      { effects: [{ rule: { rule } }], if: { if: "compare" } },
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

describe("a player controlled for a turn, and the turn after it", () => {
  it.each(product(["gain control of", "control"], ["that player's", "their"]))(
    "you %s them during %s",
    (verb, whose) => {
      const text = `You ${verb} target player during ${whose} next turn. After that turn, that player takes an extra turn.`;
      expect(effectsOf(abilities(spell(text)))).toMatchObject([
        { do: "controlPlayer", of: { who: "target", slot: 0 } },
        { do: "extraTurn", who: { who: "target", slot: 0 }, after: "nextTurn" },
      ]);
    },
  );
});
