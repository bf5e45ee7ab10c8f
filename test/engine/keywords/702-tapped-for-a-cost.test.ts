import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("what was tapped to crew, saddle or convoke", () => {
  scenario("702.122b: a creature crews a Vehicle as it is tapped to pay for the ability, before that resolves", (t) => {
    t.cards(`
      Test Wagon {0}
      Artifact — Vehicle
      Whenever this Vehicle attacks, put a +1/+1 counter on each creature that crewed it this turn.
      Crew 2
      3/3

      Test Driver {0}
      Creature — Pilot
      Whenever this creature crews a Vehicle, that Vehicle gets +1/+1 until end of turn.
      2/2`);
    t.battlefield(0, "Test Wagon", "Test Driver", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Wagon", { costs: ["Test Driver"] });
    expect(t.game.state.stack).toHaveLength(2);
    t.resolveAll();
    expect(t.see("Test Wagon").power).toBe(4);
    t.attack("Test Wagon");
    t.resolveAll();
    expect([t.see("Test Driver").power, t.see("Test Bear").power]).toEqual([3, 2]);
  });

  scenario("702.171c: only what saddled it this turn; another turn begins anew", (t) => {
    t.cards(`
      Test Horse {0}
      Creature — Horse Mount
      Whenever this creature attacks while saddled, if a Bear saddled it this turn, you gain 3 life.
      Saddle 1
      2/2`);
    t.battlefield(0, "Test Horse", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.activate("Test Horse", { costs: ["Test Bear"] });
    t.resolveAll();
    t.attack("Test Horse");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.to("precombatMain", 3);
    t.activate("Test Horse", { costs: ["Test Ox"] });
    t.resolveAll();
    t.attack("Test Horse");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  const LOXODON = `
    Test Loxodon {2}{W}
    Creature — Elephant
    Convoke
    When this creature enters, put a +1/+1 counter on each creature that convoked it.
    4/4

    Test Saur {2}{G}
    Creature — Dinosaur
    Convoke
    This creature enters with two +1/+1 counters on it for each creature that convoked it.
    3/3`;
  scenario("702.51c, 400.7d: the permanent knows which creatures convoked the spell it was", (t) => {
    t.cards(LOXODON);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Loxodon");
    t.to("precombatMain");
    t.cast("Test Loxodon");
    t.choose("Test Ox");
    t.resolveAll();
    expect([t.see("Test Ox").power, t.see("Test Bear").power, t.see("Test Loxodon").power]).toEqual([3, 2, 4]);
  });

  scenario("702.51c, 614.1c: and so does the spell as it becomes one", (t) => {
    t.cards(LOXODON);
    t.battlefield(0, "Test Bear", "Test Cub", "Test Ox");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Saur");
    t.to("precombatMain");
    t.cast("Test Saur");
    t.choose("Test Cub", "Test Ox");
    t.resolveAll();
    expect(t.see("Test Saur").counters).toEqual({ "+1/+1": 4 });
  });
});
