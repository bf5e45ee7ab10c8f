import { describe, expect } from "vitest";
import { creature } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const WINDOWS = {
  "Test Before": "before attackers are declared",
  "Test Unblocked": "before blockers are declared",
  "Test Early": "before combat",
  "Test Damage": "before the combat damage step",
  "Test Late": "after combat",
  "Test Combat": "during combat",
  "Test Prepared": "during combat before blockers are declared",
  "Test Blocked": "during combat after blockers are declared",
  "Test Struck": "during the declare attackers step and only if you've been attacked this step",
};
type Window = keyof typeof WINDOWS;

/** One free instant for each window, in this player's hand; so many combat phases in the first turn. */
function prepare(t: TestGame, seat = 0, combats = 1): void {
  t.cards(
    Object.entries(WINDOWS)
      .map(([name, when]) => `${name} {0}\nInstant\nCast this spell only ${when}.\nYou gain 1 life.`)
      .join("\n\n"),
  );
  t.define(creature("Test Bear", 2, 2));
  t.define(creature("Test Ox", 2, 4));
  t.define(instant("Test More", [{ do: "extraPhase", phases: ["combat"], after: "this" }]));
  t.hand(seat, ...Object.keys(WINDOWS));
  if (combats > 1) t.hand(0, "Test More");
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Ox");
}

const open = (t: TestGame): readonly Window[] =>
  (Object.keys(WINDOWS) as Window[]).filter((name) => t.can("cast", name)).sort();

const BEFORE: readonly Window[] = ["Test Before", "Test Damage", "Test Early", "Test Unblocked"];

describe("506.7: windows of a turn about combat", () => {
  scenario("506.7, 506.7a, 506.7b: before and after a step of the combat phase begins", (t) => {
    prepare(t);
    expect(open(t)).toEqual(BEFORE);
    t.to("precombatMain");
    expect(open(t)).toEqual(BEFORE);
    t.to("beginningOfCombat");
    expect(open(t)).toEqual(["Test Before", "Test Combat", "Test Damage", "Test Prepared", "Test Unblocked"]);
    t.attack("Test Bear");
    expect(open(t)).toEqual(["Test Combat", "Test Damage", "Test Prepared", "Test Unblocked"]);
    t.block(["Test Ox", "Test Bear"]);
    expect(open(t)).toEqual(["Test Blocked", "Test Combat", "Test Damage"]);
    t.pass(2);
    expect([t.step, open(t)]).toEqual(["combatDamage", ["Test Blocked", "Test Combat"]]);
    t.to("endOfCombat");
    expect(open(t)).toEqual(["Test Blocked", "Test Combat"]);
    t.to("postcombatMain");
    expect(open(t)).toEqual(["Test Late"]);
  });

  scenario("506.7c, 506.7d: “during combat” in every combat phase, points only of the first", (t) => {
    prepare(t, 0, 2);
    t.to("beginningOfCombat");
    t.cast("Test More");
    t.resolve();
    t.attack("Test Bear");
    t.to("endOfCombat");
    t.pass(2);
    expect([t.step, t.game.state.turn.combats]).toEqual(["beginningOfCombat", 2]);
    expect(open(t)).toEqual(["Test Combat", "Test Late", "Test Prepared"]);
    t.to("declareAttackers");
    expect(open(t)).toEqual(["Test Combat", "Test Late", "Test Prepared"]);
  });

  scenario(
    "506.7e, 506.7f: without a declare blockers step the point is the end of the declare attackers step",
    (t) => {
      prepare(t);
      t.attack();
      expect(open(t)).toEqual(["Test Combat", "Test Damage", "Test Prepared", "Test Unblocked"]);
      t.pass(2);
      expect([t.step, open(t)]).toEqual(["endOfCombat", ["Test Combat"]]);
    },
  );

  scenario("506.7e: without a combat phase it is the end of the precombat main phase", (t) => {
    prepare(t);
    t.define(instant("Test Stall", [{ do: "skipStep", who: { who: "you" }, step: "combat", next: true }]));
    t.hand(0, "Test Stall");
    t.to("precombatMain");
    t.cast("Test Stall");
    t.resolve();
    expect(open(t)).toEqual(BEFORE);
    t.pass(2);
    expect([t.step, open(t)]).toEqual(["postcombatMain", []]);
  });

  scenario("506.7: “only if you've been attacked this step”", (t) => {
    prepare(t, 1);
    t.battlefield(1, "Plains");
    t.attack("Test Bear");
    t.pass();
    expect(open(t)).toContain("Test Struck");
    t.to("beginningOfCombat", 3);
    t.attack();
    t.pass();
    expect(open(t)).not.toContain("Test Struck");
  });

  scenario("506.7g: the same for abilities", (t) => {
    prepare(t);
    t.cards(`
      Test Scout {1}{G}
      Creature — Elf
      {0}: You gain 1 life. Activate only before attackers are declared.
      1/1

      Test Guard {1}{W}
      Creature — Human
      {0}: You gain 1 life. Activate only during combat after blockers are declared.
      1/1`);
    t.battlefield(0, "Test Scout", "Test Guard");
    const able = (): readonly boolean[] => [t.can("activate", "Test Scout"), t.can("activate", "Test Guard")];
    expect(able()).toEqual([true, false]);
    t.attack("Test Bear");
    expect(able()).toEqual([false, false]);
    t.block();
    expect(able()).toEqual([false, true]);
  });
});
