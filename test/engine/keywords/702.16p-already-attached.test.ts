import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Blessing {0}
  Enchantment — Aura
  Flash
  Enchant creature you control
  As this Aura enters, choose a color.
  Enchanted creature has protection from the chosen color. This effect doesn't remove Auras and Equipment you control that are already attached to it.

  Test Halo {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.

  Test Chain {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack.`;

describe("702.16p: protection that lets stay what is attached already", () => {
  scenario("702.16p: one's own Auras stay, itself included; others go, and no more come", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 2);
    t.lands(1, "Plains", 1);
    t.battlefield(0, "Test Cub");
    t.permanentWith(1, "Test Chain", { attachedTo: 2 });
    t.hand(0, "Test Halo", "Test Blessing", "Test Halo");
    t.to("precombatMain");
    t.cast("Test Halo", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Blessing", { targets: ["Test Cub"] });
    t.resolve();
    t.option("W");
    expect([t.see("Test Cub").power, t.count(0, "battlefield", "Test Blessing")]).toEqual([3, 1]);
    expect(t.count(1, "graveyard", "Test Chain")).toBe(1);
    expect(t.can("cast", "Test Halo")).toBe(false);
  });

  scenario("702.16p, 702.16n: another such protection removes them as ever", (t) => {
    t.cards(`${CARDS}

      Test Ward {0}
      Instant
      Target creature gains protection from white until end of turn.`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Halo", "Test Blessing", "Test Ward");
    t.to("precombatMain");
    t.cast("Test Halo", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Blessing", { targets: ["Test Cub"] });
    t.resolve();
    t.option("W");
    t.cast("Test Ward", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Halo"), t.count(0, "battlefield", "Test Halo")]).toEqual([1, 0]);
  });
});
