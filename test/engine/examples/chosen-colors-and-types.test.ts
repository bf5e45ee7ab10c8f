import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("607.2d: a token of the color and type that were chosen", () => {
  scenario("105.2, 205.3: it is of both, and as large as told", (t) => {
    kit(t);
    t.cards(`
      Test Mold {0}
      Artifact
      As this artifact enters, choose a color and a creature type.
      {0}: Create an X/X creature token of the chosen color and type, where X is the number of artifacts you control.`);
    t.hand(0, "Test Mold");
    t.to("precombatMain");
    t.cast("Test Mold");
    t.pass(2);
    t.option("U");
    t.option("Elk");
    settle(t);
    t.activate("Test Mold");
    settle(t);
    const { power, toughness, colors, subtypes } = t.see("Elk Token");
    expect({ power, toughness, colors, subtypes }).toEqual({
      power: 1,
      toughness: 1,
      colors: "U",
      subtypes: ["Elk"],
    });
  });
});
