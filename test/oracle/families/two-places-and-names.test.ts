import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Two that share one of the types named, targets in two places, and what becomes something for good. */

const effects = (text: string): unknown => {
  const [ability] = abilities(spell(text));
  return ability;
};

const TYPES = [
  ["artifact or creature", ["artifact", "creature"]],
  ["artifact or land", ["artifact", "land"]],
  ["artifact, creature, or land", ["artifact", "creature", "land"]],
] as const;
describe("601.2c: that shares one of those types with it", () => {
  it.each(TYPES)("%s", (named, types) => {
    const text = `Exchange control of target ${named} you control and target permanent an opponent controls that shares one of those types with it.`;
    const filter = { of: expect.arrayContaining([expect.objectContaining({ is: "shares", quality: "cardType" })]) };
    expect(effects(text)).toMatchObject({ body: { targets: [{}, { of: [{ filter }] }] } });
    expect([...JSON.stringify(effects(text)).matchAll(/"types":(\[[^\]]*\])/g)].map(([, one]) => one)).toContain(
      JSON.stringify([...types].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))),
    );
  });
  it("needs several types", () => {
    const text =
      "Exchange control of target artifact you control and target permanent an opponent controls that shares one of those types with it.";
    expect(verdict(spell(text))).toBe("declined");
  });
});
const ORDER = ["artifact", "creature", "land"];

const PLACES = [
  ["creature card from your graveyard", "graveyard"],
  ["instant or sorcery card from your graveyard", "graveyard"],
] as const;
describe("601.2c: a target in one of two places", () => {
  it.each(PLACES)("%s", (one, zone) => {
    const text = `Return target ${one} or exiled card with flashback you own to your hand.`;
    expect(effects(text)).toMatchObject({ body: { targets: [{ of: [{ in: zone }, { in: "exile" }] }] } });
  });
});

const BECOMES = [
  ["becomes a Human Detective with base power and toughness 4/4 and gains vigilance", "addAbility"],
  ["becomes a legendary creature named Kindle, the Late", "name"],
] as const;
describe("611.2c: what it becomes for good", () => {
  it.each(BECOMES)("%s", (what, modify) => {
    const [ability] = abilities(card(`{2}: This creature ${what}.`));
    expect(ability).toMatchObject({
      body: {
        effects: [
          {
            do: "apply",
            duration: "forever",
            modifications: expect.arrayContaining([expect.objectContaining({ modify })]),
          },
        ],
      },
    });
  });
});

it("601.2h: no mana is spent to cast it", () => {
  expect(abilities(card("You can't spend mana to cast this spell."))).toMatchObject([
    { effects: [{ rule: { rule: "paidWith", sources: { is: "not", of: { is: "any" } } } }] },
  ]);
});

it("610: a spell cast for each opponent is exiled after that", () => {
  const text =
    "For each opponent, you may cast up to one target instant card from that player's graveyard without paying its mana cost. If a spell cast this way would be put into a graveyard, exile it instead.";
  expect(JSON.stringify(abilities(card(text, { typeLine: typed("sorcery"), name: "Kindle Dusk" })))).toContain(
    '"then":{"exile":true}',
  );
});
