import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLog } from "../../../lib/hosting/reading/reads.ts";
import { pack } from "../../../lib/hosting/storage/codec.ts";
import { B, type Item, keyed, L, N } from "../../../lib/hosting/storage/db.ts";
import { type LoggedVersion, pageItem } from "../../../lib/hosting/storage/log.ts";
import { readGame, writeGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey, logKey } from "../../../lib/hosting/storage/tableKeys.ts";
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

/** A game with a log of hundreds of versions, on pages of a few; every seventh left nothing, and earlier builds wrote the first half, a page each. */
async function long() {
  const { gameId, tokens } = await started(host);
  const { db } = host.table;
  const first = (await readGame(db, gameId))!;
  let next = first.blob.logNext[1]!;
  let logged: string[] = [];
  for (let version = first.version; version < VERSIONS; version++) {
    if (version % 7 === 0) continue;
    const events = Array.from({ length: EACH }, (_, at) => ({
      code: "bid",
      amount: next + at,
      detail: "x".repeat(100),
    }));
    next += EACH;
    const [gone, logNext] = [{ ...first, version }, [next, next]];
    if (version < VERSIONS / 2) await db.put(earlierPage(gameId, { version, next: logNext, events }));
    else if (logged.push(JSON.stringify({ version, events })) === 5) {
      await db.put(await pageItem(db, { ...gone, blob: { ...first.blob, logNext } }, logged, 0));
      // Who was overtaken left a page that ends in the middle of the next one.
      if (version % 2 === 0) {
        const earlier = { ...first.blob, logNext: [next - EACH, next - EACH] };
        const page = await pageItem(db, { ...gone, version: version - 1, blob: earlier }, logged.slice(0, -1), 0);
        await db.put(page);
      }
      logged = [];
    }
  }
  await db.update(gameKey(gameId), {
    text: "SET #v = :v",
    names: { "#v": "version" },
    values: { ":v": { N: `${VERSIONS}` } },
  });
  const record = (await readGame(db, gameId))!;
  const events = [{ code: "bid", amount: next, detail: "the newest" }];
  const blob = { ...record.blob, events, logged, logNext: [next + 1, next + 1] };
  expect(await writeGame(db, { ...record, version: VERSIONS + 1, blob }, 0)).toBe(true);
  return { gameId, token: tokens[1]!, last: next };
}

/** As builds wrote it that told each seat's entries apart. */
const earlierPage = (
  gameId: string,
  { version, next, events }: { version: number; next: number[]; events: LoggedVersion["events"] },
): Item => ({
  ...{ version: N(version), next: L(next.map(N)), blob: B(pack([events, events])), schema: N(7) },
  ...keyed(logKey(gameId, version)),
});

describe("a log of any length", () => {
  it("is told in pieces of a bounded size, each of which says where the next begins", async () => {
    const { token, last } = game;
    const numbers: number[] = [];
    let [since, pieces] = [0, 0];
    for (let next = -1; since !== next; pieces++) {
      const log = await readLog(host.table, token, since, MOST);
      expect(JSON.stringify(log).length).toBeLessThan(MOST.characters * 1.5);
      numbers.push(...log.entries.map((entry) => entry.amount!));
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
      expect(entries[0]).toMatchObject({ amount: since });
      expect(pages).toBeLessThanOrEqual(most);
    }
  });
});
