import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("one of each kind (305.6, 105.1), by kind and by what is done with them", () => {
  const kinds = [
    ["land", "basic land type", { is: "subtype", subtype: "Swamp" }],
    ["creature", "color", { is: "color", color: "B" }],
  ] as const;
  it.each(kinds)("you control a %s of each %s", (noun, kind, filter) => {
    const [ability] = abilities(card(`This creature has flying as long as you control a ${noun} of each ${kind}.`));
    const third = { if: "exists", what: { filter: { is: "and", of: expect.arrayContaining([filter]) } } };
    expect(ability).toMatchObject({ if: { if: "and", of: expect.arrayContaining([expect.objectContaining({})]) } });
    expect((ability as { if: { of: readonly unknown[] } }).if.of[2]).toMatchObject(third);
  });
  it.each(kinds)("choose a %s of each %s", (noun, kind) => {
    const chosen = effectsOf(abilities(spell(`Choose a ${noun} you control of each ${kind}. Untap those ${noun}s.`)));
    expect(chosen[0]).toMatchObject({ do: "choose", what: { what: "union" } });
  });
});

describe("all of one kind or all of another (608.2d), by verb", () => {
  it.each([
    ["Destroy", "destroy"],
    ["Exile", "move"],
    ["Tap", "tap"],
    ["Untap", "untap"],
  ])("%s all artifacts or all creatures", (verb, done) => {
    expect(effectsOf(abilities(spell(`${verb} all artifacts, all creatures, or all lands.`)))).toMatchObject([
      {
        do: "chooseOne",
        options: [
          { text: "artifacts", effects: [{ do: done }] },
          { text: "creatures", effects: [{ do: done }] },
          { text: "lands", effects: [{ do: done }] },
        ],
      },
    ]);
  });
});

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

describe("what players can't do together, by the one and the other", () => {
  const acts = [
    ["cast spells", { rule: "cantCast" }],
    ["activate abilities", { rule: "cantActivate" }],
    ["activate abilities that aren't mana abilities", { rule: "cantActivate", exceptMana: true }],
    ["play lands", { rule: "cantPlayLands" }],
  ] as const;
  it.each(product(acts, acts).filter(([one, other]) => one !== other))("%j, %j", ([one, first], [other, second]) => {
    expect(abilities(card(`Your opponents can't ${one} or ${other}.`))).toMatchObject([
      { effects: [{ rule: first }, { rule: second }] },
    ]);
  });
});

describe("unless somebody pays, told first (118.12a)", () => {
  it.each([
    ["an opponent pays {2}", { who: "chosen" }],
    ["target player discards a card", { who: "target" }],
    ["you sacrifice a land", { who: "you" }],
  ])("unless %s", (paid, who) => {
    expect(effectsOf(abilities(spell(`Unless ${paid}, you gain 3 life.`)))).toMatchObject([
      { do: "pay", who, optional: true, unpaid: [{ do: "gainLife" }] },
    ]);
  });
  it("each of several would be asked apart", () => {
    expect(verdict(spell("Unless each opponent pays {1}, you gain 3 life."))).toBe("declined");
  });
});
