import type { ChatChannel } from "../hosting/api.ts";

/** What somebody did in a chat, whatever the platform. Plain JSON: it goes through a queue. */

export interface ChatRequest {
  /** The platform's id of it: the same in every repetition. */
  readonly id: string;
  readonly channel: ChatChannel;
  readonly from: Account;
  readonly where: {
    /** Where the platform takes messages for it. */
    readonly id: string;
    /** Others read there too. */
    readonly shared: boolean;
  };
  readonly said: Said;
  readonly attachments?: readonly Attachment[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** What the platform wants back to answer this very request. */
  readonly to: Readonly<Record<string, string>>;
}

/** Somebody on a platform. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** BCP 47, as the platform says. */
  readonly locale?: string;
}

export type Said =
  /** `options` by name where the platform has them; `rest` is what was typed behind the command where it has none. */
  | {
      readonly command: string;
      readonly rest: string;
      readonly options?: Readonly<Record<string, string>>;
      readonly mentioned?: Account;
    }
  /** A button, or one of a menu; `values` of a menu that takes several, `typed` in the form that a button opened. */
  | { readonly pressed: string; readonly values?: readonly string[]; readonly typed?: string }
  | { readonly text: string }
  /** Words in a channel, under a message of ours there (its id): for the table that it shows, if it shows one. */
  | { readonly aside: string; readonly under: string }
  /** Somebody is typing what a command wants. */
  | { readonly completing: string; readonly option: string; readonly text: string };

export interface Attachment {
  readonly name: string;
  /** Fetched with the platform's credentials where `secret`. */
  readonly url: string;
  readonly bytes: number;
}
