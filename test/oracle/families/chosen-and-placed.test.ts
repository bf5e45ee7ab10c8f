import { describe, expect, it } from "vitest";
import { abilities, card, typed, verdict } from "../support.ts";

/** Targets that another player chooses or that are of two places, permanents of one's choice, where cards go, and restricted mana. */

const MORE = [
  ["controls more lands", { amount: { amount: "count" } }],
  ["controls more creatures", { amount: { amount: "count" } }],
  ["has more life", { amount: { amount: "life", of: { who: "current" } } }],
  ["has more cards in hand", { amount: { amount: "handSize", of: { who: "current" } } }],
] as const;
const DO = [
  ["The first player may draw a card.", { do: "may", who: { who: "eventPlayer" } }],
  ["The second player loses 1 life.", { do: "loseLife", who: { who: "target", slot: 0 } }],
] as const;
describe("a target that another player chooses (601.2c)", () => {
  const all = MORE.flatMap(([more, test]) => DO.map(([text, effect]) => [more, text, test, effect] as const));
  it.each(all)("who %s than they do: %s", (more, then, test, effect) => {
    const text = `At the beginning of each player's upkeep, that player chooses target player who ${more} than they do and is their opponent. ${then}`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          targets: [
            {
              by: { who: "eventPlayer" },
              of: [{ who: { who: "those", of: { who: "opponentsOf", of: { who: "eventPlayer" } }, where: test } }],
            },
          ],
          effects: [effect],
        },
      },
    ]);
  });
  it.each(["The first player may draw a card.", "The second player loses 1 life."])("where nobody did: %s", (text) => {
    expect(
      verdict(card(`At the beginning of each player's upkeep, ${text.charAt(0).toLowerCase()}${text.slice(1)}`)),
    ).toBe("declined");
  });
});

const PLACES = [
  ["", { is: "type", type: "creature" }],
  ["other ", { is: "and" }],
] as const;
describe("a target of two places", () => {
  it.each(PLACES)("up to one %starget", (other, first) => {
    const text = `When this creature enters, exile up to one ${other}target creature from the battlefield or creature card from a graveyard.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { targets: [{ of: [{ filter: first }, { in: "graveyard" }] }], effects: [{ do: "move" }] } },
    ]);
  });
});

const CHOSEN = [
  ["source", { among: { what: "damageSources" } }],
  ["creature", { filter: { is: "type", type: "creature" } }],
  ["unblocked creature", { filter: { is: "and" } }],
] as const;
describe("damage by something of one's choice (609.7)", () => {
  it.each(CHOSEN)("a %s", (noun, what) => {
    const a = noun.startsWith("u") ? "an" : "a";
    for (const [text, instead] of [
      [`Prevent all combat damage ${a} ${noun} of your choice would deal this turn.`, { by: "prevent" }],
      [
        `The next time ${a} ${noun} of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.`,
        { by: "prevent", allBut: 1 },
      ],
    ] as const)
      expect(abilities(card(`{1}: ${text}`))).toMatchObject([
        {
          body: {
            effects: [
              { do: "choose", what },
              { do: "replace", replacement: { instead } },
            ],
          },
        },
      ]);
  });
});

describe("where cards are and go", () => {
  it("a trigger works in exile that asks whether it is there", () => {
    const text =
      "Exile this creature: Draw a card.\nWhen a creature you control attacks and isn't blocked, if this card is exiled, put it onto the battlefield attacking.";
    expect(abilities(card(text))).toMatchObject([
      {},
      { from: "exile", body: { effects: [{ do: "move", to: { zone: "battlefield", attacking: true } }] } },
    ]);
  });
  it("a permanent's granted way out of the graveyard", () => {
    const text =
      'All Bears have "If this permanent would be put into a graveyard, you may put it on top of its owner\'s library instead."';
    expect(JSON.stringify(abilities(card(text)))).toContain('"from":"battlefield","to":"graveyard"');
  });
  it("that creature is what this is attached to", () => {
    const text =
      "Enchant creature\nWhenever a land you control enters, you may pay {1} if this permanent is attached to a creature you control. If you do, create a token that's a copy of that creature.";
    const aura = { supertypes: [], types: ["enchantment" as const], subtypes: ["Aura"] };
    expect(abilities(card(text, { typeLine: aura }))).toMatchObject([
      {},
      { body: { effects: [{ do: "if", then: [{ paid: [{ do: "createTokenCopies", of: { what: "host" } }] }] }] } },
    ]);
  });
});

const ONLY = [
  ["cast a colorless spell or to activate an ability", { spells: {}, onlyFor: "activation" }],
  ["cast creature spells or activate abilities", { spells: {}, onlyFor: "activation" }],
  ["cast spells with flashback from a graveyard", { spells: { of: [{}, {}, { is: "castFrom", zone: "graveyard" }] } }],
  ["cast spells from exile", { spells: { of: [{}, { is: "castFrom", zone: "exile" }] } }],
] as const;
const MANA = [
  ["{R}", ["R"]],
  ["six {G}", ["G", "G", "G", "G", "G", "G"]],
] as const;
describe("mana", () => {
  it.each(ONLY.flatMap(([only, restriction]) => MANA.map(([mana, list]) => [mana, only, list, restriction] as const)))(
    "%s, only to %s",
    (mana, only, list, restriction) => {
      expect(
        abilities(card(`{T}: Add ${mana}. Spend this mana only to ${only}.`, { typeLine: typed("artifact") })),
      ).toMatchObject([{ body: { effects: [{ do: "addMana", mana: { add: "fixed", mana: list }, restriction }] } }]);
    },
  );
});
