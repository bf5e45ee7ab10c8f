/** What went wrong, in words, and what helps. `code` is the server's stable code, or the page's own. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly wayOut: "retry" | "look" | "start" | "none";
  /** Each fault of what was sent, where there are several. */
  readonly faults?: readonly { readonly at: string; readonly message: string }[];
}

type Line = readonly [message: string, wayOut: Trouble["wayOut"]];

const WORDS: Readonly<Record<string, Line>> = {
  offline: ["No connection to the table. The game waits; this page tries again by itself.", "retry"],
  busy: ["The table is busy. Try again in a moment.", "retry"],
  "already-answered": ["That question was already answered. Here is the table as it is now.", "look"],
  "not-asked-yet": ["The table had moved on. Here it is as it is now.", "look"],
  "illegal-answer": ["The table does not accept that answer.", "look"],
  "nothing-to-take-back": ["There is nothing to take back any more.", "look"],
  "game-over": ["The game is over.", "look"],
  "action-id-reused": ["That could not be sent. Please do it once more.", "look"],
  "unknown-game": ["There is no such game. Perhaps the link is not complete.", "start"],
  "unknown-link": ["This link opens no seat. Perhaps it was not copied from the first to the last character.", "start"],
  "used-link": ["This invitation was taken already. Whoever took it has a link of their own now.", "start"],
  "expired-link": ["This link is no longer valid. Ask for a new one.", "start"],
  "revoked-link": ["This link was withdrawn. Ask for a new one.", "start"],
  "wrong-game": ["This link belongs to another game.", "start"],
  "wrong-seat": ["This seat belongs to somebody else.", "start"],
  unauthorized: ["Your seat has to be taken again with its link.", "retry"],
  forbidden: ["This seat belongs to somebody else.", "start"],
  "newer-game": [
    "This game was played with a newer version of the table, which is just being put up. Try again soon.",
    "retry",
  ],
  quarantined: ["This game is put aside: the table found something wrong with it and will not make it worse.", "start"],
  "too-large": ["That was more than the table takes at once.", "none"],
};

/** Codes whose own words say more than ours could. */
const TELLS_ITSELF: ReadonlySet<string> = new Set(["illegal-answer"]);

export function troubleOf(code: string, message?: string, faults?: Trouble["faults"]): Trouble {
  const known = WORDS[code];
  const words = message && (!known || TELLS_ITSELF.has(code)) ? message : known?.[0];
  return {
    code,
    message: words ?? "Something went wrong at the table. Nothing of yours is lost.",
    wayOut: known?.[1] ?? "retry",
    ...(faults && faults.length > 0 ? { faults } : {}),
  };
}

export const WAYS_OUT: Readonly<Record<Exclude<Trouble["wayOut"], "none">, string>> = {
  retry: "Try again",
  look: "Show the table",
  start: "To the start page",
};
