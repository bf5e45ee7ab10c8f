/** What is refused (RFC 9457). */

/** `application/problem+json`. `code` is stable; `detail` says what happened and the way out. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** For "illegal-answer": why, in the engine's own code, and the rule that forbids it. */
  readonly reason?: string;
  readonly rule?: string;
  /** For 429: when to try again, in seconds; also as `Retry-After`. */
  readonly retryAfter?: number;
  /** For decks that are refused and for "invalid-body": each fault. */
  readonly faults?: readonly Fault[];
}

/** One fault of what was sent. */
export interface Fault {
  /** Where: a field of the body, "line 12" of a deck list, or "deck". */
  readonly at: string;
  /** In English. */
  readonly message: string;
  /** The same for a program, to be said in another language: which fault, and what is said of it. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly card?: string;
  /** Of the deck list, from 1. */
  readonly line?: number;
  /** The rule it breaks. */
  readonly rule?: string;
  /** Whose deck it is, where several were sent. */
  readonly seat?: number;
}
