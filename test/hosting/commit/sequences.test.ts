import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Act } from "../../../lib/hosting/api.ts";
import { INTENT_AGE_MS, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { toTell } from "../../../lib/hosting/queue/handoffs.ts";
import { Refused } from "../../../lib/hosting/refusal.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { type Fault, faulty } from "../../support/faults.ts";
import {
  answerOf,
  drain,
  type Hosted,
  hosted,
  intentsIn,
  opened,
  type Started,
  started,
} from "../../support/hosted.ts";

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

/** What happens, in order: submissions (of one or of several seats at once) with something broken, and the world around. */
const fault = fc.record({
  at: fc.nat(9),
  does: fc.constantFrom<Fault["does"]>("kill", "error", "wire"),
  when: fc.constantFrom<Fault["when"]>("before", "after"),
});
const submission = fc.record({
  seat: fc.nat(2),
  taste: fc.nat(5),
  part: fc.boolean(),
  faults: fc.array(fault, { maxLength: 2 }),
});
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant("submit" as const),
      all: fc.array(submission, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("retry" as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("sweep" as const), ms: fc.nat(200_000) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("deliver" as const), failures: fc.nat(1) }) },
);
type Submission = (typeof submission)["generate"] extends (...args: never[]) => { value: infer V } ? V : never;

interface Sent {
  readonly seat: number;
  readonly request: Act;
  state: "unknown" | "done" | "refused";
}

/** What the game's history has if this request was done. */
const traces = ({ seat, request }: Sent): string[] =>
  request.do !== "answer" ? [] : request.answers.map(({ slot, answer }) => `${seat}.${slot}.${JSON.stringify(answer)}`);

async function submit(host: Hosted, game: Started, sent: Sent, faults: Submission["faults"]): Promise<void> {
  const instance = faulty(aws, (call) => faults.find((one) => one.at === call.at));
  const table = host.through(instance.dynamo, instance.once, instance.sqs);
  const outcome = await Promise.race([
    act(table, game.gameId, game.tokens[sent.seat]!, sent.request).then(
      () => "done" as const,
      (error: unknown) => (error instanceof Refused && error.code !== "busy" ? ("refused" as const) : undefined),
    ),
    instance.killed.then(() => undefined),
  ]);
  if (outcome) sent.state = outcome;
}

describe("whatever goes wrong, in whatever order", () => {
  it("no action is lost, none done twice, every hand-off told under one key, no intent left", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 12 }), async (events) => {
        const host = await hosted(aws, 0);
        const game = await started(host, 3, 1_000);
        const sent: Sent[] = [];
        const versionNow = async () => (await opened(host, game.gameId)).record.version;
        // A notice that no channel took is put off, and taken up again, in the game's own record.
        let bySystem = 0;
        const system = async (work: () => Promise<unknown>) => {
          const before = await versionNow();
          await work();
          bySystem += (await versionNow()) - before;
        };
        const retry = async (faults: Submission["faults"] = []) => {
          for (const one of sent) if (one.state === "unknown") await submit(host, game, one, faults);
        };
        for (const one of events) {
          if (one.is === "submit") {
            const all = await Promise.all(
              one.all.map(async ({ seat, taste, part, faults }, at) => {
                const whole = await answerOf(host, game, seat, `action-${sent.length}-${at}`, taste);
                const request =
                  whole.do === "answer" && part ? { ...whole, answers: whole.answers.slice(0, 1) } : whole;
                return { seat, faults, request };
              }),
            );
            const asked = all.filter(({ request }) => request.do === "answer" && request.answers.length > 0);
            const fresh = asked.map(({ seat, request, faults }) => ({
              sent: { seat, request, state: "unknown" } as Sent,
              faults,
            }));
            sent.push(...fresh.map((each) => each.sent));
            await Promise.all(fresh.map((each) => submit(host, game, each.sent, each.faults)));
          } else if (one.is === "retry") await retry();
          else if (one.is === "sweep") {
            host.clock.now += one.ms;
            await system(() => sweep(host.table));
          } else {
            host.outbox.failures = one.failures;
            await system(() => drain(host));
            host.outbox.failures = 0;
          }
        }
        for (let tries = 0; tries < 5 && sent.some((one) => one.state === "unknown"); tries++) await retry();
        for (let round = 0; round < 2; round++) {
          host.clock.now += INTENT_AGE_MS + 1_000;
          await system(() => sweep(host.table));
          await system(() => drain(host));
        }
        // A channel that failed more than once is left alone for longer.
        const heldUntil = async () =>
          (await opened(host, game.gameId)).record.due.find(({ kind }) => kind === "held")?.at;
        for (let at = await heldUntil(); at !== undefined; at = await heldUntil()) {
          host.clock.now = Math.max(host.clock.now, at);
          await system(() => sweep(host.table));
          await system(() => drain(host));
        }

        expect(sent.map((one) => one.state)).not.toContain("unknown");
        const { record, game: state } = await opened(host, game.gameId);
        const done = sent.filter((one) => one.state === "done").flatMap(traces);
        expect([...state.history].sort()).toEqual([...done].sort());
        expect(record.version).toBe(1 + bySystem + sent.filter((one) => one.state === "done").length);
        expect(await intentsIn(host)).toEqual([]);
        const keys = host.outbox.messages.map((one) => one.key);
        expect(keys).toEqual([...new Set(keys)]);
        for (const { seat, ask, kind } of toTell(record))
          expect(keys).toContain(`${game.gameId}.${seat}.${ask}.${kind}`);
      }),
      {
        numRuns: Number(process.env.FAULT_RUNS ?? 25),
        interruptAfterTimeLimit: Number(process.env.FAULT_MS ?? 15_000),
      },
    );
  });
});
