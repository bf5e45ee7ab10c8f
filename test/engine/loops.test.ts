import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

const SEESAW = `
  Ebb Dial {2}
  Artifact
  Whenever you gain life, you lose 1 life.

  Flow Dial {2}
  Artifact
  Whenever you lose life, you gain 1 life.

  Sip of Spring {G}
  Instant
  You gain 1 life.`;

describe("104.4b, 729: loops", () => {
  scenario("104.4b, 729.4: a loop of mandatory actions is a draw", (t) => {
    t.cards(SEESAW);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Ebb Dial", "Flow Dial");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    for (let passes = 0; passes < 200 && !t.over; passes++) t.pass();
    expect(t.winners).toEqual([]);
  });

  scenario("104.4b: a loop somebody could leave by an option is no draw", (t) => {
    t.cards(SEESAW);
    t.cards(`
      Flow Valve {2}
      Artifact
      Whenever you lose life, you may gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Ebb Dial", "Flow Valve");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    for (let answers = 0; answers < 200; answers++) {
      if (t.asked().ask === "confirm") t.yes();
      else t.pass();
    }
    expect(t.over).toBe(false);
  });

  scenario("729.1b: a loop that makes progress is no draw either", (t) => {
    t.cards(SEESAW);
    t.cards(`
      Spring Dial {2}
      Artifact
      Whenever you gain life, you gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Spring Dial");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    t.pass(200);
    expect(t.over).toBe(false);
  });
});
