import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { createTransport } from "nodemailer";
import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { ChatCredentials } from "../../hosting/storage/chatCredentials.ts";
import type { Mail } from "./form.ts";
import { PLAYER_TAG } from "./tags.ts";

/** Sends a mail. Rejects with `GoneForGood` if there is no such mailbox, else if it may work later. */
export type Mailer = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 5_000;

/** Through a mail server, "smtps://user:password@host": on one's own machine, and for who hosts it themselves. */
export function smtpMailer(server: string, from: string): Mailer {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: server, ...limits });
  return async ({ about: _, ...mail }) => {
    await transport.sendMail({ ...mail, from }).catch((error: unknown) => {
      throw isNoMailbox(error) ? new GoneForGood(`no such mailbox: ${(error as Error).message}`) : error;
    });
  };
}

/**
 * Through Amazon SES, with the function's own credentials. What bounces later comes to lambdas/feedback.ts, if the mail names the
 * configuration set that says so.
 */
export function sesMailer(
  from: string,
  client = new SESv2Client({}),
  configurationSet = process.env.MAIL_CONFIGURATION_SET,
): Mailer {
  const transport = createTransport({ SES: { sesClient: client, SendEmailCommand } });
  return async ({ about, ...mail }) => {
    const ses = {
      ...(configurationSet && { ConfigurationSetName: configurationSet }),
      ...(about !== undefined && { EmailTags: [{ Name: PLAYER_TAG, Value: about }] }),
    };
    await transport.sendMail({ ...mail, from, ses });
  };
}

/** RFC 5321, 4.2.3: 550, 551 and 553 are about the mailbox, not about us or this moment. */
const isNoMailbox = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  [550, 551, 553].includes(Number((error as { responseCode?: unknown }).responseCode)) &&
  (error as { command?: unknown }).command === "RCPT TO";

/** One for each server: it keeps its connection. Undefined where no mails are sent. */
export function mailerWith(email: ChatCredentials["email"]): Mailer | undefined {
  if (!email) return undefined;
  const { from, server } = email;
  const key = `${from} ${server ?? ""}`;
  const mailer = made.get(key) ?? (server ? smtpMailer(server, from) : sesMailer(from));
  made.set(key, mailer);
  return mailer;
}

const made = new Map<string, Mailer>();
