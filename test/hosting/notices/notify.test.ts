import { GetQueueAttributesCommand, ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import type { Context, SQSEvent } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { profileOf, setProfile } from "../../../lib/hosting/account/profile.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import { restUntil } from "../../../lib/hosting/clocks/calendar.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import { type Channel, GoneForGood } from "../../../lib/hosting/notices/channel.ts";
import { notifyHandler } from "../../../lib/hosting/notices/consume.ts";
import { deliver } from "../../../lib/hosting/notices/notify.ts";
import { resendOpenHandOffs } from "../../../lib/hosting/notices/resend.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { quarantine } from "../../../lib/hosting/operator/quarantine.ts";
import { readToken } from "../../../lib/hosting/people/tokens.ts";
import { openQueue } from "../../../lib/hosting/queue/queue.ts";
import type { Notice } from "../../../lib/hosting/storage/record.ts";
import { faulty } from "../../support/faults.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { answerOf, contents, decks, delivery, drain, dueIn, intentsIn, opened, started } from "../../support/hosted.ts";

const { aws, host } = hostForEachTest();

const told = () => host.outbox.messages.map(({ seat, ask, kind }) => `${seat}.${ask}.${kind}`);
const moves = async (game: Awaited<ReturnType<typeof started>>, seat: number, id: string) =>
  act(host.table, game.gameId, game.tokens[seat]!, await answerOf(host, game, seat, id));

describe("the consumer", () => {
  it("tells a seat once, however often the message comes", async () => {
    const game = await started(host);
    for (let again = 0; again < 3; again++) {
      await host.table.queue.send({ game: game.gameId, seat: 0, ask: 1, kind: "turn" }, `again-${again}`);
      await drain(host);
    }
    expect(told().sort()).toEqual(["0.1.turn", "1.1.turn"]);
  });

  it("drops what is not asked any more", async () => {
    const game = await started(host);
    await moves(game, 0, "moves-early");
    await drain(host);
    expect(told()).toEqual(["1.1.turn"]);
  });

  it("leaves a quarantined game alone, and so does the sweeper", async () => {
    const game = await started(host);
    const { db } = host.table;
    await quarantine(db, game.gameId, true);
    await db.put({ pk: { S: "INTENT#00" }, sk: { S: `000000000000000#${game.gameId}#by-hand` } });
    expect(await drain(host)).toEqual([]);
    expect(await sweep(host.table)).toMatchObject({ failed: 0 });
    expect(await intentsIn(host)).toHaveLength(1);
    await quarantine(db, game.gameId, false);
    await sweep(host.table);
    expect(await intentsIn(host)).toEqual([]);
    expect(told()).toEqual([]);
    // The queue had both messages within the last five minutes already: they are sent as others.
    await drain(host);
    expect(told().sort()).toEqual(["0.1.turn", "1.1.turn"]);
    expect(await quarantine(db, "01NOSUCHGAME", true)).toBe(false);
  });

  it("tells nobody of a seat that nobody opened", async () => {
    await create(host.table, decks, {
      seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "invite" as const })),
    });
    await drain(host);
    expect(told()).toEqual([]);
  });

  it("tells the others, not the one who ended it, that the game is over", async () => {
    const game = await started(host, 3, 4);
    await moves(game, 0, "to-the-end-0");
    await moves(game, 1, "to-the-end-1");
    await moves(game, 2, "to-the-end-2");
    await moves(game, 0, "to-the-end-3");
    const { acted } = await moves(game, 0, "to-the-end-4");
    expect(acted.view.result).toEqual({ winners: [0] });
    await drain(host);
    expect(
      told()
        .filter((one) => one.endsWith("over"))
        .sort(),
    ).toEqual(["1.1.over", "2.1.over"]);
  });

  it("tries a channel that failed again when the sweeper says so, and leaves nothing to the dead letters", async () => {
    const { gameId } = await started(host);
    host.outbox.failures = 2;
    expect(await drain(host)).toEqual([]);
    expect(told()).toEqual([]);
    expect((await opened(host, gameId)).record.due.map(({ kind }) => kind)).toEqual(["held", "held"]);
    host.clock.now += 61_000;
    await sweep(host.table);
    expect(await drain(host)).toEqual([]);
    expect(told().sort()).toEqual(["0.1.turn", "1.1.turn"]);
    expect((await opened(host, gameId)).record.due).toEqual([]);
    expect([...(await contents(host)).keys()].filter((key) => key.includes("CHANNEL#"))).toEqual([]);
    const { Attributes } = await aws.sqs.send(
      new GetQueueAttributesCommand({ QueueUrl: host.deadUrl, AttributeNames: ["ApproximateNumberOfMessages"] }),
    );
    expect(Attributes?.ApproximateNumberOfMessages).toBe("0");
  });

  it("leaves a message that it cannot deal with to the dead letters", async () => {
    const game = await started(host);
    await drain(host);
    const nowhere = { ...host.table, db: { ...host.table.db, get: () => Promise.reject(new Error("no table")) } };
    await host.table.queue.send({ game: game.gameId, seat: 0, ask: 1, kind: "turn" }, "again");
    expect((await drain(host, nowhere)).length).toBeGreaterThan(0);
    await drain(host, nowhere);
    const { Messages = [] } = await aws.sqs.send(
      new ReceiveMessageCommand({ QueueUrl: host.deadUrl, MaxNumberOfMessages: 10 }),
    );
    expect(JSON.parse(Messages[0]?.Body ?? "")).toMatchObject({ game: game.gameId, kind: "turn" });
  });

  it("reports only what failed of a batch, and what waited behind it in its group", async () => {
    const games = [await started(host), await started(host)];
    await drain(host);
    const record = (at: number, body: string, group: string) => ({
      messageId: `m${at}`,
      body,
      attributes: { MessageGroupId: group },
    });
    const notice = (at: number, seat: number) =>
      JSON.stringify({ game: games[at]?.gameId, seat, ask: 1, kind: "reminder" });
    const Records = [
      record(0, "no notice at all", "a"),
      record(1, notice(0, 0), "a"),
      record(2, notice(0, 1), "b"),
      record(3, notice(1, 0), "c"),
    ];
    host.outbox.messages.length = 0;
    const handler = notifyHandler(host.table, delivery(host));
    const { batchItemFailures } = await handler({ Records } as unknown as SQSEvent, {} as Context);
    expect(batchItemFailures.map((one) => one.itemIdentifier)).toEqual(["m0", "m1"]);
    expect(told().sort()).toEqual(["0.1.reminder", "1.1.reminder"]);
  });

  it("remembers what it delivered even if another channel failed", async () => {
    const game = await started(host);
    const two = {
      ...delivery(host),
      fallback: [
        { channel: "outbox", address: "" },
        { channel: "broken", address: "" },
      ],
    };
    const handler = notifyHandler(host.table, two);
    const body = JSON.stringify({ game: game.gameId, seat: 0, ask: 1, kind: "turn" });
    const Records = [{ messageId: "m", body, attributes: { MessageGroupId: "g" } }];
    for (let again = 0; again < 2; again++)
      expect((await handler({ Records } as unknown as SQSEvent, {} as Context)).batchItemFailures).toHaveLength(1);
    expect(told()).toEqual(["0.1.turn"]);
  });

  it("keeps quiet in quiet hours, and the sweeper tells when they are over", async () => {
    const { seats, gameId } = await create(host.table, decks, {
      seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "link" as const })),
    });
    const quiet = { zone: "Europe/Berlin", from: "12:00", to: "14:30" };
    await exchange(host.table, { secret: seats[0]!.secret, quiet });
    await drain(host);
    expect(told()).toEqual([]);
    const { record } = await opened(host, gameId);
    // 13:00 in Berlin; until 14:30.
    expect(record.due).toEqual([{ at: host.clock.now + 90 * 60_000, kind: "held", seat: 0, ask: 1, notice: "turn" }]);
    await sweep(host.table);
    await drain(host);
    expect(told()).toEqual([]);
    host.clock.now += 91 * 60_000;
    expect(await sweep(host.table)).toMatchObject({ intents: 0, due: 1 });
    await drain(host);
    expect(told()).toEqual(["0.1.turn"]);
    expect((await opened(host, gameId)).record.due).toEqual([]);
  });
});

describe("a channel that keeps failing", () => {
  const HOUR = 3_600_000;
  let answer: "fails" | "gone" | "takes" = "fails";
  let tries = 0;
  const hook: Channel = {
    async deliver() {
      tries++;
      if (answer === "gone") throw new GoneForGood("answered 410");
      if (answer === "fails") throw new Error("answered 500");
    },
  };
  /** A game of two whose first has a webhook. */
  const withHook = async () => {
    [answer, tries] = ["fails", 0];
    const { seats, gameId } = await create(host.table, decks, {
      seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "link" as const })),
      options: { startingPlayer: 0 },
    });
    const { token } = await exchange(host.table, { secret: seats[0]!.secret, webhook: "https://dead.example/" });
    const { player } = await readToken(`Bearer ${token}`, host.table.keys, host.table.now());
    const both = { ...delivery(host), channels: { ...delivery(host).channels, webhook: hook } };
    const notice = JSON.stringify({ game: gameId, seat: 0, ask: 1, kind: "turn" });
    const Records = [{ messageId: "m", body: notice, attributes: { MessageGroupId: "g" } }];
    const again = async () => {
      const handled = await notifyHandler(host.table, both)({ Records } as unknown as SQSEvent, {} as Context);
      expect(handled.batchItemFailures).toEqual([]);
    };
    return { gameId, player, again, profile: () => profileOf(host.table, player) };
  };

  it("is tried less and less often, and after three days no more; then the others say so, and the profile", async () => {
    const { gameId, again, profile, player } = await withHook();
    const start = host.clock.now;
    for (; host.clock.now < start + 71 * HOUR; host.clock.now += HOUR / 2) await again();
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    expect(await profile()).not.toHaveProperty("webhookOff");
    expect(host.outbox.messages).toEqual([]);
    for (; host.clock.now < start + 100 * HOUR; host.clock.now += HOUR) await again();
    const last = tries;
    expect((await profile()).webhookOff).toMatchObject({ reason: "answered 500" });
    expect(host.outbox.messages).toMatchObject([{ game: gameId, off: ["webhook"] }]);
    for (; host.clock.now < start + 200 * HOUR; host.clock.now += 10 * HOUR) await again();
    expect(tries).toBe(last);

    await setProfile(host.table, player, { webhook: "https://dead.example/" });
    expect(await profile()).not.toHaveProperty("webhookOff");
    answer = "takes";
    await again();
    await again();
    expect(tries).toBe(last + 1);
  });

  it("keeps all that is held until the same time apart, and is done with each once", async () => {
    const { gameId } = await withHook();
    const both = { ...delivery(host), channels: { ...delivery(host).channels, webhook: hook } };
    const notices: Omit<Notice, "game">[] = [
      { seat: 0, ask: 1, kind: "turn" },
      { seat: 0, ask: 1, kind: "timeShort" },
      { seat: 0, ask: 1, kind: "reminder" },
      { seat: 0, ask: 1, kind: "reminder", chosen: host.clock.now },
    ];
    const deliverAll = async () => {
      for (const notice of notices) await deliver(host.table, both, { game: gameId, ...notice });
    };
    const held = async () => (await opened(host, gameId)).record.due.filter(({ kind }) => kind === "held");
    await deliverAll();
    expect(await held()).toHaveLength(notices.length);
    // Another machine's clock is a little behind: what the sweeper has sent is held once more, until the same time.
    for (const behind of [1_000, 0]) {
      host.clock.now += 60_000 + (behind ? 0 : 1_000);
      expect(await sweep(host.table)).toMatchObject({ failed: 0 });
      expect(await held()).toEqual([]);
      host.clock.now -= behind;
      if (behind) await deliverAll();
      expect(await held()).toHaveLength(behind ? notices.length : 0);
    }
    expect(await sweep(host.table)).toMatchObject({ due: 0 });
  });

  it("has the offer to play again held as what it is, though the game is over", async () => {
    const { gameId } = await withHook();
    const ben = { player: "ben", game: gameId, seat: 1, epoch: 0 };
    await act(host.table, gameId, ben, { actionId: "concedes-it", do: "concede" });
    await act(host.table, gameId, ben, { actionId: "once-more-please", do: "rematch" });
    const { record } = await opened(host, gameId);
    const offer = record.handoffs.find(({ kind }) => kind === "offer")!;
    const both = { ...delivery(host), channels: { ...delivery(host).channels, webhook: hook } };
    await deliver(host.table, both, { game: gameId, seat: 0, ask: offer.ask, kind: "offer" });
    host.clock.now += 61_000;
    const sent: Notice[] = [];
    const queue = { ...host.table.queue, send: async (notice: Notice) => void sent.push(notice) };
    await sweep({ ...host.table, queue });
    expect(sent).toEqual([{ game: gameId, seat: 0, ask: offer.ask, kind: "offer" }]);
  });

  it("is switched off at once where its receiver says that it is gone for good", async () => {
    const { again, profile } = await withHook();
    answer = "gone";
    await again();
    await again();
    expect(tries).toBe(1);
    expect((await profile()).webhookOff).toEqual({ at: host.clock.now, reason: "answered 410" });
    expect(host.warnings).toContain("channel-off");
    expect(host.outbox.messages.map(({ off }) => off)).toEqual([["webhook"]]);
  });

  it("blocks no game, and starts anew at another address", async () => {
    const { gameId, player, again, profile } = await withHook();
    await again();
    const token = { player, game: gameId, seat: 0, epoch: 0 };
    expect(
      (await act(host.table, gameId, token, await answerOf(host, { gameId }, 0, "answers-on"))).acted.outcome,
    ).toBe("done");
    answer = "gone";
    host.clock.now += HOUR;
    await setProfile(host.table, player, { webhook: "https://other.example/" });
    expect(await profile()).not.toHaveProperty("webhookOff");
  });
});

describe("quiet hours", () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 5, hour, minute);
  it.each([
    ["before", at(20, 59), undefined],
    ["at the start", at(21), at(30)],
    ["at night", at(23, 30), at(30)],
    ["after midnight", at(24 + 2), at(30)],
    ["at the end", at(30), undefined],
  ])("over midnight, %s", (_, now, until) =>
    expect(restUntil({ zone: "Europe/Berlin", quiet: { from: "22:00", to: "07:00" } }, now)).toBe(until),
  );
  it("that are empty are never", () =>
    expect(restUntil({ zone: "UTC", quiet: { from: "08:00", to: "08:00" } }, at(8))).toBeUndefined());
});

describe("clocks", () => {
  const HOUR = 3_600_000;
  const paced = async () => {
    const { seats, gameId } = await create(host.table, decks, {
      seats: ["A", "B"].map((name) => ({ name, deck: "numbers", as: "link" as const })),
      pace: { remindAfterMs: HOUR, concedeAfterMs: 2 * HOUR },
      options: { startingPlayer: 0 },
    });
    for (const { secret } of seats) await exchange(host.table, { secret });
    await drain(host);
    host.outbox.messages.length = 0;
    return gameId;
  };

  it("remind, and then concede for whoever does not come", async () => {
    const gameId = await paced();
    const answer = await answerOf(host, { gameId }, 0, "in-time-1");
    const token = { player: "p", game: gameId, seat: 0, epoch: 0 };
    const { acted } = await act(host.table, gameId, token, answer);
    expect(acted.dueAt).toBeUndefined();
    host.clock.now += HOUR;
    expect(await sweep(host.table)).toMatchObject({ intents: 0, due: 1 });
    await drain(host);
    expect(told()).toEqual(["1.1.reminder"]);
    host.clock.now += HOUR;
    await sweep(host.table);
    const { record, game } = await opened(host, gameId);
    expect(game.history.at(-1)).toBe("1.concede");
    expect([record.over, dueIn(record)]).toEqual([true, []]);
    await drain(host);
    expect(told().sort()).toEqual(["0.1.over", "1.1.over", "1.1.reminder"]);
    expect(await sweep(host.table)).toMatchObject({ intents: 0, due: 0 });
  });

  it("do nothing to whoever answered in time, even if the index is behind", async () => {
    const gameId = await paced();
    await act(
      host.table,
      gameId,
      { player: "p", game: gameId, seat: 0, epoch: 0 },
      await answerOf(host, { gameId }, 0, "in-time-1"),
    );
    await act(
      host.table,
      gameId,
      { player: "p", game: gameId, seat: 1, epoch: 0 },
      await answerOf(host, { gameId }, 1, "in-time-2"),
    );
    const { record } = await opened(host, gameId);
    expect(record.due.map(({ kind, seat, ask }) => `${kind} ${seat}.${ask}`)).toEqual([
      "short 0.2",
      "remind 0.2",
      "zero 0.2",
    ]);
  });

  it("go off once, whenever the sweeper is killed", async () => {
    for (let at = 0; ; at++) {
      const gameId = await paced();
      host.clock.now += 2 * HOUR;
      const instance = faulty(aws, (call) => (call.at === at ? { does: "kill", when: "after" } : undefined));
      const swept = sweep(host.through(instance.dynamo, instance.once, instance.sqs)).then(() => "done");
      const outcome = await Promise.race([swept, instance.killed]);
      host.clock.now += 91_000;
      await sweep(host.table);
      host.clock.now += 91_000;
      await sweep(host.table);
      await drain(host);
      const { record, game } = await opened(host, gameId);
      expect(game.history).toEqual(["0.concede"]);
      expect(dueIn(record)).toEqual([]);
      expect(await intentsIn(host)).toEqual([]);
      expect(host.outbox.messages.filter((one) => one.game === gameId && one.kind === "over")).toHaveLength(2);
      if (outcome === "done") break;
    }
  });
});

describe("a bot", () => {
  const withBot = (as: "link" | { bot: "heuristic" }) =>
    create(host.table, decks, {
      seats: [
        { name: "Ann", deck: "numbers", as },
        { name: "Robot", deck: "numbers", as: { bot: "heuristic" } },
      ],
      options: { startingPlayer: 1, startingLife: 30 },
    });

  it("is woken by the queue, plays on while it is asked, and hands over", async () => {
    const { gameId, seats } = await withBot("link");
    expect(seats.map((one) => one.seat)).toEqual([0]);
    await exchange(host.table, { secret: seats[0]!.secret });
    await drain(host);
    const before = await opened(host, gameId);
    expect(before.game.history).toEqual([
      '1.first.{"ask":"number","number":2}',
      '1.second.{"ask":"number","number":2}',
    ]);
    await act(
      host.table,
      gameId,
      { player: "p", game: gameId, seat: 0, epoch: 0 },
      await answerOf(host, { gameId }, 0, "human-bids"),
    );
    await drain(host);
    const { game } = await opened(host, gameId);
    // It doubled, awarded and bid again in one go, and then seat 0 was told.
    expect(game.round).toBe(2);
    expect(told()).toEqual(["0.1.turn", "0.2.turn"]);
  });

  it("plays another bot to the end", async () => {
    const { gameId } = await withBot({ bot: "heuristic" });
    await drain(host);
    expect((await opened(host, gameId)).record.over).toBe(true);
    expect(await intentsIn(host)).toEqual([]);
  });

  it("killed at any call goes on where it was", async () => {
    for (let at = 0; ; at += 3) {
      const { gameId } = await withBot({ bot: "heuristic" });
      const instance = faulty(aws, (call) =>
        call.at === at ? { does: "kill", when: at % 2 ? "after" : "before" } : undefined,
      );
      const table = host.through(instance.dynamo, instance.once, instance.sqs);
      const outcome = await Promise.race([drain(host, table), instance.killed]);
      host.clock.now += 91_000;
      await sweep(host.table);
      for (let round = 0; round < 3; round++) await drain(host);
      const { record } = await opened(host, gameId);
      expect({ at, over: record.over }).toEqual({ at, over: true });
      if (outcome !== "killed") break;
    }
    expect(await intentsIn(host)).toEqual([]);
  });

  it("plays for all bots of its game in one invocation, and sends nothing to a queue for any of them", async () => {
    const instance = faulty(aws, () => undefined);
    const { gameId } = await withBot({ bot: "heuristic" });
    await drain(host, host.through(instance.dynamo, instance.once, instance.sqs));
    expect((await opened(host, gameId)).record.over).toBe(true);
    expect(instance.calls.filter(({ name }) => name === "SendMessageCommand")).toEqual([]);
  });

  it("that runs out of time hands on to another invocation, which counts", async () => {
    const { gameId } = await withBot({ bot: "heuristic" });
    const hops: number[] = [];
    let answers = 0;
    const wake: typeof host.table.queue.wake = (one, again) => {
      hops.push(one.hops);
      return host.table.queue.wake(one, again);
    };
    const counting = { ...host.table, queue: { ...host.table.queue, wake } };
    await drain(host, counting, () => (answers++ % 3 === 2 ? 9_999 : 10_000));
    expect((await opened(host, gameId)).record.over).toBe(true);
    expect(hops.length).toBeGreaterThan(2);
    expect(hops).toEqual(hops.map((_, at) => at + 1));
  });

  it("that was handed on too often is stopped where an operator hears of it, and woken again by the sweeper", async () => {
    const { gameId } = await withBot({ bot: "heuristic" });
    await drain(host, host.table, () => 0);
    expect(host.warnings).toContain("bots-stopped");
    expect((await opened(host, gameId)).record.over).toBe(false);
    expect(await intentsIn(host)).toHaveLength(1);
    host.clock.now += 91_000;
    expect(await sweep(host.table)).toMatchObject({ intents: 1, failed: 0 });
    await drain(host);
    expect((await opened(host, gameId)).record.over).toBe(true);
  });

  it("plays also where its message is in the other queue, as earlier builds sent it", async () => {
    const { gameId } = await withBot({ bot: "heuristic" });
    const one = await aws.newQueue();
    const table = { ...host.table, queue: openQueue(aws.sqs, { ...host.queueUrls, bots: one.url }) };
    await table.queue.send({ game: gameId, seat: 1, ask: 1, kind: "turn" });
    await drain({ ...host, queueUrls: { ...host.queueUrls, bots: one.url } }, table);
    expect((await opened(host, gameId)).record.over).toBe(true);
  });

  it("leaves a quarantined game alone until it is released", async () => {
    const { gameId } = await withBot({ bot: "heuristic" });
    await quarantine(host.table.db, gameId, true);
    expect(await drain(host)).toEqual([]);
    await quarantine(host.table.db, gameId, false);
    await sweep(host.table);
    await drain(host);
    expect((await opened(host, gameId)).record.over).toBe(true);
  });
});

describe("a host whose queue forgot", () => {
  it("sends again what nobody was told of", async () => {
    const game = await started(host);
    await drain(host);
    await moves(game, 0, "moves-now-1");
    const fresh = await aws.newQueue();
    await moves(game, 1, "moves-now-2");
    const services = {
      dynamo: aws.dynamo,
      sqs: aws.sqs,
      tableName: host.tableName,
      queueUrls: { ...host.queueUrls, notifications: fresh.url },
    };
    expect(await resendOpenHandOffs(services)).toEqual({ sent: 1, broken: [] });
    const { Messages = [] } = await aws.sqs.send(new ReceiveMessageCommand({ QueueUrl: fresh.url }));
    expect(JSON.parse(Messages[0]?.Body ?? "")).toEqual({ game: game.gameId, seat: 0, ask: 2, kind: "turn" });
    await drain(host);
    expect(await resendOpenHandOffs(services)).toEqual({ sent: 0, broken: [] });
  });
});
