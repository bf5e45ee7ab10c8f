import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CardDefinition, CardPool } from "../../../lib/engine/definition.ts";
import { poolOf } from "../../../lib/hosting/cards/deck.ts";
import { openPools, putPool } from "../../../lib/hosting/cards/pools.ts";
import { pack, packLines, unpack, unpackLines } from "../../../lib/hosting/storage/codec.ts";
import { markedIn, markOf, marksIn, recall, remember } from "../../../lib/hosting/storage/recent.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { faulty } from "../../support/faults.ts";
import { contents, type Hosted, hosted } from "../../support/hosted.ts";

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
  host = await hosted(aws);
});
afterAll(() => aws.stop());

const card = (name: string): CardDefinition => ({
  name,
  layout: "normal",
  faces: [{ name, typeLine: { supertypes: ["basic"], types: ["land"], subtypes: [] }, text: "", abilities: [] }],
});

describe("the pinned cards of a game", () => {
  it("hold each kind once, whoever plays it", () => {
    const { pool, decks } = poolOf([
      [card("A"), card("A"), card("B")],
      [card("B"), card("C")],
    ]);
    expect(pool.cards.map((one) => one.name)).toEqual(["A", "B", "C"]);
    expect(decks).toEqual([
      [0, 0, 1],
      [1, 2],
    ]);
  });

  it("come back whole from several parts, and are read once", async () => {
    const pool: CardPool = { cards: Array.from({ length: 80 }, (_, at) => card(`Card ${Math.sin(at)}`)) };
    const hash = await putPool(host.table.db, pool, 7, 500);
    const parts = [...(await contents(host)).keys()].filter((key) => key.startsWith(`CARDS#${hash}`));
    expect(parts.length).toBeGreaterThan(2);
    const instance = faulty(aws, () => undefined);
    const { pools } = host.through(instance.dynamo, instance.once, instance.sqs);
    expect((await pools.get(hash)).cards).toEqual(pool.cards);
    expect((await pools.get(hash)).cards).toEqual(pool.cards);
    expect(instance.calls).toHaveLength(1);
  });

  it("have one name for the same content", async () => {
    const [a, b] = [card("A"), card("B")];
    const { db } = host.table;
    expect(await putPool(db, { cards: [a, b] })).toBe(await putPool(db, { cards: [{ ...a }, { ...b }] }));
    expect(await putPool(db, { cards: [a, b] })).not.toBe(await putPool(db, { cards: [b, a] }));
  });

  it("that are missing are an error, not an empty pool", async () => {
    await expect(openPools(host.table.db).get("nothing")).rejects.toThrow("no cards nothing");
  });
});

describe("a blob", () => {
  it("comes back as it was", () => {
    const value = { text: "Æther — “quoted”", deep: [1, [2, { three: null }]] };
    expect(unpack(pack(value))).toEqual(value);
  });
  it("of several texts keeps them apart, whatever is in them", () => {
    const texts = [{ text: "two\nlines", deep: [1] }, "", 7].map((one) => JSON.stringify(one));
    expect(unpackLines(packLines(texts))).toEqual(texts);
    expect(unpackLines(pack({ one: "\n" }))).toEqual(['{"one":"\\n"}']);
  });
  it("of a codec from the future is refused", () => {
    const blob = pack({});
    blob[0] = 99;
    expect(() => unpack(blob)).toThrow("unknown codec 99");
    expect(() => unpackLines(blob)).toThrow("unknown codec 99");
  });
});

describe("recent actions", () => {
  const mark = (at: number) => markOf(`action-${at}`, `body ${at}`);
  it("are found with their versions, and known from others", () => {
    let recent: Uint8Array = new Uint8Array();
    for (let at = 1; at <= 20; at++) {
      recent = remember(recent, mark(at), at);
      for (let done = 1; done <= at; done++) expect(recall(recent, mark(done))).toBe(done);
      expect(recall(recent, mark(at + 1))).toBeUndefined();
      expect(markedIn([recent, new Uint8Array(), recent])).toBe(2 * at);
    }
    expect(marksIn(recent).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at));
    expect(recall(recent, markOf("action-20", "another body"))).toBe("other");
    expect(recall(new Uint8Array(recent), mark(18))).toBe(18);
  });
});
