import { batches } from "../../cards/coverage/parallel.ts";
import { readCardFile } from "../../cards/import/source.ts";
import { drawn } from "../../cards/lots.ts";
import type { PrintedCard } from "../../cards/schema.ts";
import { runOnThreads } from "../../cards/threads.ts";
import { readCard } from "../index.ts";
import { type Probed, probeCard, type Survivor } from "./probe.ts";

/** Both probes over a file of cards, on some threads, and what cards speak of that nothing gives. */

export interface ProbeReport {
  readonly lines: number;
  readonly substitutions: number;
  readonly deletions: number;
  readonly unexplained: readonly (Survivor & { readonly card: string })[];
  /** How often each reason explained a survivor. */
  readonly explained: Readonly<Record<string, number>>;
}

/** Only so many cards of the file, by lot: the same ones each time for a seed. */
export interface Sample {
  readonly of: number;
  readonly seed: number;
}

/**
 * Throws `CardsError` where the file cannot be read. `worker` is a module whose default export is `probeBatch`; `progress` is
 * told what share of the cards is probed.
 */
export async function probeFile(
  file: string,
  worker: URL,
  { sample, progress }: { readonly sample?: Sample | undefined; readonly progress?: (share: number) => void } = {},
): Promise<ProbeReport> {
  const reports: ProbeReport[] = [];
  const cards: PrintedCard[] = [];
  for await (const card of cardsOf(file)) cards.push(card);
  const chosen = sample === undefined ? cards : drawn(cards, sample);
  let done = 0;
  await runOnThreads(worker, batches(chosen, BATCH), (one: ProbeReport, { length }) => {
    reports.push(one);
    done += length;
    progress?.(done / chosen.length);
  });
  const { unexplained, ...all } = summed(reports);
  // Threads answer in no order.
  return { ...all, unexplained: [...unexplained].sort((a, b) => (a.line + a.text < b.line + b.text ? -1 : 1)) };
}

const BATCH = 16;

async function* cardsOf(file: string): AsyncGenerator<PrintedCard> {
  for await (const { entry } of readCardFile(file)) if (!("unsupported" in entry.card)) yield entry.card;
}

/** What this thread has probed. */
const probed = new Map<string, Probed>();

/** In a thread: both probes over some cards. */
export function probeBatch(cards: readonly PrintedCard[]): ProbeReport {
  const none: ProbeReport = { lines: 0, substitutions: 0, deletions: 0, unexplained: [], explained: {} };
  return summed([
    ...cards.map((card) => ({ ...none, unexplained: lostIn(card) })),
    ...cards.flatMap((card) =>
      probeCard(card, probed).map(({ survivors, ...tried }) => {
        const explained: Record<string, number> = {};
        for (const { reason } of survivors) if (reason !== undefined) explained[reason] = (explained[reason] ?? 0) + 1;
        const unexplained = survivors.filter(({ reason }) => reason === undefined);
        return {
          ...tried,
          lines: 1,
          unexplained: unexplained.map((one) => ({ ...one, card: card.name })),
          explained,
        };
      }),
    ),
  ]);
}

/** What a card speaks of that nothing gives (`flow/names.ts`), word for word though it is read. */
function lostIn(card: PrintedCard): ProbeReport["unexplained"] {
  const reading = readCard(card);
  const faults = reading.verdict === "read" ? [] : reading.faults.filter((one) => one.code !== undefined);
  return faults.map(({ face, line, token, message }) => {
    const text = card.faces[face]?.text.split("\n")[line - 1] ?? "";
    return { card: card.name, line: text, probe: "names", from: token, to: "", text: message, reason: undefined };
  });
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
