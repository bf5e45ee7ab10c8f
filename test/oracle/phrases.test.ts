import { describe, expect, it } from "vitest";
import { abilities, card, spell } from "./support.ts";

/** Phrases and the part of their meaning that is theirs. */
const LINES: readonly (readonly [string, unknown])[] = [
  [
    "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.",
    { effects: [{ replacement: { instead: { by: "prevent", then: [{ do: "removeCounters", count: 1 }] } } }] },
  ],
  [
    "Remove a +1/+1 counter from this creature: It deals 1 damage to any target.",
    { costs: [{ pay: "removeCounters" }], body: { effects: [{ do: "damage", amount: 1 }] } },
  ],
  ["Whenever you expend 4, you gain 3 life.", { when: { on: "expend", n: 4, who: { who: "you" } } }],
  [
    "Whenever a red source you control deals damage to one or more permanents and/or players, draw a card.",
    { when: { on: "damage" }, batch: "bySource" },
  ],
  [
    "At the beginning of your end step, target opponent loses 3 life unless they sacrifice a nonland permanent of their choice or discard a card.",
    {
      body: { effects: [{ do: "pay", cost: [{ pay: "oneOf", of: [[{ pay: "sacrifice" }], [{ pay: "discard" }]] }] }] },
    },
  ],
  [
    "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast before it this turn. You may choose new targets for the copies.",
    {
      body: {
        effects: [
          {
            do: "copySpell",
            newTargets: true,
            count: { amount: "history", before: { what: "event", role: "object" } },
          },
        ],
      },
    },
  ],
  [
    "This creature enters with a number of stun counters on it equal to three minus X.",
    {
      effects: [
        {
          replacement: {
            instead: { entering: { counters: [{ count: { amount: "minus", from: 3, of: { amount: "x" } } }] } },
          },
        },
      ],
    },
  ],
  [
    "Mossback Tern's power and toughness are each equal to 20 minus the highest life total among players.",
    {
      effects: [
        {
          modifications: [
            { power: { amount: "minus", from: 20, of: { amount: "life", by: "greatest", of: { who: "each" } } } },
          ],
        },
      ],
    },
  ],
  [
    "Whenever two or more creatures attack, draw a card.",
    { when: { on: "attackDeclared", count: { compare: ">=", to: 2 } } },
  ],
];

const SPELLS: readonly (readonly [string, unknown])[] = [
  [
    "Distribute two +1/+1 counters among one or two target creatures.",
    { targets: [{ divide: 2 }], effects: [{ do: "putCounters", count: 2, divided: true }] },
  ],
  [
    "Prevent all damage that would be dealt to you and/or creatures you control this turn.",
    { effects: [{ do: "replace", replacement: { of: { to: { players: { who: "you" }, objects: {} } } } }] },
  ],
  [
    "Put an Aura card from your hand or graveyard onto the battlefield.",
    { effects: [{ do: "move", what: { what: "chosen", in: ["hand", "graveyard"] } }] },
  ],
];

describe("phrases", () => {
  it.each(LINES)("%s", (text, meaning) => expect(abilities(card(text))[0]).toMatchObject(meaning as object));
  it.each(SPELLS)("%s", (text, meaning) =>
    expect(abilities(spell(text))[0]).toMatchObject({ kind: "spell", body: meaning }),
  );
});
