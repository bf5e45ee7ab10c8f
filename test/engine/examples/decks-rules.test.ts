import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What cards of constructed decks do, played as their rulings say; the cards are our own. */

describe("everybody is brought down to the fewest", () => {
  scenario("608.2c, 101.4: lands, then cards in hand, then creatures, each as it stands by then", (t) => {
    t.cards(`
      Test Scales {0}
      Sorcery
      Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.`);
    t.battlefield(0, "Forest", "Test Ogre");
    t.battlefield(1, "Forest", "Forest", "Forest", "Test Bear", "Test Ox");
    t.hand(0, "Test Scales", "Forest");
    t.hand(1, "Forest", "Forest", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Scales");
    t.resolve();
    t.choose("Forest", "Forest");
    t.choose("Forest", "Forest");
    t.choose("Test Ox");
    expect([t.count(0, "battlefield", "Forest"), t.count(1, "battlefield", "Forest")]).toEqual([1, 1]);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 1]);
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 0]);
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });

  scenario("109.5: tied for the most, each of them", (t) => {
    t.cards(`
      Test Hellion {0}
      Sorcery
      Each player who controls the most lands sacrifices a land of their choice.`);
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Forest", "Forest");
    t.hand(0, "Test Hellion");
    t.to("precombatMain");
    t.cast("Test Hellion");
    t.resolve();
    t.choose("Forest");
    t.choose("Forest");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });
});

describe("blocking, batches and copies of abilities", () => {
  scenario("509.5c, 603.2c: one trigger for all of those that block it, of which one is exiled", (t) => {
    t.cards(`
      Test Spear {0}
      Artifact — Equipment
      Equipped creature gets +3/+3.
      Whenever equipped creature blocks or becomes blocked by one or more creatures, you may exile one of those creatures.
      Equip {0}`);
    t.battlefield(0, "Test Ogre", "Test Spear");
    t.battlefield(1, "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Spear", { targets: ["Test Ogre"] });
    t.resolve();
    t.attack("Test Ogre");
    t.block(["Test Bear", "Test Ogre"], ["Test Ox", "Test Ogre"]);
    t.answer({ ask: "order", order: [0, 1] });
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    t.choose("Test Ox");
    expect([t.count(1, "exile", "Test Ox"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("707.10: an ability that was activated is copied, with another target, for a payment", (t) => {
    t.cards(`
      Test Rings {3}
      Artifact
      Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.

      Test Archer {G}
      Creature — Archer
      {T}: This creature deals 1 damage to target player.
      1/1`);
    t.battlefield(0, "Test Rings", "Test Archer", "Forest", "Forest");
    t.to("precombatMain");
    t.activate("Test Archer", { targets: [1] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    t.yes();
    t.no();
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("damage prevented in parts and dealt to others", () => {
  scenario("615.7, 601.2d: a shield of 5 divided among what was targeted", (t) => {
    t.cards(`
      Test Balm {0}
      Instant
      Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.

      Test Quake {0}
      Sorcery
      Test Quake deals 4 damage to each player.`);
    t.hand(0, "Test Balm", "Test Quake");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [[0, 1]], divide: [4, 1] });
    t.resolve();
    t.cast("Test Quake");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
  });

  scenario("614.9: damage to you and yours is dealt to what was chosen", (t) => {
    t.cards(`
      Test Sacrifice {0}
      Instant
      Choose a creature you control. All damage that would be dealt this turn to you and permanents you control is dealt to the chosen creature instead.

      Test Quake {0}
      Sorcery
      Test Quake deals 1 damage to each player and each creature.`);
    t.battlefield(0, "Test Ox", "Test Bear");
    t.hand(0, "Test Sacrifice", "Test Quake");
    t.to("precombatMain");
    t.cast("Test Sacrifice");
    t.resolve();
    t.choose("Test Ox");
    t.cast("Test Quake");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Ox").damage, t.see("Test Bear").damage]).toEqual([20, 19, 3, 0]);
  });

  scenario("113.6: of a deck that was not drafted nothing was noted, revealed or removed", (t) => {
    t.cards(`
      Test Scout {0}
      Artifact Creature — Construct
      Reveal this card as you draft it and note how many cards you've drafted this draft round, including this card.
      This creature enters with X +1/+1 counters on it, where X is the highest number you noted for cards named Test Scout.
      1/1

      Test Grinder {0}
      Artifact Creature — Construct
      Draft this card face up.
      As you draft a card, you may remove it from the draft face down.
      This creature enters with X +1/+1 counters on it, where X is the number of cards you removed from the draft with cards named Test Grinder.
      1/1`);
    t.hand(0, "Test Scout", "Test Grinder");
    t.to("precombatMain");
    for (const name of ["Test Scout", "Test Grinder"]) {
      t.cast(name);
      t.resolve();
      expect([t.see(name).counters, t.see(name).power]).toEqual([{}, 1]);
    }
  });
});
