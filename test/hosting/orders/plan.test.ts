import { describe, expect, it } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { NO_ORDERS, type StandingOrder } from "../../../lib/hosting/orders/orders.ts";
import type { Plan, PlanStep, TurnPlan } from "../../../lib/hosting/orders/plan.ts";
import { planTurn } from "../../../lib/hosting/orders/planner.ts";
import { DETERMINIZED_SEED, inDeterminized } from "../../../lib/hosting/orders/preview.ts";
import { eager, handle, ordered, position, Waiting } from "../../support/settled.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Rash Hare {1}{G}
  Creature — Rabbit
  2/1
  Haste

  Hush Now {U}
  Instant
  Counter target spell.

  Keen Eye {G}
  Sorcery
  Draw a card.`;

/** Seat 0 has a land to play, two creatures to cast and one to attack with. */
const turn = (prepare: (t: TestGame) => void = () => {}): TestGame =>
  position(CARDS, (t) => {
    t.hand(0, "Forest", "Rash Hare", "Barn Wolf");
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Barn Wolf");
    prepare(t);
  });

const planned = (table: TestGame, change: Partial<TurnPlan> = {}): Plan => ({
  ...planTurn(engine, table.game, 0, eager),
  objections: [],
  ...change,
});

const hush: StandingOrder = { order: "respond", to: { name: "Rash Hare" }, with: { cast: "Hush Now" } };
const withHush = (t: TestGame): void => {
  t.hand(1, "Hush Now");
  t.lands(1, "Island", 1);
};
const blockAll: StandingOrder[] = ["Barn Wolf", "Rash Hare"].map((attacker) => ({
  order: "block",
  attacker,
  blocker: attacker === "Barn Wolf" ? "Barn Wolf" : null,
}));

const run = (table: TestGame, plan: Plan, ...theirs: StandingOrder[]): Waiting =>
  new Waiting(table, [{ ...NO_ORDERS, plan }, ordered(...theirs)]).on();

const abouts = (steps: readonly PlanStep[]): string[] =>
  steps.map((step) => ("stop" in step ? "stop" : `${step.in} ${step.about}`));

describe("a turn plan", () => {
  it("is the answers its player would give if nobody did anything about it", () => {
    const table = turn();
    const before = JSON.stringify(engine.save(table.game));
    expect(abouts(planned(table).steps)).toEqual([
      "precombatMain priority",
      "precombatMain priority",
      "precombatMain priority",
      "precombatMain priority",
      "declareAttackers attackers",
      "postcombatMain priority",
    ]);
    expect(JSON.stringify(engine.save(table.game))).toBe(before);
  });

  it("runs to its end without asking its player anything", () => {
    const table = turn();
    const game = run(table, planned(table));
    expect(game.asked).toMatchObject({ seat: 1, about: "priority", step: "precombatMain", turn: 2 });
    expect(game.names(0, "battlefield")).toEqual(["Barn Wolf", "Barn Wolf", ...Array(4).fill("Forest"), "Rash Hare"]);
    expect(engine.view(table.game, 1).players[1]!.life).toBe(16);
  });

  it("comes back when an opponent objects: the rest intact, and its player is asked", () => {
    const table = turn(withHush);
    const plan = planned(table);
    const game = run(table, plan, hush);
    expect(game.asked).toMatchObject({ seat: 0, about: "priority", step: "precombatMain" });
    expect(game.stack).toEqual(["Rash Hare", "Hush Now"]);
    const { plan: left, revision } = game.orders(0);
    expect(left).toMatchObject({ returned: { reason: "objected", detail: "cast", turn: 1 } });
    expect(left?.steps).toEqual(plan.steps.slice(2));
    expect(revision).toBe(1);
    // Nothing more of it is done until it is sent again, changed or not.
    expect(game.pass().asked).toMatchObject({ seat: 0, step: "precombatMain" });
    expect(game.stack).toEqual([]);
    const { returned: _, ...again } = left!;
    game.say(0, { plan: { ...again, objections: [] } }).on();
    // The attack of the creature that was countered is not possible any more.
    expect(game.orders(0).plan?.returned).toMatchObject({ reason: "refused" });
    expect(game.asked).toMatchObject({ seat: 0, about: "attackers" });
  });

  it("goes on over what its player does not mind", () => {
    const both = (unless: TurnPlan["unless"]): Waiting => {
      const table = turn((t) => t.battlefield(1, "Barn Wolf"));
      return run(table, planned(table, { unless }), ...blockAll);
    };
    expect(both(["cast"]).asked).toMatchObject({ seat: 1, turn: 2 });
    const stopped = both(["cast", "blocked"]);
    expect(stopped.asked).toMatchObject({ seat: 0, about: "priority", step: "declareBlockers" });
    expect(abouts(stopped.orders(0).plan!.steps)).toEqual(["postcombatMain priority"]);
  });

  it("asks each step for itself, where the step says so", () => {
    const table = turn((t) => t.battlefield(1, "Barn Wolf"));
    const plan = planned(table, { unless: [] });
    const careful = plan.steps.map((step) => ("stop" in step ? step : { ...step, unless: ["blocked" as const] }));
    expect(run(table, { ...plan, steps: careful }, ...blockAll).asked).toMatchObject({
      seat: 0,
      step: "declareBlockers",
    });
  });

  it("stops where it says, with what comes after", () => {
    const table = turn();
    const plan = planned(table);
    const steps = [...plan.steps.slice(0, 2), { stop: true } as const, ...plan.steps.slice(2)];
    const game = run(table, { ...plan, steps });
    expect(game.asked).toMatchObject({ seat: 0, about: "priority", step: "precombatMain" });
    expect(game.names(0, "battlefield")).toContain("Rash Hare");
    expect(game.orders(0).plan).toMatchObject({ returned: { reason: "stop" }, steps: plan.steps.slice(2) });
  });

  it("leaves the game to the stops after its last step, if it says so", () => {
    const table = turn();
    const { steps, ...plan } = planned(table, { then: "ask" });
    const game = run(table, { ...plan, steps: steps.slice(0, 2) });
    expect(game.asked).toMatchObject({ seat: 0, step: "precombatMain" });
    expect(game.orders(0).plan).toBeUndefined();
  });

  it("comes back with the step that is not legal, and those after it", () => {
    const table = turn();
    const cast = { act: "cast", card: handle(table, 0, "Rash Hare") } as const;
    const step = { in: "precombatMain", about: "priority", answer: { ask: "priority", action: cast } } as const;
    const wrong = { ...step, answer: { ask: "priority", action: { ...cast, card: "nothing" } } } as const;
    const game = run(table, planned(table, { steps: [step, wrong, step] }));
    expect(game.asked).toMatchObject({ seat: 0, step: "precombatMain" });
    expect(game.orders(0).plan).toMatchObject({
      steps: [wrong, step],
      returned: { reason: "refused", detail: "unknown-object" },
    });
  });

  it("waits for its turn", () => {
    const table = turn();
    const plan = planned(table, { turn: 3 });
    const game = run(table, plan);
    expect(game.asked).toMatchObject({ seat: 0, turn: 1, step: "precombatMain" });
    expect(game.orders(0).plan).toEqual(plan);
    game.pass();
    // Nobody answers for its player what is asked in another turn.
    expect(game.asked).toMatchObject({ seat: 0, about: "attackers", turn: 1 });
    const { slot } = engine.pending(table.game)[0]!;
    game.submitted(engine.submit(table.game, 0, [{ slot, answer: { ask: "attackers", attacks: [] } }]));
    expect(game.asked).toMatchObject({ seat: 1, turn: 2, step: "precombatMain" });
    game.pass();
    expect(game.asked).toMatchObject({ seat: 1, turn: 4 });
    expect(game.names(0, "battlefield")).toContain("Rash Hare");
  });

  it("comes back if its turn is over before it is", () => {
    const table = turn();
    const { steps, ...plan } = planned(table, { unless: [] });
    const late = { ...(steps[0] as Extract<PlanStep, { about: unknown }>), in: "end", about: "scry" } as const;
    const game = run(table, { ...plan, steps: [...steps, late] });
    expect(game.asked).toMatchObject({ seat: 1, turn: 2 });
    expect(game.pass().asked).toMatchObject({ seat: 0, turn: 3 });
    expect(game.orders(0).plan).toMatchObject({ steps: [late], returned: { reason: "turn-over" } });
  });

  it("comes back when a step for an earlier part of the turn was missed", () => {
    const table = turn();
    const { steps, ...plan } = planned(table);
    const never = { in: "combatDamage", about: "damage", answer: { ask: "divide", amounts: [1, 1] } } as const;
    const game = run(table, { ...plan, steps: [...steps.slice(0, 5), never, ...steps.slice(5)] });
    expect(game.asked).toMatchObject({ seat: 0, step: "postcombatMain" });
    expect(game.orders(0).plan?.returned).toMatchObject({ reason: "missed" });
  });
});

describe("a preview", () => {
  const preview = (table: TestGame, seat: number, said = NO_ORDERS) =>
    inDeterminized(engine, engine.determinize(table.game, seat, DETERMINIZED_SEED)!, seat, said);

  it("carries a plan out as far as can be known, and says what it took for granted", () => {
    const table = turn((t) => t.battlefield(1, "Barn Wolf"));
    const plan = planned(table);
    const found = preview(table, 0, { ...NO_ORDERS, plan });
    expect(found).toMatchObject({ stopped: "draw", plan: { done: plan.steps.length } });
    expect(found.view.players[1]!.life).toBe(16);
    expect(found.assumed.map(({ ask }) => ask)).toContain("blockers");
    expect(found.assumed.every(({ seat }) => seat === 1)).toBe(true);
    expect(found.view.battlefield.map(({ id }) => id)).toContain(handle(table, 0, "Barn Wolf"));
  });

  it("stops where its player is asked, and where a step is refused", () => {
    const table = turn();
    const { steps, ...plan } = planned(table, { then: "ask" });
    expect(preview(table, 0)).toMatchObject({ stopped: "asked", assumed: [] });
    const half = preview(table, 0, { ...NO_ORDERS, plan: { ...plan, steps: steps.slice(0, 2) } });
    expect(half).toMatchObject({ stopped: "asked", plan: { done: 2 } });
    expect(half.view.pending).toMatchObject([{ decision: { about: "priority" } }]);
    const twice = preview(table, 0, { ...NO_ORDERS, plan: { ...plan, steps: [steps[0]!, steps[0]!] } });
    expect(twice).toMatchObject({ stopped: "asked", plan: { done: 1, returned: { reason: "refused" } } });
  });

  it("knows nothing of others' orders and hands", () => {
    const found = [turn(withHush), turn((t) => t.lands(1, "Island", 1))].map((table) => {
      const world = engine.determinize(table.game, 0, DETERMINIZED_SEED)!;
      return inDeterminized(engine, world, 0, { ...NO_ORDERS, plan: planned(table) });
    });
    expect(found[0]).toMatchObject({ stopped: "draw", plan: { done: 6 } });
    expect(found[0]!.view.stack).toEqual([]);
    expect(found[1]!.view.battlefield.length).toBe(found[0]!.view.battlefield.length);
  });

  it("ends before a card is drawn by the plan itself", () => {
    const table = position(CARDS, (t) => {
      t.hand(0, "Keen Eye");
      t.lands(0, "Forest", 1);
    });
    const found = preview(table, 0, { ...NO_ORDERS, plan: planned(table) });
    expect(found).toMatchObject({ stopped: "draw", view: { stack: [{ name: "Keen Eye" }] } });
  });
});
