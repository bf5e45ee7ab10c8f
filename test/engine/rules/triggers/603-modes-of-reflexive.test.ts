import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("603.12, 700.2b: modes of what triggers as a spell or ability resolves", () => {
  scenario("700.2b, 603.3d: mode and targets are chosen as it is put onto the stack, not before", (t) => {
    kit(t);
    t.cards(`
      Test Baron {0}
      Creature — Demon
      When this creature enters, you may sacrifice another creature. When you do, choose one —
      • You gain 3 life.
      • Destroy target creature an opponent controls.
      2/2`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Baron");
    t.to("precombatMain");
    t.cast("Test Baron");
    t.resolve();
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.option("Destroy target creature an opponent controls.");
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect([t.count(1, "battlefield", "Test Ogre"), t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("608.2c: three things one after the other, each done by whom it says", (t) => {
    kit(t);
    t.cards(`
      Test Rush {0}
      Sorcery
      Gain control of target creature until end of turn, untap that creature, and it gains haste until end of turn.`);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Rush");
    t.to("precombatMain");
    t.cast("Test Rush", { targets: ["Test Ogre"] });
    t.resolve();
    t.attack(["Test Ogre", 1]);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });
});
