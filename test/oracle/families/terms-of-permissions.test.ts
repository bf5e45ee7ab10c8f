import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** What is said of spells cast by a permission: what they cost (601.2f), and as what they are cast (715.3a). */

const EXILES = "Whenever Mossback Tern attacks, exile the top card of your library.\n";
describe("less for spells cast this way", () => {
  it.each(["{1}", "{2}", "{G}"])("%s", (less) => {
    const text = `${EXILES}{T}: Until end of turn, you may play cards exiled with Mossback Tern. Spells you cast this way cost ${less} less to cast.`;
    expect(abilities(card(text))).toMatchObject([
      {},
      {
        body: {
          effects: [
            {
              rules: [{ play: true }, { rule: "mayPlay", change: { change: "less", mana: less } }],
              duration: "endOfTurn",
            },
          ],
        },
      },
    ]);
  });
  it("is said of a permission", () => {
    expect(verdict(card("{T}: Draw a card. Spells you cast this way cost {2} less to cast."))).toBe("declined");
  });
});

describe("a card of a hand, which its owner may play for another price", () => {
  it.each([
    ["more", "{2}"],
    ["less", "{1}"],
  ])("for %s: %s", (change, mana) => {
    const text = `When Mossback Tern enters, look at target opponent's hand. You may exile a nonland card from it. For as long as that card remains exiled, its owner may play it. A spell cast this way costs ${mana} ${change} to cast.`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look" },
            { do: "may", effects: [{ do: "move", what: { what: "chosen", in: "hand" }, to: { zone: "exile" } }] },
            { rules: [{ rule: "mayPlay", who: { who: "ownerOf" }, change: { change, mana } }] },
          ],
        },
      },
    ]);
  });
  it("of a hand that was looked at", () => {
    expect(verdict(card("When Mossback Tern enters, you may exile a nonland card from it."))).toBe("declined");
  });
});

const SPANS = [
  ["until end of turn", "endOfTurn"],
  ["until the end of your next turn", "endOfYourNextTurn"],
] as const;
describe("as an Adventure", () => {
  it.each(SPANS)("%s", (words, duration) => {
    const text = `When Mossback Tern dies, you may cast it from your graveyard as an Adventure ${words}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ rules: [{ rule: "mayPlay", using: "adventure" }], duration }] } },
    ]);
  });
  it("is said of what is in the graveyard", () => {
    const text =
      "When Mossback Tern enters, destroy target creature. You may cast it from your graveyard as an Adventure until end of turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});
