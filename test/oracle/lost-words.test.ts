import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "./support.ts";

/** Words that used to go without a trace: each pair of texts means two things, or the second means nothing. */

const read = (text: string, of = spell) => JSON.stringify(abilities(of(text)));
const LOOK = "Look at the top five cards of your library.";

describe("who does it", () => {
  it.each([
    ["Exile target creature. Its controller bolsters 1."],
    ["Each opponent may sacrifice a creature of their choice. Each player who doesn't loses 2 life."],
    ["Target player discards a card. If you can't, you draw a card."],
    ["You may discard a card. If they don't, you lose 2 life."],
    ["Discard a card. If that player discards a creature card this way, you gain 2 life."],
    ["Target opponent may search their library for a land card. If you search your library this way, you shuffle."],
    ["Each opponent discards a card. If you control a Vampire, that player loses 2 life."],
    ["You skip their next turn."],
    ["Each opponent skips your next untap step."],
    ["Target creature's owner puts it on your choice of the top or bottom of their library. You may draw it."],
    ["If an opponent searched your library this turn, draw a card."],
    [
      "Each opponent exiles cards from the top of their library until each opponent has exiled cards with total mana value 20 or greater.",
    ],
    ["Until end of turn, whenever a player gains life, that player loses 2 life for each 1 life you gained."],
    [
      "If a source you control would deal damage to an opponent this turn, it deals double that damage to each opponent instead.",
    ],
    ["Choose target artifact or land. Destroy the chosen Goblin permanent."],
  ])("is whoever is told to, or it is declined: %s", (text) => expect(verdict(spell(text))).toBe("declined"));

  it("is no attacking player of whom only the turn is told (508.1)", () => {
    const whoEver = (when: string) => card(`${when}, the attacking player loses 2 life.`);
    expect(verdict(whoEver("At the beginning of each player's end step"))).toBe("declined");
    expect(verdict(whoEver("Whenever a player attacks you"))).toBe("read");
  });

  it("counts for each player apart what that player has (120.3)", () =>
    expect(
      abilities(spell("Kindle Dusk deals damage to each player equal to half that player's life total, rounded down.")),
    ).toMatchObject([
      {
        body: {
          effects: [{ do: "damage", amount: { of: { of: { who: "current" } } }, to: { players: { who: "each" } } }],
        },
      },
    ]));
});

describe("what is told as one thing", () => {
  it.each([
    ["Whenever this creature saddles a Mount or crews a Vehicle, draw a card."],
    ["Whenever this creature crews a Vehicle or attacks, draw a card."],
  ])("has one meaning: %s", (text) => expect(verdict(card(text))).toBe("read"));
});

describe("a possessive agrees with whoever acts", () => {
  it.each([
    ["cast", "your", "their", "first spell each turn"],
    ["draw", "your", "their", "second card each turn"],
    ["cast a spell from anywhere other than", "your", "their", "hand"],
    ["play a card from anywhere other than", "your", "their", "hand"],
    ["search", "your", "their", "library"],
    ["draw a card except the first one you draw in each of", "your", "their", "draw steps"],
  ])("you %s %s, not %s, %s", (does, your, their, what) => {
    expect(verdict(card(`Whenever you ${does} ${your} ${what}, you gain 1 life.`))).toBe("read");
    expect(verdict(card(`Whenever you ${does} ${their} ${what}, you gain 1 life.`))).toBe("declined");
  });
  it.each([
    ["casts", "first spell each turn"],
    ["draws", "second card each turn"],
    ["shuffles", "library"],
  ])("an opponent %s their %s", (does, what) => {
    expect(verdict(card(`Whenever an opponent ${does} their ${what}, you gain 1 life.`))).toBe("read");
    expect(verdict(card(`Whenever an opponent ${does} your ${what}, you gain 1 life.`))).toBe("declined");
  });
  it.each([
    ["This creature can't attack unless defending player has seven or more cards in their graveyard.", "read"],
    ["This creature can't attack unless defending player has seven or more cards in your graveyard.", "declined"],
  ])("%s", (text, is) => expect(verdict(card(text))).toBe(is));
  it("608.2c: who chooses between top and bottom is whoever is told to, or the owner", () => {
    const put = (text: string) => abilities(spell(text))[0];
    const bottom = { do: "move", to: { place: "topOrBottom", chosenBy: { who: "you" } } };
    expect(
      put("Put target card from a graveyard on your choice of the top or bottom of its owner's library."),
    ).toMatchObject({ body: { effects: [bottom] } });
    expect(
      put("Target creature's owner puts it on their choice of the top or bottom of their library."),
    ).not.toMatchObject({ body: { effects: [{ to: { chosenBy: expect.anything() } }] } });
  });
});

describe("what is named again", () => {
  it.each([
    [
      "Kindle Dusk deals 1 damage to each creature. If you control a Swamp, Kindle Dusk deals 2 damage to the creature instead.",
    ],
    [
      "Target opponent reveals their hand. You choose a creature card from it. You gain life equal to that token's toughness.",
    ],
  ])("must be one thing, and of that kind: %s", (text) => expect(verdict(spell(text))).toBe("declined"));
  it("509.1g: the blocking creature is the one by which another becomes blocked", () => {
    const gains = "the blocking creature gains first strike until end of turn.";
    expect(verdict(card(`Whenever this creature becomes blocked by a creature, ${gains}`))).toBe("read");
    expect(verdict(card(`Whenever this creature blocks or becomes blocked by a creature, ${gains}`))).toBe("declined");
  });
});

describe("what was done this way", () => {
  it("is revealed only where it was, and not as it was looked at (701.16a)", () => {
    const may =
      "Look at the top card of your library. You may reveal that card. If a creature card is revealed this way,";
    expect(abilities(spell(`${may} you gain 2 life.`))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look", note: "n1" },
            { do: "may", effects: [{ do: "look", reveal: true, note: "n2" }] },
            { do: "if", condition: { what: { of: { what: "noted", name: "n2" } } } },
          ],
        },
      },
    ]);
    expect(verdict(spell(`${LOOK} Put a card from among the cards revealed this way into your hand.`))).toBe(
      "declined",
    );
    expect(verdict(spell(`${LOOK} Put a card from among them into your hand.`))).toBe("read");
  });

  it("is put into a graveyard only where it went there (700.4)", () => {
    const each = "Destroy all creatures. You gain 1 life for each creature";
    expect(read(`${each} put into a graveyard this way.`)).not.toBe(read(`${each} destroyed this way.`));
  });

  it("is dealt damage by its noun (120.3)", () => {
    const burn = "Kindle Dusk deals 3 damage to any target. If a";
    const exile = "dealt damage this way would die this turn, exile it instead.";
    expect(read(`${burn} creature ${exile}`)).not.toBe(read(`${burn} permanent ${exile}`));
  });
});

describe("what is called by several nouns", () => {
  it("goes by all of them", () => {
    const hit = "Kindle Dusk deals 2 damage to target creature or planeswalker. If that";
    expect(verdict(spell(`${hit} creature or planeswalker would die this turn, exile it instead.`))).toBe("read");
    expect(verdict(spell(`${hit} artifact or planeswalker would die this turn, exile it instead.`))).toBe("declined");
    expect(verdict(spell(`${hit} creature planeswalker would die this turn, exile it instead.`))).toBe("declined");
  });

  it("goes by what both are, of two that were chosen", () => {
    const choose = "Choose target creature you control and target creature you don't control. Then those";
    expect(verdict(spell(`${choose} creatures fight each other.`))).toBe("read");
    expect(verdict(spell(`${choose} lands fight each other.`))).toBe("declined");
  });

  it("is called in a quote what it is given to", () => {
    const grant = 'Enchanted creature has "{T}: This';
    const aura = (text: string) =>
      card(`Enchant creature\n${text}`, { typeLine: { ...typed("enchantment"), subtypes: ["Aura"] } });
    expect(verdict(aura(`${grant} creature deals 1 damage to any target."`))).toBe("read");
    expect(verdict(aura(`${grant} Elk deals 1 damage to any target."`))).toBe("declined");
    expect(verdict(aura("Enchanted land has trample."))).toBe("declined");
  });
});

describe("where it is", () => {
  it.each([
    "Sacrifice a card.",
    "You gain 1 life for each creature card.",
    "Draw a card if you control a red card.",
    "Exile target card from each opponent's graveyard.",
    "Counter target spell. You may cast a spell or ability from your hand without paying its mana cost.",
  ])("is a card nowhere on the battlefield, and a spell on the stack (109.2): %s", (text) =>
    expect(verdict(spell(text))).toBe("declined"),
  );

  it("untaps in the untap step of its controller (502.3)", () => {
    expect(verdict(card("This creature doesn't untap during your untap step."))).toBe("read");
    expect(verdict(card("Creatures your opponents control don't untap during your untap step."))).toBe("declined");
  });
});

describe("what it is called", () => {
  it.each([
    ["Target land you control becomes a 3/3 Elemental creature until end of turn. It's still a land.", "read"],
    ["Target land you control becomes a 3/3 Elemental creature until end of turn. It's still an artifact.", "declined"],
    ["Target Mountain becomes a 4/4 Elemental creature that's still a land.", "read"],
    ["Target Mountain becomes a 4/4 Elemental creature that's still an enchantment.", "declined"],
    ["Separate all creatures you control into two piles. Destroy all creatures in the pile of your choice.", "read"],
    ["Separate all creatures you control into two piles. Destroy all lands in the pile of your choice.", "declined"],
    ["For each opponent, choose an artifact or land that player controls. Destroy the chosen permanents.", "read"],
    ["For each opponent, choose an artifact or land that player controls. Destroy the chosen artifacts.", "declined"],
    [
      "Kindle Dusk deals 1 damage to target player or planeswalker. You gain 1 life. Kindle Dusk deals 1 damage to that player or planeswalker.",
      "read",
    ],
    [
      "Kindle Dusk deals 1 damage to target player or planeswalker. You gain 1 life. Kindle Dusk deals 1 damage to that creature or player.",
      "declined",
    ],
  ])("%s (%s)", (text, is) => expect(verdict(spell(text))).toBe(is));

  it.each([
    ["If a player would gain life, that player gains no life instead.", "read"],
    ["If a player would gain life, you gain no life instead.", "declined"],
    [
      "{1}: Draw a card. This ability costs {1} less to activate for each oil counter on the blocking creature.",
      "declined",
    ],
  ])("%s (%s)", (text, is) => expect(verdict(card(text))).toBe(is));

  it("is chosen by each player among their own (608.2c)", () =>
    expect(
      abilities(spell("Each player chooses a land they control of each basic land type. Destroy those lands.")),
    ).toMatchObject([{ body: { effects: [{ do: "forEachPlayer", of: { who: "each" } }, { do: "destroy" }] } }]));
});

describe("where from, and whose", () => {
  it.each([
    ["{1}, Exile a card from your graveyard: Draw a card.", "{1}, Exile a card from a graveyard: Draw a card."],
    [
      "Spells you cast from your graveyard cost {2} less to cast.",
      "Spells you cast from graveyards cost {2} less to cast.",
    ],
    [
      "When this creature enters, if it was cast from your graveyard, draw a card.",
      "When this creature enters, if it was cast from a graveyard, draw a card.",
    ],
  ])("118.3, 400.3: %s", (yours, anyones) => expect(read(yours, card)).not.toEqual(read(anyones, card)));
  it.each([
    "Whenever a creature you control enters, if it entered from a graveyard or you cast it from your graveyard, draw a card.",
    "Whenever you gain life, draw cards equal to that amount of excess damage.",
    "Whenever you gain life, put a +1/+1 counter on target creature for each 1 life you lost.",
    "When this creature enters, exile target creature, then return it to the battlefield. When that creature enters from exile, draw a card.",
  ])("is not read where no more of it can be asked: %s", (text) => expect(verdict(card(text))).toBe("declined"));
  it("603.12: what has entered is known to have", () =>
    expect(
      verdict(
        card(
          "When this creature enters, exile target creature, then return it to the battlefield. When that creature enters, draw a card.",
        ),
      ),
    ).toBe("read"));
});

describe("under whose control (110.2a)", () => {
  it.each([
    ["Target opponent puts a creature card from their hand onto the battlefield under your control.", { who: "you" }],
    ["Target opponent puts a creature card from their hand onto the battlefield.", { who: "target", slot: 0 }],
  ])("%s", (text, control) =>
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{ do: "move", to: { control } }] } }]),
  );
});

describe("in place of what is told (614.1a)", () => {
  it.each([
    ["scry a number of cards", "scry that many cards plus one", "surveil that many cards plus one"],
    ["mill one or more cards", "you mill twice that many cards", "scry twice that many cards"],
    ["proliferate", "proliferate twice", "flip two coins and ignore one"],
    ["flip a coin", "flip two coins and ignore one", "proliferate twice"],
  ])("%s: more of the same is no more of something else", (would, same, other) => {
    const [replaced] = abilities(card(`If you would ${would}, instead ${same}.`));
    expect(replaced).toMatchObject({ effects: [{ replacement: { instead: { by: "amount" } } }] });
    const another = card(`If you would ${would}, instead ${other}.`);
    expect(verdict(another) === "read" ? abilities(another) : []).not.toMatchObject([
      { effects: [{ replacement: { instead: { by: "amount" } } }] },
    ]);
  });
});
