import type { Token } from "./kernel/tokens.ts";

/** How much of a text is read. Printed are up to 120 words, 6 modes and 8 lines; how long reading takes, and how deep it goes, grows with every mode. */

const LONGEST = { tokens: 300, rows: 10, lines: 30 };

export const TOO_LONG = `This ability is longer than is read: more than ${LONGEST.tokens} words, or ${LONGEST.rows} modes.`;

export const TOO_MANY_LINES = {
  verdict: "declined",
  line: LONGEST.lines + 1,
  column: 1,
  message: `This text has more lines than are read: more than ${LONGEST.lines}.`,
} as const;

/** The first line of a face that is not read any more. */
export const lineBeyond = (text: string): string | undefined => text.split("\n")[LONGEST.lines];

/** Where an ability goes beyond what is read. */
export const tokenBeyond = (tokens: readonly Token[]): Token | undefined =>
  tokens[LONGEST.tokens] ?? tokens.filter(({ text }) => text === "\n")[LONGEST.rows];
