import { availableParallelism } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { CardsError } from "../../cards/errors.ts";
import { readCardFile } from "../../cards/import/source.ts";
import { startWorker } from "../../cards/worker.ts";
import { probeCard, type Survivor } from "./probe.ts";

/** Both probes over a file of cards, each thread with its share of them. */

export interface ProbeReport {
  readonly lines: number;
  readonly substitutions: number;
  readonly deletions: number;
  readonly unexplained: readonly Survivor[];
  /** How often each reason explained a survivor. */
  readonly explained: Readonly<Record<string, number>>;
}

/** Every `of`-th card, beginning with the `share`-th from 0. */
interface Share {
  readonly file: string;
  readonly share: number;
  readonly of: number;
}
type Answer =
  | { readonly report: ProbeReport }
  | { readonly refused: { readonly code: string; readonly message: string } };

/** Throws `CardsError` where the file cannot be read. `worker` is a file that calls `serveProbe`. */
export async function probeFile(file: string, worker: URL, threads = availableParallelism()): Promise<ProbeReport> {
  const shares = Array.from({ length: threads }, (_, share) => ask(worker, { file, share, of: threads }));
  const reports = await Promise.all(shares);
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

function ask(worker: URL, share: Share): Promise<ProbeReport> {
  return new Promise((resolve, reject) => {
    const thread = startWorker(worker, share);
    thread.on("message", (answer: Answer) => {
      if ("report" in answer) resolve(answer.report);
      else reject(new CardsError(answer.refused.code as CardsError["code"], answer.refused.message));
    });
    thread.on("error", reject);
  });
}

/** In a worker's main file: probes its share and answers. */
export async function serveProbe(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("not a worker");
  try {
    port.postMessage({ report: await probeShare(workerData as Share) } satisfies Answer);
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
    port.postMessage({ refused: { code: error.code, message: error.message } } satisfies Answer);
  }
}

async function probeShare({ file, share, of }: Share): Promise<ProbeReport> {
  const tried = { lines: 0, substitutions: 0, deletions: 0 };
  const unexplained: Survivor[] = [];
  const explained: Record<string, number> = {};
  let at = 0;
  for await (const { entry } of readCardFile(file)) {
    const mine = at++ % of === share;
    if (!mine || "unsupported" in entry.card) continue;
    const probed = probeCard(entry.card);
    tried.lines += probed.lines;
    tried.substitutions += probed.substitutions;
    tried.deletions += probed.deletions;
    for (const survivor of probed.survivors)
      if (survivor.reason === undefined) unexplained.push(survivor);
      else explained[survivor.reason] = (explained[survivor.reason] ?? 0) + 1;
  }
  return { ...tried, unexplained, explained };
}
