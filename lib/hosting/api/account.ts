import type { Seat } from "../../engine/state/ids.ts";
import type { Language, LinkedChat, MyProfile, MyVacation, QuietHours } from "./player.ts";

/** What opens an account or a seat, on which browsers, and what is kept of a person. */

/**
 * `POST /v1/account` begins an account, which `keep` opens from then on; the same one again opens it. With the token of a
 * seat that was taken before there were accounts, its player gets theirs, once. `POST /v1/account/signOut`, with the
 * account's token, signs out everywhere: only `keep` opens the account from then on. Links to seats go on opening them.
 */
export interface KeepAccount {
  /** 32 random bytes in base64url, made by the client, so that a lost response loses no account. */
  readonly keep: string;
  /** What a new account's player most likely reads: the first language of the browser that is one of ours. */
  readonly language?: Language;
  /** What the browser is called in the list of those that are signed in. */
  readonly device?: string;
}

/**
 * `POST /v1/account/join`: one more browser opens the account, with `keep` from then on. `code`: one of ten minutes, or the one
 * for when nothing else opens it; each is good once.
 */
export interface JoinAccount {
  readonly code: string;
  readonly keep: string;
  readonly device?: string;
}

/** `POST /v1/account/mail`: if an account gets its mails there, one with a link that opens it goes there. Nobody is told whether. */
export interface MailLink {
  readonly address: string;
  readonly language?: string;
}

/** `GET /v1/player/sessions`. */
export interface MySessions {
  /** The browsers that are signed in, the one seen last first. */
  readonly sessions: readonly MySession[];
  /** Whether there is a code for when none of them is at hand. */
  readonly recovery: boolean;
}

export interface MySession {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** To a day. */
  readonly seenAt: number;
  /** The one that asks. */
  readonly here?: true;
}

/** `POST /v1/player/sessions`: signs one out; or gives a code for another browser, or one for paper in place of the one before. */
export type ChangeSessions =
  | { readonly do: "end"; readonly id: string }
  | { readonly do: "code" }
  | { readonly do: "recovery" };

export interface SessionsChanged extends MySessions {
  /** What was asked for; it is told this once. */
  readonly code?: string;
  /** Until when it works, if not for good (epoch milliseconds). */
  readonly until?: number;
}

/** `POST /v1/account/token`. */
export interface OpenAccount {
  readonly secret: string;
  readonly device?: string;
}

export interface AccountOpened {
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * `GET /v1/player/data`: all that is kept about the player, of games as many as one answer holds; with `?after=<next>` those
 * behind them, and nothing else again. Times are epoch milliseconds.
 */
export interface MyData {
  readonly player: string;
  readonly profile: MyProfile;
  readonly vacation: MyVacation;
  /** Browsers that show notices. */
  readonly devices: readonly string[];
  readonly chats: readonly LinkedChat[];
  readonly games: readonly {
    readonly gameId: string;
    readonly seat: Seat;
    readonly name: string;
    readonly over: boolean;
    readonly note: string;
    readonly said: readonly { readonly at: number; readonly text: string }[];
  }[];
  /** There are more games: `after` of the next request. */
  readonly next?: string;
  readonly challenges: readonly { readonly challengeId: string; readonly name: string; readonly postedAt: number }[];
  readonly decks: readonly {
    readonly name: string;
    readonly format: string;
    readonly list: string;
    readonly updatedAt: number;
  }[];
}

/**
 * `POST /v1/account/delete`: what is kept about the player is deleted, their name and what they said in games included;
 * games that go on are conceded. Nothing opens the account any more.
 */
export interface DeleteAccount {
  readonly sure: true;
}

export interface Forgotten {
  /** How many games they are forgotten in. */
  readonly games: number;
}

/**
 * `POST /v1/seats`: exchanges the secret of a seat link for a token of that seat. Whoever opens a link first takes the
 * seat: with their account's token it is among their games, without it is a guest's.
 */
export interface ExchangeLink {
  readonly secret: string;
  /**
   * For an invite: the secret that opens the seat from now on, 32 random bytes in base64url, made by the client so
   * that it can repeat the exchange if the response is lost. Absent, the server makes it.
   */
  readonly keep?: string;
  /** Where to send a signed notice whenever this seat is asked something. For guests, or with the token of the seat's account. */
  readonly webhook?: string;
  /** When not to send anything; as `webhook`. */
  readonly quiet?: QuietHours;
  /** For whoever sends no account's token: an account that begins as with `POST /v1/account`, for which the seat is taken. */
  readonly account?: KeepAccount;
}

/** `POST /v1/seats` with an account's token: opens a game of its player, as in their list of games. */
export interface OpenMine {
  readonly gameId: string;
  readonly seat: Seat;
  /** Opens the seat from now on, like every link to it; made by the client as in `ExchangeLink`. */
  readonly keep: string;
}

export interface SeatOpened {
  readonly gameId: string;
  readonly seat: Seat;
  readonly token: string;
  readonly expiresAt: number;
  /** Opens the seat next time; for an invite it replaces the secret that was redeemed. */
  readonly secret: string;
  /** The key that signs this player's webhook notices, if `webhook` was given ("whsec_..."). */
  readonly webhookSecret?: string;
  /** The one that began, if it was asked for. */
  readonly account?: AccountOpened;
}
