import { describe, expect, it } from "vitest";
import { abilities, card, spell } from "../support.ts";

/** Several clauses in one list, each with a subject of its own (608.2c), and modes of what triggers as it resolves (603.12, 700.2). */

const DOES = [
  ["you gain 2 life", "gainLife"],
  ["it deals 1 damage to any target", "damage"],
  ["target player discards a card", "discard"],
] as const;
const LAST = [
  [", and", "you draw a card", "draw"],
  [", then", "each opponent loses 1 life", "loseLife"],
] as const;

describe("after commas, each with a subject of its own", () => {
  const products = DOES.flatMap((one) =>
    DOES.flatMap((two) => LAST.map((last) => [one, two, last] as const)).filter(([a, b]) => a !== b),
  );
  it.each(products)("%j, %j, %j", ([one, doesOne], [two, doesTwo], [join, last, doesLast]) => {
    const text = `When this creature dies, ${one}, ${two}${join} ${last}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: doesOne }, { do: doesTwo }, { do: doesLast }] } },
    ]);
  });

  it.each(["and it gains haste until end of turn", "then it gains haste until end of turn"])("orders, %s", (last) => {
    const text = `Gain control of target creature until end of turn, untap that creature, ${last}.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "gainControl" }, { do: "untap" }, { do: "apply" }] } },
    ]);
  });
});

describe("modes of what triggers as it resolves", () => {
  const COUNTS = [
    ["one", { min: 1, max: 1 }],
    ["two", { min: 2, max: 2 }],
    ["up to one", { min: 0, max: 1 }],
  ] as const;
  const ASKED = ["you may pay {1}. When you do", "you may sacrifice a creature. When you do"];
  it.each(COUNTS.flatMap((one) => ASKED.map((asked) => [asked, ...one] as const)))(
    "%s, choose %s",
    (asked, n, choose) => {
      const text = `Whenever this creature attacks, ${asked}, choose ${n} —\n• Draw a card.\n• Destroy target creature.`;
      expect(abilities(card(text))).toMatchObject([
        {
          body: {
            targets: [],
            effects: [
              {},
              {
                then: [
                  {
                    do: "reflexive",
                    body: { targets: [], modes: { choose, options: [{ targets: [] }, { targets: [{}] }] } },
                  },
                ],
              },
            ],
          },
        },
      ]);
    },
  );
});
