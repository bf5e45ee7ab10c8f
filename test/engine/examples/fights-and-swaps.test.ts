import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("instructions that deal with several at once", () => {
  scenario("701.12, 608.2d: each fights a different one, as its controller likes, all at the same time", (t) => {
    kit(t);
    t.cards(`
      Test Predation {0}
      Sorcery
      For each creature your opponents control, create a 4/4 green Beast creature token. Each of those tokens fights a different one of those creatures.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Predation");
    t.to("precombatMain");
    t.cast("Test Predation");
    t.resolve();
    t.choose("Test Ogre");
    expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Ogre")]).toEqual([1, 1]);
    expect(t.count(0, "battlefield", "Beast Token")).toBe(1);
  });

  const WELDER = `
    Test Welder {0}
    Creature — Goblin
    {0}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the battlefield.
    1/1

    Test Toy {0}
    Artifact

    Test Engine {6}
    Artifact
    When this artifact enters, you gain 3 life.

    Test Smash {0}
    Instant
    Destroy target artifact.`;
  scenario("701.17a, 608.2c: one for the other, both that player's", (t) => {
    t.cards(WELDER);
    t.battlefield(0, "Test Welder");
    t.battlefield(1, "Test Toy");
    t.graveyard(1, "Test Engine");
    t.graveyard(0, "Test Engine");
    t.to("precombatMain");
    t.activate("Test Welder", {
      targets: [t.ids(1, "battlefield", "Test Toy"), t.ids(1, "graveyard", "Test Engine")],
    });
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Toy"), t.count(1, "battlefield", "Test Engine")]).toEqual([1, 1]);
    expect(t.lifeOf(1)).toBe(23);
  });

  scenario("608.2b: neither where one of them is no longer legal", (t) => {
    t.cards(WELDER);
    t.battlefield(0, "Test Welder");
    t.battlefield(1, "Test Toy");
    t.graveyard(1, "Test Engine");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.activate("Test Welder", {
      targets: [t.ids(1, "battlefield", "Test Toy"), t.ids(1, "graveyard", "Test Engine")],
    });
    t.cast("Test Smash", { targets: [t.ids(1, "battlefield", "Test Toy")] });
    t.resolveAll();
    expect(t.count(1, "graveyard", "Test Engine")).toBe(1);
  });

  scenario("101.4, 701.17a: each keeps one of each kind, chosen by nobody else", (t) => {
    kit(t);
    t.cards(`
      Test Gear {0}
      Artifact
      {0}: Each player chooses an artifact, a creature, and an enchantment from among the nonland permanents they control, then sacrifices the rest.`);
    t.battlefield(0, "Test Gear", "Test Bear", "Test Ogre", "Forest");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Gear");
    t.resolve();
    t.choose("Test Ogre");
    t.choose("Test Bear");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 1]);
    expect([t.count(0, "battlefield", "Test Gear"), t.count(0, "battlefield", "Forest")]).toEqual([1, 1]);
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("608.2d: one of those that are tied for the greatest", (t) => {
    kit(t);
    t.cards(`
      Test Hag {0}
      Sorcery
      Return to your hand the creature card in your graveyard with the greatest power. If two or more cards are tied for greatest power, you choose one of them.

      Test Giant {4}
      Creature — Giant
      4/5`);
    t.graveyard(0, "Test Bear", "Test Ogre", "Test Giant");
    t.hand(0, "Test Hag");
    t.to("precombatMain");
    t.cast("Test Hag");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Giant");
    expect(t.count(0, "hand", "Test Giant")).toBe(1);
  });

  scenario("614.1c: counters for what was sacrificed by the time it enters", (t) => {
    kit(t);
    t.cards(`
      Test Hellkite {X}
      Creature — Dragon
      When you cast this spell, each player sacrifices X creatures. This creature enters with two +1/+1 counters on it for each creature sacrificed this way.
      3/3`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Hellkite");
    t.to("precombatMain");
    t.cast("Test Hellkite", { x: 1 });
    t.resolveAll();
    expect(t.see("Test Hellkite").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("406.3: looked at face down, and played while its source remains", (t) => {
    kit(t);
    t.cards(`
      Test Dreamer {0}
      Artifact
      {0}: Exile the top card of your library face down. You may look at that card for as long as it remains exiled. You may play that card without paying its mana cost for as long as this artifact remains on the battlefield.`);
    t.battlefield(0, "Test Dreamer");
    t.library(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Dreamer");
    t.resolve();
    expect(t.asked("priority").actions).toContainEqual(expect.objectContaining({ act: "cast", via: "free" }));
  });
});
