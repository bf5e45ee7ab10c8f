import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { createTransport } from "nodemailer";
import { GoneForGood } from "../../hosting/notices/channel.ts";
import type { Mail } from "./form.ts";

/** Sends a mail. Rejects with `GoneForGood` if there is no such mailbox, else if it may work later. */
export type Mailer = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 5_000;

/** Through a mail server, "smtps://user:password@host": on one's own machine, and for who hosts it themselves. */
export function smtpMailer(server: string, from: string): Mailer {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: server, ...limits });
  return async (mail) => {
    await transport.sendMail({ ...mail, from }).catch((error: unknown) => {
      throw isNoMailbox(error) ? new GoneForGood(`no such mailbox: ${(error as Error).message}`) : error;
    });
  };
}

/** Through Amazon SES, with the function's own credentials. What bounces later, SES keeps on its suppression list. */
export function sesMailer(from: string, client = new SESv2Client({})): Mailer {
  const transport = createTransport({ SES: { sesClient: client, SendEmailCommand } });
  return async (mail) => void (await transport.sendMail({ ...mail, from }));
}

/** RFC 5321, 4.2.3: 550, 551 and 553 are about the mailbox, not about us or this moment. */
const isNoMailbox = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  [550, 551, 553].includes(Number((error as { responseCode?: unknown }).responseCode)) &&
  (error as { command?: unknown }).command === "RCPT TO";

/** The mailer that the environment says: SMTP_URL, or SES where only EMAIL_FROM is given. Undefined where there is neither. */
export function mailerFromEnvironment({ EMAIL_FROM, SMTP_URL }: NodeJS.ProcessEnv): Mailer | undefined {
  if (!EMAIL_FROM) return undefined;
  return SMTP_URL ? smtpMailer(SMTP_URL, EMAIL_FROM) : sesMailer(EMAIL_FROM);
}
