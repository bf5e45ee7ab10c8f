import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** What a permanent adds to the cost of other spells (118.8), and what it says comes of it. */

const KINDS = ["creature", "green creature", "Elf creature"];
const COUNTERS = ["+1/+1", "flying"];
describe("any amount of mana for more counters", () => {
  it.each(KINDS.flatMap((kind) => COUNTERS.map((counter) => [kind, counter] as const)))("%s spells, %s", (kind, on) => {
    const text = `As an additional cost to cast ${kind} spells, you may pay any amount of mana. If you do, that creature enters with that many additional ${on} counters on it.`;
    expect(abilities(card(text))).toMatchObject([
      {
        effects: [
          { rule: { rule: "additionalCost", who: { who: "you" }, optional: true, repeatable: true } },
          { replacement: { instead: { entering: { counters: [{ kind: on, count: { amount: "timesPaid" } }] } } } },
        ],
      },
    ]);
  });
  it.each([
    "As an additional cost to cast creature spells, you may pay 2 life. If you do, that creature enters with that many additional +1/+1 counters on it.",
    "As an additional cost to cast artifact spells, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.",
    "As an additional cost to cast creatures, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.",
  ])("is declined where it does not fit: %s", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
});

const COLORS = [
  ["white", "W"],
  ["green", "G"],
] as const;
describe("life for colored mana", () => {
  const said = (spells: string, cost: string, symbol: string, color: string): string =>
    `As an additional cost to cast ${spells}, you may ${cost}. Those spells cost {${symbol}} less to cast if you paid life this way. This effect reduces only the amount of ${color} mana you pay.`;
  it.each(COLORS)("%s", (color, symbol) => {
    expect(abilities(card(said(`${color} permanent spells`, "pay 2 life", symbol, color)))).toMatchObject([
      {
        effects: [
          { rule: { rule: "additionalCost", cost: [{ pay: "life", amount: 2 }], optional: true } },
          { rule: { rule: "costs", change: { change: "less", mana: `{${symbol}}`, colored: true } } },
        ],
      },
    ]);
  });
  it.each([
    said("white spells", "pay 2 life", "W", "blue"),
    said("white spells", "pay {2}", "W", "white"),
    said("white spells", "pay 2 life", "1", "white"),
  ])("is declined where it does not fit: %s", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
  it("may be all of a reduction that is no matter of life", () => {
    const text =
      "Elf spells you cast cost {G}{W} less to cast. This effect reduces only the amount of colored mana you pay.";
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ rule: { rule: "costs", change: { change: "less", mana: "{G}{W}", colored: true } } }] },
    ]);
  });
});
