import { json } from "../../hosting/http/stack.ts";
import { sha256 } from "../../hosting/signingKeys.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import { isCommand } from "../commands.ts";
import type { Incoming, Receive } from "../platform.ts";
import type { Account, ChatRequest, Said } from "../request.ts";
import { checkSlack } from "../signatures.ts";
import { cleanName } from "../text.ts";
import { SEVERAL } from "./wire.ts";

/** What Slack sends: slash commands and presses as forms, messages to the bot as events; all to one address. */

interface Pressed {
  readonly type: string;
  readonly trigger_id: string;
  readonly response_url?: string;
  readonly user: { readonly id: string; readonly name?: string; readonly username?: string };
  readonly channel?: { readonly id: string; readonly name?: string };
  readonly container?: { readonly is_ephemeral?: boolean; readonly message_ts?: string };
  readonly actions?: readonly { readonly type: string; readonly value?: string }[];
  readonly state?: {
    readonly values?: Readonly<
      Record<string, Readonly<Record<string, { readonly selected_options?: readonly { readonly value: string }[] }>>>
    >;
  };
}

interface Event {
  readonly type: string;
  readonly challenge?: string;
  readonly event_id?: string;
  readonly event_time?: number;
  readonly event?: Readonly<
    Record<
      "type" | "channel_type" | "user" | "text" | "channel" | "bot_id" | "subtype" | "thread_ts",
      string | undefined
    >
  >;
}

const DONE: Incoming = { is: "done", answer: { statusCode: 200, body: "" } };
/** Slack shows nothing for an empty answer. */
const acknowledged = (request: ChatRequest): Incoming => ({
  is: "request",
  request,
  answer: { statusCode: 200, body: "" },
});

export const receiveSlack =
  ({ signingSecret }: NonNullable<ChatCredentials["slack"]>): Receive =>
  ({ headers, body }, now) => {
    const signature = { signature: headers["x-slack-signature"], timestamp: headers["x-slack-request-timestamp"] };
    checkSlack(signature, body, signingSecret, now);
    const text = body.toString("utf8");
    if ((headers["content-type"] ?? "").includes("json")) return eventIn(JSON.parse(text) as Event);
    const form = Object.fromEntries(new URLSearchParams(text));
    if (form.payload !== undefined) return pressedIn(JSON.parse(form.payload) as Pressed, now);
    return form.command === undefined ? DONE : acknowledged(commandIn(form, now));
  };

/** The same of what is sent again. */
const idOf = (text: string): string => sha256(text).toString("hex").slice(0, 24);
/** A conversation with the bot alone has an id of its own kind. */
const isShared = (channel: string): boolean => !channel.startsWith("D");
const accountOf = (id: string, name: string | undefined): Account => ({ id, name: cleanName(name ?? id, 32) });

function commandIn(form: Readonly<Record<string, string>>, now: number): ChatRequest {
  const {
    command = "",
    text = "",
    user_id = "",
    user_name,
    channel_id = "",
    trigger_id = "",
    response_url = "",
  } = form;
  return {
    ...{ id: idOf(trigger_id), channel: "slack", from: accountOf(user_id, user_name), at: now },
    where: { id: channel_id, shared: isShared(channel_id) },
    said: commanded(command.slice(1), text),
    to: { url: response_url },
  };
}

/** Slack escapes the three characters of its markup in what people write. */
const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** "/magic new @bob": an app has one command, and ours are its first word; or it is called as one of ours. */
function commanded(name: string, text: string): Said {
  const [, mentioned, called] = /<@([UW]\w+)(?:\|([^>]*))?>/.exec(text) ?? [];
  const words = text.replace(/<@[^>]*>/g, " ").trim();
  const [first = "", ...rest] = words.split(/\s+/);
  const isOurs = isCommand(name);
  return {
    command: isOurs ? name : first === "" ? "help" : first.toLowerCase(),
    rest: isOurs
      ? words
      : words.slice(words.indexOf(rest[0] ?? "", first.length) < 0 ? words.length : first.length).trim(),
    ...(mentioned !== undefined && { mentioned: accountOf(mentioned, called) }),
  };
}

function pressedIn(payload: Pressed, now: number): Incoming {
  const [action] = payload.actions ?? [];
  // What is chosen in a menu counts when its button is pressed.
  if (
    payload.type !== "block_actions" ||
    action?.type !== "button" ||
    action.value === undefined ||
    action.value === "link"
  )
    return DONE;
  const where = payload.channel?.id ?? "";
  const values = payload.state?.values?.[SEVERAL]?.[SEVERAL]?.selected_options?.map(({ value }) => value);
  return acknowledged({
    ...{ id: idOf(payload.trigger_id), channel: "slack", at: now },
    from: accountOf(payload.user.id, payload.user.name ?? payload.user.username),
    where: { id: where, shared: isShared(where) },
    said: { pressed: action.value, ...(/:[mn]?s$/.test(action.value) && { values: values ?? [] }) },
    to: {
      url: payload.response_url ?? "",
      own: payload.container?.is_ephemeral || !isShared(where) ? "yes" : "",
      ...(payload.container?.message_ts !== undefined && { message: payload.container.message_ts }),
    },
  });
}

function eventIn({ type, challenge, event, event_id = "", event_time = 0 }: Event): Incoming {
  if (type === "url_verification") return { is: "done", answer: json(200, { challenge }) };
  const { user, text, channel = "", channel_type: kind, thread_ts: under } = event ?? {};
  const isOurs = event?.type === "message" && !event.bot_id && !event.subtype;
  if (!isOurs || user === undefined || text === undefined || (kind !== "im" && under === undefined)) return DONE;
  return acknowledged({
    ...{ id: idOf(event_id), channel: "slack", from: accountOf(user, undefined), at: event_time * 1_000 },
    where: { id: channel, shared: kind !== "im" },
    said:
      kind !== "im"
        ? { aside: unescaped(text), under: under! }
        : /^!\w/.test(text)
          ? commanded("", text.slice(1))
          : { text: unescaped(text) },
    to: {},
  });
}
