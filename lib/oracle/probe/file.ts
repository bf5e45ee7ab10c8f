import { batches } from "../../cards/coverage/parallel.ts";
import { readCardFile } from "../../cards/import/source.ts";
import type { PrintedCard } from "../../cards/schema.ts";
import { runOnThreads } from "../../cards/threads.ts";
import { probeCard, type Survivor } from "./probe.ts";

/** Both probes over a file of cards, on some threads. */

export interface ProbeReport {
  readonly lines: number;
  readonly substitutions: number;
  readonly deletions: number;
  readonly unexplained: readonly Survivor[];
  /** How often each reason explained a survivor. */
  readonly explained: Readonly<Record<string, number>>;
}

/** Throws `CardsError` where the file cannot be read. `worker` is a module whose default export is `probeBatch`. */
export async function probeFile(file: string, worker: URL, threads?: number): Promise<ProbeReport> {
  const reports: ProbeReport[] = [];
  await runOnThreads(worker, batches(cardsOf(file), BATCH), (one: ProbeReport) => reports.push(one), { threads });
  const { unexplained, ...all } = summed(reports);
  // Threads answer in no order.
  return { ...all, unexplained: [...unexplained].sort((a, b) => (a.card + a.text < b.card + b.text ? -1 : 1)) };
}

const BATCH = 16;

async function* cardsOf(file: string): AsyncGenerator<PrintedCard> {
  for await (const { entry } of readCardFile(file)) if (!("unsupported" in entry.card)) yield entry.card;
}

/** In a thread: both probes over some cards. */
export function probeBatch(cards: readonly PrintedCard[]): ProbeReport {
  return summed(
    cards.map((card) => {
      const { survivors, ...tried } = probeCard(card);
      const explained: Record<string, number> = {};
      for (const { reason } of survivors) if (reason !== undefined) explained[reason] = (explained[reason] ?? 0) + 1;
      return { ...tried, unexplained: survivors.filter(({ reason }) => reason === undefined), explained };
    }),
  );
}

function summed(reports: readonly ProbeReport[]): ProbeReport {
  const sum = (count: (one: ProbeReport) => number): number => reports.reduce((all, one) => all + count(one), 0);
  const explained: Record<string, number> = {};
  for (const one of reports)
    for (const [reason, count] of Object.entries(one.explained)) explained[reason] = (explained[reason] ?? 0) + count;
  return {
    lines: sum((one) => one.lines),
    substitutions: sum((one) => one.substitutions),
    deletions: sum((one) => one.deletions),
    unexplained: reports.flatMap((one) => one.unexplained),
    explained,
  };
}
