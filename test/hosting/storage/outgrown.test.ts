import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemBytes } from "../../../bench/hosted.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import { commit } from "../../../lib/hosting/commit/commit.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { readLog } from "../../../lib/hosting/reading/reads.ts";
import { MOST_INSIDE } from "../../../lib/hosting/storage/outgrown.ts";
import { readGame, writeGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import { type Call, faulty } from "../../support/faults.ts";
import { answerOf, contents, type Hosted, hosted, started } from "../../support/hosted.ts";

const MOST_ITEM = 400 * 1024;
/** Text that nothing compresses. */
const noise = (characters: number): string =>
  randomBytes(Math.ceil((characters * 3) / 4))
    .toString("base64url")
    .slice(0, characters);

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
});
afterAll(() => aws.stop());

const partsOf = async (gameId: string): Promise<string[]> =>
  [...(await contents(host)).keys()].filter((key) => key.startsWith(`GAME#${gameId} PART#`));

/** A game whose latest events are more than an item takes. */
async function grown() {
  const game = await started(host);
  const { db } = host.table;
  const record = (await readGame(db, game.gameId))!;
  const events = Array.from({ length: 30 }, () => ({ code: "bid", seat: 0, detail: noise(20_000) }));
  const logNext = record.blob.logNext.map((next) => next + events.length);
  const grown = { ...record, version: record.version + 1, blob: { ...record.blob, events, logNext } };
  expect(await writeGame(db, grown, host.clock.now)).toBe(true);
  return { game, events };
}

describe("a game that has outgrown an item", () => {
  it("is stored beside it in parts, and played on", async () => {
    const { game, events } = await grown();
    expect((await partsOf(game.gameId)).filter((key) => key.includes("PART#state.2."))).toHaveLength(2);
    expect(itemBytes((await host.table.db.get(gameKey(game.gameId)))!)).toBeLessThan(MOST_ITEM - MOST_INSIDE);
    expect((await readGame(host.table.db, game.gameId))?.blob.events).toEqual(events);
    const { acted } = await act(host.table, game.gameId, game.tokens[0]!, await answerOf(host, game, 0, "goes-on"));
    expect(acted.outcome).toBe("done");
    // What is left in parts is the page of the log that the answer overwrote.
    expect((await readLog(host.table, game.tokens[1]!, 0)).entries.slice(0, 30)).toEqual(events);
    expect((await partsOf(game.gameId)).every((key) => key.includes("PART#2."))).toBe(true);
    expect((await readGame(host.table.db, game.gameId))?.outside).toBeUndefined();
  });

  it("can be given up like any other", async () => {
    const { game } = await grown();
    const { acted } = await act(host.table, game.gameId, game.tokens[1]!, { actionId: "enough", do: "concede" });
    expect(acted.outcome).toBe("done");
  });

  it("is read again where a part went while it was read", async () => {
    const { game, events } = await grown();
    const { db } = host.table;
    let lost = false;
    const racing = {
      ...db,
      get: async (...args: Parameters<typeof db.get>) => {
        const hide = !lost && args[0].sk.startsWith("PART#");
        lost ||= hide;
        return hide ? undefined : db.get(...args);
      },
    };
    expect((await readGame(racing, game.gameId))?.blob.events).toEqual(events);
    expect(lost).toBe(true);
  });
});

describe("parts that no record came to refer to", () => {
  /** A change whose events outgrow the item, and that somebody is told of. */
  const large = (table: Hosted["table"], gameId: string, actionId: string) =>
    commit(table, gameId, {
      ...{ seat: 0, actionId, body: "" },
      apply: ({ game }) => ({
        game,
        events: Array.from({ length: 30 }, () => ({ code: "bid", seat: 0, detail: noise(20_000) })),
        news: [{ seat: 1, kind: "offer" as const }],
      }),
    });
  const isState = ({ name, input }: Call): boolean =>
    name === "PutItemCommand" && (input as { Item: { sk: { S: string } } }).Item.sk.S === "STATE";
  const referredTo = async (gameId: string): Promise<string[]> => {
    const [name, count] = ((await readGame(host.table.db, gameId))?.outside ?? "#0").split("#");
    return Array.from({ length: Number(count) }, (_, at) => `GAME#${gameId} PART#${name}#00${at}`);
  };
  const stateParts = async (gameId: string) => (await partsOf(gameId)).filter((key) => key.includes("PART#state."));

  it("are gone when their writer has lost the race", async () => {
    const { gameId, tokens } = await started(host);
    let overtaken = 0;
    const instance = faulty(aws, (call) =>
      isState(call) && overtaken++ === 0
        ? async () => void (await act(host.table, gameId, tokens[1]!, { actionId: "is-faster", do: "say", text: "hm" }))
        : undefined,
    );
    await large(host.through(instance.dynamo, instance.once, instance.sqs), gameId, "is-slower");
    expect(overtaken).toBe(2);
    expect((await stateParts(gameId)).length).toBeGreaterThan(0);
    expect(await stateParts(gameId)).toEqual(await referredTo(gameId));
  });

  it("are gone with the next sweep when their writer has died, those that are referred to are not", async () => {
    const { gameId } = await started(host);
    await large(host.table, gameId, "comes-through");
    const kept = await referredTo(gameId);
    const instance = faulty(aws, (call) => (isState(call) ? { does: "kill", when: "before" } : undefined));
    const dying = large(host.through(instance.dynamo, instance.once, instance.sqs), gameId, "dies-before");
    await Promise.race([dying, instance.killed]);
    expect((await stateParts(gameId)).length).toBeGreaterThan(kept.length);
    await sweep(host.table);
    expect((await stateParts(gameId)).length).toBeGreaterThan(kept.length);
    host.clock.now += 91_000;
    await sweep(host.table);
    expect(await stateParts(gameId)).toEqual(kept);
    expect((await readGame(host.table.db, gameId))?.blob.events).toHaveLength(30);
  });
});

describe("one player's words", () => {
  it("are stored once, also where the game may go back to when they were said", async () => {
    const game = await started(host);
    const { db } = host.table;
    const record = (await readGame(db, game.gameId))!;
    const orders = record.blob.orders.map((one) => ({
      ...one,
      orders: Array.from({ length: 60 }, () => ({ order: "answer" as const, source: noise(200), yes: true })),
    }));
    const written = async (change: Partial<typeof record.blob>, version: number): Promise<number> => {
      const next = { ...record, version, blob: { ...record.blob, orders, ...change } };
      expect(await writeGame(db, next, host.clock.now)).toBe(true);
      return itemBytes((await db.get(gameKey(game.gameId)))!);
    };
    const plain = await written({}, record.version + 1);
    const used = orders.map((one) => ({ ...one, revision: one.revision + 1, orders: one.orders.slice(1) }));
    const back = { seat: 0, saved: record.blob.saved, orders };
    const both = await written({ orders: used, back }, record.version + 2);
    // The state to go back to, and of what was said no more than was used up.
    const state = await written({ orders: used, back: { seat: 0, saved: record.blob.saved } }, record.version + 3);
    expect(plain).toBeGreaterThan(17_000);
    expect(both - state).toBeLessThan(1_500);
    await written({ orders: used, back }, record.version + 4);
    const { blob } = (await readGame(db, game.gameId))!;
    expect(blob.back?.orders).toEqual(orders);
    expect(blob.orders).toEqual(used);
  });

  it("filled to every limit leave the other room to answer and to concede", async () => {
    const game = await ByMail.begin(aws, ["Hooves on the Slope", "Gulls over the Vale"]);
    const order = () => ({ order: "respond", to: { name: noise(200) }, with: { cast: noise(200) } });
    let revision = (await game.look(0)).orders.revision;
    const give = (count: number) =>
      game.send(0, { do: "orders", ordersRevision: revision, orders: Array.from({ length: count }, order) } as never);
    let most = 0;
    for (const count of [1, 20, 40, 60, 80, 200]) {
      const sent = await give(count);
      if (sent.status !== 200) {
        expect(sent).toMatchObject({ status: expect.any(Number) });
        expect([400, 413]).toContain(sent.status);
        break;
      }
      most = count;
      revision = (await game.look(0)).orders.revision;
    }
    expect(most).toBeGreaterThan(1);
    for (let line = 0; line < 110; line++) await game.send(0, { do: "say", text: noise(500) } as never);
    await game.send(0, { do: "note", text: noise(2000) } as never);
    const item = await game.table.db.get(gameKey(game.gameId));
    expect(itemBytes(item!)).toBeLessThan(MOST_ITEM / 2);
    expect(await game.send(1, { do: "concede" } as never)).toMatchObject({ status: 200 });
  });
});
