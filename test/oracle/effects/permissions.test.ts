import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import type { Rule } from "../../../lib/engine/abilities/rules.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("as the instruction is followed", () => {
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
  const rulesOf = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) =>
      one.kind === "static" ? one.effects.flatMap((effect) => ("rule" in effect ? [effect.rule] : [])) : [],
    );

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

describe("what may be done only then", () => {
  scenario("602.5b: an ability that can't be activated during combat", (t) => {
    t.cards(`
  Test Parley {1}
  Artifact
  {0}: Draw a card. You can't activate this ability during combat.`);
    t.battlefield(0, "Test Parley", "Test Bear");
    t.library(0, "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Parley")).toBe(true);
    t.to("beginningOfCombat");
    expect(t.can("activate", "Test Parley")).toBe(false);
  });

  scenario("601.3: a spell that can't be cast unless something has happened", (t) => {
    t.cards(`
  Test Reveller {R}
  Creature — Devil
  3/3
  You can't cast this spell unless an opponent lost life this turn.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.hand(0, "Test Reveller", "Test Bolt");
    t.to("precombatMain");
    expect(t.can("cast", "Test Reveller")).toBe(false);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.can("cast", "Test Reveller")).toBe(true);
  });

  scenario("111.2, 602.5b: an ability for whoever created a token this turn", (t) => {
    t.cards(`
  Test Idol {1}
  Artifact
  {T}: Draw a card. Activate only if you created a token this turn.

  Test Muster {W}
  Sorcery
  Create a 1/1 white Soldier creature token.`);
    t.battlefield(0, "Plains", "Test Idol");
    t.library(0, "Forest", "Forest");
    t.hand(0, "Test Muster");
    t.to("precombatMain");
    expect(t.can("activate", "Test Idol")).toBe(false);
    t.cast("Test Muster");
    t.resolve();
    expect(t.can("activate", "Test Idol")).toBe(true);
  });

  it("a card that is cast if able, whoever it is of", () => {
    const text =
      "At the beginning of each player's upkeep, that player reveals a card at random from their hand. That player casts it without paying its mana cost if able.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "look" },
      { do: "cast", who: { who: "eventPlayer" }, free: true, optional: false },
    ]);
  });
});

describe("601.2a, 305.1: a card that was exiled with it is played", () => {
  const exiles = "When this creature enters, exile the top card of your library. You may play that card this turn.";
  it.each(["you play", "a player plays", "an opponent plays"])("whenever %s it", (plays) => {
    expect(
      abilities(card(`${exiles}\nWhenever ${plays} a card exiled with this creature, draw a card.`)),
    ).toMatchObject([
      { body: { effects: [{ to: { zone: "exile", link: "exiled" } }, {}] } },
      { when: { on: "anyOf", of: [{ on: "cast" }, { on: "playLand" }] } },
    ]);
  });
  it("is declined where nothing exiles anything", () => {
    expect(verdict(card("Whenever you play a card exiled with this creature, draw a card."))).toBe("declined");
  });
});

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

describe("from where and for what", () => {
  const FOR = [
    ["by discarding a card in addition to paying their other costs", { additional: [{ pay: "discard" }] }],
    ["by paying 3 life rather than paying their mana costs", { cost: [{ pay: "life", amount: 3 }] }],
    ["and you may spend mana as though it were mana of any color to cast them", { anyMana: "color" }],
  ] as const;

  it.each(product(FROM, FOR))("%j %j", ([from, where], [price, terms]) => {
    expect(permissions(`You may ${from} ${price}.`)).toMatchObject([{ ...where, ...terms }]);
  });
});

describe("once, for something besides", () => {
  const ONCE = [
    ["Once each turn, you may cast a creature spell from your graveyard", { perTurn: 1 }],
    [
      "Once during each of your turns, you may cast an artifact spell from the top of your library",
      { during: "ownTurn" },
    ],
  ] as const;

  it.each(ONCE)("%s", (allowed, how) => {
    const text = `${allowed} by sacrificing a land in addition to paying its other costs.`;
    expect(permissions(text)).toMatchObject([{ perTurn: 1, ...how, additional: [{ pay: "sacrifice" }] }]);
  });
});

describe("what comes of it", () => {
  const RIDERS = [
    ["If you cast a spell this way, you may cast it as though it had flash.", { flash: true }],
    ["If you cast a creature spell this way, it gains haste until end of turn.", { grantsFor: "endOfTurn" }],
    ["If you cast a creature spell this way, that creature gains haste.", { grants: [{ kind: "keyword" }] }],
    ["When you cast a creature spell this way, draw a card.", { whenUsed: { effects: [{ do: "draw" }] } }],
    ["When you cast a Beast spell this way, draw a card.", { usedFor: { is: "subtype", subtype: "Beast" } }],
    ["If a spell cast this way would be put into your graveyard, exile it instead.", { then: { exile: true } }],
  ] as const;

  it.each(product(FROM, RIDERS))("%j %j", ([from, where], [rider, told]) => {
    expect(permissions(`You may ${from}. ${rider}`)).toMatchObject([{ ...where, ...told }]);
  });
  it("is said of all that may be cast, and of nothing else", () => {
    const text =
      "You may cast artifact spells from your graveyard. If you cast a creature spell this way, it gains haste.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("a land and a spell", () => {
  const AMONG = [
    ["graveyards that were put there from libraries this turn", { inZone: "graveyard", of: { who: "each" } }],
    ["your graveyard that were put there from your library this turn", { inZone: "graveyard", of: { who: "you" } }],
  ] as const;

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

describe("one spell this turn", () => {
  const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };
  const ONCE = [
    ["your graveyard", { who: "you" }],
    ["target opponent's graveyard", { who: "target" }],
  ] as const;
  const PAID = ["", ", and you may spend mana as though it were mana of any color to cast that spell"] as const;

  it.each(product(ONCE, PAID))("from %j%s", ([where, of], paid) => {
    const { body } = triggered(
      `When this creature enters, you may cast a creature spell from ${where} this turn${paid}.`,
    );
    expect(body.effects).toMatchObject([{ do: "rule", rules: [{ perTurn: 1, what: { inZone: "graveyard", of } }] }]);
  });
  it("is one, not one each turn", () => {
    const text = "When this creature enters, you may cast a creature spell from your graveyard until your next turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("a card of a hand, which its owner may play for another price", () => {
  it.each([
    ["more", "{2}"],
    ["less", "{1}"],
  ])("for %s: %s", (change, mana) => {
    const text = `When Mossback Tern enters, look at target opponent's hand. You may exile a nonland card from it. For as long as that card remains exiled, its owner may play it. A spell cast this way costs ${mana} ${change} to cast.`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look" },
            { do: "may", effects: [{ do: "move", what: { what: "chosen", in: "hand" }, to: { zone: "exile" } }] },
            { rules: [{ rule: "mayPlay", who: { who: "ownerOf" }, change: { change, mana } }] },
          ],
        },
      },
    ]);
  });
  it("of a hand that was looked at", () => {
    expect(verdict(card("When Mossback Tern enters, you may exile a nonland card from it."))).toBe("declined");
  });
});

describe("as an Adventure", () => {
  const SPANS = [
    ["until end of turn", "endOfTurn"],
    ["until the end of your next turn", "endOfYourNextTurn"],
  ] as const;

  it.each(SPANS)("%s", (words, duration) => {
    const text = `When Mossback Tern dies, you may cast it from your graveyard as an Adventure ${words}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ rules: [{ rule: "mayPlay", using: "adventure" }], duration }] } },
    ]);
  });
  it("is said of what is in the graveyard", () => {
    const text =
      "When Mossback Tern enters, destroy target creature. You may cast it from your graveyard as an Adventure until end of turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("for the rest of the game", () => {
  it.each([
    ["Target creature has base power and toughness 4/4.", { power: 4, toughness: 4 }],
    ["Two target creatures have base power and toughness 1/2.", { power: 1, toughness: 2 }],
  ])("%s", (text, size) => {
    expect(effectsOf(abilities(card(`{T}: ${text}`)))).toMatchObject([
      { do: "apply", modifications: [{ modify: "setPT", ...size }], duration: "forever" },
    ]);
  });
  it("a color and a size", () => {
    const text = "{T}: This creature becomes blue and has base power and toughness 5/4.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { modifications: [{ modify: "setColors" }, { modify: "setPT", power: 5, toughness: 4 }] },
    ]);
  });
});

it("610: a spell cast for each opponent is exiled after that", () => {
  const text =
    "For each opponent, you may cast up to one target instant card from that player's graveyard without paying its mana cost. If a spell cast this way would be put into a graveyard, exile it instead.";
  expect(JSON.stringify(abilities(card(text, { typeLine: typed("sorcery"), name: "Kindle Dusk" })))).toContain(
    '"then":{"exile":true}',
  );
});

describe("601.3b: what may be cast from where for a while", () => {
  const FROM = [
    ["any graveyard", { inZone: "graveyard", of: { who: "each" } }],
    ["target opponent's graveyard", { inZone: "graveyard", of: { who: "target" } }],
    ["among cards in target opponent's graveyard", { inZone: "graveyard", of: { who: "target" } }],
    ["target opponent's hand", { inZone: "hand", of: { who: "target" } }],
  ] as const;
  const MANA = [
    ["", undefined],
    [", and mana of any type can be spent to cast them", "type"],
  ] as const;
  it.each(FROM.flatMap((from) => MANA.map((mana) => [from, mana] as const)))(
    "%j %j",
    ([words, place], [paid, anyMana]) => {
      const text = `Until end of turn, you may cast instant and sorcery spells from ${words}${paid}.`;
      const [only] = abilities(spell(text));
      const rule = { rule: "mayPlay", what: place, ...(anyMana && { anyMana }) };
      expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules: [rule], duration: "endOfTurn" }] } });
    },
  );
  it("305.1: lands from one's own graveyard, and nothing else is just played", () => {
    const [only] = abilities(spell("Until end of turn, you may play lands from your graveyard."));
    expect(only).toMatchObject({ body: { effects: [{ rules: [{ rule: "mayPlay", play: true }] }] } });
    expect(verdict(spell("Until end of turn, you may play artifacts from your graveyard."))).toBe("declined");
  });
});

describe("601.3b, 305.2: one card, told by where it is", () => {
  const rulesOf = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
  const ruled = (...rules: readonly object[]): readonly object[] => rules.map((rule) => ({ static: "rule", rule }));

  const CARDS = [
    ["a card from exile with a quest counter on it", { inZone: "exile", of: { who: "each" } }],
    ["a card you own from exile with a quest counter on it", { inZone: "exile", of: { who: "you" } }],
  ] as const;
  it.each(CARDS)("%s", (words, what) => {
    const rule = { rule: "mayPlay", what, play: true, perTurn: 1 };
    expect(rulesOf(`Once each turn, you may play ${words}.`)).toMatchObject(ruled(rule));
    const [only] = abilities(spell(`You may play ${words} this turn.`));
    expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules: [rule], duration: "endOfTurn" }] } });
  });
});

describe("cards that may be looked at as well (406.3)", () => {
  const exiled = "Target opponent exiles the top two cards of their library face down. ";
  it.each([
    [
      "You may look at and play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast those spells.",
      { anyMana: "color", play: true },
    ],
    [
      "For as long as they remain exiled, you may look at them, you may cast creature spells from among them, and you may spend mana as though it were mana of any color to cast those spells.",
      { anyMana: "color" },
    ],
    ["For as long as they remain exiled, you may look at them and you may play them.", { play: true }],
  ])("%s", (text, more) => {
    expect(effectsOf(abilities(spell(exiled + text)))[1]).toMatchObject({
      rules: [{ rule: "lookAtFaceDown" }, { rule: "mayPlay", ...more }],
      duration: "forever",
    });
  });

  it("one of those in exile that bear a counter, whoever owns it", () => {
    const text =
      "You may cast a spell from among cards in exile with page counters on them without paying its mana cost.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { effects: [{ do: "cast", what: { in: "exile", of: { who: "each" } }, free: true }] },
    ]);
  });

  scenario("601.3b: the source, from the graveyard, only there and only this turn", (t) => {
    t.cards(`
  Test Revenant {B}
  Creature — Spirit
  3/1
  Landfall — Whenever a land you control enters, if this card is in your graveyard and it's your turn, you may cast it from your graveyard this turn.`);
    t.battlefield(0, "Swamp");
    t.hand(0, "Swamp");
    t.graveyard(0, "Test Revenant");
    t.to("precombatMain");
    expect(t.can("cast", "Test Revenant")).toBe(false);
    t.playLand("Swamp");
    t.resolve();
    expect(t.can("cast", "Test Revenant")).toBe(true);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Revenant")).toBe(false);
  });
});
