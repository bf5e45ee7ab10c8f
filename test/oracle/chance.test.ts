import { describe, expect, it } from "vitest";
import type { Effect } from "../../lib/engine/abilities/effects.ts";
import { abilities, spell, verdict } from "./support.ts";

function effects(text: string): readonly Effect[] {
  const [only] = abilities(spell(text));
  if (only?.kind !== "spell") throw new Error("no spell");
  return only.body.effects;
}

describe("chance", () => {
  it.each<[string, unknown]>([
    [
      "Flip a coin. If you win the flip, draw a card. If you lose the flip, Kindle Dusk deals 3 damage to you.",
      [{ do: "flipCoin", call: true, win: [{ do: "draw" }], lose: [{ do: "damage" }] }],
    ],
    [
      "Clash with an opponent. If you win, draw a card. Otherwise, discard a card.",
      [{ do: "clash", win: [{ do: "draw" }], lose: [{ do: "discard" }] }],
    ],
    [
      "Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards.\n20 | You gain 5 life.",
      [
        {
          do: "rollDie",
          sides: 20,
          results: [
            { from: 1, to: 9, effects: [{ do: "draw", count: 1 }] },
            { from: 10, to: 19, effects: [{ count: 2 }] },
            { from: 20, to: 20, effects: [{ do: "gainLife" }] },
          ],
        },
      ],
    ],
  ])("%s", (text, expected) => expect(effects(text)).toMatchObject(expected as object));

  it("is won only if there was something to win", () =>
    expect(verdict(spell("Draw a card. If you win the flip, draw a card."))).toBe("declined"));
});

it("a coin that is not called (705.2), of which one outcome leaves the target to the other", () => {
  const text = "Flip a coin. If it comes up heads, counter target spell. If it comes up tails, copy that spell.";
  const target = { what: "target", slot: 0 };
  expect(effects(text)).toMatchObject([
    {
      do: "flipCoin",
      call: false,
      win: [{ do: "counterSpell", what: target }],
      lose: [{ do: "copySpell", what: target }],
    },
  ]);
});
