import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOf, begin, marksOf, tap, type Work } from "../../lib/answering/answering.ts";
import type { Asking } from "../../lib/answering/kind.ts";
import { moved } from "../../lib/answering/plain.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { SCENES } from "../support/scenes.ts";

const asked = { player: 0, decidedBy: 0, slot: "1", about: "choose" } as const;

/** What every kind promises: however somebody taps, what can be sent is what the question allows. */
function isAllowed(question: Asking, work: Work): void {
  const answer = answerOf(work);
  if (!answer) return;
  expect(answer.ask).toBe(question.ask);
  if (answer.ask === "choose" && question.ask === "choose") {
    expect(new Set(answer.chosen).size).toBe(answer.chosen.length);
    expect(answer.chosen.length).toBeGreaterThanOrEqual(question.min);
    expect(answer.chosen.length).toBeLessThanOrEqual(question.max);
    for (const one of answer.chosen) expect(question.from).toContain(one);
  }
  if (answer.ask === "attackers" && question.ask === "attackers") {
    expect(new Set(answer.attacks.map((one) => one.attacker)).size).toBe(answer.attacks.length);
    for (const { attacker, defender } of answer.attacks)
      expect(question.attackers.find((one) => one.attacker === attacker)?.defenders).toContain(defender);
    if (question.attackers.some(({ must }) => must !== undefined)) expect(answer.attacks).not.toEqual([]);
  }
  if (answer.ask === "blockers" && question.ask === "blockers") {
    const pairs = answer.blocks.map((one) => `${one.blocker} ${one.attacker}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { blocker, attackers, most } of question.blockers) {
      const mine = answer.blocks.filter((one) => one.blocker === blocker);
      expect(mine.length).toBeLessThanOrEqual(most);
      for (const { attacker } of mine) expect(attackers).toContain(attacker);
    }
    if (question.blockers.some(({ must }) => must !== undefined)) expect(answer.blocks).not.toEqual([]);
  }
  if (answer.ask === "divide" && question.ask === "divide") {
    expect(answer.amounts.reduce((sum, one) => sum + one, 0)).toBe(question.total);
    for (const [at, share] of question.among.entries()) {
      expect(answer.amounts[at]).toBeGreaterThanOrEqual(share.min);
      expect(answer.amounts[at]).toBeLessThanOrEqual(share.max);
    }
  }
  if (answer.ask === "pay" && question.ask === "pay" && answer.with !== "auto")
    for (const use of answer.with)
      expect(question.sources.map(({ source, ability }) => ({ source, ability }))).toContainEqual(use);
}

const handle = fc.constantFrom("a", "b", "c", "d", "e", "f");
const handles = fc.uniqueArray(handle, { minLength: 1 });
const questions: fc.Arbitrary<Asking> = fc.oneof(
  fc
    .record({ from: fc.uniqueArray(handle), min: fc.nat(3), more: fc.nat(3) })
    .map(({ from, min, more }): Asking => ({ ...asked, ask: "choose", from, min, max: min + more })),
  fc
    .uniqueArray(
      fc.record({
        attacker: handle,
        defenders: fc.uniqueArray(fc.constantFrom("0", "1", "x"), { minLength: 1 }),
        isRequired: fc.boolean(),
      }),
      {
        selector: (one) => one.attacker,
      },
    )
    .map(
      (all): Asking => ({
        ...asked,
        ask: "attackers",
        attackers: all.map(({ isRequired, ...may }) => ({ ...may, ...(isRequired && { must: may.defenders[0]! }) })),
      }),
    ),
  fc
    .uniqueArray(
      fc.record({
        blocker: handle,
        attackers: fc.uniqueArray(fc.constantFrom("x", "y", "z"), { minLength: 1 }),
        most: fc.integer({ min: 1, max: 3 }),
        isRequired: fc.boolean(),
      }),
      {
        selector: (one) => one.blocker,
      },
    )
    .map(
      (all): Asking => ({
        ...asked,
        ask: "blockers",
        blockers: all.map(({ isRequired, ...may }) => ({
          ...may,
          ...(isRequired && { must: may.attackers.slice(0, 1) }),
        })),
      }),
    ),
  fc.record({ to: handles, total: fc.nat(9), lethal: fc.nat(4) }).map(
    ({ to, total, lethal }): Asking => ({
      ...asked,
      ask: "divide",
      total,
      among: to.map((one) => ({ to: one, min: 0, max: total, lethal })),
    }),
  ),
  fc
    .uniqueArray(fc.record({ source: handle, ability: fc.nat(2), adds: fc.constant("{G}") }), {
      selector: (one) => `${one.source} ${one.ability}`,
    })
    .map((sources): Asking => ({ ...asked, ask: "pay", cost: "{G}", pool: "", sources })),
);

describe("answering", () => {
  it("can be sent only what the question allows, however somebody taps", () => {
    const taps = fc.array(fc.constantFrom<Handle>("a", "b", "c", "d", "e", "f", "x", "y", "z", "0", "nothing"), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(questions, taps, (question, things) => {
        let work = begin(question);
        isAllowed(question, work);
        for (const thing of things) {
          work = tap(work, thing);
          isAllowed(question, work);
        }
      }),
    );
  });

  it("marks nothing that the question does not name", () => {
    for (const view of Object.values(SCENES))
      for (const { decision } of view.pending)
        for (const name of marksOf(begin(decision)).keys()) expect(JSON.stringify(decision)).toContain(`"${name}"`);
  });

  it("moves a single choice and collects several", () => {
    const one = begin({ ...asked, ask: "choose", from: ["a", "b", "c"], min: 1, max: 1 });
    expect(answerOf(one)).toBeUndefined();
    expect(answerOf(tap(tap(one, "a"), "b"))).toEqual({ ask: "choose", chosen: ["b"] });
    const two = begin({ ...asked, ask: "choose", from: ["a", "b", "c"], min: 2, max: 2 });
    expect(answerOf(tap(two, "a"))).toBeUndefined();
    expect(answerOf(tap(tap(tap(two, "a"), "b"), "c"))).toEqual({ ask: "choose", chosen: ["a", "b"] });
  });

  it("sends an attacker round all it can attack, and home again", () => {
    const start = begin({ ...asked, ask: "attackers", attackers: [{ attacker: "a", defenders: ["p1", "x"] }] });
    const first = tap(start, "a");
    expect(answerOf(first)).toEqual({ ask: "attackers", attacks: [{ attacker: "a", defender: "p1" }] });
    const second = tap(first, "a");
    expect(answerOf(second)).toEqual({ ask: "attackers", attacks: [{ attacker: "a", defender: "x" }] });
    expect(answerOf(tap(second, "a"))).toEqual({ ask: "attackers", attacks: [] });
  });

  it("blocks with two taps, with one where there is one attacker", () => {
    const several = begin({ ...asked, ask: "blockers", blockers: [{ blocker: "a", attackers: ["x", "y"], most: 1 }] });
    const held = tap(several, "a");
    expect(marksOf(held).get("y")).toEqual({ state: "can", does: "be blocked" });
    expect(answerOf(tap(held, "y"))).toEqual({ ask: "blockers", blocks: [{ blocker: "a", attacker: "y" }] });
    const single = begin({ ...asked, ask: "blockers", blockers: [{ blocker: "a", attackers: ["x"], most: 1 }] });
    expect(answerOf(tap(single, "a"))).toEqual({ ask: "blockers", blocks: [{ blocker: "a", attacker: "x" }] });
    expect(answerOf(tap(tap(single, "a"), "a"))).toEqual({ ask: "blockers", blocks: [] });
  });

  it("lets the solver pay unless a source was tapped", () => {
    const start = begin({
      ...asked,
      ask: "pay",
      cost: "{G}",
      pool: "",
      sources: [
        { source: "a", ability: 0, adds: "{G}" },
        { source: "a", ability: 1, adds: "{R}" },
      ],
    });
    expect(answerOf(start)).toEqual({ ask: "pay", with: "auto" });
    expect(answerOf(tap(tap(start, "a"), "a"))).toEqual({ ask: "pay", with: [{ source: "a", ability: 1 }] });
    expect(answerOf(tap(tap(tap(start, "a"), "a"), "a"))).toEqual({ ask: "pay", with: "auto" });
  });

  it("starts a division with what kills each in order", () => {
    const start = begin({
      ...asked,
      ask: "divide",
      total: 5,
      among: [
        { to: "a", min: 0, max: 5, lethal: 2 },
        { to: "b", min: 0, max: 5, lethal: 2 },
      ],
    });
    expect(answerOf(start)).toEqual({ ask: "divide", amounts: [2, 3] });
  });

  it("moves items of an order, and none over an end", () => {
    expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
    expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
    expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
    expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
  });
});
