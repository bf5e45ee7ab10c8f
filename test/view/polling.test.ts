import { describe, expect, it } from "vitest";
import { nextLook, SOON_MS, type Watching } from "../../lib/view/polling.ts";

/** When a page that is open for so long looks, in milliseconds from its first look; nothing new is ever found. */
function looks(openFor: number, { mine = false, company = false }: Partial<Watching>): number[] {
  const at: number[] = [];
  for (let [now, wait] = [0, SOON_MS]; ; ) {
    const next = nextLook({ wait, news: false, quiet: now, mine, company });
    now += next.in;
    wait = next.wait;
    if (now > openFor) return at;
    at.push(now);
  }
}

describe("a page that shows a game looks whether anything has changed", () => {
  it("within two seconds of it while somebody else is there", () => {
    const at = [0, ...looks(30_000, { company: true })];
    expect(Math.max(...at.slice(1).map((one, index) => one - at[index]!))).toBeLessThanOrEqual(2_000);
  });

  it("seldom while nobody is, and never so seldom that it counts as closed", () => {
    expect(looks(60_000, {})).toHaveLength(2);
    const hour = looks(3_600_000, {});
    expect(hour.length).toBeLessThanOrEqual(121);
    for (const mine of [true, false])
      expect(nextLook({ wait: 1e9, news: false, quiet: 1e9, mine, company: false }).in).toBeLessThanOrEqual(60_000);
  });

  it("during the player's own turn as well, for what somebody says or offers", () => {
    expect(looks(60_000, { mine: true, company: true })).toHaveLength(12);
    expect(looks(60_000, { mine: true })).toHaveLength(2);
  });

  it("at once again after it found something", () => {
    const { wait } = nextLook({ wait: 30_000, news: true, quiet: 0, mine: false, company: true });
    expect(wait).toBe(SOON_MS);
  });
});
