import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const WOUND_UP = `
  Test Clockwork {6}
  Artifact Creature — Beast
  {X}, {T}: Put up to X +1/+0 counters on this creature. This ability can't cause the total number of +1/+0 counters on this creature to be greater than seven.
  0/4

  Test Season {3}{G}{G}
  Enchantment
  If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.`;

describe("counters up to a number, and never more than another", () => {
  scenario("as many as its controller likes (608.2d)", (t) => {
    t.cards(WOUND_UP);
    t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 1 } });
    t.lands(0, "Forest", 4);
    t.to("precombatMain");
    t.activate("Test Clockwork", { x: 4 });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 4 });
    t.number(3);
    expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 4 });
  });

  scenario("no more than there may be, whatever would make more of them (101.2, 614.16)", (t) => {
    t.cards(WOUND_UP);
    t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 4 } });
    t.battlefield(0, "Test Season");
    t.lands(0, "Forest", 4);
    t.to("precombatMain");
    t.activate("Test Clockwork", { x: 2 });
    t.resolve();
    t.number(2);
    expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 7 });
  });

  scenario("none are put where as many are there already, and none are taken away", (t) => {
    t.cards(WOUND_UP);
    t.permanentWith(0, "Test Clockwork", { counters: { "+1/+0": 8 } });
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Clockwork", { x: 1 });
    t.resolve();
    t.number(1);
    expect(t.see("Test Clockwork").counters).toEqual({ "+1/+0": 8 });
  });
});
