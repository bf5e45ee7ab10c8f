import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, verdict } from "../support.ts";

/** What attacking costs whom, what triggers an additional time, and what happened so often this turn. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const rulesOf = (text: string): unknown =>
  abilities(card(text)).map((one) => (one.kind === "static" ? one.effects : undefined));

describe("what attacking you costs", () => {
  const WHO = [
    ["Creatures", { is: "type", type: "creature" }],
    ["Nonblack creatures", { is: "and" }],
  ] as const;
  const COSTS = [
    ["{2}", { pay: "mana", mana: "{2}" }],
    ["3 life", { pay: "life", amount: 3 }],
  ] as const;
  const EACH = ["each of those creatures", "each creature they control that's attacking you"];
  it.each(WHO.flatMap((who) => COSTS.flatMap((cost) => EACH.map((each) => [...who, ...cost, each] as const))))(
    "%s %j, %s %j, for %s",
    (words, who, price, cost, each) => {
      const text = `${words} can't attack you unless their controller pays ${price} for ${each}.`;
      expect(rulesOf(text)).toMatchObject([
        [{ rule: { rule: "attackCost", who, defender: { who: "you" }, cost: [cost] } }],
      ]);
    },
  );
  it("as much as something else says", () => {
    const text =
      "Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of Swamps you control.";
    expect(rulesOf(text)).toMatchObject([[{ rule: { cost: [{ pay: "mana", mana: "{X}", x: { amount: "count" } }] } }]]);
  });
});

describe("what attacking costs its controller", () => {
  it.each([
    ["pay {1} for each +1/+1 counter on it", { pay: "mana", mana: "{X}", x: { amount: "counters" } }],
    ["sacrifice two Islands", { pay: "sacrifice", what: { what: "chosen", count: { min: 2, max: 2 } } }],
  ])("%s", (words, cost) => {
    expect(rulesOf(`This creature can't attack unless you ${words}.`)).toMatchObject([
      [{ rule: { rule: "attackCost", who: { is: "self" }, cost: [cost] } }],
    ]);
  });
  const LANDS = "can't attack unless their controller sacrifices a land of their choice for each";
  it("a land for each of them", () => {
    expect(rulesOf(`Green creatures ${LANDS} green creature they control that's attacking.`)).toMatchObject([
      [{ rule: { rule: "attackCost", who: { is: "and" }, cost: [{ pay: "sacrifice" }] } }],
    ]);
  });
  it("not for others than attack", () => {
    const text = `Green creatures ${LANDS} black creature they control that's attacking.`;
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("an additional time", () => {
  const AGAIN = "that ability triggers an additional time.";
  it.each([
    ["a Shaman or another Wizard you control triggers", { of: { is: "or" } }, undefined],
    ["Mossback Tern or an Equipment attached to it triggers", { of: { is: "or" } }, undefined],
    ["another Elf you control triggers while you control a Forest", { of: { is: "and" } }, { if: "exists" }],
  ])("%s", (words, rule, condition) => {
    const [only] = abilities(card(`If a triggered ability of ${words}, ${AGAIN}`));
    expect(only).toMatchObject({ effects: [{ rule: { rule: "triggersTwice", ...rule } }] });
    if (condition !== undefined) expect(only).toMatchObject({ if: condition });
  });
  it.each([
    "an Elf or an artifact entering or leaving the battlefield",
    "you casting or copying an instant or sorcery spell",
  ])("%s", (words) => {
    const text = `If ${words} causes a triggered ability of a permanent you control to trigger, ${AGAIN}`;
    expect(rulesOf(text)).toMatchObject([[{ rule: { rule: "triggersTwice", when: { on: "anyOf" } } }]]);
  });
});

describe("so often this turn", () => {
  it.each([
    ["three or more cards left your graveyard", { on: "move", from: "graveyard" }, { compare: ">=", to: 3 }],
    ["two or more creature cards were put into graveyards from anywhere", { on: "move", to: "graveyard" }, { to: 2 }],
    ["you cycled two or more cards", { on: "cycle" }, { compare: ">=", to: 2 }],
    ["two or more Elves entered under your control", { on: "move", to: "battlefield" }, { to: 2 }],
  ])("%s", (words, event, times) => {
    const [only] = abilities(card(`At the beginning of your end step, if ${words} this turn, draw a card.`));
    expect(only).toMatchObject({ interveningIf: { if: "happened", event, times } });
  });
  it.each(["you've sacrificed a Food", "a Food entered under your control"])("%s", (words) => {
    const [only] = abilities(card(`At the beginning of your end step, if ${words} this turn, draw a card.`));
    expect(only).toMatchObject({ interveningIf: { if: "happened" } });
  });
});

describe("for the rest of the game", () => {
  it.each([
    ["Target creature has base power and toughness 4/4.", { power: 4, toughness: 4 }],
    ["Two target creatures have base power and toughness 1/2.", { power: 1, toughness: 2 }],
  ])("%s", (text, size) => {
    expect(effectsOf(abilities(card(`{T}: ${text}`)))).toMatchObject([
      { do: "apply", modifications: [{ modify: "setPT", ...size }], duration: "forever" },
    ]);
  });
  it("a color and a size", () => {
    const text = "{T}: This creature becomes blue and has base power and toughness 5/4.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { modifications: [{ modify: "setColors" }, { modify: "setPT", power: 5, toughness: 4 }] },
    ]);
  });
});

describe("targets", () => {
  it.each([
    ["target creature an opponent controls", "This creature fights target creature an opponent controls"],
    ["any target", "This creature deals 2 damage to any target"],
  ])("%s, at random", (_, words) => {
    const [only] = abilities(card(`{T}: ${words} chosen at random.`));
    expect(only).toMatchObject({ body: { targets: [{ random: true }] } });
  });
  it.each(["up to two target creatures", "any number of target creatures"])("switched: %s", (words) => {
    const text = `{T}: Switch the power and toughness of each of ${words} until end of turn.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { to: { what: "target", slot: 0 }, modifications: [{ modify: "switchPT" }] },
    ]);
  });
});

describe("what it costs to cast from elsewhere", () => {
  it.each(["The flashback cost", "Its flashback cost"])("%s", (words) => {
    const text = `Each sorcery card in your graveyard has flashback. ${words} is equal to its mana cost.`;
    expect(rulesOf(text)).toMatchObject([
      [{ modifications: [{ ability: { keyword: { keyword: "flashback", cost: [{ pay: "manaCost" }] } } }] }],
    ]);
  });
});
