import { type CardEntry, isUnsupported } from "../import/entry.ts";
import { Blockers } from "./blockers.ts";
import type { Examined } from "./examine.ts";

export interface Share {
  total: number;
  read: number;
}

export interface BlockingPhrase {
  readonly phrase: string;
  /** Cards that this phrase alone keeps from being read. */
  readonly alone: number;
  /** Cards that have it among what they miss. */
  readonly cards: number;
  readonly example: string;
}

export interface CoverageReport {
  readonly total: number;
  readonly read: number;
  readonly declined: number;
  readonly ambiguous: number;
  readonly mismatched: number;
  readonly byType: Readonly<Record<string, Share>>;
  readonly byYear: Readonly<Record<string, Share>>;
  readonly byFormat: Readonly<Record<string, Share>>;
  /** Printed by the day of the rules implemented, and legal somewhere. */
  readonly edition: Share;
  readonly before2010: Share;
  /** By the words around the furthest token, and by the whole sentence. */
  readonly contexts: readonly BlockingPhrase[];
  readonly clauses: readonly BlockingPhrase[];
  /** Names and reasons of what must not be: bugs of the grammar. */
  readonly bugs: readonly { readonly name: string; readonly verdict: string; readonly why: string }[];
  readonly slowest: readonly { readonly name: string; readonly milliseconds: number }[];
  /** Time inside the reader, summed over threads. */
  readonly readerSeconds: number;
}

const EDITION_DAY = "2024-09-27";
const MOST_BUGS = 50;

/** Adds up the examined cards of a file. */
export class CoverageTally {
  readonly #verdicts = { read: 0, declined: 0, ambiguous: 0, mismatched: 0 };
  readonly #byType = new Map<string, Share>();
  readonly #byYear = new Map<string, Share>();
  readonly #byFormat = new Map<string, Share>();
  readonly #edition: Share = { total: 0, read: 0 };
  readonly #before2010: Share = { total: 0, read: 0 };
  readonly #contexts = new Blockers();
  readonly #clauses = new Blockers();
  readonly #bugs: { name: string; verdict: string; why: string }[] = [];
  #slowest: { name: string; milliseconds: number }[] = [];
  #milliseconds = 0;

  add(entry: CardEntry, examined: Examined): void {
    const read = examined.verdict === "read";
    this.#verdicts[examined.verdict] += 1;
    for (const type of typesOf(entry)) count(this.#byType, type, read);
    const year = entry.released?.slice(0, 4);
    count(this.#byYear, year ?? "unknown", read);
    const formats = Object.entries(entry.legalities).filter(
      ([, legality]) => legality === "legal" || legality === "restricted",
    );
    for (const [format] of formats) count(this.#byFormat, format, read);
    if (entry.released !== undefined && entry.released <= EDITION_DAY && formats.length > 0) plus(this.#edition, read);
    if (year !== undefined && year < "2010") plus(this.#before2010, read);
    this.#contexts.add(examined.missing.map(({ context }) => [context, entry.name]));
    this.#clauses.add(examined.missing.map(({ clause }) => [clause, entry.name]));
    const { verdict, code, why = "" } = examined;
    const isBug = verdict === "ambiguous" || verdict === "mismatched" || code !== undefined;
    if (isBug && this.#bugs.length < MOST_BUGS) this.#bugs.push({ name: entry.name, verdict: code ?? verdict, why });
    this.#time(entry.name, examined.milliseconds);
  }

  #time(name: string, milliseconds: number): void {
    this.#milliseconds += milliseconds;
    if (milliseconds < (this.#slowest[4]?.milliseconds ?? 0)) return;
    this.#slowest = [...this.#slowest, { name, milliseconds }]
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, 5);
  }

  /** `most`: how many rows each ranked list keeps. */
  report(most: number): CoverageReport {
    const { read, declined, ambiguous, mismatched } = this.#verdicts;
    return {
      total: read + declined + ambiguous + mismatched,
      ...this.#verdicts,
      byType: byTotal(this.#byType),
      byYear: Object.fromEntries([...this.#byYear].sort(([a], [b]) => (a < b ? -1 : 1))),
      byFormat: byTotal(this.#byFormat),
      edition: this.#edition,
      before2010: this.#before2010,
      contexts: phrases(this.#contexts, most),
      clauses: phrases(this.#clauses, most),
      bugs: this.#bugs,
      slowest: this.#slowest.map(({ name, milliseconds }) => ({
        name,
        milliseconds: Math.round(milliseconds * 10) / 10,
      })),
      readerSeconds: Math.round(this.#milliseconds / 10) / 100,
    };
  }
}

function typesOf({ card }: CardEntry): readonly string[] {
  return isUnsupported(card) ? ["other"] : [...new Set(card.faces[0].typeLine.types)];
}

const plus = (share: Share, read: boolean): void => {
  share.total += 1;
  if (read) share.read += 1;
};

function count(shares: Map<string, Share>, key: string, read: boolean): void {
  const share = shares.get(key) ?? { total: 0, read: 0 };
  plus(share, read);
  shares.set(key, share);
}

const byTotal = (shares: Map<string, Share>) =>
  Object.fromEntries([...shares].sort(([, a], [, b]) => b.total - a.total));

const phrases = (blockers: Blockers, most: number): BlockingPhrase[] =>
  blockers.ranked("alone", most).map(({ blocker, alone, blocked, example }) => ({
    phrase: blocker,
    alone,
    cards: blocked,
    example,
  }));
