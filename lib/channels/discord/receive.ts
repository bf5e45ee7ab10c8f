import type {
  APIApplicationCommandInteractionDataOption,
  APIChatInputApplicationCommandInteractionData,
  APIInteraction,
  APIMessageComponentInteractionData,
  APIModalSubmission,
  APIUser,
} from "discord-api-types/v10";
import { json, type Response } from "../../hosting/http/stack.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import type { Incoming, Raw, Receive } from "../platform.ts";
import type { Account, Attachment, ChatRequest, Said } from "../request.ts";
import { checkDiscord } from "../signatures.ts";
import { cleanName, shorten } from "../text.ts";
import { LIMITS } from "./limits.ts";
import { EPHEMERAL, formOf, MENU } from "./wire.ts";

/** Types of interactions and of what answers them (docs.discord.com: receiving and responding). */
const ASKED = { ping: 1, command: 2, component: 3, completion: 4, form: 5 } as const;
const PONG = 1;
const DEFERRED_MESSAGE = 5;
const DEFERRED_UPDATE = 6;
const PROPOSALS = 8;
const FORM = 9;

/** What a form says that a button opens; undefined for a button that opens none. */
export type FormWords = (token: string, locale: string | undefined) => Form | undefined;
export interface Form {
  readonly title: string;
  readonly label: string;
  readonly long: boolean;
}

type Credentials = NonNullable<ChatCredentials["discord"]>;

/** The interactions endpoint. Discord gives it three seconds: all but pings, forms and proposals are answered later. */
export const receiveDiscord =
  ({ publicKey }: Credentials, formWords: FormWords): Receive =>
  (raw, now) => {
    checkDiscord(signatureOf(raw), raw.body, publicKey, now);
    const interaction = JSON.parse(raw.body.toString("utf8")) as APIInteraction;
    switch (interaction.type as number) {
      case ASKED.ping:
        return { is: "done", answer: json(200, { type: PONG }) };
      case ASKED.completion:
        return completing(interaction);
      case ASKED.component: {
        const token = (interaction.data as APIMessageComponentInteractionData).custom_id;
        const form = formWords(token, localeOf(interaction));
        if (form)
          return {
            is: "done",
            answer: json(200, { type: FORM, data: formOf(token, form.title, form.label, form.long) }),
          };
        return asked(interaction);
      }
      case ASKED.command:
      case ASKED.form:
        return asked(interaction);
      default:
        return { is: "done", answer: json(200, { type: PONG }) };
    }
  };

const signatureOf = ({ headers }: Raw) => ({
  signature: headers["x-signature-ed25519"],
  timestamp: headers["x-signature-timestamp"],
});

function asked(interaction: APIInteraction): Incoming {
  const request = requestOf(interaction);
  return { is: "request", request, answer: json(200, acknowledgement(request)) };
}

/** A button under what only its reader sees changes that message; under what all see, it is answered for its presser alone. */
function acknowledgement({ where, to }: ChatRequest): object {
  if (to.own === "yes") return { type: DEFERRED_UPDATE };
  return { type: DEFERRED_MESSAGE, ...(where.shared && { data: { flags: EPHEMERAL } }) };
}

const isEphemeral = (interaction: APIInteraction): boolean =>
  "message" in interaction && ((interaction.message?.flags ?? 0) & EPHEMERAL) !== 0;

function completing(interaction: APIInteraction): Incoming {
  return {
    is: "completing",
    request: requestOf(interaction),
    answer: (proposals): Response => {
      const choices = [...new Set(proposals.map((one) => shorten(one, LIMITS.proposal)))].slice(0, LIMITS.proposals);
      return json(200, { type: PROPOSALS, data: { choices: choices.map((name) => ({ name, value: name })) } });
    },
  };
}

function requestOf(interaction: APIInteraction): ChatRequest {
  const attachments = attachmentsOf(interaction);
  const shared = interaction.guild_id !== undefined || interaction.context === 2;
  return {
    id: interaction.id,
    channel: "discord",
    from: accountOf(interaction.member?.user ?? interaction.user, interaction.member?.nick, localeOf(interaction)),
    where: {
      id: interaction.channel?.id ?? "",
      shared,
    },
    said: saidIn(interaction),
    ...(attachments.length > 0 && { attachments }),
    at: Number(BigInt(interaction.id) >> 22n) + DISCORD_EPOCH,
    to: {
      token: interaction.token,
      application: interaction.application_id,
      ...("message" in interaction &&
        interaction.message && {
          message: interaction.message.id,
          own: isEphemeral(interaction) || !shared ? "yes" : "",
        }),
    },
  };
}
/** The time in an id counts from there. */
const DISCORD_EPOCH = 1_420_070_400_000;

function accountOf(user: APIUser | undefined, nick: string | null | undefined, locale: string | undefined): Account {
  return {
    id: user?.id ?? "",
    name: cleanName(nick ?? user?.global_name ?? user?.username ?? "", 32),
    ...(locale !== undefined && { locale }),
  };
}

const localeOf = (interaction: APIInteraction): string | undefined =>
  "locale" in interaction ? interaction.locale : undefined;

function saidIn(interaction: APIInteraction): Said {
  switch (interaction.type as number) {
    case ASKED.component: {
      const { custom_id: token, ...data } = interaction.data as APIMessageComponentInteractionData;
      const values = "values" in data ? data.values : undefined;
      if (token.startsWith(MENU)) return { pressed: values?.[0] ?? "" };
      return { pressed: token, ...(values && { values }) };
    }
    case ASKED.form: {
      const { custom_id: pressed, components } = interaction.data as APIModalSubmission;
      const [field] = (components as unknown as { components?: { value?: string }[] }[]).flatMap(
        (row) => row.components ?? [],
      );
      return { pressed, typed: field?.value ?? "" };
    }
    default:
      return commanded(interaction.data as APIChatInputApplicationCommandInteractionData);
  }
}

function commanded({ name, options = [], resolved }: APIChatInputApplicationCommandInteractionData): Said {
  const given = options.flatMap((one) => ("value" in one ? [[one.name, String(one.value)] as const] : []));
  const focused = options.find(isFocused);
  if (focused && "value" in focused) return { completing: name, option: focused.name, text: String(focused.value) };
  const [user] = Object.values(resolved?.users ?? {});
  return {
    ...{ command: name, rest: "", options: Object.fromEntries(given) },
    ...(user && { mentioned: accountOf(user, resolved?.members?.[user.id]?.nick, undefined) }),
  };
}
const isFocused = (one: APIApplicationCommandInteractionDataOption): boolean =>
  "focused" in one && one.focused === true;

function attachmentsOf(interaction: APIInteraction): Attachment[] {
  if (interaction.type !== ASKED.command || !("resolved" in interaction.data)) return [];
  const { attachments = {} } = interaction.data.resolved as { attachments?: Record<string, DiscordFile> };
  // Only from where Discord keeps what is attached.
  return Object.values(attachments)
    .filter(({ url }) => /^https:\/\/(cdn\.discordapp\.com|media\.discordapp\.net)\//.test(url))
    .map(({ filename, url, size }) => ({ name: filename, url, bytes: size }));
}
interface DiscordFile {
  readonly filename: string;
  readonly url: string;
  readonly size: number;
}
