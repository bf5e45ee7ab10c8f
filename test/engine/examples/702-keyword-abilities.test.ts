import { describe, expect } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { BEARS, creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("702.6a, 601.2f: equip costs", (t) => {
  kit(t);
  t.cards(`
      Test Smithy {0}
      Artifact
      Equip costs you pay cost {1} less.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {1}`);
  t.battlefield(0, "Test Bear", "Test Blade", "Test Smithy");
  t.to("precombatMain");
  t.activate("Test Blade", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(3);
});

describe("suspend X (702.62a, 107.3a)", () => {
  scenario("702.62a: as many time counters as X, which can't be 0", (t) => {
    t.cards(`
      Test Chronicler {5}
      Creature — Bear
      Suspend X—{X}{G}. X can't be 0.
      3/3`);
    t.hand(0, "Test Chronicler");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    t.special("suspend");
    expect(t.asked("number").min).toBe(1);
    t.number(2);
    const [card] = t.ids(0, "exile", "Test Chronicler");
    expect(t.game.state.objects[card!]?.counters?.time).toBe(2);
  });
});

describe("the next spell, and protection from one player", () => {
  scenario("702.8: the next sorcery can be cast as though it had flash, the one after it cannot", (t) => {
    t.cards(`
      Test Haste {U}
      Instant
      The next sorcery spell you cast this turn can be cast as though it had flash.

      Test Study {U}
      Sorcery
      Draw a card.`);
    t.hand(0, "Test Haste", "Test Study", "Test Study");
    t.lands(0, "Island", 3);
    t.to("beginningOfCombat");
    expect(t.can("cast", "Test Study")).toBe(false);
    t.cast("Test Haste");
    t.resolve();
    t.cast("Test Study");
    t.resolve();
    expect(t.can("cast", "Test Study")).toBe(false);
  });
  scenario("702.16k: protection from the player chosen is from all that they control", (t) => {
    t.cards(`
      Test Nemesis {U}
      Creature — Merfolk
      3/1
      As this creature enters, choose a player.
      This creature has protection from the chosen player.`);
    t.hand(0, "Test Nemesis");
    t.hand(1, "Test Spark");
    t.battlefield(0, "Island");
    t.battlefield(1, "Mountain", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Nemesis");
    t.resolve();
    t.choose(1);
    t.to("declareAttackers", 3);
    t.attack("Test Nemesis");
    t.to("declareBlockers");
    expect(t.asked().ask).toBe("priority");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.count(0, "battlefield", "Test Nemesis")]).toEqual([17, 1]);
  });
});

describe("702.82: what it devoured", () => {
  scenario("702.82b: counted by what each of them was", (t) => {
    kit(t);
    t.cards(`
      Test Glutton {0}
      Creature — Dragon
      Devour 1
      When this creature enters, you gain 3 life for each Bear it devoured.
      When this creature enters, draw a card for each creature it devoured.
      1/1`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre");
    t.hand(0, "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Glutton");
    t.resolve();
    t.yes();
    t.choose("Test Bear", "Test Ogre");
    t.order(0, 1);
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "hand"), t.see("Test Glutton").power]).toEqual([23, 2, 3]);
  });
});

describe("mana for one kind of cost", () => {
  const CARDS = `
    Test Brazier {0}
    Artifact
    {T}: Add {U}. Spend this mana only to pay cumulative upkeep costs.

    Test Floe {0}
    Artifact
    Cumulative upkeep {U}`;

  scenario("702.24a, 106.6: it pays for cumulative upkeep", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Brazier");
    t.hand(0, "Test Floe");
    t.to("precombatMain");
    t.cast("Test Floe");
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Test Floe"), t.see("Test Brazier").tapped]).toEqual([1, true]);
  });

  scenario("106.6: and for nothing else", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Brazier");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    expect(t.can("cast", "Test Insight")).toBe(false);
  });
});

scenario("702.82c: of artifacts, where it devours those", (t) => {
  t.cards(`${BEARS}

      Test Rust {0}
      Artifact

      Test Goat {0}
      Creature — Goat
      Devour artifact 2
      1/1`);
  t.battlefield(0, "Test Bear", "Test Rust");
  t.hand(0, "Test Goat");
  t.to("precombatMain");
  t.cast("Test Goat");
  t.resolve();
  t.yes();
  const { from } = t.asked("choose");
  expect(from.map((id) => t.nameOf(id))).toEqual(["Test Rust"]);
  t.choose("Test Rust");
  expect(t.see("Test Goat").counters).toEqual({ "+1/+1": 2 });
});

scenario("702.63b: vanishing without a number brings no counters", (t) => {
  t.cards(`
      Test Tide {0}
      Creature — Elemental
      This creature enters with a time counter on it for each Island you control.
      Vanishing
      3/3`);
  t.battlefield(0, "Island");
  t.hand(0, "Test Tide");
  t.to("precombatMain");
  t.cast("Test Tide");
  t.resolve();
  expect(t.see("Test Tide").counters).toEqual({ time: 1 });
  t.to("upkeep", 3);
  t.resolveAll();
  expect(t.count(0, "graveyard", "Test Tide")).toBe(1);
});

scenario("702.44c: modular by the colors of mana spent", (t) => {
  t.cards(`
      Test Wanderer {2}
      Artifact Creature — Golem
      Modular—Sunburst
      0/0`);
  t.battlefield(0, "Island", "Forest");
  t.hand(0, "Test Wanderer");
  t.to("precombatMain");
  t.cast("Test Wanderer");
  t.resolve();
  expect(t.see("Test Wanderer").counters).toEqual({ "+1/+1": 2 });
});

scenario("702.138a: cards in the graveyard are cast for their mana cost and three others exiled", (t) => {
  t.cards(`
      Test Breach {1}{R}
      Enchantment
      Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.`);
  t.battlefield(0, "Test Breach", "Mountain", "Mountain");
  t.graveyard(0, "Test Spark", "Forest", "Forest", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Spark", { via: "escape", targets: [1] });
  t.resolveAll();
  expect([t.count(0, "exile"), t.count(0, "graveyard", "Test Spark"), t.lifeOf(1)]).toEqual([3, 1, 18]);
  expect(t.can("cast", "Test Spark", "escape")).toBe(false);
});

describe("protection of players (702.16)", () => {
  scenario("702.16i: from everything with the chosen name", (t) => {
    t.cards(`
      Test Halo {0}
      Enchantment
      As this enchantment enters, choose a card name.
      You have protection from the chosen card name.`);
    t.hand(0, "Test Halo");
    t.hand(1, "Test Spark", "Spark");
    t.battlefield(1, "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Test Halo");
    t.resolve();
    t.answer({ ask: "name", name: "Test Spark" });
    t.to("precombatMain", 2);
    // Nothing but the caster is left to target.
    t.cast("Test Spark");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
    t.cast("Spark");
    expect(t.asked("choose").from).toContain(0);
  });
});

describe("702.11: what a player has, too", () => {
  const CARDS = `
    Test Bolt {0}
    Instant
    Target player loses 3 life.

    Test Ember {R}
    Instant
    Target player loses 3 life.

    Test Sleet {0}
    Instant
    You and permanents you control gain hexproof from red until end of turn.

    Test Recluse {0}
    Creature — Cat
    During your turn, you and this creature have hexproof.
    2/2

    Test Probe {0}
    Instant
    Tap target creature.`;

  scenario("702.11d: from red alone, and until the turn ends", (t) => {
    kit(t);
    t.cards(CARDS);
    t.hand(0, "Test Sleet");
    t.hand(1, "Test Ember", "Test Bolt");
    t.lands(1, "Mountain", 1);
    t.to("precombatMain");
    t.cast("Test Sleet");
    settle(t);
    t.pass();
    t.cast("Test Bolt", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(17);
    t.pass();
    // Nobody else is left to be targeted.
    t.cast("Test Ember");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
  });

  scenario("702.11b-c: a creature and its controller, in that player's turn", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Recluse");
    t.hand(1, "Test Probe");
    t.to("precombatMain");
    t.pass();
    expect(t.can("cast", "Test Probe")).toBe(false);
    t.to("precombatMain", 2);
    t.cast("Test Probe", { targets: ["Test Recluse"] });
    t.resolve();
    expect(t.see("Test Recluse").tapped).toBe(true);
  });
});

describe("702: a card with each of several keywords", () => {
  scenario("608.2c: one may stand for several; one is put there, the others into the hand, the rest away", (t) => {
    creature(t, "Test Hawk", "Flying, haste");
    creature(t, "Test Cat", "Haste");
    creature(t, "Test Snake", "Deathtouch");
    t.cards(
      `
      Test Adaptation {0}
      Sorcery
      Reveal the top four cards of your library. Choose from among them a card with flying, a card with haste, and so on for deathtouch, reach, and trample. Put one of the chosen cards onto the battlefield, the other chosen cards into your hand, and the rest into your graveyard.`,
    );
    t.hand(0, "Test Adaptation");
    t.library(0, "Test Hawk", "Test Cat", "Test Snake", "Plains");
    t.to("precombatMain");
    t.cast("Test Adaptation");
    t.resolve();
    // Only one flies; two have haste.
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Hawk");
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Hawk", "Test Snake"]);
    t.choose("Test Snake");
    expect([t.count(0, "battlefield", "Test Snake"), t.count(0, "hand", "Test Hawk")]).toEqual([1, 1]);
    expect([t.count(0, "graveyard", "Test Cat"), t.count(0, "graveyard", "Plains")]).toEqual([1, 1]);
  });

  scenario("702.66a, 607.2a: what was exiled with delve gives its keywords, even if it is gone since", (t) => {
    kit(t);
    creature(t, "Test Hawk", "Flying");
    creature(t, "Test Cat", "Haste");
    t.cards(
      `
      Test Flayer {4}{B}
      Creature — Demon
      Delve
      If a creature card with flying was exiled with this creature's delve ability, this creature has flying. The same is true for haste and trample.
      4/4

      Test Fetch {0}
      Sorcery
      Return target card you own in exile to your hand.`,
    );
    t.lands(0, "Swamp", 3);
    t.graveyard(0, "Test Hawk", "Test Spark", "Test Cat");
    t.hand(0, "Test Flayer", "Test Fetch");
    t.to("precombatMain");
    t.cast("Test Flayer");
    t.choose("Test Hawk", "Test Spark");
    t.resolve();
    expect(t.see("Test Flayer").keywords).toContain("flying");
    expect(t.see("Test Flayer").keywords).not.toContain("haste");
    t.cast("Test Fetch", { targets: [t.game.state.exile.filter((id) => t.nameOf(id) === "Test Hawk")] });
    t.resolve();
    t.to("precombatMain", 3);
    expect([t.count(0, "hand", "Test Hawk"), t.count(0, "exile")]).toEqual([1, 1]);
    expect(t.see("Test Flayer").keywords).toContain("flying");
  });
});

scenario("702.73a: what has every creature type shares one with either, whichever comes first", (t) => {
  kit(t);
  t.cards(`
      Test Shame {0}
      Artifact
      Tap two untapped creatures you control that share a creature type: You gain 3 life.

      Test Shape {1}
      Creature — Shapeshifter
      Changeling
      1/1`);
  t.battlefield(0, "Test Shape", "Test Shame", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Shame");
  t.resolve();
  expect(t.lifeOf(0)).toBe(23);
});

describe("702.33e: a keyword that a kicked spell has on the stack", () => {
  const DISASTER = `
    Test Disaster {R}
    Sorcery
    Kicker {R}
    If this spell was kicked, it has split second.
    Test Disaster deals 2 damage to each player.`;
  const kicked = (kicks: boolean) =>
    scenario(`702.61a: ${kicks ? "kicked, nobody may respond" : "else they may"}`, (t) => {
      kit(t);
      t.cards(DISASTER);
      t.lands(0, "Mountain", 2);
      t.hand(0, "Test Disaster");
      t.lands(1, "Island", 1);
      t.hand(1, "Test Denial");
      t.to("precombatMain");
      t.cast("Test Disaster", { additional: [kicks] });
      t.pass();
      expect(t.can("cast", "Test Denial")).toBe(!kicks);
    });
  kicked(true);
  kicked(false);
});

describe("replicate that several permanents give (702.56b)", () => {
  scenario("makes a copy for each time that one of them is paid", (t) => {
    kit(t);
    t.cards(`
      Test Echo {0}
      Sorcery
      You gain 1 life.

      Test Mirror {2}
      Artifact
      Instant and sorcery spells you cast have replicate {1}.`);
    t.battlefield(0, "Test Mirror", "Test Mirror");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Echo", { additional: [3] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });
});

scenario("702.11c, 604.1: a player has hexproof as long as something is so", (t) => {
  t.cards(`
      Test Ward {0}
      Enchantment
      You have hexproof as long as you control a Plains.

      Test Bolt {0}
      Instant
      Target player loses 3 life.`);
  t.battlefield(0, "Test Ward");
  t.hand(1, "Test Bolt", "Test Bolt");
  t.hand(0, "Plains");
  t.to("precombatMain");
  t.pass();
  t.cast("Test Bolt");
  expect(t.asked("choose").from).toEqual([0, 1]);
  t.choose(0);
  t.resolve();
  expect(t.lifeOf(0)).toBe(17);
  t.playLand("Plains");
  t.pass();
  t.cast("Test Bolt");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 17]);
});

scenario("702.6a: equipping for either of two costs", (t) => {
  kit(t);
  t.cards(`
    Test Crown {0}
    Artifact — Equipment
    Equipped creature gets +2/+0.
    Equip {2} or {R}`);
  t.battlefield(0, "Test Crown", "Test Bear", "Mountain");
  t.to("precombatMain");
  t.activate("Test Crown", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(4);
});

describe("landwalk (702.14)", () => {
  const CARDS = `
      Test Wall Map {0}
      Enchantment
      Creatures with islandwalk can be blocked as though they didn't have islandwalk.

      Test Merfolk {0}
      Creature — Merfolk
      Islandwalk, swampwalk
      2/2

      Test Echo {0}
      Creature — Shapeshifter
      As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for landwalk and protection.
      2/2

      Test Ward {0}
      Creature — Bear
      Protection from green
      2/2`;

  scenario("702.14c: only the landwalk that is named is ignored", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wall Map", "Test Merfolk");
    t.battlefield(1, "Test Bear", "Island");
    t.to("declareAttackers");
    t.attack("Test Merfolk");
    t.to("declareBlockers");
    t.block(["Test Bear", "Test Merfolk"]);
    t.to("postcombatMain");
    expect(t.count(0, "graveyard", "Test Merfolk")).toBe(1);
  });

  scenario("702.14c, 613.1f: the very kinds that cards in graveyards have are gained", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Echo");
    t.graveyard(0, "Test Merfolk", "Test Ward");
    t.battlefield(1, "Swamp", "Test Bear");
    t.to("declareAttackers");
    expect(t.see("Test Echo").keywords).toEqual(expect.arrayContaining(["landwalk", "protection"]));
    t.attack("Test Echo");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });
});

scenario("702.26a, 608.2d: any number of them phase out", (t) => {
  kit(t);
  t.cards(`
      Test Change {X}
      Instant
      Tap X target creatures you control. You may have any number of them phase out.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.lands(0, "Island", 2);
  t.hand(0, "Test Change");
  t.to("precombatMain");
  t.cast("Test Change", {
    x: 2,
    targets: [[...t.ids(0, "battlefield", "Test Bear"), ...t.ids(0, "battlefield", "Test Ogre")]],
  });
  t.resolve();
  t.yes();
  t.choose("Test Ogre");
  expect(t.see("Test Bear").tapped).toBe(true);
  expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.game.state.objects[id]?.phasedOut)).not.toEqual([
    undefined,
  ]);
});

describe("702.49b, 702.37d, 702.168b: cards cast face down or shown", () => {
  scenario("702.168b, 702.168c: disguised it is a 2/2 with ward {2}, and only its ability casts it so", (t) => {
    kit(t);
    creature(t, "Test Spy", "Disguise {1}", "4/4", "{4}");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Spy", "Test Bear");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(ways).toHaveLength(1);
    t.cast("Test Spy", { via: "disguise" });
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "")[0]!)).toMatchObject({ power: 2, toughness: 2, keywords: ["ward"] });
  });

  scenario(
    "702.49b, 702.49c: the card of ninjutsu is revealed while the ability is on the stack, and enters attacking what the returned creature attacked",
    (t) => {
      kit(t);
      creature(t, "Test Ninja", "Ninjutsu {0}", "3/3", "{4}");
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Ninja");
      t.attack("Test Bear");
      t.pass(2);
      t.activate("Test Ninja");
      const shown = (): boolean => engine.view(t.game, 1).stack.some(({ name }) => name === "Test Ninja");
      expect([t.stackSize, shown()]).toEqual([1, true]);
      settle(t);
      t.to("postcombatMain");
      expect([t.lifeOf(1), t.count(0, "hand", "Test Bear")]).toEqual([17, 1]);
    },
  );
});

describe("702.124, 903.8: two commanders", () => {
  scenario(
    "702.124d: each is cast for its own tax",
    (t) => {
      kit(t);
      creature(t, "Test First", "Partner", "2/2", "{0}", "Legendary Creature — Elf");
      creature(t, "Test Second", "Partner", "2/2", "{0}", "Legendary Creature — Elf");
      t.put(0, "command", "Test First", "Test Second");
      t.put(0, "commanders", "Test First", "Test Second");
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Murder");
      t.to("precombatMain");
      expect(["Test First", "Test Second"].map((name) => t.can("cast", name))).toEqual([true, true]);
      t.cast("Test First");
      settle(t);
      t.cast("Test Murder", { targets: ["Test First"] });
      settle(t);
      expect(["Test First", "Test Second"].map((name) => t.can("cast", name))).toEqual([false, true]);
    },
    { seats: 2 },
  );
});

describe("702.134: mentor", () => {
  scenario("702.134c: who mentors whom is known once the ability resolves", (t) => {
    kit(t);
    t.cards(`
      Test Teacher {0}
      Creature — Human
      Mentor
      Whenever this creature mentors a creature, that creature gains lifelink until end of turn.
      3/3`);
    t.battlefield(0, "Test Teacher", "Test Bear");
    t.attack("Test Teacher", "Test Bear");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual([]);
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["lifelink"] });
  });
});

describe("702.167: craft", () => {
  function crafted(t: TestGame, text: string): void {
    kit(t);
    t.cards(`
      Test Lattice {0}
      Artifact
      Craft with one or more creatures {0}
      // transform
      Test Idol
      Artifact Creature — Golem
      ${text}
      */4
      Color indicator: red`);
    t.battlefield(0, "Test Lattice", "Test Ogre");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Lattice");
    t.choose("Test Ogre", "Test Bear");
    settle(t);
  }

  scenario("702.167c: it knows the cards that were exiled to craft it", (t) => {
    crafted(t, "Test Idol's power is equal to the total power of the exiled cards used to craft it.");
    expect(t.see("Test Idol").power).toBe(6);
  });

  scenario("702.167c: one of them may be put onto the battlefield, and is no longer among them", (t) => {
    crafted(
      t,
      `Test Idol's power is equal to the total power of the exiled cards used to craft it.
      {0}: You may put an exiled creature card used to craft Test Idol onto the battlefield.`,
    );
    t.activate("Test Idol");
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ogre"), t.see("Test Idol").power]).toEqual([1, 2]);
  });
});

describe("702.142: boast, and exhaust", () => {
  scenario("702.142b: a creature boasts as its boast ability is activated, and another ability is no boast", (t) => {
    kit(t);
    t.cards(`
      Test Skald {0}
      Creature — Human
      Boast — {0}: You lose 1 life.
      {0}: You lose 2 life.
      3/3

      Test Horn {0}
      Artifact
      Whenever a creature you control boasts, you gain 10 life.`);
    t.battlefield(0, "Test Skald", "Test Horn");
    t.attack("Test Skald");
    t.activate("Test Skald", { ability: 1 });
    settle(t);
    expect(t.lifeOf(0)).toBe(18);
    t.activate("Test Skald", { ability: 0 });
    settle(t);
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("602.2: what triggers on exhaust abilities triggers on no others, and copies the one it is about", (t) => {
    kit(t);
    t.cards(`
      Test Wagon {0}
      Creature — Beast
      Exhaust — {0}: You gain 1 life.
      {0}: You lose 2 life.
      3/3

      Test Hive {0}
      Enchantment
      Whenever you activate an exhaust ability, you gain 10 life.

      Test Engine {0}
      Artifact
      {0}: When you next activate an exhaust ability that isn't a mana ability this turn, copy it. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Wagon", "Test Hive", "Test Engine");
    t.to("precombatMain");
    t.activate("Test Engine");
    settle(t);
    t.activate("Test Wagon", { ability: 1 });
    settle(t);
    expect(t.lifeOf(0)).toBe(18);
    t.activate("Test Wagon", { ability: 0 });
    settle(t);
    expect(t.lifeOf(0)).toBe(30);
  });
});

describe("702: a number that is worked out as the ability resolves", () => {
  scenario("608.2h: mobilize X, where X is", (t) => {
    kit(t);
    t.cards(`
      Test Captain {0}
      Creature — Human
      Mobilize X, where X is the number of creature cards in your graveyard.
      3/3`);
    t.battlefield(0, "Test Captain");
    t.graveyard(0, "Test Bear", "Test Ogre");
    t.attack("Test Captain");
    settle(t);
    expect(t.count(0, "battlefield")).toBe(3);
  });
});
