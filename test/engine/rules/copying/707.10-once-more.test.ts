import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

/** 707.10: copies of spells, and one more of them. */

const STAFF = `Test Staff {0}
  Artifact
  If you would copy a spell one or more times, instead copy it that many times plus an additional time. You may choose new targets for the additional copy.`;

describe("707.10: an additional copy", () => {
  scenario("707.10c: of a spell, however often it is copied, with new targets for the additional one", (t) => {
    kit(t);
    t.cards(STAFF);
    t.cards(`Test Echoer {0}
      Artifact
      {T}: Copy target instant spell you control.`);
    t.battlefield(0, "Test Staff", "Test Echoer");
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.activate("Test Echoer", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    expect(t.stackSize).toBe(3);
    t.resolveAll();
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Bear")]).toEqual([16, 0]);
  });

  scenario("707.10: not of an ability, nor for anybody else", (t) => {
    kit(t);
    t.cards(STAFF);
    t.cards(`
      Test Echoer {0}
      Artifact
      {T}: Copy target triggered ability you control.

      Test Herald {0}
      Creature — Bird
      When this creature enters, you gain 1 life.
      1/1`);
    t.battlefield(0, "Test Staff", "Test Echoer");
    t.hand(0, "Test Herald");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolve();
    t.activate("Test Echoer", { targets: ["Test Herald"] });
    t.resolve();
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});
