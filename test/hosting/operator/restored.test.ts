import { PutItemCommand, paginateScan } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { AccountOpened, GameCreated, SeatOpened } from "../../../lib/hosting/api.ts";
import { openPools } from "../../../lib/hosting/cards/pools.ts";
import { resumeClocks, stopClocks, sweepInTime } from "../../../lib/hosting/notices/heartbeat.ts";
import { openQueue } from "../../../lib/hosting/queue/queue.ts";
import { newSecret } from "../../../lib/hosting/signingKeys.ts";
import { openDb } from "../../../lib/hosting/storage/db.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { answerOf, drain, type Hosted, opened, type Started, started } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";

/** The restore drill of docs/operations.md: the table as it was at a time, in another table, and the app pointed at that. */

const HOUR = 3_600_000;
const { aws, host } = hostForEachTest();

/** The table's items as they are now, in a table of their own: what a restore to this time will give. */
async function copied(): Promise<Hosted> {
  const tableName = await aws.newTable();
  for await (const { Items = [] } of paginateScan({ client: aws.dynamo }, { TableName: host.tableName }))
    for (const Item of Items) await aws.dynamo.send(new PutItemCommand({ TableName: tableName, Item }));
  const db = openDb(aws.dynamo, aws.once, tableName, host.table.db.archive);
  return { ...host, tableName, table: { ...host.table, db, pools: openPools(db) } };
}
const does = (on: Hosted, { gameId, tokens }: Started, seat: number, doing: Parameters<typeof act>[3]) =>
  act(on.table, gameId, tokens[seat]!, doing);
const keys = () => host.outbox.messages.map(({ key }) => key);
const post = async <T>(on: Hosted, path: string, body: object, token?: string) => {
  const answered = await client(on.table)("POST", path, { body, ...(token !== undefined && { token }) });
  return { status: answered.status, ...(answered.body as T & { code?: string }) };
};

describe("a restored table", () => {
  it("has games as they were, and takes anew what was done since", async () => {
    const game = await started(host);
    await does(host, game, 0, await answerOf(host, game, 0, "answer-of-before"));
    const restored = await copied();
    const since = await answerOf(host, game, 1, "answer-since-then");
    await does(host, game, 1, since);
    expect((await opened(host, game.gameId)).record.version).toBe(3);
    expect((await opened(restored, game.gameId)).record.version).toBe(2);
    expect(
      (await does(restored, game, 0, await answerOf(host, game, 0, "answer-of-before")).catch((e) => e)).code,
    ).toBe("action-id-reused");
    expect((await does(restored, game, 1, since)).acted.outcome).toBe("done");
    expect((await does(restored, game, 1, since)).acted.outcome).toBe("repeated");
  });

  it("opens the links it knows: older ones again, none of those made since", async () => {
    const keep = newSecret();
    const { token } = await post<AccountOpened>(host, "/v1/account", { keep });
    const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
    const { gameId, seats: links } = await post<GameCreated>(host, "/v1/games", { seats });
    const [first] = links.map(({ secret }) => secret);
    const mine = await post<SeatOpened>(host, "/v1/seats", { secret: first }, token);
    const restored = await copied();

    const renewed = newSecret();
    const renews = { actionId: "renew-the-link-of-mine", do: "renewLink", keep: renewed };
    expect((await post(host, `/v1/games/${gameId}/actions`, renews, mine.token)).status).toBe(200);
    expect((await post(host, "/v1/seats", { secret: first })).code).toBe("revoked-link");
    const anew = await post<SeatOpened>(host, "/v1/seats", { secret: renewed });
    const later = await post<GameCreated>(host, "/v1/games", { seats });

    expect((await post(restored, "/v1/seats", { secret: first })).status).toBe(200);
    expect((await post(restored, "/v1/seats", { secret: renewed })).code).toBe("unknown-link");
    expect((await post(restored, "/v1/seats", { secret: later.seats[0]!.secret })).code).toBe("unknown-link");
    const look = (bearer: string) => client(restored.table)("GET", `/v1/games/${gameId}`, { token: bearer });
    expect((await look(mine.token)).status).toBe(200);
    expect((await look(anew.token)).body).toMatchObject({ code: "revoked-token" });
    // The account leads to its games whatever became of their links.
    expect((await post(restored, "/v1/seats", { gameId, seat: 0, keep: newSecret() }, token)).status).toBe(200);
  });

  it("lets an account in again that was signed out since", async () => {
    const keep = newSecret();
    const { token } = await post<AccountOpened>(host, "/v1/account", { keep });
    const restored = await copied();
    expect((await post(host, "/v1/account/signOut", { keep: newSecret() }, token)).status).toBe(200);
    expect((await client(host.table)("GET", "/v1/games", { token })).body).toMatchObject({ code: "signed-out" });
    expect((await client(restored.table)("GET", "/v1/games", { token })).status).toBe(200);
  });

  it("drops what is still under way of after that time, and tells what is asked since, under the key of before", async () => {
    const game = await started(host);
    await drain(host);
    await does(host, game, 0, await answerOf(host, game, 0, "answer-of-before"));
    await drain(host);
    const restored = await copied();
    const since = await answerOf(host, game, 1, "answer-since-then");
    await does(host, game, 1, since);
    const before = keys();
    // In the queue, which no restore empties: that seat 0 is asked.
    expect(await drain(restored)).toEqual([]);
    expect(keys()).toEqual(before);
    // Whoever had been told of that time's question is not told of it again.
    await sweepInTime(restored.table);
    await drain(restored);
    expect(keys()).toEqual(before);
    // Five minutes on, the queue has forgotten what it was sent; a restore takes longer.
    const queueUrls = { ...host.queueUrls, notifications: (await aws.newQueue()).url };
    const later = { ...restored, queueUrls, table: { ...restored.table, queue: openQueue(aws.sqs, queueUrls) } };
    await does(later, game, 1, { ...since, actionId: "answer-once-more-1" });
    await drain(later);
    expect(keys().filter((key) => !before.includes(key))).toEqual([`${game.gameId}.0.2.turn`]);
  });

  it("gives all clocks the time back that has passed since", async () => {
    const clock = { each: "handOff" as const, allowanceMs: 10 * HOUR, onTimeout: "forfeit" as const };
    const game = await started(host, 2, 20, { pace: { clock } });
    await does(host, game, 0, await answerOf(host, game, 0, "answer-of-before"));
    await sweepInTime(host.table);
    const dueAt = async (on: Hosted) => (await opened(on, game.gameId)).record.handoffs[0]?.dueAt ?? 0;
    const restored = await copied();
    const due = await dueAt(restored);
    await stopClocks(host.table.db, host.clock.now);
    host.clock.now += 24 * HOUR;
    await stopClocks(restored.table.db, host.clock.now);
    host.clock.now += HOUR;
    await sweepInTime(restored.table);
    expect((await opened(restored, game.gameId)).record.over).toBe(false);
    await resumeClocks(restored.table.db, host.clock.now);
    await sweepInTime(restored.table);
    expect((await opened(restored, game.gameId)).record.over).toBe(false);
    expect((await dueAt(restored)) - due).toBeGreaterThanOrEqual(25 * HOUR);
  });
});
