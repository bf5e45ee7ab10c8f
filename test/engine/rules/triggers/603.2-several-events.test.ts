import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("events told with subjects of their own (603.2)", () => {
  scenario("603.2: any of three events triggers it, each for itself", (t) => {
    t.cards(`
      Test Mourner {0}
      Creature
      Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a creature card leaves your graveyard, Test Mourner deals 1 damage to each opponent.
      2/2

      Test Doom {0}
      Instant
      Destroy target creature.

      Test Loot {0}
      Instant
      Target player discards a card.

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to your hand.`);
    t.battlefield(0, "Test Mourner", "Test Bear");
    t.hand(0, "Test Doom", "Test Loot", "Test Raise");
    t.hand(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    t.cast("Test Loot", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Raise", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("506.1: only in the first combat phase of the turn", (t) => {
    t.cards(`
      Test Banner {0}
      Enchantment
      Whenever a creature you control attacks alone, if it's the first combat phase of the turn, untap that creature. After this phase, there is an additional combat phase.`);
    t.battlefield(0, "Test Banner", "Test Bear");
    t.to("declareAttackers");
    t.attack("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(false);
    t.to("beginningOfCombat");
    t.to("declareAttackers");
    t.attack("Test Bear");
    expect([t.stackSize, t.see("Test Bear").tapped]).toEqual([0, true]);
  });
});

describe("what each player does with their own (101.4)", () => {
  scenario("each draws by what they discarded themselves", (t) => {
    t.cards(`
      Test Deal {0}
      Sorcery
      Each player discards all the cards in their hand, then draws that many cards minus one.`);
    t.hand(0, "Test Deal", "Test Bear", "Test Bear");
    t.hand(1, "Test Ogre", "Test Ogre", "Test Ogre", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deal");
    t.resolve();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 3]);
  });

  scenario("each creates by what they sacrificed themselves", (t) => {
    t.cards(`
      Test Rite {0}
      Sorcery
      Each player sacrifices any number of creatures, then creates that many 1/1 red Goblin creature tokens.`);
    t.hand(0, "Test Rite");
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    t.choose("Test Ogre");
    expect([t.count(0, "battlefield", "Goblin Token"), t.count(1, "battlefield", "Goblin Token")]).toEqual([2, 1]);
  });

  scenario("614.1c: for this turn creatures enter with a counter more", (t) => {
    t.cards(`
      Test Grove {0}
      Enchantment
      {0}: This turn, each creature you control enters with an additional +1/+1 counter on it.

      Test Cub {0}
      Creature
      1/1`);
    t.battlefield(0, "Test Grove");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.activate("Test Grove");
    t.resolve();
    t.cast("Test Cub");
    t.resolve();
    expect(t.see("Test Cub").power).toBe(2);
  });
});
