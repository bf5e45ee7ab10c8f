import { createHmac } from "node:crypto";
import { fields, list, must, text, unique } from "./rules.ts";
import { type Answer, type Called, startApi } from "./server.ts";

/** A Slack of our own: signs as Slack does, and refuses what its Block Kit would (docs.slack.dev). */

interface Element {
  readonly type: string;
  readonly text: { readonly text: string };
  readonly value?: string;
  readonly style?: string;
}
export interface SlackMessage {
  readonly text: string;
  readonly blocks: readonly {
    readonly type: string;
    readonly text?: { readonly text: string };
    readonly elements?: readonly Element[];
    readonly accessory?: {
      readonly options: readonly { readonly value: string }[];
      readonly initial_options?: readonly { readonly value: string }[];
    };
  }[];
}

function plain(value: unknown, what: string, max: number): void {
  const { type, text: words } = fields(value, what, ["type", "text", "emoji"]);
  must(type === "plain_text", `${what} is markup`);
  text(words, what, { max });
}

export function checkBlocks(value: unknown): SlackMessage {
  const { text: words, blocks } = value as Record<string, unknown>;
  must(!/<[!@#]/.test(text(words, "text", { max: 40_000 })), "the text calls somebody");
  const actions: string[] = [];
  for (const block of list(blocks, "blocks", { max: 50 })) {
    const one = fields(block, "block", ["type", "block_id", "text", "accessory", "elements", "image_url", "alt_text"]);
    if (one.type === "header") plain(one.text, "header", 150);
    else if (one.type === "section") {
      if ((one.text as { type?: string }).type === "mrkdwn")
        must(/^<@[UW]\w+>$/.test((one.text as { text: string }).text), "markup of people");
      else plain(one.text, "section", 3_000);
      if (one.accessory) {
        const menu = fields(one.accessory, "menu", ["type", "action_id", "placeholder", "options", "initial_options"]);
        must(menu.type === "multi_static_select", "a menu of another kind");
        plain(menu.placeholder, "placeholder", 150);
        for (const option of list(menu.options, "options", { min: 1, max: 100 })) {
          plain((option as { text: unknown }).text, "option", 75);
          text((option as { value: unknown }).value, "option value", { max: 150 });
        }
        actions.push(String(menu.action_id));
      }
    } else if (one.type === "actions")
      for (const element of list(one.elements, "elements", { min: 1, max: 25 })) {
        const button = fields(element, "button", ["type", "text", "value", "style", "action_id", "url"]);
        plain(button.text, "button", 75);
        text(button.value, "value", { max: 2_000 });
        must([undefined, "primary", "danger"].includes(button.style as string | undefined), `style ${button.style}`);
        actions.push(text(button.action_id, "action_id", { max: 255 }));
      }
    else must(one.type === "image", `block ${one.type}`);
  }
  unique(actions, "action_id");
  // bolt-js issue 2509: about 13,200 with all that is around it.
  must(
    JSON.stringify(list(blocks, "blocks", { max: 50 }).filter((one) => (one as { type: string }).type === "section"))
      .length <= 13_000,
    "msg_blocks_too_long",
  );
  return value as SlackMessage;
}

const SIGNING = "signing-secret-of-tests";
const TOKEN = "xoxb-only-for-tests";

export async function startSlack() {
  const posted: { readonly ts: string; readonly channel: string; body: SlackMessage }[] = [];
  /** What each has been shown last through an answer of their own. */
  const answered = new Map<string, SlackMessage>();
  let count = 0;
  /** The message under which a button was pressed, by the address for answers to that. */
  const pressedUnder = new Map<string, string>();
  let presses = 0;
  const edits: { readonly ts: string; readonly text: string }[] = [];
  /** Whose addresses for answers are closed. */
  const expired = new Set<string>();
  /** Whose pictures it cannot fetch: it refuses the whole message then. */
  const unfetched = new Set<string>();
  const answer = ({ path, headers, body }: Called): Answer => {
    const [, method = "", user = "", press = ""] = path.split("/");
    const given = body as Record<string, unknown>;
    if (method === "response") {
      if (expired.has(user)) return { status: 404, body: { ok: false, error: "expired_url" } };
      must(headers.authorization === undefined, "a token where none is needed");
      answered.set(user, checkBlocks(body));
      const under = given.replace_original === true ? pressedUnder.get(press) : undefined;
      const own = posted.find(({ ts }) => ts === under);
      if (own) own.body = checkBlocks(body);
      return { status: 200, body: { ok: true } };
    }
    must(headers.authorization === `Bearer ${TOKEN}`, "not our bot");
    if (method === "conversations.open")
      return { status: 200, body: { ok: true, channel: { id: `D${String(given.users).slice(1)}` } } };
    const shows =
      (given.blocks as readonly { image_url?: string }[] | undefined)?.map((one) => one.image_url ?? "") ?? [];
    if (shows.some((url) => unfetched.has(url))) return { status: 200, body: { ok: false, error: "invalid_blocks" } };
    if (method === "chat.postMessage") {
      const one = { ts: `${++count}.000100`, channel: String(given.channel), body: checkBlocks(body) };
      posted.push(one);
      return { status: 200, body: { ok: true, ts: one.ts } };
    }
    const one = posted.find(({ ts, channel }) => ts === given.ts && channel === given.channel);
    if (!one) return { status: 200, body: { ok: false, error: "message_not_found" } };
    if (method === "chat.update") {
      one.body = checkBlocks(body);
      edits.push({ ts: one.ts, text: one.body.text });
    } else posted.splice(posted.indexOf(one), 1);
    return { status: 200, body: { ok: true, ts: one.ts } };
  };
  const api = await startApi(answer, (why) => ({ status: 200, body: { ok: false, error: "invalid_blocks", why } }));
  const signed = (raw: string, type: string, now: number, secret = SIGNING) => {
    const timestamp = String(Math.floor(now / 1000));
    const signature = `v0=${createHmac("sha256", secret).update(`v0:${timestamp}:${raw}`).digest("hex")}`;
    return {
      raw,
      headers: { "Content-Type": type, "X-Slack-Signature": signature, "X-Slack-Request-Timestamp": timestamp },
    };
  };
  const FORM = "application/x-www-form-urlencoded";
  let triggers = 0;
  return {
    credentials: { signingSecret: SIGNING, token: TOKEN, api: api.url },
    ...{ posted, edits, answered, expired, unfetched, signed, refusals: api.refusals, stop: api.stop },
    command: (user: string, name: string, channel: string, words: string, now: number) =>
      signed(
        new URLSearchParams({
          ...{ command: "/magic", text: words, user_id: user, user_name: name, channel_id: channel },
          ...{ trigger_id: `t${++triggers}`, response_url: `${api.url}/response/${user}` },
        }).toString(),
        FORM,
        now,
      ),
    press: (
      user: string,
      name: string,
      channel: string,
      value: string,
      now: number,
      more: { own?: boolean; values?: readonly string[]; under?: string } = {},
    ) => {
      const press = `p${++presses}`;
      const response_url = `${api.url}/response/${user}/${press}`;
      if (more.under !== undefined) pressedUnder.set(press, more.under);
      // Slack names the message also where only one may read it (docs.slack.dev/reference/interaction-payloads/block_actions-payload).
      const container = { type: "message", message_ts: more.under ?? "1.000000", is_ephemeral: more.own === true };
      return signed(
        new URLSearchParams({
          payload: JSON.stringify({
            ...{ type: "block_actions", trigger_id: `t${++triggers}`, response_url },
            ...{ user: { id: user, name }, channel: { id: channel }, container },
            actions: [{ type: "button", value }],
            ...(more.values && {
              state: {
                values: { several: { several: { selected_options: more.values.map((value) => ({ value })) } } },
              },
            }),
          }),
        }).toString(),
        FORM,
        now,
      );
    },
  };
}
