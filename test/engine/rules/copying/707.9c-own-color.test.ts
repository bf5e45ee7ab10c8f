import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("707.9c: a copy that doesn't copy everything", () => {
  scenario("707.9c, 707.3: it keeps the color it has by itself, whatever it copies, as do copies of it", (t) => {
    kit(t);
    t.cards(`
      Test Double {U}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."
      0/0`);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Double", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Double");
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    const [bear, double] = t.ids(0, "battlefield", "Test Bear");
    expect([t.seeId(bear!).colors, t.seeId(double!).colors]).toEqual(["G", "U"]);
    t.to("upkeep", 3);
    t.choose("Test Ogre");
    t.resolve();
    t.yes();
    expect(t.seeId(double!)).toMatchObject({ name: "Test Ogre", power: 4, colors: "U" });
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.choose(double!);
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).colors)).toEqual(["U", "U"]);
  });
});
