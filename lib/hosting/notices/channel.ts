import type { Notice } from "../storage/record.ts";

/** A way to reach a person. The same notice may be delivered more than once, always under the same key. */
export interface Channel {
  /** Rejects if it was not delivered; then it is tried again later, unless with `GoneForGood`. `player` is whom it is for. */
  deliver(message: Message, address: string, player: string): Promise<void>;
}

export interface Message extends Notice {
  /** `game.seat.ask.kind`: the name of this notice, the same in every repetition. */
  readonly key: string;
  /** Where to answer; opens nothing without the seat's own secret. */
  readonly link: string;
  readonly dueAt?: number;
  /** Other channels of this player that were switched off because nothing came through. */
  readonly off?: readonly string[];
}

/** The receiver wants no more of these at this address. */
export class GoneForGood extends Error {}

export type Channels = Readonly<Record<string, Channel>>;
