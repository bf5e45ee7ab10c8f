import type { SendMailOptions } from "nodemailer";
import type { GameMessage } from "../../hosting/messages/message.ts";
import type { Key } from "../../words/catalogs/catalog.ts";
import { type Language, languageOf } from "../../words/language.ts";
import { speechFor } from "../../words/speeches.ts";
import { clean, shorten } from "../text.ts";
import { LIMITS } from "./limits.ts";

/** Who a mail is for, and how they get no more of them. */
export interface Addressee {
  readonly to: string;
  /** Stops the mails when it is posted to (RFC 8058); a GET of it changes nothing. */
  readonly oneClickStop: string;
  /** The page where a person stops them. */
  readonly stopPage: string;
}

/** `about`: the player whose mail it is; none is, where an address is not known to be anybody's. */
export type Mail = Omit<SendMailOptions, "from" | "ses"> & { readonly about?: string };

/** Nothing a mail says is answered by opening it: every link leads to the page. */
export function gameMail(message: GameMessage, { to, oneClickStop, stopPage }: Addressee): Mail {
  const { say } = speechFor(message.language);
  const { title, question, due, link, picture } = message;
  const [recap, also] = [few(message.recap), few(message.also ?? [])];
  const detail = few(question?.detail ?? []);
  const [game = ""] = message.key.split(".");
  const button = say(question ? "mail.answer" : "mail.look");
  const deadline = due?.words;
  const choices = few(question?.choices.flatMap(({ label, takesBack }) => (takesBack ? [] : label)) ?? []);
  const asked = question ? [question.title, ...detail] : [];
  const [table = title, ...turn] = title.split(" · ");
  const where = turn.join(" · ");
  const paragraphs = [
    where === "" ? [] : [where],
    recap,
    [
      ...asked,
      ...(choices.length > 0 ? [say("mail.choices"), ...choices.map((one) => `- ${one}`)] : []),
      ...(deadline ? [deadline] : []),
      ...also,
    ],
    [`${button}: ${link}`],
    [`${say("mail.why")} ${say("mail.stop")}: ${stopPage}`],
  ];
  const html = [
    ...(where === "" ? [] : [`<p style="color:#666">${escaped(where)}</p>`]),
    ...(recap.length > 0 ? [`<p>${recap.map(escaped).join("<br>")}</p>`] : []),
    ...(picture
      ? [
          `<p><img src="${escaped(picture.url)}" alt="${escaped(shorten(clean(picture.alt), 2 * LIMITS.letters))}" width="600" style="max-width:100%"></p>`,
        ]
      : []),
    ...(question ? [`<h2 style="font-size:1.1em">${escaped(question.title)}</h2>`] : []),
    ...detail.map((one) => `<p>${escaped(one)}</p>`),
    ...(choices.length > 0 ? [`<ul>${choices.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`] : []),
    ...[...(deadline ? [deadline] : []), ...also].map((one) => `<p><strong>${escaped(one)}</strong></p>`),
    buttonTo(link, button),
    `<p style="color:#666;font-size:.85em">${escaped(say("mail.why"))} <a href="${escaped(stopPage)}">${escaped(say("mail.stop"))}</a></p>`,
  ];
  return {
    to,
    // The same for the whole game, so that its mails are one thread.
    subject: oneLine(table),
    text: paragraphs.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n"),
    html: page(html, message.language),
    messageId: `<${message.key}@hold-priority>`,
    references: [`<${game}@hold-priority>`],
    inReplyTo: `<${game}@hold-priority>`,
    headers: {
      "List-Unsubscribe": `<${oneClickStop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** Asks whether an address is really the player's: nothing else is sent there before. Or says that no more mails go there. */
export const addressMail = (what: "confirm" | "gone", to: string, link: string, tag: string | undefined): Mail =>
  what === "confirm"
    ? mailWithLink(to, link, tag, ["mail.confirmSubject", "mail.confirm", "mail.confirmButton", "mail.notYou"])
    : mailWithLink(to, link, tag, ["mail.goneSubject", "mail.gone", "mail.goneButton", "mail.goneNotYou"]);

/** Opens the player's account where they read it. */
export const signInMail = (to: string, link: string, tag: string | undefined): Mail =>
  mailWithLink(to, link, tag, ["mail.signInSubject", "mail.signIn", "mail.signInButton", "mail.notYou"]);

type MailWords = readonly [subject: Key, text: Key, button: Key, notYou: Key];

function mailWithLink(to: string, link: string, tag: string | undefined, words: MailWords): Mail {
  const language = languageOf([tag]);
  const { say } = speechFor(language);
  const [subject, about, button, notYou] = words.map((key) => say(key)) as [string, string, string, string];
  const text = [about, "", `${button}: ${link}`, "", notYou];
  const html = [`<p>${escaped(about)}</p>`, buttonTo(link, button), `<p>${escaped(notYou)}</p>`];
  return {
    ...{ to, subject, text: text.join("\n"), html: page(html, language) },
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const buttonTo = (link: string, label: string): string =>
  `<p><a href="${escaped(link)}" style="display:inline-block;padding:.7em 1.2em;border-radius:.5em;background:#274a3d;color:#fff;text-decoration:none">${escaped(label)}</a></p>`;

const page = (parts: readonly string[], language: Language): string =>
  `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><body style="font:16px/1.5 system-ui,sans-serif;max-width:38em;margin:auto;padding:1em">${parts.join("\n")}</body></html>`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one]!);

/** No line break gets into a header, nor what reorders or hides letters. */
const oneLine = (text: string): string => shorten(clean(text.replace(/\s+/g, " ")), LIMITS.subject);

/** As many as anybody reads in a mail; what is left out is said to be. */
function few(lines: readonly string[]): string[] {
  const some = lines.slice(0, LIMITS.lines).map((one) => shorten(clean(one), LIMITS.letters));
  return lines.length > some.length ? [...some, "…"] : some;
}
