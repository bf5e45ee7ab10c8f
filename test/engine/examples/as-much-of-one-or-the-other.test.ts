import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("106: X mana", () => {
  scenario("106.4: X of one type or X of another, X being counted as it is added", (t) => {
    kit(t);
    t.cards(`
      Test Heart {0}
      Creature — Druid
      {T}: Add X {G} or X {W}, where X is the number of other creatures you control.
      1/1

      Test Root {0}
      Creature — Druid
      {T}: Add X {R}, where X is the number of other creatures you control.
      1/1

      Test Prayer {W}{W}
      Sorcery
      You gain 5 life.

      Test Blaze {R}{R}
      Sorcery
      You gain 7 life.`);
    t.battlefield(0, "Test Heart", "Test Root", "Test Bear");
    t.hand(0, "Test Prayer", "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Prayer");
    settle(t);
    t.cast("Test Blaze");
    settle(t);
    expect(t.lifeOf(0)).toBe(32);
  });
});

describe("118.9: warped from the graveyard", () => {
  scenario("118.9: it may be cast from there using its warp ability, and for its mana cost not", (t) => {
    kit(t);
    t.cards(`
      Test Culler {B}
      Creature — Warlock
      You may cast this card from your graveyard using its warp ability.
      Warp—{0}, Pay 2 life.
      2/2`);
    t.lands(0, "Swamp", 1);
    t.graveyard(0, "Test Culler");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(ways).toMatchObject([{ via: "warp" }]);
    t.cast("Test Culler", { via: "warp" });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Culler")]).toEqual([18, 1]);
    t.to("upkeep", 2);
    expect(t.count(0, "exile", "Test Culler")).toBe(1);
  });
});
