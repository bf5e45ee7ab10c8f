import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
  APIStringSelectComponent,
} from "discord-api-types/v10";
import type { Choice } from "../../hosting/messages/message.ts";
import type { ChatMessage } from "../reply.ts";
import { clean, pages, shorten, withoutMentions } from "../text.ts";
import { LIMITS } from "./limits.ts";

/** Our messages in Discord's form, within its limits. */

/** The body of a message, whether it is new, edited or an answer to an interaction. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: Row[];
  /** Nobody is pinged but whom we name: `parse` is always empty. */
  readonly allowed_mentions: { parse: []; users: string[] };
  readonly flags?: number;
}
type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Only who asked sees it. */
export const EPHEMERAL = 64;
const STYLES = { main: 1, plain: 2, danger: 4 } as const;
/** Of a menu each of whose options is a whole answer; the option's value is what counts. */
export const MENU = "menu:";

/** Discord's markup, escaped: words of people are shown as they wrote them. */
export const escaped = (text: string): string => withoutMentions(clean(text)).replace(/([\\*_~`|>#[\]()<:-])/g, "\\$1");

/** As many messages as it takes; the buttons are under the last one. */
export function bodiesOf(message: ChatMessage): MessageBody[] {
  const { title, text, picture, link, ping } = message;
  const heading = title === undefined ? "" : shorten(escaped(title), LIMITS.embedTitle);
  const parts = pages(text.map(escaped), LIMITS.embedDescription);
  if (parts.length === 0) parts.push("");
  return parts.map((description, at): MessageBody => {
    const isLast = at === parts.length - 1;
    const embed: APIEmbed = {
      ...(at === 0 && heading !== "" && { title: heading }),
      ...(description !== "" && { description }),
      ...(at === 0 && link && isHttps(link.url) && { url: link.url }),
      ...(isLast && picture && isHttps(picture.url) && { image: { url: picture.url } }),
    };
    return {
      content: at === 0 && ping !== undefined ? `<@${ping}>` : "",
      // An embed with nothing in it is refused.
      embeds: Object.keys(embed).length > 0 ? [embed] : [{ description: "…" }],
      components: isLast ? rowsOf(message) : [],
      allowed_mentions: { parse: [], users: at === 0 && ping !== undefined ? [ping] : [] },
    };
  });
}

const isHttps = (url: string): boolean => /^https:\/\/[^/]+\.[^/]+/.test(url) && url.length <= 512;

/** Five rows: a menu of several takes one, the form and the link share the last; the rest are buttons, or menus where there are too many. */
function rowsOf({ choices = [], several, typed, link }: ChatMessage): Row[] {
  const last: APIButtonComponent[] = [
    ...(typed ? [buttonOf(typed)] : []),
    ...(link && isHttps(link.url)
      ? [{ type: 2 as const, style: 5 as const, label: shorten(clean(link.label), LIMITS.label), url: link.url }]
      : []),
  ];
  const menus =
    several && several.options.length > 0 && several.options.length <= LIMITS.options
      ? (several.ways ?? [several]).map((way) => rowOf(menuOfSeveral(several, way)))
      : [];
  const room = LIMITS.rows - (last.length > 0 ? 1 : 0) - menus.length;
  const unique = choices.filter(({ token }, at) => choices.findIndex((one) => one.token === token) === at);
  return [
    ...(unique.length <= room * LIMITS.buttonsInRow ? buttonRows(unique) : menusAndButtons(unique, room)),
    ...menus,
    ...(last.length > 0 ? [rowOf(...last)] : []),
  ];
}

const rowOf = (...components: APIComponentInMessageActionRow[]): Row => ({ type: 1, components });

const buttonRows = (choices: readonly Choice[]): Row[] =>
  chunks(choices, LIMITS.buttonsInRow).map((some) => rowOf(...some.map(buttonOf)));

/** What stands out stays a button; all else is in menus, as many as there is room for. */
function menusAndButtons(choices: readonly Choice[], room: number): Row[] {
  const outstanding = choices.filter(({ style }) => style !== "plain").slice(0, LIMITS.buttonsInRow);
  const others = choices.filter((one) => !outstanding.includes(one));
  const menus = chunks(others, LIMITS.options).slice(0, room - (outstanding.length > 0 ? 1 : 0));
  return [...buttonRows(outstanding), ...menus.map((some, at) => rowOf(menuOf(some, at)))];
}

const menuOf = (choices: readonly Choice[], at: number): APIStringSelectComponent => ({
  ...{ type: 3, custom_id: `${MENU}${at}`, placeholder: "…" },
  options: choices.map(({ label, token }) => ({ label: labelOf(label, LIMITS.optionLabel), value: token })),
});

/** A menu sends what is chosen at once: where it leads is which menu it is. */
function menuOfSeveral(
  { min, max, options, chosen = [] }: NonNullable<ChatMessage["several"]>,
  { label, token }: { readonly label: string; readonly token: string },
) {
  const menu: APIStringSelectComponent = {
    ...{ type: 3, custom_id: token, placeholder: labelOf(label, LIMITS.placeholder) },
    min_values: Math.min(min, options.length),
    max_values: Math.max(1, Math.min(max, options.length)),
    options: options.map((one, at) => ({
      ...{ label: labelOf(one, LIMITS.optionLabel), value: String(at) },
      ...(chosen.includes(at) && { default: true }),
    })),
  };
  return menu;
}

const buttonOf = ({ label, token, style }: Choice): APIButtonComponent => ({
  ...{ type: 2, style: STYLES[style], label: labelOf(label, LIMITS.label), custom_id: token },
});

const labelOf = (text: string, most: number): string => shorten(clean(text) || "?", most);

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** A form with one field, of one line or of many. */
export const formOf = (token: string, title: string, label: string, long: boolean) =>
  ({
    custom_id: token,
    title: shorten(title, LIMITS.modalTitle),
    components: [
      {
        type: 1,
        components: [
          {
            ...{ type: 4, custom_id: "words", label: shorten(label, LIMITS.inputLabel), style: long ? 2 : 1 },
            ...{ required: true, min_length: 1, max_length: long ? LIMITS.input : 500 },
          },
        ],
      },
    ],
  }) satisfies APIModalInteractionResponseCallbackData;
