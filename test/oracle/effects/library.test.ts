import { describe, expect, it } from "vitest";
import type { TypeLine } from "../../../lib/cards/schema.ts";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, spell, typed, verdict } from "../support.ts";

describe("what players may look at (708.5)", () => {
  const enchantment = (text: string) => card(text, { name: "Kindle Dusk", typeLine: typed("enchantment") });

  it("face-down creatures, which alone are hidden", () => {
    expect(abilities(enchantment("You may look at face-down creatures you don't control any time."))).toMatchObject([
      { effects: [{ rule: { rule: "lookAtFaceDown" } }] },
    ]);
    expect(verdict(enchantment("You may look at creatures you don't control any time."))).toBe("declined");
  });
});

describe("cards to look at and to play", () => {
  it.each([
    ["for as long as it remains exiled", "forever"],
    ["this turn", "endOfTurn"],
  ])("%s", (words, duration) => {
    const text = `Exile the top card of your library face down. You may look at and play that card ${words}.`;
    const printed = card(text, { name: "Kindle Dusk", typeLine: typed("sorcery") });
    expect(effectsOf(abilities(printed))).toMatchObject([
      {},
      { rules: [{ rule: "lookAtFaceDown" }, { rule: "mayPlay", play: true }], duration },
    ]);
  });
});

describe("cards drawn from the bottom", () => {
  scenario("121.1: of the library of whoever's effect it is", (t) => {
    t.cards(`
  Test Reverse {0}
  Enchantment
  You draw cards from the bottom of your library rather than the top.

  Test Read {0}
  Sorcery
  Each player draws a card.`);
    t.emptyLibraries();
    t.battlefield(0, "Test Reverse");
    t.hand(0, "Test Read");
    t.library(0, "Test Ox", "Test Bear");
    t.library(1, "Test Ox", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
    expect(t.count(1, "hand", "Test Bear")).toBe(1);
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

describe("401.7: beneath the top of a library", () => {
  it.each(["X", "three"])("just beneath the top %s cards", (n) => {
    const text = `Put target creature into its owner's library just beneath the top ${n} cards of that library.`;
    const [effect] = effectsOf(
      abilities(card("", { name: "Kindle Dusk", typeLine: typed("sorcery"), text, manaCost: "{X}{W}" })),
    );
    expect(effect).toMatchObject({
      do: "move",
      to: { zone: "library", place: { fromTop: n === "X" ? { amount: "x" } : 3 } },
    });
  });
});

describe("701.16: until the cards exiled come to so much together", () => {
  /** What a spell or ability does, and its targets. */
  const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
    abilities(...of).map((one) => ("body" in one ? one.body : undefined));

  it.each(["Each opponent exiles", "Target player exiles"])("%s", (who) => {
    const text = `${who} cards from the top of their library until that player has exiled cards with total mana value 20 or greater.`;
    expect(JSON.stringify(bodies(spell(text)))).toContain('"reaching":{"compare":">=","to":20},"ofStat":"manaValue"');
  });
});

describe("a card drawn and revealed (121.1)", () => {
  const BEAR = {
    typeLine: { supertypes: [], types: ["creature"], subtypes: ["Bear"] } satisfies TypeLine,
    power: "2",
    toughness: "2",
  } as const;

  it.each(["this creature attacks", "this creature enters", "another creature you control dies"])(
    "is what it means, when %s",
    (event) => {
      expect(effectsOf(abilities(card(`Whenever ${event}, draw a card and reveal it.`, BEAR)))).toMatchObject([
        { do: "draw", note: "n1" },
        { do: "look", what: { what: "noted", name: "n1" }, reveal: true },
      ]);
    },
  );
});

describe("701.19: all that is searched and was not found", () => {
  it("is exiled, and what was found is put where it is told", () => {
    const text =
      "Search your library and graveyard for two cards and exile the rest. Put the chosen cards on top of your library in any order.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "search", alsoIn: ["graveyard"], note: "n1" },
      { do: "move", what: { what: "except", of: { in: ["library", "graveyard"] } }, to: { zone: "exile" } },
      { do: "move", what: { what: "noted", name: "n1" }, to: { zone: "library" } },
    ]);
  });
});

describe("701.20: everything of one's own", () => {
  it("hand, graveyard and permanents, each into its owner's library", () => {
    const text = "Each player shuffles their hand, graveyard, and permanents they own into their library.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "move",
        what: { what: "union", of: [{ in: ["hand", "graveyard"] }, { what: "all" }] },
        to: { place: "shuffle" },
      },
    ]);
  });
});

describe("the library that something was shuffled into", () => {
  it.each(["artifact card", "card named Mossback Tern", "creature card"])("until %s is revealed", (what) => {
    const text = `{1}: This creature's owner shuffles it into their library. If that player does, they reveal cards from the top of that library until a ${what} is revealed. The player puts that card onto the battlefield and all other cards revealed this way into their graveyard.`;
    const read = verdict(card(text.replace("a artifact", "an artifact")));
    expect(read).toBe("read");
  });
  it("was just spoken of", () =>
    expect(verdict(spell("Reveal cards from the top of that library until a land card is revealed."))).toBe(
      "declined",
    ));
});
