import type { APIGatewayProxyEventV2, Context, SQSRecord } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Bot } from "../../../lib/bots/bot.ts";
import type { SavedGame } from "../../../lib/engine/api.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { SeatView } from "../../../lib/engine/views.ts";
import type { AccountOpened, Acted, GameCreated, Log, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { Decks } from "../../../lib/hosting/cards/deck.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { actHandler } from "../../../lib/hosting/http/act.ts";
import { readHandler } from "../../../lib/hosting/http/read.ts";
import { notifyHandler } from "../../../lib/hosting/notices/consume.ts";
import { botsHandler } from "../../../lib/hosting/notices/consumeWakes.ts";
import { type SweepEvent, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { newSecret } from "../../../lib/hosting/signingKeys.ts";
import { readGame } from "../../../lib/hosting/storage/store.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { delivery, drain, type Hosted, hosted } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";
import { cardsOf } from "../../support/stock.ts";

/** Two builds on one table: what the older one is in the middle of, the newer one leaves to it (architecture, section 3). */

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

/** Two questions, with hidden information seen between them: the second is asked beyond a barrier (730.1). */
const CARDS = cardsOf("Look Twice {0}\nInstant\nScry 1. Scry 1.");
const decks: Decks = { builtIn: [], resolve: () => ({ ok: true, cards: Array.from({ length: 40 }, () => CARDS[0]!) }) };

/** A build whose every question differs from those of other builds, though they are answered alike. */
const asking = (build: string): HostContext<Game>["engine"] => {
  const [own, other] = [`${build}/`, "another question"];
  const signed = (saved: SavedGame, change: (digest: string) => string): SavedGame => ({
    ...saved,
    inputs: saved.inputs.map((input) => ({ ...input, digest: change(input.digest) })),
  });
  return {
    ...engine,
    save: (game) => signed(engine.save(game), (digest) => own + digest),
    load: (saved, pool) =>
      engine.load(
        signed(saved, (digest) => (digest.startsWith(own) ? digest.slice(own.length) : other)),
        pool,
      ),
  };
};

interface Deployed {
  readonly table: HostContext<Game>;
  readonly call: Client;
  readonly handed: string[];
}

/** A build; `older` are those that it finds deployed beside it. */
function deployed(build: string, older: readonly Deployed[] = [], asks = asking(build)): Deployed {
  const handed: string[] = [];
  const named = (name: string) => older.find(({ table }) => table.build === name);
  const table: HostContext<Game> = {
    ...host.table,
    engine: asks,
    build,
    builds: {
      has: async (name) => named(name) !== undefined,
      async handOn(name, event) {
        handed.push(name);
        const { table } = named(name)!;
        if ("Records" in event && JSON.stringify(event).includes("hops"))
          return botsHandler(table, { random: caster(99) })(event as never, INVOCATION);
        if ("Records" in event) return notifyHandler(table, delivery(host))(event as never, {} as Context);
        if ("due" in event) return sweep(table, event as SweepEvent);
        const http = event as APIGatewayProxyEventV2;
        const handler = http.routeKey.endsWith("/actions") ? actHandler(table) : readHandler(table);
        return handler(http, {} as Context);
      },
    },
  };
  return { table, call: client(table, decks), handed };
}

interface Suspended {
  readonly gameId: string;
  /** Of the account that has both seats. */
  readonly account: string;
  readonly tokens: readonly string[];
}

const acting = (
  { call }: Deployed,
  { gameId, tokens }: Suspended,
  seat: number,
  { actionId, ...body }: { readonly actionId: string; readonly do: string; readonly [field: string]: unknown },
) =>
  call("POST", `/v1/games/${gameId}/actions`, {
    token: tokens[seat]!,
    body: { actionId: `action-${actionId}`, ...body },
  });
const looking = async ({ call }: Deployed, { gameId, tokens }: Suspended, seat: number) => {
  const { status, body } = await call("GET", `/v1/games/${gameId}`, { token: tokens[seat]! });
  expect(status).toBe(200);
  return body as SeatSnapshot;
};

/** Casts what it can and looks; keeps every card where it is. */
const casting = ({ pending }: SeatView) =>
  pending.map(({ digest, decision }) => ({
    ...{ slot: decision.slot, digest },
    answer:
      decision.ask === "priority"
        ? {
            ask: "priority" as const,
            action: decision.actions.find(({ act }) => act === "cast") ?? { act: "pass" as const },
          }
        : decision.ask === "confirm"
          ? { ask: "confirm" as const, yes: false }
          : { ask: "choose" as const, chosen: [] },
  }));

async function answers(by: Deployed, game: Suspended, seat: number, actionId: string) {
  const { ask, view } = await looking(by, game, seat);
  return acting(by, game, seat, { actionId, do: "answer", ask, answers: casting(view) });
}

/** A bot that does the same, and dies when it is asked for its choice once more than so often. */
const caster = (most: number): Bot => {
  let chosen = 0;
  return {
    answer(view) {
      if (view.pending.some(({ decision }) => decision.ask === "choose") && ++chosen > most) throw new Error("it died");
      return casting(view);
    },
  };
};
const INVOCATION = { getRemainingTimeInMillis: () => 60_000 } as Context;

const record = async (by: Deployed, { gameId }: Suspended) => (await readGame(by.table.db, gameId))!;

/** A game that this build has suspended beyond a barrier, seat 0 being asked. */
async function suspended(by: Deployed, pace?: object): Promise<Suspended> {
  const made = await by.call("POST", "/v1/games", {
    body: {
      seats: [0, 1].map((at) => ({ name: `P${at}`, deck: "looks", as: "link" })),
      options: { startingPlayer: 0 },
      ...(pace && { pace }),
    },
  });
  const { gameId, seats } = made.body as GameCreated;
  const { token: account } = (await by.call("POST", "/v1/account", { body: { keep: newSecret() } }))
    .body as AccountOpened;
  const tokens: string[] = [];
  for (const { secret } of seats)
    tokens.push(((await by.call("POST", "/v1/seats", { token: account, body: { secret } })).body as SeatOpened).token);
  const game = { gameId, account, tokens };
  for (let at = 0; at < 30; at++) {
    const { blob } = await record(by, game);
    if (blob.saved.barrier !== undefined) return game;
    const { view } = await looking(by, game, 0);
    const answered = await answers(by, game, view.waitingFor[0]!, `to-barrier-${at}`);
    expect(answered.status).toBe(200);
  }
  throw new Error("it never came to a barrier");
}

beforeEach(async () => {
  host = await hosted(aws);
});

describe("a game suspended beyond a barrier", () => {
  it("is looked at and answered by the build that wrote it, then adopted at the next stable point", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const b = deployed("b", [a]);
    const before = await record(a, game);
    expect((await looking(b, game, 0)).view).toEqual((await looking(a, game, 0)).view);
    const answered = await answers(b, game, 0, "second");
    expect(answered).toMatchObject({ status: 200, body: { outcome: "done" } });
    const after = await record(b, game);
    expect(after).toMatchObject({ version: before.version + 1, build: "a" });
    expect(after.blob.saved.barrier).toBeUndefined();
    // The answers were taken as they were given: the first is not asked again.
    expect((answered.body as Acted).view.pending[0]?.decision.about).toBe("priority");
    const handed = b.handed.length;
    expect((await answers(b, game, 0, "third")).status).toBe(200);
    expect(await record(b, game)).toMatchObject({ version: before.version + 2, build: "b" });
    expect(b.handed.length).toBe(handed);
  });

  it("keeps its idempotency across the two builds", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const b = deployed("b", [a]);
    const { ask, view } = await looking(b, game, 0);
    const { digest, decision } = view.pending[0]!;
    const answer = { ask: "choose", chosen: [] };
    const body = { actionId: "same", do: "answer", ask, answers: [{ slot: decision.slot, digest, answer }] };
    expect((await acting(b, game, 0, body)).body).toMatchObject({ outcome: "done" });
    expect((await acting(b, game, 0, body)).body).toMatchObject({ outcome: "repeated" });
    expect((await acting(a, game, 0, body)).body).toMatchObject({ outcome: "repeated" });
  });

  it("has its clock run out in the build that wrote it", async () => {
    const a = deployed("a");
    const clock = { clock: { each: "handOff", allowanceMs: 3_600_000, onTimeout: "forfeit" } };
    const game = await suspended(a, clock);
    const b = deployed("b", [a]);
    host.clock.now += 100 * 3_600_000;
    expect(await sweep(b.table)).toMatchObject({ failed: 0 });
    expect(b.handed).toContain("a");
    expect(await record(b, game)).toMatchObject({ over: true, build: "a" });
  });

  it("has its notices held in quiet hours by the build that wrote it", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const b = deployed("b", [a]);
    const quiet = { quiet: { from: "10:00", to: "16:00" }, zone: "UTC" };
    expect((await a.call("POST", "/v1/player", { token: game.account, body: quiet })).status).toBe(200);
    const { asks } = await record(b, game);
    const body = JSON.stringify({ game: game.gameId, seat: 0, ask: asks[0], kind: "turn" });
    const message = { messageId: "one", body, attributes: { MessageGroupId: "one" } } as unknown as SQSRecord;
    const done = await notifyHandler(b.table, delivery(host))({ Records: [message] }, {} as Context);
    expect(done.batchItemFailures).toEqual([]);
    expect(b.handed).toEqual(["a"]);
    expect(await record(b, game)).toMatchObject({ build: "a", due: [{ kind: "held", seat: 0 }] });
  });

  it("has its bots play in the build that wrote it", async () => {
    const a = deployed("a");
    const seats = [
      { name: "Bot", deck: "looks", as: { bot: "random" } },
      { name: "Ann", deck: "looks", as: "link" },
    ];
    const made = await a.call("POST", "/v1/games", { body: { seats, options: { startingPlayer: 0 } } });
    const { gameId, seats: links } = made.body as GameCreated;
    const opened = (await a.call("POST", "/v1/seats", { body: { secret: links[0]!.secret } })).body as SeatOpened;
    const game = { gameId, account: "", tokens: ["", opened.token] };
    const wake = (by: Deployed, bot: Bot) => {
      const body = JSON.stringify({ game: gameId, version: 1, hops: 0 });
      const Records = [{ messageId: "one", body, attributes: { MessageGroupId: gameId } }] as unknown as SQSRecord[];
      return botsHandler(by.table, { random: bot })({ Records }, INVOCATION);
    };
    const dying = caster(1);
    for (let at = 0; at < 10 && (await record(a, game)).blob.saved.barrier === undefined; at++)
      if ((await looking(a, game, 1)).view.waitingFor[0] === 1) await answers(a, game, 1, `in-between-${at}`);
      else await wake(a, dying);
    const before = await record(a, game);
    expect(before.blob.saved.barrier).toBeDefined();
    expect(before.handoffs).toMatchObject([{ seat: 0, kind: "turn" }]);

    const b = deployed("b", [a]);
    expect((await wake(b, dying)).batchItemFailures).toEqual([]);
    expect(b.handed).toEqual(["a"]);
    const after = await record(b, game);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.blob.saved.barrier).toBeUndefined();
    expect((await looking(b, game, 1)).view.waitingFor).toEqual([1]);
  });

  it("is handed on once: two builds that each take it for the other's do not call each other for ever", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const c = deployed("c", [a]);
    const path = `/v1/games/${game.gameId}`;
    const event = {
      ...{ version: "2.0", routeKey: "GET /v1/games/{gameId}", rawPath: path, rawQueryString: "", handedOn: true },
      headers: { authorization: `Bearer ${game.tokens[0]}` },
      requestContext: { http: { method: "GET", path } },
    };
    const answered = await readHandler(c.table)(event as never, {} as Context);
    expect(answered).toMatchObject({ statusCode: 503 });
    expect(JSON.parse(answered.body!)).toMatchObject({ code: "other-build" });
    expect(c.handed).toEqual([]);
  });
});

describe("a game suspended beyond a barrier by a build that is gone", () => {
  it("goes on where the present build asks the same", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const before = await record(a, game);
    const b = deployed("b", [], asking("a"));
    expect((await answers(b, game, 0, "second")).body).toMatchObject({ outcome: "done" });
    expect(await record(b, game)).toMatchObject({ version: before.version + 1, build: "b" });
  });

  it("goes back to the last stable point, and tells both players", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    await drain(host);
    const b = deployed("b");
    const asked = await record(a, game);
    const stale = { slot: "scry#2", answer: { ask: "choose", chosen: [] } };
    const refused = await acting(b, game, 0, { actionId: "late", do: "answer", ask: asked.asks[0], answers: [stale] });
    expect(refused).toMatchObject({ status: 409, body: { code: "build-gone" } });
    const after = await record(b, game);
    expect(after).toMatchObject({ build: "b" });
    expect(after.blob.saved.inputs).toEqual([]);
    for (const seat of [0, 1]) {
      const { body } = await b.call("GET", `/v1/games/${game.gameId}/log?since=0`, { token: game.tokens[seat]! });
      expect((body as Log).entries.map(({ code }) => code)).toContain("wentBackForBuild");
    }
    const told = host.outbox.messages.length;
    await drain(host, b.table as never);
    const messages = host.outbox.messages.slice(told).map(({ seat, kind }) => `${seat} ${kind}`);
    expect(messages.sort()).toEqual(["0 turn", "0 wentBack", "1 wentBack"]);
    // The way on: both looks are asked anew, and the game is in step.
    for (const actionId of ["first-again", "second-again"])
      expect(await answers(b, game, 0, actionId)).toMatchObject({ status: 200, body: { outcome: "done" } });
    expect((await looking(b, game, 0)).view.pending[0]?.decision.about).toBe("priority");
  });

  it("can be conceded", async () => {
    const a = deployed("a");
    const game = await suspended(a);
    const b = deployed("b");
    expect((await acting(b, game, 1, { actionId: "enough", do: "concede" })).body).toMatchObject({ outcome: "done" });
    expect(await record(b, game)).toMatchObject({ over: true });
  });
});
