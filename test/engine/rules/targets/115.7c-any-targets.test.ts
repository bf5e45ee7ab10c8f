import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("115.7c: changing any targets", () => {
  scenario("115.7c, 115.7e: as many of the targets are changed as the player likes, and looked at together", (t) => {
    t.cards(`
      Test Arc {0}
      Sorcery
      Test Arc deals 2 damage to any target and 1 damage to any other target.

      Test Swerve {0}
      Instant
      Change any targets of target instant or sorcery spell.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Arc");
    t.hand(1, "Test Swerve");
    t.to("precombatMain");
    t.cast("Test Arc", { targets: [1, "Test Ox"] });
    t.pass();
    t.cast("Test Swerve");
    t.resolve();
    t.yes();
    t.choose(0);
    t.choose("Test Ox");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Ox").damage]).toEqual([18, 20, 1]);
  });
});
