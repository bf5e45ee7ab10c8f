/** Figures as a table, and with --json as one line of JSON at the end. */
export function print(title: string, figures: Readonly<Record<string, unknown>>): void {
  console.log(title);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(24)} ${shown(value)}`);
  if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
}

const shown = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${shown(inner)}`)
        .join("  ")
    : String(value);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
