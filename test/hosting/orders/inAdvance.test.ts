import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyBot } from "../../../lib/bots/index.ts";
import type { Submission } from "../../../lib/engine/decisions.ts";
import type { Handle, SeatView } from "../../../lib/engine/views.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { NO_ORDERS, type StandingOrder, steppedBack } from "../../../lib/hosting/orders/orders.ts";
import type { Plan } from "../../../lib/hosting/orders/plan.ts";
import { pack } from "../../../lib/hosting/storage/codec.ts";
import { B, N } from "../../../lib/hosting/storage/db.ts";
import { migrated } from "../../../lib/hosting/storage/migrations.ts";
import { RECORD_SCHEMA } from "../../../lib/hosting/storage/record.ts";
import { readGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";

const DECKS = ["Hooves on the Slope", "Gulls over the Vale"] as const;
const MINUTE = 60_000;

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const begun = (terms?: Parameters<typeof ByMail.begin>[2]) => ByMail.begin(aws, DECKS, terms);

/** Own turns go by until the other's next upkeep. */
const away: StandingOrder = { order: "passUntil", until: { turn: "opponents", step: "upkeep" }, unless: [] };
const bot = everyBot("in advance").heuristic;
const answers = (view: SeatView, refused = 0): readonly Submission<Handle>[] => bot.answer(view, { ask: 1, refused });

/** Bots answer until it is so. False if the game, whose seed nobody chose, was over before. */
async function played(game: ByMail, until: (seat: number) => Promise<boolean>): Promise<boolean> {
  for (let count = 0; count < 200; count++) {
    const [seat] = (await game.look(0)).view.waitingFor;
    if (seat === undefined) return false;
    const { ask, view } = await game.look(seat);
    for (let refused = 0; ; refused++) {
      const sent = await game.send(seat, { do: "answer", ask, answers: answers(view, refused) });
      if (sent.status === 200) break;
    }
    if (await until(seat)) return true;
  }
  throw new Error("it never came to be so");
}

describe("an order that no longer fits", () => {
  it("is disarmed in another's request: its owner is told why, and nobody that there was one", async () => {
    const respond: StandingOrder = { order: "respond", to: { kind: "spell" }, with: { cast: "No Such Card" } };
    const given = { ...respond, given: { turn: 1, step: "precombatMain" } };
    const ordered = async (): Promise<ByMail> => {
      const game = await begun();
      await game.say(1, { orders: [respond] });
      expect((await game.look(1)).orders.orders).toEqual([given]);
      return game;
    };
    let game = await ordered();
    while (!(await played(game, async () => (await game.look(1)).orders.disarmed.length > 0))) game = await ordered();
    const { orders } = await game.look(1);
    expect(orders).toMatchObject({ orders: [], disarmed: [{ order: given, reason: "cannot-respond" }] });
    expect(JSON.stringify((await game.response(0)).body)).not.toContain("No Such Card");
    expect(orders).not.toHaveProperty("acknowledged");
  });
});

describe("a plan", () => {
  const pass = {
    in: "precombatMain",
    about: "priority",
    answer: { ask: "priority", action: { act: "pass" } },
  } as const;
  const nothing = { steps: [pass], then: "pass", unless: ["cast"] } as const;

  it("is sent at any time, and nobody else can tell", async () => {
    const game = await begun();
    const before = await game.response(0);
    const planned = await game.act(1, { do: "plan", ordersRevision: 0, plan: nothing });
    expect(planned.orders).toMatchObject({ revision: 1, plan: { ...nothing, objections: [] } });
    expect((await game.response(0)).headers.etag).toBe(before.headers.etag);
    // The turn it is for comes, and goes by.
    await game.pass(0);
    expect((await game.look(1)).view).toMatchObject({ turn: { number: 2, step: "cleanup" } });
    expect((await game.look(1)).orders.plan).toMatchObject({ steps: [], turn: 2 });
  });

  it("begins with the open question if it names it, and with that only", async () => {
    const game = await begun();
    const { ask } = await game.look(0);
    const plan = (body: object) => game.send(0, { do: "plan", ordersRevision: 0, ask, plan: nothing, ...body });
    expect(await plan({ ordersRevision: 7 })).toMatchObject({ status: 409, body: { code: "orders-changed" } });
    expect(await plan({ ask: ask + 1 })).toMatchObject({ status: 409, body: { code: "already-answered" } });
    expect(await plan({ plan: { ...nothing, steps: [{ ...pass, about: "anything" }] } })).toMatchObject({
      status: 400,
    });
    expect(await plan({})).toMatchObject({ status: 200, body: { view: { turn: { number: 2 }, waitingFor: [1] } } });
  });

  it("that cannot begin changes nothing; one that cannot go on comes back", async () => {
    const game = await begun();
    const { ask } = await game.look(0);
    const before = (await game.response(0)).headers.etag;
    const illegal = { ...pass, answer: { ask: "priority", action: { act: "playLand", card: "nothing" } } };
    const other = { ...pass, about: "blockers", answer: { ask: "blockers", blocks: [] } };
    const send = (step: object) =>
      game.send(0, { do: "plan", ordersRevision: 0, ask, plan: { ...nothing, steps: [step] } });
    expect(await send(illegal)).toMatchObject({
      status: 422,
      body: { code: "plan-refused", reason: "unknown-object" },
    });
    expect(await send({ stop: true })).toMatchObject({ status: 422, body: { code: "plan-does-not-fit" } });
    expect((await game.response(0)).headers.etag).toBe(before);
    expect(await send(other)).toMatchObject({ status: 200, body: { view: { turn: { step: "postcombatMain" } } } });
    expect((await game.look(0)).orders.plan).toMatchObject({ steps: [other], returned: { reason: "missed" } });
  });
});

describe("a preview over HTTP", () => {
  it("changes nothing, and names things as the game does", async () => {
    const landOf = async (game: ByMail) => {
      const asked = (await game.look(0)).view.pending[0]?.decision;
      return asked?.ask === "priority" ? asked.actions.find(({ act }) => act === "playLand") : undefined;
    };
    // Nobody chose the seed: one hand in some dozens has no land.
    let game = await begun();
    for (let tries = 0; tries < 20 && (await landOf(game)) === undefined; tries++) game = await begun();
    const action = await landOf(game);
    const before = await game.response(0);
    const step = { in: "precombatMain", about: "priority", answer: { ask: "priority", action } };
    const seen = await game.preview(0, { plan: { steps: [step as never], then: "ask", unless: [] } });
    expect(seen).toMatchObject({ status: 200, body: { stopped: "asked", plan: { done: 1 }, assumed: [] } });
    expect(seen.body.view.battlefield).toHaveLength(1);
    expect(await game.response(0)).toEqual(before);
    // The other's, while somebody else is asked.
    const passing = await game.preview(1, {});
    expect(passing.body).toMatchObject({ stopped: "draw", view: { turn: { number: 2, step: "upkeep" } } });
    expect(await game.preview(1, { stops: { profile: "none" } } as never)).toMatchObject({ status: 400 });
  });
});

describe("at clock zero", () => {
  it("orders speak first, and the least is answered only where none does", async () => {
    const clock = { each: "move", allowanceMs: 2 * MINUTE, onTimeout: "defaultAnswer" } as const;
    const game = await begun({ pace: { clock } });
    await game.say(1, { orders: [{ ...away, until: { turn: "own", step: "end" } }] });
    game.host.clock.now += 3 * MINUTE;
    await sweep(game.table);
    // Seat 0 has passed in its main phase; the orders of seat 1 have taken it to its end step, where it is asked.
    expect((await game.look(1)).view).toMatchObject({ turn: { number: 2, step: "end" }, waitingFor: [1] });
    expect((await game.look(1)).orders.orders).toEqual([]);
    game.host.clock.now += 3 * MINUTE;
    await sweep(game.table);
    expect((await game.look(0)).view.turn.number).toBeGreaterThan(1);
    expect((await game.look(0)).view.result).toBeUndefined();
  });
});

describe("a step back by consent", () => {
  const turnsGoneBy = async (): Promise<ByMail> => {
    const game = await begun();
    await game.say(1, { orders: [away], stops: { profile: "default", own: [] } });
    await game.pass(0);
    const { view, orders } = await game.look(1);
    expect([view.turn.number, view.turn.step, orders.orders.length]).toEqual([2, "cleanup", 1]);
    return game;
  };

  it("takes orders back with the game", async () => {
    const game = await begun();
    const soon: StandingOrder = { order: "passUntil", until: { turn: "own" }, unless: [], in: "own" };
    await game.say(1, { orders: [soon], stops: { profile: "default", own: [] } });
    await game.pass(0);
    expect((await game.look(1)).orders.orders).toEqual([]);
    const { revision } = (await game.look(1)).orders;
    await game.act(0, { do: "offerTakeBack" });
    await game.act(1, { do: "acceptTakeBack" });
    const { orders, view } = await game.look(1);
    expect(view.turn.number).toBe(1);
    expect(orders.orders).toMatchObject([soon]);
    expect(orders.revision).toBeGreaterThan(revision);
  });

  it("leaves orders that were changed since as their player has made them", async () => {
    const game = await turnsGoneBy();
    const pay: StandingOrder = { order: "pay", pay: false };
    await game.say(1, { orders: [pay] });
    await game.act(0, { do: "offerTakeBack" });
    await game.act(1, { do: "acceptTakeBack" });
    const { orders, view } = await game.look(1);
    expect(view.turn.number).toBe(1);
    expect(orders.orders).toMatchObject([pay]);
  });

  it("gives the whole plan back that was played", async () => {
    const game = await begun();
    const { ask } = await game.look(0);
    const step = { in: "precombatMain", about: "priority", answer: { ask: "priority", action: { act: "pass" } } };
    const plan = { steps: [step], then: "pass", unless: [] };
    await game.act(0, { do: "plan", ordersRevision: 0, ask, plan });
    expect((await game.look(0)).view.turn.number).toBe(2);
    await game.act(0, { do: "offerTakeBack" });
    await game.act(1, { do: "acceptTakeBack" });
    const { orders, view } = await game.look(0);
    expect(view).toMatchObject({ turn: { number: 1, step: "precombatMain" }, waitingFor: [0] });
    expect(orders.plan).toMatchObject({ ...plan, returned: { reason: "stepped-back", turn: 1 } });
  });

  it("gives a plan under way back to its player, and lets what was heard be heard again", () => {
    const plan: Plan = { turn: 3, steps: [{ stop: true }], then: "pass", unless: [], objections: ["cast"] };
    const now = { ...NO_ORDERS, revision: 5, plan, acknowledged: ["stack 7"] };
    expect(steppedBack(now, now)).toEqual({
      ...{ ...NO_ORDERS, revision: 6 },
      plan: { ...plan, returned: { reason: "stepped-back", turn: 3 } },
    });
    const later = { ...now, plan: { ...plan, turn: undefined } };
    expect(steppedBack(later as never, later as never).plan?.returned).toBeUndefined();
  });
});

describe("a record of an earlier schema", () => {
  const old = { revision: 4, stops: { profile: "reactive" }, orders: [{ order: "pay", pay: true }], disarmed: [] };

  it("gets what it lacks, step by step", () => {
    const seats = [{ seat: 0, name: "one" }];
    const saved = { schema: 1, build: "old", snapshot: { turn: 4 }, inputs: [] };
    expect(migrated({ seats, saved } as never, 1).orders).toEqual([NO_ORDERS]);
    expect(migrated({ seats, saved, orders: [old] } as never, 2).orders).toEqual([{ ...NO_ORDERS, ...old }]);
    const text = { ...saved, snapshot: '{"turn":4}' };
    expect(migrated({ seats, saved } as never, 3)).toEqual({ seats, saved: text });
    expect(migrated({ seats, saved, back: { seat: 1, saved } } as never, 3).back).toEqual({ seat: 1, saved: text });
    const asked = { seats, questions: ["zR8Nn_aC7oLX", ""] };
    expect(migrated(asked as never, 4)).toEqual({ seats });
    const now = { seats, orders: [NO_ORDERS] } as never;
    expect(migrated(now, RECORD_SCHEMA)).toBe(now);
  });

  it("keeps what was there when fields got other names", () => {
    const saved = { snapshot: { turn: 3, unattended: { resolved: 2 } }, inputs: [] };
    const third = {
      orders: [{ revision: 1, heard: ["stack 5"] }],
      pace: { clock: { each: "move", atZero: "claim" } },
      saved,
      back: { seat: 0, saved, orders: [{ heard: [] }] },
      between: { notes: ["mine"] },
    };
    const state = { snapshot: JSON.stringify({ turn: 3, loopWatch: { resolved: 2 } }), inputs: [] };
    expect(migrated(third, 3)).toEqual({
      orders: [{ revision: 1, acknowledged: ["stack 5"] }],
      pace: { clock: { each: "move", onTimeout: "claim" } },
      saved: state,
      back: { seat: 0, saved: state, orders: [{ acknowledged: [] }] },
      social: { notes: ["mine"] },
    });
  });

  it("is read, played on and written as a new one", async () => {
    const game = await begun();
    const { db } = game.table;
    const { blob, version } = (await readGame(db, game.gameId))!;
    const { saved, ...rest } = blob;
    const third = {
      ...rest,
      orders: blob.orders.map(() => old),
      saved: { ...saved, snapshot: JSON.parse(saved.snapshot) },
    };
    const item = await db.get(gameKey(game.gameId));
    await db.put({ ...item!, schema: N(2), version: N(version + 1), blob: B(pack(third)) });
    expect((await game.look(1)).orders).toEqual({ ...old, preferences: {} });
    await game.pass(0);
    const after = (await readGame(db, game.gameId))!;
    expect(after.schema).toBe(RECORD_SCHEMA);
    expect(after.blob.orders[0]).toMatchObject({ preferences: {}, acknowledged: [] });
  });
});
