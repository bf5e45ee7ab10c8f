import fc from "fast-check";
import { expect, it } from "vitest";
import { greatestPayable } from "../../../../lib/engine/rules/costs/greatest.ts";

it("118.3: the greatest X that can be paid for is found, however great, in few steps", () =>
  fc.assert(
    fc.property(fc.nat(), fc.maxSafeNat(), (limit, most) => {
      let asked = 0;
      const canPay = (x: number): boolean => {
        asked++;
        return x <= limit;
      };
      expect(greatestPayable(most, canPay)).toBe(Math.min(limit, most));
      expect(asked).toBeLessThan(110);
    }),
  ));

it("118.3: where only some numbers can be paid for, the greatest of those that are printed is found", () => {
  expect(greatestPayable(Number.MAX_SAFE_INTEGER, (x) => x === 7 || x === 3 || x === 0, true)).toBe(7);
  expect(greatestPayable(5, (x) => x === 7 || x === 3 || x === 0, true)).toBe(3);
});
