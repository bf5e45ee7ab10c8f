import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Band, gapFor, sizeThatFits } from "../../lib/view/fit.ts";

const SIZES = { least: 44, most: 158 };
const two = (front: number, lands: number): Band => [
  [
    { count: front, scale: 1 },
    { count: lands, scale: 0.74 },
  ],
];
const room = { width: 900, height: 520 };

describe("how large cards lie", () => {
  it("is as large as may be where there are few", () => {
    expect(sizeThatFits([two(1, 0), two(1, 0)], room, SIZES)).toBe(158);
    expect(sizeThatFits([], room, SIZES)).toBe(158);
  });

  it("lets sixty a side fit one screen", () => {
    const size = sizeThatFits([two(52, 3), two(52, 3)], room, SIZES);
    expect(size).toBeGreaterThanOrEqual(44);
    const inLine = Math.floor((900 + gapFor(size)) / (size + gapFor(size)));
    const lines = Math.ceil(52 / inLine);
    expect(2 * (lines * (size + gapFor(size)) + size * 0.74 + gapFor(size))).toBeLessThanOrEqual(520);
  });

  it("never grows as there is more to show or less room", () => {
    const count = fc.integer({ min: 0, max: 70 });
    fc.assert(
      fc.property(count, count, count, fc.integer({ min: 300, max: 2_000 }), (front, lands, more, height) => {
        const size = sizeThatFits([two(front, lands), two(3, 4)], { width: 900, height }, SIZES);
        expect(sizeThatFits([two(front + more, lands), two(3, 4)], { width: 900, height }, SIZES)).toBeLessThanOrEqual(
          size,
        );
        expect(
          sizeThatFits([two(front, lands), two(3, 4)], { width: 900, height: height - 100 }, SIZES),
        ).toBeLessThanOrEqual(size);
      }),
    );
  });

  it("counts what is attached below a card", () => {
    const bare = sizeThatFits([[[{ count: 5, scale: 1 }]]], { width: 900, height: 120 }, SIZES);
    const carrying = [[[{ count: 5, scale: 1, carriers: 1, below: 40 }]]];
    expect(sizeThatFits(carrying, { width: 900, height: 120 }, SIZES)).toBeLessThanOrEqual(bare - 30);
  });

  it("counts lines as long as they are where players have frames", () => {
    const column = (width?: number) => [{ count: 3, scale: 1, ...(width !== undefined && { width }) }];
    const three = (width?: number) => [[column(width), column(width), column(width)]];
    // A third of the room has three of a hundred in a line, ten pixels less have two.
    expect(sizeThatFits(three(), { width: 980, height: 112 }, SIZES)).toBe(100);
    expect(sizeThatFits(three(310), { width: 980, height: 112 }, SIZES)).toBeLessThan(100);
  });
});
