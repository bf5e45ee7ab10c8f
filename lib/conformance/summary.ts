import type { Verdict } from "./examine.ts";
import { ALLOWANCES, type Allowance } from "./leftovers.ts";

const VERDICTS = ["pass", "fail", "unreadable", "unsupported"] as const;
const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);

/** The table at the end. */
export function summary(verdicts: readonly Verdict[]): string[] {
  const lines = ["tier   total    pass    fail  unreadable  unsupported   pass of all  of readable"];
  for (const tier of [1, 2] as const) {
    const mine = verdicts.filter((one) => one.tier === tier);
    if (mine.length === 0) continue;
    const [pass, fail, unreadable, unsupported] = VERDICTS.map(
      (verdict) => mine.filter((one) => one.verdict === verdict).length,
    ) as [number, number, number, number];
    lines.push(
      [
        String(tier).padStart(4),
        String(mine.length).padStart(8),
        String(pass).padStart(8),
        String(fail).padStart(8),
        String(unreadable).padStart(12),
        String(unsupported).padStart(13),
        share(pass, mine.length).padStart(14),
        share(pass, mine.length - unreadable).padStart(13),
      ].join(""),
    );
  }
  const allowed = verdicts.flatMap((one) => one.allowed ?? []);
  lines.push(
    `answers to what is not asked here, allowed by FORMAT: ${allowed.length}; anything else left over fails (3)`,
  );
  for (const [why, words] of Object.entries(ALLOWANCES)) {
    const times = allowed.filter((one) => one === why).length;
    const scenarios = verdicts.filter((one) => one.allowed?.includes(why as Allowance)).length;
    if (times > 0) lines.push(`${String(times).padStart(8)}  ${words}, in ${scenarios} scenarios`);
  }
  return lines;
}
