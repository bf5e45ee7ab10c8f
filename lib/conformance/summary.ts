import type { Verdict } from "./examine.ts";

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
  return lines;
}
