import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { creature, permanent } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { instant, oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";
import { counts } from "../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const YOU = { who: "you" } as const;
const GAIN: Effect = { do: "gainLife", who: YOU, amount: 1 };

/** An instant that does this to a target creature and then ends the turn, or the combat phase. */
function prepare(t: TestGame, end: "endTurn" | "endCombat", ...before: Effect[]): void {
  t.define(creature("Test Bear", 2, 2));
  t.define(instant("Test End", [...before, { do: end }], before.length > 0 ? [oneTarget()] : []));
  t.define(instant("Test Spark", [GAIN]));
  t.hand(0, "Test End", "Test Spark");
  t.battlefield(0, "Test Bear");
}

describe("721.1: ending the turn", () => {
  scenario(
    "721.1, 721.1b, 721.1d, 721.1e: everything on the stack is exiled, and the turn skips to its cleanup step",
    (t) => {
      prepare(t, "endTurn");
      t.define(permanent("Test Bell", ["enchantment"], [counts({ on: "step", step: "end" })]));
      t.battlefield(0, "Test Bell");
      t.attack("Test Bear");
      t.cast("Test Spark");
      t.cast("Test End");
      t.resolve();
      expect([t.turn.number, t.step, t.stackSize]).toEqual([2, "upkeep", 0]);
      expect([t.count(0, "exile", "Test Spark"), t.count(0, "exile", "Test End")]).toEqual([1, 1]);
      expect([t.lifeOf(0), t.lifeOf(1), t.game.state.combat]).toEqual([20, 20, undefined]);
    },
  );

  scenario("721.1a: abilities that triggered before and are not on the stack yet cease to exist", (t) => {
    prepare(t, "endTurn", GAIN);
    t.define(permanent("Test Well", ["enchantment"], [counts({ on: "gainLife", who: YOU }, 10)]));
    t.battlefield(0, "Test Well");
    t.cast("Test End", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.turn.number, t.lifeOf(0)]).toEqual([2, 21]);
  });

  scenario("721.1c: state-based actions are checked before damage wears off", (t) => {
    prepare(t, "endTurn", { do: "damage", amount: 2, to: { objects: IT } });
    t.cast("Test End", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.turn.number, t.count(0, "graveyard", "Test Bear")]).toEqual([2, 1]);
  });

  scenario("721.1f: what triggers meanwhile goes on the stack in the cleanup step; then there is another one", (t) => {
    prepare(t, "endTurn", { do: "damage", amount: 2, to: { objects: IT } });
    t.define(
      permanent(
        "Test Grave",
        ["enchantment"],
        [counts({ on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" })],
      ),
    );
    t.battlefield(0, "Test Grave");
    t.cast("Test End", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.turn.number, t.step, t.stackSize, t.asked().player]).toEqual([1, "cleanup", 1, 0]);
    t.resolve();
    t.pass(2);
    expect([t.turn.number, t.lifeOf(0)]).toEqual([2, 21]);
  });

  scenario("721.1d: during the cleanup step a new one begins", (t) => {
    prepare(t, "endTurn");
    t.define(
      instant("Test Late", [
        { do: "delayed", when: { on: "step", step: "cleanup" }, body: { targets: [], effects: [GAIN] }, once: true },
      ]),
    );
    t.hand(0, "Test Late");
    t.cast("Test Late");
    t.resolve();
    t.to("cleanup");
    t.cast("Test End");
    t.resolve();
    expect(t.turn.number).toBe(2);
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("721.2: ending the combat phase", () => {
  scenario(
    "721.2, 721.2b, 721.2d, 721.2e: the stack is exiled, nothing is in combat, and the next phase comes",
    (t) => {
      prepare(t, "endCombat");
      t.define(permanent("Test Bell", ["enchantment"], [counts({ on: "step", step: "endOfCombat" })]));
      t.define(
        instant(
          "Test Boon",
          [
            {
              do: "apply",
              to: IT,
              modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
              duration: "endOfCombat",
            },
          ],
          [oneTarget()],
        ),
      );
      t.hand(0, "Test Boon");
      t.battlefield(0, "Test Bell");
      t.attack("Test Bear");
      t.cast("Test Boon", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Spark");
      t.cast("Test End");
      t.resolve();
      expect([t.step, t.stackSize, t.game.state.combat, t.see("Test Bear").power]).toEqual([
        "postcombatMain",
        0,
        undefined,
        2,
      ]);
      expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "exile")]).toEqual([20, 20, 2]);
    },
  );

  scenario(
    "721.2a, 721.2c, 721.2f: triggers before are gone, state-based actions happen, triggers since wait for the next phase",
    (t) => {
      prepare(t, "endCombat", GAIN, { do: "damage", amount: 2, to: { objects: IT } });
      t.define(
        permanent(
          "Test Well",
          ["enchantment"],
          [
            counts({ on: "gainLife", who: YOU }, 10),
            counts({ on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" }, 100),
          ],
        ),
      );
      t.battlefield(0, "Test Well");
      t.attack("Test Bear");
      t.cast("Test End", { targets: ["Test Bear"] });
      t.resolve();
      expect([t.step, t.stackSize, t.count(0, "graveyard", "Test Bear")]).toEqual(["postcombatMain", 1, 1]);
      t.resolve();
      expect(t.lifeOf(0)).toBe(121);
    },
  );

  scenario("721.2g: outside a combat phase nothing happens", (t) => {
    prepare(t, "endCombat");
    t.cast("Test Spark");
    t.cast("Test End");
    t.resolve();
    expect([t.step, t.stackSize]).toEqual(["upkeep", 1]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("721.1", () => {
  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  const gain = (amount: number): Effect => ({ do: "gainLife", who: YOU, amount });

  scenario("721.1a-d: the turn ends: the stack is exiled and the cleanup step comes", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, { do: "endTurn" }, gain(5));
    expect(t.count(0, "exile", "Test Deed")).toBe(1);
    expect(t.turn.number).toBe(2);
    expect(t.lifeOf(0)).toBe(25);
  });
});
