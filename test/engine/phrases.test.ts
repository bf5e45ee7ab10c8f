import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

/** Families of phrases read from text and played: each card is written as cards say it. */
describe("phrases, read and played", () => {
  scenario("510.1a: a creature that assigns no combat damage deals none", (t) => {
    t.cards(`
      Test Pacifist {G}
      Creature — Elf
      3/3
      Whenever this creature attacks, it assigns no combat damage this turn.`);
    t.battlefield(0, "Test Pacifist");
    t.to("precombatMain");
    t.attack("Test Pacifist");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("118.3, 601.2h: a cost may be a counter put on a creature the payer chooses", (t) => {
    t.cards(`
      Test Bully {R}
      Creature — Giant
      2/2
      Put a -1/-1 counter on a creature you control: This creature deals 2 damage to any target.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bully", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Bully", { targets: [1] });
    t.choose("Test Bear");
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Test Bear").counters["-1/-1"]).toBe(1);
  });

  scenario("602.2b: all counters removed for a cost are counted by the effect", (t) => {
    t.cards(`
      Test Bottle {2}
      Artifact
      This artifact enters with three charge counters on it.
      {T}, Remove all charge counters from this artifact: You gain 2 life for each charge counter removed this way.`);
    t.hand(0, "Test Bottle");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Bottle");
    t.resolve();
    t.activate("Test Bottle");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
    expect(t.see("Test Bottle").counters.charge ?? 0).toBe(0);
  });

  scenario("119.5: a life total that becomes a number is gained or lost", (t) => {
    t.cards(`
      Test Reckoning {W}
      Sorcery
      Each player's life total becomes the number of creatures they control.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Reckoning");
    t.battlefield(0, "Plains", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    expect(t.lifeOf(0)).toBe(2);
    expect(t.lifeOf(1)).toBe(1);
  });

  scenario("613.4d: power and toughness switched until end of turn", (t) => {
    t.cards(`
      Test Twist {U}
      Instant
      Switch target creature's power and toughness until end of turn.

      Test Wall {G}
      Creature — Wall
      1/4`);
    t.hand(0, "Test Twist");
    t.battlefield(0, "Island", "Test Wall");
    t.to("precombatMain");
    t.cast("Test Twist", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall")).toMatchObject({ power: 4, toughness: 1 });
  });

  scenario("603.2, 614.12: what enters causes no abilities to trigger", (t) => {
    t.cards(`
      Test Hush {W}
      Creature — Bird
      1/1
      Creatures entering don't cause abilities to trigger.

      Test Herald {G}
      Creature — Elf
      1/1
      When this creature enters, you gain 3 life.`);
    t.hand(0, "Test Herald");
    t.battlefield(0, "Test Hush", "Forest");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });
});
