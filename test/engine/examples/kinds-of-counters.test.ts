import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("122.1: kinds of counters that are chosen, or looked at in turn", () => {
  scenario("608.2d: one of the kinds there are, on each other creature", (t) => {
    kit(t);
    t.cards(`
      Test Safeguard {0}
      Instant
      Choose a kind of counter on a creature you control. Put a counter of that kind on each other creature you control.`);
    t.permanentWith(0, "Test Bear", { counters: { flying: 1, "+1/+1": 2 } });
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Safeguard");
    t.to("precombatMain");
    t.cast("Test Safeguard");
    t.resolve();
    expect(t.see("Test Ogre").counters).toEqual({});
    expect(t.asked("option").options).toEqual(["flying", "+1/+1"]);
    t.option("flying");
    expect(t.see("Test Ogre").counters).toEqual({ flying: 1 });
  });

  scenario("608.2d: of none nothing is chosen, and nothing is put", (t) => {
    kit(t);
    t.cards(`
      Test Safeguard {0}
      Instant
      Choose a kind of counter on a creature you control. Put a counter of that kind on each creature you control.`);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Safeguard");
    t.to("precombatMain");
    t.cast("Test Safeguard");
    t.resolve();
    expect(t.see("Test Ogre").counters).toEqual({});
  });

  scenario("608.2c: only if it has none of that kind", (t) => {
    kit(t);
    t.cards(`
      Test Courier {0}
      Artifact
      {0}: Choose a counter on a permanent you control. Put a counter of that kind on target permanent you control if it doesn't have a counter of that kind on it.`);
    t.permanentWith(0, "Test Bear", { counters: { reach: 1 } });
    t.battlefield(0, "Test Courier", "Test Ogre");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Courier", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
      t.resolve();
      expect(t.see("Test Ogre").counters).toEqual({ reach: 1 });
    }
  });

  scenario("608.2c: for each kind in turn, one's choice of it or another", (t) => {
    kit(t);
    t.cards(`
      Test Taker {0}
      Creature — Beast
      When this creature enters, for each kind of counter on permanents you control, you may put your choice of a +1/+1 counter or a counter of that kind on this creature.
      1/1`);
    t.permanentWith(0, "Test Bear", { counters: { flying: 2, reach: 1 } });
    t.hand(0, "Test Taker");
    t.to("precombatMain");
    t.cast("Test Taker");
    t.resolve();
    t.resolve();
    t.yes();
    t.option("A counter of that kind");
    t.yes();
    t.option("A +1/+1");
    expect(t.see("Test Taker").counters).toEqual({ flying: 1, "+1/+1": 1 });
  });

  scenario("608.2h: as many of each kind as it has or last had", (t) => {
    kit(t);
    t.cards(`
      Test Editor {0}
      Artifact
      Whenever a creature you control enters, if this artifact has counters on it, put the same number of each kind of counter on that creature.`);
    t.permanentWith(0, "Test Editor", { counters: { "+1/+1": 3, trample: 1 } });
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolveAll();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 3, trample: 1 });
  });

  scenario("608.2c: at random among those it lacks, and nothing when it has them all", (t) => {
    t.cards(`
      Test Giant {0}
      Artifact Creature — Giant
      {0}: Choose a kind of counter at random that this creature doesn't have on it from among flying, reach, and +1/+1. Put a counter of that kind on this creature.
      3/3`);
    t.battlefield(0, "Test Giant");
    t.to("precombatMain");
    for (let i = 0; i < 4; i++) {
      t.activate("Test Giant");
      t.resolve();
    }
    expect(t.see("Test Giant").counters).toEqual({ flying: 1, reach: 1, "+1/+1": 1 });
  });

  scenario("608.2c, 122.6: a process for one keyword after the other, and what was put in all of them", (t) => {
    kit(t);
    t.cards(`
      Test Warper {0}
      Creature — Beast
      When this creature enters, put a flying counter on any creature you control if a creature card in your graveyard has flying. Repeat this process for haste, reach, and trample. Then put a +1/+1 counter on this creature for each counter put on a creature this way.
      3/3

      Test Bird {0}
      Creature — Bird
      Flying, trample
      1/1`);
    t.graveyard(0, "Test Bird");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Warper");
    t.to("precombatMain");
    t.cast("Test Warper");
    t.resolve();
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Warper");
    expect(t.see("Test Bear").counters).toEqual({ flying: 1 });
    expect(t.see("Test Warper").counters).toEqual({ trample: 1, "+1/+1": 2 });
  });
});
