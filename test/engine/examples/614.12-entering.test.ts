import { describe, expect } from "vitest";
import { begin, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("614.12, 608.3: what enters without having been cast is exiled instead", (t) => {
  t.cards(`
      Test Priest {1}{W}
      Creature — Human Cleric
      If a nontoken creature would enter and it wasn't cast, exile it instead.
      2/2

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Brood {0}
      Sorcery
      Create two 1/1 green Saproling creature tokens.

      Test Imp {0}
      Creature — Imp
      1/1`);
  t.battlefield(1, "Test Priest");
  t.hand(0, "Test Raise", "Test Brood", "Test Imp");
  t.graveyard(0, "Test Ox");
  t.to("precombatMain");
  t.cast("Test Raise", { targets: ["Test Ox"] });
  t.resolveAll();
  t.cast("Test Brood");
  t.resolveAll();
  t.cast("Test Imp");
  t.resolveAll();
  expect([t.count(0, "exile", "Test Ox"), t.count(0, "battlefield")]).toEqual([1, 3]);
});

scenario("614.1c: with two kinds of counters where that is so", (t) => {
  t.cards(`
      Test Animus {0}
      Creature — Spirit
      If you control two or more lands, this creature enters with two +1/+1 counters and a lifelink counter on it.
      1/1`);
  t.lands(0, "Plains", 2);
  t.hand(0, "Test Animus");
  t.to("precombatMain");
  t.cast("Test Animus");
  t.resolve();
  expect(t.see("Test Animus")).toMatchObject({ power: 3, keywords: ["lifelink"] });
});

scenario("614.12a: counters for what the opponent chosen as it enters controls", (t) => {
  kit(t);
  subject(
    t,
    "As this creature enters, choose an opponent. This creature enters with a -1/-1 counter on it for each creature that player controls.",
    "6/6",
    "{0}",
  );
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject");
  t.resolve();
  expect(t.see("Test Subject").counters).toEqual({ "-1/-1": 2 });
});

scenario("614.1c: what enters this turn enters tapped, and what enters later does not", (t) => {
  kit(t);
  t.cards(`
    Test Hush {0}
    Instant
    Creatures enter tapped this turn.

    Test Imp {0}
    Creature — Imp
    1/1

    Test Elf {0}
    Creature — Elf
    1/1`);
  t.hand(0, "Test Hush", "Test Imp");
  t.hand(1, "Test Elf");
  t.to("precombatMain");
  t.cast("Test Hush");
  t.resolve();
  t.cast("Test Imp");
  t.resolve();
  expect(t.see("Test Imp").tapped).toBe(true);
  t.to("precombatMain", 2);
  t.cast("Test Elf");
  t.resolve();
  expect(t.see("Test Elf").tapped).toBe(false);
});

describe("614.1e, 708.11: as it enters or is turned face up", () => {
  const SHIFTER = `
    Test Shifter {2}{U}
    Creature — Shapeshifter
    As this creature enters or is turned face up, it becomes your choice of 5/1 or 1/5.
    Morph {0}
    */*`;
  scenario("614.1c, 614.1e: chosen as it enters, and as it is turned face up", (t) => {
    kit(t);
    t.cards(SHIFTER);
    t.lands(0, "Island", 6);
    t.hand(0, "Test Shifter", "Test Shifter");
    t.to("precombatMain");
    t.cast("Test Shifter");
    t.resolve();
    t.option("5/1");
    expect([t.see("Test Shifter").power, t.see("Test Shifter").toughness]).toEqual([5, 1]);
    t.cast("Test Shifter", { via: "morph" });
    t.resolve();
    const [hidden] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(hidden!).power).toBe(2);
    t.special("turnFaceUp");
    t.option("1/5");
    expect([t.seeId(hidden!).power, t.seeId(hidden!).toughness]).toEqual([1, 5]);
  });

  scenario("707.2: what was chosen then is copied", (t) => {
    kit(t);
    t.cards(SHIFTER);
    t.lands(0, "Island", 6);
    t.hand(0, "Test Shifter", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Shifter", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.option("5/1");
    t.cast("Test Mirror", { targets: [t.ids(0, "battlefield", "Test Shifter")] });
    t.resolve();
    // The token enters: its own ability asks anew.
    t.option("1/5");
    const powers = t.ids(0, "battlefield", "Test Shifter").map((id) => t.seeId(id).power);
    expect(powers.sort()).toEqual([1, 5]);
  });
});

describe("614.1c: with counters for what was revealed as it was cast", () => {
  scenario("614.1c, 202.3: the total mana value of all of it", (t) => {
    kit(t);
    t.cards(`
      Test Soulbeast {0}
      Creature — Beast
      When you cast this spell, each player reveals the top card of their library. This creature enters with X +1/+1 counters on it, where X is the total mana value of all cards revealed this way.
      0/1`);
    t.library(0, "Test Ogre");
    t.library(1, "Test Bear");
    t.hand(0, "Test Soulbeast");
    t.to("precombatMain");
    t.cast("Test Soulbeast");
    t.resolveAll();
    expect(t.see("Test Soulbeast").power).toBe(6);
  });
});

describe("under whose control something enters", () => {
  scenario("614.12a: an opponent is chosen before it enters", (t) => {
    t.cards(`
      Test Guest {0}
      Enchantment
      This enchantment enters under the control of an opponent of your choice.
      At the beginning of your upkeep, you lose 1 life.`);
    t.hand(0, "Test Guest");
    t.to("precombatMain");
    t.cast("Test Guest");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Guest")).toBe(1);
    t.to("upkeep", 2);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("counters and what enters (614.1c)", () => {
  scenario("122.6, 614.16: one more of each kind of counters, on permanents and on you", (t) => {
    t.cards(`
      Test Snake {0}
      Creature — Snake
      If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on that permanent instead.
      If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.
      2/3

      Test Gift {0}
      Sorcery
      Put two +1/+1 counters on target creature. You get {E}{E}.`);
    t.battlefield(0, "Test Snake");
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift", { targets: ["Test Snake"] });
    t.resolve();
    expect(t.see("Test Snake").counters["+1/+1"]).toBe(3);
    expect(t.game.state.players[0]!.counters.energy).toBe(3);
  });

  scenario("707.5, 614.12: creatures enter as copies of it, whether one likes it or not", (t) => {
    t.cards(`
      Test Essence {0}
      Creature — Avatar
      Creatures you control enter as a copy of this creature.
      6/6`);
    t.battlefield(0, "Test Essence");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Essence")).toBe(2);
  });

  scenario("614.12: others enter with as many more counters as its power, and as Mutants", (t) => {
    t.cards(`
      Test Shaper {0}
      Creature — Elf
      Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.
      2/4`);
    t.battlefield(0, "Test Shaper");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.see("Test Cub")).toMatchObject({ power: 4, toughness: 4 });
    expect(t.see("Test Cub").subtypes).toContain("Mutant");
  });
});

describe("614.12a: what is chosen before a permanent enters", () => {
  scenario("614.12a, 614.1c: it enters tapped, and something comes of that, if its controller likes", (t) => {
    t.cards(`
      Test Depot
      Land
      You may have this land enter tapped. If you do, you gain 2 life.
      {T}: Add {C}.`);
    t.hand(0, "Test Depot");
    t.hand(1, "Test Depot");
    t.to("precombatMain");
    t.playLand("Test Depot");
    t.yes();
    expect([t.see("Test Depot").tapped, t.lifeOf(0)]).toEqual([true, 22]);
    t.to("precombatMain", 2);
    t.playLand("Test Depot");
    t.no();
    expect([t.seeId(t.ids(1, "battlefield", "Test Depot")[0]!).tapped, t.lifeOf(1)]).toEqual([false, 20]);
  });
});

scenario("614.12: counters of which there are only as many as what enters is such a permanent", (t) => {
  kit(t);
  t.cards(`
    Test Recall {0}
    Sorcery
    Return target artifact or creature card from your graveyard to the battlefield. If a creature enters this way, it enters with an additional +1/+1 counter on it.

    Test Blink {0}
    Instant
    Exile any number of target creatures and/or planeswalkers you control. At the beginning of the next end step, return each of them to the battlefield under its owner's control. Each of them enters with an additional +1/+1 counter on it if it's a creature and an additional loyalty counter on it if it's a planeswalker.

    Test Crown {0}
    Artifact

    Test Walker {3}
    Legendary Planeswalker — Walker
    +1: You gain 1 life.
    Loyalty 3

    Test Rouse {0}
    Instant
    Target planeswalker becomes a 3/3 creature until end of turn.`);
  t.battlefield(0, "Test Walker", "Test Ogre");
  t.graveyard(0, "Test Bear", "Test Crown");
  t.hand(0, "Test Recall", "Test Recall", "Test Blink", "Test Rouse");
  t.to("precombatMain");
  for (const name of ["Test Bear", "Test Crown"]) {
    t.cast("Test Recall", { targets: [t.ids(0, "graveyard", name)] });
    t.resolve();
  }
  expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  expect(t.see("Test Crown").counters).toEqual({});
  t.cast("Test Rouse", { targets: ["Test Walker"] });
  t.resolve();
  t.cast("Test Blink", { targets: [["Test Walker", "Test Ogre"]] });
  t.resolve();
  t.to("end");
  t.resolveAll();
  expect(t.see("Test Ogre").counters).toEqual({ "+1/+1": 1 });
  expect(t.see("Test Walker").counters).toEqual({ loyalty: 4 });
});

scenario("614.12, 111.3: tokens enter with counters, for others than themselves", (t) => {
  kit(t);
  t.cards(`
    Test Spawner {0}
    Creature — Ooze
    {0}: Create a 0/0 green Ooze creature token. The token enters with X +1/+1 counters on it, where X is the number of other creatures you control.
    1/1`);
  t.battlefield(0, "Test Spawner", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Spawner");
  t.resolve();
  expect(t.see("Ooze Token").counters).toEqual({ "+1/+1": 2 });
});

scenario("614.1c, 122.1b: with counters of two kinds and an ability besides, if it was kicked", (t) => {
  begin(
    t,
    `
      Test Pouncer {0}
      Creature — Eldrazi
      Kicker {2}
      If this creature was kicked, it enters with two +1/+1 counters and a trample counter on it and with haste.
      1/1`,
    ["Test Pouncer", "Test Pouncer"],
  );
  t.lands(0, "Forest", 2);
  t.to("precombatMain");
  t.cast("Test Pouncer", { additional: [true] });
  settle(t);
  expect(t.see("Test Pouncer")).toMatchObject({ power: 3, counters: { "+1/+1": 2, trample: 1 } });
  expect([...t.see("Test Pouncer").keywords].sort()).toEqual(["haste", "kicker", "trample"]);
});

scenario("614.1c, 614.12: with a counter for each that its controller already controls, itself not among them", (t) => {
  t.cards(`
      Test Font {0}
      Creature — Angel
      Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.
      2/2

      Test Angel {0}
      Creature — Angel
      1/1`);
  t.battlefield(0, "Test Font");
  t.hand(0, "Test Angel", "Test Angel");
  t.to("precombatMain");
  t.cast("Test Angel");
  t.resolve();
  expect(t.see("Test Angel").power).toBe(2);
  t.cast("Test Angel");
  t.resolve();
  expect(t.ids(0, "battlefield", "Test Angel").map((id) => t.seeId(id).power)).toEqual([2, 3]);
});

scenario("614.12, 616.1: tapped and untapped at once, whichever its controller applies last", (t) => {
  t.cards(`
      Test Cave {0}
      Enchantment
      Lands you control enter untapped.

      Test Slow Land
      Land
      This land enters tapped.`);
  t.battlefield(0, "Test Cave");
  t.hand(0, "Test Slow Land");
  t.to("precombatMain");
  t.playLand("Test Slow Land");
  t.option("Test Slow Land");
  expect(t.see("Test Slow Land").tapped).toBe(false);
});

scenario("614.12a, 122.1b: with one of the counters offered", (t) => {
  t.cards(`
      Test Cub {0}
      Creature — Cat
      This creature enters with your choice of a flying counter or a menace counter on it.
      2/2`);
  t.hand(0, "Test Cub");
  t.to("precombatMain");
  t.cast("Test Cub");
  t.resolve();
  t.option("menace");
  expect(t.see("Test Cub").keywords).toEqual(["menace"]);
});
