import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bot, MOST_REFUSALS } from "../../../lib/bots/bot.ts";
import { everyBot } from "../../../lib/bots/index.ts";
import type { SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { StandingOrder } from "../../../lib/hosting/orders/orders.ts";
import type { PlanStep, TurnPlan } from "../../../lib/hosting/orders/plan.ts";
import { planStep } from "../../../lib/hosting/orders/planner.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const STOPS = { profile: "default", own: ["precombatMain", "postcombatMain"] } as const;
const UNLESS = ["cast", "activated"] as const;

/** A whole turn, found out step by step in the preview, as the page does. */
async function planFor(game: ByMail, seat: number, { view, ask }: SeatSnapshot, bot: Bot): Promise<TurnPlan> {
  const steps: PlanStep[] = [];
  const terms = { then: "ask", unless: UNLESS } as const;
  let [now, refused] = [view, 0];
  while (steps.length < 60 && now.turn.number === view.turn.number && now.pending.length > 0) {
    const { decision } = now.pending[0]!;
    const [submission] = bot.answer(now, { ask: ask + steps.length, refused });
    const longer = [...steps, planStep(now, decision, submission!.answer)];
    const { body } = await game.preview(seat, { plan: { ...terms, steps: longer }, stops: STOPS });
    if (body.plan?.returned !== undefined) {
      if (++refused === MOST_REFUSALS) break;
      continue;
    }
    steps.push(longer.at(-1)!);
    [now, refused] = [body.view, 0];
    if (body.stopped !== "asked") break;
  }
  // Where the rest of the turn depends on a card to be drawn, it is planned again then.
  return { ...terms, then: now.turn.number === view.turn.number ? "ask" : "pass", steps };
}

describe("a game by days", () => {
  it("is played through the API with orders and plans on both sides in fewer hand-offs than twice its turns", async () => {
    const game = await ByMail.begin(aws, ["Hooves on the Slope", "Gulls over the Vale"]);
    const bots = [0, 1].map((seat) => everyBot(`by days ${seat}`).heuristic);
    const orders: StandingOrder[] = [
      { order: "pay", pay: false },
      { order: "passUntil", until: { turn: "own", step: "precombatMain" }, unless: ["concerned", { life: 5 }] },
    ];
    let [plans, edits] = [0, 0];
    let turns = 0;
    for (let requests = 0; requests < 600; requests++) {
      const { view } = await game.look(0);
      turns = view.turn.number;
      if (view.result !== undefined) break;
      const seat = view.waitingFor[0]!;
      const asked = await game.look(seat);
      const { decision, digest } = asked.view.pending[0]!;
      const { revision } = (await game.look(seat)).orders;
      const { step, active } = asked.view.turn;
      if (decision.ask === "priority" && active === seat && step === "precombatMain" && asked.view.stack.length === 0) {
        const plan = await planFor(game, seat, asked, bots[seat]!);
        await game.act(seat, { do: "plan", ordersRevision: revision, plan, ask: asked.ask });
        plans++;
      } else {
        for (let refused = 0; ; refused++) {
          const answers = bots[seat]!.answer(asked.view, { ask: asked.ask, refused });
          const sent = await game.send(seat, { do: "answer", ask: asked.ask, answers });
          if (sent.status === 200) break;
          expect([sent.status, refused < MOST_REFUSALS, digest]).toEqual([422, true, digest]);
        }
      }
      // What was used up is said again, for the turns of others.
      const { orders: left, view: after } = await game.look(seat);
      if (after.result === undefined && left.orders.length < orders.length) {
        const { ask } = await game.look(seat);
        expect((await game.say(seat, { orders, preferences: { triggers: "any" } })).ask).toBe(ask);
        edits++;
      }
    }
    expect((await game.look(0)).view.result).toBeDefined();
    expect(plans).toBeGreaterThan(turns / 2);
    expect(edits).toBeGreaterThan(2);
    expect(game.handOffs).toBeLessThan(2 * turns);
  });
});
