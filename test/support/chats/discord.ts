import { generateKeyPairSync, sign } from "node:crypto";
import { fields, list, must, text, unique } from "./rules.ts";
import { type Answer, type Called, startApi } from "./server.ts";

/** A Discord of our own: signs interactions as Discord does, and refuses what Discord would (docs.discord.com). */

export interface Shown {
  readonly id: string;
  readonly channel: string;
  /** Whom alone it is shown to. */
  readonly only?: string;
  body: Body;
}
interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly style?: number;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[];
  readonly min_values?: number;
  readonly max_values?: number;
}
export interface Body {
  readonly content?: string;
  readonly embeds?: readonly { readonly title?: string; readonly description?: string }[];
  readonly components?: readonly { readonly components: readonly Component[] }[];
  readonly flags?: number;
  readonly allowed_mentions?: { readonly parse: readonly string[]; readonly users?: readonly string[] };
}

export const controls = ({ body }: Shown): Component[] =>
  (body.components ?? []).flatMap(({ components }) => components);
export const wordsOf = ({ body }: Shown): string =>
  [body.content ?? "", ...(body.embeds ?? []).flatMap((one) => [one.title ?? "", one.description ?? ""])].join("\n");

/** What a message may be, or throws. */
export function checkMessage(value: unknown, { edited = false, response = false } = {}): Body {
  const body = fields(value, "message", [
    "content",
    "embeds",
    "components",
    "allowed_mentions",
    ...(response ? ["flags"] : []),
  ]);
  const content = body.content === undefined ? "" : text(body.content, "content", { min: 0, max: 2_000 });
  const embeds = list(body.embeds ?? [], "embeds", { max: 10 }).map(checkEmbed);
  must(embeds.reduce((sum, one) => sum + one, 0) <= 6_000, "embeds are longer than 6000 together");
  must(edited || content !== "" || embeds.length > 0, "the message is empty (50006)");
  const rows = list(body.components ?? [], "components", { max: 5 }).map(checkRow);
  unique(
    rows.flat().flatMap(({ custom_id }) => custom_id ?? []),
    "custom_id",
  );
  const mentions = fields(body.allowed_mentions, "allowed_mentions", ["parse", "users"]);
  must(list(mentions.parse, "parse", { max: 3 }).length === 0, "anybody could be pinged");
  for (const id of list(mentions.users ?? [], "users", { max: 100 }))
    must(/^\d{17,20}$/.test(String(id)), "no snowflake");
  must(!/@everyone|@here/.test(content), "content has @everyone");
  return value as Body;
}

function checkEmbed(value: unknown): number {
  const { title, description, url, image } = fields(value, "embed", ["title", "description", "url", "image"]);
  must(title !== undefined || description !== undefined || image !== undefined, "an embed is empty");
  let length = 0;
  if (title !== undefined) length += text(title, "embed title", { max: 256 }).length;
  if (description !== undefined) length += text(description, "embed description", { max: 4_096 }).length;
  if (url !== undefined) must(/^https?:\/\//.test(text(url, "embed url", { max: 2_048 })), "embed url");
  if (image !== undefined) must(/^https?:\/\//.test(String(fields(image, "image", ["url"]).url)), "image url");
  return length;
}

function checkRow(value: unknown): Component[] {
  const { type, components } = fields(value, "row", ["type", "components"]);
  must(type === 1, "a row is no action row");
  const inside = list(components, "row", { min: 1, max: 5 }).map((one) => {
    const component = fields(one, "component", [
      ...["type", "custom_id", "label", "style", "url", "disabled", "emoji"],
      ...["options", "placeholder", "min_values", "max_values"],
    ]);
    if (component.type === 2) checkButton(component);
    else if (component.type === 3) checkMenu(component);
    else must(false, `component of type ${component.type}`);
    return one as Component;
  });
  must(inside.length === 1 || inside.every(({ type }) => type === 2), "a menu shares its row");
  return inside;
}

function checkButton({ custom_id, label, style, url }: Record<string, unknown>): void {
  text(label, "label", { max: 80 });
  must([1, 2, 3, 4, 5].includes(Number(style)), `style ${style}`);
  if (style === 5) must(custom_id === undefined && /^https?:\/\//.test(text(url, "url", { max: 512 })), "link button");
  else {
    must(url === undefined, "a button with both");
    text(custom_id, "custom_id", { max: 100 });
  }
}

function checkMenu({ custom_id, options, placeholder, min_values = 1, max_values = 1 }: Record<string, unknown>): void {
  text(custom_id, "custom_id", { max: 100 });
  if (placeholder !== undefined) text(placeholder, "placeholder", { max: 150 });
  const [min, max] = [Number(min_values), Number(max_values)];
  const all = list(options, "options", { min: 1, max: 25 }).map((one) => {
    const option = fields(one, "option", ["label", "value", "description", "default", "emoji"]);
    text(option.label, "option label", { max: 100 });
    return { value: text(option.value, "option value", { max: 100 }), chosen: option.default === true };
  });
  unique(
    all.map(({ value }) => value),
    "options",
  );
  must(
    min >= 0 && min <= 25 && max >= 1 && max <= 25 && min <= max && max <= all.length,
    `menu takes ${min} to ${max}`,
  );
  must(all.filter(({ chosen }) => chosen).length <= max, "more defaults than may be chosen");
}

function checkForm(value: unknown): string {
  const { custom_id, title, components } = fields(value, "modal", ["custom_id", "title", "components"]);
  text(title, "modal title", { max: 45 });
  for (const row of list(components, "modal", { min: 1, max: 5 })) {
    const [input] = list(fields(row, "row", ["type", "components"]).components, "row", { min: 1, max: 1 });
    const field = fields(input, "input", [
      "type",
      "custom_id",
      "label",
      "style",
      "required",
      "min_length",
      "max_length",
    ]);
    must(field.type === 4 && (field.style === 1 || field.style === 2), "no text input");
    text(field.label, "label", { max: 45 });
    text(field.custom_id, "custom_id", { max: 100 });
    must(Number(field.max_length) <= 4_000, "longer than 4000");
  }
  return text(custom_id, "custom_id", { max: 100 });
}

/** What it tells of a command besides what it was given. */
const ADDED = { version: "1", default_member_permissions: null, nsfw: false, name_localizations: null };

function checkCommand(value: unknown): Record<string, unknown> {
  const command = fields(value, "command", [
    ...["name", "description", "description_localizations", "type", "contexts", "integration_types", "options"],
  ]);
  must(/^[-_\p{L}\p{N}]{1,32}$/u.test(String(command.name)), `command ${command.name}`);
  text(command.description, "description", { max: 100 });
  let mayBeRequired = true;
  for (const one of list(command.options ?? [], "options", { max: 25 })) {
    const option = fields(one, "option", ["name", "description", "type", "required", "autocomplete", "choices"]);
    text(option.description, "option description", { max: 100 });
    must(mayBeRequired || option.required !== true, "a required option behind one that is not");
    mayBeRequired = option.required === true;
    list(option.choices ?? [], "choices", { max: 25 });
    must(option.autocomplete !== true || option.choices === undefined, "choices and completion");
  }
  return command;
}

interface Open {
  readonly user: string;
  readonly channel: string;
  readonly original: Shown;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale?: string;
}

export interface Signed {
  readonly headers: Record<string, string>;
  readonly raw: string;
}

export const APPLICATION = "900000000000000001";

export async function startDiscord() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const shown: Shown[] = [];
  const open = new Map<string, Open>();
  let last = 0n;
  let commands: Record<string, unknown>[] = [];
  /** The time is in the id. */
  const snowflake = (now: number): string => String((BigInt(now - 1_420_070_400_000) << 22n) + last++);
  const put = (channel: string, body: Body, only?: string): Shown => {
    const one = { id: snowflake(Date.UTC(2026, 0, 5)), channel, body, ...(only !== undefined && { only }) };
    shown.push(one);
    return one;
  };
  /** Answered instead, once each. */
  const instead: ((called: Called) => Answer | undefined)[] = [];
  const calls: Called[] = [];
  const answer = (called: Called): Answer => {
    calls.push(called);
    const other = instead[0]?.(called);
    if (other) {
      instead.shift();
      return other;
    }
    const [, kind = "", first = "", second = "", third = "", fourth = ""] = called.path.split("/");
    if (kind === "webhooks") {
      const interaction = open.get(second);
      if (!interaction) return { status: 404, body: { code: 10_015, message: "Unknown Webhook" } };
      must(called.headers.authorization === undefined, "a token where none is needed");
      must(first === APPLICATION, "another application");
      if (called.method === "PATCH" && `${third}/${fourth}` === "messages/@original") {
        interaction.original.body = checkMessage(called.body, { edited: true });
        return { status: 200, body: { id: interaction.original.id } };
      }
      must(called.method === "POST" && third === "", `${called.method} ${called.path}`);
      const body = checkMessage(called.body, { response: true });
      const hidden = ((body.flags ?? 0) & 64) !== 0;
      return { status: 200, body: { id: put(interaction.channel, body, hidden ? interaction.user : undefined).id } };
    }
    must(called.headers.authorization === `Bot ${TOKEN}`, "not our bot");
    if (called.path === "/users/@me/channels") {
      const id = String((called.body as { recipient_id: string }).recipient_id);
      return { status: 200, body: { id: directOf(id) } };
    }
    if (kind === "applications") {
      must(first === APPLICATION && second.startsWith("commands"), called.path);
      if (called.method === "PUT") {
        const all = list(called.body, "commands", { max: 100 }).map(checkCommand);
        unique(
          all.map(({ name }) => String(name)),
          "commands",
        );
        commands = all.map((one) => ({ ...one, ...ADDED, id: snowflake(0), application_id: APPLICATION }));
      } else must(called.method === "GET", called.method);
      return { status: 200, body: commands };
    }
    must(kind === "channels" && second === "messages", `${called.method} ${called.path}`);
    if (called.method === "POST") return { status: 200, body: { id: put(first, checkMessage(called.body)).id } };
    const at = shown.findIndex((one) => one.id === third && one.channel === first);
    if (at < 0) return { status: 404, body: { code: 10_008, message: "Unknown Message" } };
    if (called.method === "DELETE") shown.splice(at, 1);
    else shown[at]!.body = checkMessage(called.body, { edited: true });
    return called.method === "DELETE" ? { status: 204 } : { status: 200, body: { id: third } };
  };
  const api = await startApi(answer, (why) => ({ status: 400, body: { code: 50_035, message: why } }));

  const signed = (payload: unknown, now: number, key = privateKey): Signed => {
    const raw = JSON.stringify(payload);
    const timestamp = String(Math.floor(now / 1000));
    const signature = sign(null, Buffer.from(timestamp + raw), key).toString("hex");
    return { raw, headers: { "X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp } };
  };

  /** One interaction of a person in a channel; `guild`: others read there. */
  const interaction = (
    person: Person,
    now: number,
    type: number,
    data: object,
    {
      channel = directOf(person.id),
      guild = false,
      message,
    }: { channel?: string; guild?: boolean; message?: Shown | undefined } = {},
  ) => {
    const id = snowflake(now);
    const token = `token-${id}`;
    const user = { id: person.id, username: person.name, global_name: person.name };
    return {
      ...{ id, token, type, data, application_id: APPLICATION, version: 1 },
      ...{ locale: person.locale ?? "en-US", channel: { id: channel, type: guild ? 0 : 1 }, channel_id: channel },
      ...(guild ? { guild_id: "800000000000000001", member: { user, nick: null }, context: 0 } : { user, context: 1 }),
      ...(message && { message: { id: message.id, flags: message.only === undefined ? 0 : 64 } }),
    };
  };

  /** What Discord makes of our first answer to an interaction; the message that follows, if one does. */
  const acknowledged = (
    sent: ReturnType<typeof interaction>,
    status: number,
    body: unknown,
  ): { readonly shown?: Shown; readonly form?: string; readonly proposals?: readonly string[] } => {
    must(status === 200, `answered ${status}: ${JSON.stringify(body)}`);
    const { type, data } = fields(body, "answer", ["type", "data"]) as { type: number; data?: Record<string, unknown> };
    const user =
      "user" in sent ? sent.user.id : (sent as unknown as { member: { user: { id: string } } }).member.user.id;
    if (sent.type === 4) {
      must(type === 8, `a completion answered with ${type}`);
      const choices = list(data?.choices, "choices", { max: 25 }).map((one) => {
        const { name, value } = fields(one, "choice", ["name", "value"]);
        text(value, "choice value", { max: 100 });
        return text(name, "choice name", { max: 100 });
      });
      return { proposals: choices };
    }
    if (type === 9) {
      must(sent.type === 2 || sent.type === 3, "a form after a form");
      return { form: checkForm(data) };
    }
    must(type === 5 || (type === 6 && (sent.type === 3 || sent.type === 5)), `answer of type ${type}`);
    const under = "message" in sent ? (sent.message as { id: string }).id : undefined;
    const pressed = shown.find(({ id }) => id === under);
    const hidden = (Number(data?.flags ?? 0) & 64) !== 0;
    const original = type === 6 ? pressed : put(sent.channel_id, { content: "…" }, hidden ? user : undefined);
    must(original !== undefined, "there is no message to change");
    open.set(sent.token, { user, channel: sent.channel_id, original });
    return { shown: original };
  };

  return {
    credentials: {
      ...{ applicationId: APPLICATION, token: TOKEN, api: api.url },
      publicKey: Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex"),
    },
    ...{ shown, calls, instead, refusals: api.refusals, signed, interaction, acknowledged, stop: api.stop },
    /** The commands it knows, as it tells of them. */
    commands: () => commands,
    forget: () => open.clear(),
  };
}
export type Discord = Awaited<ReturnType<typeof startDiscord>>;

const TOKEN = "only.for.tests";
/** Where a person reads alone. */
export const directOf = (user: string): string => `7${user.slice(1)}`;
