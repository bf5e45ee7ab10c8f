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

const THIS_WAY: readonly (readonly [string, unknown])[] = [
  [
    "Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell this way, that artifact enters tapped.",
    { effects: [{ rule: { rule: "mayPlay", perTurn: 1, then: { enters: { tapped: true } } } }] },
  ],
  [
    "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    { effects: [{ rule: { play: true } }, { rule: { cost: [{ pay: "life" }] } }] },
  ],
  [
    "Once each turn, you may cast an instant spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.",
    { effects: [{ rule: { then: { exile: true } } }] },
  ],
  [
    "When this creature enters, exile target instant card from an opponent's graveyard. You may cast it this turn. If that spell would be put into a graveyard, exile it instead.",
    { body: { effects: [{ do: "move" }, { do: "rule", rules: [{ rule: "mayPlay", then: { exile: true } }] }] } },
  ],
  [
    "Each spell you cast that's exactly three colors has replicate {3}.",
    { effects: [{ static: "modify", affects: { in: "stack" } }] },
  ],
  [
    "You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.",
    { effects: [{ rule: { rule: "alternativeCost", who: { who: "you" } } }] },
  ],
  [
    "Lethal damage dealt to creatures you control is determined by their power rather than their toughness.",
    { effects: [{ rule: { rule: "lethalByPower" } }] },
  ],
  [
    "Whenever Mossback Tern and at least two other creatures attack, draw a card.",
    { when: { on: "attacks", object: { is: "self" }, beside: 2 } },
  ],
  [
    "Whenever another creature you control dies or is put into exile, draw a card.",
    { when: { on: "move", from: "battlefield", to: ["graveyard", "exile"] } },
  ],
  [
    "This creature enters with two +1/+1 counters on it if it wasn't cast or no mana was spent to cast it.",
    { effects: [{ replacement: { if: { if: "or" } } }] },
  ],
];

const GIVEN: readonly (readonly [string, unknown])[] = [
  [
    "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
    {
      body: {
        effects: [
          {
            do: "apply",
            duration: "endOfTurn",
            modifications: [{ ability: { keyword: { keyword: "flashback", cost: [{ pay: "manaCost" }] } } }],
          },
        ],
      },
    },
  ],
  [
    "Whenever this creature is dealt damage, choose an opponent at random. This creature deals 1 damage to that player.",
    {
      body: {
        effects: [{ do: "choosePlayer", random: true, note: "n1" }, { to: { players: { who: "noted", name: "n1" } } }],
      },
    },
  ],
  [
    "When this creature enters, mill five cards. You may put a creature card and/or a land card from among them into your hand.",
    { body: { effects: [{ do: "mill" }, { do: "may", effects: [{ do: "move", what: { what: "union" } }] }] } },
  ],
  [
    "Whenever you tap an untapped creature an opponent controls, draw a card.",
    { when: { on: "tap", by: { who: "you" } } },
  ],
  [
    "When this creature enters, you may exile a nonland card from your hand. If you do, it becomes plotted.",
    { body: { effects: [{ do: "may", effects: [{ do: "move" }, { do: "if", then: [{ do: "becomePlotted" }] }] }] } },
  ],
  [
    "Whenever another creature you control dies, if it had counters on it, put its counters on target creature you control.",
    { body: { effects: [{ do: "moveCounters", count: "all", from: { what: "event", role: "object" } }] } },
  ],
  [
    "This creature can't attack or block unless its controller pays {2}.",
    { effects: [{ rule: { rule: "attackCost" } }, { rule: { rule: "blockCost" } }] },
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
    "Counter target spell. If that spell is countered this way, exile it with three time counters on it instead of putting it into its owner's graveyard.",
    { effects: [{ do: "counterSpell", to: { zone: "exile", counters: [{ kind: "time", count: 3 }] } }] },
  ],
  [
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.",
    { effects: [{ do: "choose" }, { do: "replace", replacement: { instead: { then: [{ do: "gainLife" }] } } }] },
  ],
  [
    "Exile the top three cards of your library. You may cast any number of spells from among them without paying their mana costs.",
    { effects: [{ do: "move" }, { do: "cast", count: "any", optional: true, free: true }] },
  ],
  [
    "Copy target creature spell you control, except it isn't legendary if the spell is legendary.",
    { effects: [{ do: "copySpell", except: [{ modify: "removeTypes", supertypes: ["legendary"] }] }] },
  ],
  [
    "Put an Aura card from your hand or graveyard onto the battlefield.",
    { effects: [{ do: "move", what: { what: "chosen", in: ["hand", "graveyard"] } }] },
  ],
];

describe("phrases", () => {
  it.each([...LINES, ...THIS_WAY, ...GIVEN])("%s", (text, meaning) =>
    expect(abilities(card(text, { manaCost: "{X}" }))[0]).toMatchObject(meaning as object),
  );
  it.each(SPELLS)("%s", (text, meaning) =>
    expect(abilities(spell(text))[0]).toMatchObject({ kind: "spell", body: meaning }),
  );
});
