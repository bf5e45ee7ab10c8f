import { describe, expect } from "vitest";
import { BEAR, begin, CUB, creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("603.2: as it enters, and as it attacks", (t) => {
  kit(t);
  subject(t, "Haste\nWhen this creature enters and whenever it attacks, you gain 2 life.", "2/2", "{0}");
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
  t.attack("Test Subject");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(24);
});

scenario("603.2h: only the first time in each turn of yours", (t) => {
  t.cards(`
      Test Shrine {0}
      Artifact
      {0}: You gain 1 life.
      Whenever you gain life for the first time during each of your turns, you lose 5 life.`);
  t.battlefield(0, "Test Shrine");
  t.to("precombatMain");
  for (const life of [16, 17]) {
    t.activate("Test Shrine");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(life);
  }
});

scenario("603.4: no permanents left the battlefield", (t) => {
  kit(t);
  t.cards(`
      Test Ban {0}
      Enchantment
      At the beginning of each player's end step, if no permanents left the battlefield this turn, that player loses 3 life.`);
  t.battlefield(0, "Test Ban", "Island");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Return");
  t.to("precombatMain");
  t.cast("Test Return", { targets: ["Test Bear"] });
  t.resolveAll();
  t.to("end");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.to("end", 2);
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(17);
});

scenario("603.2c: players who do it at the same time", (t) => {
  kit(t);
  subject(t, "Whenever one or more players sacrifice one or more lands, you gain 1 life.");
  t.cards(`
      Test Toll {0}
      Sorcery
      Each player sacrifices a land of their choice.`);
  t.battlefield(0, "Test Subject", "Forest");
  t.battlefield(1, "Forest");
  t.hand(0, "Test Toll");
  t.to("precombatMain");
  t.cast("Test Toll");
  t.resolveAll();
  expect([t.count(0, "graveyard", "Forest"), t.count(1, "graveyard", "Forest"), t.lifeOf(0)]).toEqual([1, 1, 21]);
});

scenario("603.2: what is countered, what is kicked", (t) => {
  kit(t);
  subject(t, "Whenever a spell or ability you control counters a spell, you gain 1 life.");
  creature(t, "Test Grove", "Whenever a player kicks a spell, you gain 3 life.");
  t.cards(`
      Test Kindling {0}
      Sorcery
      Kicker {0}
      You gain 10 life.`);
  t.battlefield(0, "Test Subject", "Test Grove", "Island");
  t.hand(0, "Test Denial", "Test Kindling", "Test Kindling");
  t.to("precombatMain");
  t.cast("Test Kindling", { additional: [false] });
  t.cast("Test Denial", { targets: ["Test Kindling"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(21);
  t.cast("Test Kindling", { additional: [true] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(34);
});

describe("damage by its source", () => {
  scenario("603.2, 603.6: a card in a graveyard sees damage that only such a spell deals", (t) => {
    t.cards(`
      Test Emberling {R}
      Creature — Elemental
      2/2
      Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by a red planeswalker you control, return this card from your graveyard to your hand.`);
    t.put(0, "graveyard", "Test Emberling");
    t.hand(0, "Test Spark");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Emberling")).toBe(1);
  });
});

scenario("603.12a, 118.12: what is paid for is exiled, and only then is anything made of it", (t) => {
  t.cards(`
      Test Coven {0}
      Creature — Vampire
      Whenever another creature you control dies, you may pay 2 life and exile it. If you do, create a token that's a copy of that creature, except it's 1/1.
      1/5

      Test Bolt {0}
      Instant
      Destroy target creature.
${BEAR}`);
  t.battlefield(0, "Test Coven", "Test Bear");
  t.hand(0, "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Bolt", { targets: ["Test Bear"] });
  t.resolve();
  t.resolve();
  t.yes();
  expect(t.lifeOf(0)).toBe(18);
  expect(t.count(0, "exile", "Test Bear")).toBe(1);
  expect(t.see("Test Bear").power).toBe(1);
});

scenario("603.2, 608.2i: so many times as one did it this turn", (t) => {
  t.cards(`
      Test Tally {0}
      Artifact
      {0}: Scry 1.
      {0}: You gain X life, where X is the number of times you scried this turn.`);
  t.battlefield(0, "Test Tally");
  t.to("precombatMain");
  for (const _ of [1, 2]) {
    t.activate("Test Tally", { ability: 0 });
    t.resolve();
    t.choose();
  }
  t.activate("Test Tally", { ability: 1 });
  t.resolve();
  expect(t.lifeOf(0)).toBe(22);
});

scenario("603.6a, 400.7: what enters from a hand, and not as a spell that resolves", (t) => {
  t.cards(`
      Test Shadow {0}
      Creature — Ninja
      When this creature enters from your hand, you gain 1 life.
      1/1

      Test Door {0}
      Artifact
      {0}: Put a creature card from your hand onto the battlefield.`);
  t.battlefield(0, "Test Door");
  t.hand(0, "Test Shadow", "Test Shadow");
  t.to("precombatMain");
  t.cast("Test Shadow");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.activate("Test Door");
  t.resolve();
  t.choose("Test Shadow");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(21);
});

scenario("603.3d, 601.2c: whoever's upkeep it is chooses one of their opponents who has more", (t) => {
  t.cards(`
      Test Oath {0}
      Enchantment
      At the beginning of each player's upkeep, that player chooses target player who has more cards in hand than they do and is their opponent. The first player may draw two cards.`);
  t.battlefield(0, "Test Oath");
  t.hand(0, "Test Bear", "Test Bear", "Test Bear");
  t.cards(`
      Test Bear {1}{G}
      Creature — Bear
      2/2`);
  t.to("upkeep", 2);
  const before = t.count(1, "hand");
  t.resolve();
  t.answer({ ask: "confirm", yes: true });
  expect(t.count(1, "hand")).toBe(before + 2);
  // 603.3d: without such a player it is removed.
  t.to("upkeep", 3);
  expect(t.stackSize).toBe(0);
});

describe("603.2c: damage to opponents as one event", () => {
  scenario("triggers once for all of them", (t) => {
    kit(t);
    t.cards(`
      Test Navigator {0}
      Enchantment
      Whenever one or more Pirates you control deal damage to your opponents, you gain 1 life.

      Test Pirate {0}
      Creature — Pirate
      1/1`);
    t.battlefield(0, "Test Navigator", "Test Pirate", "Test Pirate");
    t.to("precombatMain");
    t.attack("Test Pirate", "Test Pirate");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 18]);
  });
});

scenario("603.2, 601.2i: another than the first, and the first such spell of a turn", (t) => {
  t.cards(`
      Test Tracker {0}
      Creature — Scout
      Whenever you cast a spell other than your first spell each turn, put a +1/+1 counter on this creature.
      1/1

      Test Warden {0}
      Artifact
      Whenever the first noncreature spell of a turn is cast, you gain 1 life.`);
  t.battlefield(0, "Test Tracker");
  t.battlefield(1, "Test Warden");
  t.hand(0, "Test Ox", "Test Bolt", "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Ox");
  t.resolveAll();
  for (let i = 0; i < 2; i++) {
    t.cast("Test Bolt", { targets: [0] });
    t.resolveAll();
  }
  expect([t.see("Test Tracker").power, t.lifeOf(1)]).toEqual([3, 21]);
});

scenario("603.10a, 406.3: as long as it is exiled with such a counter, and no longer", (t) => {
  t.cards(`
      Test Egg {0}
      Creature — Dragon
      If this creature would die, instead exile it with two egg counters on it.
      At the beginning of your upkeep, if this card is exiled with an egg counter on it, remove an egg counter from it. Then if this card has no egg counters on it, return it to the battlefield.
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Egg");
  t.hand(0, "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Bolt", { targets: ["Test Egg"] });
  t.resolve();
  t.to("upkeep", 3);
  t.resolve();
  expect(t.count(0, "exile", "Test Egg")).toBe(1);
  t.to("upkeep", 5);
  t.resolve();
  expect(t.count(0, "battlefield", "Test Egg")).toBe(1);
  t.to("upkeep", 7);
  expect(t.stackSize).toBe(0);
});

scenario("603.2i: mana added with it only once a turn", (t) => {
  t.cards(`
      Test Carpet {0}
      Enchantment
      At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.`);
  t.battlefield(0, "Test Carpet");
  t.lands(1, "Island", 2);
  t.to("precombatMain");
  t.resolve();
  t.yes();
  t.option(t.asked("option").options[0]!);
  t.to("postcombatMain");
  expect(t.stackSize).toBe(0);
});

describe("603.2d: a creature that dies", () => {
  const CARDS = `
      Test Herald {0}
      Legendary Creature — Human
      If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
      1/1

      Test Lamp {0}
      Legendary Artifact
      If a legendary permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

      Test Martyr {0}
      Legendary Creature — Human
      When this creature dies, you gain 1 life.
      1/1

      Test Vow {0}
      Sorcery
      You get an emblem with "Whenever a creature dies, you gain 10 life."

      Test Bones {0}
      Creature — Skeleton
      When a creature dies, return this card from your graveyard to your hand.
      1/1

      Test End {0}
      Instant
      Destroy target creature.`;
  scenario("603.10a, 603.2d: what dies at the same time as the doubler, and the doubler itself, trigger twice", (t) => {
    t.cards(`${CARDS}

      Test Chronicler {0}
      Creature — Human
      Whenever this creature or another creature dies, you gain 1 life.
      1/1

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Herald", "Test Chronicler");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    t.answer({ ask: "order", order: [0, 1, 2, 3, 4, 5] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("603.10a: what keeps dying from triggering anything does so as it dies itself", (t) => {
    t.cards(`${CARDS}

      Test Hush {0}
      Creature — Spirit
      Creatures entering or dying don't cause abilities to trigger.
      1/1

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Hush", "Test Martyr");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  for (const doubler of ["Test Herald", "Test Lamp"]) {
    scenario(`603.10a, 603.2d: triggers its own ability twice, an emblem's once (114.1): ${doubler}`, (t) => {
      t.cards(CARDS);
      t.battlefield(0, doubler, "Test Martyr");
      t.graveyard(0, "Test Bones");
      t.hand(0, "Test Vow", "Test End");
      t.to("precombatMain");
      t.cast("Test Vow");
      t.resolve();
      t.cast("Test End", { targets: ["Test Martyr"] });
      t.resolve();
      expect(t.asked("order").items).toHaveLength(4);
      if (t.asked().ask === "order") t.order(...t.asked("order").items.map((_, i) => i));
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20 + 2 + 10);
    });
  }
});

const PREACHER = `
  Test Preacher {0}
  Creature — Cleric
  Whenever this creature attacks while you have the most life or are tied for most life, you gain 1 life.
  Whenever this creature attacks while you don't control another Cleric, you gain 10 life.
  2/4`;

describe("603.4: what is so as it attacks", () => {
  scenario("119.1: while one has the most life, or as much as anybody", (t) => {
    begin(t, PREACHER, [], ["Test Preacher"]);
    t.to("precombatMain");
    t.attack("Test Preacher");
    settle(t);
    expect(t.lifeOf(0)).toBe(31);
  });

  scenario("119.1: not with less life, nor beside another of its kind", (t) => {
    begin(t, PREACHER, [], ["Test Preacher", "Test Preacher"]);
    t.life(0, 19);
    t.to("precombatMain");
    t.attack("Test Preacher");
    settle(t);
    expect(t.lifeOf(0)).toBe(19);
  });
});

scenario("603.2, 102.1: the second card in their own turn, of whoever draws it", (t) => {
  kit(t);
  t.cards(`
    Test Council {0}
    Creature — Human
    Whenever a player draws their second card during their turn, you gain 1 life.
    Whenever a player casts their second spell during their turn, you gain 3 life.
    0/4

    Test Lesson {0}
    Instant
    Draw two cards.`);
  t.battlefield(0, "Test Council");
  t.hand(0, "Test Lesson", "Test Lesson", "Test Lesson", "Test Lesson");
  const twice = (before: () => void) => {
    for (let i = 0; i < 2; i++) {
      before();
      t.cast("Test Lesson");
      t.resolveAll();
    }
  };
  t.to("precombatMain");
  twice(() => {});
  expect(t.lifeOf(0)).toBe(24);
  t.to("upkeep", 2);
  twice(() => t.pass());
  expect(t.lifeOf(0)).toBe(24);
});

describe("the player who has most", () => {
  const HOUND = `
      Test Hound {0}
      Creature — Dog
      At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.
      1/1`;
  scenario("603.4: gains control of it, where nobody else has as much", (t) => {
    t.cards(HOUND);
    t.battlefield(0, "Test Hound");
    t.life(1, 30);
    t.to("upkeep", 3);
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Hound")).toBe(1);
  });
  scenario("603.4: nobody does where two have most", (t) => {
    t.cards(HOUND);
    t.battlefield(0, "Test Hound");
    t.to("upkeep", 3);
    expect(t.count(0, "battlefield", "Test Hound")).toBe(1);
    t.to("draw", 3);
    expect(t.count(0, "battlefield", "Test Hound")).toBe(1);
  });
  const KEEPER = `
      Test Keeper {0}
      Creature — Soldier
      At the beginning of your upkeep, the player with the lowest life total gains control of this creature. If two or more players are tied for lowest life total, you choose one of them, and that player gains control of this creature.
      1/1`;
  scenario("608.2d: of those who are tied you choose one", (t) => {
    t.cards(KEEPER);
    t.hand(0, "Test Keeper");
    t.to("precombatMain");
    t.cast("Test Keeper");
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    expect(t.asked().about).toBe("player");
    t.answer({ ask: "choose", chosen: [1] });
    expect(t.count(1, "battlefield", "Test Keeper")).toBe(1);
  });
});

scenario("603.12, 614.6: what comes of it when a creature is exiled instead of dying", (t) => {
  t.cards(CUB);
  t.cards(`
      Test Hunter {2}
      Creature — Wolf
      If a creature an opponent controls would die, exile it instead. When you do, create a 2/2 green Wolf creature token.
      2/2

      Test Fall {0}
      Sorcery
      Destroy all creatures you don't control.`);
  t.battlefield(0, "Test Hunter");
  t.battlefield(1, "Test Cub", "Test Cub");
  t.hand(0, "Test Fall");
  t.to("precombatMain");
  t.cast("Test Fall");
  t.resolve();
  t.order(0, 1);
  expect([t.count(1, "exile", "Test Cub"), t.stackSize]).toEqual([2, 2]);
  t.resolveAll();
  expect(t.count(0, "battlefield", "Wolf Token")).toBe(2);
});

describe("a trigger of a resolution that asks whether something is so", () => {
  scenario("603.4, 603.12: does nothing at all while it is not", (t) => {
    kit(t);
    subject(
      t,
      "At the beginning of your upkeep, put a quest counter on this creature. When you do, if it has two or more quest counters on it, you gain 3 life. Target opponent loses 1 life.",
    );
    t.battlefield(0, "Test Subject");
    t.to("upkeep");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
    t.to("upkeep", 3);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 19]);
  });
});

describe("what is harnessed", () => {
  scenario("603.2: its other ability works once it is, and not before", (t) => {
    begin(
      t,
      `
      Test Stone {0}
      Legendary Artifact — Stone
      {0}, {T}: Harness Test Stone.
      ∞ — At the beginning of your upkeep, you gain 4 life.`,
      [],
      ["Test Stone"],
    );
    t.to("precombatMain", 3);
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Stone");
    settle(t);
    t.to("precombatMain", 5);
    expect(t.lifeOf(0)).toBe(24);
  });
});

scenario("603.10a: if it didn't have an ability as it was last there", (t) => {
  t.cards(`
      Test Cleaver {0}
      Creature — Zombie
      Whenever another Zombie you control dies, if it didn't have flying, you gain 3 life.
      3/3

      Test Ghoul {0}
      Creature — Zombie
      1/1

      Test Bat {0}
      Creature — Zombie Bat
      Flying
      1/1

      Test Bolt {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Cleaver", "Test Ghoul", "Test Bat");
  t.hand(0, "Test Bolt", "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Bolt", { targets: ["Test Bat"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.cast("Test Bolt", { targets: ["Test Ghoul"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(23);
});

scenario("603.12: what triggers as something is exiled instead of dying", (t) => {
  kit(t);
  t.cards(`
    Test Warden {0}
    Creature — Treefolk
    If a creature an opponent controls would die, exile it instead. When you do, you gain 3 life.
    3/4`);
  t.battlefield(0, "Test Warden", "Mountain");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.count(1, "exile", "Test Bear")).toBe(1);
  expect(t.lifeOf(0)).toBe(20);
  t.resolve();
  expect(t.lifeOf(0)).toBe(23);
});

scenario("603.2: as its last counter is removed, whoever removes it", (t) => {
  t.cards(`
      Test Mine {0}
      Artifact
      Test Mine enters with two ore counters on it.
      {0}: Remove an ore counter from this artifact.
      When the last ore counter is removed from this artifact, you gain 5 life.`);
  t.hand(0, "Test Mine");
  t.to("precombatMain");
  t.cast("Test Mine");
  t.resolve();
  t.activate("Test Mine");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.activate("Test Mine");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(25);
});

describe("what is lost, and from where nothing is played", () => {
  const WARD = `
      Test Pawn {0}
      Creature — Human
      When you lose control of this creature, draw a card.
      1/1

      Test Bolt {0}
      Instant
      Destroy target creature.

      Test Treason {0}
      Instant
      Gain control of target creature.`;
  scenario("603.10d: whoever controlled it draws as another gains control of it", (t) => {
    t.cards(WARD);
    t.battlefield(0, "Test Pawn");
    t.library(0, "Test Ox");
    t.hand(1, "Test Treason");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Treason", { targets: ["Test Pawn"] });
    t.resolveAll();
    expect([t.see("Test Pawn").controller, t.count(0, "hand", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("603.10d: as it dies its last controller draws", (t) => {
    t.cards(WARD);
    t.battlefield(0, "Test Pawn");
    t.library(0, "Test Ox");
    t.hand(1, "Test Bolt");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Bolt", { targets: ["Test Pawn"] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("101.2: lands can't be played from the hand, and from elsewhere they can", (t) => {
    t.cards(`
      Test Frenzy {0}
      Enchantment
      You may play lands and cast spells from the top of your library.
      You can't play lands or cast spells from your hand.`);
    t.battlefield(0, "Test Frenzy");
    t.hand(0, "Forest", "Test Bear");
    t.lands(0, "Island", 2);
    t.library(0, "Mountain");
    t.to("precombatMain");
    expect([t.can("playLand", "Forest"), t.can("playLand", "Mountain")]).toEqual([false, true]);
    t.playLand("Mountain");
    expect(t.count(0, "battlefield", "Mountain")).toBe(1);
  });

  scenario("205.4b: permanents are snow besides what they are", (t) => {
    t.cards(`
      Test Frost {0}
      Artifact
      Creatures with ice counters on them are snow.
      {0}: Put an ice counter on target creature.
      {0}: You gain 1 life for each snow permanent on the battlefield.`);
    t.battlefield(0, "Test Frost", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Frost", { ability: 1, targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Frost", { ability: 2 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});

scenario("603.4: the first time that creature became tapped this turn, and no other time", (t) => {
  begin(
    t,
    `
      Test Captain {0}
      Creature — Human
      Whenever a creature you control becomes tapped during your turn, if it's the first time that creature has become tapped this turn, untap it.
      1/1

      Test Nap {0}
      Sorcery
      Tap target creature.`,
    ["Test Nap", "Test Nap", "Test Nap"],
    ["Test Captain", "Test Bear"],
  );
  t.to("precombatMain");
  const after = (name: string): boolean => {
    t.cast("Test Nap", { targets: [name] });
    settle(t);
    return t.see(name).tapped;
  };
  expect([after("Test Bear"), after("Test Bear"), after("Test Captain")]).toEqual([false, true, false]);
});

scenario("603.2: as it enters, and as it is sacrificed", (t) => {
  begin(
    t,
    `
      Test Basket {0}
      Artifact — Food
      When this artifact enters and when you sacrifice it, you gain 2 life.
      {0}, Sacrifice this artifact: You gain 3 life.`,
    ["Test Basket"],
  );
  t.to("precombatMain");
  t.cast("Test Basket");
  settle(t);
  t.activate("Test Basket");
  settle(t);
  expect(t.lifeOf(0)).toBe(27);
});

describe("603.2: what an opponent does who controls something", () => {
  const RING =
    "Whenever an opponent who controls an artifact named Test Ring draws a card during their turn, you draw a card.";
  const drawn = (title: string, theirs: readonly string[], turn: number, cards: number) =>
    scenario(title, (t) => {
      kit(t);
      t.cards(`
        Test Ring {0}
        Artifact
        ${RING}

        Test Other {0}
        Artifact`);
      t.battlefield(0, "Test Ring");
      t.battlefield(1, ...theirs);
      t.lands(1, "Island", 1);
      t.hand(1, "Test Dram");
      t.cards(`
        Test Dram {U}
        Instant
        Draw a card.`);
      t.to("upkeep", turn);
      if (t.asked().player === 0) t.pass();
      t.cast("Test Dram");
      t.resolveAll();
      expect(t.game.state.players[0]!.hand).toHaveLength(cards);
    });
  drawn("603.2: draws in their own turn", ["Test Ring"], 2, 1);
  drawn("603.2: not with something else", ["Test Other"], 2, 0);
  // 504.1: once, as they drew in their draw step.
  drawn("603.2: and not in another's turn", ["Test Ring"], 3, 1);
});
