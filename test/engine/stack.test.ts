import { describe, expect } from "vitest";
import { agreeDraw, load, pending, result, save } from "../../lib/engine/index.ts";
import { scenario } from "../support/scenario.ts";

const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

describe("117, 405: priority and the stack", () => {
  scenario("117.3c, 405.1: after casting, the player keeps priority and the spell is on the stack", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    expect(t.asked("priority").player).toBe(0);
    expect(t.stackSize).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario(
    "117.4, 405.5: when all pass in succession the top object resolves, and the active player gets priority",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Mountain");
      t.battlefield(1, "Mountain");
      t.hand(0, "Test Spark");
      t.hand(1, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [1] });
      t.pass();
      t.cast("Test Spark", { targets: [0] });
      t.pass(2);
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 20]);
      expect(t.asked("priority").player).toBe(0);
      expect(t.stackSize).toBe(1);
      t.pass(2);
      expect(t.lifeOf(1)).toBe(18);
    },
  );

  scenario("117.3d, 117.1a: a sorcery cannot be cast with something on the stack or in another's turn", (t) => {
    t.cards(CARDS);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Insight", "Test Spark");
    t.hand(1, "Test Insight");
    t.to("precombatMain");
    expect(t.can("cast", "Test Insight")).toBe(true);
    t.cast("Test Spark", { targets: [1] });
    expect(t.can("cast", "Test Insight")).toBe(false);
    t.pass();
    expect(t.can("cast", "Test Insight")).toBe(false);
  });

  scenario("405.3, 603.3b: simultaneous triggers go on the stack in turn order, the active player's first", (t) => {
    t.cards(`
      Test Mourner {2}{B}
      Creature — Human
      Whenever another creature dies, you gain 1 life.
      2/2

      Test Plague {B}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Mourner", "Swamp");
    t.battlefield(1, "Test Mourner", "Test Bear");
    t.hand(0, "Test Plague");
    t.to("precombatMain");
    t.cast("Test Plague", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.stackSize).toBe(2);
    // The active player's was put first, so the other player's resolves first.
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 21]);
    t.pass(2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 21]);
  });

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

  scenario("701.5a, 608.2m: a countered spell goes to its owner's graveyard and does nothing", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Spark");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Spark"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("104.3a, 104.2a: a player who concedes leaves, and the last one wins", (t) => {
    t.cards(CARDS);
    t.life(1, 2);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.over).toBe(true);
    expect(t.winners).toEqual([0]);
  });
});

describe("104.4i: a draw by agreement", () => {
  scenario("ends the game for all, whatever is on the stack, and once", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    const drawn = agreeDraw(t.game);
    expect(drawn).toMatchObject({ ok: true, events: [{ code: "drawnGame" }] });
    expect(t.winners).toEqual([]);
    expect(pending(t.game)).toEqual([]);
    expect(result(load(save(t.game), t.game.pool))).toEqual({ winners: [] });
    expect(agreeDraw(t.game)).toMatchObject({ ok: false, code: "game-over" });
  });
});

describe("601, 602: casting and activating", () => {
  scenario("601.2c, 115.1: targets are chosen on casting among legal ones only", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth");
    expect(t.stackSize).toBe(1);
  });

  scenario("601.2c: without a legal target the spell cannot be cast", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    expect(t.can("cast", "Test Growth")).toBe(false);
  });

  scenario("601.2f, 601.2h: costs are paid in full; too little mana means no casting", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("cast", "Test Bear")).toBe(false);
  });

  scenario("601.2b, 107.3a: X is chosen on casting and paid for", (t) => {
    t.cards(`
      Test Blaze {X}{R}
      Sorcery
      Test Blaze deals X damage to any target.`);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Blaze", { x: 3, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("601.2d: divided damage gives each target at least one", (t) => {
    t.cards(`
      Test Sparks {2}{R}
      Sorcery
      Test Sparks deals 3 damage divided as you choose among one, two, or three targets.`);
    t.lands(0, "Mountain", 3);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Sparks");
    t.to("precombatMain");
    t.cast("Test Sparks", { targets: [[1, "Test Bear"]] });
    expect(t.refused({ ask: "divide", amounts: [0, 3] }).code).toBe("illegal-answer");
    t.divide(1, 2);
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("702.33a, 601.2b: kicker is an additional cost the caster may pay", (t) => {
    t.cards(`
      Test Squire {W}
      Creature — Human
      Kicker {2}
      When this creature enters, if it was kicked, you gain 4 life.
      1/1`);
    t.lands(0, "Plains", 4);
    t.hand(0, "Test Squire", "Test Squire");
    t.to("precombatMain");
    t.cast("Test Squire", { additional: [true] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Squire", { additional: [false] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("602.1a, 602.5a, 302.6: a creature's {T} ability waits until it is no longer summoning sick", (t) => {
    t.cards(`
      Test Archer {G}
      Creature — Elf
      {T}: Test Archer deals 1 damage to any target.
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Archer");
    t.to("precombatMain");
    t.cast("Test Archer");
    t.resolve();
    expect(t.can("activate", "Test Archer")).toBe(false);
    t.to("precombatMain", 3);
    t.activate("Test Archer", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.can("activate", "Test Archer")).toBe(false);
  });

  scenario("605.3a, 605.4a: a mana ability resolves at once, and one that it triggers right after it", (t) => {
    t.cards(`
      Test Plenty {2}{G}
      Enchantment
      Whenever a player taps a land for mana, that player adds one mana of any type that land produced.`);
    t.battlefield(0, "Test Plenty", "Forest");
    t.to("precombatMain");
    t.activate("Forest");
    expect(t.stackSize).toBe(0);
    expect(t.mana(0)).toBe("GG");
  });
});

describe("603, 608: triggers and resolving", () => {
  scenario("603.6a: an enters trigger goes on the stack after the permanent entered", (t) => {
    t.cards(`
      Test Visionary {1}{G}
      Creature — Elf
      When this creature enters, draw a card.
      1/1`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Visionary");
    t.to("precombatMain");
    t.cast("Test Visionary");
    t.resolve();
    expect([t.stackSize, t.count(0, "hand")]).toEqual([1, 0]);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario(
    "603.10a, 603.6c: a leaves-the-battlefield ability looks back: both dying creatures see each other die",
    (t) => {
      t.cards(`
      Test Mourner {2}{B}
      Creature — Human
      Whenever another creature dies, you gain 1 life.
      2/2

      Test Doom {W}
      Sorcery
      Destroy all creatures.`);
      t.battlefield(0, "Test Mourner", "Test Mourner", "Plains");
      t.hand(0, "Test Doom");
      t.to("precombatMain");
      t.cast("Test Doom");
      t.resolve();
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(22);
    },
  );

  scenario("603.4: an intervening if is checked as it triggers and again as it resolves", (t) => {
    t.cards(`
      Test Heir {1}{W}
      Creature — Human
      At the beginning of your upkeep, if you have 21 or more life, you gain 5 life.
      1/1`);
    t.life(0, 20);
    t.battlefield(0, "Test Heir");
    expect([t.step, t.stackSize]).toEqual(["upkeep", 0]);
    t.to("end");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.5, 608.2d: a may in the effect is decided as it resolves", (t) => {
    t.cards(`
      Test Sage {U}
      Creature — Human Wizard
      When this creature enters, you may draw a card.
      1/1`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Sage");
    t.to("precombatMain");
    t.cast("Test Sage");
    t.resolve();
    t.resolve();
    expect(t.asked("confirm").about).toBe("may");
    t.no();
    expect(t.count(0, "hand")).toBe(0);
  });

  scenario("603.7, 603.7b: a delayed trigger acts once at its time", (t) => {
    t.cards(`
      Test Flicker {W}
      Instant
      Exile target creature you control. Return that card to the battlefield under its owner's control at the beginning of the next end step.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.hand(0, "Test Flicker");
    t.to("precombatMain");
    t.cast("Test Flicker", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("610.3, 610.3c: until it leaves: the exiled card returns at once under its owner's control", (t) => {
    t.cards(`
      Test Binding {W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.

      Test Undoing {W}
      Instant
      Destroy target enchantment.`);
    t.lands(0, "Plains", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Binding", "Test Undoing");
    t.to("precombatMain");
    t.cast("Test Binding");
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    t.cast("Test Undoing", { targets: ["Test Binding"] });
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
    expect(t.stackSize).toBe(0);
  });

  scenario("610.3b: if it has left before the trigger resolves, nothing is exiled", (t) => {
    t.cards(`
      Test Binding {W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.

      Test Undoing {W}
      Instant
      Destroy target enchantment.`);
    t.lands(0, "Plains", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Binding", "Test Undoing");
    t.to("precombatMain");
    t.cast("Test Binding");
    t.resolve();
    t.cast("Test Undoing", { targets: ["Test Binding"] });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("603.6: entering from a graveyard", () => {
  scenario("603.6a, 603.10a: an enters trigger is the new permanent's also where it came from a graveyard", (t) => {
    t.cards(`
      Test Rising {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Visionary {1}{G}
      Creature — Elf
      When this creature enters, draw a card.
      1/1`);
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Rising");
    t.graveyard(0, "Test Visionary");
    t.to("precombatMain");
    t.cast("Test Rising", { targets: ["Test Visionary"] });
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
  });
});
