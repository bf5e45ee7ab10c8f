import { describe, expect, it } from "vitest";
import type { Rule } from "../../../lib/engine/abilities/rules.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** Permissions to play by their dimensions: from where, how often, for what, and what comes of it. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
const permissions = (text: string): readonly MayPlay[] =>
  abilities(card(text)).flatMap((one) =>
    one.kind === "static"
      ? one.effects.flatMap((effect) =>
          effect.static === "rule" && effect.rule.rule === "mayPlay" ? [effect.rule] : [],
        )
      : [],
  );

const FROM = [
  ["cast creature spells from the top of your library", { what: { inZone: "library", top: true } }],
  ["cast creature spells from your graveyard", { what: { inZone: "graveyard" } }],
] as const;
const FOR = [
  ["by discarding a card in addition to paying their other costs", { additional: [{ pay: "discard" }] }],
  ["by paying 3 life rather than paying their mana costs", { cost: [{ pay: "life", amount: 3 }] }],
  ["and you may spend mana as though it were mana of any color to cast them", { anyMana: "color" }],
] as const;
describe("from where and for what", () => {
  it.each(product(FROM, FOR))("%j %j", ([from, where], [price, terms]) => {
    expect(permissions(`You may ${from} ${price}.`)).toMatchObject([{ ...where, ...terms }]);
  });
});

const ONCE = [
  ["Once each turn, you may cast a creature spell from your graveyard", { perTurn: 1 }],
  [
    "Once during each of your turns, you may cast an artifact spell from the top of your library",
    { during: "ownTurn" },
  ],
] as const;
describe("once, for something besides", () => {
  it.each(ONCE)("%s", (allowed, how) => {
    const text = `${allowed} by sacrificing a land in addition to paying its other costs.`;
    expect(permissions(text)).toMatchObject([{ perTurn: 1, ...how, additional: [{ pay: "sacrifice" }] }]);
  });
});

const RIDERS = [
  ["If you cast a spell this way, you may cast it as though it had flash.", { flash: true }],
  ["If you cast a creature spell this way, it gains haste until end of turn.", { grantsFor: "endOfTurn" }],
  ["If you cast a creature spell this way, that creature gains haste.", { grants: [{ kind: "keyword" }] }],
  ["When you cast a creature spell this way, draw a card.", { whenUsed: { effects: [{ do: "draw" }] } }],
  ["When you cast a Beast spell this way, draw a card.", { usedFor: { is: "subtype", subtype: "Beast" } }],
  ["If a spell cast this way would be put into your graveyard, exile it instead.", { then: { exile: true } }],
] as const;
describe("what comes of it", () => {
  it.each(product(FROM, RIDERS))("%j %j", ([from, where], [rider, told]) => {
    expect(permissions(`You may ${from}. ${rider}`)).toMatchObject([{ ...where, ...told }]);
  });
  it("is said of all that may be cast, and of nothing else", () => {
    const text =
      "You may cast artifact spells from your graveyard. If you cast a creature spell this way, it gains haste.";
    expect(verdict(card(text))).toBe("declined");
  });
});

const AMONG = [
  ["graveyards that were put there from libraries this turn", { inZone: "graveyard", of: { who: "each" } }],
  ["your graveyard that were put there from your library this turn", { inZone: "graveyard", of: { who: "you" } }],
] as const;
describe("a land and a spell", () => {
  it.each(AMONG)("from among cards in %s", (where, what) => {
    const text = `During each of your turns, you may play a land and cast a creature spell from among cards in ${where}.`;
    const once = { perTurn: 1, during: "ownTurn", what };
    expect(permissions(text)).toMatchObject([{ ...once, play: true }, once]);
  });
  it("is each player's, in their own turn", () => {
    const text = `When this creature enters, exile the top card of each player's library.
During each player's turn, that player may play a land or cast a spell from among cards exiled with this creature, and they may spend mana as though it were mana of any type to cast that spell. When they do, you draw a card.`;
    expect(permissions(text)).toMatchObject([
      { who: { who: "each" }, perTurn: 1, during: "ownTurn", anyMana: "type", whenUsed: { effects: [{ do: "draw" }] } },
    ]);
  });
  it("is told of whoever plays it", () => {
    const text = `When this creature enters, exile the top card of each player's library.
Once each turn, you may cast a spell from among cards exiled with this creature. When they do, you draw a card.`;
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("what may be cast, told after where it is", () => {
  const MARKED = "a card exiled with this creature";
  it.each(["Once each turn", "Once during each of your turns"])("602.5b: %s, with such a mana value", (often) => {
    const value = "with mana value less than or equal to the number of lands you control";
    expect(
      permissions(`${often}, you may cast an artifact or Goblin spell from your graveyard ${value}.`),
    ).toMatchObject([{ perTurn: 1, what: { inZone: "graveyard", filter: { is: "and" } } }]);
  });
  it.each(["card type", "color", "creature type"])("shares a %s", (quality) => {
    const exiles = "When this creature enters, exile a card from a graveyard.";
    const cast = `Once each turn, you may cast a spell from the top of your library if it shares a ${quality} with ${MARKED}.`;
    expect(verdict(card(`${exiles}\n${cast}`))).toBe("read");
    expect(verdict(card(cast))).toBe("declined");
  });
  it.each(["this turn", "until your next end step"])("one of several, %s (611.2a)", (lasting) => {
    const words = `Exile the top two cards of your library. ${lasting === "this turn" ? "You may play one of those cards this turn." : "Until your next end step, you may play one of those cards."}`;
    const [only] = abilities(card(`When this creature dies, ${words.replace("Exile", "exile")}`));
    expect(JSON.stringify(only)).toContain('"perTurn":1');
  });
});

describe("what may be played", () => {
  it.each(["target creature you don't control", "any target", "each other creature"])(
    "is what was exiled, whatever was damaged before: %s",
    (hurt) => {
      const text = `Target creature you control deals damage equal to its power to ${hurt}. Until end of turn, whenever a creature you control dies, exile the top card of your library. You may play it until the end of your next turn.`;
      const [only] = abilities(spell(text));
      const [, delayed] = only?.kind === "spell" ? only.body.effects : [];
      expect(delayed).toMatchObject({
        do: "delayed",
        body: { effects: [{ do: "move" }, { do: "rule", rules: [{ rule: "mayPlay" }] }] },
      });
    },
  );
});
