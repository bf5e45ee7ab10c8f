import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What was prevented, paid, removed last or left over, and what only some can do; the cards are our own. */

describe("what an event was", () => {
  scenario("615.5, 603.2: as many as was prevented", (t) => {
    kit(t);
    subject(
      t,
      "{0}: Prevent all damage that would be dealt to you this turn.\nWhenever damage that would be dealt to you is prevented, put that many +1/+1 counters on this creature.",
    );
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    t.cast("Test Spark", { targets: [0] });
    t.resolveAll();
    expect([t.see("Test Subject").power, t.lifeOf(0)]).toEqual([4, 20]);
  });

  scenario("122.1, 104.4c: as the last of its counters is removed, the game is a draw", (t) => {
    t.cards(`
      Test Truce {0}
      Enchantment
      Test Truce enters with two intervention counters on it.
      {0}: Remove an intervention counter from this enchantment.
      When you remove the last intervention counter from this enchantment, the game is a draw.`);
    t.hand(0, "Test Truce");
    t.to("precombatMain");
    t.cast("Test Truce");
    t.resolve();
    t.activate("Test Truce");
    t.resolveAll();
    expect(t.over).toBe(false);
    t.activate("Test Truce");
    t.resolveAll();
    expect([t.over, t.winners]).toEqual([true, []]);
  });

  for (const land of ["Forest", "Test Waste"])
    scenario(`106.1, 603.4: ${land === "Forest" ? "colored mana" : "no colored mana"} was spent`, (t) => {
      t.cards(`
        Test Glass {0}
        Artifact
        Whenever a player casts a spell, if no colored mana was spent to cast it, counter that spell.

        Test Waste
        Land
        {T}: Add {C}.

        Test Toy {1}
        Artifact`);
      t.battlefield(0, "Test Glass");
      t.lands(0, land, 1);
      t.hand(0, "Test Toy");
      t.to("precombatMain");
      t.cast("Test Toy");
      t.resolveAll();
      expect(t.count(0, "battlefield", "Test Toy")).toBe(land === "Forest" ? 1 : 0);
    });

  for (const amount of [2, 3])
    scenario(`119.3, 608.2h: ${amount} life lost, of 3 or more`, (t) => {
      t.cards(`
        Test Tyrant {0}
        Artifact
        {0}: Each opponent loses ${amount} life.
        {0}: Each opponent who lost 3 or more life this turn discards a card.`);
      t.battlefield(0, "Test Tyrant");
      t.hand(1, "Test Tyrant");
      t.to("precombatMain");
      t.activate("Test Tyrant", { ability: 0 });
      t.resolve();
      t.activate("Test Tyrant", { ability: 1 });
      t.resolve();
      expect(t.count(1, "hand")).toBe(amount < 3 ? 1 : 0);
    });

  for (const sources of [1, 2])
    scenario(`120.1, 608.2h: ${sources} of two sources dealt damage`, (t) => {
      kit(t);
      t.cards(`
        Test Blaze {0}
        Sorcery
        Draw a card if two or more sources you controlled dealt damage this turn.`);
      t.lands(0, "Mountain", sources);
      t.library(0, "Test Bear");
      t.hand(0, ...Array.from({ length: sources }, () => "Test Spark"), "Test Blaze");
      t.to("precombatMain");
      for (let cast = 0; cast < sources; cast += 1) {
        t.cast("Test Spark", { targets: [1] });
        t.resolve();
      }
      t.cast("Test Blaze");
      t.resolve();
      expect(t.count(0, "hand", "Test Bear")).toBe(sources - 1);
    });
});

describe("what is so only of some", () => {
  scenario("704.5j, 707.2: not legendary where it is a token", (t) => {
    kit(t);
    t.cards(`
      Test Slime {0}
      Legendary Creature — Ooze
      Test Slime isn't legendary if it's a token.
      2/2`);
    t.battlefield(0, "Test Slime");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Test Slime"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Slime")).toBe(2);
  });

  scenario("602.5: its abilities that tap it can't be activated", (t) => {
    t.cards(`
      Test Muzzle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack or block, and its activated abilities with {T} in their costs can't be activated.`);
    subject(t, "{T}: You gain 1 life.");
    t.cards("Test Cog {0}\nArtifact Creature — Construct\n{T}: You gain 1 life.\n1/1");
    t.battlefield(0, "Test Subject", "Test Cog");
    t.hand(0, "Test Muzzle");
    t.to("precombatMain");
    t.cast("Test Muzzle", { targets: ["Test Subject"] });
    t.resolve();
    expect([t.can("activate", "Test Subject"), t.can("activate", "Test Cog")]).toEqual([false, true]);
  });

  for (const cards of [9, 10])
    scenario(`404.1, 611.3a: ${cards} cards in one graveyard, of ten or more`, (t) => {
      subject(t, "Test Subject gets +3/+0 as long as there are ten or more cards in a single graveyard.");
      t.battlefield(0, "Test Subject");
      t.put(0, "graveyard", ...Array.from({ length: 5 }, () => "Forest"));
      t.put(1, "graveyard", ...Array.from({ length: cards }, () => "Forest"));
      t.to("precombatMain");
      expect(t.see("Test Subject").power).toBe(cards < 10 ? 2 : 5);
    });

  scenario("601.2b: two that share a creature type are tapped for it", (t) => {
    kit(t);
    t.cards(`
      Test Shame {0}
      Artifact
      Tap two untapped creatures you control that share a creature type: You gain 3 life.`);
    t.battlefield(0, "Test Shame", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    expect(t.can("activate", "Test Shame")).toBe(false);
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
});

describe("more, the other and the rest", () => {
  scenario("120.3: what is both is dealt all of it", (t) => {
    kit(t);
    t.cards(`
      Test Downpour {0}
      Sorcery
      Test Downpour deals 1 damage to each creature and 1 additional damage to each green creature.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Downpour");
    t.to("precombatMain");
    t.cast("Test Downpour");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.see("Test Ogre").damage]).toEqual([1, 1]);
  });

  scenario("608.2c: the other of two comes back, with haste and for this turn", (t) => {
    kit(t);
    t.cards(`
      Test Waking {0}
      Sorcery
      Choose up to two target creature cards in your graveyard. An opponent chooses one of them. Return that card to your hand. Return the other to the battlefield under your control. It gains haste. Exile it at the beginning of the next end step.`);
    t.put(0, "graveyard", "Test Bear", "Test Ogre");
    t.hand(0, "Test Waking");
    t.to("precombatMain");
    t.cast("Test Waking", { targets: [["Test Bear", "Test Ogre"]] });
    t.resolve();
    t.choose("Test Ogre");
    expect([t.count(0, "hand", "Test Ogre"), t.see("Test Bear").keywords]).toEqual([1, ["haste"]]);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
  });

  scenario("401.4: some of them are exiled, and the rest are put back", (t) => {
    kit(t);
    t.cards(`
      Test Prying {0}
      Sorcery
      Look at the top two cards of target player's library. Exile any number of those cards, then put the rest back in any order.`);
    t.library(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Prying");
    t.to("precombatMain");
    const before = t.count(1, "library");
    t.cast("Test Prying", { targets: [1] });
    t.resolve();
    t.choose("Test Ogre");
    expect([t.count(1, "exile", "Test Ogre"), t.count(1, "library")]).toEqual([1, before - 1]);
  });
});
