import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("what effects give to spells and cards elsewhere", () => {
  scenario("603.3, 702.60a: a spell cast while another resolves has the triggered ability it is given", (t) => {
    t.cards(`
      Test Stone {0}
      Artifact
      Spells you cast have ripple 4.`);
    t.battlefield(0, "Test Stone");
    t.hand(0, "Test Cub");
    t.library(0, "Test Cub", "Plains", "Plains", "Plains", "Test Cub");
    t.emptyLibraries();
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    t.yes();
    t.choose("Test Cub");
    t.order(0, 1, 2);
    t.resolve();
    t.yes();
    t.choose("Test Cub");
    t.order(0, 1, 2);
    while (t.stackSize > 0) {
      t.resolve();
      if (t.asked().ask === "confirm") t.no();
    }
    expect(t.count(0, "battlefield", "Test Cub")).toBe(3);
  });

  scenario("702.76a, 601.3e: a card is cast for the prowl cost that it would be given as a spell", (t) => {
    t.cards(`
      Test Raptor {0}
      Creature — Dinosaur
      Dinosaur spells you cast have prowl {1}.
      3/2

      Test Titan {9}
      Creature — Dinosaur
      7/7`);
    t.battlefield(0, "Test Raptor");
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Titan");
    t.to("declareAttackers");
    t.attack("Test Raptor");
    t.to("postcombatMain");
    t.cast("Test Titan", { via: "prowl" });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Titan")).toBe(1);
  });

  scenario("400.7j, 122.1, 702.62a: what a cost exiled gets counters there and is suspended", (t) => {
    t.cards(`
      Test Seer {0}
      Creature — Wizard
      {0}, Exile a nonland card from your hand: Put two time counters on the exiled card. If it doesn't have suspend, it gains suspend.
      2/2`);
    t.battlefield(0, "Test Seer");
    t.hand(0, "Test Ogre", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Seer", { costs: ["Test Ogre"] });
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    t.to("upkeep", 5);
    t.resolve();
    t.resolve();
    t.choose("Test Ogre");
    t.resolveAll();
    expect(t.see("Test Ogre").keywords).toContain("haste");
  });

  scenario("305.9, 702.37a: a land card with morph is cast face down, from where it may be cast too", (t) => {
    t.cards(`
      Test Cavern
      Land
      {T}: Add {C}.
      Morph {2}

      Test Thief {0}
      Sorcery
      Exile the top card of target opponent's library. You may cast that card this turn.`);
    t.lands(0, "Plains", 6);
    t.library(1, "Test Cavern");
    t.hand(0, "Test Cavern", "Test Thief");
    t.to("precombatMain");
    t.cast("Test Thief");
    t.resolve();
    expect(t.can("cast", "Test Cavern")).toBe(false);
    for (let i = 0; i < 2; i++) {
      t.cast("Test Cavern", { via: "morph" });
      t.resolve();
    }
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.faceDown).length).toBe(2);
  });

  scenario("707.10: a copy's effects refer to what the costs of the original were paid with", (t) => {
    t.cards(`
      Test Elephant {1}
      Creature — Elephant
      Convoke
      When this creature enters, put a +1/+1 counter on each creature that convoked it.
      4/4

      Test Major {0}
      Instant
      Copy target creature spell you control.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Elephant", "Test Major");
    t.to("precombatMain");
    t.cast("Test Elephant");
    if (t.asked().ask === "choose") t.choose("Test Cub");
    t.cast("Test Major", { targets: ["Test Elephant"] });
    t.resolveAll();
    expect(t.see("Test Cub").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("702.11d: hexproof from activated and triggered abilities is not from spells", (t) => {
    t.cards(`
      Test Drake {0}
      Creature — Drake
      Hexproof from activated and triggered abilities
      3/2

      Test Stinger {0}
      Creature — Insect
      When this creature enters, destroy target creature an opponent controls.
      1/1`);
    t.battlefield(1, "Test Drake");
    t.hand(0, "Test Stinger", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Stinger");
    t.resolve();
    expect([t.stackSize, t.count(1, "battlefield", "Test Drake")]).toEqual([0, 1]);
    t.cast("Test Slayer", { targets: ["Test Drake"] });
    t.resolve();
    expect(t.count(1, "battlefield", "Test Drake")).toBe(0);
  });

  scenario("702.11d, 602.2b: an ability that nothing could be a target of is not offered", (t) => {
    t.cards(`
      Test Drake {0}
      Creature — Drake
      Hexproof from activated and triggered abilities
      3/2

      Test Statue {0}
      Artifact
      This artifact can't be the target of abilities.

      Test Prodder {0}
      Artifact
      {0}: Tap target creature.

      Test Smith {0}
      Creature — Dwarf
      {0}: Tap target artifact.
      1/1`);
    t.battlefield(1, "Test Drake", "Test Statue");
    t.battlefield(0, "Test Prodder");
    t.hand(0, "Test Smith");
    t.to("precombatMain");
    expect(t.can("activate", "Test Prodder")).toBe(false);
    t.cast("Test Smith");
    t.resolve();
    expect(t.can("activate", "Test Prodder")).toBe(true);
    t.activate("Test Smith", { targets: ["Test Prodder"] });
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Prodder")[0]!).tapped).toBe(true);
  });
});
