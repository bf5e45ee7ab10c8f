import { describe, expect } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { creature as creatureWith, kit } from "../../support/kit.ts";
import { creature, permanent, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { instant, oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";
import { counts } from "../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const YOU = { who: "you" } as const;

/** An instant that does this, in a player's hand so many times. */
function trick(t: TestGame, seat: number, effects: readonly Effect[], times = 1, name = "Test Trick"): void {
  t.define(instant(name, effects));
  for (let i = 0; i < times; i++) t.hand(seat, name);
}

/** The steps from here on, as everybody passes and nobody attacks, until the turn with this number. */
function stepsUntil(t: TestGame, turn: number): string[] {
  const steps: string[] = [];
  const note = (): void => {
    const now = `${t.turn.number}.${t.step}`;
    if (steps.at(-1) !== now) steps.push(now);
  };
  for (note(); t.turn.number < turn && !t.over; note()) {
    const { ask } = t.asked();
    if (ask === "attackers") t.answer({ ask, attacks: [] });
    else t.pass();
  }
  return steps.slice(0, -1).map((step) => step.split(".")[1]!);
}

/** A combat phase in which nothing attacks (508.8). */
const COMBAT = ["beginningOfCombat", "declareAttackers", "endOfCombat"] as const;

describe("500: turns, phases and steps", () => {
  scenario("500.2, 505.2: a phase ends as all pass with an empty stack, not as the stack becomes empty", (t) => {
    trick(t, 0, [{ do: "gainLife", who: YOU, amount: 1 }]);
    t.to("precombatMain");
    t.cast("Test Trick");
    t.pass(2);
    expect([t.step, t.stackSize, t.lifeOf(0)]).toEqual(["precombatMain", 0, 21]);
    t.pass();
    expect(t.step).toBe("precombatMain");
    t.pass();
    expect(t.step).toBe("beginningOfCombat");
  });

  scenario("500.3, 502.4, 514.3: untap and cleanup steps end by themselves: nobody receives priority", (t) => {
    const seen: string[] = [];
    t.to("precombatMain");
    while (t.turn.number < 4) {
      seen.push(t.step);
      t.pass();
    }
    expect(seen).not.toContain("untap");
    expect(seen).not.toContain("cleanup");
    expect(t.game.state.turn.begun).toContain("untap");
  });

  scenario("500.5: effects until the end of a step or until a turn end just there", (t) => {
    t.define(creature("Test Bear", 2, 2));
    const grow = (duration: "thisStep" | "yourNextTurn"): Effect => ({
      do: "apply",
      to: { what: "all", filter: { is: "type", type: "creature" } },
      modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
      duration,
    });
    trick(t, 0, [grow("thisStep"), grow("yourNextTurn")]);
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
    t.pass(2);
    expect(t.see("Test Bear").power).toBe(3);
    t.to("end", 2);
    expect(t.see("Test Bear").power).toBe(3);
    t.pass(2);
    expect([t.turn.number, t.see("Test Bear").power]).toEqual([3, 2]);
  });

  scenario(
    "500.6, 703.1a: what triggers at the beginning is on the stack the next time somebody gets priority",
    (t) => {
      const at = (step: "untap" | "upkeep" | "precombatMain"): Ability =>
        counts(step === "precombatMain" ? { on: "phase", phase: step } : { on: "step", step });
      t.define(permanent("Test Clock", ["enchantment"], [at("untap"), at("upkeep"), at("precombatMain")]));
      t.battlefield(0, "Test Clock");
      t.order(0, 1);
      expect([t.step, t.stackSize]).toEqual(["upkeep", 2]);
      t.resolveAll();
      t.to("precombatMain");
      expect(t.stackSize).toBe(1);
    },
  );

  scenario("500.7: extra turns come directly after this one, the most recently created first", (t) => {
    trick(t, 0, [{ do: "extraTurn", who: YOU }]);
    t.define(instant("Test Other", [{ do: "extraTurn", who: { who: "opponents" } }]));
    t.hand(0, "Test Other");
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    t.cast("Test Other");
    t.resolve();
    const order: number[] = [];
    for (let turn = 2; turn <= 5; turn++) {
      t.to("upkeep", turn);
      order.push(t.turn.active);
    }
    expect(order).toEqual([1, 0, 1, 0]);
  });

  scenario("500.7, 614.10: what is said of an extra turn is of that one, not of others before it", (t) => {
    t.cards(`
      Test Haste {0}
      Sorcery
      Take an extra turn after this one. Skip the untap step of that turn. At the beginning of that turn's end step, you lose the game.

      Test Time {0}
      Sorcery
      Take an extra turn after this one.

      Test Sage {0}
      Creature — Wizard
      {T}: You gain 1 life.
      1/1`);
    t.battlefield(0, "Test Sage");
    t.hand(0, "Test Haste", "Test Time");
    t.to("precombatMain");
    t.cast("Test Haste");
    t.resolve();
    t.cast("Test Time");
    t.resolve();
    t.activate("Test Sage");
    t.resolve();
    // The turn that was created last comes first (500.7), and has its untap step.
    t.to("precombatMain", 2);
    expect([t.turn.active, t.see("Test Sage").tapped]).toEqual([0, false]);
    t.activate("Test Sage");
    t.resolve();
    t.to("precombatMain", 3);
    expect([t.turn.active, t.see("Test Sage").tapped]).toEqual([0, true]);
    t.to("end");
    t.resolveAll();
    expect(t.winners).toEqual([1]);
  });

  scenario("500.7, 508.1c: what can't attack during extra turns does in others", (t) => {
    t.cards(`
      Test Time {0}
      Sorcery
      Take an extra turn after this one.

      Test Herald {0}
      Creature — Sphinx
      This creature attacks each combat if able.
      This creature can't attack during extra turns.
      2/2`);
    t.battlefield(0, "Test Herald");
    t.hand(0, "Test Time");
    t.to("precombatMain");
    t.cast("Test Time");
    t.resolve();
    t.to("declareAttackers");
    t.attack("Test Herald");
    t.to("endOfCombat", 2);
    expect([t.turn.active, t.lifeOf(1)]).toEqual([0, 18]);
  });

  scenario(
    "500.7: where several players get one at a time, they are added in turn order",
    (t) => {
      trick(t, 0, [{ do: "extraTurn", who: { who: "each" } }]);
      t.to("precombatMain");
      t.cast("Test Trick");
      t.resolve();
      const order: number[] = [];
      for (let turn = 2; turn <= 5; turn++) {
        t.to("upkeep", turn);
        order.push(t.turn.active);
      }
      expect(order).toEqual([2, 1, 0, 1]);
    },
    { seats: 3 },
  );

  scenario("500.8: of phases added after the same phase the most recently added comes first", (t) => {
    trick(t, 0, [{ do: "extraPhase", phases: ["combat"], after: "this" }]);
    t.define(instant("Test Other", [{ do: "extraPhase", phases: ["main"], after: "this" }]));
    t.hand(0, "Test Other");
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    t.cast("Test Other");
    t.resolve();
    expect(stepsUntil(t, 2)).toEqual([
      "precombatMain",
      "postcombatMain",
      ...COMBAT,
      ...COMBAT,
      "postcombatMain",
      "end",
    ]);
  });

  scenario("500.8: they come after the phase, in whichever of its steps they were added", (t) => {
    trick(t, 0, [{ do: "extraPhase", phases: ["main"], after: "this" }]);
    t.cards(`
      Test Lancer {W}
      Creature — Knight
      First strike
      1/1`);
    t.battlefield(0, "Test Lancer");
    t.attack("Test Lancer");
    t.to("firstStrikeDamage");
    t.cast("Test Trick");
    t.resolve();
    t.to("end");
    expect(t.game.state.turn.begun!.slice(-6)).toEqual([
      "firstStrikeDamage",
      "combatDamage",
      "endOfCombat",
      "postcombatMain",
      "postcombatMain",
      "end",
    ]);
  });

  scenario("500.9: steps are added directly after a step, the most recently added first", (t) => {
    trick(t, 0, [{ do: "extraPhase", phases: ["draw"], after: "step" }]);
    t.define(instant("Test Other", [{ do: "extraPhase", phases: ["upkeep"], after: "step" }]));
    t.hand(0, "Test Other");
    t.cast("Test Trick");
    t.resolve();
    t.cast("Test Other");
    t.resolve();
    // The first draw step of the game is skipped, so that only turn structure shows.
    t.to("precombatMain");
    expect(t.game.state.turn.begun).toEqual(["untap", "upkeep", "upkeep", "precombatMain"]);
  });

  scenario("500.10: a step added after a phase comes without the other steps of its phase", (t) => {
    t.define(permanent("Test Clock", ["enchantment"], [counts({ on: "step", step: "upkeep" })]));
    t.battlefield(0, "Test Clock");
    trick(t, 0, [{ do: "extraPhase", phases: ["upkeep"], after: "this" }]);
    t.resolveAll();
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    t.pass(2);
    expect([t.step, t.game.state.turn.phase, t.stackSize]).toEqual(["upkeep", "beginning", 1]);
    t.resolveAll();
    t.pass(2);
    expect([t.step, t.count(0, "hand")]).toEqual(["beginningOfCombat", 0]);
  });

  scenario("500.10a: what “you get” is added to no turn but yours", (t) => {
    trick(t, 1, [{ do: "extraPhase", phases: ["upkeep"], after: "this", who: YOU }], 2);
    t.to("precombatMain");
    t.pass();
    t.cast("Test Trick");
    t.resolve();
    expect(t.game.state.turn.toCome).not.toContain("upkeep");
    t.to("precombatMain", 2);
    t.cast("Test Trick");
    t.resolve();
    expect(t.game.state.turn.toCome).toContain("upkeep");
  });

  scenario("500.11: a skipped step, phase or turn is gone past as though it were not there", (t) => {
    t.define(
      permanent(
        "Test Clock",
        ["enchantment"],
        [counts({ on: "step", step: "beginningOfCombat" }), counts({ on: "step", step: "draw" })],
      ),
    );
    t.battlefield(0, "Test Clock");
    t.cards(`
      Test Stall {U}
      Sorcery
      You skip your next combat phase.

      Test Drought {U}
      Sorcery
      Target player skips their next draw step.

      Test Nap {U}
      Sorcery
      You skip your next turn.`);
    t.battlefield(0, "Island", "Island", "Island");
    t.hand(0, "Test Stall", "Test Drought", "Test Nap");
    t.to("precombatMain");
    for (const name of ["Test Stall", "Test Nap"]) {
      t.cast(name);
      t.resolve();
    }
    t.cast("Test Drought", { targets: [1] });
    t.resolve();
    expect(stepsUntil(t, 2)).toEqual(["precombatMain", "postcombatMain", "end"]);
    expect(t.lifeOf(0)).toBe(20);
    expect(stepsUntil(t, 3)).not.toContain("draw");
    expect([t.turn.active, t.count(1, "hand")]).toEqual([1, 0]);
    t.to("precombatMain", 4);
    expect(t.turn.active).toBe(0);
  });

  scenario("500.11, 614.10a: only the next one, and each instruction of its own", (t) => {
    trick(t, 0, [{ do: "skipStep", who: YOU, step: "combat", next: true }], 2);
    t.to("precombatMain");
    t.cast("Test Trick");
    t.resolve();
    t.cast("Test Trick");
    t.resolve();
    t.to("postcombatMain");
    expect(t.game.state.turn.begun).not.toContain("beginningOfCombat");
    t.to("postcombatMain", 3);
    expect(t.game.state.turn.begun).not.toContain("beginningOfCombat");
    t.to("postcombatMain", 5);
    expect(t.game.state.turn.begun).toContain("beginningOfCombat");
  });
});

describe("501-504: the beginning phase", () => {
  scenario("502.1, 703.4a, 502.3: phasing comes first, both ways at once, and what phased in untaps", (t) => {
    t.cards(`
      Test Ghost {U}
      Creature — Spirit
      Phasing
      1/1`);
    t.define(creature("Test Bear", 2, 2));
    t.define(
      instant(
        "Test Fade",
        [
          { do: "tap", what: IT },
          { do: "phaseOut", what: IT },
        ],
        [oneTarget()],
      ),
    );
    t.hand(0, "Test Fade");
    t.battlefield(0, "Test Ghost", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Fade", { targets: ["Test Bear"] });
    t.resolve();
    const out = (): readonly boolean[] =>
      t.game.state.battlefield.map((id) => t.game.state.objects[id]!.phasedOut !== undefined);
    // The ghost phased out as this turn began.
    expect(out()).toEqual([true, true]);
    t.to("upkeep", 3);
    expect(out()).toEqual([false, false]);
    expect(t.see("Test Bear").tapped).toBe(false);
    t.to("upkeep", 5);
    expect(out()).toEqual([true, false]);
  });

  scenario(
    "502.2, 703.4b: day becomes night if the active player of the last turn cast nothing, night day after two",
    (t) => {
      trick(t, 0, [{ do: "setDayNight", to: "day" }]);
      t.define(instant("Test Spell", [{ do: "gainLife", who: YOU, amount: 1 }]));
      t.hand(0, "Test Spell", "Test Spell");
      t.to("precombatMain");
      t.cast("Test Trick");
      t.resolve();
      t.to("upkeep", 2);
      expect(t.game.state.dayNight).toBe("day");
      t.to("upkeep", 3);
      expect(t.game.state.dayNight).toBe("night");
      t.cast("Test Spell");
      t.resolve();
      t.cast("Test Spell");
      t.resolve();
      t.to("upkeep", 4);
      expect(t.game.state.dayNight).toBe("day");
    },
  );

  scenario(
    "502.3, 703.4c: the active player chooses what untaps where effects leave a choice; all untap at once",
    (t) => {
      t.define(creature("Test Bear", 2, 2));
      t.define(
        permanent(
          "Test Rust",
          ["enchantment"],
          [ruling({ rule: "untapLimit", filter: { is: "type", type: "creature" }, count: 1 })],
        ),
      );
      t.define(
        permanent(
          "Test Sleep",
          ["enchantment"],
          [ruling({ rule: "doesntUntap", who: { what: "all", filter: { is: "type", type: "land" } } })],
        ),
      );
      t.define(instant("Test Nap", [{ do: "tap", what: { what: "all", filter: { is: "any" } } }]));
      t.hand(0, "Test Nap");
      t.battlefield(0, "Test Bear", "Test Bear", "Forest");
      t.battlefield(1, "Test Rust", "Test Sleep");
      t.to("precombatMain");
      t.cast("Test Nap");
      t.resolve();
      t.to("end", 2);
      t.pass(2);
      const [, two] = t.ids(0, "battlefield", "Test Bear");
      expect(t.asked("choose")).toMatchObject({ about: "untap", player: 0, min: 1, max: 1 });
      t.answer({ ask: "choose", chosen: [two!] });
      const tapped = t.ids(0, "battlefield").map((id) => t.seeId(id).tapped);
      expect([t.step, ...tapped]).toEqual(["upkeep", true, false, true]);
    },
  );

  scenario("502.4, 503.1, 503.1a: what triggered in the untap step goes on the stack with the upkeep's own", (t) => {
    t.define(
      creature(
        "Test Rooster",
        1,
        1,
        counts({ on: "untap", object: { is: "self" } }),
        counts({ on: "step", step: "upkeep" }, 10),
      ),
    );
    t.permanentWith(0, "Test Rooster", { tapped: true });
    t.order(1, 0);
    expect([t.step, t.stackSize, t.asked().player]).toEqual(["upkeep", 2, 0]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(31);
  });

  scenario("503.2: “after their upkeep step” is after the first of them", (t) => {
    t.cards(`
      Test Late {U}
      Instant
      Cast this spell only during an opponent's turn after their upkeep step.
      You gain 1 life.`);
    trick(t, 0, [{ do: "extraPhase", phases: ["upkeep"], after: "step" }]);
    t.battlefield(1, "Island");
    t.hand(1, "Test Late");
    t.cast("Test Trick");
    t.pass();
    expect(t.can("cast", "Test Late")).toBe(false);
    t.pass();
    t.pass(2);
    expect(t.step).toBe("upkeep");
    t.pass();
    expect(t.can("cast", "Test Late")).toBe(true);
  });

  scenario("504.1, 504.2, 703.4d: the draw, without the stack; then what triggered; then priority", (t) => {
    t.define(
      permanent("Test Well", ["enchantment"], [counts({ on: "draw", who: YOU }), counts({ on: "step", step: "draw" })]),
    );
    t.battlefield(1, "Test Well");
    t.to("upkeep", 2);
    t.pass(2);
    expect(t.count(1, "hand")).toBe(1);
    t.order(0, 1);
    expect([t.step, t.stackSize, t.asked().player]).toEqual(["draw", 2, 1]);
  });
});

describe("500.4, 500.10, 504.1: as cards word it", () => {
  scenario("500.4, 106.4: mana that is not lost as steps and phases end", (t) => {
    t.cards(`
      Test Ember {R}
      Sorcery
      Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end.

      Test Sip {R}{R}
      Instant
      You gain 2 life.`);
    t.hand(0, "Test Ember", "Test Sip");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Ember");
    t.resolve();
    t.to("beginningOfCombat");
    t.cast("Test Sip");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("500.10: additional upkeep steps come after this phase, without untap and draw steps", (t) => {
    kit(t);
    creatureWith(
      t,
      "Test Obeka",
      "Whenever this creature deals combat damage to a player, you get that many additional upkeep steps after this phase.",
      "2/5",
    );
    t.cards(`
      Test Bell {1}
      Artifact
      At the beginning of your upkeep, you gain 1 life.`);
    t.battlefield(0, "Test Obeka", "Test Bell");
    t.to("upkeep", 3);
    t.resolveAll();
    const [life, hand] = [t.lifeOf(0), t.count(0, "hand")];
    t.attack("Test Obeka");
    while (t.step !== "postcombatMain") t.pass();
    expect([t.lifeOf(0) - life, t.count(0, "hand") - hand, t.see("Test Obeka").tapped]).toEqual([2, 1, true]);
  });

  scenario("504.1, 614.6: other draws are replaced, the draw of the draw step is not", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
      3/1

      Test Insight {0}
      Instant
      Target player draws two cards.`);
    t.battlefield(0, "Test Thief");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight", { targets: [1] });
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 0]);
    t.to("precombatMain", 2);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 1]);
  });
});

describe("500.7, 500.8", () => {
  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("500.7: an extra turn comes directly after this one", (t) => {
    resolves(t, { do: "extraTurn", who: YOU });
    t.to("upkeep", 2);
    expect(t.turn.active).toBe(0);
    t.to("upkeep", 3);
    expect(t.turn.active).toBe(1);
  });

  scenario("500.8: an additional combat phase follows this main phase, before the usual one", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, { do: "extraPhase", phases: ["combat"], after: "this" });
    t.attack("Test Bear");
    t.to("endOfCombat");
    t.to("beginningOfCombat");
    expect(t.turn.number).toBe(1);
    expect(t.game.state.turn.combats).toBe(2);
  });
});
