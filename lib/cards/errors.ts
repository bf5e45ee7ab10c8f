/** Why a file of cards, a set or a deck list was refused. Stable: scripts and tests match on these. */
export type CardsErrorCode =
  | "no-such-file"
  | "not-a-card-file"
  | "not-a-deck-file"
  | "cut-off"
  | "bad-json"
  | "bad-card"
  | "duplicate-name"
  | "too-long"
  | "control-character"
  | "empty-file"
  | "bad-pool"
  | "bad-set"
  | "bad-deck"
  | "unknown-card"
  | "cannot-write"
  | "bad-option";

/** Why a text is no deck list. */
export type ListFault =
  | "too-many-lines"
  | "long-line"
  | "control-character"
  | "empty-list"
  | "no-cards"
  | "bad-count"
  | "no-name"
  | "bad-line";

/** Something the person who gave the file can mend. The message says what and, where it can, how. */
export class CardsError extends Error {
  readonly code: CardsErrorCode;
  readonly file: string | undefined;
  /** From 1. */
  readonly line: number | undefined;
  /** Of a deck list: what is wrong with it, and what is said of that in any language. */
  readonly fault: ListFault | undefined;
  readonly values: Readonly<Record<string, string | number>> | undefined;

  constructor(
    code: CardsErrorCode,
    message: string,
    place: { file?: string | undefined; line?: number | undefined } = {},
    [fault, values]: readonly [fault?: ListFault, values?: Readonly<Record<string, string | number>>] = [],
  ) {
    super(message);
    this.name = "CardsError";
    this.code = code;
    this.file = place.file;
    this.line = place.line;
    this.fault = fault;
    this.values = values;
  }

  /** "cards.json, line 12: ..." as far as the place is known. */
  describe(): string {
    const place = [this.file, this.line === undefined ? undefined : `line ${this.line}`].filter(Boolean).join(", ");
    return place === "" ? this.message : `${place}: ${this.message}`;
  }
}

/** C0 and C1 control characters other than the line break; none belongs in a card or a deck list. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u;

/** The first control character of a text as "U+0007", or undefined. */
export function controlCharacter(text: string): string | undefined {
  const found = CONTROL.exec(text)?.[0];
  return found === undefined ? undefined : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
