import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("502.3: a target of yours doesn't untap during your next untap step", (t) => {
  kit(t);
  t.cards(`
      Test Rest {0}
      Sorcery
      Tap target creature you control. It doesn't untap during your next untap step.`);
  t.battlefield(0, "Test Bear");
  t.hand(0, "Test Rest");
  t.to("precombatMain");
  t.cast("Test Rest", { targets: ["Test Bear"] });
  t.resolve();
  t.to("upkeep", 3);
  expect(t.see("Test Bear").tapped).toBe(true);
  t.to("upkeep", 5);
  expect(t.see("Test Bear").tapped).toBe(false);
});

describe("turns that do not begin (500.7)", () => {
  scenario("614.10: an opponent's extra turn is skipped", (t) => {
    t.cards(`
      Test Hold {1}
      Enchantment
      Your opponents can't search libraries.
      If an opponent would begin an extra turn, that player skips that turn instead.

      Test Warp {0}
      Sorcery
      Take an extra turn after this one.`);
    t.battlefield(1, "Test Hold");
    t.hand(0, "Test Warp");
    t.to("precombatMain");
    t.cast("Test Warp");
    t.resolve();
    t.to("upkeep", 2);
    expect(t.game.state.turn.active).toBe(1);
  });
});

describe("502.3: what doesn't untap in its controller's next untap step", () => {
  const tappedOf = (t: TestGame, ...names: readonly string[]): readonly boolean[] =>
    names.map((name) => t.see(name).tapped === true);

  scenario("of two players' creatures each stays tapped in one step of its own controller, and no longer", (t) => {
    begin(
      t,
      `
      Test Rime {0}
      Sorcery
      Tap up to two target creatures. Those creatures don't untap during their controllers' next untap steps.`,
      ["Test Rime"],
      ["Test Bear"],
    );
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Rime", { targets: [["Test Bear", "Test Ogre"]] });
    settle(t);
    t.to("upkeep", 2);
    expect(tappedOf(t, "Test Bear", "Test Ogre")).toEqual([true, true]);
    t.to("upkeep", 3);
    expect(tappedOf(t, "Test Bear", "Test Ogre")).toEqual([true, true]);
    t.to("upkeep", 4);
    expect(tappedOf(t, "Test Bear", "Test Ogre")).toEqual([true, false]);
    t.to("upkeep", 5);
    expect(tappedOf(t, "Test Bear", "Test Ogre")).toEqual([false, false]);
  });

  scenario("of attackers and blockers those that are so as it resolves, though the combat is over by then", (t) => {
    begin(
      t,
      `
      Test Mire {0}
      Instant
      Prevent all combat damage that would be dealt this turn. Each attacking creature and each blocking creature doesn't untap during its controller's next untap step.`,
      ["Test Mire"],
      ["Test Bear"],
    );
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.attack("Test Bear");
    t.cast("Test Mire");
    settle(t);
    t.to("upkeep", 3);
    expect(tappedOf(t, "Test Bear")).toEqual([true]);
    t.to("upkeep", 5);
    expect(tappedOf(t, "Test Bear")).toEqual([false]);
  });
});

const WARDEN = `
  Test Warden {0}
  Creature — Warrior
  During your end step, other creatures you control get +1/+1.
  1/1`;

describe("513.1: during one's own end step only", () => {
  scenario("513.1, 611.3a: what a static ability says of that step", (t) => {
    begin(t, WARDEN, [], ["Test Warden", "Test Bear"]);
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.to("end");
    expect(t.see("Test Bear").power).toBe(3);
    t.to("end", 2);
    expect(t.see("Test Bear").power).toBe(2);
  });
});

scenario("502.3: nothing that player controls untaps in their next turn, whenever it came", (t) => {
  t.cards(`
      Test Beam {0}
      Instant
      Creatures don't untap during target player's next untap step.`);
  t.permanentWith(1, "Test Ox", { tapped: true });
  t.hand(0, "Test Beam");
  t.to("precombatMain");
  t.cast("Test Beam", { targets: [1] });
  t.resolve();
  t.to("precombatMain", 2);
  expect(t.see("Test Ox").tapped).toBe(true);
});
