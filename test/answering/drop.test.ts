import { describe, expect, it } from "vitest";
import { answerOf, begin, drop, type Work } from "../../lib/answering/answering.ts";
import { SCENES } from "../support/scenes.ts";

/** What is dragged answers as what is tapped does. */

const work = (scene: "attackers" | "blockers" | "priority"): Work => begin(SCENES[scene].pending[0]!.decision);
const attackersOf = (one: Work) => (one.ask === "attackers" ? one.question.attackers : []);
const blockersOf = (one: Work) => (one.ask === "blockers" ? one.question.blockers : []);

describe("dragging", () => {
  it("an attacker onto the table attacks, onto a defender that one", () => {
    const begun = work("attackers");
    const { attacker, defenders } = attackersOf(begun).find((one) => one.defenders.length > 1)!;
    const attacks = (one: Work) => (answerOf(one) as { attacks: readonly unknown[] }).attacks;
    const others = attacks(begun).length;
    expect(attacks(drop(begun, attacker, undefined))).toContainEqual({ attacker, defender: defenders[0] });
    const other = attacks(drop(drop(begun, attacker, undefined), attacker, defenders[1]));
    expect(other).toContainEqual({ attacker, defender: defenders[1] });
    expect(other).toHaveLength(others + 1);
  });

  it("a blocker onto an attacker blocks it, once", () => {
    const begun = work("blockers");
    const { blocker, attackers } = blockersOf(begun)[0]!;
    const once = drop(begun, blocker, attackers[0]);
    expect(answerOf(once)).toMatchObject({ blocks: [{ blocker, attacker: attackers[0] }] });
    expect(answerOf(drop(once, blocker, attackers[0]))).toEqual(answerOf(once));
  });

  it("what may not do so, or onto what it cannot, changes nothing", () => {
    const attacking = work("attackers");
    expect(answerOf(drop(attacking, "l1", undefined))).toEqual(answerOf(attacking));
    const blocking = work("blockers");
    const { blocker } = blockersOf(blocking)[0]!;
    for (const onto of [undefined, "l1", blocker])
      expect(answerOf(drop(blocking, blocker, onto))).toEqual(answerOf(blocking));
    const priority = work("priority");
    expect(drop(priority, "h1", undefined)).toBe(priority);
  });
});
