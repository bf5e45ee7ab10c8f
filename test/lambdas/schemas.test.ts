import { describe, expect, it } from "vitest";
import type { PriorityAction } from "../../lib/engine/decisions.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { actSchema } from "../../lib/hosting/http/actSchema.ts";
import { createSchema } from "../../lib/hosting/http/gameSchemas.ts";
import { previewSchema } from "../../lib/hosting/http/readSchemas.ts";
import type { StandingOrder } from "../../lib/hosting/orders/orders.ts";
import type { PlanStep, TurnPlan } from "../../lib/hosting/orders/plan.ts";

const request = (action: PriorityAction<Handle>) => ({
  actionId: "abcdefgh",
  do: "answer",
  ask: 1,
  answers: [{ slot: "priority", answer: { ask: "priority", action } }],
});

describe("requests to act", () => {
  it.each<PriorityAction<Handle>>([
    { act: "pass" },
    { act: "playLand", card: "c", face: 1 },
    { act: "cast", card: "c", face: 1, via: "flashback", byHand: true },
    { act: "activate", source: "s", ability: 0, mana: true, byHand: true },
    { act: "special", special: "foretell", object: "o" },
  ])("may take every action the engine knows, with all it can say: $act", (action) => {
    expect(actSchema.safeParse(request(action)).success).toBe(true);
  });
});

describe("what people are called", () => {
  const named = (name: string) => {
    const { data } = createSchema.safeParse({
      seats: [name, "Bo"].map((one) => ({ name: one, deck: "d", as: "link" })),
    });
    return data?.seats[0]?.name;
  };

  it("is as others can see it", () => {
    expect(named("Zo\u00eb  de la\tCruz")).toBe("Zo\u00eb de la Cruz");
    expect(named("\u202eevil\u0000\n\u009b31mB\u200bo\u2066")).toBe("evil 31mBo");
    for (const empty of ["", " ", "\u200b\u2060", "\n\u202e", "\ufeff"]) expect(named(empty)).toBeUndefined();
    expect(named("x".repeat(61))).toBeUndefined();
  });
});

describe("what a player says in advance", () => {
  const said = (body: object) => actSchema.safeParse({ actionId: "abcdefgh", ordersRevision: 3, ...body }).success;
  const ordered = (order: object) => said({ do: "orders", orders: [order] });
  const scope = { lastTurn: 9, in: "own", uses: 2, given: { turn: 1, step: "untap" } } as const;
  const thing = {
    name: "A",
    kind: "spell",
    types: ["creature"],
    subtypes: ["Wolf"],
    colors: ["R"],
    whose: "any",
  } as const;

  it.each<StandingOrder>([
    { order: "passUntil", until: { turn: "any" }, unless: ["concerned", "spell", "ability", "attacked"] },
    { order: "passUntil", until: { turn: "own", step: "end" }, unless: [{ stack: thing }, { life: 3 }] },
    {
      order: "passUntil",
      until: { when: { battlefield: thing } },
      unless: [{ attacker: { power: { min: 1, max: 2 } } }],
    },
    { order: "answer", source: "A", yes: true },
    { order: "pay", pay: true, source: "A", most: 2 },
    { order: "triggers", sources: ["A", "A: words of a trigger"] },
    { order: "block", attacker: "A", blocker: null },
    {
      order: "respond",
      to: { ...thing, manaValue: { min: 2 }, concernsMe: true },
      with: { cast: "A", face: 1, via: "overload" },
      targets: [
        ["it", "its controller"],
        ["me", { name: "B", whose: "own" }],
      ],
      modes: [0, 1],
      x: 2,
      costs: true,
    },
    { order: "respond", to: {}, with: { activate: "A", ability: 1 } },
    { order: "keepMana", mana: "{1}{W/U}" },
  ])("may be every order there is: $order", (order) => {
    expect(ordered(order)).toBe(true);
    expect(ordered({ ...order, ...scope })).toBe(true);
    expect(ordered({ ...order, andMore: 1 })).toBe(false);
  });

  it.each([
    { order: "passUntil", until: { turn: "own", step: "cleanup" }, unless: [] },
    { order: "passUntil", until: { turn: "own" }, unless: ["everything"] },
    { order: "respond", to: { colour: "R" }, with: { cast: "A" } },
    { order: "respond", to: {}, with: { cast: "A" }, targets: [["nobody"]] },
    { order: "keepMana", mana: "two" },
    { order: "pay", pay: "maybe" },
    { order: "concede" },
  ])("is nothing else: %o", (order) => expect(ordered(order)).toBe(false));

  it("may be preferences, and a plan or none", () => {
    expect(said({ do: "orders", preferences: { triggers: "any", alike: "ask" } })).toBe(true);
    expect(said({ do: "orders", preferences: { triggers: "never" } })).toBe(false);
    const step = {
      in: "precombatMain",
      about: "priority",
      answer: { ask: "priority", action: { act: "pass" } },
    } as const;
    const done: PlanStep = { ...step, stack: 1, unless: ["cast"] as const };
    const plan: TurnPlan = {
      turn: 3,
      steps: [done, { stop: true, in: "end" }, { stop: true }],
      then: "ask",
      unless: ["cast", "activated", "blocked"],
    };
    expect(said({ do: "plan", plan, ask: 4 })).toBe(true);
    expect(said({ do: "plan", plan: null })).toBe(true);
    expect(said({ do: "plan", plan: { ...plan, unless: ["thought"] } })).toBe(false);
    expect(said({ do: "plan", plan: { ...plan, steps: [{ ...step, about: "life" }] } })).toBe(false);
    expect(previewSchema.safeParse({ plan, stops: { profile: "default", own: ["end"] } }).success).toBe(true);
    expect(previewSchema.safeParse({ seat: 1 }).success).toBe(false);
  });
});
