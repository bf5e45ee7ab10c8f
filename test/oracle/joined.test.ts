import { describe, expect, it } from "vitest";
import { abilities, card } from "./support.ts";

/** Two told of together, and where a turn or a duration stands. */
const body = (effects: unknown) => ({ body: { effects } });
const LINES: readonly (readonly [string, unknown])[] = [
  [
    "Spells you cast with mana value 6 or greater have cascade.",
    { effects: [{ affects: { in: "stack", filter: { is: "and" } }, modifications: [{ modify: "addAbility" }] }] },
  ],
  ["This creature has first strike during your turn.", { if: { if: "turnOf" } }],
  [
    "This creature gets +1/+1 as long as there's a Lesson card in your graveyard.",
    { if: { if: "exists", what: { in: "graveyard" } } },
  ],
  [
    "{T}: Add {C}. If you control an Urza's Mine and an Urza's Tower, add {C}{C} instead.",
    body([{ do: "if", condition: { if: "and", of: [{ if: "exists" }, { if: "exists" }] } }]),
  ],
  [
    "Whenever this creature enters, you may have Ally creatures you control gain flying until end of turn.",
    body([{ do: "may", effects: [{ do: "apply", to: { what: "all" } }] }]),
  ],
  [
    "This creature attacks or blocks each combat if able.",
    { effects: [{ rule: { rule: "mustAttack" } }, { rule: { rule: "mustBlock" } }] },
  ],
  [
    "When this creature enters, until your next turn, your opponents can't cast creature spells.",
    body([{ do: "rule", duration: "yourNextTurn", rules: [{ rule: "cantCast", who: { who: "opponents" } }] }]),
  ],
  [
    "{1}, {T}: Return target creature you control and each Aura attached to it to their owners' hands.",
    body([
      {
        do: "move",
        what: { what: "union", of: [{ what: "target" }, { what: "attachments", of: { what: "target" } }] },
      },
    ]),
  ],
  [
    "Whenever this creature attacks, untap it and all Samurai you control.",
    body([{ do: "untap", what: { what: "union", of: [{ what: "event" }, { what: "all" }] } }]),
  ],
];

describe("two told of together", () => {
  it.each(LINES)("%s", (text, meaning) => expect(abilities(card(text))[0]).toMatchObject(meaning as object));
});
