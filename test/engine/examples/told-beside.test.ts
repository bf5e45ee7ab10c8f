import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What is told beside a cost, a counter, a coin or a target; the cards are our own. */

describe("costs", () => {
  scenario("601.2h: two cards of a hand that share a color", (t) => {
    t.cards(`
      Test Folio {0}
      Artifact
      {T}, Reveal two cards from your hand that share a color: Draw a card.

      Test Red {R}
      Instant
      Draw a card.

      Test Scarlet {R}
      Instant
      Draw a card.

      Test Blue {U}
      Instant
      Draw a card.`);
    t.battlefield(0, "Test Folio");
    t.battlefield(1, "Test Folio");
    t.hand(0, "Test Red", "Test Blue");
    t.hand(1, "Test Red", "Test Scarlet", "Test Blue");
    t.to("precombatMain");
    expect(t.can("activate", "Test Folio")).toBe(false);
    t.pass();
    expect(t.can("activate", "Test Folio")).toBe(true);
  });

  for (const pays of [true, false])
    scenario(`118.12a: a counter is ${pays ? "" : "not "}removed from it`, (t) => {
      t.cards(`
        Test Junk {0}
        Artifact Creature — Golem
        This creature enters with two +1/+1 counters on it.
        At the beginning of your upkeep, sacrifice this creature unless you remove a +1/+1 counter from it.
        1/1`);
      t.hand(0, "Test Junk");
      t.to("precombatMain");
      t.cast("Test Junk");
      t.resolve();
      t.to("upkeep", 3);
      t.resolve();
      if (pays) t.yes();
      else t.no();
      expect(t.count(0, "battlefield", "Test Junk")).toBe(pays ? 1 : 0);
      if (pays) expect(t.see("Test Junk").power).toBe(2);
    });

  for (const pays of [true, false])
    scenario(`118.12a: the spell is ${pays ? "not " : ""}countered, as its controller discards their hand`, (t) => {
      kit(t);
      t.cards(`
        Test Puzzle {0}
        Instant
        Counter target spell unless its controller discards their hand.`);
      t.lands(0, "Island", 1);
      t.hand(0, "Test Insight", "Test Bear", "Test Bear");
      t.hand(1, "Test Puzzle");
      t.to("precombatMain");
      t.cast("Test Insight");
      t.pass();
      t.cast("Test Puzzle", { targets: [t.ids(0, "stack", "Test Insight")] });
      t.resolve();
      if (pays) t.yes();
      else t.no();
      t.resolveAll();
      expect(t.count(0, "hand")).toBe(pays ? 1 : 2);
    });
});

describe("counters", () => {
  for (const option of ["Put a charge counter", "Remove a charge counter"])
    scenario(`608.2d: ${option}`, (t) => {
      t.cards(`
        Test Choker {0}
        Artifact
        Test Choker enters with two charge counters on it.
        {0}: Put a charge counter on this artifact or remove one from it.`);
      t.hand(0, "Test Choker");
      t.to("precombatMain");
      t.cast("Test Choker");
      t.resolve();
      t.activate("Test Choker");
      t.resolve();
      t.option(option);
      expect(t.see("Test Choker").counters).toEqual({ charge: option.startsWith("Put") ? 3 : 1 });
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
});

describe("damage", () => {
  scenario("120.3: an additional 1 damage to some of them", (t) => {
    kit(t);
    t.cards(`
      Test Hex {0}
      Sorcery
      Test Hex deals 1 damage to each nonblack creature and an additional 1 damage to each green creature.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Hex");
    t.to("precombatMain");
    t.cast("Test Hex");
    t.resolve();
    expect([t.count(1, "battlefield", "Test Bear"), t.see("Test Ogre").damage]).toEqual([0, 1]);
  });

  scenario("601.2d: as much as its power, divided", (t) => {
    kit(t);
    subject(
      t,
      "{0}: This creature deals damage equal to its power divided as you choose among any number of target creatures.",
      "3/3",
    );
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: [["Test Bear", "Test Ogre"]], divide: [2, 1] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Bear"), t.see("Test Ogre").damage]).toEqual([0, 1]);
  });

  scenario("603.7: for each 1 life that was lost", (t) => {
    kit(t);
    t.cards(`
      Test Tomb {0}
      Artifact
      Whenever you lose life, sacrifice a land for each 1 life you lost.`);
    t.battlefield(1, "Test Tomb");
    t.lands(1, "Forest", 3);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    t.answer({ ask: "choose", chosen: t.ids(1, "battlefield", "Forest").slice(1) });
    expect(t.count(1, "battlefield", "Forest")).toBe(1);
  });
});

describe("what is told again", () => {
  scenario("701.15c: it can't be regenerated, though it is destroyed only if that was done", (t) => {
    kit(t);
    subject(
      t,
      "Whenever this creature attacks, you may sacrifice it. If you do, destroy target creature. It can't be regenerated.",
    );
    t.cards(`
      Test Troll {0}
      Creature — Troll
      {0}: Regenerate this creature.
      2/2`);
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Troll");
    t.to("declareAttackers");
    t.attack("Test Subject");
    t.choose("Test Troll");
    t.pass();
    t.activate("Test Troll");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.count(1, "graveyard", "Test Troll")).toBe(1);
  });

  scenario("608.2c: if it doesn't have the chosen name", (t) => {
    t.cards(`
      Test Sphinx {0}
      Artifact
      {0}: Choose a card name, then reveal the top card of your library. If that card has the chosen name, put it into your hand. If it doesn't, put it into your graveyard.`);
    t.battlefield(0, "Test Sphinx");
    t.put(0, "library", "Forest");
    t.to("precombatMain");
    t.activate("Test Sphinx");
    t.resolve();
    t.answer({ ask: "name", name: "Island" });
    expect([t.count(0, "graveyard"), t.count(0, "hand")]).toEqual([1, 0]);
  });

  scenario("107.1b: all but three of them", (t) => {
    t.cards(`
      Test Fire {0}
      Sorcery
      Each player sacrifices all lands they control except for three.`);
    t.lands(0, "Forest", 2);
    t.lands(1, "Mountain", 5);
    t.hand(0, "Test Fire");
    t.to("precombatMain");
    t.cast("Test Fire");
    t.resolve();
    t.answer({ ask: "choose", chosen: t.ids(1, "battlefield").slice(0, 2) });
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([2, 3]);
  });

  scenario("400.7: from whichever graveyard, while it is there", (t) => {
    kit(t);
    t.cards(`
      Test Tyrant {0}
      Artifact
      Whenever an opponent sacrifices a nontoken permanent or discards a permanent card, you may put that card from a graveyard onto the battlefield under your control.

      Test Pit {0}
      Artifact
      {0}: Target player discards a card.
      {0}: Target player sacrifices a creature.`);
    t.battlefield(0, "Test Tyrant", "Test Pit");
    t.battlefield(1, "Test Ogre");
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    for (const [ability, name] of [
      [0, "Test Bear"],
      [1, "Test Ogre"],
    ] as const) {
      t.activate("Test Pit", { ability, targets: [1] });
      t.resolve();
      t.resolve();
      t.yes();
      expect(t.see(name).controller).toBe(0);
    }
  });

  scenario("607.2c: what this very ability put there does not make it trigger", (t) => {
    kit(t);
    t.cards(`
      Test Kodama {0}
      Artifact
      Whenever another permanent you control enters, if it wasn't put onto the battlefield with this ability, you may put a permanent card with equal or lesser mana value from your hand onto the battlefield.`);
    t.battlefield(0, "Test Kodama");
    t.hand(0, "Forest", "Island", "Test Bear");
    t.to("precombatMain");
    t.playLand("Forest");
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Island"), t.count(0, "stack")]).toEqual([1, 0]);
  });

  scenario("608.2c: both cards, each found in its own way", (t) => {
    kit(t);
    t.cards(`
      Test Hearth {0}
      Sorcery
      Exile up to one target creature you own, then search your library for a basic land card. Put both cards onto the battlefield under your control, then shuffle.`);
    t.battlefield(0, "Test Bear");
    t.put(0, "library", "Forest");
    t.hand(0, "Test Hearth");
    t.to("precombatMain");
    t.cast("Test Hearth", { targets: ["Test Bear"] });
    t.resolve();
    t.choose("Forest");
    expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 1]);
  });
});

describe("what is left to somebody", () => {
  for (const skips of [true, false])
    scenario(`614.11: the draw ${skips ? "is skipped" : "is not skipped"}`, (t) => {
      kit(t);
      subject(t, "If you would draw a card, you may skip that draw instead.");
      t.battlefield(0, "Test Subject");
      t.lands(0, "Island", 1);
      t.hand(0, "Test Insight");
      t.to("precombatMain");
      t.cast("Test Insight");
      t.resolve();
      if (skips) t.yes();
      else t.no();
      expect(t.count(0, "hand")).toBe(skips ? 0 : 1);
    });

  scenario("120.3, 608.2d: of two with the least toughness one is chosen", (t) => {
    kit(t);
    t.cards(`
      Test Scythe {0}
      Sorcery
      Test Scythe deals 2 damage to the creature with the least toughness. If two or more creatures are tied for least toughness, you choose one of them.

      Test Rat {0}
      Creature — Rat
      1/2`);
    t.battlefield(1, "Test Rat", "Test Bear", "Test Ogre");
    t.hand(0, "Test Scythe");
    t.to("precombatMain");
    t.cast("Test Scythe");
    t.resolve();
    t.choose("Test Rat");
    expect([t.count(1, "battlefield", "Test Rat"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("601.3: one spell each turn from among the cards exiled with it", (t) => {
    t.cards(`
      Test Trove {0}
      Enchantment
      When this enchantment enters, exile all cards from target opponent's graveyard.
      You may play lands from among cards exiled with this enchantment.
      You may cast spells from among cards exiled with this enchantment. You can't cast more than one spell this way each turn.

      Test Boon {0}
      Instant
      You gain 2 life.`);
    t.put(1, "graveyard", "Forest", "Test Boon", "Test Boon");
    t.hand(0, "Test Trove");
    t.to("precombatMain");
    t.cast("Test Trove");
    t.resolve();
    t.resolveAll();
    t.playLand("Forest");
    t.cast("Test Boon");
    t.resolve();
    expect([t.lifeOf(0), t.can("cast", "Test Boon"), t.count(0, "battlefield", "Forest")]).toEqual([22, false, 1]);
  });

  scenario("608.2c: neither spells of that player nor attacks of their creatures", (t) => {
    kit(t);
    t.cards(`
      Test Truce {0}
      Instant
      Target player can't cast spells this turn, and creatures that player controls can't attack this turn.

      Test Boon {0}
      Instant
      You gain 2 life.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Truce");
    t.hand(1, "Test Boon");
    t.to("upkeep", 2);
    t.pass();
    t.cast("Test Truce", { targets: [1] });
    t.resolve();
    expect(t.can("cast", "Test Boon")).toBe(false);
    t.to("postcombatMain", 2);
    expect(t.lifeOf(0)).toBe(20);
  });
});
