import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** One of two by whether something is so, spells to come, kicks that are counted, and cards put there this turn. */

const enchantment = { typeLine: typed("enchantment") };
const aura = { typeLine: { supertypes: [], types: ["enchantment" as const], subtypes: ["Aura"] } };

describe("as long as it is so, and otherwise", () => {
  const TESTS = ["you control a Wizard", "it's your turn"];
  const SAID = [
    ["creatures you control get +1/+1", { static: "modify" }],
    ["creatures you control can't block", { static: "rule" }],
  ] as const;
  const all = TESTS.flatMap((test) =>
    SAID.flatMap((a) => SAID.filter((b) => b !== a).map((b) => [test, a, b] as const)),
  );
  it.each(all)("%s: %j, %j", (test, [then, so], [other, else_]) => {
    const text = `As long as ${test}, ${then}. Otherwise, ${other}.`;
    const [first, second, ...more] = abilities(card(text, enchantment));
    expect(more).toEqual([]);
    expect([first, second]).toMatchObject([
      { kind: "static", effects: [so] },
      { kind: "static", effects: [else_], if: { if: "not", of: first?.kind === "static" ? first.if : undefined } },
    ]);
  });
  it.each([
    ["you control", { if: "is", what: { what: "host" } }],
    ["another player controls", { if: "not", of: { if: "is", what: { what: "host" } } }],
  ])("%s enchanted creature", (words, condition) => {
    const text = `Enchant creature\nAs long as ${words} enchanted creature, it gets +2/+2. Otherwise, it can't block.`;
    expect(abilities(card(text, aura))).toMatchObject([{}, { if: condition }, { if: { if: "not", of: condition } }]);
  });
});

describe("the next spell costs", () => {
  it.each([
    ["less", "{1}"],
    ["more", "{2}"],
  ])("%s: %s", (change, mana) => {
    expect(
      abilities(
        card(`Whenever you attack, the next creature spell you cast this turn costs ${mana} ${change} to cast.`),
      ),
    ).toMatchObject([
      {
        body: {
          effects: [
            {
              do: "nextSpell",
              modifications: [{ ability: { effects: [{ rule: { rule: "costs", change: { change, mana } } }] } }],
            },
          ],
        },
      },
    ]);
  });
  it("no X that is known only later", () => {
    const text =
      "Whenever you attack, the next spell you cast this turn costs {X} less to cast, where X is your life total.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("kicks that are counted (702.33d)", () => {
  it.each([
    ["Draw a card for each time Kindle Dusk was kicked.", { count: { amount: "kicked" } }],
    ["Scry X, where X is the number of times Kindle Dusk was kicked.", { count: { amount: "kicked" } }],
  ])("%s", (text, effect) => {
    expect(abilities(spell(`Multikicker {1}\n${text}`))).toMatchObject([{}, { body: { effects: [effect] } }]);
  });
  it("twice", () => {
    const text = "Kicker {B} and/or {R}\nWhen this creature enters, if it was kicked twice, draw a card.";
    const value = { compare: ">=", to: 2 };
    expect(abilities(card(text))).toMatchObject([{}, {}, { interveningIf: { amount: { amount: "kicked" }, value } }]);
  });
  it("of itself only", () => {
    expect(verdict(card("Whenever you cast a spell, if it was kicked twice, draw a card."))).toBe("declined");
  });
});

describe("what is long is told at the end", () => {
  it.each([
    ["Put onto the battlefield under your control", { zone: "battlefield" }],
    ["Return to the battlefield tapped", { zone: "battlefield", tapped: true }],
  ])("%s", (words, to) => {
    const text = `${words} all creature cards in your graveyard that were put there from the battlefield this turn.`;
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{ do: "move", to }] } }]);
  });
});

describe("spells you cast for a while", () => {
  it("can't be countered", () => {
    expect(abilities(spell("Creature spells you cast this turn can't be countered."))).toMatchObject([
      { body: { effects: [{ do: "rule", rules: [{ rule: "cantBeCountered" }], duration: "endOfTurn" }] } },
    ]);
  });
});
