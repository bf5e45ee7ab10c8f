import { describe, expect } from "vitest";
import { fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** How many, of whom and to whom: each, half, both, one of each; the cards are our own. */

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

describe("one of each kind of token (111.10)", () => {
  const FACTORY = `
    Test Factory {0}
    Artifact
    If you would create a Clue, Food, or Treasure token, instead create one of each.

    Test Hoard {0}
    Sorcery
    Create two tapped Treasure tokens.

    Test Snack {0}
    Sorcery
    Create a Food token.`;
  scenario("614.6: as many of each, which enter as those would have", (t) => {
    t.cards(FACTORY);
    t.battlefield(0, "Test Factory");
    t.hand(0, "Test Hoard");
    t.to("precombatMain");
    t.cast("Test Hoard");
    t.resolve();
    expect(["Clue", "Food", "Treasure"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([2, 2, 2]);
    expect(t.see("Clue Token").tapped).toBe(true);
  });

  scenario("614.5: with two of them, each applies once to each event", (t) => {
    t.cards(FACTORY);
    t.battlefield(0, "Test Factory", "Test Factory");
    t.hand(0, "Test Snack");
    t.to("precombatMain");
    t.cast("Test Snack");
    t.resolve();
    expect(["Clue", "Food", "Treasure"].map((name) => t.count(0, "battlefield", `${name} Token`))).toEqual([3, 3, 3]);
  });
});

describe("whom it is dealt to, and by whom", () => {
  scenario("120.3d: all damage as though its source had wither", (t) => {
    kit(t);
    t.cards(`
      Test Torment {0}
      Enchantment
      All damage is dealt as though its source had wither.`);
    t.battlefield(0, "Test Torment");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.see("Test Ogre").counters, t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([{ "-1/-1": 2 }, 0, 18]);
  });

  for (const [x, life] of [
    [3, 18],
    [4, 18],
  ] as const)
    scenario(`107.1a: half ${x}, rounded up, to you`, (t) => {
      t.cards(`
        Test Flame {X}
        Sorcery
        Test Flame deals X damage to target opponent. It deals half X damage, rounded up, to you.`);
      t.lands(0, "Mountain", x);
      t.hand(0, "Test Flame");
      t.to("precombatMain");
      t.cast("Test Flame", { x, targets: [1] });
      t.resolve();
      expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([20 - x, life]);
    });

  for (const others of [0, 1])
    scenario(`109.5: its controller controls ${others} other creatures`, (t) => {
      kit(t);
      t.cards(`
        Test Destiny {0}
        Enchantment — Aura
        Enchant creature
        Enchanted creature has shroud as long as its controller controls another creature.`);
      t.battlefield(1, "Test Bear", ...(others > 0 ? ["Test Ogre"] : []));
      t.battlefield(0, "Test Ogre");
      t.hand(0, "Test Destiny");
      t.to("precombatMain");
      t.cast("Test Destiny", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").keywords.includes("shroud")).toBe(others > 0);
    });

  scenario("115.1, 608.2h: only who attacked this turn, and as much as was dealt to them", (t) => {
    kit(t);
    t.cards(`
      Test Brimstone {0}
      Instant
      Target player who attacked this turn loses life equal to the damage already dealt to that player this turn.

      Test Sting {0}
      Instant
      Test Sting deals 3 damage to each player.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Brimstone", "Test Sting");
    t.to("precombatMain");
    expect(t.can("cast", "Test Brimstone")).toBe(false);
    t.to("declareAttackers");
    t.attack("Test Bear");
    t.cast("Test Sting");
    t.resolve();
    t.cast("Test Brimstone", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([14, 17]);
  });
});

describe("all but one, each its own, and yours", () => {
  scenario("701.7: all creatures except for this one", (t) => {
    kit(t);
    subject(t, "{T}: Destroy all creatures except for Test Subject. Those creatures can't be regenerated.");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 0]);
  });

  scenario("613.4d: each creature's power and toughness are switched", (t) => {
    t.cards(`
      Test Fever {0}
      Instant
      Switch each creature's power and toughness until end of turn.

      Test Snail {0}
      Creature — Snail
      1/4

      Test Moth {0}
      Creature — Insect
      3/2`);
    t.battlefield(0, "Test Snail");
    t.battlefield(1, "Test Moth");
    t.hand(0, "Test Fever");
    t.to("precombatMain");
    t.cast("Test Fever");
    t.resolve();
    expect(["Test Snail", "Test Moth"].map((name) => [t.see(name).power, t.see(name).toughness])).toEqual([
      [4, 1],
      [2, 3],
    ]);
  });

  scenario("502.3: a target of yours doesn't untap during your next untap step", (t) => {
    kit(t);
    t.cards(`
      Test Rest {0}
      Sorcery
      Tap target creature you control. It doesn't untap during your next untap step.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Rest");
    t.to("precombatMain");
    t.cast("Test Rest", { targets: ["Test Bear"] });
    t.resolve();
    t.to("upkeep", 3);
    expect(t.see("Test Bear").tapped).toBe(true);
    t.to("upkeep", 5);
    expect(t.see("Test Bear").tapped).toBe(false);
  });
});
