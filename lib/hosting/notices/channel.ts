import type { Notice } from "../storage/record.ts";

/** A way to reach a person. The same notice may be delivered more than once, always under the same key. */
export interface Channel {
  /** Rejects if it was not delivered; then the queue tries again. `player` is whom it is for. */
  deliver(message: Message, address: string, player: string): Promise<void>;
}

export interface Message extends Notice {
  /** `game.seat.ask.kind`: the name of this notice, the same in every repetition. */
  readonly key: string;
  /** Where to answer; opens nothing without the seat's own secret. */
  readonly link: string;
  readonly dueAt?: number;
}

export type Channels = Readonly<Record<string, Channel>>;
