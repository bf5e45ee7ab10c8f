import { describe, expect, it } from "vitest";
import { agreeDraw, load, newGame, pending, result, save } from "../../../lib/engine/index.ts";
import { startFrom } from "../../../lib/engine/position.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { cardOf } from "../../../lib/engine/state/ids.ts";
import { scenario } from "../../support/scenario.ts";
import { CREATURE, sorcery } from "../../support/sorcery.ts";

const FISH = `
  Test Fish {U}
  Creature — Fish
  1/1`;

describe("101: the golden rules", () => {
  scenario("101.1, 305.2: a card that says so overrides the rule of one land a turn", (t) => {
    t.cards(`
  Test Acre {G}
  Sorcery
  You may play an additional land this turn.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Acre", "Plains", "Plains", "Plains");
    t.to("precombatMain");
    t.playLand("Plains");
    expect(t.can("playLand", "Plains")).toBe(false);
    t.cast("Test Acre");
    t.resolve();
    t.playLand("Plains");
    expect(t.can("playLand", "Plains")).toBe(false);
  });

  scenario("101.2: what says a creature can't attack wins over what says it can", (t) => {
    t.cards(`
  Test Wall {1}{W}
  Creature — Wall
  Defender
  1/4

  Test Gate {2}
  Artifact
  Creatures you control can attack as though they didn't have defender.

  Test Bond {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack.
`);
    t.battlefield(0, "Test Wall", "Test Gate", "Test Bear");
    t.permanentWith(0, "Test Bond", { attachedTo: 0 });
    t.attack("Test Bear");
    expect(t.see("Test Wall").tapped).toBe(false);
    expect(t.see("Test Bear").tapped).toBe(true);
  });

  scenario("101.2a: losing an ability does not keep it from being gained later", (t) => {
    t.cards(`
  Test Clip {R}
  Instant
  Target creature loses flying until end of turn.

  Test Lift {U}
  Instant
  Target creature gains flying until end of turn.`);
    t.battlefield(0, "Test Bear", "Island", "Island", "Mountain");
    t.hand(0, "Test Lift", "Test Clip", "Test Lift");
    t.to("precombatMain");
    for (const [spell, flies] of [
      ["Test Lift", true],
      ["Test Clip", false],
      ["Test Lift", true],
    ] as const) {
      t.cast(spell, { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").keywords.includes("flying")).toBe(flies);
    }
  });

  scenario("101.3: of two cards to discard, the one there is is discarded", (t) => {
    t.cards(`
  Test Loss {B}
  Sorcery
  Target player discards two cards, then loses 1 life.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Loss");
    t.hand(1, "Plains");
    t.to("precombatMain");
    t.cast("Test Loss", { targets: [1] });
    t.resolve();
    expect(t.count(1, "graveyard", "Plains")).toBe(1);
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("101.4, 101.4b: the active player chooses first, knowingly the other; then all happens at once", (t) => {
    t.cards(`${FISH}

  Test Tribute {B}
  Sorcery
  Each player sacrifices a creature.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Tribute");
    t.battlefield(0, "Test Bear", "Test Fish");
    t.battlefield(1, "Test Bear", "Test Fish");
    t.to("precombatMain");
    t.cast("Test Tribute");
    t.resolve();
    expect(t.asked("choose").player).toBe(0);
    t.choose("Test Bear");
    expect(t.asked("choose").player).toBe(1);
    expect(t.game.state.battlefield).toHaveLength(5);
    t.choose("Test Fish");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Fish")]).toEqual([1, 1]);
  });

  scenario("101.4a: cards chosen from hands are chosen by both before either is shown", (t) => {
    t.cards(`${FISH}

  Test Toss {B}
  Sorcery
  Each player discards a card.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Toss", "Test Bear", "Test Fish");
    t.hand(1, "Test Bear", "Test Fish");
    t.to("precombatMain");
    t.cast("Test Toss");
    t.resolve();
    expect(pending(t.game).map(({ player }) => player)).toEqual([0, 1]);
    t.choose("Test Bear");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(0);
    t.choose("Test Fish");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Fish")]).toEqual([1, 1]);
  });

  scenario("101.4c: several choices are made in the order in which they are written", (t) => {
    t.cards(`
  Test Barter {B}
  Sorcery
  Discard a card, then sacrifice a creature.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Barter", "Plains", "Island");
    t.battlefield(0, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Barter");
    t.resolve();
    expect(t.asked().about).toBe("discard");
    t.choose("Island");
    expect(t.asked().about).toBe("sacrifice");
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario(
    "101.4d, 616.1f: who has to choose anew because of another's choice does so before those later in turn order",
    (t) => {
      t.cards(`
        Test Wave {0}
        Sorcery
        Test Wave deals 4 damage to each opponent.

        Test Furnace {0}
        Enchantment
        If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

        Test Armor {0}
        Artifact
        If a source would deal damage to you, prevent 1 of that damage.

        Test Shift {0}
        Instant
        The next 9 damage that would be dealt to target player this turn is dealt to target creature instead.

        Test Defender {W}
        Creature — Human
        1/20
        If a source would deal damage to a creature you control, prevent 1 of that damage.`);
      t.battlefield(0, "Test Furnace", "Test Defender");
      t.battlefield(1, "Test Armor");
      t.battlefield(2, "Test Armor");
      t.hand(0, "Test Shift", "Test Wave");
      t.to("precombatMain");
      t.cast("Test Shift", { targets: [1, "Test Defender"] });
      t.resolve();
      t.cast("Test Wave");
      t.resolve();
      expect(t.asked("option").player).toBe(1);
      t.option("Test Shift");
      expect(t.asked("option").player).toBe(0);
      t.option("Test Defender");
      expect(t.asked("option").player).toBe(2);
      t.option("Test Armor");
      expect(t.game.state.players.map(({ life }) => life)).toEqual([20, 20, 14]);
    },
    { seats: 3 },
  );
});

describe("102-104: players, starting and ending the game", () => {
  scenario("102.1, 102.2: the other player is the opponent, and is active in turn", (t) => {
    t.cards(`
  Test Jab {R}
  Instant
  Test Jab deals 1 damage to target opponent.`);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Jab");
    t.hand(1, "Test Jab");
    t.to("precombatMain");
    expect(t.turn.active).toBe(0);
    t.cast("Test Jab");
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([[1]]);
    t.resolve();
    t.to("precombatMain");
    expect(t.turn.active).toBe(1);
    t.cast("Test Jab");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 19]);
  });

  const setup = (seed: string) => {
    const card = (name: string) => ({ name, layout: "normal" as const, faces: [plain(name)] as const });
    const plain = (name: string) => ({
      name,
      typeLine: { supertypes: [], types: ["creature" as const], subtypes: [] },
      text: "",
      abilities: [],
      power: 1,
      toughness: 1,
    });
    const cards = Array.from({ length: 40 }, (_, i) => card(`Test Card ${i}`));
    const deck = cards.map((_, i) => i);
    return newGame({ seed: seed.repeat(64), pool: { cards } as never, players: [{ deck }, { deck }] });
  };

  it("101.4e, 103.1, 103.3, 103.4, 103.8: chance says who begins; decks are shuffled, everybody has 20 life and seven cards", () => {
    const games = ["1", "2", "3", "4", "5", "6"].map(setup);
    expect(new Set(games.map((game) => game.state.turn.active))).toEqual(new Set([0, 1]));
    for (const game of games) {
      expect(game.state.players.map(({ life, hand }) => [life, hand.length])).toEqual([
        [20, 7],
        [20, 7],
      ]);
      // The starting player declares first.
      expect(pending(game)[0]).toMatchObject({ about: "mulligan", player: game.state.turn.active });
    }
    const order = (game: (typeof games)[number]) =>
      game.state.players[0]!.library.map((id) => game.state.cards[cardOf(id)]![0]);
    expect(order(games[0]!)).not.toEqual(order(games[1]!));
  });

  scenario("103.8a: in a two-player game whoever plays first does not draw in the first turn", (t) => {
    t.to("precombatMain");
    expect(t.count(0, "hand")).toBe(0);
    t.to("precombatMain");
    expect(t.count(1, "hand")).toBe(1);
  });

  scenario(
    "104.1, 810.8a: nobody is asked on once a team has lost, whatever comes back as the first of it leaves (800.4a)",
    (t) => {
      t.options({
        teams: [
          [0, 1],
          [2, 3],
        ],
        sharedLife: true,
        sharedTeamTurns: true,
      });
      t.cards(`
        Test Gaol {W}
        Enchantment
        When this enchantment enters, exile target land until this enchantment leaves the battlefield.

        Test Vent
        Land
        As this land enters, you may pay 2 life. If you don't, it enters tapped.
        {T}: Add {R}.`);
      t.hand(0, "Test Gaol");
      t.lands(0, "Plains", 1);
      t.battlefield(2, "Test Vent");
      t.no();
      t.to("precombatMain");
      t.cast("Test Gaol");
      t.resolve();
      t.choose(...t.ids(2, "battlefield", "Test Vent"));
      t.resolveAll();
      expect(t.ids(2, "exile", "Test Vent")).toHaveLength(1);
      t.concede(0);
      expect(result(t.game)).toEqual({ winners: [2, 3] });
      expect(pending(t.game)).toEqual([]);
    },
    { seats: 4 },
  );

  scenario("104.1, 104.2a, 104.3a: a player concedes without priority: the game is over at once", (t) => {
    t.to("precombatMain");
    t.concede(1);
    expect(t.winners).toEqual([0]);
    expect(pending(t.game)).toEqual([]);
  });

  scenario("104.2b: an effect says that a player wins", (t) => {
    t.cards(`
  Test Victory {W}
  Sorcery
  You win the game.`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Victory");
    t.to("precombatMain");
    t.cast("Test Victory");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("104.2a, 104.3e: who an effect makes lose is out at once, and the last one has won", (t) => {
    t.cards(`
  Test Pact {0}
  Instant
  You gain 3 life. At the beginning of your next upkeep, pay {5}. If you don't, you lose the game.`);
    t.hand(0, "Test Pact");
    t.to("precombatMain");
    t.cast("Test Pact");
    t.resolve();
    expect(t.over).toBe(false);
    t.to("upkeep", 3);
    t.resolve();
    expect(t.winners).toEqual([1]);
  });

  scenario("104.2a, 104.4a, 608.2: nothing more is done once the game is over; who loses together has not won", (t) => {
    t.cards(`
  Test Doomsday {0}
  Sorcery
  Each player loses the game. You gain 5 life.`);
    t.hand(0, "Test Doomsday");
    t.to("precombatMain");
    t.cast("Test Doomsday");
    t.resolve();
    expect([t.winners, t.lifeOf(0)]).toEqual([[], 20]);
  });

  scenario("104.3b: a player with less than 0 life loses the next time somebody would receive priority", (t) => {
    t.cards(`
  Test Drain {B}
  Sorcery
  Target player loses 25 life. You gain 1 life.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { targets: [1] });
    t.resolve();
    // The rest of the spell still happened.
    expect(t.lifeOf(0)).toBe(21);
    expect(t.winners).toEqual([0]);
  });

  scenario("104.3c: of more cards than there are the library gives what it has, then the player loses", (t) => {
    t.cards(`
  Test Flood {U}
  Sorcery
  Target player draws three cards.`);
    t.emptyLibraries();
    t.library(0, "Plains", "Plains");
    t.library(1, "Plains", "Island");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Flood");
    t.to("precombatMain");
    t.cast("Test Flood", { targets: [1] });
    t.resolve();
    expect(t.count(1, "hand")).toBe(2);
    expect(t.winners).toEqual([0]);
  });

  scenario("104.3d: ten poison counters lose the game", (t) => {
    t.cards(`
  Test Venom {B}
  Sorcery
  Target player gets ten poison counters.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Venom");
    t.to("precombatMain");
    t.cast("Test Venom", { targets: [1] });
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("104.4a, 704.5a: both players' life becomes 0 at once: the game is a draw", (t) => {
    t.cards(`
  Test Ruin {R}
  Sorcery
  Test Ruin deals 20 damage to each player.`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Ruin");
    t.resolve();
    expect(t.winners).toEqual([]);
  });

  scenario("104.4c: an effect says that the game is a draw", (t) => {
    t.define(sorcery("Test Truce", [{ do: "drawGame" }]));
    t.hand(0, "Test Truce");
    t.to("precombatMain");
    t.cast("Test Truce");
    t.resolve();
    expect(t.winners).toEqual([]);
  });
});

describe("105: color", () => {
  const SEERS = `
  Test Prism {W}{U}
  Creature — Bird
  1/1

  Test Mono {2}{G}{G}
  Creature — Bear
  2/2

  Test Gear {2}
  Artifact Creature — Golem
  2/2`;

  scenario("105.2, 105.2a-c: objects have the colors of the symbols in their mana costs", (t) => {
    t.cards(`${SEERS}

  Test Count {B}
  Sorcery
  You gain 1 life for each multicolored creature, then you gain 10 life for each colorless creature, then you gain 100 life for each monocolored creature.`);
    t.lands(0, "Swamp", 1);
    t.battlefield(1, "Test Prism", "Test Mono", "Test Gear", "Test Gear");
    t.hand(0, "Test Count");
    t.to("precombatMain");
    t.cast("Test Count");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20 + 1 + 20 + 100);
  });

  scenario("105.3: a new color replaces all others, unless it comes in addition", (t) => {
    t.cards(`${SEERS}

  Test Dye {U}
  Instant
  Target creature becomes red until end of turn.

  Test Fade {U}
  Instant
  Target creature becomes colorless until end of turn.

  Test Burn {R}
  Instant
  Destroy target red creature.`);
    t.define(
      sorcery("Test Tint", [
        {
          do: "apply",
          to: { what: "all", filter: CREATURE },
          modifications: [{ modify: "addColors", colors: ["U"] }],
          duration: "endOfTurn",
        },
      ]),
    );
    t.lands(0, "Island", 2);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Mono");
    t.hand(0, "Test Dye", "Test Tint", "Test Fade", "Test Burn");
    const colors = () => characteristicsOf(t.game, t.ids(1, "battlefield")[0]!).colors;
    t.to("precombatMain");
    const green = colors();
    t.cast("Test Tint");
    t.resolve();
    expect(colors() & green).toBe(green);
    expect(colors()).not.toBe(green);
    t.cast("Test Dye", { targets: ["Test Mono"] });
    t.resolve();
    expect(colors() & green).toBe(0);
    expect(t.can("cast", "Test Burn")).toBe(true);
    t.cast("Test Fade", { targets: ["Test Mono"] });
    t.resolve();
    expect(colors()).toBe(0);
    expect(t.can("cast", "Test Burn")).toBe(false);
  });

  scenario("105.4: a color to choose is one of the five", (t) => {
    t.cards(`
  Test Banner {2}
  Artifact
  As this artifact enters, choose a color.
  Creatures of the chosen color get +1/+1.
`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Banner");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Banner");
    t.resolve();
    expect(t.asked("option").options).toHaveLength(5);
    t.option(t.asked("option").options[4]!);
    expect(t.see("Test Bear").power).toBe(3);
  });
});

it("104.1: a game that is over takes no more answers", () => {
  const game = startFrom({ seed: "0".repeat(64), pool: { cards: [] }, players: [{ life: 20 }, { life: 0 }] });
  expect(result(game)).toEqual({ winners: [0] });
});

describe("101.4, 103.4: as cards word it", () => {
  scenario("101.4: all choose in turn order, then everything enters at the same time", (t) => {
    t.cards(`
      Test Tale {0}
      Sorcery
      Each player may put a creature card from their hand onto the battlefield.

      Test Clone {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0`);
    t.hand(0, "Test Tale", "Test Ogre");
    t.hand(1, "Test Clone");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    t.yes();
    t.yes();
    t.yes();
    // 614.12: nothing is there yet that it could copy.
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "graveyard", "Test Clone")]).toEqual([1, 1]);
  });

  scenario("101.4, 608.2c: of what several players choose among, 'the rest' is what none of them chose", (t) => {
    t.cards(`
      Test Cut {0}
      Sorcery
      Each player chooses a creature they control. Destroy the rest.`);
    for (const seat of [0, 1]) t.battlefield(seat, "Test Cub", "Test Ox");
    t.hand(0, "Test Cut");
    t.to("precombatMain");
    t.cast("Test Cut");
    t.resolve();
    t.choose("Test Cub");
    t.choose("Test Ox");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });

  scenario("101.4, 110.2a: each player puts a card of theirs onto the battlefield, and controls it", (t) => {
    t.cards(`
      Test Dawn {0}
      Sorcery
      Each player puts a creature card from their graveyard onto the battlefield.`);
    t.graveyard(0, "Test Cub");
    t.graveyard(1, "Test Ox");
    t.hand(0, "Test Dawn");
    t.to("precombatMain");
    t.cast("Test Dawn");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("101.4, 701.17a: each player sacrifices one of each kind named", (t) => {
    t.cards(`
      Test Toll {0}
      Sorcery
      Each player sacrifices a creature and a land of their choice.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox", "Mountain");
    t.hand(0, "Test Toll");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([0, 0]);
  });

  scenario("101.4, 701.16a: each player reveals the top card of their own library", (t) => {
    t.cards(`
      Test Parley {0}
      Sorcery
      Each player reveals the top card of their library. For each land card revealed this way, you gain 1 life.`);
    t.library(1, "Test Cub");
    t.hand(0, "Test Parley");
    t.to("precombatMain");
    t.cast("Test Parley");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("101.4, 608.2d: each opponent is asked, and those who don't lose life", (t) => {
    t.cards(`
      Test Toll {0}
      Sorcery
      Each opponent may discard a card. Each opponent who doesn't loses 2 life.`);
    t.hand(0, "Test Toll", "Test Toll");
    t.hand(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.lifeOf(0), t.lifeOf(1), t.count(1, "hand")]).toEqual([20, 18, 1]);
    t.cast("Test Toll");
    t.resolve();
    t.yes();
    expect([t.lifeOf(1), t.count(1, "hand")]).toEqual([18, 0]);
  });

  scenario("101.4, 701.32a: secret votes are all cast before any is revealed", (t) => {
    t.cards(`
      Test Ballot {0}
      Sorcery
      Each player secretly votes for bread or roses, then those votes are revealed. You gain life equal to the number of roses votes.`);
    t.hand(0, "Test Ballot");
    t.to("precombatMain");
    t.cast("Test Ballot");
    t.resolve();
    t.option("roses");
    t.option("roses");
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("103.4: life compared with the starting life total", (t) => {
    t.cards(`
      Test Saint {0}
      Creature — Angel
      1/1
      This creature has flying as long as you have at least 7 life more than your starting life total.

      Test Balm {0}
      Sorcery
      You gain 1 life.`);
    t.life(0, 26);
    t.battlefield(0, "Test Saint");
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    expect(t.see("Test Saint").keywords).not.toContain("flying");
    t.cast("Test Balm");
    t.resolve();
    expect(t.see("Test Saint").keywords).toContain("flying");
  });
});

describe("117, 405: priority and the stack", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("104.3a, 104.2a: a player who concedes leaves, and the last one wins", (t) => {
    t.cards(CARDS);
    t.life(1, 2);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.over).toBe(true);
    expect(t.winners).toEqual([0]);
  });
});

describe("104.4i: a draw by agreement", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("ends the game for all, whatever is on the stack, and once", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    const drawn = agreeDraw(t.game);
    expect(drawn).toMatchObject({ ok: true, events: [{ code: "drawnGame" }] });
    expect(t.winners).toEqual([]);
    expect(pending(t.game)).toEqual([]);
    expect(result(load(save(t.game), t.game.pool))).toEqual({ winners: [] });
    expect(agreeDraw(t.game)).toMatchObject({ ok: false, code: "game-over" });
  });

  scenario("104.3f: who would win and lose at once loses", (t) => {
    t.cards(`
      Test Pact {0}
      Sorcery
      You lose the game. You win the game.`);
    t.hand(0, "Test Pact");
    t.to("precombatMain");
    t.cast("Test Pact");
    t.resolve();
    expect(t.winners).toEqual([1]);
  });
});
