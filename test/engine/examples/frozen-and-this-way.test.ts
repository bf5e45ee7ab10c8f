import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

function begin(t: TestGame, cards: string, own: readonly string[], there: readonly string[] = []): void {
  kit(t);
  t.cards(cards);
  t.battlefield(0, ...there);
  t.hand(0, ...own);
}
const tappedOf = (t: TestGame, ...names: readonly string[]): readonly boolean[] =>
  names.map((name) => t.see(name).tapped === true);

describe("502.3: what doesn't untap in its controller's next untap step", () => {
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

describe("608.2c: what was done this way", () => {
  scenario("701.5a: only a spell that is countered leaves something to its controller", (t) => {
    begin(
      t,
      `
      Test Consolation {0}
      Instant
      Counter target spell. If that spell is countered this way, its controller gains 3 life.

      Test Assured {0}
      Sorcery
      This spell can't be countered.
      You gain 1 life.

      Test Plain {0}
      Sorcery
      You gain 1 life.`,
      ["Test Assured", "Test Plain"],
    );
    t.hand(1, "Test Consolation", "Test Consolation");
    t.to("precombatMain");
    for (const [name, life] of [
      ["Test Assured", 21],
      ["Test Plain", 24],
    ] as const) {
      t.cast(name);
      t.pass();
      t.cast("Test Consolation", { targets: [name] });
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });

  scenario("700.4: what was destroyed and did not die is not counted", (t) => {
    begin(
      t,
      `
      Test Cleansing {0}
      Sorcery
      Destroy all creatures. You gain X life, where X is the number of creatures that died this way.

      Test Grail {0}
      Artifact
      If an Ogre would die, exile it instead.`,
      ["Test Cleansing"],
      ["Test Bear", "Test Bear", "Test Ogre", "Test Grail"],
    );
    t.to("precombatMain");
    t.cast("Test Cleansing");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile", "Test Ogre")]).toEqual([22, 1]);
  });
});

describe("118.9: paid in place of mana", () => {
  const CARDS = `
    Test Survey {1}{G}
    Sorcery
    If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana cost.
    You gain 4 life.`;
  scenario("701.16a: the hand is revealed, which costs nothing", (t) => {
    begin(t, CARDS, ["Test Survey", "Test Bear"]);
    t.to("precombatMain");
    t.cast("Test Survey", { via: "alternative" });
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });
  scenario("but not with a land card there", (t) => {
    begin(t, CARDS, ["Test Survey", "Forest"]);
    t.to("precombatMain");
    expect(t.can("cast", "Test Survey", "alternative")).toBe(false);
  });
});

describe("120.4: as much damage by a single source", () => {
  const CARDS = `
    Test Echoes {0}
    Enchantment
    Whenever an opponent is dealt 3 or more damage by a single source, you gain 5 life.

    Test Bolt {0}
    Instant
    Test Bolt deals 3 damage to target player.

    Test Flicker {0}
    Instant
    Test Flicker deals 2 damage to target player.`;
  scenario("what deals less does nothing, however much is dealt in all", (t) => {
    begin(t, CARDS, ["Test Bolt", "Test Flicker", "Test Flicker"], ["Test Echoes"]);
    t.to("precombatMain");
    for (const [name, life] of [
      ["Test Flicker", 20],
      ["Test Flicker", 20],
      ["Test Bolt", 25],
    ] as const) {
      t.cast(name, { targets: [1] });
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});

describe("603.7, 705.2: a coin that is flipped later", () => {
  // Other coins before it make it another one.
  for (const [coins, left] of [
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const)
    scenario(`what comes of losing comes then, and only of that: after ${coins} others`, (t) => {
      begin(
        t,
        `
        Test Kite {0}
        Sorcery
        Target creature gains flying until end of turn. Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice that creature.

        Test Toss {0}
        Sorcery
        Flip a coin. If you lose the flip, you gain 1 life.`,
        ["Test Kite", "Test Toss", "Test Toss", "Test Toss"],
        ["Test Bear"],
      );
      t.to("precombatMain");
      t.cast("Test Kite", { targets: ["Test Bear"] });
      settle(t);
      for (let i = 0; i < coins; i += 1) {
        t.cast("Test Toss");
        t.pass(2);
        t.option("heads");
      }
      t.to("end");
      expect(t.count(0, "battlefield")).toBe(1);
      t.pass(2);
      t.option("heads");
      expect(t.count(0, "battlefield")).toBe(left);
    });
});
