import { describe, expect, it } from "vitest";
import { abilities, card, product, spell } from "../support.ts";

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

describe("what is done after the modes of a spell", () => {
  it("follows them", () => {
    const text = "Choose one —\n• Destroy all creatures.\n• Destroy all artifacts.\nThen draw a card.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [], modes: { options: [{}, {}] } } },
      { body: { effects: [{ do: "draw" }] } },
    ]);
  });
});

describe("modes by their pawprints (700.2i), by how many may be chosen and what each is worth", () => {
  const most = [
    ["three", 3],
    ["five", 5],
  ] as const;
  const worths = [
    [1, 2],
    [1, 1],
    [2, 3],
  ] as const;
  it.each(product(most, worths))("%j, %j", ([word, max], [one, other]) => {
    const paws = (n: number) => "{P}".repeat(n);
    const text = `Choose up to ${word} {P} worth of modes. You may choose the same mode more than once.\n${paws(one)} — Draw a card.\n${paws(other)} — You gain 2 life.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: { modes: { choose: { min: 0, max }, repeat: true, options: [{ pawprints: one }, { pawprints: other }] } },
      },
    ]);
  });
});
