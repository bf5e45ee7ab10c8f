import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 601.2f: what spells cost less that are cast in one way, or by what happened; 702.24a, 702.142a: upkeeps and boasts. */

describe("601.2f: reductions", () => {
  scenario("118.9, 702.34a: flashback costs, and not the spell from a hand", (t) => {
    t.cards(`
      Test Stone {0}
      Artifact
      Flashback costs you pay cost {2} less.

      Test Echo {2}
      Instant
      You gain 1 life.
      Flashback {2}`);
    t.battlefield(0, "Test Stone");
    t.hand(0, "Test Echo");
    t.put(0, "graveyard", "Test Echo");
    t.to("precombatMain", 1);
    const casts = t.asked("priority").actions.flatMap((one) => (one.act === "cast" ? [one.card] : []));
    expect(casts).toEqual(t.ids(0, "graveyard"));
  });

  scenario("701.17, 119.3: for what was sacrificed, by whomever, and for life gained this turn", (t) => {
    t.cards(`
      Test Fiend {4}
      Creature — Demon
      This spell costs {1} less to cast for each permanent sacrificed this turn.
      This spell costs {1} less to cast for each 1 life you gained this turn.
      4/4

      Test Rite {0}
      Instant
      Each player sacrifices an artifact of their choice. You gain 2 life.

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Rock");
    t.battlefield(1, "Test Rock");
    t.hand(0, "Test Fiend", "Test Rite");
    t.to("precombatMain", 1);
    expect(t.can("cast", "Test Fiend")).toBe(false);
    t.cast("Test Rite");
    t.resolve();
    expect(t.can("cast", "Test Fiend")).toBe(true);
  });

  scenario("108.3: only spells that one doesn't own", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      Spells you cast but don't own cost {1} less to cast.
      When this creature enters, exile the top card of target opponent's library. You may play that card this turn.
      1/1

      Test Rock {1}
      Artifact`);
    t.hand(0, "Test Thief", "Test Rock");
    t.put(1, "library", "Test Rock");
    t.to("precombatMain", 1);
    t.cast("Test Thief", { targets: [1] });
    t.resolveAll();
    if (t.asked().ask === "choose") t.choose(1);
    t.resolveAll();
    const casts = t.asked("priority").actions.flatMap((one) => (one.act === "cast" ? [one.card] : []));
    expect(casts).toHaveLength(1);
    expect(t.ids(0, "hand")).not.toContain(casts[0]);
  });
});

describe("702.24a: upkeeps that are deeds", () => {
  scenario("702.24a: one card more each time, or it is sacrificed", (t) => {
    t.cards(`
      Test Vortex {0}
      Enchantment
      Cumulative upkeep—Draw a card.`);
    t.battlefield(0, "Test Vortex");
    t.to("upkeep", 1);
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "hand")).toBe(1);
    t.to("upkeep", 3);
    t.resolve();
    const before = t.count(0, "hand");
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "hand") - before).toBe(2);
    t.to("upkeep", 5);
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect(t.count(0, "battlefield", "Test Vortex")).toBe(0);
  });
});

describe("702.142a: boasting", () => {
  scenario("702.142a: twice rather than once, for whose effect it is", (t) => {
    t.cards(`
      Test Teller {0}
      Enchantment
      Creatures you control can boast twice during each of your turns rather than once.

      Test Skald {0}
      Creature — Human
      Boast — {0}: You gain 1 life.
      1/1`);
    t.battlefield(0, "Test Teller", "Test Skald");
    t.attack("Test Skald");
    t.activate("Test Skald");
    t.resolve();
    t.activate("Test Skald");
    t.resolve();
    expect([t.lifeOf(0), t.can("activate", "Test Skald")]).toEqual([22, false]);
  });
});
