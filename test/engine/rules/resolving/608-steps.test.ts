import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("608: resolving, where it touches other rules", () => {
  scenario("608.2k, 611.2a: the creature that triggered is affected though it is none any more", (t) => {
    t.cards(`
  Test Guild {2}
  Artifact
  {1}: This artifact becomes a 2/2 Golem artifact creature until end of turn.

  Test Net {W}
  Enchantment
  Whenever a creature attacks you, tap that creature. It doesn't untap during its controller's next untap step.

  Test Rust {R}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Test Guild", "Plains");
    t.battlefield(1, "Test Net");
    t.to("precombatMain");
    t.activate("Test Guild");
    t.resolve();
    t.attack("Test Guild");
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.see("Test Guild")).toMatchObject({ tapped: true, types: ["artifact"] });
  });

  scenario("608.3d, 702.140b: a mutating creature spell merges with its target", (t) => {
    t.cards(`
  Test Growth {3}{G}
  Creature — Beast
  5/5
  Mutate {1}{G}
  Trample`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { via: "mutate" });
    t.resolve();
    t.option("top");
    expect(t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"))).toHaveLength(1);
    expect(t.see("Test Growth")).toMatchObject({ power: 5, keywords: ["mutate", "trample"] });
  });
});
