import type { Response } from "../hosting/http/stack.ts";
import type { ChatMessage, ChatReply } from "./reply.ts";
import type { ChatRequest } from "./request.ts";

/** A request as it came over HTTP: the signature is of these very bytes. */
export interface Raw {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** What a platform sent, once it is known to be genuine. */
export type Incoming =
  /** There is nothing to do. */
  | { readonly is: "done"; readonly answer: Response }
  /** Acknowledged with `answer`, once it is in the queue. */
  | { readonly is: "request"; readonly request: ChatRequest; readonly answer: Response }
  /** Wants proposals at once. */
  | { readonly is: "completing"; readonly request: ChatRequest; answer(proposals: readonly string[]): Response };

/** The way in from one platform. Throws `Refused` 401 for what it did not send. */
export type Receive = (raw: Raw, now: number) => Incoming;

/** What a request was answered with, by the platform's ids of messages. */
export interface Replied {
  /** What everybody there reads, if there is such. */
  readonly shared?: string;
  /** The reply itself, where it can be changed later: nobody else reads there. */
  readonly own?: { readonly where: string; readonly id: string };
}

/** The way out to one platform. All reject with `GoneForGood`, `RetryLater` or another error. */
export interface Chat {
  /** Answers a request where it came from; whoever asked alone if the platform has forgotten it. */
  reply(request: ChatRequest, reply: ChatReply): Promise<Replied>;
  /** Where that account is written to alone. */
  direct(account: string): Promise<string>;
  /** The platform's id of the new message. */
  post(where: string, message: ChatMessage): Promise<string>;
  edit(where: string, id: string, message: ChatMessage): Promise<void>;
  remove(where: string, id: string): Promise<void>;
  /** A file that somebody attached, as text. */
  read(url: string): Promise<string>;
}
