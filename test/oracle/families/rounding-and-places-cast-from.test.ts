import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** Fractions rounded where they are told or once for all; where spells are cast from; what things are, in the plural. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];

const HALVES = [
  ["loses half their life", { do: "loseLife", amount: { amount: "half", of: { amount: "life" } } }],
  ["discards half the cards in their hand", { do: "discard" }],
  ["sacrifices half the creatures they control", { do: "sacrifice" }],
  ["draws cards equal to half the number of cards in their library", { do: "draw", count: { amount: "half" } }],
] as const;
describe("what is a fraction (107.1a)", () => {
  for (const round of ["up", "down"] as const) {
    it.each(HALVES)(`%s, rounded ${round}, there or each time`, (words, effect) => {
      const there = effectsOf(abilities(spell(`Target player ${words}, rounded ${round}.`)));
      expect(there).toMatchObject([effect]);
      expect(JSON.stringify(there)).toContain(`"round":"${round}"`);
      expect(effectsOf(abilities(spell(`Target player ${words}. Round ${round} each time.`)))).toEqual(there);
    });
    it.each(HALVES)(`a third where it %s, rounded ${round}`, (words) => {
      const third = words.replace("half", "a third of");
      const there = effectsOf(abilities(spell(`Target player ${third}, rounded ${round}.`)));
      const half = effectsOf(abilities(spell(`Target player ${words}, rounded ${round}.`)));
      expect(JSON.stringify(there).replaceAll(',"parts":3', "")).toBe(JSON.stringify(half));
      expect(JSON.stringify(there)).toContain('"parts":3');
    });
    it(`all of them ${round}`, () => {
      const text = `Each player ${HALVES.slice(0, 3)
        .map(([words]) => words)
        .join(", then ")}. Round ${round} each time.`;
      expect(JSON.stringify(abilities(spell(text))).split(`"round":"${round}"`).length).toBeGreaterThan(3);
    });
  }
  it.each([["Each player loses half their life."], ["Each player loses 2 life. Round up each time."]])(
    "not: %s",
    (text) => expect(verdict(spell(text))).toBe("declined"),
  );
});

const PLACES = [
  ["exile", [{ is: "castFrom", zone: "exile" }]],
  ["a graveyard", [{ is: "castFrom", zone: "graveyard" }]],
  ["your graveyard", [{ is: "castFrom", zone: "graveyard" }, { is: "ownedBy" }]],
  ["your hand", [{ is: "castFrom", zone: "hand" }, { is: "ownedBy" }]],
] as const;
describe("where a spell is cast from (106.6, 603.7)", () => {
  it.each(PLACES)("mana only for such: from %s", (place, filters) => {
    for (const what of ["a spell", "spells"]) {
      const [only] = effectsOf(abilities(card(`{T}: Add {C}. Spend this mana only to cast ${what} from ${place}.`)));
      const said = JSON.stringify((only as { restriction: { spells: unknown } }).restriction.spells);
      for (const one of filters) expect(said).toContain(JSON.stringify(one).slice(0, -1));
      expect(said.includes("ownedBy")).toBe(filters.length > 1);
    }
  });
  it.each(PLACES)("the next one from %s", (place, filters) => {
    const text = `When you cast your next sorcery spell from ${place} this turn, draw a card.`;
    const [only] = effectsOf(abilities(spell(text)));
    expect(only).toMatchObject({ do: "delayed", when: { on: "cast", object: { is: "and" } }, once: true });
    for (const one of filters) expect(JSON.stringify(only)).toContain(JSON.stringify(one).slice(0, -1));
  });
});

describe("what they are, in the plural (205.3)", () => {
  const fungus = { is: "subtype", subtype: "Fungus" };
  const wolf = { is: "subtype", subtype: "Wolf" };
  it.each([
    ["Fungi", fungus],
    ["Fungi or Wolves", { is: "or", of: [fungus, wolf] }],
    ["Fungi and/or Wolves", { is: "or", of: [fungus, wolf] }],
  ])("creatures that are %s", (kinds, filter) => {
    const [only] = abilities(card(`Creatures you control that are ${kinds} get +1/+1.`));
    expect(JSON.stringify(only)).toContain(JSON.stringify(filter));
  });
});
