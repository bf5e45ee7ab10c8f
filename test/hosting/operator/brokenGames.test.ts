import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { setVacation } from "../../../lib/hosting/account/vacation.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import { openPools } from "../../../lib/hosting/cards/pools.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { quarantine } from "../../../lib/hosting/operator/quarantine.ts";
import { look, readLog } from "../../../lib/hosting/reading/reads.ts";
import { pack, packLines, unpack, unpackLines } from "../../../lib/hosting/storage/codec.ts";
import { B, N } from "../../../lib/hosting/storage/db.ts";
import { cardsKey, gameKey, logKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { answerOf, filledPage, type Hosted, hosted, opened, started } from "../../support/hosted.ts";

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
});
afterAll(() => aws.stop());

async function overwrite(gameId: string, fields: Parameters<Hosted["table"]["db"]["put"]>[0]) {
  const item = await host.table.db.get(gameKey(gameId));
  await host.table.db.put({ ...item!, ...fields });
}

describe("a blob", () => {
  it("whose bytes were changed is found out by its checksum", () => {
    const blob = packLines(['{"a":1}', "{}"]);
    expect(unpackLines(blob)).toEqual(['{"a":1}', "{}"]);
    for (let at = 1; at < blob.length; at++) {
      const damaged = blob.slice();
      damaged[at]! ^= 0x10;
      expect(() => unpackLines(damaged)).toThrow();
    }
  });

  it("of an earlier codec is read", () => {
    for (const codec of [1, 2]) {
      const earlier = Buffer.concat([Buffer.of(codec), deflateRawSync('{"a":1}')]);
      expect(unpackLines(earlier)).toEqual(['{"a":1}']);
      expect(unpack(earlier)).toEqual({ a: 1 });
    }
  });

  it.each([
    ["a log page, and what spectators see", pack([[{ code: "turn" }]])],
    ["a game's cards", pack({ cards: [] })],
  ])("has a checksum: %s", (_, blob) => {
    for (let at = 1; at < blob.length; at++) {
      const damaged = blob.slice();
      damaged[at]! ^= 0x10;
      expect(() => unpack(damaged)).toThrow();
    }
  });
});

describe("a game that cannot be opened", () => {
  it.each([
    ["damaged bytes", { blob: B(Uint8Array.of(3, 0, 0, 0, 0, 1, 2, 3)) }, "game-broken"],
    [
      "a state nobody can run",
      { blob: B(packLines(['{"seats":[],"saved":{"inputs":[]}}', "no JSON"])) },
      "game-broken",
    ],
    ["a codec of a later build", { blob: B(Uint8Array.of(200, 1)) }, "newer-game"],
    ["a schema of a later build", { schema: N(1000) }, "newer-game"],
  ])("because of %s answers so, and changes nothing", async (_, fields, code) => {
    const game = await started(host);
    const move = await answerOf(host, game, 0, "a-move");
    await overwrite(game.gameId, fields);
    const before = await host.table.db.get(gameKey(game.gameId));
    const problem = { status: 503, code };
    await expect(act(host.table, game.gameId, game.tokens[0]!, move)).rejects.toMatchObject(problem);
    await expect(look(host.table, game.tokens[0]!, undefined)).rejects.toMatchObject(problem);
    expect(await host.table.db.get(gameKey(game.gameId))).toEqual(before);
  });

  it.each([
    ["state", { schema: 99 }],
    ["data of abilities", { abilities: 99 }],
  ])("because a later build wrote its %s answers so", async (_, version) => {
    const { schema, build, snapshot } = engine.save(
      engine.newGame({ seed: "", players: [{ deck: [] }, { deck: [] }], pool: { cards: [] } }),
    );
    const saved = { schema, build, snapshot, inputs: [], ...version };
    const game = await started(host);
    const real = {
      ...host.table,
      engine: { ...host.table.engine, load: () => engine.load(saved, { cards: [] }) as never },
    };
    await expect(look(real, game.tokens[0]!)).rejects.toMatchObject({ status: 503, code: "newer-game" });
  });

  it("because a later build wrote its cards answers so", async () => {
    const game = await started(host);
    const { record } = await opened(host, game.gameId);
    const key = cardsKey(record.cards, 0);
    const item = await host.table.db.get(key);
    await host.table.db.put({ ...item!, abilities: N(99) });
    const fresh = { ...host.table, pools: openPools(host.table.db) };
    await expect(look(fresh, game.tokens[0]!)).rejects.toMatchObject({ status: 503, code: "newer-game" });
    await host.table.db.put(item!);
  });

  it("because its cards are damaged answers so", async () => {
    const game = await started(host);
    const { record } = await opened(host, game.gameId);
    const key = cardsKey(record.cards, 0);
    const item = await host.table.db.get(key);
    const blob = Buffer.from(item!.blob!.B!);
    blob[blob.length - 1]! ^= 1;
    await host.table.db.put({ ...item!, blob: B(blob) });
    const fresh = { ...host.table, pools: openPools(host.table.db) };
    await expect(look(fresh, game.tokens[0]!, undefined)).rejects.toMatchObject({ status: 503, code: "game-broken" });
    await host.table.db.put(item!);
  });

  it.each([
    ["damaged", (blob: Buffer) => blob.with(blob.length - 1, blob.at(-1)! ^ 1), "game-broken"],
    ["of a codec of a later build", (blob: Buffer) => blob.with(0, 200), "newer-game"],
  ])("in a log page that is %s answers so where that page is read", async (_, change, code) => {
    const game = await started(host);
    await filledPage(host, game);
    const key = logKey(game.gameId, 17);
    const page = (await host.table.db.get(key))!;
    await host.table.db.put({ ...page, blob: B(change(Buffer.from(page.blob!.B!))) });
    await expect(readLog(host.table, game.tokens[0]!, 0)).rejects.toMatchObject({ status: 503, code });
    await expect(look(host.table, game.tokens[0]!, undefined)).resolves.toMatchObject({ unchanged: false });
  });

  it("keeps neither the sweeper nor anybody's vacation from the others", async () => {
    const [bad, good] = [await started(host), await started(host)];
    const due = { dueShard: { S: "DUE#00" }, nextAt: N(1) };
    await overwrite(bad.gameId, { ...due, blob: B(Uint8Array.of(3, 9, 9, 9, 9, 9)) });
    const warned = host.warnings.length;
    expect(await sweep(host.table)).toMatchObject({ failed: 1 });
    expect(host.warnings.slice(warned).join()).toContain("sweep-failed");
    await quarantine(host.table.db, bad.gameId, true);
    expect(await sweep(host.table)).toMatchObject({ failed: 0 });
    await expect(look(host.table, good.tokens[0]!, undefined)).resolves.toMatchObject({ unchanged: false });
    const { player } = bad.tokens[0]!;
    await expect(setVacation(host.table, player, { actionId: "away", days: 2 })).resolves.toMatchObject({
      leftDays: 28,
    });
  });
});

describe("a quarantine", () => {
  it("is not undone by a request that was under way", async () => {
    const game = await started(host);
    const move = await answerOf(host, game, 0, "under-way");
    const { db } = host.table;
    const slow = {
      ...host.table,
      db: {
        ...db,
        putIf: async (...args: Parameters<typeof db.putIf>) => {
          await quarantine(db, game.gameId, true);
          return db.putIf(...args);
        },
      },
    };
    await expect(act(slow, game.gameId, game.tokens[0]!, move)).rejects.toMatchObject({ code: "quarantined" });
    await quarantine(db, game.gameId, false);
    expect((await opened(host, game.gameId)).record.version).toBe(1);
    await expect(act(host.table, game.gameId, game.tokens[0]!, move)).resolves.toMatchObject({
      acted: { outcome: "done" },
    });
  });
});
