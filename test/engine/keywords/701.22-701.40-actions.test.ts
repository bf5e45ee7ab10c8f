import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { Choices, TestGame } from "../../support/testGame.ts";

describe("701.22-701.40", () => {
  function deed(t: TestGame, text: string): void {
    kit(t);
    t.cards(["Test Deed {0}", "Sorcery", text].join("\n"));
    t.hand(0, "Test Deed");
  }

  function effect(t: TestGame, ...effects: readonly Effect[]): void {
    kit(t);
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
  }

  function does(t: TestGame, choices: Choices = {}): void {
    if (t.game.state.turn.step !== "precombatMain") t.to("precombatMain");
    t.cast("Test Deed", choices);
    t.resolve();
  }

  const YOU = { who: "you" } as const;

  const DOUBLE = `Test Day {1}{G}
    Creature — Human
    {0}: Transform Test Day.
    1/1
    // transform
    Test Night
    Creature — Wolf
    Color indicator: G
    4/4`;

  scenario("701.22a: fatesealing looks at an opponent's library", (t) => {
    effect(t, { do: "fateseal", who: YOU, count: 1, of: { who: "opponents" } });
    t.library(1, "Test Ogre");
    does(t);
    expect(t.asked("choose").player).toBe(0);
    t.answer({ ask: "choose", chosen: t.asked("choose").from });
    expect(t.ids(1, "library", "Test Ogre")).toEqual([t.game.state.players[1]!.library[0]]);
  });

  scenario("701.22a: the card may stay on top", (t) => {
    effect(t, { do: "fateseal", who: YOU, count: 1, of: { who: "opponents" } });
    t.library(1, "Test Ogre");
    does(t);
    t.answer({ ask: "choose", chosen: [] });
    expect(t.ids(1, "library", "Test Ogre")).toEqual([t.game.state.players[1]!.library.at(-1)]);
  });

  scenario("701.23d: equal mana values: nobody wins the clash", (t) => {
    effect(t, { do: "clash", win: [{ do: "gainLife", who: YOU, amount: 3 }] });
    t.library(0, "Test Bear");
    t.library(1, "Test Bear");
    does(t);
    t.no();
    t.no();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("701.27a: proliferate: any number of permanents and players, one of each kind", (t) => {
    deed(t, "Proliferate.");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1, charge: 2 } });
    t.permanentWith(1, "Test Ogre", { counters: { "-1/-1": 1 } });
    does(t);
    t.choose("Test Bear");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 2, charge: 3 });
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 1 });
  });

  scenario("701.27a: what has no counter can't be chosen; choosing none is possible", (t) => {
    deed(t, "Proliferate.");
    t.battlefield(0, "Test Ogre");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    does(t);
    expect(t.asked("choose").from).toHaveLength(1);
    t.answer({ ask: "choose", chosen: [] });
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("701.28a: a transforming permanent turns over and stays the same object", (t) => {
    t.cards(DOUBLE);
    t.permanentWith(0, "Test Day", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Day");
    t.resolve();
    expect(t.see("Test Night")).toMatchObject({ power: 5, counters: { "+1/+1": 1 } });
  });

  scenario("701.28c: what is no transforming double-faced permanent does not transform", (t) => {
    deed(t, "Transform target creature.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("701.29a: a detained permanent's abilities can't be activated", (t) => {
    deed(t, "Detain target creature an opponent controls.");
    subject(t, "{0}: You gain 1 life.");
    t.battlefield(1, "Test Subject");
    does(t);
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("701.30a: populate copies a creature token of one's own", (t) => {
    deed(t, "Create a 3/3 green Centaur creature token. Populate.");
    does(t);
    expect(t.count(0, "battlefield", "Centaur Token")).toBe(2);
  });

  scenario("701.30b: without a creature token nothing is created", (t) => {
    deed(t, "Populate.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.count(0, "battlefield")).toBe(1);
  });

  scenario("701.33a: bolster with no creature does nothing", (t) => {
    deed(t, "Bolster 2.");
    t.battlefield(1, "Test Bear");
    does(t);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.34a: a manifested card is a face-down 2/2, whatever it is", (t) => {
    deed(t, "Manifest the top card of your library.");
    t.library(0, "Test Spark");
    does(t);
    const [hidden] = t.ids(0, "battlefield", "");
    expect(t.seeId(hidden!)).toMatchObject({ power: 2, toughness: 2, types: ["creature"] });
  });

  scenario("701.34a: whoever is told to manifests, and controls it", (t) => {
    deed(t, "Exile target creature. Its controller manifests the top card of their library.");
    t.battlefield(1, "Test Bear");
    t.library(1, "Test Spark");
    does(t, { targets: ["Test Bear"] });
    expect([t.count(0, "battlefield", ""), t.count(1, "battlefield", "")]).toEqual([0, 1]);
  });

  scenario("701.35a: support on a spell: up to N target creatures", (t) => {
    deed(t, "Support 2.");
    t.battlefield(0, "Test Bear", "Test Ogre");
    does(t, { targets: [["Test Bear", "Test Ogre"]] });
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([3, 5]);
  });

  scenario("701.36a: investigating twice makes two Clues", (t) => {
    deed(t, "Investigate twice.");
    does(t);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(2);
  });

  scenario("701.38b: a goaded creature attacks somebody else if it can", (t) => {
    deed(t, "Goad target creature.");
    t.battlefield(1, "Test Bear");
    does(t);
    t.to("upkeep", 2);
    t.attack("Test Bear");
    t.to("postcombatMain");
    // With one opponent there is nobody else.
    expect(t.lifeOf(0)).toBe(18);
  });

  scenario("701.40a: a creature that explored and is gone still has explored", (t) => {
    deed(t, "Target creature you control explores.");
    t.battlefield(0, "Test Bear");
    t.library(0, "Forest");
    does(t);
    expect(t.count(0, "hand", "Forest")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({});
  });
});

describe("701.23, 701.32, 701.36", () => {
  const YOU = { who: "you" } as const;

  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  const gain = (amount: number): Effect => ({ do: "gainLife", who: YOU, amount });

  scenario("701.23a-d: the greater mana value wins a clash", (t) => {
    t.library(0, "Test Bear");
    resolves(t, { do: "clash", win: [gain(3)] });
    t.yes();
    t.no();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.game.state.players[0]!.library.at(-1)).not.toBe(t.ids(0, "library", "Test Bear")[0]);
  });

  scenario("701.32a: each player votes, starting with you; each vote counts", (t) => {
    resolves(t, {
      do: "vote",
      options: [
        { name: "feast", each: [gain(3)] },
        { name: "fast", each: [gain(1)] },
      ],
    });
    expect(t.asked().player).toBe(0);
    t.option("feast");
    t.option("fast");
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("701.36a, 111.10f: investigating makes a Clue, which draws a card", (t) => {
    t.lands(0, "Plains", 2);
    resolves(t, { do: "investigate", who: YOU });
    t.activate("Clue Token");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(0);
  });
});

describe("701.29-701.40", () => {
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

  scenario("701.29a: what is detained can't attack or block until its detainer's next turn", (t) => {
    prepare(t, [{ do: "detain", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    t.attack("Test Ogre");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
    t.to("beginningOfCombat", 2);
    t.pass(2);
    expect(t.asked().ask).toBe("priority");
    t.to("upkeep", 3);
    t.attack("Test Ogre");
    t.block(["Test Bear", "Test Ogre"]);
  });

  scenario("701.33a: bolster chooses among the creatures with the least toughness", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Deed", [{ do: "bolster", n: 2 }]));
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Bear");
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("701.34a-b: a manifested creature card is turned up for its mana cost; a land is not", (t) => {
    t.cards(CARDS);
    const top: Effect = {
      do: "manifestPermanent",
      who: { who: "you" },
      what: { what: "topOfLibrary", of: { who: "you" }, count: 2 },
    };
    t.define(sorcery("Test Deed", [top]));
    t.hand(0, "Test Deed");
    t.lands(0, "Forest", 2);
    t.library(0, "Test Bear", "Plains");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
    expect(t.count(0, "battlefield", "")).toBe(2);
    const ups = t.asked("priority").actions.filter((action) => action.act === "special");
    expect(ups).toHaveLength(1);
    t.answer({ ask: "priority", action: ups[0]! });
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("701.38a-b: a goaded creature attacks if able, until the goader's next turn", (t) => {
    prepare(t, [{ do: "goad", what: IT }]);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    does(t);
    t.to("beginningOfCombat", 2);
    t.pass(2);
    expect(t.refused({ ask: "attackers", attacks: [] })).toMatchObject({ code: "must-attack" });
    t.attack("Test Bear");
    t.to("upkeep", 3);
    expect(t.game.state.objects[t.ids(1, "battlefield")[0]!]!.marks).toBeUndefined();
  });

  scenario("701.40a: exploring finds a land for the hand, or grows and may bury the card", (t) => {
    prepare(t, [{ do: "explore", what: IT }]);
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.library(0, "Test Slayer", "Plains");
    t.to("precombatMain");
    does(t);
    expect(t.count(0, "hand", "Plains")).toBe(1);
    does(t);
    t.yes();
    expect(t.count(0, "graveyard", "Test Slayer")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });
});

describe("701.22-701.40", () => {
  scenario("701.31a, 701.43a: monstrosity happens once; adapt only without +1/+1 counters", (t) => {
    t.cards(`Test Hydra {1}{G}
      Creature — Hydra
      2/2
      {0}: Monstrosity 3.

      Test Merfolk {U}
      Creature — Merfolk
      1/1
      {0}: Adapt 2.`);
    t.battlefield(0, "Test Hydra", "Test Merfolk");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Hydra");
      t.resolve();
      t.activate("Test Merfolk");
      t.resolve();
    }
    expect(t.see("Test Hydra").power).toBe(5);
    expect(t.see("Test Merfolk").power).toBe(3);
  });

  scenario("701.31a-b: a monstrous creature does not become monstrous again", (t) => {
    subject(t, "{0}: Monstrosity 2.\nWhen Test Subject becomes monstrous, you gain 3 life.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Subject");
      t.resolveAll();
    }
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 2 });
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("701.32a-d: votes are counted, and a tie is what the text says it is", (t) => {
    t.cards(`
      Test Council {W}
      Sorcery
      Will of the council — Starting with you, each player votes for time or knowledge. If time gets more votes, you gain 7 life. If knowledge gets more votes or the vote is tied, you gain 1 life.`);
    t.hand(0, "Test Council", "Test Council");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Council");
    t.resolve();
    t.option("time");
    t.option("knowledge");
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Council");
    t.resolve();
    t.option("time");
    t.option("time");
    expect(t.lifeOf(0)).toBe(28);
  });

  scenario("701.32b: objects are voted for; those with the most votes, all of them if tied", (t) => {
    t.cards(`
      Test Verdict {0}
      Sorcery
      Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.`);
    t.battlefield(1, "Test Bear", "Test Ox", "Plain Stone");
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict");
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Ox");
    expect([t.count(1, "exile"), t.count(1, "battlefield")]).toEqual([2, 1]);
  });

  scenario(
    "701.32d: additional votes are cast together with the first, and may be forgone where the text says so",
    (t) => {
      t.cards(`
      Test Council {0}
      Sorcery
      Starting with you, each player votes for bread or roses. You gain 2 life for each bread vote and draw a card for each roses vote.

      Test Herald {0}
      Creature — Human
      While voting, you may vote an additional time.
      1/1

      Test Crier {0}
      Creature — Human
      While voting, you get an additional vote.
      1/1`);
      t.battlefield(0, "Test Herald", "Test Crier");
      t.hand(0, "Test Council", "Test Council");
      t.to("precombatMain");
      const cards = t.count(0, "hand");
      t.cast("Test Council");
      t.resolve();
      t.option("bread");
      t.option("roses");
      t.option("bread");
      expect(t.asked("option").player).toBe(1);
      t.option("bread");
      expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([26, cards]);
      t.cast("Test Council");
      t.resolve();
      t.option("bread");
      t.option("bread");
      expect(t.asked("option")).toMatchObject({ player: 0, min: 0 });
      t.option();
      t.option("bread");
      expect(t.lifeOf(0)).toBe(32);
    },
  );

  scenario("701.34g, 701.56g: a face-down instant that would turn face up is revealed and stays face down", (t) => {
    kit(t);
    t.cards(`Test Shroud {G}
      Sorcery
      Cloak the top card of your library.

      Test Glare {G}
      Instant
      Turn target face-down creature face up.

      Test Watch {1}
      Artifact
      Whenever a permanent is turned face up, you gain 1 life.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Watch");
    t.hand(0, "Test Shroud", "Test Glare");
    t.library(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Shroud");
    t.resolve();
    t.cast("Test Glare");
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "battlefield", ""), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("701.35a: on a permanent: other creatures", (t) => {
    kit(t);
    subject(t, "When Test Subject enters, support 2.");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("701.38b, 508.1d: a creature is goaded as long as an effect says so, by that effect's controller", (t) => {
    t.cards(`
      Test Taunt {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1 and is goaded.

      Test Judge {0}
      Enchantment
      Goaded creatures have trample.`);
    t.battlefield(0, "Test Bear", "Test Judge");
    t.permanentWith(0, "Test Taunt", { attachedTo: 0 });
    expect(t.see("Test Bear")).toMatchObject({ power: 3 });
    expect(t.see("Test Bear").keywords).toContain("trample");
    t.to("declareAttackers");
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
  });
});

describe("701.40", () => {
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

  scenario("701.40b-c: what left explores as it last was; its controller's library is looked at", (t) => {
    kit(t);
    t.cards(SCOUT);
    t.battlefield(0, "Test Scout", "Test Drill", "Mountain");
    t.hand(0, "Test Spark");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Scout");
    t.cast("Test Spark", { targets: ["Test Scout"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Scout")).toBe(1);
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "hand", "Forest"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("701.31c: its other abilities refer to the X with which it became monstrous", (t) => {
    t.cards(`
  Test Hydra {0}
  Creature — Hydra
  {X}{G}: Monstrosity X.
  When this creature becomes monstrous, you gain X life.
  1/1`);
    t.battlefield(0, "Test Hydra");
    t.lands(0, "Forest", 4);
    t.to("precombatMain");
    t.activate("Test Hydra", { x: 3 });
    t.resolve();
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Hydra").power]).toEqual([23, 4]);
  });

  scenario("701.34f, 614.12: what may not enter is not manifested", (t) => {
    t.cards(`
      Test Cage {0}
      Artifact
      Creature cards in graveyards and libraries can't enter the battlefield.

      Test Rock {0}
      Artifact

      Test Manifest {0}
      Sorcery
      Manifest the top two cards of your library.`);
    t.battlefield(1, "Test Cage");
    t.library(0, "Test Rock", "Test Rock", "Test Rock", "Test Rock");
    t.hand(0, "Test Manifest");
    t.to("precombatMain");
    const left = t.count(0, "library");
    t.cast("Test Manifest");
    t.resolve();
    expect(t.count(0, "library")).toBe(left);
    expect(t.count(0, "battlefield")).toBe(0);
  });

  scenario(
    "701.38d: goaded twice by one player is goaded once",
    (t) => {
      t.cards(`
      Test Taunt {0}
      Instant
      Goad target creature.

      Test Bear {0}
      Creature — Bear
      2/2`);
      t.hand(0, "Test Taunt", "Test Taunt");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Taunt", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Taunt", { targets: ["Test Bear"] });
      t.resolve();
      t.to("declareAttackers", 2);
      expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
      t.attack(["Test Bear", 2]);
    },
    { seats: 3 },
  );

  scenario("701.28e, 701.28g: transforms into; a transformed permanent", (t) => {
    t.cards(`
      Test Moth {0}
      Creature — Insect
      {0}: Transform this creature.
      1/1
      // transform
      Test Butterfly
      Creature — Insect Horror
      {0}: Transform this creature.
      3/3

      Test Keeper {0}
      Enchantment
      Whenever a permanent you control transforms into a Horror, you gain 2 life.
      {0}: You gain X life, where X is the number of transformed permanents you control.`);
    t.battlefield(0, "Test Moth", "Test Keeper");
    t.to("precombatMain");
    t.activate("Test Keeper");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Moth");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.activate("Test Keeper");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.activate("Test Butterfly");
    t.resolveAll();
    t.activate("Test Keeper");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });
});
