import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Events that abilities trigger on: counters x how many x which way, and what else happens to cards, spells and players. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("counters that are put on or removed (122.6)", () => {
  const WAYS = [
    ["put on", {}],
    ["removed from", { removed: true }],
  ] as const;
  const KINDS = [
    ["", undefined],
    ["charge ", "charge"],
    ["nectar ", "nectar"],
  ] as const;
  it.each(product(WAYS, KINDS))("%j %j", ([way, how], [word, kind]) => {
    const when = { on: "counters", ...(kind !== undefined && { kind }), ...how };
    const text = (what: string): string => `Whenever ${what}, draw a card.`;
    expect(abilities(card(text(`a ${word}counter is ${way} an artifact`)))).toMatchObject([
      { when: { ...when, each: true } },
    ]);
    expect(abilities(card(text(`one or more ${word}counters are ${way} an artifact`)))).toMatchObject([
      { when, batch: "byRecipient" },
    ]);
    expect(abilities(card(text(`one or more ${word}counters are ${way} one or more artifacts`)))).toMatchObject([
      { when, batch: true },
    ]);
  });
});

describe("what happens to cards, spells and players", () => {
  it.each([
    ["a creature card leaves a graveyard", { on: "move", from: "graveyard" }],
    ["one or more cards are exiled from your graveyard", { on: "move", from: "graveyard", to: "exile" }],
    ["a creature you control becomes equipped", { on: "attached", object: { subtype: "Equipment" } }],
    ["a creature you control becomes enchanted", { on: "attached", object: { subtype: "Aura" } }],
    ["a spell you control is countered", { on: "countered" }],
    ["you pay life", { on: "loseLife", paid: true }],
    ["you roll a die", { on: "dieRoll" }],
    ["a player flips a coin", { on: "coinFlip" }],
    ["a permanent enters tapped under your control", { on: "move", to: "battlefield" }],
  ])("%s", (event, when) => {
    expect(abilities(card(`Whenever ${event}, draw a card.`))).toMatchObject([{ when }]);
  });
  it.each([
    ["it's their turn", { if: "turnOf" }],
    ["it isn't their turn", { if: "not", of: { if: "turnOf" } }],
  ])("whose turn it is: %s", (words, condition) => {
    expect(abilities(card(`Whenever an opponent loses life, if ${words}, you gain 1 life.`))).toMatchObject([
      { interveningIf: condition },
    ]);
  });
  it("109.2: of another than the one it is about nothing is asked by words that could mean either", () => {
    expect(verdict(card("Whenever you cast a spell, if you've cast another spell this turn, draw a card."))).toBe(
      "declined",
    );
  });
});
