import { describe, expect } from "vitest";
import { BEAR, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("107.1a, 608.2d: half of them, rounded up, as each likes", (t) => {
  t.cards(`
      Test Dread {0}
      Sorcery
      Target opponent sacrifices half the creatures they control of their choice, rounded up. That player discards half the cards in their hand, rounded up.
${BEAR}`);
  t.hand(0, "Test Dread");
  t.battlefield(1, "Test Bear", "Test Bear", "Test Bear");
  t.hand(1, "Plains", "Plains", "Plains");
  t.to("precombatMain");
  t.cast("Test Dread", { targets: [1] });
  t.resolve();
  t.choose("Test Bear", "Test Bear");
  t.choose("Plains", "Plains");
  expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "hand")]).toEqual([1, 1]);
});

scenario("107.3: twice {X} to pay, and tokens as large in one way as X", (t) => {
  t.cards(`
      Test Leak {X}
      Instant
      Counter target spell unless its controller pays twice {X}.

      Test Force {X}{R}
      Sorcery
      Create an X/1 red Elemental creature token with trample and haste.`);
  t.battlefield(1, "Island");
  t.lands(0, "Mountain", 6);
  t.hand(0, "Test Force");
  t.hand(1, "Test Leak");
  t.to("precombatMain");
  t.cast("Test Force", { x: 3 });
  t.pass();
  t.cast("Test Leak", { x: 1 });
  t.resolve();
  t.yes();
  t.resolve();
  expect(t.see("Elemental Token")).toMatchObject({ power: 3, toughness: 1 });
  expect(t.can("cast", "Test Force")).toBe(false);
});

scenario("107.1a: half of them, rounded down", (t) => {
  t.cards(`
      Test Curse {0}
      Sorcery
      Target player sacrifices half the permanents they control of their choice, rounded down.`);
  t.lands(1, "Forest", 3);
  t.hand(0, "Test Curse");
  t.to("precombatMain");
  t.cast("Test Curse", { targets: [1] });
  t.resolve();
  t.answer({ ask: "choose", chosen: t.ids(1, "battlefield").slice(0, 1) });
  expect(t.count(1, "battlefield")).toBe(2);
});

for (const [x, life] of [
  [3, 18],
  [4, 18],
] as const)
  scenario(`107.1a: half ${x}, rounded up, to you`, (t) => {
    t.cards(`
        Test Flame {X}
        Sorcery
        Test Flame deals X damage to target opponent. It deals half X damage, rounded up, to you.`);
    t.lands(0, "Mountain", x);
    t.hand(0, "Test Flame");
    t.to("precombatMain");
    t.cast("Test Flame", { x, targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([20 - x, life]);
  });

for (const [round, left] of [
  ["up", [3, 1]],
  ["down", [4, 2]],
] as const)
  scenario(`107.1a: half of 7 life and of three cards, rounded ${round} each time`, (t) => {
    kit(t);
    t.cards(`
      Test Halving {0}
      Sorcery
      Target opponent loses half their life, then discards half the cards in their hand. Round ${round} each time.`);
    t.life(1, 7);
    t.hand(0, "Test Halving");
    t.hand(1, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Halving", { targets: [1] });
    t.resolve();
    if (t.asked().ask === "choose") t.choose(...Array.from({ length: 3 - left[1] }, () => "Test Bear"));
    expect([t.lifeOf(1), t.count(1, "hand")]).toEqual(left);
  });

scenario("107.3a, 608.2c: once, and X more times", (t) => {
  t.cards(`
    Test Drum {X}{R}
    Sorcery
    Each opponent loses 1 life. Then repeat this process X more times.`);
  t.lands(0, "Mountain", 3);
  t.hand(0, "Test Drum");
  t.to("precombatMain");
  t.cast("Test Drum", { x: 2 });
  t.resolve();
  expect(t.lifeOf(1)).toBe(17);
});

scenario("107.1b: all but three of them", (t) => {
  t.cards(`
      Test Fire {0}
      Sorcery
      Each player sacrifices all lands they control except for three.`);
  t.lands(0, "Forest", 2);
  t.lands(1, "Mountain", 5);
  t.hand(0, "Test Fire");
  t.to("precombatMain");
  t.cast("Test Fire");
  t.resolve();
  t.answer({ ask: "choose", chosen: t.ids(1, "battlefield").slice(0, 2) });
  expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([2, 3]);
});

describe("X that can't be 0", () => {
  scenario("107.3: no spell is cast with it, and it is not offered where 1 can't be paid", (t) => {
    t.cards(`
      Test Draught {X}
      Sorcery
      You gain X life. X can't be 0.`);
    t.hand(0, "Test Draught");
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Draught", { x: 1 });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.hand(0, "Test Draught");
    expect(t.can("cast", "Test Draught")).toBe(false);
  });
});
