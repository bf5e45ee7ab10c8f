import type { Lasting, LogEntry, SavedGame } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { RecordedStep } from "../../fairness/record.ts";
import type { Pace, SeatInfo } from "../api.ts";
import type { SeatClock } from "../clocks/clock.ts";
import type { SeatOrders } from "../orders/orders.ts";
import type { Social } from "../social/social.ts";
import type { WatchRules } from "../watch/api.ts";

/** The version of everything below; a record newer than this build is left alone. */
export const RECORD_SCHEMA = 15;

/** A hosted game: the item `GAME#id / STATE`. Arrays are by seat. Times are epoch milliseconds UTC. */
export interface GameRecord {
  readonly gameId: string;
  readonly schema: number;
  /** Which build wrote it. */
  readonly build: string;
  /** Which `CARDS#hash` its cards are. */
  readonly cards: string;
  /** Goes up by one with every change; the condition of the one write that commits. */
  readonly version: number;
  /** Number of each seat's latest question; 0 before the first. */
  readonly asks: readonly number[];
  readonly handoffs: readonly HandOff[];
  readonly due: readonly Due[];
  /** Links and tokens of an earlier epoch are void. */
  readonly epochs: readonly number[];
  readonly recent: readonly Uint8Array[];
  readonly over: boolean;
  /** The last version that showed anybody but its author something new, and when it was written. */
  readonly shown: { readonly version: number; readonly at: number };
  /** Numbers the news: `ask` of hand-offs that are no questions. The version would tell of what players change in secret. */
  readonly newsCount: number;
  /** Set by hand to keep everybody's hands off a game that is being looked into. */
  readonly quarantined: boolean;
  readonly blob: GameBlob;
  /** Of a record that was read: where its blob is stored outside of the item, if it is. */
  readonly outside?: string;
  /** The object of the archive that has what was logged before it was last archived, and its blob as it was then. */
  readonly archive?: string;
  /** Of a record that was read: its blob is there alone. */
  readonly rests?: true;
}

/** What is in the blob. */
export interface GameBlob {
  readonly saved: SavedGame;
  readonly seats: readonly SeatInfo[];
  readonly pace: Pace;
  /** Per seat, what its player said in advance. */
  readonly orders: readonly SeatOrders[];
  /** Absent in games from before there were any; see `clocksOf`. */
  readonly clocks?: readonly SeatClock[];
  /** Where the seat that answered last began to, since the game last waited for another: what it may ask to go back to. */
  readonly back?: {
    readonly seat: Seat;
    readonly saved: SavedGame;
    /** As they were then, or as their players have made them since; absent in games from before that. */
    readonly orders?: readonly SeatOrders[];
    /** How much of the history stood then. */
    readonly stood?: number;
    /** Computer players have answered after it: what the seat answers next is a step of its own. */
    readonly botsSince?: true;
  };
  /** What the record of the game will be made of; absent in games from before there were any. */
  readonly history?: History;
  /** As `clocks`; see `socialOf`. */
  readonly social?: Social;
  /** The spectators' link and those to the next game are made from it, and what is kept of views is keyed with it: bytes in base64url. See `linkKeyOf`. */
  readonly linkKey?: string;
  /** For spectators; absent if there are none. */
  readonly watch?: Watch;
  /** What happened in this version. */
  readonly events: readonly LogEntry<Lasting>[];
  /** What earlier versions left that is on no page of the log yet, oldest first: each a `LoggedVersion` (log.ts) as JSON. */
  readonly logged?: readonly string[];
  /** Per seat, how many log entries there are up to and with this version. */
  readonly logNext: readonly number[];
}

export interface History {
  /** How many steps were done up to this version and not gone back over since. */
  readonly stood: number;
  /** Those of this version. */
  readonly since: readonly RecordedStep[];
}

/** A game from before there were any is given one as it is read (open.ts). */
export function linkKeyOf({ linkKey }: Pick<GameBlob, "linkKey">): Uint8Array {
  if (linkKey === undefined) throw new Error("this record was read without its link key");
  return Buffer.from(linkKey, "base64url");
}

export interface Watch {
  readonly rules: WatchRules;
  /** As `shown.at` of the record. */
  readonly at: number;
}

/**
 * Something a seat has to be told: that it is asked, that it will be and may pass before (`early`), that it may claim the game, that somebody offers a draw or a
 * rematch, that a game it waited for has begun or gone back, that somebody said something, that it may exchange cards for the next, or that the game is over. Closed when the answer is in. `ask` of news that are no question counts them.
 */
export interface HandOff {
  readonly seat: Seat;
  readonly ask: number;
  readonly kind: "turn" | "early" | "over" | "sideboard" | News;
  readonly dueAt?: number;
  /** It came back in the response to the seat's own request, so nobody need be notified. */
  readonly quiet: boolean;
}

/** News for a seat that it is not asked about. */
export type News = "claim" | "offer" | "started" | "wentBack" | "said";

/**
 * Something to do at a time, unless its ask was answered before. `short`: 80 % of the time are used; `zero`: all of it
 * (`concede` in games that began before); `held`: a notice kept back while its player rests; `next`: the game that
 * follows this one, whether or not everybody is ready; of no seat. `work`: the game is still working, and nobody has gone
 * on with it; of no seat either. `archive`: it is over and moves out of the table, or has and leaves something to remove; of no seat. `consent`: silence is consent to what the seat proposed to do by hand under that number (`ask`).
 */
export interface Due {
  readonly at: number;
  readonly kind: "remind" | "short" | "held" | "concede" | "zero" | "next" | "work" | "consent" | "archive";
  readonly seat: Seat;
  readonly ask: number;
  /** Which notice is held. */
  readonly notice?: Notice["kind"];
  /** The time the player chose to be reminded. */
  readonly chosen?: number;
}

/** A reminder at a time the player chose. */
export const isChosen = ({ kind, chosen }: Due): boolean => kind === "remind" && chosen !== undefined;

/** Names one thing that is due: no two of a game's share it. */
export const dueKey = ({ kind, seat, ask, at, notice, chosen }: Due): string =>
  [kind, seat, ask, at, notice, chosen].join("#");

export const withoutDue = (all: readonly Due[], due: Due): Due[] => all.filter((one) => dueKey(one) !== dueKey(due));

/** What is sent through the queue; with the channel, also the name of a delivery. */
export interface Notice {
  readonly game: string;
  readonly seat: Seat;
  readonly ask: number;
  readonly kind: HandOff["kind"] | "reminder" | "timeShort";
  /** When the player wanted to be reminded: tells several reminders of one question apart. */
  readonly chosen?: number;
}

export const noticeKey = (notice: Notice): string => [notice.game, notice.seat, subjectKey(notice)].join(".");

/** The part of it that names a delivery to one seat. */
export const subjectKey = ({ ask, kind, chosen }: Omit<Notice, "game" | "seat">): string =>
  [ask, kind, ...(chosen === undefined ? [] : [chosen])].join(".");

export const noticeOf = (game: string, { seat, ask, kind }: HandOff): Notice => ({ game, seat, ask, kind });

/** The question or news a notice is about, if it still stands. */
export const openHandOff = (record: GameRecord, notice: Omit<Notice, "game">): HandOff | undefined =>
  record.handoffs.find(
    ({ seat, ask, kind }) => seat === notice.seat && ask === notice.ask && kind === subjectOf(notice.kind),
  );

/** Else it is news, which nobody waits for an answer to. */
export const isAboutQuestion = ({ kind }: Pick<Notice, "kind">): boolean =>
  subjectOf(kind) === "turn" || kind === "sideboard";

const subjectOf = (kind: Notice["kind"]): HandOff["kind"] =>
  kind === "reminder" || kind === "timeShort" ? "turn" : kind;

/** That the seat may pass before the game waits for it. Numbered as its questions are. */
export const earlyOf = (record: Pick<GameRecord, "handoffs">, seat: Seat): HandOff | undefined =>
  record.handoffs.find((one) => one.seat === seat && one.kind === "early");

export const turnOf = (record: Pick<GameRecord, "handoffs">, seat: Seat): HandOff | undefined =>
  record.handoffs.find((one) => one.seat === seat && one.kind === "turn");

/** More happens in it than fits one request: nobody is asked until the system has gone on with it. */
export const isWorking = ({ blob }: Pick<GameRecord, "blob">): boolean => blob.saved.paused !== undefined;

/** Over, and nobody has cards to exchange for a next game. */
export const isSettled = ({ over, handoffs }: Pick<GameRecord, "over" | "handoffs">): boolean =>
  over && !handoffs.some(({ kind }) => kind === "sideboard");
