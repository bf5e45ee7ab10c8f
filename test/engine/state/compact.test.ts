import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compact, expanded } from "../../../lib/engine/state/compact.ts";

/** Lists as games have them: runs of records that are alike, with something else in between. */
const records = fc
  .array(
    fc.record({
      times: fc.integer({ min: 1, max: 90 }),
      by: fc.integer({ min: -3, max: 3 }),
      from: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      fields: fc.jsonValue({ maxDepth: 2 }),
    }),
    { maxLength: 6 },
  )
  .map((runs) =>
    runs.flatMap(({ times, by, from, fields }) =>
      Array.from({ length: times }, (_, at) => ({
        id: from + at * by,
        fields,
        inner: [{ at }],
        ...(at % 7 === 6 && { odd: 1 }),
      })),
    ),
  );

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("saying equal neighbours as runs", () => {
  it("gives back what it was made of", () => {
    fc.assert(
      fc.property(records, fc.jsonValue(), (list, other) => {
        const byId = Object.fromEntries(list.map((one, at) => [-16 - at, one]));
        const data = { list, byId, other, ids: list.map((_, at) => -at) };
        expect(expanded(plain(compact(data)))).toEqual(plain(data));
      }),
    );
  });

  it("keeps the order of a record's entries", () => {
    const record = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [-200 + at * 2, { at }]));
    expect(Object.keys(expanded(plain(compact(record))) as object)).toEqual(Object.keys(record));
  });

  it("writes ten thousand that are alike as shortly as one", () => {
    const list = Array.from({ length: 10_000 }, (_, at) => ({ kind: "token", timestamp: at, blocks: [-at] }));
    expect(JSON.stringify(compact(list)).length).toBeLessThan(200);
  });

  it("makes every part anew, because a state is written into", () => {
    const list = Array.from({ length: 100 }, () => ({ marks: ["a"] }));
    const [one, other] = expanded(compact(list)) as typeof list;
    expect(one!.marks).not.toBe(other!.marks);
  });
});
