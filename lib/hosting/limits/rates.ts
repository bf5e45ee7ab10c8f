import type { Rate } from "./limits.ts";

/** Who asked how much lately. */
export interface Rates {
  /** Seconds to wait for it; 0 if it may be done now. */
  take(who: string, rate: Rate, weight: number): number;
}

/** Beyond it, who has asked for nothing for longest is forgotten: 100 bytes each. */
const MOST_KNOWN = 10_000;

/**
 * In the memory of one container, so that a request that is refused costs nothing but its invocation. Each container counts
 * for itself: what this lets through, at most, is in docs/cost.md.
 */
export function openRates(now: () => number): Rates {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return {
    take(who, { burst, perSecond }, weight) {
      const at = now();
      const before = buckets.get(who) ?? { left: burst, at };
      const there = Math.min(burst, before.left + (Math.max(0, at - before.at) / 1000) * perSecond);
      const allowed = there >= weight;
      buckets.delete(who);
      buckets.set(who, { left: allowed ? there - weight : there, at });
      if (buckets.size > MOST_KNOWN) for (const [oldest] of buckets) if (buckets.delete(oldest)) break;
      return allowed ? 0 : Math.ceil((weight - there) / perSecond);
    },
  };
}
