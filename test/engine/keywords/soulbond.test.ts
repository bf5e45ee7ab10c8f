import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Partner {2}{G}
  Creature — Human
  Soulbond
  As long as this creature is paired with another creature, each of those creatures gets +1/+1.
  2/2

  Test Wings {U}
  Creature — Human
  Soulbond
  As long as this creature is paired with another creature, both creatures have flying.
  1/1

  Test Treason {R}
  Sorcery
  Gain control of target creature until end of turn.`;

describe("702.95: soulbond", () => {
  scenario("702.95a-b: as it enters it may be paired with another unpaired creature", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Partner");
    t.to("precombatMain");
    t.cast("Test Partner");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
    expect(t.see("Test Partner")).toMatchObject({ power: 3, toughness: 3 });
    // Not until end of turn.
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario("702.95a: whenever another creature enters under the same control it may be paired with that", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Partner");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario("702.95a, 702.95d: a paired creature is not paired again", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Island");
    t.hand(0, "Test Partner", "Test Wings");
    t.to("precombatMain");
    t.cast("Test Partner");
    t.resolve();
    t.resolve();
    t.yes();
    t.cast("Test Wings");
    t.resolve();
    // Neither its own ability nor the other's triggers: everybody else is paired.
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Bear").keywords).toEqual([]);
  });

  scenario("702.95c: if either is gone as the ability resolves, neither becomes paired", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Partner");
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.pass();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Partner")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("702.95e: as one leaves the battlefield the other is unpaired, and may be paired anew", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Partner");
    t.lands(0, "Forest", 4);
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Bear", "Test Bear", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Partner")).toMatchObject({ power: 2, toughness: 2 });
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see("Test Partner")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario("702.95e: another player gains control of one of them", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Partner");
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Treason");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    t.to("precombatMain", 2);
    t.cast("Test Treason", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 2, controller: 1 });
    expect(t.see("Test Partner").power).toBe(2);
    // Given back, they are not paired again (the effect has ended).
    t.to("upkeep", 3);
    expect(t.see("Test Partner").power).toBe(2);
  });

  scenario("702.95b: they stay paired though the ability that paired them is lost", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Partner");
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Bear", "Test Stone");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    t.cast("Test Stone", { targets: ["Test Partner"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    t.to("upkeep", 2);
    expect(t.see("Test Bear").power).toBe(3);
  });
});
