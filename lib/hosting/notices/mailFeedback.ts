import { afterFailure, channelHealth, putChannelHealth } from "../people/channelHealth.ts";
import { readPlayer } from "../people/players.ts";
import type { Db } from "../storage/db.ts";

/**
 * What Amazon SES says of a mail that it had taken, as much of it as counts here: docs.aws.amazon.com/ses/latest/dg/
 * event-publishing-retrieving-sns-contents.html. More fields may come at any time, several recipients may be in one.
 */
export interface MailEvent {
  readonly eventType: string;
  readonly mail: {
    /** Each tag with its values. */
    readonly tags?: Readonly<Record<string, readonly string[]>>;
  };
  readonly bounce?: {
    /** "Permanent": no such mailbox; "Transient" and "Undetermined" may work later. */
    readonly bounceType: string;
    readonly bounceSubType?: string;
    readonly bouncedRecipients: readonly {
      readonly emailAddress: string;
      readonly status?: string;
      readonly diagnosticCode?: string;
    }[];
  };
  readonly complaint?: {
    readonly complainedRecipients: readonly { readonly emailAddress: string }[];
    /** RFC 5965, 7.3; "not-spam" is the opposite of a complaint. */
    readonly complaintFeedbackType?: string | null;
  };
}

interface Failed {
  readonly address: string;
  readonly reason: string;
  readonly forGood: boolean;
}

export interface FeedbackHost {
  readonly db: Db;
  readonly now: () => number;
  warn(what: string, facts: Readonly<Record<string, string>>): void;
}

/**
 * Switches mails off for the player whose mail it was, or backs off for a while: they are told of it through their other channels and
 * on the page. Nothing happens where the address is not theirs any more. The same event may come twice.
 */
export async function takeFeedback({ db, now, warn }: FeedbackHost, event: MailEvent, tag: string): Promise<void> {
  const [id] = event.mail.tags?.[tag] ?? [];
  if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return;
  const { reach } = await readPlayer(db, id);
  const mailbox = reach.find(({ channel }) => channel === "email");
  if (!mailbox) return;
  for (const { address, reason, forGood } of failuresIn(event)) {
    if (mailboxOf(address) !== mailbox.address.toLowerCase()) continue;
    const before = await channelHealth(db, id, mailbox);
    const counted = before && (before.offAt !== undefined || (!forGood && before.retryAt > now()));
    if (counted) continue;
    warn(forGood ? "channel-off" : "channel-failed", { channel: "email", reason });
    await putChannelHealth(db, id, mailbox, afterFailure(before, { reason, forGood, now: now() }));
  }
}

function failuresIn({ eventType, bounce, complaint }: MailEvent): Failed[] {
  if (eventType === "Bounce" && bounce) {
    const { bounceType, bounceSubType, bouncedRecipients } = bounce;
    return bouncedRecipients.map(({ emailAddress, status, diagnosticCode }) => ({
      address: emailAddress,
      reason: ["bounced", bounceSubType, status, diagnosticCode].filter((one) => one !== undefined).join(" "),
      forGood: bounceType === "Permanent",
    }));
  }
  if (eventType === "Complaint" && complaint && complaint.complaintFeedbackType !== "not-spam")
    return complaint.complainedRecipients.map(({ emailAddress }) => ({
      ...{ address: emailAddress, reason: "marked as unwanted", forGood: true },
    }));
  return [];
}

/** "Ann <ann@home.example>" as "ann@home.example". */
const mailboxOf = (address: string): string => (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
