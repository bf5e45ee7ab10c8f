import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { LAND_TYPES } from "../../../lib/engine/state/subtypes.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("a status in front of several kinds is said of each (109.2)", () => {
  const kinds = ["artifact or creature", "artifact, creature, or land"];
  const statuses = ["tapped", "untapped"] as const;
  it.each(product(statuses, kinds))("%s %s", (status, kind) => {
    const [only] = effectsOf(abilities(spell(`Destroy target ${status} ${kind}.`))) as [unknown];
    expect(only).toMatchObject({ do: "destroy" });
    expect(abilities(spell(`Destroy target ${status} ${kind}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { is: "and", of: [{ is: status }, { is: "or" }] } }] }] } },
    ]);
  });
  it("of a last kind with a type of its own it is anybody's guess", () =>
    expect(verdict(spell("Destroy target tapped land or artifact creature."))).toBe("declined"));
});

describe("of several cards, what is so of each", () => {
  it.each(["each with mana value 2 or less", "that each have mana value 2 or less", "that have mana value 2 or less"])(
    "%s",
    (words) => {
      const text = `Return up to two target creature cards ${words} from your graveyard to your hand.`;
      const [{ body }] = abilities(spell(text)) as unknown as [{ body: { targets: unknown } }];
      expect(JSON.stringify(body.targets)).toContain('"stat":"manaValue","value":{"compare":"<=","to":2}');
    },
  );
});

describe("nouns by whose they are, and what is tapped of several kinds", () => {
  it.each([
    "Destroy target permanent you neither own nor control.",
    "Destroy target permanent owned by another player.",
    "You gain 1 life for each tapped artifact, creature, and land you control.",
  ])("%s", (text) => expect(verdict(spell(text))).toBe("read"));
});

describe("what is said of each of them", () => {
  scenario("110.4, 701.17: one of each permanent type is kept, the others are sacrificed", (t) => {
    t.cards(`
  Test Reckoning {0}
  Sorcery
  Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.`);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ox", "Plain Stone");
    t.hand(0, "Test Reckoning");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    if (t.count(1, "battlefield") > 2) t.choose("Test Ox");
    if (t.count(1, "battlefield") > 2) t.choose("Plain Stone");
    expect(t.count(1, "battlefield")).toBe(2);
    expect(t.count(1, "battlefield", "Test Ox")).toBe(1);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
  });
  it.each(["opponent", "player"])("601.2c: for each %s, up to one target", (word) => {
    const text = `When this creature enters, for each ${word}, exile up to one target nonland permanent that player controls until this creature leaves the battlefield.`;
    const who = { who: word === "player" ? "each" : "opponents" };
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          targets: [
            { of: [{ filter: { of: [{}, { is: "controlledBy", who }] } }], together: { all: "differentControllers" } },
          ],
        },
      },
    ]);
  });
  scenario("106.3: as many at once as there was such mana", (t) => {
    t.cards(`
  Test Prospect {2}
  Sorcery
  For each mana from a Desert spent to cast this spell, create a tapped Treasure token.

  Test Dune
  Land — Desert
  {T}: Add {C}.`);
    t.battlefield(0, "Test Dune", "Test Dune");
    t.hand(0, "Test Prospect");
    t.to("precombatMain");
    t.cast("Test Prospect");
    t.resolve();
    expect(t.count(0, "battlefield", "Treasure Token")).toBe(2);
  });
  scenario("107.3, 702.33a: X of a kicker that can't be 0", (t) => {
    t.cards(`
  Test Diver {0}
  Creature — Rogue
  Kicker {X}. X can't be 0.
  When this creature enters, if it was kicked, you gain X life.
  1/1`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Diver");
    t.to("precombatMain");
    t.cast("Test Diver", { additional: [true], x: 1 });
    t.resolve();
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(21);
  });
  it("702.21a: of ward, what X is", () =>
    expect(abilities(card("Ward {X}, where X is the number of creatures you control."))).toMatchObject([
      { keyword: { keyword: "ward", cost: [{ mana: "{X}", x: { amount: "count" } }] } },
    ]));
  it("715.2: a card with an Adventure", () =>
    expect(
      effectsOf(
        abilities(
          spell("Search your library for a card with an Adventure, reveal it, put it into your hand, then shuffle."),
        ),
      ),
    ).toMatchObject([{ do: "search", filter: { is: "hasAdventure" } }, {}, {}]));
  it("509.1d: what it costs to block, for each of those creatures", () =>
    expect(
      abilities(card("Creatures can't block unless their controller pays {1} for each of those creatures.")),
    ).toMatchObject([{ effects: [{ rule: { rule: "blockCost" } }] }]));
  it("603.7: their next upkeep is the owner's", () =>
    expect(
      effectsOf(
        abilities(
          card(
            "When this creature dies, return it to the battlefield tapped under its owner's control at the beginning of their next upkeep.",
          ),
        ),
      ),
    ).toMatchObject([{ do: "delayed", when: { step: "upkeep", of: { who: "ownerOf", of: { what: "event" } } } }]));
  it("so much life, and so much more for each", () =>
    expect(
      effectsOf(abilities(spell("Target player loses 2 life plus 2 life for each creature you control."))),
    ).toMatchObject([{ do: "loseLife", amount: { amount: "sum", of: [2, { amount: "times", factor: 2 }] } }]));
  it("a copy of a card in the hand that was revealed, and the spell that was cast, whatever was copied of it", () => {
    expect(
      effectsOf(abilities(spell("Target opponent reveals their hand. You may copy an instant card in it."))),
    ).toMatchObject([{ do: "look" }, { effects: [{ do: "copySpell", what: { in: "hand", of: { who: "target" } } }] }]);
    const text =
      "Whenever you cast your second spell each turn, copy it, then exile the spell you cast with four time counters on it.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "copySpell", what: { what: "event", role: "object" } },
      { do: "move", what: { what: "event", role: "object" } },
    ]);
  });
  scenario("122.5: of one permanent onto another only how many counters is asked", (t) => {
    t.cards(`
  Test Shift {0}
  Instant
  Move any number of counters from target creature onto another target creature.`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Shift");
    t.to("precombatMain");
    t.cast("Test Shift", { targets: ["Test Bear", "Test Ox"] });
    t.resolve();
    t.number(2);
    expect(t.see("Test Ox").counters["+1/+1"]).toBe(2);
  });
});

describe("105.1: colors", () => {
  const FIVE = { is: "stat", stat: "colors", value: { compare: "=", to: 5 } };

  it("a token's, behind its abilities", () => {
    const [only] = abilities(spell("Create a 3/3 Kavu creature token with trample that's all colors."));
    expect(only).toMatchObject({
      body: {
        effects: [{ token: { colors: ["W", "U", "B", "R", "G"], abilities: [{ keyword: { keyword: "trample" } }] } }],
      },
    });
  });
  it("how many colors it is", () => {
    const [only] = abilities(
      spell("Put a number of +1/+1 counters on target creature equal to the number of colors it is."),
    );
    expect(only).toMatchObject({
      body: { effects: [{ count: { amount: "stat", stat: "colors", of: { what: "target", slot: 0 } } }] },
    });
  });
  it("whether it was all of them", () => {
    const [only] = abilities(
      spell("Return target card from your graveyard to your hand. If that card was all colors, draw a card."),
    );
    expect(only).toMatchObject({ body: { effects: [{}, { condition: { if: "is", filter: FIVE } }] } });
  });
});

describe("what players and planeswalkers may do, and whose", () => {
  const aura = (text: string) =>
    card(`Enchant creature\n${text}`, {
      typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
    });

  it.each([
    "doesn't untap during its controller's untap step unless that player is the monarch",
    "can't attack unless its controller is the monarch",
  ])("722: enchanted creature %s", (said) => {
    const [, only] = abilities(aura(`Enchanted creature ${said}.`));
    const of = { who: "controllerOf", of: { what: "host" } };
    expect(only).toMatchObject({ if: { if: "not", of: { if: "designation", of, designation: "monarch" } } });
  });
  it("606.3: at instant speed for a while", () => {
    const [only] = abilities(
      spell(
        "Until end of turn, you may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
      ),
    );
    const rules = [{ rule: "activateAsInstant", kind: "loyalty" }];
    expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules, duration: "endOfTurn" }] } });
  });
  it("606.3: twice this turn, of one planeswalker", () => {
    const [only] = abilities(
      card(
        "Whenever you gain life, you may activate loyalty abilities of Mossback Tern twice this turn rather than only once.",
        {
          typeLine: typed("planeswalker"),
        },
      ),
    );
    expect(only).toMatchObject({ body: { effects: [{ rules: [{ of: { what: "self" }, extra: 1 }] }] } });
  });
  it("111.1, 614.1a: half that many tokens of each kind", () => {
    const [only] = abilities(
      card(
        "If an opponent would create one or more tokens, they create half that many of each of those kinds of tokens instead, rounded down.",
      ),
    );
    expect(only).toMatchObject({
      effects: [{ replacement: { instead: { amount: { amount: "half", round: "down" } } } }],
    });
  });
  it("707.9b: he is a legendary creature in addition to his other types", () => {
    const [only] = abilities(
      card(
        "{T}: This creature becomes a copy of target creature, except he's a legendary 4/4 Human creature in addition to his other types, and he has vigilance.",
      ),
    );
    expect(JSON.stringify(only)).toContain('"modify":"addTypes","types":["creature"],"supertypes":["legendary"]');
  });
});

describe("spells with a total mana value", () => {
  const HOW_MANY = [
    ["any number of", "any"],
    ["up to two", 2],
  ] as const;

  it.each(HOW_MANY)("%s", (n, count) => {
    const text = `Exile the top ten cards of your library. You may cast ${n} spells with total mana value 10 or less from among them without paying their mana costs.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "move" }, { do: "cast", count, total: 10, free: true }] } },
    ]);
  });
});

describe("109.2: all but what is named", () => {
  const all = ["all creatures", "all other permanents", "all nonland permanents"];
  const but = ["Goblins", "lands and tokens", "Krakens, Octopuses, and Serpents"];
  it.each(product(all, but))("destroy %s except for %s", (what, others) => {
    const [effect] = effectsOf(abilities(card(`When this creature enters, destroy ${what} except for ${others}.`)));
    expect(effect).toMatchObject({ do: "destroy", what: { what: "all", filter: { is: "and" } } });
    expect(JSON.stringify(effect)).toContain('{"is":"not","of":{"is":');
  });
  it.each(["a basic land card", "a creature card"])("a card other than %s", (other) => {
    const [ability] = abilities(spell(`Exile target card in a graveyard other than ${other}.`));
    expect(ability).toMatchObject({ body: { targets: [{ of: [{ in: "graveyard", filter: { is: "not" } }] }] } });
  });
});

describe("613.6: what is compared is not compared with itself", () => {
  it.each(["has the same mana value as", "shares a color with", "shares a card type with"])("it %s it", (words) => {
    const text = `Reveal the top card of your library. If it ${words} that card, draw a card.`;
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("kinds of things", () => {
  const YOU = { who: "you" };
  const either = (...of: readonly unknown[]) => ({ is: "or", of });
  const type = (type: string) => ({ is: "type", type });

  it("111.1: a creature or a token of any kind", () => {
    const kind = either(type("creature"), { is: "token" });
    const [only] = abilities(card("{2}, Sacrifice another creature or token: Draw a card."));
    expect(only).toMatchObject({ costs: [{}, { what: { filter: { of: [{ is: "another" }, kind] } } }] });
  });
  it("109.2b: a spell of a type, or of a supertype", () => {
    const [only] = abilities(spell("Counter target creature or legendary spell."));
    const kind = either(type("creature"), { is: "supertype", supertype: "legendary" });
    expect(only).toMatchObject({
      body: { targets: [{ of: [{ filter: { of: [{ is: "spell" }, kind] }, in: "stack" }] }] },
    });
  });
  it("702.171c: a saddled creature", () => {
    const [only] = abilities(card("Whenever a saddled creature you control attacks, it gets +2/+2 until end of turn."));
    expect(only).toMatchObject({ when: { object: { of: [{ is: "saddled" }, type("creature"), {}] } } });
  });
  it("701.52e: your Ring-bearer is one that you control", () => {
    const bearer = { is: "and", of: [{ is: "ringBearer" }, { is: "controlledBy", who: YOU }] };
    const [only] = abilities(
      card("When this creature enters, the Ring tempts you, then you put a +1/+1 counter on your Ring-bearer."),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "temptWithRing" }, { on: { objects: { what: "all", filter: bearer } } }] },
    });
    const [other] = abilities(card("As long as this creature is your Ring-bearer, it has flying."));
    expect(other).toMatchObject({ if: { if: "is", what: { what: "self" }, filter: bearer } });
  });
});

describe("one of several values", () => {
  const VALUES = [
    ["4 or 5", [4, 5]],
    ["2, 3, or 7", [2, 3, 7]],
  ] as const;
  const STATS = [
    ["mana value", "manaValue"],
    ["power", "power"],
  ] as const;
  it.each(STATS.flatMap((stat) => VALUES.map((value) => [...stat, ...value] as const)))(
    "%s (%s) %s",
    (words, stat, said, all) => {
      const of = all.map((to) => ({ is: "stat", stat, value: { compare: "=", to } }));
      expect(abilities(card(`Whenever you cast a creature spell with ${words} ${said}, draw a card.`))).toMatchObject([
        { when: { object: { of: expect.arrayContaining([{ is: "or", of }]) } } },
      ]);
    },
  );
  it("of three colors or more", () => {
    const of = (["W", "U", "R"] as const).map((color) => ({ is: "color", color }));
    const text = "Whenever you cast a spell that's white, blue, or red, draw a card.";
    expect(abilities(card(text))).toMatchObject([
      { when: { object: { of: expect.arrayContaining([{ is: "or", of }]) } } },
    ]);
  });
});

describe("what is so of those of a group", () => {
  const COSTS = [
    ["sacrifice any number of creatures", "sacrificed creatures"],
    ["discard X cards", "discarded cards"],
  ] as const;
  it.each(COSTS)("%s", (cost, group) => {
    const text = `As an additional cost to cast this spell, ${cost}.\nYou gain life equal to the total mana value of the ${group}.`;
    expect(abilities(spell(text))).toMatchObject([{}, { body: { effects: [{ amount: { stat: "manaValue" } }] } }]);
  });
  it.each([
    "Mill a card, then draw cards equal to the milled card's mana value.",
    "Mill three cards. You gain life equal to the total mana value of the milled cards.",
  ])("%s", (text) => {
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "mill", note: expect.any(String) }, {}] } },
    ]);
  });
  it("is of what was done", () => {
    expect(verdict(spell("Draw cards equal to the milled card's mana value."))).toBe("declined");
  });
});

describe("two kinds under anybody's control", () => {
  const enchantment = { typeLine: typed("enchantment") };

  it("each with its noun", () => {
    const filter = {
      is: "or",
      of: [{ of: [{ is: "color", color: "W" }, {}] }, { of: [{ is: "color", color: "U" }, {}] }],
    };
    expect(abilities(card("White creatures and blue creatures can't block.", enchantment))).toMatchObject([
      { effects: [{ rule: { rule: "cantBlock", who: { what: "all", filter } } }] },
    ]);
  });
});

describe("permanents and suspended cards (702.62b)", () => {
  it.each(["Remove two time counters from", "Put a time counter on"])(
    "%s target permanent or suspended card",
    (does) => {
      expect(abilities(spell(`${does} target permanent or suspended card.`))).toMatchObject([
        { body: { targets: [{ of: [{ target: "object" }, { target: "object", in: "exile" }] }] } },
      ]);
    },
  );
});

/** What a spell or ability does, and its targets. */
const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
  abilities(...of).map((one) => ("body" in one ? one.body : undefined));

describe("109.2: one noun twice, both with you as controller", () => {
  const COLORS = ["red", "white", "green"];
  it.each(COLORS.slice(1).map((other) => [COLORS[0], other] as const))("%s and %s creatures", (one, other) => {
    const text = `{1}: ${one} creatures and ${other} creatures you control gain flying until end of turn.`;
    const capital = text.replace(/: (.)/, (_, letter: string) => `: ${letter.toUpperCase()}`);
    expect(bodies(card(capital))).toMatchObject([
      { effects: [{ do: "apply", to: { what: "all", filter: { is: "or", of: [{ is: "and" }, { is: "and" }] } } }] },
    ]);
  });
  it("is not said of what another noun names", () => {
    expect(verdict(card("{1}: Red creatures and artifacts you control gain flying until end of turn."))).toBe(
      "declined",
    );
  });
});

describe("201.2: another of the same name", () => {
  it("is asked of all permanents but the target", () => {
    const text = "Destroy target permanent if another permanent with the same name is on the battlefield.";
    expect(bodies(spell(text))).toMatchObject([
      {
        effects: [
          { do: "if", condition: { if: "exists", what: { filter: { of: [{ is: "not" }, { is: "shares" }] } } } },
        ],
      },
    ]);
  });
});

describe("abilities from a source (113.7), by what aims at them and what it is", () => {
  const abilitiesOf = ["activated ability", "triggered ability", "activated or triggered ability"];
  const sources = ["an artifact source", "a noncreature source", "a red source"];
  it.each(product(abilitiesOf, sources))("target %s from %s", (what, source) => {
    const [ability] = abilities(spell(`Counter target ${what} from ${source}.`));
    expect(JSON.stringify(ability)).toContain('"is":"abilityOf"');
  });
});

describe("so many of what an opponent controls, or opponents control together (109.5)", () => {
  const count = { if: "compare", amount: { amount: "count" }, value: { compare: ">=", to: 3 } };
  it.each([
    ["an opponent controls", { if: "somePlayer", of: { who: "opponents" }, condition: count }],
    ["your opponents control", count],
    ["you control", count],
  ])("%s", (who, condition) => {
    const [ability] = abilities(card(`As long as ${who} three or more lands, this creature has flying.`));
    expect(ability).toMatchObject({ if: condition });
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

describe("even and odd, by what and where it is said", () => {
  const said = [
    ["with even mana values", { is: "parity", stat: "manaValue", parity: "even" }],
    ["with odd mana values", { is: "parity", stat: "manaValue", parity: "odd" }],
    ["with an odd mana value", { is: "parity", stat: "manaValue", parity: "odd" }],
  ] as const;
  it.each(product(["Your opponents can't block", "Your opponents can't attack"], said))("%s %j", (who, [with_, is]) => {
    const [only] = abilities(card(`${who} with creatures ${with_}.`));
    expect(JSON.stringify(only)).toContain(JSON.stringify(is));
  });
});

describe("compared, searched for and attached", () => {
  it.each(product(["lesser", "equal or lesser", "greater", "equal or greater"], ["mana value", "power"] as const))(
    "202.3, 208.1: with %s %s than that spell",
    (how, stat) => {
      const text = `Whenever you cast a creature spell, exile target creature card with ${how} ${stat} than that spell from a graveyard.`;
      expect(verdict(card(text))).toBe("read");
    },
  );
  it.each([
    ["a snow permanent card or a Saga card", 2],
    ["a snow permanent card, a legendary card, or a Saga card", 3],
  ] as const)("701.19a: one card, %s", (what, kinds) => {
    const [only] = abilities(
      card(
        `When this creature enters, search your library for ${what}, reveal it, put it into your hand, then shuffle.`,
      ),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "search", count: { max: 1 }, filter: { is: "or" } }, {}, {}] },
    });
    expect(JSON.stringify(only).split('"is":"supertype"').length).toBe(kinds);
  });
  it("303.4: a Curse put onto the battlefield attached to a player", () => {
    const find =
      "search your library for a Curse card that doesn't have the same name as a Curse attached to enchanted player";
    const curse = card(
      `Enchant player\nAt the beginning of your upkeep, you may ${find}, put it onto the battlefield attached to that player, then shuffle.`,
      { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } },
    );
    expect(JSON.stringify(abilities(curse))).toContain('"attachedTo":{"players"');
  });
  it("701.28: can't transform", () => {
    expect(verdict(card("Non-Human Werewolves you control can't transform."))).toBe("read");
  });
});

describe("kinds told apart by what they are not", () => {
  it.each([
    ["isn't exactly two colors", { is: "not", of: { stat: "colors", value: { compare: "=", to: 2 } } }],
    ["is exactly three colors", undefined],
    ["isn't two or more colors", { is: "not", of: { stat: "colors", value: { compare: ">=", to: 2 } } }],
  ])("a creature that %s", (words, filter) => {
    const text = `Destroy target creature that ${words}.`;
    if (filter === undefined) expect(verdict(spell(text))).toBe("declined");
    else
      expect(abilities(spell(text))).toMatchObject([
        { body: { targets: [{ of: [{ filter: { of: [{}, filter] } }] }] } },
      ]);
  });
  it("a spell that wasn't cast (707.10)", () => {
    expect(abilities(spell("Counter target spell that wasn't cast."))).toMatchObject([
      {
        body: {
          targets: [{ of: [{ filter: { of: [{}, { is: "not", of: { is: "history", event: { on: "cast" } } }] } }] }],
        },
      },
    ]);
    expect(verdict(spell("Destroy target creature that wasn't cast."))).toBe("declined");
  });
  it("cards of either kind in one place", () => {
    expect(
      abilities(spell("Return a red creature card or a land card from your graveyard to your hand.")),
    ).toMatchObject([{ body: { effects: [{ what: { in: "graveyard", filter: { is: "or" } } }] } }]);
  });
  it("cards with {X} in their mana cost", () => {
    const text = "{T}: Reveal any number of cards with {X} in their mana cost in your hand. You gain 1 life.";
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ what: { filter: { is: "manaCostHasX" } } }, {}] } },
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

describe("an adjective in front of instants and sorceries is said of both", () => {
  const KINDS = ["instant and sorcery", "instant and/or sorcery", "instant or sorcery"];

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

describe("the most common colour", () => {
  it.each(["white", "blue", "black", "red", "green"])("%s, compared with the four others", (color) => {
    const [one] = abilities(
      card(
        `This creature gets -2/-2 as long as ${color} is the most common color among all permanents or is tied for most common.`,
      ),
    );
    expect(one).toMatchObject({ if: { if: "and", of: [{}, {}, {}, {}] } });
  });
});

describe("one of several keywords", () => {
  it.each([
    ["flying and/or reach", ["flying", "reach"]],
    ["flying, reach, and/or swampwalk", ["flying", "reach", "landwalk"]],
    ["flying, deathtouch, or lifelink", ["flying", "deathtouch", "lifelink"]],
  ])("%s", (words, keywords) => {
    const either = { is: "or", of: keywords.map((keyword) => ({ is: "keyword", keyword })) };
    expect(effectsOf(abilities(spell(`Destroy each creature with ${words}.`)))).toMatchObject([
      { what: { filter: { of: [{ is: "type" }, either] } } },
    ]);
  });
});
