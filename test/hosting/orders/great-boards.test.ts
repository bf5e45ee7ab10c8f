import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../../bench/hostile.ts";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { LIMITS, LOOKED_AHEAD } from "../../../lib/engine/limits.ts";
import { startFrom } from "../../../lib/engine/position.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { autoPass } from "../../../lib/hosting/orders/autoPass.ts";
import { NO_ORDERS, type SeatOrders, type StandingOrder } from "../../../lib/hosting/orders/orders.ts";
import type { Plan, PlanStep } from "../../../lib/hosting/orders/plan.ts";
import { DETERMINIZED_SEED, inDeterminized } from "../../../lib/hosting/orders/preview.ts";

/** Orders at their limits where there is much to look at: what a request may look at is bounded, and each look is one pass. */

const UNLESS = [
  ...Array.from({ length: 10 }, () => ({ stack: { whose: "any" as const, name: "Nothing of It" } })),
  ...Array.from({ length: 10 }, () => ({ battlefield: { whose: "any" as const, name: "Nothing of It" } })),
];
const passing: StandingOrder = { order: "passUntil", until: { when: { life: -1_000 } }, unless: UNLESS };
const responses = Array.from(
  { length: 50 },
  (): StandingOrder => ({ order: "respond", to: { whose: "any", name: "Nothing of It" }, with: { cast: "Nothing" } }),
);
const given = (orders: readonly StandingOrder[], acknowledged: readonly string[] = []): SeatOrders => ({
  ...NO_ORDERS,
  orders,
  acknowledged,
});

/** The engine, counting the objects that it shows. */
function counting() {
  let shown = 0;
  const view: typeof engine.view = (game, seat) => {
    const seen = engine.view(game, seat);
    shown += seen.battlefield.length + seen.stack.length;
    return seen;
  };
  return { engine: { ...engine, view }, shown: () => shown };
}

/** An artifact whose ability creates so many creatures and destroys them, as often as one likes. */
function mill(count: number): Game {
  const face = { name: "Dial", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "" } as const;
  const token = {
    colors: [],
    supertypes: [],
    types: ["creature"],
    subtypes: ["Bird"],
    power: 1,
    toughness: 1,
  } as const;
  const creatures = { what: "all", filter: { is: "type", type: "creature" } } as const;
  const ability: Ability = {
    kind: "activated",
    costs: [{ pay: "life", amount: 0 }],
    body: {
      targets: [],
      effects: [
        { do: "createTokens", who: { who: "you" }, count, token: { ...token, abilities: [] } },
        { do: "destroy", what: creatures },
      ],
    },
  };
  return startFrom({
    seed: "0".repeat(64),
    pool: { cards: [{ name: "Dial", layout: "normal", faces: [{ ...face, manaCost: "{2}", abilities: [ability] }] }] },
    players: [{ library: [0, 0], battlefield: [{ definition: 0 }] }, { library: [0, 0] }],
  });
}

const cpuMs = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

describe("standing orders on a great board", () => {
  it.each([
    ["stack", 0.4],
    ["tokens", 0.2],
  ])("look at no more of a great %s than a request may; then somebody is asked", (position, scale) => {
    const game = HOSTILE[position]!(scale);
    const most = game.state.stack.length + game.state.battlefield.length;
    const counted = counting();
    const orders = [given([passing]), given([passing])];
    const { game: after } = autoPass(counted.engine, { game, events: [], orders });
    expect(counted.shown()).toBeGreaterThan(LIMITS.lookedAtInARequest / 4);
    expect(counted.shown()).toBeLessThanOrEqual(LIMITS.lookedAtInARequest + most);
    expect(engine.pending(after)).not.toEqual([]);
  });

  it("nor does a preview", () => {
    const world = engine.determinize(HOSTILE.stack!(0.4), 1, DETERMINIZED_SEED)!;
    const counted = counting();
    expect(inDeterminized(counted.engine, world, 1, given([passing]))).toMatchObject({ stopped: "far" });
    expect(counted.shown()).toBeLessThanOrEqual(LIMITS.lookedAtInARequest + 3 * 2_001);
  });

  it.each([
    ["fifty responses", responses],
    ["twenty exceptions", [passing]],
  ])("%s, all of it heard of, are held against a stack of two thousand in one pass each", (_, orders) => {
    const game: Game = HOSTILE.stack!(0.4);
    const heard = game.state.stack.flatMap((id) => [`stack ${id}`, `responded ${id}`]);
    const used = cpuMs(() => autoPass(engine, { game, events: [], orders: [given(orders, heard), NO_ORDERS] }));
    expect(used).toBeLessThan(4_000);
  });
});

describe("a preview of a long plan", () => {
  it.each([
    ["many steps that do something", 500],
    ["a step that does too much", 25_000],
  ])("with %s ends where it has gone far enough", (_, count) => {
    const game = mill(count);
    const { turn } = game.state;
    const [asked] = engine.questions(game, 0);
    if (asked?.ask !== "priority") throw new Error("nobody has priority");
    const said = (action: PriorityAction<Handle>, stack: number): PlanStep => ({
      in: turn.step,
      about: "priority",
      stack,
      answer: { ask: "priority", action },
    });
    const uses = said(asked.actions.find(({ act }) => act === "activate")!, 0);
    const steps = Array.from({ length: 100 }, () => [uses, said({ act: "pass" }, 1)]).flat();
    const world = engine.determinize(game, 0, DETERMINIZED_SEED, LOOKED_AHEAD)!;
    const plan: Plan = { turn: turn.number, steps, then: "pass", unless: [], objections: [] };
    const before = engine.effort(world);
    const { plan: done } = inDeterminized(engine, world, 0, { ...NO_ORDERS, plan });
    expect(done?.done).toBeLessThan(steps.length);
    expect(engine.effort(world) - before).toBeLessThan(2 * LOOKED_AHEAD.inAll);
  });
});
