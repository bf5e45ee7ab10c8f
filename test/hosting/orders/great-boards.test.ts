import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../../bench/hostile.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { LIMITS } from "../../../lib/engine/limits.ts";
import { autoPass } from "../../../lib/hosting/orders/autoPass.ts";
import { NO_ORDERS, type SeatOrders, type StandingOrder } from "../../../lib/hosting/orders/orders.ts";
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
