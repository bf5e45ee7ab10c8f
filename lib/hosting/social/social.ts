import type { GameOptions, PlayerSetup } from "../../engine/api.ts";
import type { Manual } from "../../engine/manual.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { ChatLine } from "../api.ts";
import type { Match } from "../match/match.ts";
import type { GameRecord } from "../storage/record.ts";

/** What the players of a game have with each other and for themselves, beside the game. Arrays are by seat. */
export interface Social {
  readonly offer?: Offer;
  /** What is to be done by hand, at most one of a seat; absent if nothing is. */
  readonly proposals?: readonly Proposal[];
  /** How many there have been. */
  readonly proposed?: number;
  /** By seat: at which of its questions how many of its proposals were declined or taken back; as `declined`. */
  readonly objected?: readonly { readonly ask: number; readonly times: number }[];
  /** Which question a seat had when its last offer was declined, or has since by its own answers: it may offer again after the next. */
  readonly declined: readonly number[];
  readonly chat: readonly ChatLine[];
  readonly muted: readonly (readonly Seat[])[];
  readonly notes: readonly string[];
  /** Who wants to play again. */
  readonly rematch: readonly Seat[];
  /** What a rematch needs; absent in games from before there were any. */
  readonly setup?: Setup;
}

/** What somebody offers, and who has agreed, the offering seat included. */
export interface Offer {
  readonly what: "draw" | "takeBack";
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** What a seat proposes to do by hand for a manual card. */
export interface Proposal {
  readonly id: number;
  readonly manual: Manual;
  readonly at: number;
  /** Computer players, and whoever has said so, the proposing seat included. */
  readonly agreed: readonly Seat[];
  /** Who has to say so themselves: it is done in their hand or library. */
  readonly needs: readonly Seat[];
  /** When the others' silence is consent. */
  readonly acceptedAt?: number;
  readonly done?: true;
}

export interface Setup {
  /** What each plays in this game, as indices into the game's pinned cards. */
  readonly decks: readonly (readonly number[])[];
  /** What they left out of it (100.4); absent if nobody has any. */
  readonly sideboards?: readonly (readonly number[])[];
  /** 100.2d, 902-903: by seat, what each has beside a deck, likewise; absent if nobody has anything. */
  readonly beside?: readonly Pick<PlayerSetup, "commanders" | "supplementary" | "command">[];
  /** By seat, the names of what is played by hand; after how long silence is consent. Absent where nothing may be. */
  readonly manualCards?: { readonly names: readonly (readonly string[])[]; readonly acceptAfterMs?: number };
  /** Absent for a single game. */
  readonly match?: Match;
  readonly options: Partial<GameOptions>;
  readonly starter: Seat;
}

export const socialOf = ({ blob, asks }: Pick<GameRecord, "blob" | "asks">): Social =>
  blob.social ?? emptySocial(asks.length);

export const emptySocial = (seats: number, setup?: Setup): Social => ({
  declined: Array.from({ length: seats }, () => -1),
  chat: [],
  muted: Array.from({ length: seats }, () => []),
  notes: Array.from({ length: seats }, () => ""),
  rematch: [],
  ...(setup && { setup }),
});

/**
 * What was declined stays so at the question that a seat's own answers, or taking them back, brought it to: else it could offer
 * the same again and again while the others wait for it.
 */
export function stillDeclined(
  social: Social,
  seat: Seat,
  asked: { readonly was: number; readonly is: number },
): Social {
  const { declined, objected } = social;
  const mine = objected?.[seat];
  return {
    ...social,
    ...(declined[seat] === asked.was && { declined: atSeat(declined, seat, asked.is) }),
    ...(objected && mine?.ask === asked.was && { objected: atSeat(objected, seat, { ...mine, ask: asked.is }) }),
  };
}

/** `all` with `one` in place of what a seat had. */
export const atSeat = <T>(all: readonly T[], seat: Seat, one: T): T[] =>
  all.map((other, at) => (at === seat ? one : other));
