import { type Db, keyed, S } from "./db.ts";
import { chatCredentialsKey } from "./tableKeys.ts";

/**
 * What opens the chat platforms, in an item beside the signing keys (docs/decisions/signing-keys.md): read at run time and
 * kept for minutes, so that a change reaches every function by itself. `api`: another address of the platform's API, without
 * a slash at the end.
 */
export interface ChatCredentials {
  readonly discord?: {
    readonly applicationId: string;
    /** Hex. */
    readonly publicKey: string;
    readonly token: string;
    readonly api?: string;
  };
  /** `secret`: what we told Telegram to send along. */
  readonly telegram?: { readonly token: string; readonly secret: string; readonly api?: string };
  /** Who mails come from, "Hold Priority <games@play.example>", and the server they go through ("smtps://..."); absent, Amazon SES. */
  readonly email?: { readonly from: string; readonly server?: string };
  readonly slack?: { readonly signingSecret: string; readonly token: string; readonly api?: string };
}

const KEPT_MS = 5 * 60_000;

/** The credentials as they are now, read again every five minutes. */
export function openChatCredentials(db: Db, now: () => number): () => Promise<ChatCredentials> {
  let kept: { readonly at: number; readonly read: Promise<ChatCredentials> } | undefined;
  return () => {
    if (!kept || now() - kept.at >= KEPT_MS) {
      const mine = { at: now(), read: readChatCredentials(db) };
      kept = mine;
      mine.read.catch(() => {
        if (kept === mine) kept = undefined;
      });
    }
    return kept.read;
  };
}

export async function readChatCredentials(db: Db): Promise<ChatCredentials> {
  const item = await db.get(chatCredentialsKey);
  return item?.credentials?.S ? (JSON.parse(item.credentials.S) as ChatCredentials) : {};
}

export const writeChatCredentials = (db: Db, credentials: ChatCredentials): Promise<void> =>
  db.put({ ...keyed(chatCredentialsKey), credentials: S(JSON.stringify(credentials)) });
