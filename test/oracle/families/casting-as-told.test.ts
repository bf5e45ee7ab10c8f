import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, verdict } from "../support.ts";

/** Spells that an effect lets be cast: how many of which, from where, for what, and for how long. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const rulesOf = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) =>
    one.kind === "static" ? one.effects.flatMap((effect) => ("rule" in effect ? [effect.rule] : [])) : [],
  );
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const PLACES = [
  ["", "from your hand", { what: "all", in: "hand", of: { who: "you" } }],
  ["", "from your graveyard", { what: "all", in: "graveyard", of: { who: "you" } }],
  ["", "from your hand or graveyard", { what: "all", in: ["hand", "graveyard"] }],
  ["", "from a graveyard", { what: "all", in: "graveyard" }],
  ["Look at the top four cards of your library. ", "from among them", { what: "those", of: { what: "noted" } }],
  ["Exile the top four cards of your library. ", "from among those cards", { what: "those" }],
  ["Exile the top four cards of your library. ", "from among cards exiled this way", { what: "those" }],
  ["Reveal the top four cards of your library. ", "from among cards revealed this way", { what: "those" }],
  [
    "Target opponent reveals their hand. ",
    "from among those cards",
    { what: "all", in: "hand", of: { who: "target" } },
  ],
] as const;
const PAYMENTS = [
  ["without paying its mana cost", { free: true }],
  ["by paying {2} rather than paying its mana cost", { free: false, cost: [{ pay: "mana", mana: "{2}" }] }],
  ["by discarding a card rather than paying its mana cost", { free: false, cost: [{ pay: "discard" }] }],
  [
    "by paying life equal to its mana value rather than paying its mana cost",
    { free: false, cost: [{ pay: "life", amount: { amount: "stat", stat: "manaValue" } }] },
  ],
] as const;
const COUNTS = [
  ["a sorcery spell", {}],
  ["up to two sorcery spells", { count: 2 }],
  ["any number of sorcery spells", { count: "any" }],
] as const;

describe("as the instruction is followed", () => {
  it.each(product(product(PLACES, COUNTS), PAYMENTS))(
    "%j, %j",
    ([[before, place, what], [some, count]], [how, paying]) => {
      const payment = count === COUNTS[0][1] ? how : how.replace("paying its mana cost", "paying their mana costs");
      const text = `When this creature enters, ${before === "" ? "you" : `${before.charAt(0).toLowerCase()}${before.slice(1)}You`} may cast ${some} ${place} ${payment}.`;
      const isSingle = count === COUNTS[0][1];
      const isChosen = isSingle && what.what === "all";
      const which = isChosen ? { ...what, what: "chosen", count: { min: 1, max: 1 } } : what;
      const cast = { do: "cast", optional: !isSingle, what: which, ...count, ...paying };
      expect(effectsOf(abilities(card(text))).at(-1)).toMatchObject(
        isSingle ? { do: "may", who: { who: "you" }, effects: [cast] } : cast,
      );
    },
  );
  it("takes what is cast from the cards looked at", () => {
    const text =
      "{T}: Look at the top six cards of your library. You may cast a spell from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.";
    expect(effectsOf(abilities(card(text))).at(-1)).toMatchObject({ do: "move", what: { what: "except" } });
  });
  it("does not take one of each for one of all", () => {
    const text = "{T}: You may cast a spell from each opponent's graveyard without paying its mana cost.";
    expect(verdict(card(text))).toBe("declined");
  });
  it.each(PLACES.slice(0, 3))("with what it must have said after: %s%s", (_, place, what) => {
    const text = `{T}: You may cast an instant or sorcery spell ${place} with mana value 4 or less without paying its mana cost.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "may", effects: [{ do: "cast", what: { ...what, what: "chosen" } }] },
    ]);
  });
});

describe("for a while", () => {
  const orders = [
    (what: string, paid: string) => `Until end of turn, you may cast ${what} from among those cards${paid}`,
    (what: string, paid: string) => `You may cast ${what} from among those cards this turn${paid}`,
  ] as const;
  const some = [
    ["noncreature spells", {}],
    ["a noncreature spell", { perTurn: 1 }],
  ] as const;
  const terms = [
    ["", {}],
    [" without paying their mana costs", { free: true }],
    [", and mana of any type can be spent to cast them", { anyMana: "type" }],
  ] as const;
  it.each(product(product(orders, some), terms))("%s", ([order, [what, limit]], [paid, how]) => {
    const text = `{T}: Exile the top four cards of your library. ${order(what, paid)}.`;
    expect(effectsOf(abilities(card(text))).at(-1)).toMatchObject({
      do: "rule",
      rules: [{ rule: "mayPlay", what: { inZone: "exile" }, ...limit, ...how }],
      duration: "endOfTurn",
    });
  });
  it.each([
    "{T}: You may play them this turn without paying their mana costs.",
    "{T}: You may play them without paying their mana costs this turn.",
  ])("%s", (said) => {
    const text = said.replace("You", "Exile the top three cards of your library. You");
    expect(effectsOf(abilities(card(text))).at(-1)).toMatchObject({
      rules: [{ rule: "mayPlay", free: true, play: true }],
    });
  });
});

describe("as long as an ability works", () => {
  it.each([
    ["You may cast", { who: "you" }],
    ["Any player may cast", { who: "each" }],
    ["Players may cast", { who: "each" }],
  ] as const)("%s, at any time or not", (words, who) => {
    const plain = `${words} creature spells with mana value 3 or less without paying their mana costs`;
    expect(rulesOf(`${plain}.`)).toMatchObject([{ rule: "alternativeCost", who, cost: [] }]);
    expect(rulesOf(`${plain} and as though they had flash.`)).toMatchObject([{ rule: "alternativeCost", flash: true }]);
  });
  it("lets whoever casts a spell pay something else", () => {
    const text =
      "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.";
    expect(rulesOf(text)).toMatchObject([
      {
        rule: "alternativeCost",
        who: { who: "each" },
        cost: [{ pay: "discard", what: { filter: { with: { what: "self" } } } }],
      },
    ]);
  });
});
