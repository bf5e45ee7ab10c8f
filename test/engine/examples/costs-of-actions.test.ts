import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What special actions, abilities of keywords and spells with targets cost. */

describe("costs that others change (118.7)", () => {
  for (const cheaper of [true, false])
    scenario(`116.2k: a card is plotted from a hand ${cheaper ? "for less" : "for its own cost"}`, (t) => {
      t.cards(`
        Test Planner {0}
        Artifact
        Plotting cards from your hand costs {2} less.

        Test Scheme {4}{R}
        Creature — Rogue
        3/3
        Plot {2}{R}`);
      if (cheaper) t.battlefield(0, "Test Planner");
      t.lands(0, "Mountain", cheaper ? 1 : 3);
      t.hand(0, "Test Scheme");
      t.to("precombatMain");
      t.special("plot");
      expect(t.count(0, "exile", "Test Scheme")).toBe(1);
      expect(t.ids(0, "battlefield", "Mountain").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });

  scenario("702.170f, 118.7: what is plotted from elsewhere costs what it says", (t) => {
    t.cards(`
      Test Planner {0}
      Artifact
      Plotting cards from your hand costs {2} less.
      You may plot nonland cards from the top of your library.

      Test Scheme {4}{R}
      Creature — Rogue
      3/3
      Plot {2}{R}`);
    t.battlefield(0, "Test Planner");
    t.lands(0, "Mountain", 1);
    t.library(0, "Test Scheme");
    t.hand(0, "Test Scheme");
    t.to("precombatMain");
    const plots = t.asked("priority").actions.filter((one) => one.act === "special" && one.special === "plot");
    expect(plots).toMatchObject([{ object: t.ids(0, "hand", "Test Scheme")[0] }]);
  });

  for (const [change, lands] of [
    ["less", 2],
    ["more", 4],
  ] as const)
    scenario(`709.5e, 116.2m: unlocking costs {1} ${change}`, (t) => {
      t.cards(`
        Test Key {0}
        Artifact
        Unlock costs you pay cost {1} ${change}.

        Test Pantry {G}
        Enchantment — Room
        When you unlock this door, you gain 3 life.
        // split
        Test Cellar {2}{G}
        Enchantment — Room
        When you unlock this door, each opponent loses 2 life.`);
      t.battlefield(0, "Test Key");
      t.lands(0, "Forest", 1 + lands);
      t.hand(0, "Test Pantry // Test Cellar");
      t.to("precombatMain");
      t.cast("Test Pantry // Test Cellar", { face: 0 });
      t.resolve();
      t.resolve();
      t.special("unlock");
      t.resolve();
      expect(t.lifeOf(1)).toBe(18);
      expect(t.ids(0, "battlefield", "Forest").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });

  scenario("702.49a: ninjutsu abilities that their player activates cost less", (t) => {
    kit(t);
    subject(t, "Ninjutsu {1}{G}", "3/3");
    t.cards(`
      Test Sensei {0}
      Artifact
      Ninjutsu abilities you activate cost {1} less to activate.`);
    t.battlefield(0, "Test Bear", "Test Sensei", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.to("declareBlockers");
    t.activate("Test Subject");
    t.resolve();
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
  });

  for (const [change, lands] of [
    ["less", 1],
    ["more", 5],
  ] as const)
    scenario(`601.2f: each spell costs {1} ${change} for each of its targets`, (t) => {
      kit(t);
      t.cards(`
        Test Herald {0}
        Artifact
        Spells you cast cost {1} ${change} to cast for each target.

        Test Blast {2}{R}
        Sorcery
        Tap up to two target creatures.`);
      t.battlefield(0, "Test Herald");
      t.battlefield(1, "Test Bear", "Test Ogre");
      t.lands(0, "Mountain", lands);
      t.hand(0, "Test Blast");
      t.to("precombatMain");
      t.cast("Test Blast", { targets: [["Test Bear", "Test Ogre"]] });
      t.resolve();
      expect(t.see("Test Bear").tapped && t.see("Test Ogre").tapped).toBe(true);
      expect(t.ids(0, "battlefield", "Mountain").filter((id) => !t.seeId(id).tapped)).toEqual([]);
    });
});

describe("its own cost (601.2f)", () => {
  for (const others of [[], ["Test Ogre"]])
    scenario(`601.2c, 601.2f: begun for the sake of ${1 + others.length} targets that make it cheaper`, (t) => {
      kit(t);
      t.cards(`
        Test Blast {4}{R}
        Sorcery
        This spell costs {2} less to cast for each target.
        Tap up to two target creatures.`);
      t.battlefield(1, "Test Bear", ...others);
      t.lands(0, "Mountain", 1);
      t.hand(0, "Test Blast");
      t.to("precombatMain");
      expect(t.can("cast", "Test Blast")).toBe(others.length > 0);
      if (others.length === 0) return;
      t.cast("Test Blast", { targets: [["Test Bear", "Test Ogre"]] });
      t.resolve();
      expect(t.see("Test Bear").tapped).toBe(true);
    });
});
