import type { Seat } from "../../engine/state/ids.ts";
import type { SeatClock } from "../clocks/clock.ts";
import { unready } from "../match/match.ts";
import type { Social } from "../social/social.ts";
import { isBot } from "../storage/open.ts";
import { earlyOf, type GameRecord, type HandOff, turnOf } from "../storage/record.ts";
import type { Changed } from "./changed.ts";
import type { Questions } from "./questionsAfter.ts";

/** What the hand-offs of the next version follow from. */
interface Next {
  /** The number of the news this version brings, if it brings any. */
  readonly newsCount: number;
  /** Who reads the response, and need not be notified of what is in it. */
  readonly caller: Seat | undefined;
  readonly over: boolean;
  readonly questions: Questions;
  readonly clocks: readonly SeatClock[];
  readonly social: Social;
}

type Before = Pick<GameRecord, "handoffs" | "over">;

/** All that some seat has to be told in the next version: what is still open, and what is new. */
export function handOffsAfter(
  before: Before,
  changed: Pick<Changed<unknown>, "news" | "tookBack">,
  next: Next,
): HandOff[] {
  const { newsCount, caller } = next;
  const news = (changed.news ?? []).map(
    ({ seat, kind }): HandOff => ({ seat, ask: newsCount, kind, quiet: seat === caller }),
  );
  // What was said before and not yet heard is told together with what is said now.
  const unheard = before.handoffs.filter(
    ({ seat, kind }) => kind === "said" && !news.some((one) => one.kind === "said" && one.seat === seat),
  );
  if (next.over) return [...lastWords(before, next), ...unheard, ...news];
  return [
    ...turns(before, next),
    ...early(before, changed, next),
    ...before.handoffs.filter((one) => stands(one, next)),
    ...unheard,
    ...news,
  ];
}

/** Whom the game waits for. A question keeps the number, and the way it was told, that it had when it was new. */
function turns(before: Before, { caller, questions, clocks }: Next): HandOff[] {
  return questions.asks.flatMap((ask, seat): HandOff[] => {
    if (!questions.asked[seat]) return [];
    const open = questions.isNew[seat] ? undefined : turnOf(before, seat);
    const { dueAt: _, ...turn } = open ?? { seat, ask, kind: "turn" as const, quiet: seat === caller };
    const running = clocks[seat]?.running;
    return [{ ...turn, ...(running && { dueAt: running.dueAt }) }];
  });
}

/** Who may pass before the game waits for them; as with questions. Where something was taken back they were told before it. */
function early(before: Before, { tookBack }: Pick<Changed<unknown>, "tookBack">, next: Next): HandOff[] {
  const { caller, questions } = next;
  return questions.early.map((seat): HandOff => {
    const ask = questions.asks[seat]!;
    const open = earlyOf(before, seat);
    return open?.ask === ask ? open : { seat, ask, kind: "early", quiet: tookBack === true || seat === caller };
  });
}

/** News of an earlier version that nothing has made old. */
function stands({ kind, seat }: HandOff, { questions, clocks, social }: Next): boolean {
  switch (kind) {
    case "claim":
      return clocks.some(({ running }) => running?.claimable);
    case "offer":
      return [social.offer, ...(social.proposals ?? [])].some((one) => one?.agreed.includes(seat) === false);
    case "started":
    case "wentBack":
      return !questions.asked[seat];
    default:
      return false;
  }
}

/** That the game is over, or that there are cards to exchange for the next. */
function lastWords(before: Before, { caller, questions, social }: Next): HandOff[] {
  const toExchange = social.setup?.match ? unready(social.setup.match) : [];
  if (before.over)
    return before.handoffs.filter(
      ({ kind, seat }) => kind !== "said" && (kind !== "sideboard" || toExchange.includes(seat)),
    );
  return questions.asks.map((ask, seat) => ({
    ...{ seat, ask, kind: toExchange.includes(seat) ? "sideboard" : "over" },
    quiet: seat === caller,
  }));
}

/** Hand-offs of `after` that `before` did not have and somebody has to be told of. */
export const newHandOffs = (before: Pick<GameRecord, "handoffs">, after: GameRecord): HandOff[] =>
  after.handoffs.filter(
    (one) =>
      !one.quiet &&
      (one.kind === "turn" || !isBot(after, one.seat)) &&
      !before.handoffs.some(({ seat, ask, kind }) => seat === one.seat && ask === one.ask && kind === one.kind),
  );
