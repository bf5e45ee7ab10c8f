import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentTo, mixedEntropy, orderDigest, randomOrder, randomValue } from "../../lib/engine/state/rng.ts";

const seed = "5".repeat(64);
const sources = fc.record({ seed: fc.string({ minLength: 1 }), entropy: fc.string() });

describe("the chance of a game", () => {
  it("is HMAC-SHA-256 of purpose, number and what players gave, under the seed", () => {
    const words = (message: string) => createHmac("sha256", seed).update(message).digest();
    expect(randomValue({ seed }, "die", 3, 20).value).toBe(words("die/3").readUInt32BE(0) % 20);
    expect(randomValue({ seed, entropy: "ab" }, "die", 3, 20).value).toBe(words("die/3/ab").readUInt32BE(0) % 20);
  });

  it("comes out the same again, and otherwise for another seed, purpose, number or entropy", () => {
    fc.assert(
      fc.property(sources, fc.nat(), (source, at) => {
        const order = (...[of, purpose, number]: [typeof source, string, number]) =>
          orderDigest(randomOrder(of, purpose, number, 60).order);
        const one = order(source, "shuffle", at);
        expect(order({ ...source }, "shuffle", at)).toBe(one);
        const others = [
          order({ ...source, seed: `${source.seed}.` }, "shuffle", at),
          order({ ...source, entropy: `${source.entropy}.` }, "shuffle", at),
          order(source, "die", at),
          order(source, "shuffle", at + 1),
        ];
        for (const other of others) expect(other).not.toBe(one);
      }),
    );
  });

  it("puts every card in one place, whatever their number", () => {
    fc.assert(
      fc.property(sources, fc.nat(), fc.nat({ max: 300 }), (source, at, size) => {
        const { order, blocks } = randomOrder(source, "shuffle", at, size);
        expect([...order].sort((a, b) => a - b)).toEqual([...Array(size).keys()]);
        expect(blocks).toBeGreaterThanOrEqual(Math.ceil((size - 1) / 8));
      }),
    );
  });

  it("favours no place and no value", () => {
    const [size, rounds] = [6, 6_000];
    const places = Array.from({ length: size * size }, () => 0);
    const values = Array.from({ length: size }, () => 0);
    for (let at = 0; at < rounds; at++) {
      for (const [place, from] of randomOrder({ seed }, "shuffle", at, size).order.entries())
        places[place * size + from]!++;
      values[randomValue({ seed }, "die", at, size).value]!++;
    }
    const squares = (counts: readonly number[]) =>
      counts.reduce((sum, count) => sum + (count - rounds / size) ** 2 / (rounds / size), 0);
    // Chi-squared with 25 and 5 degrees of freedom: beyond these once in 100,000.
    expect(squares(places)).toBeLessThan(66);
    expect(squares(values)).toBeLessThan(31);
  });

  it("skips what would favour small values", () => {
    // Of 3 * 2^30 values a 32-bit word holds one and a third: a quarter of all words is skipped.
    const below = 3 * 2 ** 30;
    const drawn = Array.from({ length: 4_000 }, (_, at) => randomValue({ seed }, "choice", at * 10, below).value);
    expect(drawn.filter((value) => value < 2 ** 30).length / drawn.length).toBeCloseTo(1 / 3, 1);
    expect(Math.abs(drawn.filter((value) => value < 2 ** 30).length - 4_000 / 3)).toBeLessThan(150);
  });
});

it("a commitment is to one game and one seed, and numbers count by seat in whatever order they came", () => {
  expect(commitmentTo("A", seed)).not.toBe(commitmentTo("B", seed));
  expect(commitmentTo("A", seed)).not.toBe(commitmentTo("A", "6".repeat(64)));
  const [one, other] = [
    { seat: 0, number: 12 },
    { seat: 1, number: 3 },
  ];
  expect(mixedEntropy([other, one])).toBe(mixedEntropy([one, other]));
  expect(
    mixedEntropy([
      { ...one, number: 3 },
      { ...other, number: 12 },
    ]),
  ).not.toBe(mixedEntropy([one, other]));
});
