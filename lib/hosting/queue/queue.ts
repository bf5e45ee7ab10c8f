import type { SQSClient } from "@aws-sdk/client-sqs";
import type { Spent } from "../../bots/turnBudget.ts";
import { sha256 } from "../signingKeys.ts";
import { type Notice, noticeKey } from "../storage/record.ts";
import { putter } from "./put.ts";

/**
 * To whoever plays a game on by itself: its computer players, for as long as one of them is asked something; the game
 * itself, for as long as it is still working.
 */
export interface Wake {
  readonly game: string;
  /** Which version of the game that was. */
  readonly version: number;
  /** How often it was handed on from one invocation to the next. */
  readonly hops: number;
  readonly spent?: Spent;
}

/** Whoever gets mails at this address asked for a link into their account. `language`: a BCP 47 tag. */
export interface SignIn {
  readonly address: string;
  readonly language?: string;
}

/** The FIFO queues: of notices to people, and of their own for bots, so that these never wait for each other. */
export interface Queue {
  /** `again` names a deliberate repetition, which the queue's own deduplication must let through. */
  send(notice: Notice, again?: string): Promise<void>;
  /** That a player's digest is due, since then. */
  digest(player: string, at: number): Promise<void>;
  /** Asked at `at`; what is asked again within the same minute is one request. */
  signIn(asked: SignIn, at: number): Promise<void>;
  /** `again` as above. */
  wake(wake: Wake, again?: string): Promise<void>;
}

export interface QueueUrls {
  readonly notifications: string;
  readonly bots: string;
}

export function openQueue(client: SQSClient, urls: QueueUrls): Queue {
  const again = (key: string, more?: string): string => (more ? `${key}#${more}` : key);
  const [notices, wakes] = [putter(client, urls.notifications), putter(client, urls.bots)];
  return {
    send: (notice, more) =>
      notices({ body: notice, group: `${notice.game}#${notice.seat}`, id: again(noticeKey(notice), more) }),
    digest: (player, at) =>
      notices({ body: { digest: player }, group: `digest#${player}`, id: `digest#${player}#${at}` }),
    signIn: (asked, at) => {
      // Names of groups take no "@" (SQS), and say nothing of whose they are.
      const group = `signIn#${sha256(asked.address.toLowerCase()).toString("hex")}`;
      return notices({ body: { signIn: asked }, group, id: `${group}#${Math.floor(at / 60_000)}` });
    },
    // One group a game: its bots play in one invocation at a time.
    wake: (wake, more) =>
      wakes({ body: wake, group: wake.game, id: again(`${wake.game}#${wake.version}#${wake.hops}`, more) }),
  };
}

/** The inverse of `send`. Throws on what is not a notice. */
export function noticeFrom(body: string): Notice {
  const { game, seat, ask, kind, chosen }: Partial<Notice> = JSON.parse(body);
  if (typeof game !== "string" || typeof seat !== "number" || typeof ask !== "number" || typeof kind !== "string")
    throw new Error("message is not a notice");
  return { game, seat, ask, kind, ...(typeof chosen === "number" && { chosen }) };
}

/** The inverse of `digest`: whose; undefined for a notice. */
export function digestFrom(body: string): string | undefined {
  const { digest }: { digest?: unknown } = JSON.parse(body);
  return typeof digest === "string" ? digest : undefined;
}

/** The inverse of `signIn`; undefined for anything else. */
export function signInFrom(body: string): SignIn | undefined {
  const { signIn }: { signIn?: Partial<SignIn> } = JSON.parse(body);
  if (typeof signIn?.address !== "string") return undefined;
  const { address, language } = signIn;
  return { address, ...(typeof language === "string" && { language }) };
}

/** The inverse of `wake`. Throws on what is none. */
export function wakeFrom(body: string): Wake {
  const { game, version, hops, spent }: Partial<Wake> = JSON.parse(body);
  if (typeof game !== "string" || typeof version !== "number" || typeof hops !== "number")
    throw new Error("message wakes no bots");
  return { game, version, hops, ...(spent && { spent }) };
}
