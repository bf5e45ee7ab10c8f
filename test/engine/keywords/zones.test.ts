import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702: from hand, library, graveyard and exile", () => {
  const BUYBACK = `Test Loop {R}
    Instant
    Buyback {2}
    Test Loop deals 1 damage to any target.`;
  scenario("702.27a: with its buyback paid it returns to the hand as it resolves", (t) => {
    t.cards(BUYBACK);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Loop");
    t.to("precombatMain");
    t.cast("Test Loop", { additional: [true], targets: [1] });
    t.resolve();
    expect(t.count(0, "hand", "Test Loop")).toBe(1);
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("702.27a: countered, it goes to the graveyard all the same", (t) => {
    kit(t);
    t.cards(BUYBACK);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Island");
    t.hand(0, "Test Loop");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Loop", { additional: [true], targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Loop"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Loop")).toBe(1);
  });

  const RECOVER = `Test Relapse {1}{B}
    Sorcery
    You gain 1 life.
    Recover {B}`;
  scenario("702.59a: recover: pay as a creature of yours dies and the card returns to hand", (t) => {
    kit(t);
    t.cards(RECOVER);
    t.battlefield(0, "Test Bear", "Swamp", "Swamp");
    t.graveyard(0, "Test Relapse");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.count(0, "hand", "Test Relapse")).toBe(1);
  });

  scenario("702.59a: not paid, it is exiled; another player's creature does not trigger it", (t) => {
    kit(t);
    t.cards(RECOVER);
    t.battlefield(0, "Test Bear", "Swamp", "Swamp");
    t.battlefield(1, "Test Ogre");
    t.graveyard(0, "Test Relapse");
    t.hand(0, "Test Murder", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "exile", "Test Relapse")).toBe(1);
  });

  const RIPPLE = `Test Surge {R}
    Sorcery
    Ripple 2
    Test Surge deals 2 damage to target player.`;
  scenario("702.60a: ripple casts revealed cards of the same name free; the rest go under the library", (t) => {
    kit(t);
    t.cards(RIPPLE);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Surge");
    t.library(0, "Test Bear", "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge", { targets: [1] });
    t.resolve();
    t.yes();
    t.choose("Test Surge");
    t.choose(1);
    // The spell cast so ripples as well; its owner declines.
    while (t.stackSize > 0) {
      if (t.asked().ask === "confirm") t.no();
      else t.pass();
    }
    expect(t.lifeOf(1)).toBe(16);
    expect(t.ids(0, "library", "Test Bear")).toEqual([t.game.state.players[0]!.library[0]]);
  });

  scenario("702.60a: what was not cast goes under the library in the order its owner chooses", (t) => {
    kit(t);
    t.cards(RIPPLE.replace("Ripple 2", "Ripple 3"));
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Surge");
    t.library(0, "Test Bear", "Test Ogre", "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge", { targets: [1] });
    t.resolve();
    t.yes();
    t.answer({ ask: "choose", chosen: [] });
    const names = t.asked("order").items.map(({ text }) => text);
    expect(names).toEqual(["Test Surge", "Test Ogre", "Test Bear"]);
    t.order(1, 2, 0);
    const under = t.game.state.players[0]!.library.slice(0, 3).map((id) => t.nameOf(id));
    // Libraries have their top card last: the Ogre is the uppermost of the three.
    expect(under).toEqual(["Test Surge", "Test Bear", "Test Ogre"]);
  });

  scenario("702.60a: with fewer cards than N all are revealed; it may be declined", (t) => {
    t.cards(RIPPLE);
    t.emptyLibraries();
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Surge");
    t.library(0, "Plains");
    t.to("precombatMain");
    t.cast("Test Surge", { targets: [1] });
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.count(0, "library")).toBe(1);
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.69a: gravestorm copies it for each permanent put into a graveyard this turn", (t) => {
    kit(t);
    t.cards(`Test Wave {R}
      Sorcery
      Gravestorm
      Test Wave deals 1 damage to target player.`);
    t.battlefield(0, "Swamp", "Swamp", "Mountain", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Murder", "Test Murder", "Test Wave");
    t.to("precombatMain");
    for (const name of ["Test Bear", "Test Ogre"]) {
      if (t.count(0, "battlefield", "Test Bear") + t.count(1, "battlefield", "Test Ogre") > 1)
        t.cast("Test Murder", { targets: [name] });
      else t.cast("Test Murder");
      t.resolve();
    }
    t.cast("Test Wave", { targets: [1] });
    t.resolve();
    while (t.stackSize > 0) {
      if (t.asked().ask === "priority") t.pass();
      else if (t.asked().ask === "confirm") t.yes();
      else t.choose(1);
    }
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.69a: spells that resolved or were countered are no permanents", (t) => {
    kit(t);
    t.cards(`Test Wave {R}
      Sorcery
      Gravestorm
      Test Wave deals 1 damage to each opponent.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.hand(0, "Test Spark", "Test Wave");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Wave");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.71a: transfigure finds a creature of the same mana value for the battlefield", (t) => {
    kit(t);
    subject(t, "Transfigure {1}");
    t.battlefield(0, "Test Subject", "Forest");
    t.library(0, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.71a: only as a sorcery", (t) => {
    subject(t, "Transfigure {1}");
    t.battlefield(1, "Test Subject", "Forest");
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.72a, 702.72c: champion exiles another such permanent, which returns as it leaves", (t) => {
    kit(t);
    subject(t, "Champion a Bear", "5/5");
    t.battlefield(0, "Test Bear", "Forest", "Forest", "Swamp");
    t.hand(0, "Test Subject", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.72a: with nothing to champion it is sacrificed", (t) => {
    kit(t);
    subject(t, "Champion a Bear", "5/5");
    t.battlefield(0, "Test Ogre", "Forest", "Forest");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  const HIDEAWAY = `Test Den {1}
    Artifact
    Hideaway 3
    {1}, {T}: You may play the exiled card without paying its mana cost if you control two or more Forests.`;
  scenario("702.75a: hideaway exiles one of the top cards face down, to be played later", (t) => {
    kit(t);
    t.cards(HIDEAWAY);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Den");
    t.library(0, "Plains", "Test Ogre", "Plains");
    t.to("precombatMain");
    t.cast("Test Den");
    t.resolve();
    t.resolve();
    t.choose("Test Ogre");
    const [hidden] = t.game.state.exile;
    expect(t.game.state.objects[hidden!]!.faceDown).toBeDefined();
    t.activate("Test Den");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    else t.answer({ ask: "choose", chosen: [hidden!] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });

  scenario("702.75a: the others go under the library", (t) => {
    kit(t);
    t.cards(HIDEAWAY);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Den");
    t.library(0, "Test Bear", "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Den");
    t.resolve();
    t.resolve();
    t.choose("Test Ogre");
    const { library } = t.game.state.players[0]!;
    const bears = t.ids(0, "library", "Test Bear");
    expect([...bears].sort()).toEqual([...library.slice(0, 2)].sort());
  });

  const ESCAPE =
    "Escape—{1}{G}, Exile two other cards from your graveyard.\nTest Subject escapes with a +1/+1 counter on it.";
  scenario("702.138a-c: escape from the graveyard, with the counters that says", (t) => {
    kit(t);
    subject(t, ESCAPE);
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Subject", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "escape" });
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
    expect(t.count(0, "exile")).toBe(2);
  });

  scenario("118.3: with so many card types among what is exiled for it, however many cards those are", (t) => {
    kit(t);
    subject(
      t,
      "Escape—{1}, Exile any number of other cards from your graveyard with three or more card types among them.",
    );
    t.cards(`
      Test Golem {1}
      Artifact Creature — Golem
      1/1`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject", "Test Bear", "Test Golem", "Mountain");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "escape" });
    const [bear, golem, mountain] = ["Test Bear", "Test Golem", "Mountain"].map((name) => t.ids(0, "graveyard", name));
    expect(t.refused({ ask: "choose", chosen: [...bear!, ...golem!] }).rule).toBe("118.3");
    t.answer({ ask: "choose", chosen: [...golem!, ...mountain!] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Subject"), t.count(0, "exile")]).toEqual([1, 2]);
  });

  scenario("118.3: not with fewer card types in the whole graveyard", (t) => {
    kit(t);
    subject(
      t,
      "Escape—{1}, Exile any number of other cards from your graveyard with three or more card types among them.",
    );
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject", "Test Bear", "Test Ogre", "Mountain");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject", "escape")).toBe(false);
  });

  scenario("702.138a-b: not with too few other cards; cast from the hand it has not escaped", (t) => {
    kit(t);
    subject(t, ESCAPE);
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Subject", "Test Bear");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject", "escape")).toBe(false);
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
  });

  const ENCORE = "Encore {2}{G}";
  scenario("702.141a: encore makes a hasty token for each opponent, sacrificed at the end", (t) => {
    subject(t, ENCORE, "3/3");
    t.lands(0, "Forest", 3);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(0);
  });

  scenario(
    "702.141a, 508.1d: each token attacks its own opponent if able",
    (t) => {
      subject(t, ENCORE, "3/3");
      t.lands(0, "Forest", 3);
      t.graveyard(0, "Test Subject");
      t.to("precombatMain");
      t.activate("Test Subject");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Subject")).toBe(2);
      t.attack(["Test Subject", 1], ["Test Subject", 2]);
      t.to("postcombatMain");
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([17, 17]);
    },
    { seats: 3 },
  );

  const AFTERMATH = `Test Start {G}
    Sorcery
    You gain 2 life.
    // split
    Test After {G}
    Sorcery
    Aftermath
    You gain 5 life.`;
  scenario("702.127a: the aftermath half is cast from a graveyard only, and exiled", (t) => {
    t.cards(AFTERMATH);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Start // Test After");
    t.to("precombatMain");
    expect(t.can("cast", "Test Start // Test After", "aftermath")).toBe(false);
    t.cast("Test Start // Test After", { face: 0 });
    t.resolve();
    t.cast("Test Start // Test After", { via: "aftermath", face: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(27);
    expect(t.count(0, "exile")).toBe(1);
  });

  scenario("702.127a, 709.3a: what one half says of being cast from a graveyard is not said of the other", (t) => {
    t.cards(`${AFTERMATH}

  Test Once {G}
  Sorcery
  You gain 2 life.
  // split
  Test Again {G}
  Sorcery
  You gain 5 life.
  Flashback {G}`);
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Start // Test After", "Test Once // Test Again");
    t.to("precombatMain");
    const casts = t.asked("priority").actions.flatMap((action) => (action.act === "cast" ? action : []));
    expect(casts.map(({ via, face = 0 }) => [via, face])).toEqual([
      ["aftermath", 1],
      ["flashback", 1],
    ]);
  });

  scenario("702.127a: countered, it is exiled as well", (t) => {
    kit(t);
    t.cards(AFTERMATH);
    t.lands(0, "Forest", 1);
    t.battlefield(1, "Island");
    t.graveyard(0, "Test Start // Test After");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Start // Test After", { via: "aftermath", face: 1 });
    t.pass();
    t.cast("Test Denial", { targets: ["Test After"] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(1);
    expect(t.lifeOf(0)).toBe(20);
  });

  const DISTURB = `Test Soldier {1}{W}
    Creature — Human Soldier
    Disturb {W}
    2/2
    // transform
    Test Ghost
    Creature — Spirit
    Flying
    If Test Ghost would be put into a graveyard from anywhere, exile it instead.
    Color indicator: W
    1/1`;
  scenario("702.146a-b: disturb casts it transformed from the graveyard; it enters with its back face up", (t) => {
    kit(t);
    t.cards(DISTURB);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Swamp");
    t.graveyard(0, "Test Soldier");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Soldier", { via: "disturb", face: 1 });
    t.resolve();
    expect(t.see("Test Ghost")).toMatchObject({ power: 1, keywords: ["flying"] });
    t.cast("Test Murder", { targets: ["Test Ghost"] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(1);
  });

  scenario("702.146a: not from the hand", (t) => {
    t.cards(DISTURB);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Soldier");
    t.to("precombatMain");
    expect(t.can("cast", "Test Soldier", "disturb")).toBe(false);
  });

  scenario("702.144a: demonstrate: you copy it, and so does an opponent you choose", (t) => {
    t.cards(`Test Lecture {U}
      Sorcery
      Demonstrate
      Draw a card.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Lecture");
    t.to("precombatMain");
    t.cast("Test Lecture");
    t.resolve();
    t.yes();
    expect(t.stackSize).toBe(3);
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 1]);
  });

  scenario("702.144a: declined, nobody copies it", (t) => {
    t.cards(`Test Lecture {U}
      Sorcery
      Demonstrate
      Draw a card.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Lecture");
    t.to("precombatMain");
    t.cast("Test Lecture");
    t.resolve();
    t.no();
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 0]);
  });

  scenario("702.67a: fortify attaches to a land you control", (t) => {
    t.cards(`Test Wall {2}
      Artifact — Fortification
      Fortified land has "{T}: You gain 1 life."
      Fortify {1}`);
    t.battlefield(0, "Test Wall", "Forest", "Mountain");
    t.battlefield(1, "Island");
    t.to("precombatMain");
    t.activate("Test Wall");
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Mountain");
    t.resolve();
    const [wall] = t.ids(0, "battlefield", "Test Wall");
    expect(t.game.state.objects[wall!]!.attachedTo).toBe(t.ids(0, "battlefield", "Mountain")[0]);
  });

  scenario("702.67a, 301.6: a Fortification does not attach to a creature; only as a sorcery", (t) => {
    kit(t);
    t.cards(`Test Wall {2}
      Artifact — Fortification
      Fortify {0}`);
    t.battlefield(0, "Test Wall", "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Wall")).toBe(false);
  });
});
