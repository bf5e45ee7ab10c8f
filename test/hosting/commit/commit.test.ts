import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { loggedIn } from "../../../lib/hosting/storage/log.ts";
import { writeGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { bidding } from "../../support/bidding.ts";
import { answerOf, contents, drain, type Hosted, hosted, intentsIn, opened, started } from "../../support/hosted.ts";

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
});
afterAll(() => aws.stop());

describe("an action", () => {
  it("is committed with its events, its hand-off and what it overwrote", async () => {
    const game = await started(host);
    await drain(host);
    const first = await act(host.table, game.gameId, game.tokens[0]!, await answerOf(host, game, 0, "action-1"));
    expect(first.acted.outcome).toBe("done");
    expect(first.acted.events.map((one) => one.code)).toEqual(["bid", "bid"]);
    expect(first.acted.view.pending).toEqual([]);
    await act(host.table, game.gameId, game.tokens[1]!, await answerOf(host, game, 1, "action-2"));
    await drain(host);
    const { record } = await opened(host, game.gameId);
    expect(record.version).toBe(3);
    expect(record.asks).toEqual([2, 1]);
    expect(host.outbox.messages.map((one) => one.key).filter((key) => key.startsWith(game.gameId))).toEqual([
      `${game.gameId}.0.1.turn`,
      `${game.gameId}.1.1.turn`,
      `${game.gameId}.0.2.turn`,
    ]);
    expect(await intentsIn(host)).toEqual([]);
    const keys = [...(await contents(host)).keys()].filter((key) => key.startsWith(`GAME#${game.gameId}`)).sort();
    expect(keys.map((key) => key.split(" ")[1])).toEqual(["SEAT#0", "SEAT#1", "STATE"]);
    expect(
      record.blob.logged?.map(loggedIn).map(({ version, events }) => [version, events.map(({ code }) => code)]),
    ).toEqual([[2, ["bid", "bid"]]]);
  });

  it("done again is answered again, and done once", async () => {
    const game = await started(host);
    const request = await answerOf(host, game, 0, "the-same-id");
    const first = await act(host.table, game.gameId, game.tokens[0]!, request);
    const before = await contents(host);
    const again = await act(host.table, game.gameId, game.tokens[0]!, request);
    expect(again.acted).toEqual({ ...first.acted, outcome: "repeated" });
    expect(again.etag).toBe(first.etag);
    expect(await contents(host)).toEqual(before);
    await act(host.table, game.gameId, game.tokens[1]!, await answerOf(host, game, 1, "another-id"));
    const later = await act(host.table, game.gameId, game.tokens[0]!, request);
    expect(later.acted).toMatchObject({ outcome: "repeated", events: first.acted.events });
    expect(later.acted.view.pending).toHaveLength(1);
  });

  it("done again after any number of others is answered again, and done once", async () => {
    const game = await started(host);
    const say = (actionId: string, text: string, seat = 0) =>
      act(host.table, game.gameId, game.tokens[seat]!, { actionId, do: "say", text });
    await say("said-once", "hello");
    const offered = { actionId: "offered-once", do: "offerDraw" } as const;
    const first = await act(host.table, game.gameId, game.tokens[0]!, offered);
    await act(host.table, game.gameId, game.tokens[1]!, { actionId: "declined", do: "declineDraw" });
    for (let at = 0; at < 40; at++) await say(`line-number-${at}`, `line ${at}`);
    const before = await contents(host);
    expect((await say("said-once", "hello")).acted.outcome).toBe("repeated");
    const again = await act(host.table, game.gameId, game.tokens[0]!, offered);
    expect(again.acted).toMatchObject({ outcome: "repeated", events: first.acted.events });
    await expect(say("said-once", "something else")).rejects.toMatchObject({ code: "action-id-reused" });
    expect(await contents(host)).toEqual(before);
    expect((await say("said-once", "hello", 1)).acted.outcome).toBe("done");
    const pages = [...before].filter(([key]) => key.startsWith(`GAME#${game.gameId} LOG#`));
    expect(pages.map(([key]) => Number(key.slice(-15)))).toEqual([17, 33]);
  });

  it("of an earlier build done again is answered again, and done once", async () => {
    const game = await started(host);
    const say = (actionId: string, text: string) =>
      act(host.table, game.gameId, game.tokens[0]!, { actionId, do: "say", text });
    const { version } = (await opened(host, game.gameId)).record;
    await say("said-once", "hello");
    // What such a build left beside the record, without a mark of it in the record itself.
    const { db } = host.table;
    const state = (await db.get(gameKey(game.gameId)))!;
    const [marks, others] = state.recent!.L!;
    await db.put({ marks: marks!, pk: state.pk!, sk: { S: `DONE#0#${String(version + 1).padStart(15, "0")}` } });
    await db.put({ ...state, recent: { L: [{ B: new Uint8Array() }, others!] } });
    expect((await say("said-once", "hello")).acted.outcome).toBe("repeated");
    await expect(say("said-once", "something else")).rejects.toMatchObject({ code: "action-id-reused" });
  });

  it("asks further questions of the same seat in the response, without a notice", async () => {
    const game = await started(host);
    await drain(host);
    await act(host.table, game.gameId, game.tokens[1]!, await answerOf(host, game, 1, "bid-of-one"));
    const asked = await act(host.table, game.gameId, game.tokens[0]!, await answerOf(host, game, 0, "bid-of-zero"));
    expect(asked.acted.ask).toBe(2);
    expect(asked.acted.view.pending.map((one) => one.decision.slot)).toEqual(["double"]);
    const told = host.outbox.messages.length;
    await drain(host);
    expect(host.outbox.messages.length).toBe(told);
  });

  it("is asked under a new number even if the next question reads the same", async () => {
    const game = await started(host);
    const alike: typeof host.table.engine = {
      ...bidding,
      view(state, seat) {
        const view = bidding.view(state, seat);
        const pending = view.pending.map((one) => ({ digest: "same", decision: { ...one.decision, slot: "same" } }));
        return { ...view, pending };
      },
    };
    const table = { ...host.table, engine: alike };
    const numbers: number[] = [];
    for (const [at, seat] of [0, 1, 0, 0].entries()) {
      const request = await answerOf(host, game, seat, `alike-${at}-of-${seat}`);
      const { acted } = await act(table, game.gameId, game.tokens[seat]!, request);
      if (seat === 0) numbers.push(acted.ask);
      await expect(
        act(table, game.gameId, game.tokens[seat]!, { ...request, actionId: `again-${at}-of-${seat}` }),
      ).rejects.toMatchObject({ code: "already-answered" });
    }
    // Bids; then "double" was asked when seat 1 had bid; then who gets it; then bids again.
    expect(numbers).toEqual([1, 3, 4]);
  });

  it("finds a game that this build asks somebody else of, and tells whom it asks now", async () => {
    const game = await started(host);
    await act(host.table, game.gameId, game.tokens[0]!, await answerOf(host, game, 0, "only-one-is-left"));
    await drain(host);
    const asked = await answerOf(host, game, 1, "who-is-asked");
    const { db } = host.table;
    const { record } = await opened(host, game.gameId);
    // As an earlier build might have left it: seat 0 was asked.
    const handoffs = record.handoffs.map((one) => (one.kind === "turn" ? { ...one, seat: 0, ask: 7 } : one));
    const questions = ["what that build asked", ""];
    const old = { ...record, version: record.version + 1, handoffs, asks: [7, 1], blob: { ...record.blob, questions } };
    expect(await writeGame(db, old, host.clock.now)).toBe(true);
    const told = host.outbox.messages.length;
    const theirs = { ...asked, actionId: "who-was-asked", ask: 7 };
    await expect(act(host.table, game.gameId, game.tokens[0]!, theirs)).rejects.toMatchObject({ status: 409 });
    await drain(host);
    expect(host.outbox.messages.slice(told).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(["1 turn"]);
    const anew = await answerOf(host, game, 1, "asked-anew");
    expect((await act(host.table, game.gameId, game.tokens[1]!, anew)).acted.outcome).toBe("done");
  });

  it("of many who race, every one is done once", async () => {
    const seats = 6;
    const game = await started(host, seats);
    const requests = await Promise.all(game.tokens.map((_, seat) => answerOf(host, game, seat, `race-of-${seat}`)));
    const send = async (seat: number): Promise<void> => {
      try {
        await act(host.table, game.gameId, game.tokens[seat]!, requests[seat]!);
      } catch (error) {
        expect(error).toMatchObject({ code: "busy", status: 409 });
        await send(seat);
      }
    };
    await Promise.all(game.tokens.flatMap((_, seat) => [send(seat), send(seat)]));
    const { record, game: state } = await opened(host, game.gameId);
    expect(record.version).toBe(1 + seats);
    expect([...state.history].sort()).toEqual(
      game.tokens.flatMap((_, seat) =>
        ["first", "second"].map((slot) => `${seat}.${slot}.{"ask":"number","number":1}`),
      ),
    );
    host.clock.now += 91_000;
    await sweep(host.table);
    expect(await intentsIn(host)).toEqual([]);
  });
});
