import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("118.9, 702: ways of casting that an effect gives", () => {
  scenario("702.34a, 118.9: flashback for the card's own mana cost, until end of turn", (t) => {
    t.cards(`
      Test Recaller {U}
      Creature — Wizard
      1/1
      When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.`);
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Recaller");
    t.put(0, "graveyard", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Recaller");
    t.resolve();
    t.resolveAll();
    t.cast("Test Spark", { via: "flashback", targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.count(0, "exile", "Test Spark")).toBe(1);
  });

  scenario("702.170c-d: a card that becomes plotted may be cast free on a later turn, not on this one", (t) => {
    t.cards(`
      Test Band {G}
      Creature — Human
      1/1
      When this creature enters, you may exile a nonland card from your hand. If you do, it becomes plotted.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Band", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Band");
    t.resolve();
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    expect(t.can("cast", "Test Bear", "plot")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("Test Bear", { via: "plot" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("701.21: tapping", () => {
  scenario("701.21a, 603.2: it triggers when you tap it, not when it is tapped otherwise", (t) => {
    t.cards(`
      Test Sentry {U}
      Creature — Soldier
      1/1
      Whenever you tap an untapped creature an opponent controls, you gain 1 life.
      {1}: Tap target creature.`);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Test Sentry");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Sentry", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Test Sentry", { targets: ["Test Sentry"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("702.54: bloodthirst", () => {
  scenario("702.54b: bloodthirst X counts the damage opponents were dealt this turn", (t) => {
    t.cards(`
      Test Raptor {R}
      Creature — Dinosaur
      3/1
      Bloodthirst X`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Raptor", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Raptor");
    t.resolve();
    expect(t.see("Test Raptor").power).toBe(5);
  });
});
