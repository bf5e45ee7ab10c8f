import { type CardEntry, isUnsupported, whyUnsupported } from "../import/entry.ts";
import type { CardReader, Reading, ReadingFault } from "../reading.ts";
import { type MissingPhrase, missingPhrase } from "./phrases.ts";

/** What coverage keeps of one card: small, because it crosses threads. */
export interface Examined {
  readonly name: string;
  readonly verdict: Reading["verdict"];
  readonly missing: readonly MissingPhrase[];
  /** The first fault as a sentence. */
  readonly why?: string;
  readonly code?: ReadingFault["code"];
  readonly milliseconds: number;
}

/** Reads one card of a file. A reader that throws is a bug and reported as a mismatch, with the card's name. */
export function examine(entry: CardEntry, read: CardReader): Examined {
  if (isUnsupported(entry.card)) {
    const why = whyUnsupported(entry.card);
    const fault: ReadingFault = { verdict: "declined", face: 0, line: 0, column: 0, token: "", message: why };
    return { name: entry.name, verdict: "declined", missing: [missingPhrase(entry, fault)], why, milliseconds: 0 };
  }
  const start = performance.now();
  let reading: Reading;
  try {
    reading = read(entry.card);
  } catch (error) {
    const why = `the reader failed: ${error instanceof Error ? error.message : String(error)}`;
    const context = why.replace(/"[^"]*"|\d+/gu, "…").slice(0, 100);
    const milliseconds = performance.now() - start;
    return { name: entry.name, verdict: "mismatched", missing: [{ context, clause: context }], why, milliseconds };
  }
  const milliseconds = performance.now() - start;
  if (reading.verdict === "read") return { name: entry.name, verdict: "read", missing: [], milliseconds };
  const [first] = reading.faults;
  return {
    name: entry.name,
    verdict: reading.verdict,
    missing: reading.faults.map((fault) => missingPhrase(entry, fault)),
    why: `line ${first.line}, column ${first.column}: ${first.message}`,
    ...(first.code === undefined ? {} : { code: first.code }),
    milliseconds,
  };
}
