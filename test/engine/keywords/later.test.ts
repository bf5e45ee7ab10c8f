import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** Keywords that editions after 2024-09-20 bring, as their reminder texts say; the rules they rest on are cited. */
describe("keywords of later editions", () => {
  scenario("603.7c: a land that was earthbent returns tapped when it dies", (t) => {
    t.cards(`
      Test Quaker {0}
      Sorcery
      Earthbend 2.

      Test Ruin {0}
      Sorcery
      Destroy target land.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Quaker", "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Quaker", { targets: ["Forest"] });
    t.resolve();
    expect(t.see("Forest")).toMatchObject({ power: 2, toughness: 2 });
    t.cast("Test Ruin", { targets: ["Forest"] });
    t.resolveAll();
    const [forest] = t.ids(0, "battlefield", "Forest");
    expect([t.game.state.objects[forest!]!.tapped, t.see("Forest").power]).toEqual([true, undefined]);
  });

  scenario("118.9: what was warped is exiled at the end step and may be cast on a later turn", (t) => {
    t.cards(`
      Test Drifter {5}
      Creature — Alien
      Warp {0}
      3/3`);
    t.hand(0, "Test Drifter");
    t.lands(0, "Forest", 5);
    t.to("precombatMain");
    t.cast("Test Drifter", { via: "warp" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Drifter")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.game.state.exile.length).toBe(1);
    t.to("precombatMain", 3);
    t.cast("Test Drifter");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Drifter")).toBe(1);
  });

  scenario("118.9: mayhem casts from the graveyard what was discarded this turn", (t) => {
    t.cards(`
      Test Prank {7}
      Sorcery
      You gain 3 life.
      Mayhem {0}

      Test Trash {0}
      Sorcery
      Discard a card.`);
    t.hand(0, "Test Prank", "Test Trash");
    t.to("precombatMain");
    t.cast("Test Trash");
    t.resolve();
    t.cast("Test Prank", { via: "mayhem" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("301.5: an Equipment with job select comes with a Hero", (t) => {
    t.cards(`
      Test Harp {0}
      Artifact — Equipment
      Job select
      Equipped creature gets +1/+1.
      Equip {2}`);
    t.hand(0, "Test Harp");
    t.to("precombatMain");
    t.cast("Test Harp");
    t.resolveAll();
    expect(t.see("Hero Token")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("106.4: mana of firebending stays until the end of combat", (t) => {
    t.cards(`
      Test Ember {0}
      Creature — Human
      Firebending 2
      2/2`);
    t.battlefield(0, "Test Ember");
    t.to("precombatMain");
    t.attack("Test Ember");
    t.resolve();
    expect(t.game.state.players[0]!.mana.length).toBe(2);
    t.to("combatDamage");
    expect(t.game.state.players[0]!.mana.length).toBe(2);
    t.to("postcombatMain");
    expect(t.game.state.players[0]!.mana.length).toBe(0);
  });

  scenario("601.2f: a power-up costs less the turn its permanent entered, and is used once", (t) => {
    t.cards(`
      Test Titan {2}{G}
      Creature — Hero
      Power-up — {4}{G}: Put three +1/+1 counters on this creature.
      1/1`);
    t.hand(0, "Test Titan");
    t.lands(0, "Forest", 5);
    t.to("precombatMain");
    t.cast("Test Titan");
    t.resolve();
    t.activate("Test Titan");
    t.resolve();
    expect([t.see("Test Titan").power, t.can("activate", "Test Titan")]).toEqual([4, false]);
  });

  scenario("122.6: blighting and enduring put counters by choice", (t) => {
    t.cards(`
      Test Blighter {0}
      Sorcery
      As an additional cost to cast this spell, blight 1.
      Draw a card.

      Test Monk {0}
      Creature — Monk
      When this creature enters, it endures 2.
      1/1`);
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Blighter", "Test Monk");
    t.to("precombatMain");
    t.cast("Test Blighter");
    t.resolve();
    expect(t.see("Test Ox").power).toBe(1);
    t.cast("Test Monk");
    t.resolve();
    t.pass(2);
    t.option("a Spirit");
    expect(t.count(0, "battlefield")).toBe(3);
  });
});
