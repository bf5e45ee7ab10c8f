import { examineAll } from "../coverage/parallel.ts";
import { type BlockingPhrase, type CoverageReport, CoverageTally, type Share } from "../coverage/report.ts";
import type { CardEntry } from "../import/entry.ts";
import { type ImportProgress, readCardFile } from "../import/source.ts";
import { percent, table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

export interface CoverageOptions {
  readonly file: string;
  readonly json: boolean;
  /** Rows of the ranked lists. */
  readonly top: number;
  readonly threads: number | undefined;
  /** Only cards whose first missing phrase contains this: their names and texts instead of the figures. */
  readonly missing: string | undefined;
  /** Only how many there are of each verdict, and the bugs of the grammar. */
  readonly bugs: boolean;
}

/** How much of a file of cards can be read, and what to write next. */
export async function coverage(options: CoverageOptions, worker: URL, terminal: Terminal): Promise<CoverageReport> {
  const start = performance.now();
  const tally = new CoverageTally();
  let share = 0;
  async function* entries(): AsyncGenerator<CardEntry> {
    const progress = ({ bytes, of }: ImportProgress) => {
      share = bytes / of;
    };
    for await (const { entry } of readCardFile(options.file, progress)) yield entry;
  }
  let done = 0;
  await examineAll(
    entries(),
    worker,
    (entry, examined) => {
      tally.add(entry, examined);
      done += 1;
      terminal.progress(share, `${done} cards read`);
      if (
        options.missing &&
        examined.missing.some(({ context, clause }) => `${context}\n${clause}`.includes(options.missing ?? ""))
      )
        terminal.out(`${entry.name}  —  ${examined.missing.map(({ context }) => context).join("  |  ")}`);
    },
    options.threads,
  );
  const report = tally.report(options.top);
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  for (const line of options.bugs ? [verdicts(report), ...bugs(report)] : lines(report, seconds)) terminal.out(line);
  if (options.json) terminal.out(JSON.stringify({ ...report, seconds }));
  return report;
}

const verdicts = ({ total, read, declined, ambiguous, mismatched }: CoverageReport): string =>
  `${total} cards: ${read} read (${percent(read, total)}), ${declined} declined, ${ambiguous} ambiguous, ${mismatched} mismatched`;

const bugs = (report: CoverageReport): string[] =>
  report.bugs.length === 0
    ? []
    : ["bugs of the grammar", ...report.bugs.map((bug) => `  ${bug.verdict}: ${bug.name}: ${bug.why}`), ""];

function lines(report: CoverageReport, seconds: number): string[] {
  return [
    verdicts(report),
    `in ${seconds} s, of which ${report.readerSeconds} s in the reader over all threads`,
    "",
    ...shares("of the edition", {
      "printed by 2024-09-27, legal": report.edition,
      "first printed before 2010": report.before2010,
    }),
    ...shares("by type", report.byType),
    ...shares("by format", report.byFormat),
    ...shares("by year", report.byYear),
    ...blockers("sentences that alone block cards", report.clauses),
    ...blockers("places where reading stops, that alone block cards", report.contexts),
    ...bugs(report),
    ...(report.slowest.length === 0
      ? []
      : [`slowest: ${report.slowest.map(({ name, milliseconds }) => `${name} (${milliseconds} ms)`).join(", ")}`]),
  ];
}

const shares = (title: string, rows: Readonly<Record<string, Share>>): string[] => [
  title,
  ...table(
    Object.entries(rows).map(([key, { total, read }]) => [
      `  ${key}`,
      String(total),
      String(read),
      percent(read, total),
    ]),
  ),
  "",
];

const blockers = (title: string, rows: readonly BlockingPhrase[]): string[] =>
  rows.length === 0
    ? []
    : [
        `${title} (alone, of cards that have it)`,
        ...rows.map(
          ({ alone, cards, phrase, example }) =>
            `  ${String(alone).padStart(5)} ${String(cards).padStart(6)}  ${phrase.slice(0, 110)}   [${example}]`,
        ),
        "",
      ];
