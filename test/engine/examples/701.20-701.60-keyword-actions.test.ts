import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("701.53a: incubated twice", (t) => {
  t.cards(`
      Test Brood {0}
      Sorcery
      Incubate 2 twice.`);
  t.hand(0, "Test Brood");
  t.to("precombatMain");
  t.cast("Test Brood");
  t.resolve();
  expect(t.count(0, "battlefield", "Incubator Token")).toBe(2);
});

scenario("701.21a: so many of their own, untapped ones", (t) => {
  kit(t);
  t.cards(`
      Test Wire {0}
      Enchantment
      At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each card in your hand.`);
  t.battlefield(0, "Test Wire");
  t.battlefield(1, "Test Bear", "Test Ogre", "Forest");
  t.to("upkeep", 2);
  const cards = t.count(0, "hand");
  t.resolveAll();
  expect(["Test Bear", "Test Ogre", "Forest"].filter((name) => t.see(name).tapped)).toHaveLength(Math.min(3, cards));
});

scenario("701.44c: the Army that was chosen", (t) => {
  t.cards(`
      Test Horde {0}
      Sorcery
      Amass Zombies 2, then the Army you amassed deals damage equal to its power to each non-Army creature.`);
  t.battlefield(1, "Test Cub");
  t.hand(0, "Test Horde");
  t.to("precombatMain");
  t.cast("Test Horde");
  t.resolve();
  expect([t.count(1, "battlefield", "Test Cub"), t.count(0, "battlefield")]).toEqual([0, 1]);
});

describe("votes", () => {
  scenario("701.32: for each vote, of the permanents of whoever gave it", (t) => {
    kit(t);
    t.cards(`
      Test Council {0}
      Sorcery
      Starting with you, each player votes for grain or money. For each grain vote, you gain 1 life. For each money vote, choose a permanent owned by the voter and gain control of it.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Ogre");
    t.hand(0, "Test Council");
    t.to("precombatMain");
    t.cast("Test Council");
    t.resolve();
    t.option("grain");
    t.option("money");
    const { from } = t.asked("choose");
    expect(from.map((one) => t.nameOf(one))).toEqual(["Test Ogre", "Test Ogre"]);
    t.answer({ ask: "choose", chosen: from.slice(0, 1) });
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield")]).toEqual([21, 1, 1]);
  });
});

describe("701.44a: whoever is told to amasses", () => {
  scenario("701.44a: an Army of the player who controlled what was destroyed", (t) => {
    kit(t);
    t.cards(`
      Test Ruin {0}
      Sorcery
      Destroy target creature. Its controller amasses Goblins X, where X is that creature's power. If you controlled that permanent, you gain 1 life.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Ruin", "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: ["Test Ogre"] });
    settle(t);
    t.cast("Test Ruin", { targets: ["Test Bear"] });
    settle(t);
    expect([0, 1].map((seat) => t.count(seat, "battlefield", "Goblin Army Token"))).toEqual([1, 1]);
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("701.32: cards for votes", () => {
  scenario("701.32a: as many creature cards as votes, and as many permanent cards as the others", (t) => {
    kit(t);
    t.cards(`
      Test Stampede {0}
      Sorcery
      Council's dilemma — Starting with you, each player votes for wild or free. Reveal cards from the top of your library until you reveal a creature card for each wild vote. Put those creature cards onto the battlefield, then shuffle the rest into your library. You may put a permanent card from your hand onto the battlefield for each free vote.`);
    t.emptyLibraries();
    t.library(0, "Test Ogre", "Test Bear", "Plains");
    t.library(1, "Plains");
    t.hand(0, "Test Stampede", "Test Ogre", "Island");
    t.to("precombatMain");
    t.cast("Test Stampede");
    t.resolve();
    t.option("wild");
    t.option("free");
    t.yes();
    expect(t.asked("choose")).toMatchObject({ min: 0, max: 1 });
    t.choose("Island");
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 0]);
    expect([t.count(0, "battlefield", "Island"), t.count(0, "library")]).toEqual([1, 2]);
  });
});

scenario("701.51a: the controller of what is exiled incubates, as its mana value was", (t) => {
  kit(t);
  t.cards(`
      Test Assault {0}
      Sorcery
      Exile target nonland permanent. Its controller incubates X, where X is its mana value.

      Test Wurm {3}
      Creature — Wurm
      4/4`);
  t.battlefield(1, "Test Wurm");
  t.hand(0, "Test Assault");
  t.to("precombatMain");
  t.cast("Test Assault", { targets: ["Test Wurm"] });
  t.resolve();
  expect([t.count(0, "battlefield"), t.count(1, "exile", "Test Wurm")]).toEqual([0, 1]);
  expect(t.count(1, "battlefield", "Incubator Token")).toBe(1);
  expect(t.see("Incubator Token").counters["+1/+1"]).toBe(3);
});

describe("701.20: the top of a library that was just shuffled", () => {
  scenario("608.2c: 'it' is that library", (t) => {
    kit(t);
    t.cards(`
      Test Lesson {0}
      Sorcery
      Shuffle your library, then reveal cards from the top of it until you reveal a nonland card. Exile that card and put the rest on the bottom of your library in a random order. You may cast the exiled card without paying its mana cost.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Lesson");
    t.to("precombatMain");
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect(t.ids(0, "battlefield", "Test Bear")).toHaveLength(1);
    expect(t.game.state.players[0]!.library).toHaveLength(20);
  });
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("701.60a: manifest dread several times", () => {
  scenario("and then something is done to each of those creatures", (t) => {
    cast(t, "Sorcery", "Manifest dread X times, then put X +1/+1 counters on each of those creatures.", "{X}");
    t.lands(0, "Swamp", 2);
    t.to("precombatMain");
    t.cast("Test Deed", { x: 2 });
    settle(t);
    const sizes = t.ids(0, "battlefield").map((id) => t.seeId(id).power);
    expect(sizes.filter((power) => power !== undefined)).toEqual([4, 4]);
  });
});

describe("701.32a: the token that was created by populating", () => {
  scenario("608.2h: has haste, and is sacrificed at the next end step", (t) => {
    t.cards(`
      Test Chorus {0}
      Enchantment
      At the beginning of combat on your turn, populate. The token created this way gains haste. Sacrifice it at the beginning of the next end step.

      Test Call {0}
      Sorcery
      Create a 3/3 green Elephant creature token.`);
    t.battlefield(0, "Test Chorus");
    t.hand(0, "Test Call");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolve();
    t.to("beginningOfCombat");
    t.resolve();
    const tokens = t.ids(0, "battlefield", "Elephant Token");
    expect(tokens.map((id) => t.seeId(id).keywords)).toEqual([[], ["haste"]]);
    t.to("end");
    t.resolveAll();
    expect(t.ids(0, "battlefield", "Elephant Token")).toEqual([tokens[0]]);
  });
});

describe("701.20: shuffled into a library, from whose top cards are then revealed", () => {
  scenario("701.20a, 608.2c: until a card of that name is revealed; all others go to the graveyard", (t) => {
    t.cards(`
      Test Phantasm {0}
      Creature — Spirit
      {0}: This creature's owner shuffles it into their library. If that player does, they reveal cards from the top of that library until a card named Test Phantasm is revealed. The player puts that card onto the battlefield and all other cards revealed this way into their graveyard.
      5/1`);
    t.emptyLibraries();
    t.library(0, "Plains", "Island");
    t.hand(0, "Test Phantasm");
    t.to("precombatMain");
    t.cast("Test Phantasm");
    t.resolve();
    const [first] = t.ids(0, "battlefield", "Test Phantasm");
    t.activate("Test Phantasm");
    t.resolve();
    const [again] = t.ids(0, "battlefield", "Test Phantasm");
    expect(again).not.toBe(first);
    expect(t.count(0, "graveyard") + t.count(0, "library")).toBe(2);
  });
});

describe("701.50e, 712.20: transforming and converting", () => {
  scenario("701.28f: an ability transforms it only if it has not transformed since it was put on the stack", (t) => {
    t.cards(`
      Test Pupil {0}
      Creature — Human
      {0}: Transform this creature.
      1/1
      // transform
      Test Master
      Creature — Human
      {0}: Transform this creature.
      5/5
      Color indicator: red`);
    t.battlefield(0, "Test Pupil");
    t.to("precombatMain");
    t.activate("Test Pupil");
    t.activate("Test Pupil");
    t.resolve();
    expect(t.see("Test Master").power).toBe(5);
    t.resolve();
    expect(t.see("Test Master").power).toBe(5);
  });
});
