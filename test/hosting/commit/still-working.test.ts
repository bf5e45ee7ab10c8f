import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyBot } from "../../../lib/bots/index.ts";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { Budgets } from "../../../lib/engine/limits.ts";
import type { Act, GameCreated, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { playBots } from "../../../lib/hosting/notices/bot.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import type { Wake } from "../../../lib/hosting/queue/queue.ts";
import { openGame } from "../../../lib/hosting/storage/open.ts";
import type { GameRecord } from "../../../lib/hosting/storage/record.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { dueIn, type Hosted, hosted } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";

/** A game in which so little is done at once that every other answer leaves work (lib/engine/carryOn.ts). */

const LITTLE: Budgets = {
  request: { inAll: 2, aProcedure: 60, beforeAQuestion: 400, beyond: "pause" },
  system: { inAll: 4, aProcedure: 10_000, beforeAQuestion: 400, beyond: "giveUp" },
};
const PASS = [{ slot: "priority", answer: { ask: "priority", action: { act: "pass" } } }] as const;
const MINUTE = 60_000;
const bots = everyBot("tests");

let aws: Aws;
let host: Hosted;
let table: HostContext<Game>;
let call: Client;
const wakes: Wake[] = [];
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws, 0);
  table = {
    ...{ ...host.table, engine, budgets: LITTLE },
    queue: {
      send: async () => {},
      digest: async () => {},
      signIn: async () => {},
      wake: async (wake) => void wakes.push(wake),
    },
  };
  call = client(table, deckBook(readCard));
});
afterAll(() => aws.stop());

interface Playing {
  readonly gameId: string;
  readonly tokens: readonly string[];
}

async function begun(): Promise<Playing> {
  const { decks } = (await call("GET", "/v1/decks")).body as { decks: { name: string }[] };
  const seats = [0, 1].map((at) => ({ name: `P${at}`, deck: decks[at]!.name, as: "link" }));
  const pace = { clock: { each: "handOff", allowanceMs: 10 * MINUTE, onTimeout: "forfeit" } };
  const made = (await call("POST", "/v1/games", { body: { seats, pace } })).body as GameCreated;
  const tokens: string[] = [];
  for (const { secret } of made.seats)
    tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);
  return { gameId: made.gameId, tokens };
}
const look = async ({ gameId, tokens }: Playing, seat: number): Promise<SeatSnapshot> =>
  (await call("GET", `/v1/games/${gameId}`, { token: tokens[seat]! })).body as SeatSnapshot;
let actions = 0;
type Action = Act extends infer A ? (A extends Act ? Omit<A, "actionId"> : never) : never;
const act = ({ gameId, tokens }: Playing, seat: number, action: Action) =>
  call("POST", `/v1/games/${gameId}/actions`, {
    token: tokens[seat]!,
    body: { actionId: `action-${++actions}`, ...action },
  });
const wakesOf = ({ gameId }: Playing): Wake[] => wakes.splice(0).filter(({ game }) => game === gameId);
const recordOf = async ({ gameId }: Playing): Promise<GameRecord> => (await openGame(table, gameId)).record;
const worked = ({ gameId }: Playing, hops = 0, timeLeft = 10 * MINUTE): Promise<void> =>
  playBots(table, bots, { game: gameId, version: 0, hops }, () => timeLeft);

/** Plays on until an answer leaves work. */
async function working(playing: Playing): Promise<SeatSnapshot> {
  for (let answered = 0; answered < 200; answered++) {
    const [one, other] = [await look(playing, 0), await look(playing, 1)];
    const now = one.view.pending.length > 0 ? one : other;
    const answers = bots.heuristic.answer(now.view);
    const { status, body } = await act(playing, now.seat, { do: "answer", ask: now.ask, answers });
    expect(status).toBe(200);
    const after = body as SeatSnapshot;
    if (after.view.working) return after;
  }
  throw new Error("it never has to work");
}

describe("a game that is still working", () => {
  it("asks nobody, lets no clock run, and refuses answers until it has done its work", async () => {
    const playing = await begun();
    const { ask } = await working(playing);
    for (const seat of [0, 1]) {
      const seen = await look(playing, seat);
      expect(seen.view).toMatchObject({ working: true, pending: [], waitingFor: [] });
      expect(seen.dueAt).toBeUndefined();
      for (const action of [{ do: "answer", ask, answers: PASS }, { do: "takeBack" }] as const) {
        const refused = await act(playing, seat, action);
        expect(refused).toMatchObject({ status: 409, body: { code: "still-working", retryAfter: 5 } });
        expect(refused.headers?.["retry-after"]).toBe("5");
      }
      expect(await act(playing, seat, { do: "say", text: "well" })).toMatchObject({ status: 200 });
    }
    const record = await recordOf(playing);
    expect(record.handoffs.filter(({ kind }) => kind === "turn")).toEqual([]);
    host.clock.now += 60 * MINUTE;
    await sweep(table);
    expect((await recordOf(playing)).over).toBe(false);
    await worked(playing);
    const after = await recordOf(playing);
    expect(after.blob.saved.paused).toBeUndefined();
    expect(after.due.some(({ kind }) => kind === "work")).toBe(false);
    expect(after.handoffs.filter(({ kind }) => kind !== "said")).toMatchObject([
      { kind: "turn", quiet: false, dueAt: host.clock.now + 10 * MINUTE },
    ]);
  });

  it("is gone on with by the message that says so, or the sweeper's if that is lost, from one invocation to the next", async () => {
    const playing = await begun();
    await working(playing);
    const { version } = await recordOf(playing);
    expect(wakesOf(playing).at(-1)).toEqual({ game: playing.gameId, version, hops: 0 });
    host.clock.now += 30_000;
    await sweep(table);
    expect(wakesOf(playing)).toEqual([]);
    host.clock.now += MINUTE;
    await sweep(table);
    expect(wakesOf(playing)).toMatchObject([{ game: playing.gameId, hops: 0 }]);
    await worked(playing, 3, 1_000);
    expect(wakesOf(playing)).toMatchObject([{ game: playing.gameId, hops: 4 }]);
    expect((await recordOf(playing)).version).toBe(version);
    await worked(playing);
    expect((await look(playing, 0)).view.waitingFor).toHaveLength(1);
    // Whoever comes late finds nothing to do.
    const done = await recordOf(playing);
    await worked(playing);
    expect((await recordOf(playing)).version).toBe(done.version);
  });

  it("104.3a: can be conceded, and ends", async () => {
    const playing = await begun();
    await working(playing);
    expect(await act(playing, 1, { do: "concede" })).toMatchObject({
      status: 200,
      body: { view: { result: { winners: [0] } } },
    });
    const record = await recordOf(playing);
    expect([record.over, dueIn(record)]).toEqual([true, []]);
  });
});
