import type { Language } from "../../words/language.ts";
import type { Notice } from "../storage/record.ts";

/** What a person is told about a game, before any platform's form. Plain JSON; words are in `language` already. */

export type { Language };

export interface GameMessage {
  /** `game.seat.ask.kind`: the same in every repetition. */
  readonly key: string;
  readonly language: Language;
  readonly kind: Notice["kind"] | "digest";
  /** Whose game, which turn. */
  readonly title: string;
  /** What happened since this seat last looked, in plain sentences. */
  readonly recap: readonly string[];
  /** What the seat is asked; absent where it only hears something. */
  readonly question?: AskedOfSeat;
  /** Until when, in epoch milliseconds and in the reader's words. */
  readonly due?: { readonly at: number; readonly words: string };
  /** Opens that very question; opens nothing without the seat's own secret. */
  readonly link: string;
  readonly picture?: Picture;
  /** Of a digest: each opens one of the games. */
  readonly games?: readonly Choice[];
  /** Agree, or do not, to what others offer; pressed, each does so. */
  readonly agreeing?: readonly Choice[];
  /** Besides: the last one waited for, a channel switched off. */
  readonly also?: readonly string[];
}

/** An image by its address, and the same in words. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}

export interface AskedOfSeat {
  readonly ask: number;
  readonly title: string;
  readonly detail: readonly string[];
  /** One of these is a whole answer. */
  readonly choices: readonly Choice[];
  /** Or several of these together. */
  readonly several?: Several;
  /** Or words that somebody types. */
  readonly typed?: Choice;
}

/** One button. `token` names game, seat, question and choice in at most 64 bytes (Telegram's `callback_data`). */
export interface Choice {
  readonly label: string;
  readonly token: string;
  readonly style: "main" | "plain" | "danger";
  /** No answer: it takes back what the player has begun (730.1), and only where it can be pressed. */
  readonly takesBack?: true;
}

/** So many of a list: a menu that takes several, or buttons that are switched on and off. Answered by indices into `options`. */
export interface Several {
  readonly label: string;
  /** What answers it, with the indices beside it or, where a platform has no room for them, as a mask in base 36 at its end. */
  readonly token: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
  /** What is chosen to begin with: indices. */
  readonly chosen?: readonly number[];
  /** The same, and where the rest of the turn leads to: tokens that answer as the first one does. */
  readonly ways?: readonly { readonly label: string; readonly token: string }[];
}
