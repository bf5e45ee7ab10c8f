import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Difference, differenceOf, toldBy } from "../../../lib/hosting/storage/difference.ts";

const told = (other: unknown, value: unknown): unknown =>
  toldBy(other, JSON.parse(JSON.stringify(differenceOf(other, value))) as Difference);

describe("a value told by another", () => {
  it("is the same again, whatever the two are", () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (other, value) => {
        const [one, two] = [JSON.parse(JSON.stringify(other)), JSON.parse(JSON.stringify(value))];
        expect(told(one, two)).toEqual(two);
        expect(told({ a: one, b: [two, one] }, { a: two, b: [one, two, two] })).toEqual({ a: two, b: [one, two, two] });
      }),
    ));

  it("takes no room for what both have", () => {
    const long = Array.from({ length: 200 }, (_, at) => ({ order: "answer", source: `Test Card ${at}`, yes: true }));
    const difference = JSON.stringify(differenceOf({ orders: long.slice(1), turn: 2 }, { orders: long, turn: 1 }));
    expect(difference).toContain("Test Card 0");
    expect(difference).not.toContain("Test Card 7");
    expect(difference.length).toBeLessThan(1_000);
  });

  it("leaves out what is undefined, as JSON does", () =>
    expect(told({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1 }));
});
