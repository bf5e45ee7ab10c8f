import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("what else effects take and give", () => {
  scenario("106.4, 608.2c: a player loses all unspent mana, which leaves their lands tapped", (t) => {
    kit(t);
    t.cards(`
      Test Short {0}
      Instant
      Tap all lands target player controls and that player loses all unspent mana.`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Short");
    t.to("precombatMain");
    t.activate("Mountain");
    expect(t.can("cast", "Test Spark")).toBe(true);
    t.cast("Test Short", { targets: [0] });
    t.resolve();
    expect([t.can("cast", "Test Spark"), t.game.state.players[0]!.mana]).toEqual([false, []]);
  });

  scenario("106.4: each player's is lost, and what is added afterwards stays", (t) => {
    kit(t);
    t.cards(`
      Test Cycle {0}
      Instant
      Each player loses all unspent mana.`);
    t.lands(0, "Mountain", 2);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Cycle", "Test Spark");
    t.to("precombatMain");
    t.activate("Mountain");
    t.cast("Test Cycle");
    t.pass();
    t.activate("Mountain");
    expect(t.game.state.players.map(({ mana }) => mana.length)).toEqual([1, 1]);
    // 117.4: nobody has passed since.
    t.pass(2);
    expect(t.game.state.players.map(({ mana }) => mana.length)).toEqual([0, 0]);
    t.activate("Mountain");
    expect(t.game.state.players[0]!.mana).toHaveLength(1);
  });

  scenario("701.51a: the controller of what is exiled incubates, as its mana value was", (t) => {
    kit(t);
    t.cards(`
      Test Assault {0}
      Sorcery
      Exile target nonland permanent. Its controller incubates X, where X is its mana value.

      Test Wurm {3}
      Creature — Wurm
      4/4`);
    t.battlefield(1, "Test Wurm");
    t.hand(0, "Test Assault");
    t.to("precombatMain");
    t.cast("Test Assault", { targets: ["Test Wurm"] });
    t.resolve();
    expect([t.count(0, "battlefield"), t.count(1, "exile", "Test Wurm")]).toEqual([0, 1]);
    expect(t.count(1, "battlefield", "Incubator Token")).toBe(1);
    expect(t.see("Incubator Token").counters["+1/+1"]).toBe(3);
  });
});
