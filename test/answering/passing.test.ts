import { describe, expect, it } from "vitest";
import { handOffsOf, leavesUndone, mayBeBlocked, waysOn } from "../../lib/answering/passing.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import { SCENES } from "../support/scenes.ts";

const mine = (step: SeatView["turn"]["step"], change: Partial<SeatView> = {}): SeatView => {
  const view = SCENES.priority;
  return { ...view, stack: [], turn: { ...view.turn, active: view.seat ?? 0, step }, ...change };
};
/** Nothing but passing, and mana that leads nowhere. */
const nothingToDo = {
  pending: SCENES.priority.pending.map((pending) => {
    const { decision } = pending;
    if (decision.ask !== "priority") throw new Error("not about priority");
    const actions = decision.actions.filter((one) => one.act === "pass" || (one.act === "activate" && one.mana));
    return { ...pending, decision: { ...decision, actions } };
  }),
};
const wolf = { ...SCENES.priority.battlefield[0]!, types: ["creature"] as const, tapped: false, summoningSick: false };
const controlledBy = (controller: number, change = {}) => ({ battlefield: [{ ...wolf, controller, ...change }] });

describe("where a pass may lead", () => {
  it("from the first main phase: to combat and the second (505.1a) first, as long as there is an attacker", () => {
    expect(waysOn(mine("precombatMain", { ...controlledBy(0), ...nothingToDo }))).toEqual([
      "postcombatMain",
      "nextTurn",
    ]);
    for (const cannot of [{ tapped: true }, { summoningSick: true }, { types: ["land"] }])
      expect(waysOn(mine("precombatMain", { ...controlledBy(0, cannot), ...nothingToDo }))).toEqual([
        "nextTurn",
        "postcombatMain",
      ]);
  });
  it("from the first main phase to the second first, as long as something can be cast or played", () => {
    const nobody = mine("precombatMain", { battlefield: [] });
    expect(waysOn(nobody)).toEqual(["postcombatMain", "nextTurn"]);
    expect(leavesUndone(nobody, "postcombatMain")).toBe(false);
    expect(leavesUndone(nobody, "nextTurn")).toBe(true);
    expect(leavesUndone({ ...nobody, ...nothingToDo }, "nextTurn")).toBe(false);
  });
  it("from the second main phase to the next turn, from elsewhere as far as the stops let it", () => {
    expect(waysOn(mine("postcombatMain"))).toEqual(["nextTurn"]);
    expect(waysOn(mine("upkeep"))).toEqual([undefined]);
    expect(waysOn({ ...mine("precombatMain"), turn: { ...mine("precombatMain").turn, active: 1 } })).toEqual([
      undefined,
    ]);
    expect(waysOn(mine("precombatMain", { stack: SCENES.respond.stack }))).toEqual([undefined]);
  });
});

describe("an attack", () => {
  it("waits for blocks where an untapped creature of somebody else's may block (509.1a)", () => {
    expect(mayBeBlocked(mine("declareAttackers", controlledBy(1)))).toBe(true);
    expect(mayBeBlocked(mine("declareAttackers", controlledBy(1, { tapped: true })))).toBe(false);
    expect(mayBeBlocked(mine("declareAttackers", controlledBy(0)))).toBe(false);
  });
});

describe("what it costs to go on", () => {
  it("is one wait for whoever's turn comes, and two more to come back after blocks", () => {
    const view = mine("declareAttackers");
    expect(handOffsOf(view, "nextTurn", false)).toBe(1);
    expect(handOffsOf(view, "postcombatMain", false)).toBe(1);
    expect(handOffsOf(view, "nextTurn", true)).toBe(1);
    expect(handOffsOf(view, "postcombatMain", true)).toBe(3);
    const [one] = view.players;
    expect(handOffsOf({ ...view, players: [...view.players, { ...one!, seat: 2 }] }, "nextTurn", true)).toBe(2);
  });
});
