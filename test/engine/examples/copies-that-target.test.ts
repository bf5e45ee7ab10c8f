import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

const THIEF = `
  Test Thief {0}
  Creature — Faerie
  Flying
  Whenever a player casts a spell that targets only a single creature other than Test Thief, you may copy that spell. The copy targets Test Thief.
  2/1

  Test Shackle {U}
  Instant
  Tap target creature without flying.

  Test Heroism {0}
  Enchantment
  Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.`;

function begin(t: TestGame, ...own: string[]): void {
  kit(t);
  t.cards(THIEF);
  t.battlefield(0, "Test Bear", ...own);
  t.lands(0, "Forest", 1);
  t.lands(0, "Island", 1);
  t.hand(0, "Test Growth", "Test Shackle");
  t.to("precombatMain");
}

describe("707.10e: a copy with a target that the effect names", () => {
  scenario("707.10e: the copy targets this creature, whatever the spell targets", (t) => {
    begin(t, "Test Thief");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Thief").power]).toEqual([5, 5]);
  });

  scenario("707.10e: without being a legal target there is no copy", (t) => {
    begin(t, "Test Thief");
    t.cast("Test Shackle", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").tapped, t.see("Test Thief").tapped]).toEqual([true, false]);
  });

  scenario("707.10e: it may be what was created before it", (t) => {
    begin(t, "Test Heroism");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Soldier Token").power]).toEqual([5, 4]);
  });
});
