import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed } from "./support.ts";

/** What "it", "that creature", "those", "that player" and "the rest" mean, by what was said before. */
const noted = (name: string) => ({ what: "noted", name });

const LINES: readonly (readonly [string, unknown])[] = [
  [
    "When this creature enters, choose target creature you control. Create a token that's a copy of that creature. Each opponent may create a token that's a copy of that creature.",
    {
      body: {
        effects: [
          { do: "createTokenCopies", of: { what: "target", slot: 0 } },
          { do: "may", effects: [{ do: "createTokenCopies", of: { what: "target", slot: 0 } }] },
        ],
      },
    },
  ],
  [
    "When this creature enters, exile target creature card from your graveyard. Create a token that's a copy of that card, except it's 1/1. You gain life equal to that card's toughness.",
    {
      body: {
        effects: [
          { do: "move", note: "n1" },
          { do: "createTokenCopies", of: noted("n1") },
          { do: "gainLife", amount: { stat: "toughness", of: { what: "target", slot: 0 } } },
        ],
      },
    },
  ],
  [
    "When this creature enters, create a 1/1 green Saproling creature token, then put a +1/+1 counter on that creature.",
    { body: { effects: [{ note: "n1" }, { do: "putCounters", on: { objects: noted("n1") } }] } },
  ],
  [
    "Whenever a source deals damage to this creature, that source's controller mills that many cards.",
    {
      body: {
        effects: [
          {
            do: "mill",
            who: { who: "controllerOf", of: { what: "event", role: "other" } },
            count: { amount: "event" },
          },
        ],
      },
    },
  ],
  [
    "{3}, {T}, Sacrifice another Zombie: Create two tokens that are copies of the sacrificed creature.",
    {
      costs: [{}, {}, { what: { noteAs: "sacrificed" } }],
      body: { effects: [{ do: "createTokenCopies", of: noted("sacrificed") }] },
    },
  ],
  [
    "{2}, Discard a card at random: This creature deals damage to any target equal to the mana value of the discarded card.",
    {
      costs: [{}, { pay: "discard", what: { random: true, noteAs: "discarded" } }],
      body: { effects: [{ do: "damage", amount: { stat: "manaValue", of: noted("discarded") } }] },
    },
  ],
  [
    "When this creature enters, exile an instant card from your graveyard at random. You may cast it this turn.",
    {
      body: {
        effects: [
          { do: "move", what: { what: "chosen", random: true }, note: "n1" },
          { do: "rule", rules: [{ what: noted("n1") }] },
        ],
      },
    },
  ],
  [
    "Whenever this creature becomes blocked by a creature, that creature's controller sacrifices it at end of combat. If the player does, they lose 1 life.",
    {
      body: {
        effects: [
          {
            do: "delayed",
            body: {
              effects: [
                { do: "sacrifice", note: "n1" },
                {
                  do: "if",
                  condition: { if: "did", name: "n1" },
                  then: [{ do: "loseLife", who: { who: "controllerOf" } }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
  [
    "When this creature enters, choose an opponent. You and that player each draw a card.",
    { body: { effects: [{ do: "chooseOption" }, { do: "draw", who: { of: [{}, { who: "chosenForSelf" }] } }] } },
  ],
  [
    "When this creature enters, if you have fewer than seven cards in hand, draw cards equal to the difference.",
    { body: { effects: [{ do: "draw", count: { amount: "minus", from: 7, of: { amount: "handSize" } } }] } },
  ],
  [
    "As long as you control exactly one creature, that creature gets +2/+0.",
    { effects: [{ affects: { what: "all", filter: { is: "and" } } }], if: { if: "compare", value: { compare: "=" } } },
  ],
  [
    "When this creature enters, manifest dread, then put a +1/+1 counter on that creature.",
    {
      body: {
        effects: [
          { do: "manifestDread", note: "n1" },
          { do: "putCounters", on: { objects: noted("n1") } },
        ],
      },
    },
  ],
  [
    "At the beginning of your upkeep, reveal the top card of your library. If it's a creature card, put it onto the battlefield. That creature gains haste until end of turn.",
    { body: { effects: [{}, { do: "if", then: [{ note: "n2" }] }, { do: "apply", to: noted("n2") }] } },
  ],
  [
    "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with this creature to its owner's graveyard.",
    {
      body: {
        effects: [
          {
            do: "may",
            effects: [
              { note: "n1" },
              { then: [{ what: { filter: { of: [{}, { is: "not", of: { is: "among", of: noted("n1") } }] } } }] },
            ],
          },
        ],
      },
    },
  ],
  [
    "When this creature enters, exile cards from the top of your library until you exile a nonland card. You may cast that card without paying its mana cost if the spell's mana value is less than the number of Mountains you control.",
    { body: { effects: [{}, { do: "if", condition: { if: "compare", amount: { stat: "manaValue" } } }] } },
  ],
  [
    "Whenever this creature attacks, add {W}{W} and you gain 3 life. Until end of turn, you don't lose this mana as steps and phases end.",
    { body: { effects: [{ do: "addMana", persists: "endOfTurn" }, { do: "gainLife" }] } },
  ],
  [
    "Whenever this creature is dealt damage, add that much {R}.",
    { body: { effects: [{ do: "addMana", mana: { times: { amount: "event" } } }] } },
  ],
  [
    "{4}: You may have target land you control become a 0/0 Elemental creature until end of turn. It's still a land.",
    {
      body: {
        effects: [
          {
            do: "may",
            effects: [{ do: "apply", modifications: [{ modify: "addTypes", subtypes: ["Elemental"] }, {}] }],
          },
        ],
      },
    },
  ],
  [
    "Whenever another creature you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.",
    { body: { effects: [{ do: "pay", who: { who: "controllerOf", of: { what: "eventSpell" } } }] } },
  ],
  [
    'At the beginning of your upkeep, you may create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice this token: Add {C}."',
    { body: { effects: [{ do: "may", effects: [{ token: { abilities: [{ kind: "activated" }] } }] }] } },
  ],
  [
    "{T}, Sacrifice an artifact: Reveal cards from the top of your library until you reveal an artifact card. This creature deals damage to you equal to the number of cards revealed this way.",
    {
      body: {
        effects: [{ do: "revealUntil", note: "n1" }, { amount: { amount: "count", of: noted("n1.all") } }],
      },
    },
  ],
  [
    "When this creature leaves the battlefield, put each card exiled with it into its owner's hand.",
    { body: { effects: [{ do: "move", what: { what: "all", in: "exile" }, to: { zone: "hand" } }] } },
  ],
];

describe("what was spoken of", () => {
  const exiling = "When this creature enters, exile target creature.\n";
  it.each(LINES)("%s", (text, meaning) => {
    const reads = text.includes("exiled with it") ? `${exiling}${text}` : text;
    expect(abilities(card(reads)).at(-1)).toMatchObject(meaning as object);
  });

  it("each creature deals damage by its own power", () => {
    expect(
      abilities(spell("Each creature you control deals damage equal to its power to target creature.")),
    ).toMatchObject([{ body: { effects: [{ amount: { of: { what: "current" } }, source: { what: "all" } }] } }]);
  });

  it("shuffles whoever searched, after the last of them", () => {
    const text =
      "Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles.";
    const each = [{ do: "may", effects: [{ do: "search" }, { do: "move" }, { do: "shuffle" }] }];
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "destroy" }, { do: "forEach", effects: each }] } },
    ]);
  });

  it("an owner spoken of in passing is not who acts", () => {
    const text =
      "−2: Target opponent chooses a permanent they control and returns it to its owner's hand. Then they shuffle each nonland permanent they control into its owner's library.";
    const [ability] = abilities(card(text, { typeLine: typed("planeswalker") }));
    expect(JSON.stringify(ability)).not.toContain("ownerOf");
  });

  it("rows of a table know nothing of one another (706.3)", () => {
    const text =
      "Exile target creature, then roll a d20.\n1—9 | Its controller creates a 4/4 green Ox creature token.\n10—20 | Its controller creates a 2/2 green Bear creature token.";
    const row = { effects: [{ do: "createTokens", who: { who: "controllerOf", of: { what: "target", slot: 0 } } }] };
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{}, { do: "rollDie", results: [row, row] }] } }]);
  });

  it("what was noted has a name of its own, though it was first spoken of on trial", () => {
    const text =
      "Look at the top seven cards of your library. Then you may sacrifice a creature. If you do, you may put a creature card with mana value X or less from among those cards onto the battlefield, where X is 1 plus the sacrificed creature's mana value. Put the rest on the bottom of your library in a random order.";
    const [ability] = abilities(spell(text));
    const names = [...JSON.stringify(ability).matchAll(/"note":"(n\d+)"/g)].map((found) => found[1]);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
  });
});

describe("what was not done", () => {
  it("was not where a condition held and who might do it did not (608.2c)", () => {
    const top = "Look at the top card of your library. You may put it onto the battlefield if it's a creature card.";
    expect(abilities(spell(`${top} If you don't, put it into your hand.`))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look" },
            { do: "if", then: [{ do: "may", effects: [{ do: "move", note: "n2" }] }] },
            { do: "if", condition: { if: "not", of: { if: "did", name: "n2" } }, then: [{ do: "move" }] },
          ],
        },
      },
    ]);
  });
});

describe("another than which, where the source of the ability could be none of them", () => {
  const butForTarget = { is: "not", of: { is: "among", of: { what: "target", slot: 0 } } };
  const plane = { name: "Mossback Tern", typeLine: { supertypes: [], types: ["plane"], subtypes: ["Fiora"] } } as const;
  const aim = "put a +1/+1 counter on target creature you control. Then sacrifice another creature.";
  it.each([
    ["a plane", `Whenever chaos ensues, ${aim}`, plane, butForTarget],
    ["an enchantment", `At the beginning of your upkeep, ${aim}`, { typeLine: typed("enchantment") }, butForTarget],
    ["a creature", `At the beginning of your upkeep, ${aim}`, {}, { is: "another" }],
  ])("%s", (_, text, more, other) => {
    expect(abilities(card(text, more)).at(-1)).toMatchObject({
      body: { effects: [{}, { do: "sacrifice", what: { filter: { of: [other, {}] } } }] },
    });
  });
});

describe("that creature, where damage is dealt to you or a creature", () => {
  it("is the source: there is always one", () => {
    const text =
      "Whenever a red creature deals damage to you or a white creature you control, this creature deals that much damage to that creature.";
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: "damage", to: { objects: { what: "event", role: "other" } } }] } },
    ]);
  });
});

describe("that card, where one was drawn", () => {
  it("is the card, not the creature that attacks", () => {
    const text =
      "Whenever another creature attacks, draw a card and reveal it. The creature gets +X/+X until end of turn, where X is that card's mana value.";
    const drawn = { amount: "stat", stat: "manaValue", of: noted("n1") };
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "draw", note: "n1" },
            { do: "look", what: noted("n1"), reveal: true },
            { do: "apply", to: { what: "event", role: "object" }, modifications: [{ power: drawn, toughness: drawn }] },
          ],
        },
      },
    ]);
  });
});

describe("that card, of the X of a cost (601.2b, 107.3c)", () => {
  it("is no token that is made only then", () => {
    const text =
      "When this creature enters, you may exile an artifact card from your hand.\n{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.";
    const is = { amount: "stat", stat: "manaValue", of: { what: "linked", name: "exiled" } };
    expect(abilities(card(text)).at(-1)).toMatchObject({ x: { min: is, max: is } });
  });
});

describe("what several do to a player (508.3e, 603.2c)", () => {
  it.each([
    ["attack a player", "byPlayer"],
    ["attack an opponent", "byPlayer"],
    ["deal combat damage to a player", "byPlayer"],
    ["attack", true],
  ])("one or more of them %s", (does, batch) => {
    expect(abilities(card(`Whenever one or more Goats you control ${does}, draw a card.`))).toMatchObject([{ batch }]);
  });
});

describe("that creature, of any target (115.4)", () => {
  const creatures = (of: unknown) => ({ what: "those", of, filter: { is: "type", type: "creature" } });
  it.each([
    [
      "This spell deals 2 damage to any target. That creature can't be regenerated this turn and if it would die this turn, exile it instead.",
      creatures({ what: "target", slot: 0 }),
      1,
    ],
    [
      "This spell deals 2 damage to any target. If a creature is dealt damage this way, it loses indestructible until end of turn. If that creature would die this turn, exile it instead.",
      creatures(noted("n1")),
      2,
    ],
  ])("is no planeswalker: %s", (text, of, replaced) => {
    const [only] = abilities(spell(text));
    const effects = only?.kind === "spell" ? only.body.effects : [];
    expect(effects.at(-1)).toMatchObject({ do: "replace", replacement: { of: { object: { is: "among", of } } } });
    expect(effects).toHaveLength(replaced + 1 + (replaced === 1 ? 1 : 0));
  });
});

describe("that creature, of a card put onto the battlefield (109.2)", () => {
  it("is what has entered, for its controller too", () => {
    const text =
      "Put target creature card from a graveyard onto the battlefield under your control. When this creature leaves the battlefield, that creature's controller sacrifices it.";
    expect(abilities(card(`When this creature enters, ${text[0]?.toLowerCase()}${text.slice(1)}`))).toMatchObject([
      { body: { effects: [{}, { body: { effects: [{ who: { who: "controllerOf", of: noted("n1") } }] } }] } },
    ]);
  });
});

describe("it, blocked by a target (509.1c)", () => {
  it.each(["target creature", "up to one target creature defending player controls"])("is not %s", (blocker) => {
    const rules = [{ who: { what: "target" }, attacker: { what: "event", role: "object" } }];
    expect(abilities(card(`Whenever this creature attacks, ${blocker} blocks it this turn if able.`))).toMatchObject([
      { body: { effects: [{ rules }] } },
    ]);
  });
});

describe("your hand, of cards that another player owns (400.3)", () => {
  const notYours = { is: "not", of: { is: "ownedBy", who: { who: "you" } } };
  it("is not where a spell that another owns was cast from", () => {
    const text = "Whenever you cast a spell from anywhere other than your hand, draw a card.";
    const of = [{ is: "spell" }, { is: "or", of: [{ is: "not" }, notYours] }];
    expect(abilities(card(text))).toMatchObject([{ when: { on: "cast", object: { is: "and", of } } }]);
  });
  it("is not where a land that another owns enters from", () => {
    const text = "Whenever a land you control enters from anywhere other than your hand, draw a card.";
    const other = { on: "move", from: "hand", object: { of: [{}, {}, notYours] } };
    expect(abilities(card(text))).toMatchObject([{ when: { on: "anyOf", of: [{ notFrom: ["hand"] }, other] } }]);
  });
});
