import { describe, expect, it } from "vitest";
import { LAND_TYPES } from "../../../lib/engine/state/subtypes.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** What was dealt damage by whom, who was alone, who did not do as told, and which of several comes first. */

const BY = [
  ["dealt damage this turn by a Goblin you controlled", { of: [{ is: "subtype" }, { is: "controlledBy" }] }],
  ["dealt damage this turn by a source you controlled", { is: "controlledBy", who: { who: "you" } }],
] as const;
describe("what was dealt damage", () => {
  it.each(BY)("a creature %s", (words, source) => {
    expect(abilities(card(`Whenever another creature ${words} dies, draw a card.`))).toMatchObject([
      { when: { object: { of: [{ is: "another" }, { is: "type" }, { is: "history", event: { source } }] } } },
    ]);
  });
  it("by what the spell is about", () => {
    const text =
      "Target creature gets +1/+0 until end of turn. Whenever a creature dealt damage by that creature dies this turn, its controller loses 2 life.";
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "apply" },
            { do: "delayed", when: { object: { of: [{ is: "type" }, { event: { source: { is: "among" } } }] } } },
          ],
        },
      },
    ]);
  });
});

const ALONE = [
  ["attacking alone", { is: "attackingAlone" }],
  ["blocking alone", { is: "blockingAlone" }],
  ["attacking or blocking alone", { is: "or" }],
] as const;
describe("alone in combat (506.5)", () => {
  it.each(ALONE)("was %s", (words, filter) => {
    expect(abilities(card(`Whenever another creature dies, if it was ${words}, exile it.`))).toMatchObject([
      { interveningIf: { if: "is", what: { what: "event" }, filter } },
    ]);
  });
  it.each(ALONE)("as long as it's %s", (words, filter) => {
    expect(abilities(card(`This creature has flying as long as it's ${words}.`))).toMatchObject([
      { if: { if: "is", what: { what: "self" }, filter } },
    ]);
  });
});

describe("who didn't do what they were told or asked to", () => {
  it.each([
    ["discards a card", "discard a creature card"],
    ["sacrifices a permanent of their choice", "sacrifice a creature"],
  ])("each player %s: who didn't %s", (does, did) => {
    const text = `Each player ${does}. Then each player who didn't ${did} this way loses 4 life.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ note: "n1" }, { do: "loseLife", who: { who: "those", where: { if: "not" } } }] } },
    ]);
  });
  it("either of two", () => {
    const text =
      "Each opponent may sacrifice a nonland permanent of their choice or discard a card. Then this creature deals 2 damage to each opponent who didn't sacrifice a permanent or discard a card this way.";
    expect(abilities(card(`When this creature enters, ${text.charAt(0).toLowerCase()}${text.slice(1)}`))).toMatchObject(
      [
        {
          body: {
            effects: [
              { do: "pay", note: "n1" },
              { do: "damage", to: { players: { who: "those" } } },
            ],
          },
        },
      ],
    );
  });
  it("is not said of what they were not asked to do", () => {
    const text =
      "When this creature enters, each opponent may sacrifice a permanent of their choice or discard a card. Then this creature deals 2 damage to each opponent who didn't discard a card or sacrifice a permanent this way.";
    expect(verdict(card(text))).toBe("declined");
  });
});

const FIRST = [
  "cast an instant spell",
  "activate a loyalty ability",
  "activate an ability that isn't a mana ability",
] as const;
const PAIRS = FIRST.flatMap((one, i) => FIRST.slice(i + 1).map((other) => [one, other] as const));
describe("whichever comes first", () => {
  it.each(PAIRS)("%s or %s", (one, other) => {
    const text = `When you next ${one} or ${other} this turn, copy that spell or ability. You may choose new targets for the copy.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            {
              do: "delayed",
              when: { on: "anyOf", of: [{}, {}] },
              once: true,
              body: { effects: [{ do: "copySpell", what: { what: "eventSpell" }, newTargets: true }] },
            },
          ],
        },
      },
    ]);
  });
});

describe("land types (205.3i)", () => {
  it.each([
    ["every nonbasic land type", LAND_TYPES.length - 5],
    ["every land type in addition to its other types", LAND_TYPES.length],
  ])("%s", (words, count) => {
    const read = abilities(card(`This land is ${words}.`, { typeLine: typed("land") }));
    expect(read).toMatchObject([{ effects: [{ modifications: [{ modify: "addTypes" }] }] }]);
    expect(
      JSON.stringify(read)
        .match(/"subtypes":\[([^\]]*)\]/)?.[1]
        ?.split(","),
    ).toHaveLength(count);
  });
});

const FORBIDDEN = [
  ["cast spells", { rule: "cantCast" }],
  ["play lands", { rule: "cantPlayLands" }],
  ["activate planeswalkers' loyalty abilities", { rule: "cantActivate", kind: "loyalty" }],
  ["lose the game", { rule: "cantLoseGame" }],
  ["win the game", { rule: "cantWinGame" }],
] as const;
const PLAYED_FROM = [
  ["your hand", "hand"],
  ["graveyards", "graveyard"],
  ["exile", "exile"],
] as const;
describe("101.2: what players can't play from a zone", () => {
  it.each(PLAYED_FROM)("from %s", (words, from) => {
    const lands = { rule: { rule: "cantPlayLands", from } };
    expect(abilities(card(`You can't play lands from ${words}.`))).toMatchObject([{ effects: [lands] }]);
    expect(abilities(card(`You can't play lands or cast spells from ${words}.`))).toMatchObject([
      { effects: [lands, { rule: { rule: "cantCast", from } }] },
    ]);
  });
});
const BOTH = FORBIDDEN.flatMap((one) =>
  FORBIDDEN.flatMap((other) => (one === other ? [] : [[one[0], other[0], one[1], other[1]] as const])),
);
describe("what players can't do", () => {
  it.each(BOTH)("%s or %s", (one, other, first, second) => {
    expect(abilities(card(`Players can't ${one} or ${other}.`))).toMatchObject([
      { effects: [{ rule: first }, { rule: second }] },
    ]);
    expect(abilities(spell(`Your opponents can't ${one} or ${other} this turn.`))).toMatchObject([
      { body: { effects: [{ do: "rule", rules: [first, second], duration: "endOfTurn" }] } },
    ]);
  });
});

const KINDS = ["instant and sorcery", "instant and/or sorcery", "instant or sorcery"];
describe("an adjective in front of instants and sorceries is said of both", () => {
  it.each(KINDS.slice(0, 2))("red %s spells", (kinds) => {
    const read = abilities(
      spell(`Cast any number of red ${kinds} cards from your graveyard without paying their mana costs.`),
    );
    const color = { is: "color", color: "R" };
    expect(read).toMatchObject([
      { body: { effects: [{ do: "cast", what: { filter: { of: [color, { is: "or" }] } } }] } },
    ]);
  });
  it("and in front of other kinds of cards of nobody knows which", () => {
    expect(verdict(card("Red artifact and enchantment spells you control have lifelink."))).toBe("declined");
  });
});

describe("further", () => {
  it("life for each target", () => {
    const text = "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures.";
    expect(abilities(spell(text))).toMatchObject([
      { effects: [{ rule: { rule: "additionalCost", cost: [{ pay: "life", amount: { factor: 3 } }] } }] },
      {},
    ]);
  });
  it.each(["land", "nonland"])("explores a %s card", (kind) => {
    expect(abilities(card(`Whenever a creature you control explores a ${kind} card, draw a card.`))).toMatchObject([
      { when: { on: "explore", card: kind } },
    ]);
  });
  it("an Aura on another Aura's creature", () => {
    const text = "Enchant creature with another Aura attached to it";
    expect(
      abilities(card(text, { typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] } })),
    ).toMatchObject([
      { keyword: { filter: { of: [{ is: "type" }, { is: "hasAttached", filter: { of: [{ is: "another" }, {}] } }] } } },
    ]);
  });
  it.each([2, 3])("%s of one name", (n) => {
    const word = ["two", "three"][n - 2];
    const text = `When this creature enters, if you control ${word} or more permanents with the same name as one another, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { amount: { amount: "mostAlike", quality: "name" }, value: { compare: ">=", to: n } } },
    ]);
  });
  it("mana of the colors of two kinds", () => {
    expect(
      abilities(card("{T}: Add one mana of any color among legendary creatures and planeswalkers you control.")),
    ).toMatchObject([
      {
        body: {
          effects: [
            {
              mana: {
                add: "colorsOf",
                of: { filter: { of: [{ is: "supertype" }, { is: "or" }, { is: "controlledBy" }] } },
              },
            },
          ],
        },
      },
    ]);
  });
  it("an alternative cost by what it costs", () => {
    const text =
      "You may pay {1}{B} rather than pay this spell's mana cost.\nIf the {1}{B} cost was paid, draw a card.";
    expect(abilities(spell(text))).toMatchObject([
      {},
      { body: { effects: [{ condition: { if: "castWith", method: "alternative" } }] } },
    ]);
    expect(verdict(spell("If the {1}{B} cost was paid, draw a card."))).toBe("declined");
  });
});
