import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("502.3, 603.2c: what untaps together", () => {
  scenario("502.3, 603.2c: all that one's untap step untaps triggers once, and so many are counted", (t) => {
    t.cards(`
      Test Almanac {0}
      Artifact
      Whenever you untap one or more permanents during your untap step, put that many time counters on this artifact.
      When there are 1,000 or more time counters on this artifact, sacrifice it and each opponent loses 1,000 life.

      Test Thaw {0}
      Instant
      Untap target permanent.

      Test Ages {0}
      Enchantment
      {0}: Put one hundred time counters on target artifact.`);
    t.battlefield(0, "Test Almanac", "Test Ages", "Forest", "Island");
    t.hand(0, "Test Thaw");
    t.life(1, 1500);
    t.to("precombatMain");
    t.activate("Forest");
    t.activate("Island");
    t.cast("Test Thaw", { targets: ["Island"] });
    t.resolve();
    expect([t.stackSize, t.see("Test Almanac").counters]).toEqual([0, {}]);
    t.activate("Island");
    t.to("upkeep", 3);
    t.resolve();
    expect(t.see("Test Almanac").counters).toEqual({ time: 2 });
    for (let times = 0; times < 9; times++) {
      t.activate("Test Ages", { targets: ["Test Almanac"] });
      t.resolve();
    }
    expect(t.lifeOf(1)).toBe(1500);
    t.activate("Test Ages", { targets: ["Test Almanac"] });
    t.resolve();
    t.resolve();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Almanac")]).toEqual([500, 1]);
  });
});
