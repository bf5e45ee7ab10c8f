import type { QuietHours } from "./api.ts";
import { restUntil } from "./calendar.ts";

/** When these quiet hours end, or undefined if it is not quiet now. */
export const quietUntil = ({ zone, from, to }: QuietHours, now: number): number | undefined =>
  restUntil({ zone, quiet: { from, to } }, now);
