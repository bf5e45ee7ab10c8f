import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** What causes what: keyword abilities, the mana that may be spent, what a spell may be aimed at, and what came of it. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];

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

describe("107.4b: mana that can't be spent on generic mana", () => {
  scenario("106.6, 601.2g: pays symbols only, out of the pool and by itself", (t) => {
    t.cards(`
  Test Spring {0}
  Creature — Elk
  Haste
  {T}: Add {R}{G}. This mana can't be spent to pay generic mana costs.
  1/1`);
    t.battlefield(0, "Test Spring", "Forest");
    t.hand(0, "Test Bear", "Plain Stone", "Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Plain Stone")).toBe(false);
    expect(t.can("cast", "Test Bear")).toBe(true);
    t.cast("Test Bear");
    t.resolve();
    expect(t.see("Forest").tapped).toBe(true);
    expect(t.mana(0)).toBe("R");
    t.cast("Spark", { targets: [1] });
    expect(t.mana(0)).toBe("");
  });
});

describe("107.4c: costs that contain {C}", () => {
  scenario("106.6: take such mana whatever they are paid for", (t) => {
    t.cards(`
  Test Drone {0}
  Creature — Drone
  {T}: Add {C}. Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.
  1/1

  Test Herald {C}
  Creature — Bear
  1/1

  Test Rock {1}
  Artifact
  {1}: You gain 1 life.

  Test Elder {G}
  Creature — Bear
  {1}: You gain 1 life.
  {C}: You gain 2 life.
  1/1`);
    t.battlefield(0, "Test Drone", "Test Elder", "Test Rock");
    t.hand(0, "Test Bear", "Test Herald");
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Herald")).toBe(true);
    expect(t.can("activate", "Test Rock")).toBe(true);
    t.activate("Test Elder", { ability: 1 });
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(22);
    expect(t.see("Test Drone").tapped).toBe(true);
  });
});

describe("what can't be chosen as a spell is cast", () => {
  scenario("601.2c, 608.2b: an untapped creature is no target then, and is one still", (t) => {
    t.cards(`
  Test Grasp {0}
  Enchantment — Aura
  Enchant creature
  You can't choose an untapped creature as this spell's target as you cast it.
  You control enchanted creature.

  Test Rouse {0}
  Instant
  Untap target creature.`);
    t.permanentWith(1, "Test Bear", { tapped: true });
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Grasp", "Test Rouse");
    t.to("precombatMain");
    t.cast("Test Grasp", { targets: ["Test Bear"] });
    t.cast("Test Rouse", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
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

describe("a creature that becomes another for good", () => {
  const text =
    "{2}: If this creature is a Bear, it becomes a legendary creature named Tarn, the Still, it has base power and toughness 5/5, and it gains “Other creatures you control have indestructible.”";
  it("205.1a: keeps the creature types it has", () =>
    expect(effectsOf(abilities(card(text.replace(/[“”]/g, '"'))))).toMatchObject([
      {
        then: [
          {
            modifications: [
              { modify: "addTypes", supertypes: ["legendary"] },
              { modify: "name", name: "Tarn, the Still" },
            ],
          },
          { modifications: [{ modify: "setPT", power: 5, toughness: 5 }] },
          { modifications: [{ modify: "addAbility" }] },
        ],
      },
    ]));
});

describe("revealed from one place or the other", () => {
  scenario("608.2d: where from is chosen first", (t) => {
    t.cards(`
  Test Muster {0}
  Sorcery
  Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.`);
    t.hand(0, "Test Muster", "Test Muster", "Test Ogre");
    t.library(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Muster");
    t.resolve();
    t.option("The top card");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    t.cast("Test Muster");
    t.resolve();
    t.option("A card from your hand");
    if (t.count(0, "hand") > 0) t.choose("Test Ogre");
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });
});

describe("what came of it", () => {
  it("701.12a, 603.12: excess damage dealt to one of two that fight", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "Target creature you control fights target creature an opponent controls. When excess damage is dealt to the creature an opponent controls this way, draw a card.",
          ),
        ),
      ),
    ).toMatchObject([
      { do: "fight", note: "n1" },
      {
        condition: { what: { of: { name: "n1 excess" }, filter: { is: "among", of: { what: "target", slot: 1 } } } },
        then: [{ do: "reflexive" }],
      },
    ]));
  scenario("701.10c, 119.7: the life that was lost in an exchange", (t) => {
    t.cards(`
  Test Trade {0}
  Sorcery
  Exchange life totals with target opponent. If you lost life this way, draw that many cards.`);
    t.life(1, 17);
    t.hand(0, "Test Trade", "Test Trade");
    t.to("precombatMain");
    t.cast("Test Trade");
    t.resolve();
    expect(t.count(0, "hand")).toBe(4);
    t.cast("Test Trade");
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
  });
  scenario("205.1: so many words as there are on a type line", (t) => {
    t.cards(`
  Test Swell {0}
  Instant
  Target creature gets +1/+1 until end of turn for each supertype, card type, and subtype it has.

  Test Queen {0}
  Legendary Artifact Creature — Bear Noble
  1/1`);
    t.battlefield(0, "Test Queen");
    t.hand(0, "Test Swell");
    t.to("precombatMain");
    t.cast("Test Swell", { targets: ["Test Queen"] });
    t.resolve();
    expect(t.see("Test Queen")).toMatchObject({ power: 6, toughness: 6 });
  });
  scenario("500.8: the first upkeep of a turn has another after it, and that one has none", (t) => {
    t.cards(`
  Test Haze {0}
  Enchantment
  At the beginning of your first upkeep each turn, you get an additional upkeep step after this step.

  Test Tally {0}
  Enchantment
  At the beginning of each player's upkeep, you gain 1 life.`);
    t.battlefield(0, "Test Haze");
    t.battlefield(1, "Test Tally");
    t.to("precombatMain", 3);
    expect(t.game.state.players[1]!.life).toBe(25);
  });
  it.each(["for as long as you control an artifact", "for the rest of the game"])(
    "701.38b: the tokens are goaded %s",
    (long) =>
      expect(
        effectsOf(abilities(spell(`Create two 1/1 green Snake creature tokens. The tokens are goaded ${long}.`))),
      ).toMatchObject([
        { note: "n1" },
        { do: "apply", to: { what: "noted", name: "n1" }, modifications: [{ modify: "goad" }] },
      ]),
  );
  it("603.7: this card from exile, where the ability has put it", () =>
    expect(
      effectsOf(
        abilities(
          card(
            "When this creature dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return this card from exile to the battlefield under its owner's control.",
          ),
        ),
      ),
    ).toMatchObject([{ note: "n1" }, { body: { effects: [{ what: { what: "noted", name: "n1" } }] } }]));
  it("701.20: whose spell or ability makes them shuffle", () =>
    expect(
      abilities(card("Whenever a spell or ability causes its controller to shuffle their library, draw a card.")),
    ).toMatchObject([{ when: { on: "shuffle", ownCause: true } }]));
  it("603.2c: damage to you or to what you control", () =>
    expect(
      abilities(card("Whenever combat damage is dealt to you or a planeswalker you control, draw a card.")),
    ).toMatchObject([{ when: { to: { players: { who: "you" }, objects: {} } }, batch: "byRecipient" }]));
  it("who skips a draw is the target", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.",
          ),
        ),
      ),
    ).toMatchObject([{ do: "replace", replacement: { of: { on: "draw", who: { who: "target" } } } }]));
  it("of a keyword that is no ability on the stack nothing is said", () =>
    expect(verdict(card("Whenever a creature becomes the target of a flying ability, draw a card."))).toBe("declined"));
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
  it("702.21b: of ward, what X is", () =>
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

describe("the value of X", () => {
  scenario("107.3, 107.3m: doubled while the spell is on the stack, and for what it becomes", (t) => {
    t.cards(`
  Test Flourish {0}
  Enchantment
  Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.

  Test Growing {X}
  Creature — Hydra
  This creature enters with X +1/+1 counters on it.
  0/0`);
    t.battlefield(0, "Test Flourish", "Forest", "Forest");
    t.hand(0, "Test Growing");
    t.to("precombatMain");
    t.cast("Test Growing", { x: 2 });
    t.resolve();
    t.resolve();
    expect(t.see("Test Growing").counters["+1/+1"]).toBe(4);
  });
  scenario("602.1a, 707.10: an ability whose activation cost contains {X} is copied, with its X", (t) => {
    t.cards(`
  Test Echo {0}
  Enchantment
  Whenever you cast an instant or sorcery spell or activate an ability, if that spell's mana cost or that ability's activation cost contains {X}, copy that spell or ability. You may choose new targets for the copy.

  Test Fount {0}
  Artifact
  {X}: You gain X life.
  {1}: You gain 10 life.

  Test Burst {X}
  Sorcery
  You gain X life.`);
    t.battlefield(0, "Test Echo", "Test Fount", "Forest", "Forest", "Forest", "Forest");
    t.hand(0, "Test Burst");
    t.to("precombatMain");
    t.activate("Test Fount", { x: 2 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(24);
    t.cast("Test Burst", { x: 1 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(26);
    t.activate("Test Fount", { ability: 1 });
    t.resolveAll();
    expect(t.game.state.players[0]!.life).toBe(36);
  });
  it("602.1a: a spell or ability with {X}, whichever is next", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "When you next cast a spell with {X} in its mana cost or activate an ability with {X} in its activation cost this turn, copy that spell or ability.",
          ),
        ),
      ),
    ).toMatchObject([
      { do: "delayed", when: { of: [{ on: "cast" }, { on: "activate", ability: { is: "activationCostHasX" } }] } },
    ]));
});

describe("costs that artifacts and creatures help to pay", () => {
  it.each(["you may waterbend {4}", "waterbend {X}"])("as an additional cost: %s", (words) =>
    expect(
      JSON.stringify(abilities(spell(`As an additional cost to cast this spell, ${words}.\nDraw a card.`))),
    ).toContain('"help":"waterbend"'),
  );
});

describe("counters that remain", () => {
  scenario("122.2: as it moves, but not into a hand", (t) => {
    t.cards(`
  Test Grave {0}
  Creature — Zombie
  Counters remain on Test Grave as it moves to any zone other than a player's hand or library.
  2/2

  Test Raise {0}
  Sorcery
  Return target creature card from your graveyard to the battlefield.

  Test Recall {0}
  Sorcery
  Return target creature to its owner's hand.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.permanentWith(0, "Test Grave", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Raise", "Test Recall", "Spark", "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Spark", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Test Raise", { targets: ["Test Grave"] });
    t.resolve();
    expect(t.see("Test Grave").counters["+1/+1"]).toBe(2);
    t.cast("Test Recall", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Test Grave");
    t.resolve();
    expect(t.see("Test Grave").counters["+1/+1"] ?? 0).toBe(0);
  });
});

describe("in one sentence with others", () => {
  it("402.2: no maximum hand size for the rest of the game", () =>
    expect(
      effectsOf(abilities(spell("Draw seven cards, and you have no maximum hand size for the rest of the game."))),
    ).toMatchObject([{ do: "draw" }, { do: "rule", duration: "forever" }]));
  it("614.1c: an additional X counters", () =>
    expect(
      verdict(
        card(
          "This creature enters with X +1/+1 counters on it. If X is 5 or more, it enters with an additional X +1/+1 counters on it.",
          { manaCost: "{X}{R}{G}" },
        ),
      ),
    ).toBe("read"));
});
