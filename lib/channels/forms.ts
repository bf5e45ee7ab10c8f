import type { GameMessage } from "../hosting/messages/message.ts";
import type { Message } from "../hosting/notices/channel.ts";
import { speechFor } from "../words/speeches.ts";
import { bodiesOf } from "./discord/wire.ts";
import { gameMail } from "./email/form.ts";
import { chatMessageOf } from "./reply.ts";
import { blocksOf } from "./slack/wire.ts";
import { textsOf } from "./telegram/wire.ts";
import { payload } from "./webhook.ts";
import { pushedOf } from "./webPush/form.ts";

/** A message as each channel sends it, to be looked at. */

export const FORMS = ["discord", "telegram", "slack", "email", "webPush", "webhook"] as const;
export type Form = (typeof FORMS)[number];

/** `now`: when it is sent; `page`: the page's address. */
export function formOf(form: Form, told: GameMessage, { now, page }: { now: number; page: string }): string {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const chat = () => chatMessageOf(told, speechFor(told.language).say("chat.open"));
  switch (form) {
    case "discord":
      return json(bodiesOf(chat()));
    case "telegram":
      return json(textsOf(chat()));
    case "slack":
      return json(blocksOf(chat()));
    case "email": {
      const { subject, text } = mailOf(told, page);
      return `${subject}\n\n${text}\n`;
    }
    case "webhook":
      return json(payload(messageOf(told), now));
    case "webPush":
      return json(pushedOf(messageOf(told)));
  }
}

function messageOf(told: GameMessage): Message {
  const { key, kind, link } = told;
  if (kind === "digest") return { key, kind, link, told };
  const [game = "", seat, ask] = key.split(".");
  return { key, game, seat: Number(seat), ask: Number(ask), kind, link, told };
}

export const mailOf = (told: GameMessage, page: string) =>
  gameMail(told, { to: "you@home.example", oneClickStop: `${page}/stop`, stopPage: `${page}/#/stop` });
