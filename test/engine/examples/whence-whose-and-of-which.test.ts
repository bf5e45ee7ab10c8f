import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("608.2h: where it entered from, and where it was cast from", () => {
  const TWICE =
    "When this creature enters, draw a card. If it entered from your library or was cast from your library, draw two cards instead.";
  scenario("400.7d: from a hand, one card", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(1);
  });
  scenario("601.3b: cast from the top of the library, two", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.cards(`
      Test Window {0}
      Artifact
      You may cast creature spells from the top of your library.`);
    t.battlefield(0, "Test Window");
    t.library(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(2);
  });
  scenario("701.19: put onto the battlefield from the library, two", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.cards(`
      Test Summons {0}
      Sorcery
      Search your library for a creature card, put it onto the battlefield, then shuffle.`);
    t.library(0, "Test Subject");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons");
    t.resolve();
    t.choose("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(2);
  });
});

describe("115.3: targets beside the one before", () => {
  scenario("601.2c: the first is none of the two others, and all damage is dealt at once", (t) => {
    kit(t);
    t.cards(`
      Test Blaze {0}
      Sorcery
      Test Blaze deals 4 damage to any target and 3 damage to each of up to two other targets.`);
    t.hand(0, "Test Blaze");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blaze", { targets: ["Test Ogre"] });
    const { from, max } = t.asked("choose");
    expect(max).toBe(2);
    expect(from.map((one) => t.nameOf(one))).not.toContain("Test Ogre");
    t.choose("Test Bear", 1);
    t.resolve();
    expect(t.ids(1, "battlefield")).toEqual([]);
    expect(t.game.state.players[1]!.life).toBe(17);
  });
  scenario("107.1a: half X rounded down to one, the other half rounded up to the other", (t) => {
    t.cards(`
      Test Wail {1}
      Artifact
      {X}, {T}: This artifact deals half X damage, rounded down, to any target, and half X damage, rounded up, to you.`);
    t.battlefield(0, "Test Wail");
    t.lands(0, "Swamp", 5);
    t.to("precombatMain");
    t.activate("Test Wail", { x: 5, targets: [1] });
    t.resolve();
    expect(t.game.state.players.map(({ life }) => life)).toEqual([17, 18]);
  });
});

describe("605.1b: by the mana that a permanent is tapped for", () => {
  const MONUMENT = `
    Test Monument {0}
    Artifact
    Whenever you tap a permanent for {C}, add an additional {C}.

    Test Ingot {4}
    Artifact

    Test Desert
    Land
    {T}: Add {C}.`;
  scenario("106.12a: colorless mana is doubled", (t) => {
    t.cards(MONUMENT);
    t.battlefield(0, "Test Monument");
    t.lands(0, "Test Desert", 2);
    t.hand(0, "Test Ingot");
    t.to("precombatMain");
    t.cast("Test Ingot");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ingot")).toHaveLength(1);
  });
  scenario("106.12a: other mana is not", (t) => {
    t.cards(MONUMENT);
    t.battlefield(0, "Test Monument");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Ingot");
    t.to("precombatMain");
    expect(t.can("cast", "Test Ingot")).toBe(false);
  });
});

describe("602.1a: an activated ability with {T} in its cost", () => {
  scenario("115.1: is what can be the target, whatever else has abilities", (t) => {
    kit(t);
    t.cards(`
      Test Stone {0}
      Artifact
      {1}, {T}: Untap target creature that has an activated ability with {T} in its cost.

      Test Tapper {0}
      Creature — Wizard
      {T}: You gain 1 life.
      1/1

      Test Payer {0}
      Creature — Wizard
      {1}: You gain 1 life.
      1/1`);
    t.battlefield(0, "Test Stone", "Test Tapper", "Test Tapper", "Test Payer", "Test Bear");
    t.lands(0, "Island", 1);
    t.to("precombatMain");
    t.activate("Test Tapper");
    t.resolve();
    t.activate("Test Stone");
    expect(t.asked("choose").from.map((one) => t.nameOf(one))).toEqual(["Test Tapper", "Test Tapper"]);
    t.choose("Test Tapper");
    t.resolve();
    expect(t.see("Test Tapper").tapped).toBe(false);
  });
});

describe("113.6b: an ability that works on the stack", () => {
  const TORCH = `
    Test Torch {X}{R}
    Sorcery
    As long as Test Torch is on the stack, spells that target it cost {2} more to cast.
    Test Torch deals X damage to any target.`;
  scenario("601.2f: what targets it costs more", (t) => {
    kit(t);
    t.cards(TORCH);
    t.hand(0, "Test Torch");
    t.lands(0, "Mountain", 4);
    t.hand(1, "Test Denial");
    t.lands(1, "Island", 2);
    t.to("precombatMain");
    t.cast("Test Torch", { x: 3, targets: [1] });
    t.pass();
    expect(() => t.cast("Test Denial", { targets: ["Test Torch"] })).toThrow(/cannot/u);
  });
  scenario("601.2f: and two mana more pay for it", (t) => {
    kit(t);
    t.cards(TORCH);
    t.hand(0, "Test Torch");
    t.lands(0, "Mountain", 4);
    t.hand(1, "Test Denial");
    t.lands(1, "Island", 3);
    t.to("precombatMain");
    t.cast("Test Torch", { x: 3, targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Torch"] });
    t.resolve();
    expect(t.game.state.players[1]!.life).toBe(20);
  });
});

describe("701.5: each spell and ability of opponents", () => {
  scenario("118.12a: is countered unless its controller pays, each by itself", (t) => {
    kit(t);
    t.cards(`
      Test Storm {0}
      Instant
      For each spell and ability your opponents control, counter it unless its controller pays {2}.

      Test Charm {0}
      Artifact
      {0}: You gain 1 life.`);
    t.battlefield(0, "Test Charm");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.activate("Test Charm");
    t.pass();
    t.cast("Test Storm");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.game.state.players.map(({ life }) => life)).toEqual([20, 18]);
  });
});

describe("601.3: who can't cast what, by what that player controls", () => {
  scenario("601.3: it is asked of whoever would cast it", (t) => {
    kit(t);
    t.cards(`
      Test Exile {0}
      Creature — Soldier
      Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls.
      2/2

      Test Tome {2}
      Artifact

      Test Rock {0}
      Artifact
      {T}: Add {C}{C}.`);
    t.battlefield(0, "Test Exile");
    t.lands(0, "Island", 6);
    t.battlefield(1, "Test Rock");
    t.lands(1, "Island", 1);
    t.hand(1, "Test Tome", "Test Insight");
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Tome")).toBe(false);
    expect(t.can("cast", "Test Insight")).toBe(true);
  });
});

describe("508.3d: attacking with creatures, and how many of them attack you", () => {
  const WATCHER =
    "Whenever an opponent attacks with creatures, if two or more of those creatures are attacking you and/or planeswalkers you control, draw a card.";
  const attacked = (with_: readonly string[], cards: number) =>
    scenario(`603.4: ${with_.length} attackers`, (t) => {
      kit(t);
      subject(t, WATCHER);
      t.battlefield(0, "Test Subject");
      t.battlefield(1, "Test Bear", "Test Ogre");
      t.to("precombatMain", 2);
      t.attack(...with_);
      t.resolveAll();
      expect(t.game.state.players[0]!.hand).toHaveLength(cards);
    });
  attacked(["Test Bear"], 0);
  attacked(["Test Bear", "Test Ogre"], 1);
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

describe("609.4b: mana of one color as though it were of another", () => {
  const GLASSES = `
    Test Glasses {0}
    Artifact
    You may spend white mana as though it were red mana.`;
  scenario("609.4b: pays for that color", (t) => {
    kit(t);
    t.cards(GLASSES);
    t.battlefield(0, "Test Glasses");
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Spark", "Test Growth");
    t.to("precombatMain");
    expect(t.can("cast", "Test Growth")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.game.state.players[1]!.life).toBe(18);
  });
  scenario("609.4b: of no other color, and only for who has it", (t) => {
    kit(t);
    t.cards(GLASSES);
    t.battlefield(0, "Test Glasses");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Spark");
    t.lands(1, "Plains", 1);
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Spark")).toBe(false);
    t.pass();
    expect(t.can("cast", "Test Spark")).toBe(false);
  });
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
