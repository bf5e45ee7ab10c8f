import { describe, expect, it } from "vitest";
import type { Situation } from "../../../lib/engine/views.ts";
import { type StopSettings, stackKey, stopsAt } from "../../../lib/hosting/orders/stops.ts";

const [me, opponent] = [0, 1];
const situation = (
  part: Partial<Situation> & { readonly step?: Situation["turn"]["step"]; readonly active?: number },
): Situation => ({
  turn: { number: 3, active: part.active ?? me, phase: "precombatMain", step: part.step ?? "precombatMain" },
  acted: [],
  stack: [],
  attackers: [],
  hasMana: [true, true],
  hasAbility: [false, false],
  handCounts: [3, 3],
  after: [],
  top: part.stack?.at(-1),
  ...part,
});

describe("where the rest of the turn leads to", () => {
  const [main2, toTheNext] = (["postcombatMain", "nextTurn"] as const).map((to) => ({ turn: 3, to }));
  const at = (rest: typeof main2, part: Parameters<typeof situation>[0], settings?: StopSettings) =>
    stopsAt(situation(part), me, settings, [], rest);
  it("is said for one turn, and holds in place of the steps of the settings", () => {
    expect(at(main2, { step: "postcombatMain" })).toBe(true);
    expect(at(main2, { step: "combatDamage" }, { profile: "default", own: ["combatDamage"] })).toBe(false);
    expect(at(toTheNext, { step: "postcombatMain", acted: [opponent] })).toBe(false);
    expect(at({ turn: 2, to: "nextTurn" }, {})).toBe(true);
    expect(at(main2, { step: "postcombatMain", active: opponent })).toBe(false);
  });
  it("leaves what an opponent has on the stack to the settings", () => {
    const stack = [{ id: 9, controller: opponent, concerns: [me], spell: true }];
    expect(at(toTheNext, { stack })).toBe(true);
    expect(at(toTheNext, { stack, hasMana: [false, true] })).toBe(false);
  });
});

describe("default stops", () => {
  it("wait in my first main phase", () => expect(stopsAt(situation({}), me)).toBe(true));
  it.each(["upkeep", "draw", "beginningOfCombat", "combatDamage", "end"] as const)("do not wait in my %s", (step) =>
    expect(stopsAt(situation({ step }), me)).toBe(false),
  );
  it("wait in my second main phase only if an opponent did something", () => {
    expect(stopsAt(situation({ step: "postcombatMain" }), me)).toBe(false);
    expect(stopsAt(situation({ step: "postcombatMain", acted: [me] }), me)).toBe(false);
    expect(stopsAt(situation({ step: "postcombatMain", acted: [opponent] }), me)).toBe(true);
  });
  it("do not wait in an opponent's turn with nothing on the stack", () =>
    expect(stopsAt(situation({ active: opponent }), me)).toBe(false));
  it("wait when I am concerned and have mana", () => {
    const stack = [{ id: 9, controller: opponent, concerns: [me], spell: true }];
    expect(stopsAt(situation({ active: opponent, stack }), me)).toBe(true);
    expect(stopsAt(situation({ active: opponent, stack, hasMana: [false, true] }), me)).toBe(false);
  });
  it("wait without mana when I am concerned and control an ability all can see", () => {
    const stack = [{ id: 9, controller: opponent, concerns: [me], spell: true }];
    const poor = { active: opponent, hasMana: [false, true], hasAbility: [true, false] };
    expect(stopsAt(situation({ ...poor, stack }), me)).toBe(true);
    expect(stopsAt(situation({ ...poor, stack: [{ ...stack[0]!, concerns: [opponent] }] }), me)).toBe(false);
    expect(stopsAt(situation({ ...poor, stack }), me, { profile: "default", events: ["spell"] })).toBe(false);
  });
  it("wait once for what lies on a stack, and again for what comes after", () => {
    const stack = [{ id: 9, controller: opponent, concerns: [me], spell: true }];
    const acknowledged = stack.map(stackKey);
    expect(stopsAt(situation({ active: opponent, stack }), me, undefined, acknowledged)).toBe(false);
    expect(
      stopsAt(
        situation({ active: opponent, stack: [...stack, { ...stack[0]!, id: 10 }] }),
        me,
        undefined,
        acknowledged,
      ),
    ).toBe(true);
  });
  it("do not wait for my own spell, nor for one that does not concern me", () => {
    expect(stopsAt(situation({ stack: [{ id: 9, controller: me, concerns: [me], spell: true }] }), me)).toBe(false);
    expect(
      stopsAt(situation({ stack: [{ id: 9, controller: opponent, concerns: [opponent], spell: true }] }), me),
    ).toBe(false);
  });
});

/** 102.3, 808: with teams, teammates are no opponents. */
describe("among teams", () => {
  const [mate, other] = [2, 3];
  const teams = [
    [me, mate],
    [opponent, other],
  ];
  const four = { teams, hasMana: [true, true, true, true], handCounts: [3, 3, 3, 3] };
  const reactive: StopSettings = { profile: "reactive", opponents: ["end"] };
  it("a spell stops me if it is an opponent's, not a teammate's", () => {
    const spell = (controller: number) => [{ id: 9, controller, concerns: [me], spell: true }];
    expect(stopsAt(situation({ ...four, active: mate, stack: spell(mate) }), me, reactive)).toBe(false);
    expect(stopsAt(situation({ ...four, active: mate, stack: spell(other) }), me, reactive)).toBe(true);
  });
  it("steps of an opponent's turn stop me, not those of a teammate's", () => {
    expect(stopsAt(situation({ ...four, active: other, step: "end" }), me, reactive)).toBe(true);
    expect(stopsAt(situation({ ...four, active: mate, step: "end" }), me, reactive)).toBe(false);
  });
  it("my second main phase waits only if an opponent did something", () => {
    const second = { ...four, step: "postcombatMain" as const };
    expect(stopsAt(situation({ ...second, acted: [mate] }), me)).toBe(false);
    expect(stopsAt(situation({ ...second, acted: [other] }), me)).toBe(true);
  });
});
