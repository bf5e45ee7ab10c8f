import { createHash } from "node:crypto";
import type { Message } from "../../hosting/notices/channel.ts";
import { speechFor } from "../../words/speeches.ts";
import { shorten } from "../text.ts";
import type { Pushed } from "./pushed.ts";
import { MOST_PAYLOAD_BYTES } from "./sealed.ts";

/** A seat of a game has one notification, whatever happens there; so have all games together. */
export const tagOf = (message: Message): string =>
  message.kind === "digest" ? "digest" : `${message.game}.${message.seat}`;

/** Systems show some hundred characters; these are counted so that every message fits. */
const TITLE = 120;
const BODY = 600;

export function pushedOf(message: Message): Pushed {
  const { told, link } = message;
  const say = speechFor(told?.language ?? "en").say;
  const lines = told
    ? [
        ...(told.question ? [told.question.title] : []),
        ...(told.due ? [told.due.words] : []),
        ...(told.also ?? []),
        ...told.recap,
      ]
    : [say("chat.yours")];
  const pushed: Pushed = {
    tag: tagOf(message),
    title: shorten(told?.title ?? "Hold Priority", TITLE),
    body: shorten(lines.join("\n"), BODY),
    language: told?.language ?? "en",
    url: told?.link ?? link,
  };
  const withPicture = { ...pushed, ...(told?.picture && { image: told.picture.url }) };
  return bytesOf(withPicture).length <= MOST_PAYLOAD_BYTES ? withPicture : pushed;
}

export const bytesOf = (pushed: Pushed): Buffer => Buffer.from(JSON.stringify(pushed));

/** A push service that has not passed the earlier message of this topic on yet drops it for the newer (RFC 8030, 5.4). */
export const topicOf = (tag: string): string => createHash("sha256").update(tag).digest("base64url").slice(0, 32);

/** The longest that the large push services keep a message, in seconds. */
const LONGEST_S = 28 * 86_400;

/** For how many seconds it is worth delivering: a question no longer than it is open. */
export const ttlOf = ({ dueAt }: Message, now: number): number =>
  dueAt === undefined ? LONGEST_S : Math.max(60, Math.min(LONGEST_S, Math.ceil((dueAt - now) / 1000)));

/** RFC 8030, 5.3: what runs out wakes a device that saves power. */
export const urgencyOf = ({ kind }: Message): "high" | "normal" =>
  kind === "timeShort" || kind === "reminder" ? "high" : "normal";
