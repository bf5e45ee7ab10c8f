import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { APIComponentInMessageActionRow, RESTPostAPIChannelMessageJSONBody } from "discord-api-types/v10";

/** A Discord for measuring: signs interactions, takes every message and counts them. What it should refuse, test/support/chats does. */

export interface Person {
  readonly id: string;
  readonly name: string;
}
export interface Place {
  readonly channel: string;
  /** Others read there. */
  readonly guild: boolean;
}
type Body = Pick<RESTPostAPIChannelMessageJSONBody, "content" | "embeds"> & {
  readonly components?: readonly { readonly components: readonly APIComponentInMessageActionRow[] }[];
};
export interface Message {
  readonly id: string;
  body: Body;
}
/** How many requests of each kind the table made of Discord's API. */
export interface Calls {
  posted: number;
  edited: number;
  deleted: number;
  /** Answers to interactions. */
  replied: number;
}
export interface Choice {
  readonly token: string;
  readonly values?: readonly string[];
}
export interface Interacted {
  /** Until the endpoint answered, and until the message was there. */
  readonly firstReplyMs: number;
  readonly messageMs: number;
  readonly message: Message;
}

const APPLICATION = "900000000000000001";
const GUILD = "800000000000000001";
const COMMAND = 2;
const COMPONENT = 3;
const BUTTON = 2;
const MENU = 3;
const CHANGES_THE_MESSAGE = 6;

export async function startDiscord() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const calls: Calls = { posted: 0, edited: 0, deleted: 0, replied: 0 };
  const messages = new Map<string, Message>();
  /** By an interaction's token: the message it is answered in, and who waits for that. */
  const open = new Map<string, { readonly message: Message; readonly answered: () => void }>();
  let last = 0n;
  let url = "";
  const snowflake = (): string => String((BigInt(Date.now() - 1_420_070_400_000) << 22n) + last++);
  const put = (body: Body): Message => {
    const message = { id: snowflake(), body };
    messages.set(message.id, message);
    return message;
  };

  /** What a request of the API is answered with, as JSON. */
  function take(method: string, path: string, body: Body): unknown {
    const [, kind = "", , token = "", id = ""] = path.split("/");
    if (kind === "webhooks") {
      calls.replied++;
      const interaction = open.get(token);
      if (!interaction) return {};
      if (method === "POST") return put(body);
      interaction.message.body = { ...interaction.message.body, ...body };
      interaction.answered();
      return { id: interaction.message.id };
    }
    if (path === "/users/@me/channels") return { id: "700000000000000001" };
    if (kind !== "channels") return [];
    if (method === "POST") {
      calls.posted++;
      return { id: put(body).id };
    }
    calls[method === "DELETE" ? "deleted" : "edited"]++;
    const message = messages.get(id);
    if (message && method === "DELETE") messages.delete(id);
    else if (message) message.body = { ...message.body, ...body };
    return { id };
  }

  const api = createServer(async (request, response) => {
    const body = await text(request);
    const answer = take(request.method ?? "", request.url ?? "", body === "" ? {} : JSON.parse(body));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));

  async function interact(person: Person, place: Place, type: number, data: object, under?: Message) {
    const [id, token] = [snowflake(), `token-${snowflake()}`];
    const user = { id: person.id, username: person.name, global_name: person.name };
    const interaction = {
      ...{ id, token, type, data, application_id: APPLICATION, version: 1, locale: "en-US", context: 0 },
      ...{ channel: { id: place.channel, type: 0 }, channel_id: place.channel },
      ...{ guild_id: GUILD, member: { user, nick: null } },
      ...(under && { message: { id: under.id, flags: 64 } }),
    };
    const raw = JSON.stringify(interaction);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      "content-type": "application/json",
      "x-signature-ed25519": sign(null, Buffer.from(timestamp + raw), privateKey).toString("hex"),
      "x-signature-timestamp": timestamp,
    };
    const began = performance.now();
    // The message may be there before the endpoint's own answer has been read.
    const message = under ?? put({ content: "" });
    const answered = new Promise<void>((resolve) => open.set(token, { message, answered: resolve }));
    const response = await fetch(`${url}/v1/inbound/discord`, { method: "POST", headers, body: raw });
    const first = (await response.json()) as { type: number };
    const firstReplyMs = performance.now() - began;
    if (response.status !== 200) throw new Error(`an interaction got ${response.status}: ${JSON.stringify(first)}`);
    let shown = message;
    if (under && first.type !== CHANGES_THE_MESSAGE) {
      shown = put({ content: "" });
      open.set(token, { message: shown, answered: open.get(token)!.answered });
    }
    await answered;
    return { firstReplyMs, messageMs: performance.now() - began, message: shown };
  }

  const controls = ({ body }: Message) => (body.components ?? []).flatMap(({ components }) => components);

  return {
    calls,
    credentials: {
      ...{ applicationId: APPLICATION, token: "only.for.measuring" },
      api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      publicKey: Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex"),
    },
    /** Where interactions go. */
    talksTo(at: string): void {
      url = at;
    },
    command: (person: Person, name: string, options: readonly object[], place: Place, named: readonly Person[] = []) =>
      interact(person, place, COMMAND, {
        ...{ id: "1", name, type: 1, options },
        resolved: {
          users: Object.fromEntries(
            named.map(({ id, name }) => [id, { id, username: name.toLowerCase(), global_name: name }]),
          ),
        },
      }),
    press: (person: Person, under: Message, { token, values }: Choice, place: Place): Promise<Interacted> =>
      interact(
        person,
        place,
        COMPONENT,
        { custom_id: token, component_type: values ? MENU : BUTTON, ...(values && { values }) },
        under,
      ),
    /** The first message with such a button, once there is one. */
    async withControl(wanted: (token: string) => boolean): Promise<Message & { readonly token: string }> {
      for (;;) {
        for (const message of messages.values())
          for (const control of controls(message))
            if ("custom_id" in control && wanted(control.custom_id)) return { ...message, token: control.custom_id };
        await new Promise((go) => setTimeout(go, 20));
      }
    },
    wordsOf: ({ body }: Message): string =>
      [body.content ?? "", ...(body.embeds ?? []).flatMap((one) => [one.title ?? "", one.description ?? ""])].join(
        "\n",
      ),
    /** What a beginner presses: attacks, what stands out, whatever is first; undefined where nothing answers a question. */
    beginnersChoice(message: Message): Choice | undefined {
      const all = controls(message);
      const buttons = all.flatMap((one) =>
        one.type === BUTTON && "custom_id" in one && /^a:(?!.*:t$)/.test(one.custom_id)
          ? [{ label: one.label ?? "", style: one.style as number, choice: { token: one.custom_id } }]
          : [],
      );
      const menus = all.flatMap((one) =>
        one.type === MENU && one.custom_id.startsWith("menu:")
          ? one.options.map(({ label, value }) => ({
              ...{ label, style: 2, choice: { token: one.custom_id, values: [value] } },
            }))
          : [],
      );
      const offers = [...buttons, ...menus];
      const attack = offers.find(({ label }) => /everything|\ball\b/i.test(label));
      for (const one of all)
        if (!attack && one.type === MENU && one.custom_id.startsWith("a:") && (one.min_values ?? 1) > 0)
          return { token: one.custom_id, values: one.options.slice(0, one.min_values ?? 1).map(({ value }) => value) };
      return (attack ?? offers.find(({ style }) => style === 1) ?? offers.find(({ style }) => style === 2) ?? offers[0])
        ?.choice;
    },
    stop: () =>
      new Promise<void>((done) => {
        api.closeAllConnections();
        api.close(() => done());
      }),
  };
}
