import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("603.2: what a spell or ability of somebody does", () => {
  const WATCHER = `
    Test Avenger {0}
    Enchantment
    Whenever a spell or ability an opponent controls destroys a creature you control, you may destroy target creature that opponent controls.

    Test Archivist {0}
    Enchantment
    Whenever a spell or ability you control exiles one or more creatures from the battlefield, you gain 5 life.

    Test Oblivion {0}
    Sorcery
    Exile all creatures.`;

  scenario("603.2, 701.8: an opponent's spell destroys it, and that opponent's creature can be the target", (t) => {
    kit(t);
    t.cards(WATCHER);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Avenger", "Test Bear");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: [t.ids(1, "battlefield", "Test Bear")] });
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(0);
  });

  scenario("603.2, 704.5g: one's own spell is nobody else's, and lethal damage is no spell that destroys", (t) => {
    kit(t);
    t.cards(WATCHER);
    t.battlefield(0, "Test Avenger", "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.attack("Test Bear");
    t.block(["Test Ogre", "Test Bear"]);
    t.to("combatDamage");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.stackSize).toBe(0);
  });

  scenario("603.2c: one or more that it exiles are one event", (t) => {
    kit(t);
    t.cards(WATCHER);
    t.battlefield(0, "Test Archivist", "Test Bear");
    t.battlefield(1, "Test Archivist", "Test Ogre");
    t.hand(0, "Test Oblivion");
    t.to("precombatMain");
    t.cast("Test Oblivion");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([25, 20]);
  });
});

describe("603.2: how often, and by what number", () => {
  scenario("603.2, 122.6: the third of its counters, though two are put on at once, and no other", (t) => {
    t.cards(`
      Test Hourglass {0}
      Artifact
      {0}: Put two hour counters on this artifact.
      When the third hour counter is put on this artifact, you gain 7 life.`);
    t.battlefield(0, "Test Hourglass");
    t.to("precombatMain");
    for (const life of [20, 27, 27]) {
      t.activate("Test Hourglass");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
  });

  scenario("107.3f: of the mana paid for X no more than the trigger says", (t) => {
    t.cards(`
      Test Cistern {0}
      Artifact
      Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you do, draw X cards.

      Test Balm {0}
      Sorcery
      You gain 2 life.`);
    t.battlefield(0, "Test Cistern");
    t.lands(0, "Plains", 5);
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.asked("number")).toMatchObject({ min: 0, max: 2 });
    t.answer({ ask: "number", number: 2 });
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("509.5g: creatures that attack and aren't blocked, by whom they attack", (t) => {
    kit(t);
    t.cards(`
      Test Jewel {0}
      Artifact
      Whenever one or more creatures an opponent controls attack you and aren't blocked, that player draws three cards and gains control of this artifact. Untap it.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Jewel", "Test Bear");
    t.attack("Test Bear", "Test Ogre");
    t.block(["Test Bear", "Test Bear"]);
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect([t.count(0, "hand"), t.see("Test Jewel").controller]).toEqual([3, 0]);
  });
});

describe("700.2b, 601.2c: modes that each must target a different player", () => {
  const LICH = `
    Test Lich {0}
    Sorcery
    Choose one or more. Each mode must target a different player.
    • Target opponent loses 1 life.
    • Target opponent loses 2 life.
    • Target opponent discards a card.

    Test Council {0}
    Enchantment
    At the beginning of combat on your turn, you may choose two. Each mode must target a different player.
    • Target player gains 1 life.
    • Target player loses 1 life.`;

  scenario("700.2a: no more modes than there are players for them", (t) => {
    t.cards(LICH);
    t.hand(0, "Test Lich");
    t.to("precombatMain");
    t.cast("Test Lich");
    expect(t.asked("option")).toMatchObject({ min: 1, max: 1 });
  });

  scenario(
    "601.2c: whoever is the target of one is no target of another",
    (t) => {
      t.cards(LICH);
      t.hand(0, "Test Lich");
      t.to("precombatMain");
      t.cast("Test Lich");
      expect(t.asked("option")).toMatchObject({ min: 1, max: 2 });
      t.answer({ ask: "option", chosen: [0, 1] });
      expect(t.asked("choose")).toMatchObject({ from: [1, 2] });
      t.choose(2);
      t.resolveAll();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([18, 19]);
    },
    { seats: 3 },
  );

  scenario("603.3c: whoever may choose two may choose none", (t) => {
    t.cards(LICH);
    t.battlefield(0, "Test Council");
    t.to("beginningOfCombat");
    t.no();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });
});

describe("701.30, 508.4: what is created enters as the next sentence says", () => {
  scenario("508.4: a token that is populated enters tapped and attacking", (t) => {
    kit(t);
    t.cards(`
      Test Herald {0}
      Creature — Scout
      When this creature enters, create a 4/4 green Rhino creature token.
      Whenever this creature attacks, populate. The token enters tapped and attacking.
      2/5`);
    t.hand(0, "Test Herald");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    t.to("precombatMain", 3);
    t.attack("Test Herald");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Rhino Token")).toBe(2);
    t.to("combatDamage");
    expect(t.lifeOf(1)).toBe(14);
  });
});

describe("603.10f: what looks back as a player loses the game", () => {
  scenario(
    "603.10f, 800.4a: the Aura that enchants whoever loses is still known to enchant them",
    (t) => {
      t.cards(`
        Test Grudge {0}
        Enchantment — Aura
        Enchant player
        When enchanted player loses the game, you gain 10 life.

        Test Doom {0}
        Sorcery
        Target player loses the game.`);
      t.hand(0, "Test Grudge", "Test Doom");
      t.to("precombatMain");
      t.cast("Test Grudge", { targets: [2] });
      t.resolve();
      t.cast("Test Doom", { targets: [2] });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(30);
    },
    { seats: 3 },
  );
});
