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
  "still-working": ["So much happens that the table is still working on it. Look again in a moment.", "look"],
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
  "unknown-session": ["This opens no account any more. Open yours where you have it.", "none"],
  "signed-out": ["You signed out everywhere since. Open your account where you have it.", "none"],
  unauthorized: ["Your seat has to be taken again with its link.", "retry"],
  forbidden: ["This seat belongs to somebody else.", "start"],
  "newer-game": [
    "This game was played with a newer version of the table, which is just being put up. Try again soon.",
    "retry",
  ],
  quarantined: ["This game is put aside: the table found something wrong with it and will not make it worse.", "start"],
  "offer-open": ["Something is offered already. Accept or decline it first.", "look"],
  "others-answered-since": ["Somebody has answered since: only what was answered last can be taken back.", "look"],
  "declined-already": ["Your offer was declined. You may offer again when you are next asked something.", "look"],
  "nothing-offered": ["This is not offered any more.", "look"],
  "nothing-to-accept": ["This offer is not for you to accept.", "look"],
  "bots-agree-to-nothing": ["The computer agrees to no offer. You may concede.", "look"],
  "nothing-to-claim": ["The time has not run out, or the answer came after all.", "look"],
  "unknown-challenge": ["There is no such challenge. Perhaps the link is not complete.", "start"],
  "already-come": ["This is your own challenge, or you have accepted it already.", "none"],
  "not-to-watch": ["This link opens no game to watch. Perhaps it is not complete.", "start"],
  "orders-changed": ["Your orders had changed meanwhile. Look at them again.", "look"],
  "too-large": ["That was more than the table takes at once.", "none"],
};

/** Codes whose own words say more than ours could. */
const TELLS_ITSELF: ReadonlySet<string> = new Set([
  "illegal-answer",
  "challenge-closed",
  "vacation-used-up",
  "illegal-deck",
]);

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
