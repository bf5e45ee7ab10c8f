import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const MOVERS = `
  Test Ancient {3}{G}
  Creature — Treefolk
  {0}: You may move any number of +1/+1 counters from this creature onto other creatures.
  0/3

  Test Lender {1}{G}
  Instant
  Move a counter from target permanent you control onto a second target permanent.`;

describe("moving counters (122.5)", () => {
  scenario("as many as their mover likes, onto whichever others they choose", (t) => {
    t.cards(MOVERS);
    t.permanentWith(0, "Test Ancient", { counters: { "+1/+1": 3 } });
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Ancient");
    t.resolve();
    t.yes();
    t.choose("Test Ogre", "Test Bear");
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 3 });
    t.number(1);
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 2 });
    t.number(2);
    expect(t.see("Test Ancient").counters["+1/+1"] ?? 0).toBe(0);
    expect(t.see("Test Ogre").counters).toMatchObject({ "+1/+1": 1 });
    expect(t.see("Test Bear").counters).toMatchObject({ "+1/+1": 2 });
  });

  scenario("one counter is of one kind, which is chosen where there are several", (t) => {
    t.cards(MOVERS);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1, charge: 2 } });
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Lender");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Lender", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "option", options: ["+1/+1", "charge"], min: 1, max: 1 });
    t.option("charge");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1, charge: 1 });
    expect(t.see("Test Ogre").counters).toEqual({ charge: 1 });
  });
});
