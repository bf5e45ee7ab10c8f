import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("abilities of one keyword", () => {
  it.each(["a backup", "an equip", "a modular"])("a creature that becomes the target of %s ability", (words) =>
    expect(
      abilities(card(`Whenever a creature you control becomes the target of ${words} ability, copy that ability.`)),
    ).toMatchObject([
      {
        when: { on: "becomesTarget", of: { is: "abilityKeyword", keyword: words.split(" ")[1] } },
        body: { effects: [{ do: "copySpell" }] },
      },
    ]),
  );
  const cards = `
  Test Gale {1}
  Enchantment
  If a cycling ability of another nonland card would cause you to draw a card, instead exile cards from the top of your library until you exile a card that shares a card type with the cycled card. You may cast that card without paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of your library in a random order.

  Test Wheel {5}
  Creature — Bear
  Cycling {0}
  1/1

  Test Mirror {1}
  Enchantment
  If you would draw a card, draw two cards instead.`;
  scenario("702.29a, 614.1a: a draw that a cycling ability would cause is another thing", (t) => {
    t.cards(cards);
    t.battlefield(0, "Test Gale");
    t.hand(0, "Test Wheel");
    t.library(0, "Test Ogre", "Plain Stone");
    t.to("precombatMain");
    t.activate("Test Wheel");
    t.resolve();
    t.choose("Test Ogre");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
    expect(t.count(0, "hand")).toBe(0);
  });
  scenario("614.6: and so is each draw that another effect makes of it", (t) => {
    t.cards(cards);
    t.battlefield(0, "Test Gale", "Test Mirror");
    t.hand(0, "Test Wheel");
    t.library(0, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Wheel");
    t.resolve();
    t.option("Test Mirror");
    t.choose("Test Bear");
    t.choose("Test Ogre");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Ogre") + t.count(0, "battlefield", "Test Bear")).toBe(2);
  });
  scenario("702.29c: a card that was cycled goes to the graveyard all the same", (t) => {
    t.cards(`
  Test Tomb {1}
  Artifact
  If a card that has a cycling ability would be put into your graveyard from anywhere and it wasn't cycled, exile it instead.

  Test Wheel {5}
  Creature — Bear
  Cycling {0}
  1/1

  Test Waste {0}
  Sorcery
  Each player discards a card.`);
    t.battlefield(0, "Test Tomb");
    t.hand(0, "Test Wheel", "Test Wheel", "Test Waste");
    t.hand(1, "Test Wheel");
    t.emptyLibraries();
    t.library(0, "Swamp");
    t.to("precombatMain");
    t.activate("Test Wheel");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Wheel")).toBe(1);
    t.cast("Test Waste");
    t.resolve();
    t.choose("Test Wheel");
    expect(t.count(0, "exile", "Test Wheel")).toBe(1);
    expect(t.count(1, "graveyard", "Test Wheel")).toBe(1);
  });
  it("404.1: what others own goes to no graveyard of yours", () =>
    expect(
      abilities(card("If a creature card would be put into your graveyard from anywhere, exile it instead.")),
    ).toMatchObject([
      { effects: [{ replacement: { of: { object: { of: [{}, { is: "ownedBy", who: { who: "you" } }] } } } }] },
    ]));
  it("a modular triggered ability puts one more", () =>
    expect(
      abilities(
        card(
          "If a modular triggered ability would put one or more +1/+1 counters on a creature you control, that many plus one +1/+1 counters are put on it instead.",
        ),
      ),
    ).toMatchObject([
      { effects: [{ replacement: { of: { causedBy: { is: "abilityKeyword", keyword: "modular" } } } }] },
    ]));
});

const COSTS = [
  ["is equal to its mana cost", {}],
  ["is equal to its mana cost reduced by {2}", { less: "{2}" }],
] as const;

const gives = (keyword: string, less = {}) => ({
  modify: "addAbility",
  ability: { keyword: { keyword, cost: [{ pay: "manaCost", ...less }] } },
});

describe("a keyword that cards have for their mana cost", () => {
  const KEYWORDS = ["foretell", "miracle", "plot", "flashback", "mayhem", "emerge"] as const;

  it.each(product(KEYWORDS, COSTS))("%s %j", (keyword, [cost, less]) => {
    for (const which of ["Each creature card in your hand has", "Creature cards in your hand have"]) {
      const text = `${which} ${keyword}. The ${keyword} cost ${cost}.`;
      expect(abilities(card(text))).toMatchObject([{ effects: [{ modifications: [gives(keyword, less)] }] }]);
    }
    const top = `The top card of your library has ${keyword}. The ${keyword} cost ${cost}.`;
    expect(abilities(card(top))).toMatchObject([
      { effects: [{ affects: { what: "topOfLibrary" }, modifications: [gives(keyword, less)] }] },
    ]);
  });
  it.each(KEYWORDS)("%s: not the cost of another one", (keyword) => {
    const other = keyword === "plot" ? "foretell" : "plot";
    const text = `Each creature card in your hand has ${keyword}. The ${other} cost is equal to its mana cost.`;
    expect(verdict(card(text))).toBe("declined");
  });
  it.each(["replicate", "emerge"])("%s of spells", (keyword) => {
    const text = `Each Goblin spell you cast has ${keyword}. The ${keyword} cost is equal to its mana cost.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ affects: { in: "stack" }, modifications: [gives(keyword)] }] },
    ]);
  });
});

describe("702.143d: what becomes foretold", () => {
  it.each(COSTS.map(([, less]) => less))("%j", (less) => {
    const cost = "less" in less ? `its mana cost reduced by ${less.less}` : "its mana cost";
    const text = `When this creature enters, exile a card from your hand face down. It becomes foretold. Its foretell cost is ${cost}.`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "move", to: { zone: "exile", faceDown: true } },
            { do: "becomePlotted", as: "foretold" },
            { do: "apply", duration: "forever", modifications: [gives("foretell", less)] },
          ],
        },
      },
    ]);
  });
  it("needs something that becomes foretold", () => {
    expect(verdict(card("When this creature enters, draw a card. Its foretell cost is its mana cost."))).toBe(
      "declined",
    );
  });
});

describe("spells you cast", () => {
  const ENCHANTMENT = { typeLine: typed("enchantment") };

  const HAND = { is: "castFrom", zone: "hand" };
  const MANY = { stat: "manaValue", value: { compare: ">=", to: 4 } };
  it.each([
    ["Each creature spell you cast with mana value 4 or greater has convoke.", [{}, { type: "creature" }, MANY]],
    ["Spells you cast from your hand with mana value 4 or greater have convoke.", [{}, MANY, HAND]],
    ["Red spells you cast with mana value 4 or greater gain convoke as you cast them.", [{}, { is: "color" }, MANY]],
    ["Each artifact spell you cast from your hand has convoke.", [{}, { type: "artifact" }, HAND]],
    ["The first creature spell you cast from your hand each turn has convoke.", [{}, { type: "creature" }, HAND]],
  ])("%s", (text, filters) => {
    const of = expect.arrayContaining(filters.map((filter) => expect.objectContaining(filter)));
    const modifications = [{ ability: { keyword: { keyword: "convoke" } } }];
    expect(abilities(card(text, ENCHANTMENT))).toMatchObject([
      { kind: "static", effects: [{ affects: { filter: { of }, in: "stack" }, modifications }] },
    ]);
  });
  it("only spells are cast", () => {
    expect(verdict(card("Each creature you cast with mana value 4 or greater has convoke.", ENCHANTMENT))).toBe(
      "declined",
    );
  });
  it("the next of them is copied as it is cast", () => {
    const text =
      "Copy the next instant or sorcery spell with mana value 2 or less you cast this turn when you cast it.";
    const read = (newTargets: boolean) => [
      {
        body: {
          effects: [
            {
              do: "delayed",
              when: { on: "cast", by: { who: "you" } },
              body: { effects: [{ do: "copySpell", what: { what: "event" }, newTargets }] },
              once: true,
            },
          ],
        },
      },
    ];
    expect(abilities(spell(text))).toMatchObject(read(false));
    expect(abilities(spell(`${text} You may choose new targets for the copy.`))).toMatchObject(read(true));
    expect(verdict(spell("Copy the next creature you cast this turn when you cast it."))).toBe("declined");
  });
});

describe("702.62a: cards that are given suspend in exile", () => {
  it.each([" and it gains suspend.", ". It gains suspend."])("exile it with counters%s", (given) => {
    const text = `When this creature dies, exile it with three time counters on it${given}`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "move", to: { zone: "exile" }, note: "n1" },
      {
        do: "apply",
        to: { what: "noted", name: "n1" },
        modifications: [{ ability: { keyword: { keyword: "suspend" } } }],
      },
    ]);
  });
});

describe("keywords given to spells at their mana cost", () => {
  it.each(["replicate", "emerge"])("%s", (keyword) => {
    const text = `Each creature spell you cast has ${keyword}. The ${keyword} cost is equal to its mana cost.`;
    const modifications = [{ ability: { keyword: { keyword, cost: [{ pay: "manaCost" }] } } }];
    expect(abilities(card(text, { typeLine: typed("enchantment") }))).toMatchObject([
      { effects: [{ static: "modify", affects: { in: "stack" }, modifications }] },
    ]);
  });
  it("of one keyword", () => {
    const text = "Each creature spell you cast has replicate. The emerge cost is equal to its mana cost.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("the nth spell cast from somewhere has something", () => {
  const ORDINALS = ["first", "second"] as const;
  const GIVEN = ["cascade", "convoke"] as const;

  it.each(product(ORDINALS, GIVEN))("%s %s", (nth, keyword) => {
    const [only] = abilities(card(`The ${nth} spell you cast from exile each turn has ${keyword}.`));
    expect(JSON.stringify(only)).toContain('"is":"castFrom","zone":"exile"');
  });
});

describe("what protection spares", () => {
  const json = (text: string, more = {}): string => JSON.stringify(abilities(card(text, more)));
  const SPARED = ["Auras", "Equipment", "artifacts"] as const;
  const QUALITIES = ["each color", "red", "artifacts"] as const;

  it.each(product(QUALITIES, SPARED))("from %s, %s", (from, spared) => {
    const text = `Enchant creature\nEnchanted creature has protection from ${from}. This effect doesn't remove ${spared}.`;
    const aura = { typeLine: { ...typed("enchantment"), subtypes: ["Aura"] } };
    expect(json(text, aura)).toContain('"sparing"');
    expect(verdict(card(text.replace(`protection from ${from}`, "flying"), aura))).toBe("declined");
  });
});

describe("landwalk by its land (702.14a)", () => {
  const effectsOfText = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
  const WALKS = ["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert"];

  it.each(WALKS)("of %s", (land) => {
    const word = `${land.toLowerCase()}walk`;
    expect(effectsOfText(`Creatures with ${word} get +1/+1.`)).toMatchObject([
      { affects: { filter: { of: [{}, { is: "keyword", keyword: "landwalk", land }] } } },
    ]);
    expect(effectsOfText(`All creatures lose flying and ${word}.`)).toMatchObject([
      { modifications: [{ keyword: "flying" }, { keyword: "landwalk", land }] },
    ]);
    const text = `Creatures with ${word} can be blocked as though they didn't have ${word}.`;
    expect(effectsOfText(text)).toMatchObject([{ rule: { rule: "blockAsThough", ignoring: "landwalk", land } }]);
  });
  it.each(["landwalk", "protection"])("all kinds of %s that others have", (keyword) => {
    const text = `As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for reach and ${keyword}.`;
    const of = { what: "all", filter: { of: [{}, { is: "keyword", keyword }] }, in: "graveyard" };
    expect(abilities(card(text)).at(-1)).toMatchObject({
      if: { if: "exists", what: of },
      effects: [{ modifications: [{ modify: "abilitiesOf", keyword, of }] }],
    });
  });
});

describe("from what there is protection, and hexproof", () => {
  const FROM = [
    ["each color among other permanents you control", { is: "shares", quality: "color" }],
    ["each mana value among artifacts you control", { is: "shares", quality: "manaValue" }],
    ["each card type among cards in your graveyard", { is: "shares", quality: "cardType" }],
    ["even mana values", { is: "parity", parity: "even" }],
    ["white, from red, and from green", undefined],
  ] as const;
  it.each(FROM.flatMap((from) => (["protection", "hexproof"] as const).map((word) => [word, ...from] as const)))(
    "%s from %s",
    (word, from, filter) => {
      const keyword = word === "hexproof" ? "hexproof from" : word;
      const all = filter === undefined ? ["W", "R", "G"].map((color) => ({ is: "color", color })) : [filter];
      const expected = all.map((one) => ({ kind: "keyword", keyword: { keyword, filter: one } }));
      const title = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      expect(abilities(card(`${title} from ${from}`))).toMatchObject(expected);
    },
  );
  it("not from what is among somebody's, where anybody's may have it", () => {
    const text = "Enchant creature\nEnchanted creature has protection from each color among permanents you control.";
    expect(verdict(card(text))).toBe("declined");
  });
});

it("103.6: what a card of an opening hand does later, in more than one sentence", () => {
  const text =
    "You may reveal this card from your opening hand. If you do, at the beginning of your first upkeep, look at the top four cards of your library. You may put one of those cards back on top of your library. Exile the rest.";
  const effects = [{ do: "look" }, { do: "may" }, { do: "move", to: { zone: "exile" } }];
  expect(abilities(card(text))).toMatchObject([
    { effects: [{ rule: { rule: "openingHand", effects: [{ do: "look" }, { do: "delayed", body: { effects } }] } }] },
  ]);
});

it("611.3a: what each has if it is so itself", () => {
  const text =
    "Each creature you control has vigilance if it's white, hexproof if it's blue, and trample if it's green.";
  const those = (color: string, keyword: string) => ({
    effects: [
      {
        affects: { filter: { of: [{ is: "type" }, { is: "controlledBy" }, { is: "color", color }] } },
        modifications: [{ ability: { keyword: { keyword } } }],
      },
    ],
  });
  expect(abilities(card(text))).toMatchObject([those("W", "vigilance"), those("U", "hexproof"), those("G", "trample")]);
  expect(verdict(card("Each creature you control gets +1/+1 if you control more Swamps than its owner."))).toBe(
    "declined",
  );
});
