import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

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

describe("alone in combat (506.5)", () => {
  const ALONE = [
    ["attacking alone", { is: "attackingAlone" }],
    ["blocking alone", { is: "blockingAlone" }],
    ["attacking or blocking alone", { is: "or" }],
  ] as const;

  it.each(ALONE)("was %s", (words, filter) => {
    expect(abilities(card(`Whenever another creature dies, if it was ${words}, exile it.`))).toMatchObject([
      { interveningIf: { if: "is", what: { what: "event" }, filter } },
    ]);
  });
  it.each(ALONE)("as long as it's %s", (words, filter) => {
    expect(abilities(card(`This creature has flying as long as it's ${words}.`))).toMatchObject([
      { if: { if: "is", what: { what: "self" }, filter } },
    ]);
  });
});

describe("the nearest opponent in a direction", () => {
  const DIRECTIONS = [
    ["As this creature enters, choose left or right.", "the chosen direction"],
    ["At the beginning of your upkeep, choose left or right.", "the last chosen direction"],
  ] as const;

  it.each(DIRECTIONS)("%s", (chosen, direction) => {
    const rule = `Each player may attack only the nearest opponent in ${direction} and planeswalkers controlled by that opponent.`;
    expect(JSON.stringify(abilities(card(`${chosen}\n${rule}`)))).toContain('"attacksNearest"');
    expect(verdict(card(rule))).not.toBe("read");
  });
});

describe("reselected in a step", () => {
  const STEPS = [
    ["attackers", "declareAttackers"],
    ["blockers", "declareBlockers"],
  ] as const;

  it.each(STEPS)("declare %s", (step, phase) => {
    const text = `When this creature enters during the declare ${step} step, you may reselect which player or permanent target attacking creature is attacking.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { phase }, body: { effects: [{ effects: [{ do: "reselectAttacked", among: "any" }] }] } },
    ]);
  });
});
