import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Cartographer {2}{W}{U}
  Legendary Planeswalker — Tester
  Space sculptor
  +1: Creatures in each sector can be blocked this turn only by creatures in the same sector.
  −1: Put a +1/+1 counter on each creature in the sector of your choice.
  −5: Destroy all creatures in the sector of your choice.
  Loyalty 6

  Test Flurry {G}
  Sorcery
  Create two 1/1 green Saproling creature tokens.

  Test Ruin {B}
  Instant
  Destroy target planeswalker.`;

function begin(t: TestGame): void {
  kit(t);
  t.cards(CARDS);
  t.battlefield(0, "Test Cartographer", "Forest", "Swamp");
}
const sectorOf = (t: TestGame, name: string, seat = 0): readonly string[] | undefined =>
  t.game.state.objects[t.ids(seat, "battlefield", name)[0]!]!.marks;
const place = (t: TestGame, sector: string, of: string): void => {
  expect([t.asked("option").about, t.nameOf(t.asked().source!)]).toEqual(["sector", of]);
  t.option(sector);
};

describe("702.158: space sculptor", () => {
  scenario("704.5u, 702.158c: whoever has no such permanent assigns creatures first, then whoever has", (t) => {
    begin(t);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    expect(t.asked().player).toBe(1);
    place(t, "alpha", "Test Ogre");
    expect(t.asked().player).toBe(0);
    place(t, "beta", "Test Bear");
    t.to("precombatMain");
    expect([sectorOf(t, "Test Ogre", 1), sectorOf(t, "Test Bear")]).toEqual([["sector:alpha"], ["sector:beta"]]);
    expect(t.asked().ask).toBe("priority");
  });

  scenario("702.158c: creatures that come later are assigned as soon as they are there; lands never are", (t) => {
    begin(t);
    t.hand(0, "Test Flurry");
    t.to("precombatMain");
    t.cast("Test Flurry");
    t.resolve();
    place(t, "gamma", "Saproling Token");
    place(t, "alpha", "Saproling Token");
    expect(t.asked().ask).toBe("priority");
    expect(sectorOf(t, "Forest")).toBeUndefined();
  });

  scenario("702.158d: a sector is chosen as the ability resolves and the action done to each creature in it", (t) => {
    begin(t);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Bear");
    place(t, "alpha", "Test Ogre");
    place(t, "beta", "Test Bear");
    place(t, "alpha", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cartographer", { ability: 2 });
    t.resolve();
    t.option("alpha");
    const counted = (seat: number, name: string) =>
      t.seeId(t.ids(seat, "battlefield", name)[0]!).counters["+1/+1"] ?? 0;
    expect([counted(0, "Test Bear"), counted(1, "Test Ogre"), counted(1, "Test Bear")]).toEqual([1, 1, 0]);
  });

  scenario("702.158e: only creatures with the same designation are in the same sector", (t) => {
    begin(t);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Bear");
    place(t, "alpha", "Test Ogre");
    place(t, "beta", "Test Bear");
    place(t, "alpha", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cartographer", { ability: 1 });
    t.resolve();
    t.attack("Test Bear");
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("blockers").blockers.map(({ blocker }) => t.nameOf(blocker))).toEqual(["Test Ogre"]);
  });

  scenario("702.158b: a designation is lost with the last permanent with space sculptor, and is not copied", (t) => {
    begin(t);
    t.battlefield(0, "Test Bear", "Island", "Island", "Island", "Swamp");
    t.hand(0, "Test Mirror", "Test Ruin");
    place(t, "beta", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Test Bear"] });
    t.resolve();
    place(t, "gamma", "Test Bear");
    const bears = () => t.ids(0, "battlefield", "Test Bear").map((id) => t.game.state.objects[id]!.marks);
    expect(bears()).toEqual([["sector:beta"], ["sector:gamma"]]);
    t.cast("Test Ruin", { targets: ["Test Cartographer"] });
    t.resolve();
    expect(bears()).toEqual([undefined, undefined]);
  });

  scenario("702.158b: it is kept while an ability whose source has space sculptor is on the stack", (t) => {
    begin(t);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Ruin");
    place(t, "beta", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Cartographer", { ability: 2 });
    t.cast("Test Ruin", { targets: ["Test Cartographer"] });
    t.resolve();
    expect(sectorOf(t, "Test Bear")).toEqual(["sector:beta"]);
    t.resolve();
    t.option("beta");
    expect([sectorOf(t, "Test Bear"), t.see("Test Bear").power]).toEqual([undefined, 3]);
  });

  scenario("702.158a, 704.5u: without space sculptor nobody is asked", (t) => {
    begin(t);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Ruin");
    place(t, "alpha", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: ["Test Cartographer"] });
    t.resolve();
    expect(t.asked().ask).toBe("priority");
  });
});
