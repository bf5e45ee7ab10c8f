import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CUB = `
  Test Cub {0}
  Creature — Bear
  2/2

  Test Ox {0}
  Creature — Ox
  3/3`;

describe("601.2c, 603.3d: targets that somebody else is told to choose", () => {
  scenario("603.3d, 701.10b: the controller of what enters chooses, among what others control", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Muddle {0}
      Enchantment
      Whenever a creature enters, its controller chooses target permanent another player controls that shares a card type with it. Exchange control of those permanents.`);
    t.battlefield(1, "Test Muddle");
    t.battlefield(1, "Test Ox", "Test Ox");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.asked("choose").player).toBe(0);
    t.choose("Test Ox");
    t.resolve();
    expect([t.see("Test Cub").controller, t.see("Test Ox").controller]).toEqual([1, 0]);
  });

  scenario("400.7f, 303.4a: an Aura comes back on a creature that its victim's controller chooses", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Blight {0}
      Enchantment — Aura
      Enchant creature
      When enchanted creature dies, its controller chooses target creature one of their opponents controls. Return this card from its owner's graveyard to the battlefield attached to that creature.

      Test Doom {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Ox", "Test Ox");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Blight", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Blight", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Doom", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.asked("choose").player).toBe(1);
    t.choose("Test Ox");
    t.resolve();
    expect(t.see("Test Ox")).toMatchObject({ controller: 0 });
    expect(t.count(0, "battlefield", "Test Blight")).toBe(1);
  });
});
