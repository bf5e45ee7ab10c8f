import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import { ARCHIVED_AFTER_MS } from "../../../lib/hosting/commit/dueAfter.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { archiveFinished } from "../../../lib/hosting/operator/archiveFinished.ts";
import { CLEANED_AFTER_MS } from "../../../lib/hosting/operator/archiveGame.ts";
import { quarantine } from "../../../lib/hosting/operator/quarantine.ts";
import { forgetPlayer } from "../../../lib/hosting/ownData/forget.ts";
import { look, readLog } from "../../../lib/hosting/reading/reads.ts";
import { unpackLines } from "../../../lib/hosting/storage/codec.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { type Fault, faulty } from "../../support/faults.ts";
import { contents, filledPage, type Hosted, hosted, type Started, started } from "../../support/hosted.ts";

/** Games that are over move to the archive with all their logs; the table keeps a stub. */

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
});

const CONCEDES = { actionId: "i-give-this-one-up", do: "concede" } as const;

/** Over, with a page of the log in an item of its own. */
async function finished(names: readonly string[] = []): Promise<Started> {
  const game = await started(host, 2, 20, { names });
  await filledPage(host, game);
  await act(host.table, game.gameId, game.tokens[1]!, CONCEDES);
  return game;
}

/** All that both seats get to see of it. */
const seen = async ({ tokens }: Started) =>
  Promise.all(tokens.map(async (token) => [(await look(host.table, token)).etag, await readLog(host.table, token, 0)]));
const sweepAfter = (ms: number) => {
  host.clock.now += ms;
  return sweep(host.table);
};
const kept = async ({ gameId }: Started) =>
  [...(await contents(host))].filter(([key]) => key.startsWith(`GAME#${gameId} `)).map(([key]) => key.split(" ")[1]!);
const stateOf = async ({ gameId }: Started) => JSON.parse((await contents(host)).get(`GAME#${gameId} STATE`)!);
const isAtRest = async (game: Started): Promise<boolean> => {
  const { blob, archive, dueShard } = await stateOf(game);
  return blob === undefined && archive !== undefined && dueShard === undefined;
};

async function archived(game: Started): Promise<void> {
  await sweepAfter(ARCHIVED_AFTER_MS);
  await sweepAfter(CLEANED_AFTER_MS);
  expect(await isAtRest(game)).toBe(true);
}

describe("a game that is over", () => {
  it("moves a month later, and is seen as before", async () => {
    const game = await finished();
    const before = await seen(game);
    await sweepAfter(ARCHIVED_AFTER_MS - 1_000);
    expect([await isAtRest(game), host.objects.size]).toEqual([false, 0]);
    await sweepAfter(1_000);
    // Whoever reads it with the items of its log still finds them.
    expect(await kept(game)).toContainEqual(expect.stringMatching(/^LOG#/));
    expect((await stateOf(game)).blob).toBeUndefined();
    expect(await seen(game)).toEqual(before);
    await sweepAfter(CLEANED_AFTER_MS);
    expect((await kept(game)).sort()).toEqual(["SEAT#0", "SEAT#1", "STATE"]);
    expect(await isAtRest(game)).toBe(true);
    expect(host.objects.size).toBe(1);
    expect(await seen(game)).toEqual(before);
    expect(host.warnings).toEqual([]);
  });

  it("knows from there what was done, and does nothing twice", async () => {
    const game = await finished();
    const says = { actionId: "line-number-5", do: "say", text: "hm" } as const;
    const first = { ...says, text: "another" };
    await archived(game);
    expect((await act(host.table, game.gameId, game.tokens[0]!, says)).acted.outcome).toBe("repeated");
    await expect(act(host.table, game.gameId, game.tokens[0]!, first)).rejects.toMatchObject({
      code: "action-id-reused",
    });
    expect((await act(host.table, game.gameId, game.tokens[1]!, CONCEDES)).acted.outcome).toBe("repeated");
    expect(await isAtRest(game)).toBe(true);
  });

  it("comes back where something changes, and moves again with all that was logged since", async () => {
    const game = await finished();
    await archived(game);
    const old = [...host.objects.keys()];
    await act(host.table, game.gameId, game.tokens[0]!, { actionId: "after-all-that", do: "say", text: "well played" });
    expect((await stateOf(game)).blob).toBeDefined();
    const before = await seen(game);
    expect(before[0]![1]).toMatchObject({ next: expect.any(Number) });
    await sweepAfter(3_600_000);
    await sweepAfter(CLEANED_AFTER_MS);
    expect(await isAtRest(game)).toBe(true);
    expect(await seen(game)).toEqual(before);
    expect(host.objects.size).toBe(1);
    expect([...host.objects.keys()]).not.toEqual(old);
  });

  it("leaves nothing of a player there who wants to be forgotten", async () => {
    const game = await finished(["Zebulon", "Bo"]);
    const { player } = game.tokens[0]!;
    await archived(game);
    const names = () => [...host.objects.values()].map((bytes) => unpackLines(bytes).join()).join();
    const inBlobs = () =>
      [...host.objects.values()].flatMap((bytes) => {
        const { blob } = JSON.parse(unpackLines(bytes)[0]!) as { blob: { B: { B64: string } } };
        return unpackLines(Buffer.from(blob.B.B64, "base64"));
      });
    expect(inBlobs().join()).toContain("Zebulon");
    expect(player).toBeDefined();
    await forgetPlayer(host.table, player);
    await sweepAfter(3_600_000);
    await sweepAfter(CLEANED_AFTER_MS);
    expect(await isAtRest(game)).toBe(true);
    expect(inBlobs().join() + names()).not.toContain("Zebulon");
    expect(JSON.stringify([...(await contents(host))])).not.toContain("Zebulon");
  });

  it("from before there was an archive moves as well, once an operator says so", async () => {
    const game = await finished();
    const other = await started(host);
    const { due, dueShard, nextAt, ...before } = (await host.table.db.get(gameKey(game.gameId)))!;
    expect([due, dueShard, nextAt].every((one) => one !== undefined)).toBe(true);
    await host.table.db.put(before);
    const { tableName, table, clock } = host;
    expect(await archiveFinished(aws.dynamo, table.db, tableName, clock.now)).toBe(1);
    expect(await archiveFinished(aws.dynamo, table.db, tableName, clock.now)).toBe(0);
    await archived(game);
    expect((await stateOf(other)).blob).toBeDefined();
  });

  it("stays where it is while an operator has it", async () => {
    const game = await finished();
    await quarantine(host.table.db, game.gameId, true);
    await sweepAfter(ARCHIVED_AFTER_MS);
    expect((await stateOf(game)).blob).toBeDefined();
    await quarantine(host.table.db, game.gameId, false);
    await sweepAfter(0);
    await sweepAfter(CLEANED_AFTER_MS);
    expect(await isAtRest(game)).toBe(true);
  });
});

describe("a crash while it moves", () => {
  const faults: Fault[] = (["kill", "error"] as const).flatMap((does) =>
    (["before", "after"] as const).map((when) => ({ does, when })),
  );

  /** Of both steps, so many calls to the table and to the archive, in order. */
  it.each(faults)("loses nothing and leaves nothing behind, wherever it comes: %j", async (fault) => {
    const game = await finished();
    const before = await seen(game);
    for (const step of [ARCHIVED_AFTER_MS, CLEANED_AFTER_MS]) {
      host.clock.now += step;
      for (let at = 0; ; at++) {
        const instance = faulty(aws, (call) => (call.at === at ? fault : undefined));
        const table = host.through(instance.dynamo, instance.once, instance.sqs);
        await Promise.race([sweep(table).catch(() => "failed"), instance.killed]);
        expect(await seen(game)).toEqual(before);
        if (instance.calls.length <= at) break;
      }
    }
    await sweepAfter(CLEANED_AFTER_MS);
    expect(await isAtRest(game)).toBe(true);
    expect((await kept(game)).sort()).toEqual(["SEAT#0", "SEAT#1", "STATE"]);
    expect(host.objects.size).toBe(1);
    expect(await seen(game)).toEqual(before);
  });

  it.each(["get", "put", "delete", "list"] as const)("or the archive does not answer: %s", async (operation) => {
    const game = await finished();
    const before = await seen(game);
    const failing = {
      ...host.table,
      db: {
        ...host.table.db,
        archive: { ...host.table.db.archive, [operation]: () => Promise.reject(new Error("the archive is down")) },
      },
    };
    for (const step of [ARCHIVED_AFTER_MS, CLEANED_AFTER_MS]) {
      host.clock.now += step;
      await sweep(failing);
      expect(await seen(game)).toEqual(before);
    }
    await sweepAfter(0);
    await sweepAfter(CLEANED_AFTER_MS);
    expect(await isAtRest(game)).toBe(true);
    expect(await seen(game)).toEqual(before);
  });

  it("somebody says something in between", async () => {
    const game = await finished();
    host.clock.now += ARCHIVED_AFTER_MS;
    let said = false;
    const { archive } = host.table.db;
    const interrupted = {
      ...host.table.db,
      archive: {
        ...archive,
        async put(key: string, bytes: Uint8Array) {
          await archive.put(key, bytes);
          said = true;
          await act(host.table, game.gameId, game.tokens[0]!, { actionId: "just-in-time-now", do: "say", text: "oh" });
        },
      },
    };
    await sweep({ ...host.table, db: interrupted });
    expect([said, (await stateOf(game)).blob !== undefined]).toEqual([true, true]);
    const before = await seen(game);
    await sweepAfter(0);
    await sweepAfter(CLEANED_AFTER_MS);
    expect([await isAtRest(game), host.objects.size]).toEqual([true, 1]);
    expect(await seen(game)).toEqual(before);
  });
});
