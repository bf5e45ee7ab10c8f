import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { Choices, TestGame } from "../../support/testGame.ts";

describe("701.42-701.60", () => {
  function deed(t: TestGame, text: string): void {
    kit(t);
    t.cards(["Test Deed {0}", "Sorcery", text].join("\n"));
    t.hand(0, "Test Deed");
  }

  function does(t: TestGame, choices: Choices = {}): void {
    if (t.game.state.turn.step !== "precombatMain") t.to("precombatMain");
    t.cast("Test Deed", choices);
    t.resolve();
  }

  const DOUBLE = `Test Day {1}{G}
    Creature — Human
    {0}: Transform Test Day.
    1/1
    // transform
    Test Night
    Creature — Wolf
    Color indicator: G
    4/4`;

  const EVIDENCE = "As an additional cost to cast this spell, collect evidence 4.\nYou gain 5 life.";

  scenario("701.42a: surveil: some into the graveyard, the rest on top", (t) => {
    deed(t, "Surveil 2.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose("Test Bear");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.ids(0, "library", "Test Ogre")).toEqual([t.game.state.players[0]!.library.at(-1)]);
  });

  scenario("701.42d: what triggers on surveilling triggers once it is done", (t) => {
    deed(t, "Surveil 1.");
    t.cards(`Test Spy {U}
      Enchantment
      Whenever you surveil, you gain 1 life.`);
    t.battlefield(0, "Test Spy");
    does(t);
    t.answer({ ask: "choose", chosen: [] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.44a: amassing makes an Army of the type that says, or gives an Army that type", (t) => {
    deed(t, "Amass Orcs 1. Then amass Zombies 1.");
    does(t);
    const [army] = t.game.state.battlefield.slice(-1);
    expect(t.seeId(army!)).toMatchObject({ power: 2, counters: { "+1/+1": 2 } });
    expect(t.seeId(army!).subtypes).toEqual(expect.arrayContaining(["Army", "Orc", "Zombie"]));
  });

  scenario("701.45a: learning may be declined", (t) => {
    deed(t, "Learn.");
    t.hand(0, "Test Bear");
    does(t);
    if (t.asked().ask === "confirm") t.no();
    else t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("701.47a: a land card discarded by conniving gives no counter", (t) => {
    deed(t, "Target creature you control connives.");
    t.battlefield(0, "Test Bear");
    t.library(0, "Forest");
    does(t);
    if (t.asked().ask === "choose") t.choose("Forest");
    expect(t.count(0, "graveyard", "Forest")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.50a: converting is turning over like transforming", (t) => {
    t.cards(DOUBLE.replace("Transform Test Day", "Convert Test Day"));
    t.battlefield(0, "Test Day");
    t.to("precombatMain");
    t.activate("Test Day");
    t.resolve();
    expect(t.see("Test Night").power).toBe(4);
  });

  scenario("701.51a: an Incubator with its counters is transformed for {2}", (t) => {
    deed(t, "Incubate 3.");
    t.lands(0, "Forest", 2);
    does(t);
    t.activate("Incubator Token");
    t.resolve();
    expect(t.see("Phyrexian Token")).toMatchObject({ power: 3, counters: { "+1/+1": 3 } });
  });

  scenario("701.52a: tempted a second time, another bearer may be chosen, and it loots as it attacks", (t) => {
    deed(t, "The Ring tempts you. The Ring tempts you.");
    t.battlefield(0, "Test Bear", "Test Ogre");
    does(t);
    t.choose("Test Bear");
    t.choose("Test Ogre");
    t.attack("Test Ogre");
    t.resolveAll();
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    expect(t.count(0, "graveyard")).toBe(2);
  });

  scenario("701.54a: time travelling adds or removes a time counter each", (t) => {
    deed(t, "Time travel.");
    subject(t, "Vanishing 3");
    t.battlefield(0, "Test Subject");
    does(t);
    let asked = 0;
    while (t.asked().ask !== "priority" && asked++ < 4) {
      const now = t.asked();
      if (now.ask === "choose") t.answer({ ask: "choose", chosen: now.from });
      else if (now.ask === "confirm") t.yes();
      else t.answer({ ask: "option", chosen: [0] });
    }
    expect([1, 3]).toContain(t.see("Test Subject").counters.time);
  });

  scenario("701.54a: any number, none of them too", (t) => {
    deed(t, "Time travel.");
    subject(t, "Vanishing 3");
    t.battlefield(0, "Test Subject");
    does(t);
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.see("Test Subject").counters.time).toBe(2);
  });

  scenario("701.55a: discover casts the first lesser nonland card free", (t) => {
    deed(t, "Discover 3.");
    t.library(0, "Test Bear", "Forest");
    does(t);
    if (t.asked().ask === "confirm") t.yes();
    else t.choose("Test Bear");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("701.55a, 701.55c: or puts it into the hand", (t) => {
    deed(t, "Discover 3.");
    t.library(0, "Test Bear", "Forest");
    does(t);
    if (t.asked().ask === "confirm") t.no();
    else t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("701.57a: evidence is cards of enough mana value together", (t) => {
    deed(t, EVIDENCE);
    t.graveyard(0, "Test Bear", "Test Bear", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.choose("Test Bear", "Test Bear");
    t.resolve();
    expect([t.count(0, "exile"), t.lifeOf(0)]).toEqual([2, 25]);
  });

  scenario("701.57b: with too little it can't be collected", (t) => {
    deed(t, EVIDENCE);
    t.graveyard(0, "Test Bear", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Deed")).toBe(false);
  });

  scenario("701.58a: suspected it has menace; once more changes nothing", (t) => {
    deed(t, "Suspect target creature.");
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear");
    does(t);
    does(t);
    expect(t.see("Test Bear").keywords).toEqual(["menace"]);
  });

  scenario("701.60a: manifest dread: one of two is manifested, the other goes to the graveyard", (t) => {
    deed(t, "Manifest dread.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose("Test Ogre");
    expect(t.count(0, "battlefield", "")).toBe(1);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.60a: with one card in the library that is manifested", (t) => {
    deed(t, "Manifest dread.");
    t.emptyLibraries();
    t.library(0, "Test Ogre");
    does(t);
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from });
    expect(t.count(0, "battlefield", "")).toBe(1);
  });
});

describe("701.41-701.60", () => {
  scenario("701.43a: adapt does nothing to a creature with a +1/+1 counter", (t) => {
    subject(t, "{0}: Adapt 2.");
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("701.44a: amass makes an Army, then makes it grow", (t) => {
    t.define(sorcery("Test Deed", [{ do: "amass", n: 2, subtype: "Orc" }]));
    t.hand(0, "Test Deed", "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    t.cast("Test Deed");
    t.resolve();
    expect(t.count(0, "battlefield")).toBe(1);
    expect(t.seeId(t.ids(0, "battlefield")[0]!)).toMatchObject({ power: 4, subtypes: ["Orc", "Army"] });
  });

  scenario("701.47d: with creatures of several players it begins with the active player's", (t) => {
    kit(t);
    t.cards(`Test Rumor {U}
    Sorcery
    Each creature connives.`);
    t.battlefield(1, "Test Bear");
    t.battlefield(0, "Test Ogre", "Island");
    t.hand(0, "Test Rumor");
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Rumor");
    t.resolve();
    expect([t.asked("choose").player, t.count(1, "hand")]).toEqual([0, 1]);
    t.choose("Plains");
    expect([t.asked("choose").player, t.count(1, "hand")]).toEqual([1, 2]);
    t.choose("Forest");
    expect(t.asked("priority").player).toBe(0);
  });

  scenario("701.50c: anything else is not converted", (t) => {
    subject(t, "{0}: Convert Test Subject.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("701.51a, 111.10i: incubate's token transforms into a Phyrexian with its counters", (t) => {
    t.define(sorcery("Test Deed", [{ do: "incubate", n: 3 }]));
    t.hand(0, "Test Deed");
    t.lands(0, "Plains", 2);
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    t.activate("Incubator Token");
    t.resolve();
    expect(t.see("Phyrexian Token")).toMatchObject({ power: 3, types: ["artifact", "creature"] });
  });

  scenario("701.56c: a cloaked card with morph is turned up for either cost", (t) => {
    t.cards(`Test Shroud {G}
      Sorcery
      Cloak the top card of your library.

      Test Moth {5}{G}
      Creature — Insect
      4/4
      Morph {G}`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Shroud");
    t.library(0, "Test Moth");
    t.to("precombatMain");
    t.cast("Test Shroud");
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Moth").power).toBe(4);
  });
});

describe("701.45, 701.52", () => {
  const YOU = { who: "you" } as const;

  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("701.45a: learning is discarding a card and drawing one", (t) => {
    t.hand(0, "Test Bear");
    resolves(t, { do: "learn", who: YOU });
    t.choose("Test Bear");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "hand", "Plains")]).toEqual([1, 1]);
  });

  scenario("701.52a, 701.52c: the Ring's bearer is legendary and is not blocked by greater power", (t) => {
    t.cards(`
      Test Ogre {3}{R}
      Creature — Ogre
      4/4`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    resolves(t, { do: "temptWithRing", who: YOU });
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("701.47, 701.58", () => {
  const CARDS = `
  Test Slayer {B}
  Sorcery
  Destroy target creature.

  Test Burial {B}
  Sorcery
  Destroy target creature. It can't be regenerated.`;

  const IT = { what: "target", slot: 0 } as const;

  function does(t: TestGame): void {
    t.cast("Test Deed", { targets: ["Test Bear"] });
    t.resolve();
  }

  function prepare(t: TestGame, effects: readonly Effect[]): void {
    t.cards(CARDS);
    t.define(sorcery("Test Deed", effects, [oneTarget()]));
    t.hand(0, "Test Deed");
  }

  scenario("701.47a: conniving draws, discards, and grows for a nonland card", (t) => {
    prepare(t, [{ do: "connive", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Slayer");
    t.to("precombatMain");
    does(t);
    t.choose("Test Slayer");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
    expect(t.count(0, "hand", "Plains")).toBe(1);
  });

  scenario("701.58c: a suspected creature has menace and can't block", (t) => {
    prepare(t, [{ do: "suspect", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    expect(t.see("Test Bear").keywords).toContain("menace");
    t.attack("Test Ogre");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });
});

describe("701.47", () => {
  const SCOUT = `
    Test Scout {G}
    Creature — Elf
    1/1
    {0}: This creature explores.

    Test Drill {1}
    Artifact
    Whenever a creature you control explores, you gain 1 life.

    Test Talker {U}
    Creature — Human
    1/1
    {0}: This creature connives.

    Test Plot {1}
    Artifact
    Whenever a creature you control connives, you gain 2 life.`;

  scenario("701.47b-c: what left connives: its controller draws and discards, no counter is put anywhere", (t) => {
    kit(t);
    t.cards(SCOUT);
    t.battlefield(0, "Test Talker", "Test Plot", "Mountain");
    t.hand(0, "Test Spark", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Talker");
    t.cast("Test Spark", { targets: ["Test Talker"] });
    t.resolve();
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "hand"), t.lifeOf(0)]).toEqual([1, 1, 22]);
  });

  scenario("701.47d: of several creatures their controller chooses which connives first, seeing what it drew", (t) => {
    kit(t);
    t.cards(`${SCOUT}

    Test Whisper {U}
    Sorcery
    Each creature you control connives.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Island");
    t.hand(0, "Test Whisper", "Forest");
    t.library(0, "Test Spark", "Mountain");
    t.to("precombatMain");
    t.cast("Test Whisper");
    t.resolve();
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Bear", "Test Ogre"]);
    t.choose("Test Ogre");
    t.choose("Mountain");
    expect([t.see("Test Ogre").power, t.count(0, "hand", "Test Spark")]).toEqual([4, 1]);
    t.choose("Test Spark");
    expect([t.see("Test Ogre").power, t.see("Test Bear").power]).toEqual([4, 3]);
  });
});

describe("701.53: villainous choices", () => {
  const CARDS = `
    Test Villain {B}
    Sorcery
    Each opponent faces a villainous choice — They lose 4 life, or you draw a card.

    Test Menace {B}
    Sorcery
    Target opponent faces a villainous choice — They discard two cards, or you gain 5 life.`;

  scenario("701.53a: the player faced with it chooses, and the chosen actions are performed", (t) => {
    t.cards(CARDS);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Villain", "Test Villain");
    t.to("precombatMain");
    t.cast("Test Villain");
    t.resolve();
    expect([t.asked("option").player, t.asked("option").options.length]).toEqual([1, 2]);
    t.option("They lose 4 life");
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([16, 1]);
    t.cast("Test Villain");
    t.resolve();
    t.option("You draw a card");
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([16, 1]);
  });

  scenario("701.53b: an impossible option may be chosen; as much as possible is done", (t) => {
    t.cards(CARDS);
    t.lands(0, "Swamp", 1);
    t.lands(1, "Forest", 1);
    t.hand(0, "Test Menace");
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Menace", { targets: [1] });
    t.resolve();
    t.option("They discard two cards");
    expect([t.count(1, "hand"), t.count(1, "graveyard"), t.lifeOf(0)]).toEqual([0, 1, 20]);
  });

  scenario(
    "701.53d: several players face it one after the other, in turn order",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Villain");
      t.to("precombatMain");
      t.cast("Test Villain");
      t.resolve();
      const before = t.count(0, "hand");
      expect(t.asked().player).toBe(1);
      t.option("You draw");
      expect([t.count(0, "hand") - before, t.asked().player]).toEqual([1, 2]);
      t.option("They lose");
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 16]);
    },
    { seats: 3 },
  );
});

describe("701.56: cloak", () => {
  const CARDS = `
    Test Veil {G}
    Sorcery
    Cloak the top card of your library.

    Test Drake {2}{G}
    Creature — Drake
    3/3
    Flying`;

  function cloaked(t: TestGame, card: string): void {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Forest", 6);
    t.lands(1, "Mountain", 4);
    t.hand(0, "Test Veil");
    t.hand(1, "Test Spark");
    t.library(0, card);
    t.to("precombatMain");
    t.cast("Test Veil");
    t.resolve();
  }

  scenario("701.56a: a cloaked card is a face-down 2/2 creature with ward {2}", (t) => {
    cloaked(t, "Test Drake");
    expect(t.see("")).toMatchObject({ power: 2, toughness: 2, types: ["creature"], subtypes: [] });
    t.pass();
    t.cast("Test Spark", { targets: [""] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect(t.asked("confirm").about).toBe("unless");
    t.no();
    expect([t.count(0, "battlefield", ""), t.count(1, "graveyard", "Test Spark")]).toEqual([1, 1]);
  });

  scenario("701.56b: a creature card is turned up for its mana cost and loses the ward", (t) => {
    cloaked(t, "Test Drake");
    t.special("turnFaceUp");
    expect(t.see("Test Drake")).toMatchObject({ power: 3, keywords: ["flying"] });
  });

  scenario("701.56b: anything else can't be turned up so", (t) => {
    cloaked(t, "Test Growth");
    expect(t.asked("priority").actions.some((one) => one.act === "special")).toBe(false);
  });
});

describe("701.59: forage", () => {
  const CARDS = `
    Test Squirrel {1}{G}
    Creature — Squirrel
    1/1
    Forage: Put a +1/+1 counter on this creature.

    Test Larder {G}
    Creature — Squirrel
    1/1
    When this creature enters, you may forage. If you do, draw a card.

    Test Snack {G}
    Sorcery
    Create a Food token.

    Test Nose {1}
    Artifact
    Whenever you forage, you gain 1 life.`;

  scenario("701.59a, 605.3: a mana ability may cost it, also while other costs are looked at", (t) => {
    t.cards(`${CARDS}

    Test Gatherer {G}
    Creature — Squirrel
    1/1
    {T}, Forage: Add {G}{G}.`);
    t.battlefield(0, "Test Gatherer");
    t.hand(0, "Test Squirrel");
    t.graveyard(0, "Forest", "Forest", "Forest");
    t.to("precombatMain", 3);
    t.cast("Test Squirrel");
    t.resolve();
    expect([t.count(0, "exile", "Forest"), t.count(0, "battlefield", "Test Squirrel")]).toEqual([3, 1]);
  });

  scenario("701.59a: three cards are exiled from the graveyard or a Food is sacrificed", (t) => {
    t.cards(CARDS);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Squirrel", "Test Nose");
    t.hand(0, "Test Snack");
    t.graveyard(0, "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Squirrel")).toBe(false);
    t.cast("Test Snack");
    t.resolve();
    t.activate("Test Squirrel");
    t.option("exile");
    t.resolveAll();
    expect([t.count(0, "exile"), t.count(0, "battlefield", "Food Token"), t.see("Test Squirrel").power]).toEqual([
      3, 1, 2,
    ]);
    t.activate("Test Squirrel");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Food Token"), t.see("Test Squirrel").power, t.lifeOf(0)]).toEqual([0, 3, 22]);
  });

  scenario("701.59a, 118.12: who may forage and cannot has not", (t) => {
    t.cards(CARDS);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Larder");
    t.graveyard(0, "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Larder");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([0, 2]);
  });

  scenario("701.47e: connive N draws and discards as many", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Spy {0}
  Creature — Rogue
  When this creature enters, it connives 2.
  1/1`);
    t.hand(0, "Test Spy", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Spy");
    t.resolve();
    t.resolve();
    expect(t.game.execution.pending[0]).toMatchObject({ min: 2, max: 2 });
  });

  scenario("701.42b: what is looked at in addition is surveiled as well", (t) => {
    t.cards(`
      Test Eyes {0}
      Enchantment
      You may look at an additional two cards each time you surveil.

      Test Watch {0}
      Sorcery
      Surveil 1.

      Test A {0}
      Artifact

      Test B {0}
      Artifact

      Test C {0}
      Artifact`);
    t.battlefield(0, "Test Eyes");
    t.library(0, "Test C", "Test B", "Test A", "Plains");
    t.hand(0, "Test Watch");
    t.to("precombatMain");
    t.cast("Test Watch");
    t.resolve();
    t.yes();
    expect(t.asked("choose").from).toHaveLength(3);
  });
});
