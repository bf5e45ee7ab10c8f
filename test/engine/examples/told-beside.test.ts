import { describe, expect } from "vitest";
import { fight, kit, subject } from "../../support/kit.ts";
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

describe("paid for each, or first", () => {
  for (const lands of [1, 2])
    scenario(`118.12: {1} for each counter, with ${lands} lands`, (t) => {
      t.cards(`
        Test Captain {0}
        Artifact
        Test Captain enters with two wage counters on it.
        {0}: You may pay {1} for each wage counter on this artifact. If you don't, sacrifice this artifact.`);
      t.lands(0, "Forest", lands);
      t.hand(0, "Test Captain");
      t.to("precombatMain");
      t.cast("Test Captain");
      t.resolve();
      t.activate("Test Captain");
      t.resolve();
      if (lands === 2) t.yes();
      expect(t.count(0, "battlefield", "Test Captain")).toBe(lands === 2 ? 1 : 0);
    });

  for (const pays of [true, false])
    scenario(`118.12a: an opponent ${pays ? "pays" : "doesn't pay"}`, (t) => {
      t.cards(`
        Test Bandit {0}
        Artifact
        {T}: Unless an opponent pays {1}, you gain 3 life.`);
      t.battlefield(0, "Test Bandit");
      t.lands(1, "Forest", 1);
      t.to("precombatMain");
      t.activate("Test Bandit");
      t.resolve();
      if (pays) t.yes();
      else t.no();
      expect(t.lifeOf(0)).toBe(pays ? 20 : 23);
    });

  scenario("302.6: only what was controlled since that turn began", (t) => {
    t.cards(`
      Test Launcher {0}
      Artifact
      {0}: You gain 1 life. Activate only if you've controlled this artifact continuously since the beginning of your most recent turn.`);
    t.hand(0, "Test Launcher");
    t.to("precombatMain");
    t.cast("Test Launcher");
    t.resolve();
    expect(t.can("activate", "Test Launcher")).toBe(false);
    t.to("upkeep", 2);
    expect(t.can("activate", "Test Launcher")).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Test Launcher")).toBe(true);
  });
});

describe("what each of them was", () => {
  scenario("611.2a: base power changed for good to what another's power is now", (t) => {
    kit(t);
    subject(t, "{0}: Change this creature's base power to target creature's power.", "0/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Growth", { targets: ["Test Ogre"] });
    t.resolve();
    t.to("precombatMain", 3);
    expect([t.see("Test Subject").power, t.see("Test Subject").toughness]).toEqual([4, 3]);
  });

  scenario("608.2h: each artifact's controller gains life for it", (t) => {
    t.cards(`
      Test Seeds {0}
      Sorcery
      Destroy all artifacts. They can't be regenerated. The controller of each of those artifacts gains life equal to its mana value.

      Test Idol {3}
      Artifact

      Test Toy {1}
      Artifact`);
    t.battlefield(0, "Test Toy");
    t.battlefield(1, "Test Idol", "Test Toy");
    t.hand(0, "Test Seeds");
    t.to("precombatMain");
    t.cast("Test Seeds");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 24]);
  });

  scenario("400.7: the discarded card comes back", (t) => {
    kit(t);
    t.cards(`
      Test Wall {0}
      Creature — Wall
      Whenever you discard a card, you may sacrifice this creature. If you do, return the discarded card from your graveyard to your hand.
      0/4

      Test Pit {0}
      Artifact
      {0}: Discard a card.`);
    t.battlefield(0, "Test Wall", "Test Pit");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Pit");
    t.resolve();
    t.resolve();
    t.yes();
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "battlefield", "Test Wall")]).toEqual([1, 0]);
  });
});

describe("so many, and of whom", () => {
  scenario("701.15c: artifacts destroyed this way", (t) => {
    t.cards(`
      Test Rust {0}
      Sorcery
      Destroy each artifact with mana value 2 or less. Artifacts destroyed this way can't be regenerated.

      Test Golem {2}
      Artifact Creature — Golem
      {0}: Regenerate this creature.
      2/2`);
    t.battlefield(0, "Test Golem");
    t.hand(0, "Test Rust");
    t.to("precombatMain");
    t.activate("Test Golem");
    t.resolve();
    t.cast("Test Rust");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Golem")).toBe(1);
  });

  scenario("115.3: creatures of one player, then of another", (t) => {
    kit(t);
    t.cards(`
      Test Mastery {0}
      Sorcery
      Draw a card for each creature target player controls, then draw a card for each creature another target player controls.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Mastery");
    t.to("precombatMain");
    t.cast("Test Mastery", { targets: [0, 1] });
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
  });

  scenario("107.1a: half of them, rounded down", (t) => {
    t.cards(`
      Test Curse {0}
      Sorcery
      Target player sacrifices half the permanents they control of their choice, rounded down.`);
    t.lands(1, "Forest", 3);
    t.hand(0, "Test Curse");
    t.to("precombatMain");
    t.cast("Test Curse", { targets: [1] });
    t.resolve();
    t.answer({ ask: "choose", chosen: t.ids(1, "battlefield").slice(0, 1) });
    expect(t.count(1, "battlefield")).toBe(2);
  });

  scenario("122.1: counters put and removed by the hands of two players", (t) => {
    kit(t);
    t.cards(`
      Test Heir {0}
      Artifact
      {0}: Put a charge counter on this artifact for each card in your hand, then remove a charge counter from this artifact for each card in target opponent's hand.`);
    t.battlefield(0, "Test Heir");
    t.hand(0, "Test Bear", "Test Bear", "Test Ogre");
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Heir", { targets: [1] });
    t.resolve();
    expect(t.see("Test Heir").counters).toEqual({ charge: 2 });
  });

  scenario("509.1h: both creatures", (t) => {
    kit(t);
    t.cards(`
      Test Sledge {0}
      Artifact — Equipment
      Whenever equipped creature blocks or becomes blocked by a creature, destroy both creatures.
      Equip {0}`);
    t.battlefield(0, "Test Sledge", "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Sledge", { targets: ["Test Ogre"] });
    t.resolve();
    fight(t, "Test Ogre", "Test Bear");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Ogre"), t.count(1, "graveyard", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("402.2: the chosen player's maximum hand size", (t) => {
    kit(t);
    t.cards(`
      Test Rack {0}
      Artifact
      As Test Rack enters, choose an opponent.
      The chosen player's maximum hand size is two.`);
    t.hand(0, "Test Rack");
    t.hand(1, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Rack");
    t.resolve();
    t.to("end", 2);
    t.pass(2);
    t.choose("Test Bear", "Test Bear");
    expect(t.count(1, "hand")).toBe(2);
  });

  scenario("608.2h: as many cards as that player discarded this turn", (t) => {
    kit(t);
    t.cards(`
      Test Salvage {0}
      Instant
      Draw cards equal to the number of cards target opponent discarded this turn.

      Test Pit {0}
      Artifact
      {0}: Target player discards two cards.`);
    t.battlefield(0, "Test Pit");
    t.hand(0, "Test Salvage");
    t.hand(1, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Pit", { targets: [1] });
    t.resolve();
    t.cast("Test Salvage", { targets: [1] });
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  for (const pays of [true, false])
    scenario(`608.2c: ${pays ? "paid for" : "destroyed this way"}`, (t) => {
      t.cards(`
        Test Horror {0}
        Creature — Horror
        At the beginning of your upkeep, destroy this creature unless you pay {1}. If this creature is destroyed this way, it deals 7 damage to you.
        7/7`);
      t.battlefield(1, "Test Horror");
      t.lands(1, "Swamp", 1);
      t.to("upkeep", 2);
      t.resolve();
      if (pays) t.yes();
      else t.no();
      expect([t.count(1, "battlefield", "Test Horror"), t.lifeOf(1)]).toEqual(pays ? [1, 20] : [0, 13]);
    });
});
