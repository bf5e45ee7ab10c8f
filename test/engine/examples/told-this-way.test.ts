import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What several players did, what is chosen one of each, and mana of several kinds; the cards are our own. */

describe("what was done this way", () => {
  scenario("608.2h: players who discarded such a card, and nobody else", (t) => {
    t.cards(`
      Test Toll {0}
      Sorcery
      Each opponent discards a card. Each opponent who discarded a land card this way loses 3 life.`);
    t.hand(0, "Test Toll", "Test Toll");
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
    t.cast("Test Toll");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("701.17a: of what all sacrificed, one is put onto the battlefield", (t) => {
    t.cards(`
      Test Feast {0}
      Sorcery
      Each player sacrifices a nontoken creature of their choice. Return up to two creature cards put into graveyards this way to the battlefield under your control.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Feast");
    t.to("precombatMain");
    t.cast("Test Feast");
    t.resolve();
    t.choose("Test Bear", "Test Ox");
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });
});

describe("one of each", () => {
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

  scenario("611.2c: each is held for as long as it has its own counter", (t) => {
    t.cards(`
      Test Oath {0}
      Sorcery
      Each player puts a vow counter on a creature they control and sacrifices the rest. Each of those creatures can't attack you or planeswalkers you control for as long as it has a vow counter on it.

      Test Release {0}
      Instant
      Remove all counters from target creature.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox", "Test Ogre");
    t.hand(0, "Test Oath", "Test Release");
    t.to("precombatMain");
    t.cast("Test Oath");
    t.resolve();
    t.choose("Test Ogre");
    expect(t.count(1, "battlefield", "Test Ox")).toBe(0);
    t.cast("Test Release", { targets: ["Test Bear"] });
    t.resolve();
    t.to("declareAttackers", 2);
    expect(t.can("attack" as never, "Test Ogre")).toBe(false);
  });
});

describe("X that can't be 0", () => {
  scenario("107.3: no spell is cast with it, and it is not offered where 1 can't be paid", (t) => {
    t.cards(`
      Test Draught {X}
      Sorcery
      You gain X life. X can't be 0.`);
    t.hand(0, "Test Draught");
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Draught", { x: 1 });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.hand(0, "Test Draught");
    expect(t.can("cast", "Test Draught")).toBe(false);
  });
});

describe("mana", () => {
  scenario("105.4: one of each color there is among permanents, and colors that differ", (t) => {
    t.cards(`
      Test Elder {0}
      Creature — Treefolk
      0/3
      {T}: For each color among permanents you control, add one mana of that color.

      Test White {W}
      Creature — Cat
      1/1

      Test Red {R}
      Creature — Dog
      1/1

      Test Prize {R}{W}
      Sorcery
      You gain 5 life.`);
    t.battlefield(0, "Test Elder", "Test White", "Test Red");
    t.hand(0, "Test Prize");
    t.to("precombatMain");
    t.cast("Test Prize");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });
});

describe("twice as many of what one has", () => {
  scenario("122.1, 701.10: counters of each kind on oneself", (t) => {
    t.cards(`
      Test Coil {0}
      Sorcery
      You get {E}{E}{E}. Double the number of each kind of counter you have.

      Test Sum {0}
      Sorcery
      You gain X life, where X is the number of energy counters you have.`);
    t.hand(0, "Test Coil", "Test Sum");
    t.to("precombatMain");
    t.cast("Test Coil");
    t.resolve();
    t.cast("Test Sum");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });
});

describe("control", () => {
  scenario("608.2c: two players gain what the other controlled, at once", (t) => {
    t.cards(`
      Test Swap {0}
      Sorcery
      You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Swap");
    t.to("precombatMain");
    t.cast("Test Swap", { targets: [1] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ox"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("502.3: nothing that player controls untaps in their next turn, whenever it came", (t) => {
    t.cards(`
      Test Beam {0}
      Instant
      Creatures don't untap during target player's next untap step.`);
    t.permanentWith(1, "Test Ox", { tapped: true });
    t.hand(0, "Test Beam");
    t.to("precombatMain");
    t.cast("Test Beam", { targets: [1] });
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.see("Test Ox").tapped).toBe(true);
  });
});

describe("what is attached, exiled and sacrificed", () => {
  scenario("303.4: counted among what is attached to a player", (t) => {
    t.cards(`
      Test Hex {0}
      Enchantment — Aura Curse
      Enchant player
      At the beginning of enchanted player's upkeep, this Aura deals damage to that player equal to the number of Curses attached to them.

      Test Jinx {0}
      Enchantment — Aura Curse
      Enchant player`);
    t.hand(0, "Test Hex", "Test Jinx", "Test Jinx");
    t.to("precombatMain");
    for (const [name, player] of [
      ["Test Hex", 1],
      ["Test Jinx", 1],
      ["Test Jinx", 0],
    ] as const) {
      t.cast(name, { targets: [player] });
      t.resolve();
    }
    t.to("upkeep", 2);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
  });

  scenario("110.2a: each player's own cards come back under that player's control", (t) => {
    t.cards(`
      Test Rift {0}
      Enchantment
      {0}: Exile target creature.
      {0}: Sacrifice this enchantment.
      When this enchantment leaves the battlefield, each player returns to the battlefield all cards they own exiled with it.`);
    t.battlefield(0, "Test Rift", "Test Bear");
    t.battlefield(1, "Test Ox");
    t.to("precombatMain");
    for (const name of ["Test Bear", "Test Ox"]) {
      t.activate("Test Rift", { ability: 0, targets: [name] });
      t.resolve();
    }
    t.activate("Test Rift", { ability: 1 });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("205.2, 608.2h: card types among what was sacrificed, one of which has two", (t) => {
    t.cards(`
      Test Rite {0}
      Artifact
      {T}, Sacrifice up to two permanents: If there were three or more card types among the sacrificed permanents, you draw a card.

      Test Golem {1}
      Artifact Creature — Golem
      1/1`);
    t.battlefield(0, "Test Rite", "Test Rite", "Test Golem", "Test Bear", "Forest", "Forest");
    t.library(0, "Test Ox", "Test Ox");
    t.to("precombatMain");
    const [first] = t.ids(0, "battlefield", "Test Rite");
    t.activate("Test Rite");
    t.answer({
      ask: "choose",
      chosen: [...t.ids(0, "battlefield", "Test Bear"), t.ids(0, "battlefield", "Forest")[0]!],
    });
    t.resolve();
    expect([t.seeId(first!).tapped, t.count(0, "hand")]).toEqual([true, 0]);
    t.activate("Test Rite");
    t.answer({
      ask: "choose",
      chosen: [...t.ids(0, "battlefield", "Test Golem"), ...t.ids(0, "battlefield", "Forest")],
    });
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });
});

describe("what is given, doubled and forbidden", () => {
  const EVOKED = `
      Test Forge {0}
      Enchantment
      Elemental permanent spells you cast from your hand gain evoke {1} as you cast them.

      Test Cinder {5}
      Creature — Elemental
      4/4`;
  scenario("611.3d: a permanent keeps the evoke its spell was cast for (702.74a)", (t) => {
    t.cards(EVOKED);
    t.battlefield(0, "Test Forge", "Forest");
    t.hand(0, "Test Cinder");
    t.to("precombatMain");
    expect(t.can("cast", "Test Cinder")).toBe(false);
    t.cast("Test Cinder", { via: "evoke" });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cinder"), t.stackSize]).toEqual([1, 1]);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Cinder")).toBe(1);
  });

  scenario("118.3, 605.1a: life can't be paid but for mana abilities", (t) => {
    t.cards(`
      Test Ban {0}
      Artifact
      Players can't pay life to cast spells or to activate abilities that aren't mana abilities.

      Test Cave {0}
      Land
      {T}, Pay 1 life: Add {B}.

      Test Leech {0}
      Artifact
      Pay 1 life: Draw a card.`);
    t.battlefield(0, "Test Ban", "Test Cave", "Test Leech");
    t.to("precombatMain");
    expect(t.can("activate", "Test Leech")).toBe(false);
    expect(t.can("activate", "Test Cave")).toBe(true);
    t.activate("Test Cave");
    expect(t.lifeOf(0)).toBe(19);
  });

  scenario("701.9c, 608.2h: those whose power was doubled are spoken of", (t) => {
    t.cards(`
      Test Idol {0}
      Creature — God
      When this creature enters, double the power of each other creature you control until end of turn. Those creatures gain vigilance until end of turn.
      1/1`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Idol");
    t.to("precombatMain");
    t.cast("Test Idol");
    t.resolve();
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Idol").power]).toEqual([4, 1]);
    t.attack("Test Bear");
    expect(t.see("Test Bear").tapped).toBe(false);
  });

  scenario("305.7, 613.1d: lands of a name lose their land types and abilities, and gain another", (t) => {
    t.cards(`
      Test Eclipse {0}
      Enchantment
      As this enchantment enters, choose a nonbasic land card name.
      Lands your opponents control with the chosen name lose all land types and abilities, and they gain "{T}: Add {C}."

      Test Grove
      Land — Forest
      {T}: Draw a card.`);
    t.battlefield(1, "Test Grove", "Forest");
    t.hand(0, "Test Eclipse");
    t.to("precombatMain");
    t.cast("Test Eclipse");
    t.resolve();
    t.answer({ ask: "name", name: "Test Grove" });
    expect(t.see("Test Grove").subtypes).toEqual([]);
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
    // A mana ability is all it has: nothing is put onto the stack (605.3b).
    t.to("precombatMain", 2);
    t.activate("Test Grove");
    expect([t.stackSize, t.see("Test Grove").tapped]).toEqual([0, true]);
  });
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
