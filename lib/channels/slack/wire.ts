import type { ActionsBlock, Button, KnownBlock } from "@slack/types";
import type { Choice } from "../../hosting/messages/message.ts";
import type { ChatMessage } from "../reply.ts";
import { clean, pages, shorten } from "../text.ts";

/** Our messages as Block Kit. All words are plain text, which knows no markup and calls nobody. */

/**
 * Lengths in characters. docs.slack.dev/reference/block-kit: blocks ("up to 50 blocks in each message"), header-block, section-block,
 * image-block, actions-block, and the elements in them; number by number in docs.rs/crate/slackblocks/2.7.0/source/src/generated/constants.rs.
 */
export const LIMITS = {
  blocks: 50,
  header: 150,
  section: 3_000,
  label: 75,
  value: 2_000,
  elements: 25,
  options: 100,
  placeholder: 150,
  alt: 2_000,
  url: 3_000,
  /** Of all text in a message: not published, refused as `msg_blocks_too_long` (github.com/slackapi/bolt-js/issues/2509 and 2867). */
  all: 10_000,
  /** Ours: the words beside a menu, and what is left to the text beside the longest menu. */
  menuLabel: 300,
  least: 1_000,
} as const;
/** A block and the menu in it that takes several: what is chosen is in the message's state. */
export const SEVERAL = "several";

export interface Blocks {
  /** For notifications and screen readers. */
  readonly text: string;
  readonly blocks: KnownBlock[];
}

const plain = (text: string, most: number) =>
  ({ type: "plain_text", text: shorten(clean(text).trim() || "…", most), emoji: false }) as const;

export function blocksOf({ title, text, choices = [], several, link, picture, ping }: ChatMessage): Blocks {
  const list = several && several.options.length > 0 && several.options.length <= LIMITS.options ? several : undefined;
  const menu = list && menuOf(list);
  const room = Math.max(LIMITS.least, LIMITS.all - (menu ? JSON.stringify(menu).length : 0));
  const buttons = [
    ...choices.map(buttonOf),
    ...(list ? [list, ...(list.ways ?? [])].map(({ label, token }) => buttonOf({ label, style: "plain", token })) : []),
    ...(link && /^https:\/\/[^/]+\.[^/]+/.test(link.url)
      ? [{ ...buttonOf({ label: link.label, style: "plain", token: "link" }), url: link.url }]
      : []),
  ];
  const actions = chunks(buttons, LIMITS.elements).map(
    (elements, row): ActionsBlock => ({
      type: "actions",
      elements: elements.map((one, at) => ({ ...one, action_id: `b${row * LIMITS.elements + at}` })),
    }),
  );
  const blocks: KnownBlock[] = [
    ...(ping === undefined
      ? []
      : [{ type: "section" as const, text: { type: "mrkdwn" as const, text: `<@${ping}>` } }]),
    ...(title === undefined ? [] : [{ type: "header" as const, text: plain(title, LIMITS.header) }]),
    ...pages(upTo(text.map(clean), room), LIMITS.section).map((page) => ({
      type: "section" as const,
      text: plain(page, LIMITS.section),
    })),
    ...(picture && /^https:/.test(picture.url)
      ? [{ type: "image" as const, image_url: picture.url, alt_text: shorten(clean(picture.alt) || "…", LIMITS.alt) }]
      : []),
    ...(menu ? [menu] : []),
    ...actions,
  ];
  const head = blocks.slice(0, Math.max(0, LIMITS.blocks - actions.length));
  return {
    text: escaped(shorten(clean(title ?? text[0] ?? "…"), 300)),
    blocks: blocks.length <= LIMITS.blocks ? blocks : [...head.filter((one) => one.type !== "actions"), ...actions],
  };
}

/** As many lines as fit; what is left out is said to be. */
function upTo(lines: readonly string[], most: number): string[] {
  let room = most;
  const found = lines.filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
  return found.length < lines.length ? [...(found.length > 0 ? found : [shorten(lines[0] ?? "", most)]), "…"] : found;
}

const buttonOf = ({ label, style, token }: Choice): Button => ({
  ...{ type: "button", text: plain(label, LIMITS.label), value: token },
  ...(style !== "plain" && { style: style === "main" ? ("primary" as const) : ("danger" as const) }),
});

function menuOf({ label, options, chosen = [] }: NonNullable<ChatMessage["several"]>): KnownBlock {
  const all = options.map((one, at) => ({ text: plain(one, LIMITS.label), value: String(at) }));
  const initial = chosen.flatMap((at) => all[at] ?? []);
  return {
    ...{ type: "section", block_id: SEVERAL, text: plain(label, LIMITS.menuLabel) },
    accessory: {
      ...{
        type: "multi_static_select",
        action_id: SEVERAL,
        placeholder: plain(label, LIMITS.placeholder),
        options: all,
      },
      ...(initial.length > 0 && { initial_options: initial }),
    },
  };
}

/** The one text that Slack reads as markup. */
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
