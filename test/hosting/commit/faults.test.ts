import { PutItemCommand, type PutItemCommandInput } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import { STALE_MS } from "../../../lib/hosting/commit/commit.ts";
import { INTENT_AGE_MS, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { type Fault, faulty, type Plan } from "../../support/faults.ts";
import {
  answerOf,
  contents,
  drain,
  type Hosted,
  hosted,
  intentsIn,
  opened,
  type Started,
  started,
} from "../../support/hosted.ts";
import { type Answered, client } from "../../support/http.ts";

let aws: Aws;
/** Where the game is that all tests go on with, each in a copy of its own. */
let ready: { readonly host: Hosted; readonly game: Started };
let host: Hosted;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  aws = await startAws();
  host = await hosted(aws);
  ready = { host, game: await almostHandedOff() };
});
afterAll(() => aws.stop());

/** Its versions but the first make a page of the log. */
const READY = 17;

/** A game in which the answer of seat 1 will hand the turn to seat 0, and puts a page into the log. */
async function almostHandedOff(): Promise<Started> {
  const game = await started(host);
  await act(host.table, game.gameId, game.tokens[0]!, await answerOf(host, game, 0, "first-bid"));
  for (let at = 3; at <= READY; at++)
    await act(host.table, game.gameId, game.tokens[0]!, { actionId: `line-number-${at}`, do: "say", text: "hm" });
  await drain(host);
  return game;
}

async function readyToHandOff() {
  host = await hosted(aws, undefined, ready.host);
  const { game } = ready;
  const body = await answerOf(host, game, 1, "second-bid", 1);
  const submit = async (plan: Plan) => {
    const instance = faulty(aws, plan);
    const table = host.through(instance.dynamo, instance.once, instance.sqs);
    const request = client(table)("POST", `/v1/games/${game.gameId}/actions`, { token: game.bearers[1]!, body });
    const outcome = await Promise.race([request, instance.killed]);
    return { outcome, calls: instance.calls };
  };
  return { game, submit };
}

const isDone = (outcome: Answered | "killed"): boolean => outcome !== "killed" && outcome.status === 200;
const mine = ['1.first.{"ask":"number","number":2}', '1.second.{"ask":"number","number":2}'];
const noFaults: Plan = () => undefined;
const isState = ({ input }: { readonly input: unknown }): boolean =>
  (input as Partial<PutItemCommandInput>).Item?.sk?.S === "STATE";

/** Everything that may go wrong later is done: the sweeper came by, the queue ran empty. */
async function autoPass() {
  host.clock.now += INTENT_AGE_MS + 1_000;
  await sweep(host.table);
  expect(await drain(host)).toEqual([]);
}

async function check(gameId: string, committed: boolean) {
  const { record, game } = await opened(host, gameId);
  const done = game.history.filter((one) => mine.includes(one));
  expect(done).toEqual(committed ? mine : []);
  expect(record.version).toBe(committed ? READY + 1 : READY);
  expect(await intentsIn(host)).toEqual([]);
  expect(host.outbox.messages.map((one) => one.key)).toEqual(committed ? [`${gameId}.0.2.turn`] : []);
  const log = [...(await contents(host)).keys()].filter((key) => key.startsWith(`GAME#${gameId} LOG#`));
  if (committed) expect(log).toHaveLength(1);
}

const calls = 7;
const faults: Fault[] = (["kill", "error", "wire"] as const).flatMap((does) =>
  (["before", "after"] as const).map((when) => ({ does, when })),
);
const points = Array.from({ length: calls }, (_, at) => at).flatMap((at) => faults.map((fault) => ({ at, ...fault })));

describe("an action that hands the turn over", () => {
  it("makes seven calls, in this order", async () => {
    const { submit, game } = await readyToHandOff();
    const { calls: made } = await submit(noFaults);
    expect(made.map((call) => call.name)).toEqual([
      "GetItemCommand",
      "QueryCommand",
      "PutItemCommand",
      "PutItemCommand",
      "PutItemCommand",
      "SendMessageCommand",
      "DeleteItemCommand",
    ]);
    expect(made).toHaveLength(calls);
    await autoPass();
    await check(game.gameId, true);
  });

  it.each(points)("$does $when call $at, and the client asks again: done once, told once", async ({ at, ...fault }) => {
    const { submit, game } = await readyToHandOff();
    const { outcome } = await submit((call) => (call.at === at ? fault : undefined));
    if (!isDone(outcome)) {
      const again = await submit(noFaults);
      expect(again.outcome).toMatchObject({ status: 200, body: { view: { pending: [] } } });
    }
    await autoPass();
    await check(game.gameId, true);
  });

  it.each(points)("$does $when call $at, and the client never comes back: all or nothing", async ({ at, ...fault }) => {
    const { submit, game } = await readyToHandOff();
    const { outcome } = await submit((call) => (call.at === at ? fault : undefined));
    await autoPass();
    const { record } = await opened(host, game.gameId);
    const committed = record.version === READY + 1;
    if (isDone(outcome)) expect(committed).toBe(true);
    else if (outcome !== "killed") expect(outcome).toMatchObject({ status: 503, body: { code: "unavailable" } });
    await check(game.gameId, committed);
  });

  it.each(points.filter((one) => one.does === "kill"))(
    "$does $when call $at, with another fault at each call of the second try: done once, told once",
    async ({ at, ...fault }) => {
      for (let second = 0; second < calls; second += 3) {
        const { submit, game } = await readyToHandOff();
        await submit((call) => (call.at === at ? fault : undefined));
        await submit((call) => (call.at === second ? { does: "kill", when: "after" } : undefined));
        await submit(noFaults);
        await autoPass();
        await check(game.gameId, true);
      }
    },
  );

  it("suspended for longer than intents live: starts over with a new intent before it writes", async () => {
    const { submit, game } = await readyToHandOff();
    let suspended = false;
    const intentsAtWrite: number[] = [];
    const { outcome } = await submit((call) => {
      const { Item } = call.input as { Item?: { sk?: { S?: string }; pk?: { S?: string } } };
      if (Item?.pk?.S?.startsWith("INTENT#") && !suspended) {
        suspended = true;
        return async () => {
          // Another process puts the intent's twin and the sweeper runs while this one sleeps.
          host.clock.now += INTENT_AGE_MS + STALE_MS;
          await sweep(host.table);
        };
      }
      if (Item?.sk?.S === "STATE") return async () => void intentsAtWrite.push((await intentsIn(host)).length);
      return undefined;
    });
    expect(outcome).toMatchObject({ status: 200, body: { outcome: "done" } });
    // The first intent was put late, after the sweep; the second belongs to the write.
    expect(intentsAtWrite).toEqual([2]);
    await autoPass();
    await check(game.gameId, true);
  });

  it("whose write took effect, though its answer was lost, is done, not repeated", async () => {
    const { submit } = await readyToHandOff();
    const { outcome } = await submit((call) => (isState(call) ? { does: "wire", when: "after" } : undefined));
    expect(outcome).toMatchObject({
      status: 200,
      body: { outcome: "done", events: [{ code: "bid" }, { code: "bid" }, {}] },
    });
  });

  it("whose write takes effect long after it was given up is told all the same", async () => {
    const { submit, game } = await readyToHandOff();
    const late: PutItemCommandInput[] = [];
    const { outcome } = await submit((call) => {
      const input = call.input as PutItemCommandInput;
      if (input.Item?.sk?.S !== "STATE") return undefined;
      late.push(input);
      return { does: "error", when: "before" };
    });
    expect(outcome).toMatchObject({ status: 503 });
    expect(late).toHaveLength(3);
    await aws.dynamo.send(new PutItemCommand(late[0]!));
    await autoPass();
    await check(game.gameId, true);
  });

  it("is told though another seat's, with the same id in the same millisecond, is done with its own intent", async () => {
    const { submit, game } = await readyToHandOff();
    await submit((call) => (call.name === "SendMessageCommand" ? { does: "kill", when: "before" } : undefined));
    const { record } = await opened(host, game.gameId);
    const { actionId } = await answerOf(host, game, 1, "second-bid");
    await act(host.table, game.gameId, game.tokens[0]!, { actionId, do: "offerDraw" });
    expect((await opened(host, game.gameId)).record.version).toBe(record.version + 1);
    expect(await intentsIn(host)).toHaveLength(1);
    await autoPass();
    expect(host.outbox.messages.map((one) => one.key)).toContain(`${game.gameId}.0.2.turn`);
  });

  it("whose queue is down answers all the same, and the sweeper sends", async () => {
    const { submit, game } = await readyToHandOff();
    const { outcome } = await submit((call) =>
      call.name === "SendMessageCommand" ? { does: "error", when: "before" } : undefined,
    );
    expect(outcome).toMatchObject({ status: 200, body: { outcome: "done" } });
    expect(await intentsIn(host)).toHaveLength(1);
    await autoPass();
    await check(game.gameId, true);
  });
});
