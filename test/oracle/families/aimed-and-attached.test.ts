import { describe, expect, it } from "vitest";
import { abilities, card, typed } from "../support.ts";

/** Costs of abilities by what they target, riders of keywords, what is attached, and what something is while a condition holds. */

const statics = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
const equipment = { typeLine: { supertypes: [], types: ["artifact" as const], subtypes: ["Equipment"] } };

const WHICH = [
  ["Abilities you activate", { kind: "ability", who: { who: "you" } }],
  ["Equip abilities you activate", { kind: "equip", who: { who: "you" } }],
  ["Abilities your opponents activate", { kind: "ability", who: { who: "opponents" } }],
  ["Activated abilities of Equipment you control", { kind: "ability" }],
] as const;
const AIMS = [
  ["this creature", { is: "self" }],
  ["a Bear you control", { is: "and" }],
] as const;
const CHANGES = ["more", "less"] as const;

describe("abilities by what they target (601.2c, 601.2f)", () => {
  it.each(
    WHICH.flatMap((which) => AIMS.flatMap((aim) => CHANGES.map((change) => [...which, ...aim, change] as const))),
  )("%s (%j) that target %s (%j) cost {2} %s", (words, rule, aim, aimed, change) => {
    expect(statics(`${words} that target ${aim} cost {2} ${change} to activate.`)).toMatchObject([
      { rule: { rule: "costs", ...rule, aimed, change: { change, mana: "{2}" } } },
    ]);
  });
  it.each([
    ["Activate only once each turn.", { limits: [{ only: "oncePerTurn" }] }],
    ["This ability costs {1} less to activate for each Bear you control.", { reduction: { mana: "{1}" } }],
    [
      "This ability costs {X} less to activate, where X is the power of the creature it targets.",
      { reduction: { times: { amount: "stat", stat: "power", of: { what: "target", slot: 0 } } } },
    ],
  ] as const)("equip, of which it is said: %s", (rider, said) => {
    for (const equip of ["Equip {4}", "Equip—Discard a card"])
      expect(abilities(card(`${equip}. ${rider}`, equipment))).toMatchObject([
        { keyword: { keyword: "equip", ...said } },
      ]);
  });
  it.each(["{3} or discard a card", "{3} or remove a counter from this Equipment"])("Equip—Pay %s", (cost) => {
    expect(abilities(card(`Equip—Pay ${cost}.`, equipment))).toMatchObject([
      { keyword: { keyword: "equip", cost: [{ pay: "oneOf", of: [{}, {}] }] } },
    ]);
  });
});

describe("what is attached (301.5, 303.4)", () => {
  it.each([
    ["two or more Equipment are attached to this creature", { if: "compare", value: { compare: ">=", to: 2 } }],
    ["another Aura is attached to this creature", { if: "exists" }],
    ["an Aura is attached to a creature you control", { if: "exists" }],
    ["this creature is enchanted by exactly two Auras", { if: "compare", value: { compare: "=", to: 2 } }],
    ["this creature's power is odd", { if: "is", filter: { is: "parity", stat: "power", parity: "odd" } }],
    ["no opponent controls a white or blue creature", { if: "not", of: { if: "exists" } }],
  ] as const)("as long as %s", (test, condition) => {
    expect(abilities(card(`This creature gets +1/+1 as long as ${test}.`))).toMatchObject([{ if: condition }]);
  });
});

describe("what it is meanwhile (205.1, 613.1d)", () => {
  it.each([
    ["it's a land", [{ modify: "setTypes", types: ["land"] }]],
    ["it's a 4/4 Bear creature in addition to its other types", [{ modify: "addTypes" }, { modify: "setPT" }]],
    ["it's an artifact creature and has flying", [{ modify: "addTypes" }, { modify: "addAbility" }]],
  ] as const)("as long as it has a counter, %s", (words, modifications) => {
    const text = `As long as this permanent has a +1/+1 counter on it, ${words}.`;
    const [only] = abilities(card(text, { typeLine: typed("enchantment") }));
    expect(only?.kind === "static" && only.effects).toMatchObject([{ affects: { what: "self" }, modifications }]);
  });
  it("is of other kinds wherever it is", () => {
    expect(abilities(card("Mossback Tern is also an Elf, Goblin, and Wizard."))).toMatchObject([
      { from: "everywhere", characteristicDefining: true, effects: [{ modifications: [{ modify: "addTypes" }] }] },
    ]);
  });
});
