import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Triggers about the casting of a card that was spoken of, and about who turns what face up. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("when you cast it", () => {
  const cards = ["target creature card in a graveyard", "target instant card from your graveyard"];
  const words = ["When you cast it this turn", "When you cast that card this turn"];
  it.each(product(cards, words))("%s: %s", (what, when) => {
    const [only] = abilities(card(`{1}: You may cast ${what} this turn. ${when}, draw a card.`));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "rule" },
          {
            do: "delayed",
            when: { on: "cast", object: { is: "castAs", of: { what: "target", slot: 0 } } },
            once: true,
          },
        ],
      },
    });
  });
  it("is about something that was spoken of", () => {
    expect(verdict(card("{1}: You gain 1 life. When you cast it this turn, draw a card."))).toBe("declined");
  });
});

describe("who turns it face up", () => {
  const whos = [
    ["you turn", { who: "you" }],
    ["an opponent turns", { who: "opponents" }],
    ["a player turns", { who: "each" }],
  ] as const;
  it.each(product(whos, ["a permanent", "a creature", "a creature you control"]))(
    "whenever %j %s",
    ([who, by], what) => {
      const [only] = abilities(card(`Whenever ${who} ${what} face up, put a +1/+1 counter on it.`));
      expect(only).toMatchObject({
        when: { on: "turnFaceUp", by },
        body: { effects: [{ on: { objects: { what: "event", role: "object" } } }] },
      });
    },
  );
});
