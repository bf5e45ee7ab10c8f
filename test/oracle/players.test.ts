import { describe, expect, it } from "vitest";
import { abilities, card, spell } from "./support.ts";

/** Families of sentences about players, what they may spend, what happened to things, and what is done so often. */

const body = (effects: unknown) => ({ body: { effects } });
const LINES: readonly (readonly [string, unknown])[] = [
  [
    "You can spend mana of any type to cast creature spells.",
    { effects: [{ rule: { rule: "spendAsThoughAny", mode: "type", what: {} } }] },
  ],
  [
    "You may spend mana as though it were mana of any color to activate abilities of creatures you control.",
    { effects: [{ rule: { rule: "spendAsThoughAny", mode: "color" } }] },
  ],
  [
    "Creatures you control are Forest lands in addition to their other types.",
    { effects: [{ modifications: [{ types: ["land"], subtypes: ["Forest"] }] }] },
  ],
  [
    "{2}: This creature becomes a Human Warrior with trample and lifelink.",
    body([{ modifications: [{ modify: "setSubtypes" }, {}, {}] }]),
  ],
  [
    "Creatures your opponents control can't have +1/+1 counters put on them.",
    { effects: [{ rule: { rule: "cantHaveCounters", kind: "+1/+1" } }] },
  ],
  [
    "Enchanted creature can't attack or block unless its controller pays {1} for each card in your hand.",
    {
      effects: [{ rule: { rule: "attackCost", cost: [{ x: { amount: "count" } }] } }, { rule: { rule: "blockCost" } }],
    },
  ],
  [
    "{T}: Choose target opponent who has at least two more cards in hand than you do as you activate this ability. Draw a card.",
    { body: { targets: [{ of: [{ asChosen: true, who: { where: { value: { to: { amount: "sum" } } } } }] }] } },
  ],
  [
    "Creature cards you own that aren't on the battlefield have flash.",
    { effects: [{ affects: { in: ["hand", "library", "graveyard", "exile", "command", "stack"] } }] },
  ],
  [
    "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.",
    {
      effects: [
        { replacement: { of: { exceptFirstInDrawStep: true }, instead: { by: "effects", effects: [{ do: "draw" }] } } },
      ],
    },
  ],
  [
    "At the beginning of your upkeep, destroy target nonland permanent with the lowest mana value.",
    { body: { targets: [{ of: [{ filter: { of: [{}, { is: "least", stat: "manaValue" }] } }] }] } },
  ],
  [
    "Each other creature you control that's a Skeleton or Zombie gets +1/+1.",
    { effects: [{ affects: { filter: { is: "and" } } }] },
  ],
  ["As long as enchanted creature is a Human or an Angel, it has vigilance.", { if: { filter: { is: "or" } } }],
  [
    "When this creature enters, you may collect evidence 4.",
    body([{ do: "may", effects: [{ do: "pay", cost: [{ pay: "collectEvidence", amount: 4 }] }] }]),
  ],
  [
    "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.",
    body([{ do: "replace", shield: 1, replacement: { instead: { by: "redirect" } } }]),
  ],
  [
    "When this creature enters, destroy target creature. If that creature dies this way, you gain 2 life.",
    body([
      { do: "destroy", note: "n1" },
      { do: "if", condition: { if: "is", filter: { zone: "graveyard" } } },
    ]),
  ],
  [
    "Whenever this creature deals 5 or more damage to a player, draw a card.",
    { when: { on: "damage", amount: { compare: ">=", to: 5 } } },
  ],
  [
    "Whenever another nonland permanent you control is returned to its owner's hand, draw a card.",
    { when: { on: "move", from: "battlefield", to: "hand" } },
  ],
  [
    "Whenever you gain or lose life, draw a card.",
    { when: { on: "anyOf", of: [{ on: "gainLife" }, { on: "loseLife" }] } },
  ],
  [
    "At the beginning of your end step, investigate for each opponent who lost life this turn.",
    body([{ do: "repeat", times: { amount: "countPlayers" } }]),
  ],
  [
    "At the beginning of each player's upkeep, that player sacrifices a permanent of their choice for each soot counter on this creature.",
    body([{ do: "sacrifice", what: { count: { min: { amount: "counters" } } } }]),
  ],
  [
    "Whenever a spell or ability an opponent controls causes you to discard a card, you gain 2 life.",
    { when: { on: "discard", cause: "opponent" } },
  ],
  [
    "At the beginning of your upkeep, reveal the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put it onto the battlefield, put it into your hand.",
    body([{}, {}, { do: "if", condition: { if: "not", of: { if: "did" } } }]),
  ],
];

describe("families about players", () => {
  it.each(LINES)("%s", (text, meaning) => expect(abilities(card(text))[0]).toMatchObject(meaning as object));

  it("what a prevention effect does so often as damage was prevented", () => {
    const text =
      "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.";
    const then = [{ do: "repeat", times: { amount: "event" }, effects: [{ do: "putCounters" }] }];
    expect(abilities(spell(text))).toMatchObject([body([{ replacement: { instead: { then } } }])]);
  });

  it("players who are dealt damage this way", () => {
    const text =
      "Kindle Dusk deals 2 damage to any target. If a player is dealt damage this way, they can't gain life this turn.";
    expect(abilities(spell(text))).toMatchObject([
      body([{ note: "n1" }, { condition: { amount: { amount: "countPlayers", of: { who: "noted", name: "n1" } } } }]),
    ]);
  });

  it("two targets that share a card type", () => {
    expect(abilities(spell("Exchange control of two target permanents that share a card type."))).toMatchObject([
      { body: { targets: [{ together: { all: "shareCardType" } }] } },
    ]);
  });

  it("the player is whoever was spoken of", () => {
    const text =
      "Destroy target creature. Its controller reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield, then shuffles.";
    expect(JSON.stringify(abilities(spell(text)))).toContain('{"do":"shuffle","who":{"who":"controllerOf"');
  });
});
