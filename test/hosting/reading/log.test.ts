import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLog } from "../../../lib/hosting/reading/reads.ts";
import { logItem } from "../../../lib/hosting/storage/log.ts";
import { readGame, writeGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { type Hosted, hosted, started } from "../../support/hosted.ts";

const VERSIONS = 300;
const MOST = { characters: 20_000, entries: 100 };
const EACH = 3;

let aws: Aws;
let host: Hosted;
let game: Awaited<ReturnType<typeof long>>;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
  game = await long();
});
afterAll(() => aws.stop());

/** A game with a log of hundreds of pages. Every seventh version has none. */
async function long() {
  const { gameId, tokens } = await started(host);
  const { db } = host.table;
  const first = (await readGame(db, gameId))!;
  let next = first.blob.logNext[1]!;
  for (let version = first.version; version < VERSIONS; version++) {
    if (version % 7 === 0) continue;
    const entries = [0, 1].map(() =>
      Array.from({ length: EACH }, (_, at) => ({
        code: "bid",
        at: next + at,
        detail: "x".repeat(100),
      })),
    );
    next += EACH;
    await db.put((await logItem(db, gameId, { version, next: [next, next], entries: entries as never }, 0))!);
  }
  await db.update(gameKey(gameId), {
    text: "SET #v = :v",
    names: { "#v": "version" },
    values: { ":v": { N: `${VERSIONS}` } },
  });
  const record = (await readGame(db, gameId))!;
  const events = [{ code: "bid", at: next, detail: "the newest" }] as never;
  const blob = { ...record.blob, events, logNext: [next + 1, next + 1] };
  expect(await writeGame(db, { ...record, version: VERSIONS + 1, blob }, 0)).toBe(true);
  return { token: tokens[1]!, last: next };
}

describe("a log of any length", () => {
  it("is told in pieces of a bounded size, each of which says where the next begins", async () => {
    const { token, last } = game;
    const numbers: number[] = [];
    let [since, pieces] = [0, 0];
    for (let next = -1; since !== next; pieces++) {
      const log = await readLog(host.table, token, since, MOST);
      expect(JSON.stringify(log).length).toBeLessThan(MOST.characters * 1.5);
      numbers.push(...log.entries.map((entry) => (entry as unknown as { at: number }).at));
      next = since;
      since = log.next;
    }
    expect(pieces).toBeGreaterThan(3);
    const first = numbers[0]!;
    expect(numbers).toEqual(Array.from({ length: last + 1 - first }, (_, at) => first + at));
    expect(since).toBe(last + 1);
  });

  it("is read from anywhere without going through the rest", async () => {
    const { token, last } = game;
    let pages = 0;
    const { db } = host.table;
    const counted: typeof db = {
      ...db,
      async *query(of) {
        for await (const item of db.query(of)) {
          pages++;
          yield item;
        }
      },
    };
    for (const [since, most] of [
      [last, 0],
      [last - 5, 4],
      [Math.floor(last / 2), 100],
      [7, 100],
    ] as const) {
      pages = 0;
      const { entries } = await readLog({ ...host.table, db: counted }, token, since, MOST);
      expect(entries[0]).toMatchObject({ at: since });
      expect(pages).toBeLessThanOrEqual(most);
    }
  });
});
