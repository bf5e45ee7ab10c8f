import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("117, 405: priority and the stack", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("608.2b: a spell whose only target has become illegal does not resolve", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Growth");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Growth")).toBe(1);
  });
});

describe("608.2: as cards word it", () => {
  scenario("608.2b: without its only target left a spell creates no copy of it", (t) => {
    t.cards(`
  Test Copy {U}
  Sorcery
  Create a token that's a copy of target creature.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp", "Test Bear");
    t.hand(0, "Test Copy", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Copy");
    t.cast("Test Doom");
    t.resolveAll();
    expect(t.count(0, "battlefield")).toBe(2);
  });

  scenario("608.2c: several kinds of tokens in one sentence are created together", (t) => {
    t.cards(`
  Test Menagerie {0}
  Sorcery
  Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and two 3/3 green Elephant creature tokens.

  Test Census {0}
  Enchantment
  Whenever one or more tokens you control enter, you gain 1 life.`);
    t.battlefield(0, "Test Census");
    t.hand(0, "Test Menagerie");
    t.to("precombatMain");
    t.cast("Test Menagerie");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    expect(["Snake", "Wolf", "Elephant"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([1, 1, 2]);
  });

  scenario("608.2c: what follows the definition of X", (t) => {
    t.cards(`
      Test Insight {0}
      Sorcery
      You gain X life, where X is the number of creatures you control, then draw a card.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([22, 1]);
  });

  scenario("608.2c: a quoted ability may end the sentence before another", (t) => {
    t.cards(`
      Test Call {0}
      Sorcery
      Create a 1/1 red Goblin creature token with "This token can't block." You gain 3 life.`);
    t.hand(0, "Test Call");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Goblin Token")]).toEqual([23, 1]);
  });

  scenario("608.2c, 614.1a: what is done instead goes to the same target", (t) => {
    t.cards(`
      Test Blast {R}
      Sorcery
      Test Blast deals 2 damage to any target. If you control an artifact, it deals 5 damage instead.

      Test Trinket {1}
      Artifact`);
    t.hand(0, "Test Blast", "Test Blast");
    t.battlefield(0, "Mountain", "Mountain", "Plains");
    t.hand(0, "Test Trinket");
    t.to("precombatMain");
    t.cast("Test Blast", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Trinket");
    t.resolve();
    t.to("precombatMain", 3);
    t.cast("Test Blast", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(13);
  });

  scenario("608.2c: another paragraph of a spell says what it does instead", (t) => {
    t.cards(`
      Test Quake {0}
      Sorcery
      Test Quake deals 2 damage to target player.
      Ferocious — Test Quake deals 5 damage instead if you control a creature with toughness 4 or greater.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Quake", "Test Quake", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    t.cast("Test Ox");
    t.resolve();
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(20 - 2 - 5);
  });

  scenario("608.2c, 701.19a: of a sentence with several instructions all are replaced", (t) => {
    t.cards(`
      Test Path {0}
      Sorcery
      Search your library for a creature card, reveal it, put it into your hand, then shuffle. If you control a Bear, instead search your library for up to two creature cards, reveal them, put them into your hand, then shuffle.`);
    t.battlefield(0, "Test Cub");
    t.library(0, "Test Ox", "Test Ox", "Test Ox");
    t.hand(0, "Test Path");
    t.to("precombatMain");
    t.cast("Test Path");
    t.resolve();
    t.choose("Test Ox", "Test Ox");
    expect(t.count(0, "hand", "Test Ox")).toBe(2);
  });

  scenario("608.2c: those creatures are the ones that were dealt with, whatever enters afterwards", (t) => {
    t.cards(`
      Test Muster {0}
      Instant
      Put a +1/+1 counter on each creature you control. Those creatures gain flying until end of turn.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Muster", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Muster");
    t.resolve();
    t.cast("Test Ox");
    t.resolve();
    expect([t.see("Test Cub").keywords.includes("flying"), t.see("Test Ox").keywords.includes("flying")]).toEqual([
      true,
      false,
    ]);
  });

  scenario("608.2c: cards are exiled from the library that is named, until a nonland card comes", (t) => {
    t.cards(`
      Test Raid {0}
      Sorcery
      Exile cards from the top of target opponent's library until you exile a nonland card. You may cast that card without paying its mana cost.`);
    t.emptyLibraries();
    t.library(0, "Forest", "Test Ox");
    t.library(1, "Test Ox", "Forest", "Test Cub", "Forest");
    t.hand(0, "Test Raid");
    t.to("precombatMain");
    t.cast("Test Raid", { targets: [1] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(0);
    expect([t.count(1, "exile", "Forest"), t.count(1, "exile", "Test Cub")]).toEqual([1, 1]);
  });

  scenario("608.2c: a condition told last is looked at first", (t) => {
    t.cards(`
      Test Titan {3}
      Creature — Giant
      6/6
      When this creature enters, sacrifice it unless it was kicked.
      Kicker {0}`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    t.cast("Test Titan", { additional: [true] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Titan")).toBe(1);
  });

  scenario("608.2c, 614.6: 'that token' is each token that is created", (t) => {
    t.cards(`
      Test Nest {0}
      Enchantment
      If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

      Test Shell {0}
      Creature — Turtle
      When this creature dies, if it had one or more counters on it, create a 0/0 green and blue Fractal creature token, then put this creature's counters on that token.
      1/1`);
    t.battlefield(0, "Test Nest");
    t.permanentWith(0, "Test Shell", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Slayer", { targets: ["Test Shell"] });
    t.resolveAll();
    expect([t.see("Fractal Token").power, t.see("Squirrel Token").power]).toEqual([2, 3]);
  });

  scenario("608.2d: each opponent chooses a creature of their own", (t) => {
    t.cards(`
  Test Toll {0}
  Sorcery
  Each opponent chooses a creature they control. You gain control of those creatures.`);
    t.battlefield(1, "Test Cub", "Test Ox");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Toll");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    expect(t.asked().player).toBe(1);
    t.choose("Test Ox");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield", "Test Cub")]).toEqual([2, 1]);
  });

  scenario(
    "608.2d: some players are chosen as friends as it resolves, all others are foes; nobody may be one",
    (t) => {
      t.cards(`
        Test Sides {0}
        Sorcery
        For each player, choose friend or foe. Each friend gains 3 life. Each foe sacrifices a creature of their choice.`);
      for (const seat of [0, 1, 2]) t.battlefield(seat, "Test Bear");
      t.hand(0, "Test Sides", "Test Sides");
      t.to("precombatMain");
      t.cast("Test Sides");
      t.resolve();
      t.choose(0, 2);
      expect([0, 1, 2].map((seat) => [t.lifeOf(seat), t.count(seat, "battlefield")])).toEqual([
        [23, 1],
        [20, 0],
        [23, 1],
      ]);
      t.cast("Test Sides");
      t.resolve();
      t.choose();
      expect([0, 1, 2].map((seat) => [t.lifeOf(seat), t.count(seat, "battlefield")])).toEqual([
        [23, 0],
        [20, 0],
        [23, 0],
      ]);
    },
    { seats: 3 },
  );

  scenario("608.2h, 702.140e, 707.2: 'a copy of that creature' is one copy of what died, merged as it was", (t) => {
    t.cards(`
      Test Grafter {0}
      Creature — Beast
      Mutate {0}
      Flying
      3/4

      Test Mourner {0}
      Enchantment
      Whenever a nontoken creature you control dies, you may exile it. If you do, create a token that's a copy of that creature, except it's 1/1.`);
    t.battlefield(0, "Test Mourner", "Glad Hound");
    t.hand(0, "Test Grafter", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Grafter", { via: "mutate", targets: ["Glad Hound"] });
    t.resolve();
    t.option("bottom");
    t.cast("Test Slayer", { targets: ["Glad Hound"] });
    t.resolve();
    t.resolve();
    t.yes();
    t.resolveAll();
    // The copy has the ability of the component under it; nothing else was created.
    expect(t.see("Glad Hound")).toMatchObject({ power: 1, toughness: 1, keywords: ["mutate", "flying"] });
    expect([t.count(0, "battlefield"), t.count(0, "exile"), t.lifeOf(0)]).toEqual([2, 2, 21]);
  });

  scenario("608.2h: players are compared by what they have as the spell resolves", (t) => {
    t.cards(`
      Test Relief {W}
      Sorcery
      If an opponent has more life than you, you gain 5 life.`);
    t.hand(0, "Test Relief", "Test Relief");
    t.life(0, 18);
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Relief");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Relief");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2h: the difference is that of the comparison", (t) => {
    t.cards(`
      Test Even {0}
      Sorcery
      If target opponent has more cards in hand than you, draw cards equal to the difference.`);
    t.hand(0, "Test Even");
    t.hand(1, "Test Ox", "Test Ox", "Test Ox");
    t.to("precombatMain");
    const [before, theirs] = [t.count(0, "hand"), t.count(1, "hand")];
    t.cast("Test Even", { targets: [1] });
    t.resolve();
    expect(t.count(0, "hand")).toBe(before - 1 < theirs ? theirs : before - 1);
  });

  scenario(
    "608.2h, 603.4: a spell cast last turn was cast last turn, though it is no spell any more; turn 1 has no last turn",
    (t) => {
      t.cards(`
      Test Prowler {1}{G}
      Creature — Wolf
      2/2
      At the beginning of each upkeep, if no spells were cast last turn, put a +1/+1 counter on this creature.`);
      t.lands(0, "Forest", 2);
      t.battlefield(0, "Test Prowler");
      t.hand(0, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Bear");
      t.resolve();
      t.to("draw", 2);
      expect(t.see("Test Prowler").power).toBe(2);
      t.to("draw", 3);
      expect(t.see("Test Prowler").power).toBe(3);
    },
  );

  scenario("608.2k: of a spell that targets this creature, 'it' is the creature", (t) => {
    t.cards(`
  Test Hero {0}
  Creature — Human
  0/4
  Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.

  Test Pat {0}
  Instant
  Untap target creature.`);
    t.battlefield(0, "Test Hero");
    t.hand(0, "Test Pat");
    t.to("precombatMain");
    t.cast("Test Pat", { targets: ["Test Hero"] });
    t.resolveAll();
    expect(t.see("Test Hero")).toMatchObject({ power: 1, toughness: 5 });
  });
});

describe("608.2", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("608.2c: what may be done and was not: it is where it was", (t) => {
    t.cards(`${BEAR}

      Test Sage {0}
      Sorcery
      Look at the top card of your library. If it's a creature card, you may put it into your hand. If you don't put the card into your hand, put it into your graveyard.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Sage");
    t.to("precombatMain");
    t.cast("Test Sage");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });
});

describe("607, 608.2h: what is remembered", () => {
  const PAINTER = `
    Test Painter {1}
    Artifact
    {0}: Target creature becomes the color of your choice until end of turn.
    Sacrifice this artifact: You gain 1 life.`;

  scenario("608.2d, 113.7a: a choice is made for an ability though its source is gone", (t) => {
    t.cards(PAINTER);
    t.battlefield(0, "Test Painter", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Painter", { targets: ["Test Bear"] });
    t.activate("Test Painter", { ability: 1 });
    t.resolve();
    t.resolve();
    t.option("B");
    expect(t.see("Test Bear").colors).toBe("B");
  });
});
