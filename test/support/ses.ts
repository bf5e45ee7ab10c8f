import { SESv2Client } from "@aws-sdk/client-sesv2";
import PostalMime, { type Email } from "postal-mime";
import { LIMITS } from "../../lib/channels/email/limits.ts";
import { startApi } from "./chats/server.ts";

/**
 * An Amazon SES of our own: takes mails as API version 2 does, refuses what it would, and says what became of them as its configuration
 * set tells a topic (docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html; .../dg/event-publishing-retrieving-sns-contents.html).
 */

interface SendEmail {
  readonly FromEmailAddress: string;
  readonly Destination: Readonly<Record<"ToAddresses" | "CcAddresses" | "BccAddresses", readonly string[] | undefined>>;
  readonly Content: { readonly Raw: { readonly Data: string } };
  readonly ConfigurationSetName?: string;
  readonly EmailTags?: readonly { readonly Name: string; readonly Value: string }[];
}
export interface Taken extends SendEmail {
  readonly raw: string;
  readonly mail: Email;
  readonly id: string;
}

const refused = (why: string) => ({ status: 400, body: { __type: "BadRequestException", message: why } });

export async function startSes() {
  const pending: Promise<void>[] = [];
  const taken: Taken[] = [];
  const api = await startApi(({ method, path, body }) => {
    if (method !== "POST" || path !== "/v2/email/outbound-emails") throw new Error("not there");
    const asked = body as SendEmail;
    const { Destination: to, Content, EmailTags = [] } = asked;
    const everybody = [to.ToAddresses, to.CcAddresses, to.BccAddresses].flatMap((some) => some ?? []);
    if (everybody.length < 1 || everybody.length > LIMITS.recipients) throw new Error(`${everybody.length} recipients`);
    if (Content.Raw.Data.length > LIMITS.message) throw new Error("too large");
    for (const { Name, Value } of EmailTags)
      if (![Name, Value].every((one) => /^[\w-]{1,256}$/.test(one))) throw new Error(`tag ${Name} ${Value}`);
    const raw = Buffer.from(Content.Raw.Data, "base64").toString("latin1");
    const long = raw.split("\r\n").find((line) => line.length > LIMITS.line);
    if (long !== undefined) throw new Error(`a line of ${long.length}`);
    const id = `mail-${taken.length + pending.length + 1}`;
    pending.push(PostalMime.parse(raw).then((mail) => void taken.push({ ...asked, raw, mail, id })));
    return { status: 200, body: { MessageId: id } };
  }, refused);
  const client = new SESv2Client({
    ...{ endpoint: api.url, region: "eu-south-1", maxAttempts: 1 },
    credentials: { accessKeyId: "only-for-tests", secretAccessKey: "only-for-tests" },
  });
  const mailOf = ({ id, FromEmailAddress, Destination, ConfigurationSetName, EmailTags = [] }: Taken) => ({
    timestamp: "2026-01-05T12:00:00.000Z",
    messageId: id,
    source: FromEmailAddress,
    destination: Destination.ToAddresses,
    tags: {
      "ses:configuration-set": [ConfigurationSetName ?? ""],
      ...Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]])),
    },
  });
  /** As the topic hands it to a function: docs.aws.amazon.com/lambda/latest/dg/with-sns.html. */
  const published = (event: object) => ({
    Records: [
      { EventSource: "aws:sns", EventVersion: "1.0", Sns: { Type: "Notification", Message: JSON.stringify(event) } },
    ],
  });
  return {
    ...{ client, refusals: api.refusals, stop: api.stop },
    async mails(): Promise<readonly Taken[]> {
      await Promise.all(pending.splice(0));
      return taken;
    },
    bounced: (
      taken: Taken,
      bounceType: "Permanent" | "Transient" | "Undetermined",
      address = taken.Destination.ToAddresses![0]!,
    ) =>
      published({
        eventType: "Bounce",
        mail: mailOf(taken),
        bounce: {
          ...{ bounceType, bounceSubType: "General", feedbackId: "f1", timestamp: "2026-01-05T12:00:09.000Z" },
          bouncedRecipients: [
            {
              emailAddress: address,
              action: "failed",
              status: "5.1.1",
              diagnosticCode: "smtp; 550 5.1.1 user unknown",
            },
          ],
        },
      }),
    complained: (taken: Taken, complaintFeedbackType: string | null = "abuse") =>
      published({
        eventType: "Complaint",
        mail: mailOf(taken),
        complaint: {
          ...{ feedbackId: "f2", timestamp: "2026-01-05T12:00:09.000Z", complaintSubType: null },
          ...{ complaintFeedbackType, complainedRecipients: [{ emailAddress: taken.Destination.ToAddresses![0]! }] },
        },
      }),
  };
}
