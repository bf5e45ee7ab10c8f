import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed } from "./support.ts";

/** Families of sentences: choices of costs, tokens told of in two sentences, permissions by what marks the cards, rules. */

const body = (effects: unknown) => ({ body: { effects } });
const LINES: readonly (readonly [string, unknown])[] = [
  [
    "When this creature enters, you may sacrifice an artifact or discard a card. If you do, draw two cards.",
    body([
      {
        do: "pay",
        optional: true,
        cost: [{ pay: "oneOf", of: [[{ pay: "sacrifice" }], [{ pay: "discard" }]] }],
        paid: [{ do: "draw" }],
      },
    ]),
  ],
  [
    "At the beginning of your end step, each opponent may sacrifice a nonland permanent of their choice or discard a card.",
    body([{ do: "pay", who: { who: "opponents" }, optional: true, cost: [{ pay: "oneOf" }] }]),
  ],
  [
    "{1}, {T}: Reveal any number of blue cards in your hand. You gain life equal to the number of cards revealed this way.",
    body([{ do: "look", reveal: true, what: { in: "hand" } }, { do: "gainLife" }]),
  ],
  [
    "{X}, {T}: Draw a card. X is the number of creatures you control.",
    { x: { min: { amount: "count" }, max: { amount: "count" } } },
  ],
  [
    "This creature enters with two +1/+1 counters on him.",
    { effects: [{ replacement: { instead: { by: "entering" } } }] },
  ],
  [
    "Whenever you attack a player, create a 1/1 white Soldier creature token that's tapped and attacking that player.",
    body([{ do: "createTokens", entering: { tapped: true, attacking: { player: {} } } }]),
  ],
  [
    'When this creature enters, create a green Elemental creature token. It has "This token\'s power and toughness are each equal to the number of lands you control."',
    body([{ do: "createTokens", token: { abilities: [{ kind: "static", characteristicDefining: true }] } }]),
  ],
  [
    "You may play lands and cast creature spells from among cards exiled with this creature.",
    {
      effects: [
        { rule: { rule: "mayPlay", play: true, what: { inZone: "exile" } } },
        { rule: { rule: "mayPlay", what: { inZone: "exile", of: { who: "each" } } } },
      ],
    },
  ],
  [
    "Once during each of your turns, you may cast an artifact spell from among cards in your graveyard that were put there from your library this turn.",
    { effects: [{ rule: { perTurn: 1, during: "ownTurn", what: { inZone: "graveyard" } } }] },
  ],
  [
    "This creature can't be the target of nongreen spells or abilities from nongreen sources.",
    { effects: [{ rule: { rule: "cantBeTargeted", by: { is: "or" } } }] },
  ],
  [
    "Skeletons you control and other Zombies you control get +1/+1.",
    { effects: [{ static: "modify", affects: { what: "all", filter: { is: "or" } } }] },
  ],
  [
    "Combat damage that would be dealt by this creature can't be prevented.",
    { effects: [{ rule: { combat: true, source: { is: "self" } } }] },
  ],
  [
    "You may activate equip abilities any time you could cast an instant.",
    { effects: [{ rule: { rule: "activateAsInstant", kind: "equip" } }] },
  ],
  [
    "Enchanted creature's activated abilities can't be activated.",
    { effects: [{ rule: { rule: "cantActivate", of: { what: "host" } } }] },
  ],
  [
    "{T}: Add {R}. Spend this mana only to cast an Elemental spell or a Dragon spell.",
    body([{ do: "addMana", restriction: { spells: { is: "or" } } }]),
  ],
  [
    "{T}: Add {R}. Spend this mana only to cast an Ally spell or activate an ability of an Ally source.",
    body([{ do: "addMana", restriction: { spells: {}, abilitiesOf: {} } }]),
  ],
  [
    "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.",
    { effects: [{ replacement: { instead: { by: "effects", effects: [{ do: "move" }, { do: "createTokens" }] } } }] },
  ],
  [
    "At the beginning of each end step, draw a card for each opponent who drew two or more cards this turn.",
    body([{ do: "draw", count: { amount: "countPlayers", of: { where: { if: "happened", times: { to: 2 } } } } }]),
  ],
  [
    "Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
    { effects: [{ affects: { what: "union", of: [{ what: "all" }, { in: "stack" }, {}] } }] },
  ],
  [
    "When this creature enters, search your library for a basic Forest card and a basic Plains card, reveal those cards, put them into your hand, then shuffle.",
    body([
      { do: "search", reveal: true, count: { min: 0, max: 2 }, each: [{}, {}] },
      { do: "move" },
      { do: "shuffle" },
    ]),
  ],
  [
    "{2}, Remove two +1/+1 counters from among artifacts you control: Draw a card.",
    { costs: [{}, { pay: "removeCounters", count: 2, among: true, from: { what: "chosen" } }] },
  ],
  [
    "Whenever you play a land from exile or cast a spell from exile, you gain 1 life.",
    {
      when: {
        on: "anyOf",
        of: [
          { on: "playLand", from: "exile" },
          { on: "cast", from: "exile" },
        ],
      },
    },
  ],
  [
    "Whenever you play a land or cast a spell from anywhere other than your hand, you gain 1 life.",
    { when: { of: [{ on: "cast" }, { on: "playLand", notFrom: "hand" }] } },
  ],
  [
    "You may have this creature enter tapped as a copy of any creature on the battlefield.",
    { effects: [{ replacement: { instead: { by: "enterAsCopy", tapped: true } } }] },
  ],
  [
    "At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, draw a card.",
    { interveningIf: { if: "or", of: [{}, { event: { object: { is: "castWith", method: "warp" } } }] } },
  ],
];

describe("families", () => {
  it.each(LINES)("%s", (text, meaning) => {
    const exiles = text.includes("exiled with")
      ? "When this creature enters, exile target card from a graveyard.\n"
      : "";
    expect(abilities(card(`${exiles}${text}`, { manaCost: "{1}" })).at(-1)).toMatchObject(meaning as object);
  });

  it("as many of those tokens where something is so", () => {
    const text =
      "Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.";
    const count = { amount: "if", condition: { if: "castWith" }, then: 5, otherwise: 1 };
    expect(abilities(spell(text))).toMatchObject([body([{ do: "createTokenCopies", count }])]);
  });

  it("the same is true for each of several keywords", () => {
    const text =
      "As long as an opponent controls a creature with flying, this creature has flying. The same is true for first strike and trample.";
    const has = (keyword: string) => ({
      if: { what: { filter: { of: [{}, { keyword }, {}] } } },
      effects: [{ modifications: [{ ability: { keyword: { keyword } } }] }],
    });
    expect(abilities(card(text))).toMatchObject([has("flying"), has("first strike"), has("trample")]);
  });

  it("each of several targets for a while", () => {
    expect(abilities(spell("Until end of turn, up to two target creatures each gain haste."))).toMatchObject([
      { body: { targets: [{ count: { min: 0, max: 2 } }], effects: [{ do: "apply", duration: "endOfTurn" }] } },
    ]);
  });

  it("a cost paid instead, wherever the condition stands", () => {
    const rule = { rule: "alternativeCost", condition: { if: "exists" } };
    for (const text of [
      "You may pay {B} rather than pay this spell's mana cost if you control a Swamp.",
      "If you control a Swamp, rather than pay this spell's mana cost, you may pay {B}.",
    ])
      expect(abilities(card(text, { typeLine: typed("instant") }))).toMatchObject([{ effects: [{ rule }] }]);
  });
});
