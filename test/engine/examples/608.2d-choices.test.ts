import { describe, expect } from "vitest";
import { BEAR, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("608.2d: one of these abilities, for all of them", (t) => {
  kit(t);
  t.cards(`
      Test Drill {0}
      Sorcery
      Choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.`);
  t.battlefield(0, "Test Bear");
  t.hand(0, "Test Drill");
  t.to("precombatMain");
  t.cast("Test Drill");
  t.resolve();
  t.option("vigilance");
  expect(t.see("Test Bear").keywords).toEqual(["vigilance"]);
});

scenario("608.2d: a card for each that was discarded", (t) => {
  kit(t);
  t.cards(`
      Test Memory {0}
      Sorcery
      Discard two cards, then return a card from your graveyard to your hand for each card discarded this way.`);
  t.hand(0, "Test Memory", "Test Bear", "Test Ogre");
  t.to("precombatMain");
  const cards = t.count(0, "hand");
  t.cast("Test Memory");
  t.resolve();
  expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([cards - 1, 1]);
});

describe("each who was asked (608.2d)", () => {
  for (const [whether, dealt] of [
    ["did", [0, 3]],
    ["didn't", [3, 0]],
  ] as const)
    scenario(
      `608.2e: damage to each opponent who ${whether}`,
      (t) => {
        kit(t);
        t.cards(`
        Test Toll {0}
        Sorcery
        Each opponent may discard a card. Test Toll deals 3 damage to each opponent who ${whether}.`);
        t.hand(0, "Test Toll");
        t.hand(1, "Test Bear");
        t.hand(2, "Test Bear");
        t.to("precombatMain");
        t.cast("Test Toll");
        t.resolve();
        t.no();
        t.yes();
        if (t.asked().ask === "choose") t.choose("Test Bear");
        expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20 - dealt[0], 20 - dealt[1]]);
      },
      { seats: 3 },
    );
});

describe("another player (608.2d)", () => {
  for (const whom of [1, 2])
    scenario(
      `608.2d: of two others, seat ${whom}, is that player then`,
      (t) => {
        kit(t);
        t.cards(`
          Test Patron {0}
          Sorcery
          Choose another player. That player gains 3 life. You draw a card.`);
        t.hand(0, "Test Patron");
        t.to("precombatMain");
        t.cast("Test Patron");
        t.resolve();
        expect(t.asked("choose").from).toEqual([1, 2]);
        t.choose(whom);
        expect([t.lifeOf(1), t.lifeOf(2)]).toEqual(whom === 1 ? [23, 20] : [20, 23]);
      },
      { seats: 3 },
    );
});

describe("608.2d: chosen, but by nobody", () => {
  scenario(
    "an opponent chosen at random is dealt damage, and nobody is asked",
    (t) => {
      kit(t);
      t.cards(`
        Test Maestro {0}
        Enchantment
        {0}: This enchantment deals 5 damage to an opponent chosen at random.`);
      t.battlefield(0, "Test Maestro");
      t.to("precombatMain");
      t.activate("Test Maestro");
      t.resolve();
      expect(t.asked().ask).toBe("priority");
      expect([0, 1, 2].map((seat) => t.lifeOf(seat as 0)).sort()).toEqual([15, 20, 20]);
      expect(t.lifeOf(0)).toBe(20);
    },
    { seats: 3 },
  );
});

describe("what must be so of all that are chosen at once", () => {
  const SLAUGHTER = `
  Test Slaughter {2}{W}
  Sorcery
  Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other creatures they control.

  Test Giant {5}
  Creature — Giant
  4/4

  Test Cub {1}
  Creature — Bear
  2/2`;

  scenario("608.2d: too much power together is refused, and another choice is made", (t) => {
    t.cards(SLAUGHTER);
    t.battlefield(0, "Test Giant", "Test Cub", "Test Cub");
    t.battlefield(1, "Test Giant");
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Slaughter");
    t.to("precombatMain");
    t.cast("Test Slaughter");
    t.resolve();
    const all = t.ids(0, "battlefield").filter((id) => /Test/.test(t.seeId(id).name));
    expect(t.refused({ ask: "choose", chosen: all })).toMatchObject({ code: "illegal-answer" });
    t.answer({ ask: "choose", chosen: all.filter((id) => t.seeId(id).name === "Test Cub") });
    t.choose("Test Giant");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Giant")]).toEqual([2, 0]);
    expect(t.count(1, "battlefield", "Test Giant")).toBe(1);
  });
});

const WOUND_UP = `
  Test Clockwork {6}
  Artifact Creature — Beast
  {X}, {T}: Put up to X +1/+0 counters on this creature. This ability can't cause the total number of +1/+0 counters on this creature to be greater than seven.
  0/4

  Test Season {3}{G}{G}
  Enchantment
  If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.`;

scenario("no more than there may be, whatever would make more of them (101.2, 614.16)", (t) => {
  t.cards(WOUND_UP);
  t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 4 } });
  t.battlefield(0, "Test Season");
  t.lands(0, "Forest", 4);
  t.to("precombatMain");
  t.activate("Test Clockwork", { x: 2 });
  t.resolve();
  t.number(2);
  expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 7 });
});

scenario("as many as its controller likes (608.2d)", (t) => {
  t.cards(WOUND_UP);
  t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 1 } });
  t.lands(0, "Forest", 4);
  t.to("precombatMain");
  t.activate("Test Clockwork", { x: 4 });
  t.resolve();
  expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 4 });
  t.number(3);
  expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 4 });
});

scenario("none are put where as many are there already, and none are taken away", (t) => {
  t.cards(WOUND_UP);
  t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 8 } });
  t.lands(0, "Forest", 1);
  t.to("precombatMain");
  t.activate("Test Clockwork", { x: 1 });
  t.resolve();
  t.number(1);
  expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 8 });
});

scenario("608.2d, 701.16: cards are exiled until so many are, and the rest goes under", (t) => {
  t.cards(`
      Test Starlight {0}
      Sorcery
      Exile cards from the top of your library until you exile X permanent cards, where X is the number of creatures you control. Put those permanent cards onto the battlefield.

      Test Idea {0}
      Sorcery
      Draw a card.
${BEAR}`);
  t.battlefield(0, "Test Bear", "Test Bear");
  t.library(0, "Plains", "Test Bear", "Test Idea", "Plains");
  t.hand(0, "Test Starlight");
  t.to("precombatMain");
  t.cast("Test Starlight");
  t.resolve();
  expect(t.count(0, "battlefield", "Test Bear")).toBe(3);
  expect(t.count(0, "battlefield", "Plains")).toBe(1);
  expect(t.count(0, "exile", "Test Idea")).toBe(1);
});

for (const kind of ["lands", "creatures"])
  scenario(`608.2d: all ${kind}, as its controller likes`, (t) => {
    kit(t);
    t.cards(`
        Test Ruin {0}
        Sorcery
        Destroy all lands or all creatures.`);
    t.battlefield(1, "Test Bear", "Forest");
    t.hand(0, "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Ruin");
    t.resolve();
    t.option(kind);
    expect([t.count(1, "battlefield", "Forest"), t.count(1, "battlefield", "Test Bear")]).toEqual(
      kind === "lands" ? [0, 1] : [1, 0],
    );
  });

scenario("608.2d: the target's controller divides what it deals among any of the Wolves", (t) => {
  t.cards(`
      Test Hunt {0}
      Creature — Human
      {T}: Tap all untapped Wolf creatures you control. Each Wolf tapped this way deals damage equal to its power to target creature. That creature deals damage equal to its power divided as its controller chooses among any number of those Wolves.
      3/3

      Test Howler {0}
      Creature — Wolf
      1/3`);
  t.battlefield(0, "Test Hunt", "Test Howler", "Barn Wolf");
  t.battlefield(1, "Test Ogre");
  t.to("precombatMain");
  t.activate("Test Hunt", { targets: ["Test Ogre"] });
  t.resolve();
  expect(t.asked("choose")).toMatchObject({ player: 1 });
  t.choose("Test Howler", "Barn Wolf");
  t.divide(...t.asked("divide").among.map(({ to }) => (t.nameOf(to) === "Barn Wolf" ? 3 : 1)));
  expect([t.count(0, "graveyard", "Barn Wolf"), t.see("Test Howler").damage, t.see("Test Ogre").damage]).toEqual([
    1, 1, 3,
  ]);
});

scenario("608.2d: of cards that share a mana value only one is returned", (t) => {
  t.cards(`
      Test Seasons {0}
      Sorcery
      Return any number of cards with different mana values from your graveyard to your hand. Put Test Seasons on the bottom of its owner's library.`);
  t.hand(0, "Test Seasons");
  t.graveyard(0, "Test Ox", "Test Cub", "Test Bear", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Seasons");
  t.resolve();
  t.choose("Test Ox");
  expect(t.asked("choose").from.map((id) => t.nameOf(id))).not.toContain("Test Cub");
  t.choose("Test Bear");
  t.choose();
  expect(t.count(0, "hand")).toBe(2);
});

describe("a card of each card type", () => {
  scenario("608.2d: what has several types is taken as one of them", (t) => {
    kit(t);
    t.cards(`
      Test Unifier {0}
      Creature — Angel
      When this creature enters, reveal the top four cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand. Put the rest on the bottom of your library in a random order.
      7/7

      Test Golem {0}
      Artifact Creature — Golem
      2/2`);
    t.hand(0, "Test Unifier");
    t.library(0, "Test Growth", "Test Bear", "Test Ogre", "Test Golem");
    t.to("precombatMain");
    t.cast("Test Unifier");
    t.resolve();
    t.pass(2);
    t.choose("Test Golem");
    expect(
      t
        .asked("choose")
        .from.map((one) => t.nameOf(one))
        .sort(),
    ).toEqual(["Test Bear", "Test Ogre"]);
    t.choose("Test Bear");
    t.choose("Test Growth");
    const hand = t.game.state.players[0]!.hand.map((id) => t.nameOf(id)).sort();
    expect(hand).toEqual(["Test Bear", "Test Golem", "Test Growth"]);
  });
});

scenario("608.2d: their controller sacrifices one of them, and the other is returned", (t) => {
  kit(t);
  t.cards(`
      Test Spite {0}
      Sorcery
      Choose two target creatures controlled by the same player. Their controller chooses and sacrifices one of them. Return the other to its owner's hand.`);
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Spite");
  t.to("precombatMain");
  t.cast("Test Spite", { targets: [["Test Bear", "Test Ogre"]] });
  t.resolve();
  t.choose("Test Ogre");
  expect([t.count(1, "graveyard", "Test Ogre"), t.count(1, "hand", "Test Bear")]).toEqual([1, 1]);
});

scenario("608.2d: a creature at random, and all the rest", (t) => {
  kit(t);
  t.cards(`
      Test Lottery {0}
      Sorcery
      Choose a creature at random, then destroy the rest.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.battlefield(1, "Test Ox");
  t.hand(0, "Test Lottery");
  t.to("precombatMain");
  t.cast("Test Lottery");
  t.resolve();
  expect(t.count(0, "battlefield") + t.count(1, "battlefield")).toBe(1);
});

scenario(
  "608.2d: a player is chosen among those that it is so of",
  (t) => {
    t.cards(`
      Test Summons {0}
      Sorcery
      Choose a player who controls a creature. That player loses 4 life.`);
    t.battlefield(1, "Test Bear");
    t.battlefield(2, "Test Bear");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons");
    t.resolve();
    t.choose(2);
    expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20, 16]);
  },
  { seats: 3 },
);

describe("counters of several kinds (608.2d)", () => {
  scenario("of many it is asked how many of each kind", (t) => {
    kit(t);
    subject(
      t,
      "{0}: Remove any number of counters from this creature. You gain 1 life for each counter removed this way.",
    );
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 500, charge: 700, stun: 1 } });
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.asked("option").options).toEqual(["+1/+1", "charge", "stun"]);
    t.answer({ ask: "option", chosen: [1] });
    expect(t.asked("number")).toMatchObject({ min: 1, max: 700 });
    t.number(650);
    t.answer({ ask: "option", chosen: [1] });
    expect(t.asked("option").options).toEqual(["+1/+1"]);
    t.answer({ ask: "option", chosen: [] });
    expect([t.lifeOf(0), t.see("Test Subject").counters]).toEqual([671, { "+1/+1": 500, charge: 50 }]);
  });
});

for (const option of ["Put a charge counter", "Remove a charge counter"])
  scenario(`608.2d: ${option}`, (t) => {
    t.cards(`
        Test Choker {0}
        Artifact
        Test Choker enters with two charge counters on it.
        {0}: Put a charge counter on this artifact or remove one from it.`);
    t.hand(0, "Test Choker");
    t.to("precombatMain");
    t.cast("Test Choker");
    t.resolve();
    t.activate("Test Choker");
    t.resolve();
    t.option(option);
    expect(t.see("Test Choker").counters).toEqual({ charge: option.startsWith("Put") ? 3 : 1 });
  });

scenario("608.2d: for each different power a creature is chosen, and all others are destroyed", (t) => {
  t.cards(`
      Test Judgment {0}
      Sorcery
      For each different power among creatures, choose a creature with that power. Destroy each creature not chosen this way.

      Test Runt {1}
      Creature — Goblin
      1/1

      Test Imp {1}
      Creature — Imp
      1/2

      Test Giant {5}
      Creature — Giant
      5/5`);
  t.battlefield(0, "Test Runt", "Test Giant");
  t.battlefield(1, "Test Imp");
  t.hand(0, "Test Judgment");
  t.to("precombatMain");
  t.cast("Test Judgment");
  t.resolve();
  t.choose("Test Imp");
  expect([t.count(0, "battlefield", "Test Runt"), t.count(0, "battlefield", "Test Giant")]).toEqual([0, 1]);
  expect(t.count(1, "battlefield", "Test Imp")).toBe(1);
});
