import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("605.1a: mana abilities that add what depends on something", () => {
  scenario(
    "605.1a, 605.3b: what it adds under a condition makes it a mana ability; what holds now is counted on",
    (t) => {
      t.cards(`
  Test River
  Land
  {T}: Add {U}. If you played a land this turn, add {B} instead.

  Test Stinger {B}
  Creature — Faerie
  1/1

  Test Envoy {U}
  Creature — Bird
  0/2`);
      t.battlefield(0, "Test River");
      t.hand(0, "Test Stinger", "Test Envoy", "Plains");
      t.to("precombatMain");
      expect([t.can("cast", "Test Stinger"), t.can("cast", "Test Envoy")]).toEqual([false, true]);
      t.playLand("Plains");
      expect([t.can("cast", "Test Stinger"), t.can("cast", "Test Envoy")]).toEqual([true, false]);
      t.cast("Test Stinger");
      expect(t.stackSize).toBe(1);
    },
  );

  scenario("605.1a, 601.2g: of a color that is chosen as the ability resolves, it adds the one that is needed", (t) => {
    t.cards(`
  Test Horn {0}
  Artifact
  This artifact enters with two charge counters on it.
  {T}: Choose a color. Add one mana of that color for each charge counter on this artifact.

  Test Stinger {B}{B}
  Creature — Faerie
  1/1`);
    t.battlefield(0, "Test Horn");
    t.hand(0, "Test Stinger");
    t.to("precombatMain");
    t.cast("Test Stinger");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Stinger")).toBe(1);
  });

  scenario("601.2b, 601.2f: X may be as great as a cost that is reduced allows", (t) => {
    t.cards(`
  Test Thrift {0}
  Enchantment
  Instant and sorcery spells you cast cost {2} less to cast.

  Test Blaze {X}{R}
  Sorcery
  Test Blaze deals X damage to any target.`);
    t.battlefield(0, "Test Thrift");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Blaze", { x: 3, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });
});
