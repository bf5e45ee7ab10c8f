import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** 608.2: what an ability finds as it resolves: cards looked at, sizes, who pays. */

describe("701.18: cards looked at while scrying", () => {
  const WATCHER = `
    Test Watcher {0}
    Creature — Wizard
    Whenever you scry, this creature gets +1/+1 until end of turn for each card looked at while scrying this way.
    1/1

    Test Glass {0}
    Artifact
    {0}: Scry 3.`;

  for (const [cards, power] of [
    [5, 4],
    [2, 3],
  ] as const)
    scenario(`701.18a: ${cards} cards in the library, power ${power}`, (t) => {
      t.cards(WATCHER);
      t.battlefield(0, "Test Watcher", "Test Glass");
      t.emptyLibraries();
      t.library(0, ...Array.from({ length: cards }, () => "Test Glass"));
      t.library(1, "Test Glass", "Test Glass");
      t.to("precombatMain", 1);
      t.activate("Test Glass");
      t.resolve();
      t.choose();
      t.answer({ ask: "order", order: Array.from({ length: Math.min(3, cards) }, (_, i) => i) });
      t.resolveAll();
      expect(t.see("Test Watcher").power).toBe(power);
    });
});

describe("701.52: another creature for the Ring", () => {
  scenario("701.52a: it triggers for another than itself only", (t) => {
    t.cards(`
      Test Friend {0}
      Creature — Human
      Whenever the Ring tempts you, if you chose a creature other than Test Friend as your Ring-bearer, you gain 3 life.
      1/1

      Test Cub {0}
      Creature — Bear
      2/2

      Test Whisper {0}
      Artifact
      {0}: The Ring tempts you.`);
    t.battlefield(0, "Test Friend", "Test Cub", "Test Whisper");
    t.to("precombatMain", 1);
    for (const [bearer, life] of [
      ["Test Friend", 20],
      ["Test Cub", 23],
    ] as const) {
      t.activate("Test Whisper");
      t.resolve();
      t.choose(bearer);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});

describe("611.2d: base sizes", () => {
  scenario("608.2h, 611.2d: as large as the other is then, whatever becomes of that", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Shapeshifter
      {0}: Change this creature's base power and toughness to target creature's power and toughness until end of turn.
      1/1

      Test Ox {0}
      Creature — Ox
      {0}: This creature gets +3/+3 until end of turn.
      4/5`);
    t.battlefield(0, "Test Thief", "Test Ox");
    t.to("precombatMain", 1);
    t.activate("Test Thief", { targets: ["Test Ox"] });
    t.resolve();
    t.activate("Test Ox");
    t.resolve();
    expect(t.see("Test Thief")).toMatchObject({ power: 4, toughness: 5 });
    t.to("upkeep", 2);
    expect(t.see("Test Thief")).toMatchObject({ power: 1, toughness: 1 });
  });
});

describe("118.12a: unless any player pays", () => {
  scenario("118.12a, 101.4: each may in turn order, and once somebody has it is not done", (t) => {
    t.cards(`
      Test Tutor {0}
      Artifact
      {0}: You gain 3 life unless any player pays {1}.`);
    t.battlefield(0, "Test Tutor");
    t.lands(1, "Forest", 1);
    t.to("precombatMain", 1);
    t.activate("Test Tutor");
    t.resolve();
    expect(t.asked("confirm").player).toBe(1);
    t.answer({ ask: "confirm", yes: false });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.activate("Test Tutor");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
});
