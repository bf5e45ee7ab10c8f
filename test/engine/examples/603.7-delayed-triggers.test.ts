import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("603.7, 601.2a: a trigger about the casting of a card", () => {
  const LICH = `
    Test Lich {0}
    Creature — Zombie
    {1}: You may cast target creature card in a graveyard this turn. When you cast it this turn, this creature gains all activated abilities of that card until end of turn.
    3/3

    Test Healer {G}
    Creature — Cleric
    {0}: You gain 2 life.
    1/1`;
  scenario("603.7c: of that very card, wherever it was, and no other", (t) => {
    kit(t);
    t.cards(LICH);
    t.battlefield(0, "Test Lich");
    t.graveyard(1, "Test Healer");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Healer", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Lich", { targets: [t.ids(1, "graveyard", "Test Healer")] });
    t.resolve();
    expect(t.can("activate", "Test Lich")).toBe(true);
    const own = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(own).toHaveLength(3);
    const [theirs] = t.ids(1, "graveyard", "Test Healer");
    t.answer({ ask: "priority", action: { act: "cast", card: theirs! } });
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Test Healer")).toBe(1);
    t.activate("Test Lich", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});

for (const attacks of [true, false])
  scenario(`603.7: destroyed at the next end step ${attacks ? "as it attacked" : "only if it attacked"}`, (t) => {
    t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Rage {0}
      Instant
      Target creature gets +2/+0 until end of turn. At the beginning of the next end step, destroy that creature if it attacked this turn.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Rage");
    t.to("precombatMain");
    t.cast("Test Rage");
    t.resolve();
    if (attacks) {
      t.to("declareAttackers");
      t.attack("Test Bear");
    }
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(attacks ? 1 : 0);
  });

scenario("603.7: it comes back when what exiled it leaves", (t) => {
  kit(t);
  t.cards(`
      Test Gate {0}
      Artifact
      Whenever a creature enters, exile that creature. Return that card to the battlefield under its owner's control when this artifact leaves the battlefield.

      Test Fox {0}
      Creature — Fox
      1/1

      Test Smash {0}
      Instant
      Destroy target artifact.`);
  t.battlefield(0, "Test Gate");
  t.hand(0, "Test Fox", "Test Smash");
  t.to("precombatMain");
  t.cast("Test Fox");
  t.resolveAll();
  expect(t.count(0, "exile", "Test Fox")).toBe(1);
  t.cast("Test Smash", { targets: ["Test Gate"] });
  t.resolveAll();
  expect(t.count(0, "battlefield", "Test Fox")).toBe(1);
});

scenario("603.7, 611.2e: it returns later under your control, with a counter, as a black Zombie", (t) => {
  t.cards(`
      Test Betrayal {7}
      Enchantment
      Whenever a creature you don't control dies, return it to the battlefield under your control with an additional +1/+1 counter on it at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.`);
  t.battlefield(0, "Test Betrayal", "Mountain");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: ["Test Bear"] });
  t.resolveAll();
  t.to("end");
  t.resolveAll();
  expect(t.see("Test Bear")).toMatchObject({ controller: 0, power: 3, colors: "BG" });
  expect(t.see("Test Bear").subtypes).toContain("Zombie");
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

scenario("603.7: the next spell one casts is copied, and no other", (t) => {
  t.cards(`
      Test Conduit {0}
      Artifact
      {0}: When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.

      Test Idea {0}
      Sorcery
      You gain 1 life.`);
  t.battlefield(0, "Test Conduit");
  t.hand(0, "Test Idea", "Test Idea");
  t.to("precombatMain");
  t.activate("Test Conduit");
  t.resolve();
  t.cast("Test Idea");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
  t.cast("Test Idea");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(23);
});

scenario("603.7: for each 1 life that was lost", (t) => {
  kit(t);
  t.cards(`
      Test Tomb {0}
      Artifact
      Whenever you lose life, sacrifice a land for each 1 life you lost.`);
  t.battlefield(1, "Test Tomb");
  t.lands(1, "Forest", 3);
  t.lands(0, "Mountain", 1);
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  t.resolveAll();
  t.answer({ ask: "choose", chosen: t.ids(1, "battlefield", "Forest").slice(1) });
  expect(t.count(1, "battlefield", "Forest")).toBe(1);
});

describe("triggers made by a resolution", () => {
  scenario("603.7: about a target, which is found in the graveyard it was put into", (t) => {
    t.cards(`
      Test Vigil {0}
      Instant
      When target creature dies this turn, return that card to the battlefield under your control.

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Vigil", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Vigil", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("603.12: what it put onto the battlefield has entered when the trigger is made", (t) => {
    t.cards(`
      Test Escape {0}
      Sorcery
      Return target creature card in an opponent's graveyard to the battlefield under their control. When that creature enters, return up to one target creature card with lesser mana value from your graveyard to the battlefield.

      Test Giant {3}
      Creature — Giant
      3/3

      Test Imp {1}
      Creature — Imp
      1/1`);
    t.put(1, "graveyard", "Test Giant");
    t.put(0, "graveyard", "Test Imp");
    t.hand(0, "Test Escape");
    t.to("precombatMain");
    t.cast("Test Escape", { targets: ["Test Giant"] });
    t.resolve();
    t.choose("Test Imp");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Giant"), t.count(0, "battlefield", "Test Imp")]).toEqual([1, 1]);
  });

  scenario("603.7c: a delayed trigger with targets of its own is still about what was targeted before it", (t) => {
    t.cards(`
      Test Feud {0}
      Sorcery
      Tap target creature. At the beginning of the next end step, target land deals 2 damage to that creature.`);
    t.battlefield(1, "Test Bear", "Test Ox");
    t.battlefield(0, "Forest");
    t.hand(0, "Test Feud");
    t.to("precombatMain");
    t.cast("Test Feud", { targets: ["Test Bear"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([0, 1]);
  });
});
