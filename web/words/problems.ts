/** What went wrong, in words, and what helps. `code` is the server's stable code, or the page's own. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly wayOut: "retry" | "look" | "start" | "none";
}

type Line = readonly [message: string, wayOut: Trouble["wayOut"]];

const WORDS: Readonly<Record<string, Line>> = {
  offline: ["No connection to the table. The game waits; this page tries again by itself.", "retry"],
  "already-answered": ["That question was already answered. Here is the table as it is now.", "look"],
  "illegal-answer": ["The table does not accept that answer.", "look"],
  "unknown-game": ["There is no such game. Perhaps the link is not complete.", "start"],
  "game-not-found": ["There is no such game. Perhaps the link is not complete.", "start"],
  "unknown-link": ["This link is not valid (any more). Ask for a new one.", "start"],
  "forged-link": ["This link is not valid. Perhaps it was not copied completely.", "start"],
  "link-expired": ["This link is no longer valid. Ask for a new one.", "start"],
  unauthorized: ["Your seat has to be taken again with its link.", "retry"],
  forbidden: ["This seat belongs to somebody else.", "start"],
  busy: ["The table is busy. Try again in a moment.", "retry"],
  "too-large": ["That was more than the table takes at once.", "none"],
};

export function troubleOf(code: string, message?: string): Trouble {
  const known = WORDS[code];
  if (known) return { code, message: message && code === "illegal-answer" ? message : known[0], wayOut: known[1] };
  return { code, message: message || "Something went wrong at the table. Nothing of yours is lost.", wayOut: "retry" };
}

export const WAYS_OUT: Readonly<Record<Exclude<Trouble["wayOut"], "none">, string>> = {
  retry: "Try again",
  look: "Show the table",
  start: "To the start page",
};
