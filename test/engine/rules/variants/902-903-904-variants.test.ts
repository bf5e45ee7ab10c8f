import { describe, expect, it } from "vitest";
import type { GameOptions } from "../../../../lib/engine/api.ts";
import { newGame, pending, submitDirectly, view } from "../../../../lib/engine/index.ts";
import { perform } from "../../../../lib/engine/position.ts";
import { arranged, bringsOf, decksOf, type VariantName } from "../../../../lib/engine/rules/variants/named.ts";
import { scenario } from "../../../support/scenario.ts";
import { cardsOf } from "../../../support/stock.ts";

const optionsOf = (name: VariantName, seats: number): Partial<GameOptions> => {
  const done = arranged(name, { seats });
  if (!done.ok) throw new Error(done.message);
  return done.options;
};

const CARDS = cardsOf(`
  Test Elder
  Vanguard
  Creatures you control get +1/+1.
  Hand +2, life -3

  Test Child
  Vanguard
  {0}: You gain 1 life. Activate only once each turn.
  Hand -1, life +5

  Test Marshal {1}{R}
  Legendary Creature — Human
  2/2

  Test Storm
  Phenomenon
  When you encounter Test Storm, each player draws a card.

  Test Orchard
  Plane — Wold
  When you planeswalk to Test Orchard, you gain 3 life.

  Test Ground
  Basic Land — Mountain`);
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);
const DECK = Array.from({ length: 40 }, () => at("Test Ground"));
const SEED = "0b5e55ed".repeat(8);

describe("the casual variants are options and decks", () => {
  it("903.2, 903.7, 103.4c, 119.1c: Commander: 40 life, free-for-all where there are more than two", () => {
    expect(optionsOf("commander", 4)).toEqual({ attack: "multiple", startingLife: 40 });
    expect(optionsOf("commander", 2)).toEqual({ startingLife: 40 });
    expect(decksOf("commander")).toEqual({ commander: "commander" });
  });

  it("903.12a, 903.12f-h, 103.4d, 119.1d: Brawl: 25 life or 30, a free mulligan, no loss by a commander's damage", () => {
    const further = { freeMulligan: true, commanderDamageIgnored: true };
    expect(optionsOf("brawl", 2)).toEqual({ startingLife: 25, ...further });
    expect(optionsOf("brawl", 4)).toEqual({ attack: "multiple", startingLife: 30, ...further });
  });

  it("904.2, 904.2a-b, 904.5, 904.6, 103.1b, 103.4e, 119.1e: Archenemy: one against all, 40 life, the first turn", () => {
    expect(optionsOf("archenemy", 4)).toEqual({
      teams: [[0], [1, 2, 3]],
      attack: "multiple",
      sharedTeamTurns: true,
      openHands: "teammates",
      startingPlayer: 0,
      startingLives: [40, 20, 20, 20],
    });
    const brings = [0, 1].map((seat) => bringsOf("archenemy", seat, optionsOf("archenemy", 4)).scheme);
    expect(brings).toEqual([true, false]);
    const even = [
      [0, 1],
      [2, 3],
    ];
    expect(arranged("archenemy", { seats: 4, teams: even })).toMatchObject({ ok: false, rule: "904.2a" });
  });

  it("904.12a-c: a Supervillain Rumble: everybody is an archenemy, with a scheme deck and 40 life", () => {
    const options = optionsOf("supervillain-rumble", 3);
    expect(options).toEqual({ attack: "multiple", startingLife: 40 });
    expect([0, 1, 2].every((seat) => bringsOf("supervillain-rumble", seat, options).scheme)).toBe(true);
  });

  it("904.13a, 904.13b: Archenemy Commander: 60 life each side, a team's shared, and decks with commanders", () => {
    const options = optionsOf("archenemy-commander", 3);
    expect(options).toEqual({
      teams: [[0], [1, 2]],
      attack: "multiple",
      sharedTeamTurns: true,
      openHands: "teammates",
      startingPlayer: 0,
      startingLife: 60,
      sharedLife: true,
      ownPoison: true,
    });
    expect(decksOf("archenemy-commander")).toEqual({ scheme: "archenemy", commander: "commander" });
    const brings = [0, 1, 2].map((seat) => bringsOf("archenemy-commander", seat, options).scheme);
    expect(brings).toEqual([true, false, false]);
  });

  it("901.15a: of a single planar deck one player brings the cards", () => {
    const options = optionsOf("single-planar-deck", 3);
    expect([0, 1, 2].map((seat) => bringsOf("single-planar-deck", seat, options).planar)).toEqual([true, false, false]);
  });
});

describe("the start of the game", () => {
  it("211.1, 212.1, 902.2, 902.3, 902.4, 902.5, 902.6, 109.4e, 119.1b, 103.4b, 103.5a, 313.6, 313.7: a vanguard's modifiers change life and hand", () => {
    const game = newGame({
      seed: SEED,
      pool: { cards: CARDS },
      players: [
        { deck: DECK, command: [at("Test Elder")] },
        { deck: DECK, command: [at("Test Child")] },
      ],
      options: optionsOf("vanguard", 2),
    });
    const { players } = view(game, 0);
    expect(players.map(({ life, handCount }) => [life, handCount])).toEqual([
      [17, 9],
      [25, 6],
    ]);
    expect(players.map(({ command }) => command.map(({ name }) => name))).toEqual([["Test Elder"], ["Test Child"]]);
  });

  it("902.5a, 103.5: a mulligan is for as many cards as before, and the cards put back are counted as usual", () => {
    const game = newGame({
      seed: SEED,
      pool: { cards: CARDS },
      players: [{ deck: DECK, command: [at("Test Elder")] }, { deck: DECK }],
      options: { ...optionsOf("vanguard", 2), startingPlayer: 0 },
    });
    const answer = (yes: boolean): void => {
      const [asked] = pending(game);
      submitDirectly(game, asked!.decidedBy, [{ slot: asked!.slot, answer: { ask: "confirm", yes } }]);
    };
    answer(true);
    answer(false);
    expect(view(game, 0).players[0]!.handCount).toBe(9);
    answer(false);
    expect(pending(game)[0]).toMatchObject({ about: "mulliganBottom", min: 1, max: 1 });
  });

  it("103.2c, 903.6: commanders are face up in the command zone, with their tax and damage", () => {
    const game = newGame({
      seed: SEED,
      pool: { cards: CARDS },
      players: [{ deck: DECK, commanders: [at("Test Marshal")] }, { deck: DECK }],
      options: optionsOf("commander", 2),
    });
    const [first, second] = view(game, 1).players;
    expect(first).toMatchObject({
      life: 40,
      commanders: [{ name: "Test Marshal", zone: "command", tax: 0, damage: {} }],
    });
    expect(second!.commanders).toBeUndefined();
  });

  it("103.3a, 103.7, 901.5: once hands are kept the starting player turns up a plane, passing over phenomena", () => {
    const planes = [at("Test Storm"), at("Test Orchard"), at("Test Storm")];
    const game = newGame({
      seed: SEED,
      pool: { cards: CARDS },
      players: [
        { deck: DECK, supplementary: planes },
        { deck: DECK, supplementary: planes },
      ],
      options: { ...optionsOf("planechase", 2), startingPlayer: 1 },
    });
    for (let [asked] = pending(game); asked?.about === "mulligan"; [asked] = pending(game))
      submitDirectly(game, asked.decidedBy, [{ slot: asked.slot, answer: { ask: "confirm", yes: false } }]);
    const seen = view(game, 0);
    expect(seen.players.map(({ command }) => command.map(({ name }) => name))).toEqual([[], ["Test Orchard"]]);
    expect([seen.planarController, seen.players[1]!.life, seen.stack.length]).toEqual([1, 20, 0]);
  });
});

describe("vanguards and conspiracies in play", () => {
  scenario("902.7, 313.4, 313.5, 613.7i: its abilities function, from the beginning of the game on", (t) => {
    t.cards(BESIDE);
    t.put(0, "command", "Test Leveler");
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.permanentWith(0, "Test Aura", { attachedTo: 0 });
    t.to("precombatMain");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([3, 1]);
    expect(t.ids(1, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2]);
  });

  scenario("313.2: a vanguard stays in the command zone and cannot be cast", (t) => {
    t.cards(BESIDE);
    t.put(0, "command", "Test Leveler");
    t.to("precombatMain");
    const [vanguard] = t.ids(0, "command", "Test Leveler");
    perform(t.game, { e: "move", object: vanguard!, to: "hand" });
    expect([t.count(0, "command", "Test Leveler"), t.count(0, "hand")]).toEqual([1, 0]);
    expect(t.can("cast", "Test Leveler")).toBe(false);
  });

  scenario("903.3c, 903.10a: a merged permanent that a commander is part of is that commander", (t) => {
    t.cards(BESIDE);
    t.put(0, "commanders", "Test Mutant");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Mutant", { via: "mutate", targets: ["Test Bear"] });
    t.resolve();
    if (t.asked().ask === "option") t.option(t.asked("option").options[0]!);
    expect(t.count(0, "battlefield")).toBe(1);
    t.attack(t.nameOf(t.game.state.battlefield[0]!));
    t.to("postcombatMain");
    expect(view(t.game, 1).players[0]!.commanders).toMatchObject([{ zone: "battlefield", tax: 2 }]);
    expect(Object.keys(view(t.game, 1).players[0]!.commanders![0]!.damage)).toEqual(["1"]);
  });

  scenario(
    "903.9c, 903.9b: as a merged permanent goes to a hand, the commander alone goes to the command zone",
    (t) => {
      t.cards(BESIDE);
      t.put(0, "commanders", "Test Mutant");
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Net");
      t.to("precombatMain");
      t.cast("Test Mutant", { via: "mutate", targets: ["Test Bear"] });
      t.resolve();
      if (t.asked().ask === "option") t.option(t.asked("option").options[0]!);
      t.cast("Test Net", { targets: [t.nameOf(t.game.state.battlefield[0]!)] });
      t.resolve();
      t.yes();
      expect([t.count(0, "command", "Test Mutant"), t.count(0, "hand", "Test Bear"), t.count(0, "hand")]).toEqual([
        1, 1, 1,
      ]);
    },
  );

  scenario("902.5b, 313.6: the hand modifier changes the maximum hand size", (t) => {
    t.cards(BESIDE);
    t.put(0, "command", "Test Leveler");
    t.hand(0, ...Array.from({ length: 9 }, () => "Plains"));
    t.to("postcombatMain");
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("choose")).toMatchObject({ about: "discard", min: 3 });
  });

  scenario(
    "315.2, 315.3, 315.5, 315.6, 109.4g: a conspiracy works for its owner and stays in the command zone",
    (t) => {
      t.cards(BESIDE);
      t.put(0, "command", "Test Cabal");
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      perform(t.game, { e: "move", object: t.game.state.command[0]!, to: "graveyard" });
      const power = (seat: number) => t.seeId(t.ids(seat, "battlefield", "Test Bear")[0]!).power;
      expect([t.count(0, "command"), power(0), power(1)]).toEqual([1, 3, 2]);
    },
  );

  scenario(
    "904.13c, 810.8a: Archenemy Commander: life is shared, poison is not, and with ten of it a player's team loses",
    (t) => {
      t.cards(BESIDE);
      t.options(optionsOf("archenemy-commander", 3));
      t.hand(0, "Test Sting", "Test Venom", "Test Dose");
      t.to("precombatMain");
      const poison = () => view(t.game, 0).players.map(({ counters }) => counters.poison ?? 0);
      t.cast("Test Sting", { targets: [2] });
      t.resolve();
      expect(view(t.game, 0).players.map(({ life }) => life)).toEqual([60, 57, 57]);
      t.cast("Test Venom", { targets: [1] });
      t.resolve();
      expect(poison()).toEqual([0, 9, 0]);
      t.cast("Test Dose");
      t.resolve();
      expect(t.winners).toEqual([0]);
    },
    { seats: 3 },
  );

  scenario(
    "102.3: what your team controls is yours and your teammates'",
    (t) => {
      t.cards(BESIDE);
      t.options({
        teams: [
          [0, 1],
          [2, 3],
        ],
      });
      t.battlefield(0, "Test Standard", "Test Bear");
      t.battlefield(1, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.to("precombatMain");
      const power = (seat: number) => t.seeId(t.ids(seat, "battlefield", "Test Bear")[0]!).power;
      expect([power(0), power(1), power(2)]).toEqual([3, 3, 2]);
    },
    { seats: 4 },
  );
});

const BESIDE = `
  Test Leveler
  Vanguard
  Creatures you control have base power and toughness 1/1.
  Hand -1, life +5

  Test Mutant {5}
  Legendary Creature — Beast
  Mutate {0}
  4/4

  Test Sting {0}
  Sorcery
  Target player loses 3 life.

  Test Venom {0}
  Sorcery
  Target player gets nine poison counters.

  Test Dose {0}
  Sorcery
  Each opponent gets a poison counter.

  Test Net {0}
  Sorcery
  Return target creature to its owner's hand.

  Test Cabal
  Conspiracy
  Creatures you control get +1/+0.

  Test Standard {0}
  Artifact
  Creatures your team controls get +1/+0.

  Test Aura {0}
  Enchantment — Aura
  Enchant creature
  Enchanted creature has base power and toughness 3/3.

  Test Bear {G}
  Creature — Bear
  2/2`;
