import type { GameMessage } from "../messages/message.ts";
import type { TableInChat } from "../people/tablesInChat.ts";
import type { Notice } from "../storage/record.ts";

/** A way to reach a person. The same notice may be delivered more than once, always under the same key. */
export interface Channel {
  /** It says all there is to say: the game is looked at for it. */
  readonly whole?: true;
  /** It also tells what others say at the table. */
  readonly talks?: true;
  /**
   * Rejects if it was not delivered; then it is tried again later, unless with `GoneForGood`. `player` is whom it is for.
   * A text that comes back is kept, for `settle`.
   */
  deliver(message: Message, address: string, player: string): Promise<unknown>;
  /** What was asked there is answered, which it says in its place; or it was said anew, and goes. */
  settle?(sent: string, answered: boolean): Promise<void>;
}

export type Message = NoticeMessage | DigestMessage;

interface Said {
  /** `game.seat.ask.kind`: the name of this notice, the same in every repetition. */
  readonly key: string;
  /** Where to answer; opens nothing without the seat's own secret. */
  readonly link: string;
  /** Other channels of this player that were switched off because nothing came through. */
  readonly off?: readonly string[];
  /** The whole of it, in the player's language. Absent where the game cannot be looked at just now. */
  readonly told?: GameMessage;
}

/** Of all games that wait, once a day. */
export interface DigestMessage extends Said {
  readonly kind: "digest";
  readonly told: GameMessage;
  readonly game?: undefined;
  readonly seat?: undefined;
  readonly ask?: undefined;
  readonly dueAt?: undefined;
  readonly table?: undefined;
  readonly standing?: undefined;
}

/** Of one game. */
export interface NoticeMessage extends Notice, Said {
  readonly dueAt?: number;
  /** Where in a chat everybody sees how the game stands, and what all may know of that. */
  readonly table?: TableInChat;
  readonly standing?: readonly string[];
}

/** The receiver wants no more of these at this address. */
export class GoneForGood extends Error {}

/** The receiver wants to be left alone until then (epoch milliseconds). */
export class RetryLater extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export type Channels = Readonly<Record<string, Channel>>;
