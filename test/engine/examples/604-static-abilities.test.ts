import { expect } from "vitest";
import { subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

for (const life of [10, 11])
  scenario(`604.1: at ${life} life, of half of 20`, (t) => {
    subject(
      t,
      "As long as your life total is less than or equal to half your starting life total, Test Subject has indestructible.",
    );
    t.battlefield(0, "Test Subject");
    t.life(0, life);
    t.to("precombatMain");
    expect(t.see("Test Subject").keywords).toEqual(life === 10 ? ["indestructible"] : []);
  });

scenario("604.3, 113.6: a creature card everywhere but on the battlefield", (t) => {
  t.cards(`
      Test Swarmling {0}
      Legendary Planeswalker — Test
      As long as Test Swarmling isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.
      +1: You gain 1 life.
      Loyalty 3

      Test Muster {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.

      Test Denial {0}
      Instant
      Counter target creature spell.`);
  t.graveyard(0, "Test Swarmling");
  t.hand(0, "Test Muster", "Test Swarmling");
  t.hand(1, "Test Denial");
  t.to("precombatMain");
  t.cast("Test Swarmling");
  t.pass();
  t.cast("Test Denial", { targets: ["Test Swarmling"] });
  t.resolveAll();
  t.cast("Test Muster", { targets: [t.ids(0, "graveyard", "Test Swarmling")[0]!] });
  t.resolveAll();
  expect(t.see("Test Swarmling").types).toEqual(["planeswalker"]);
  expect(t.count(0, "graveyard", "Test Swarmling")).toBe(1);
});

scenario("604.1: while there are so many counters of a kind among others, and so few cards of a kind in hand", (t) => {
  t.cards(`
      Test Bard {0}
      Creature — Bard
      As long as there are three or more lore counters among artifacts you control, this creature gets +4/+4.
      As long as you have no creature cards in hand, this creature gets +1/+0.
      1/1

      Test Book {0}
      Artifact
      {0}: Put a lore counter on this artifact.`);
  t.battlefield(0, "Test Bard", "Test Book", "Test Book");
  t.hand(0, "Test Bard");
  t.to("precombatMain");
  t.activate("Test Book");
  t.resolve();
  t.activate("Test Book");
  t.resolve();
  expect(t.see("Test Bard").power).toBe(1);
  t.activate("Test Book");
  t.resolve();
  expect(t.see("Test Bard").power).toBe(5);
  t.cast("Test Bard");
  t.resolve();
  expect(t.see("Test Bard").power).toBe(6);
});
