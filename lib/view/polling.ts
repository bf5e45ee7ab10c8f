/** When a page that shows a game looks again whether anything changed. Milliseconds. */
export interface Watching {
  /** What was waited for before the last look. */
  readonly wait: number;
  /** Whether that look found something new. */
  readonly news: boolean;
  /** Since something new was last found. */
  readonly quiet: number;
  /** Whether the player is asked something: others can only leave, talk or offer meanwhile. */
  readonly mine: boolean;
  /** Whether somebody who may make the next change is there: a computer player, or a person who has the table open too. */
  readonly company: boolean;
}

export const SOON_MS = 250;
const SLOWER = 1.4;
/** So long after the last change it is the same players' next that is waited for: it is seen within `PRESENT_MS`. */
const LIVELY_MS = 30_000;
const PRESENT_MS = 2_000;
const LATER_MS = 30_000;
const ALONE_MS = 30_000;
/** Somebody who is there may talk, offer or leave. */
const MINE_MS = { company: 5_000, alone: 30_000 };

/** How long to wait before the next look, and from what to go on after it. */
export function nextLook({ wait, news, quiet, mine, company }: Watching): {
  readonly in: number;
  readonly wait: number;
} {
  const soonest = company ? SOON_MS : ALONE_MS;
  const most = company && quiet < LIVELY_MS ? PRESENT_MS : LATER_MS;
  const next = news ? soonest : Math.min(most, Math.max(soonest, wait * SLOWER));
  return { in: mine ? MINE_MS[company ? "company" : "alone"] : next, wait: next };
}
