import { describe, expect, it } from "vitest";
import { abilities, card } from "./support.ts";

/** What was or wasn't done "this way", by whom, and what comes of it. */
const body = (effects: unknown) => ({ body: { effects } });
const n1 = { what: "noted", name: "n1" };
const LINES: readonly (readonly [string, unknown])[] = [
  [
    "At the beginning of your end step, each opponent may discard a card. Each opponent who doesn't loses 2 life.",
    body([{ do: "may", who: { who: "opponents" }, otherwise: [{ do: "loseLife", who: { who: "current" } }] }]),
  ],
  [
    "{T}: Exile target card from a graveyard. When a creature card is exiled this way, put a +1/+1 counter on target creature you control.",
    body([{ note: "n1" }, { do: "if", condition: { what: { of: n1 } }, then: [{ do: "reflexive" }] }]),
  ],
  [
    "At the beginning of your upkeep, sacrifice a land. If you sacrifice an Island this way, this creature deals 3 damage to you.",
    body([{ note: "n1" }, { do: "if", condition: { if: "exists", what: { of: n1, filter: { subtype: "Island" } } } }]),
  ],
  [
    "{1}, {T}: Target player draws a card, then discards a card. If that player discards an artifact card this way, untap this creature.",
    body([{ do: "draw" }, { do: "discard", note: "n1" }, { do: "if", then: [{ do: "untap" }] }]),
  ],
  [
    "Whenever another creature you control dies, you may pay {1} and exile it. If you do, draw a card.",
    body([
      { do: "pay", optional: true, paid: [{ do: "move" }] },
      { do: "if", condition: { if: "did" } },
    ]),
  ],
  [
    "{B}, Sacrifice another creature: Destroy each creature with the same mana value as the sacrificed creature.",
    body([{ do: "destroy", what: { filter: { of: [{}, { is: "shares", quality: "manaValue" }] } } }]),
  ],
  [
    "When this creature enters, target opponent sacrifices a creature of their choice that attacked this turn.",
    body([{ do: "sacrifice", what: { filter: { of: [{}, { is: "history" }] } } }]),
  ],
  [
    "When this creature enters, you may cast any number of spells from your hand without paying their mana costs.",
    body([{ do: "cast", count: "any", free: true, optional: true }]),
  ],
  [
    "When you control seven or more Thrulls, sacrifice this creature.",
    { when: { on: "state", condition: { value: { to: 7 } } } },
  ],
  ["{2}, Mill four cards: Draw a card.", { costs: [{}, { pay: "mill", count: 4 }] }],
  ["{T}, Pay X {E}: Draw X cards.", { costs: [{}, { pay: "energy", amount: { amount: "x" } }] }],
  [
    "At the beginning of your upkeep, mill three cards. Then you may pay {1} and 3 life. If you do, put a card from among those cards into your hand.",
    body([{ do: "mill" }, { do: "pay", cost: [{ pay: "mana" }, { pay: "life" }], paid: [{ do: "move" }] }]),
  ],
];

describe("what was done this way", () => {
  it.each(LINES)("%s", (text, meaning) => expect(abilities(card(text))[0]).toMatchObject(meaning as object));
});
