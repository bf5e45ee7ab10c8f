import { describe, expect, it } from "vitest";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import { abilities, card } from "./support.ts";

const line = (text: string): Ability | undefined => abilities(card(text))[0];
const costs = (text: string): unknown => {
  const ability = line(text);
  return ability?.kind === "activated" ? ability.costs : undefined;
};
const itself = { what: "self" };

describe("costs", () => {
  it.each<[string, unknown]>([
    [
      "Remove two quest counters from this creature and sacrifice it: Draw a card.",
      [
        { pay: "removeCounters", kind: "quest", count: 2, from: itself },
        { pay: "sacrifice", what: itself },
      ],
    ],
    ["Remove all oil counters from this creature: Draw a card.", [{ pay: "removeCounters", count: "all" }]],
    [
      "{T}, Remove any number of storage counters from this creature: Add {R} for each storage counter removed this way.",
      [{ pay: "tap" }, { pay: "removeCounters", count: "any" }],
    ],
    [
      "Remove a +1/+1 counter from a creature you control: Draw a card.",
      [{ pay: "removeCounters", kind: "+1/+1", from: { what: "chosen" } }],
    ],
    [
      "{B}, Put a -1/-1 counter on a creature you control: Draw a card.",
      [{ pay: "mana" }, { pay: "putCounters", on: { what: "chosen" } }],
    ],
    [
      "Sacrifice a white creature, a blue creature, and a black creature: Draw a card.",
      [{ pay: "sacrifice" }, { pay: "sacrifice" }, { pay: "sacrifice" }],
    ],
    [
      "Sacrifice another creature or an artifact: Draw a card.",
      [{ pay: "sacrifice", what: { filter: { is: "or" }, count: { min: 1, max: 1 } } }],
    ],
    [
      "Put a card from your hand on top of your library: Draw a card.",
      [{ pay: "putOnLibrary", what: { in: "hand" }, bottom: false }],
    ],
    ["Pay eight {E}: Draw a card.", [{ pay: "energy", amount: 8 }]],
  ])("%s", (text, expected) => expect(costs(text)).toMatchObject(expected as object));

  it("speaks of self after a cost paid with it", () =>
    expect(line("Discard this card: It deals 2 damage to any target.")).toMatchObject({ from: "hand" }));

  it.each<[string, unknown]>([
    [
      "{2}: Draw a card. This ability costs {X} less to activate, where X is the number of lands you control.",
      { reduction: { mana: "{1}", times: { amount: "count" } } },
    ],
    [
      "Artifact spells you cast cost {X} less to cast, where X is this creature's power.",
      { effects: [{ rule: { rule: "costs", change: { mana: "{1}", times: { amount: "stat" } } } }] },
    ],
    [
      "The first creature spell you cast each turn costs {2} less to cast.",
      {
        effects: [
          { rule: { what: { of: [{}, {}, { is: "nthCast", nth: 1 }] }, change: { change: "less", mana: "{2}" } } },
        ],
      },
    ],
    ["Equip abilities you activate cost {1} less to activate.", { effects: [{ rule: { kind: "equip" } }] }],
  ])("%s", (text, expected) => expect(line(text)).toMatchObject(expected as object));
});

describe("what X is", () => {
  it("is paid so many times over", () =>
    expect(
      line(
        "Whenever this creature attacks, you may pay {X}, where X is the number of lands you control. If you do, draw a card.",
      ),
    ).toMatchObject({
      body: { effects: [{ do: "pay", cost: [{ pay: "mana", mana: "{1}" }], each: { amount: "count" } }] },
    }));
  it("follows a duration in front", () =>
    expect(
      line(
        "When this creature enters, until end of turn, creatures you control get +X/+X, where X is your devotion to white.",
      ),
    ).toMatchObject({ body: { effects: [{ do: "apply", modifications: [{ power: { amount: "devotion" } }] }] } }));
});
