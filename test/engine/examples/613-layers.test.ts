import { expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("613.1f, 613.7: all abilities but the one it is given", (t) => {
  kit(t);
  subject(t, "Flying");
  t.cards(`
      Test Mist {0}
      Enchantment
      All creatures have vigilance and lose all other abilities.`);
  t.battlefield(0, "Test Subject", "Test Mist");
  t.to("precombatMain");
  expect(t.see("Test Subject").keywords).toEqual(["vigilance"]);
});

scenario("613.1f: an ability is lost by what it says, and others are kept", (t) => {
  kit(t);
  subject(
    t,
    'Flying\nPrevent all damage that would be dealt to this creature.\n{0}: Until end of turn, this creature loses "Prevent all damage that would be dealt to this creature." Any player may activate this ability.',
    "1/1",
  );
  t.battlefield(0, "Test Subject");
  t.lands(0, "Mountain", 2);
  t.hand(0, "Test Spark", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: ["Test Subject"] });
  t.resolve();
  expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  t.activate("Test Subject");
  t.resolve();
  expect(t.see("Test Subject").keywords).toContain("flying");
  t.cast("Test Spark", { targets: ["Test Subject"] });
  t.resolve();
  expect(t.count(0, "battlefield", "Test Subject")).toBe(0);
});

scenario("613.4d: each creature's power and toughness are switched", (t) => {
  t.cards(`
      Test Fever {0}
      Instant
      Switch each creature's power and toughness until end of turn.

      Test Snail {0}
      Creature — Snail
      1/4

      Test Moth {0}
      Creature — Insect
      3/2`);
  t.battlefield(0, "Test Snail");
  t.battlefield(1, "Test Moth");
  t.hand(0, "Test Fever");
  t.to("precombatMain");
  t.cast("Test Fever");
  t.resolve();
  expect(["Test Snail", "Test Moth"].map((name) => [t.see(name).power, t.see(name).toughness])).toEqual([
    [4, 1],
    [2, 3],
  ]);
});

scenario("613.4c: for each counter on them, each by its own", (t) => {
  t.cards(`
      Test Slug {0}
      Creature — Slug
      {0}: Put a slime counter on target creature.
      Creatures you don't control get -1/-1 for each slime counter on them.
      7/7

      Test Elk {0}
      Creature — Elk
      5/5

      Test Bear {0}
      Creature — Bear
      3/3`);
  t.battlefield(0, "Test Slug");
  t.battlefield(1, "Test Elk", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Slug", { targets: ["Test Elk"] });
  t.resolve();
  t.activate("Test Slug", { targets: ["Test Elk"] });
  t.resolve();
  expect(t.see("Test Elk").power).toBe(3);
  expect(t.see("Test Bear").power).toBe(3);
});

scenario("613.1d, 608.2c: what was returned is of a further type", (t) => {
  t.cards(`
      Test Drana {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it. The creature is a Vampire in addition to its other types.

      Test Bear {0}
      Creature — Bear
      2/2`);
  t.graveyard(0, "Test Bear");
  t.hand(0, "Test Drana");
  t.to("precombatMain");
  t.cast("Test Drana");
  t.resolve();
  expect(t.see("Test Bear").subtypes).toEqual(["Bear", "Vampire"]);
  expect(t.see("Test Bear").power).toBe(3);
});
