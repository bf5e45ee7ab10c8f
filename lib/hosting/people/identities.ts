import { randomInt } from "node:crypto";
import type { ChatChannel } from "../api.ts";
import { sha256 } from "../signingKeys.ts";
import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { codeKeyAt, identityKey } from "../storage/tableKeys.ts";

export const CHATS = ["discord", "telegram", "slack"] as const satisfies readonly ChatChannel[];

/** An account on a chat platform, as ours: which player it is, and what it wants. */
export interface Identity {
  readonly player: string;
  /** Of the player's account, when it was linked: signing out everywhere unlinks it. */
  readonly epoch: number;
  /** What the platform calls them. */
  readonly name: string;
  /** The player began here, and nowhere else is there a way to them. */
  readonly only: boolean;
  readonly language?: string;
  /** The deck they play: a built-in one's name, or a list. */
  readonly deck?: string;
  /** The game they last did something in: what they say without naming one is about it. */
  readonly focus?: string;
  /** What others say at their tables is not told there. */
  readonly silent?: boolean;
}

export interface ChatAccount {
  readonly channel: string;
  readonly account: string;
}

export async function readIdentity(db: Db, { channel, account }: ChatAccount): Promise<Identity | undefined> {
  const item = await db.get(identityKey(channel, account));
  return item && identityOf(item);
}

/** False if the account is somebody already. */
export const putNewIdentity = (db: Db, at: ChatAccount, identity: Identity): Promise<boolean> =>
  db.putIf(itemOf(at, identity), { text: "attribute_not_exists(pk)" });

/** In place of what the account was, whoever that was. */
export const putIdentity = (db: Db, at: ChatAccount, identity: Identity): Promise<void> => db.put(itemOf(at, identity));

export const deleteIdentity = (db: Db, { channel, account }: ChatAccount): Promise<void> =>
  db.delete(identityKey(channel, account));

const itemOf = (
  { channel, account }: ChatAccount,
  { player, epoch, name, only, language, deck, focus, silent }: Identity,
): Item => ({
  ...keyed(identityKey(channel, account)),
  ...{ player: S(player), epoch: N(epoch), name: S(name), only: { BOOL: only } },
  ...(language !== undefined && { language: S(language) }),
  ...(deck !== undefined && { deck: S(deck) }),
  ...(focus !== undefined && { focus: S(focus) }),
  ...(silent && { silent: { BOOL: true } }),
});

const identityOf = (item: Item): Identity => ({
  ...{ player: text(item, "player"), epoch: number(item, "epoch"), name: text(item, "name") },
  only: item.only?.BOOL === true,
  ...(item.language?.S !== undefined && { language: item.language.S }),
  ...(item.deck?.S !== undefined && { deck: item.deck.S }),
  ...(item.focus?.S !== undefined && { focus: item.focus.S }),
  ...(item.silent?.BOOL && { silent: true }),
});

/** The account that gave a code out, and which of its browsers; absent of those that came of no browser. */
export interface Giver {
  readonly player: string;
  readonly epoch: number;
  readonly session?: string;
}

/** Whom a code links: a player whose page gave it out, an account that got it in its chat, or an address that it was sent to. */
export type Linking =
  | Giver
  | (ChatAccount & { readonly name: string })
  | ({ readonly email: string; readonly of: string } & Omit<Giver, "player">)
  /** Another browser that is to open that player's account. */
  | ({ readonly join: string } & Omit<Giver, "player">);

/** Without what is easily taken for something else. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
export const CODE_LIFE_MS = 10 * 60_000;

const letters = (many: number): string =>
  Array.from({ length: many }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** 125 random bits, in fives: for paper. */
export const newRecoveryCode = (): string => letters(25).replace(/.{5}(?=.)/g, "$&-");
/** As somebody may have typed it; undefined of what is no such code. */
export function recoveryHash(typed: string): string | undefined {
  const code = normal(typed);
  return code.length === 25 ? sha256(`recovery ${code}`).toString("hex") : undefined;
}

/** 50 random bits for ten minutes; only its hash is stored. */
export async function newCode(db: Db, linking: Linking, now: number): Promise<string> {
  const code = letters(LENGTH);
  await db.put({
    ...keyed(codeKeyAt(hashOf(code))),
    linking: S(JSON.stringify(linking)),
    until: N(now + CODE_LIFE_MS),
    expiresAt: N(Math.ceil((now + CODE_LIFE_MS) / 1000)),
  });
  return code;
}

/** What the code would link; it is not used up. */
export async function peekCode(db: Db, code: string, now: number): Promise<Linking | undefined> {
  const item = await db.get(codeKey(code));
  if (!item || item.used || number(item, "until") <= now) return undefined;
  return JSON.parse(text(item, "linking")) as Linking;
}

/** What the code links, once; undefined for one that was used, has run out, or never was. */
export async function useCode(db: Db, code: string, now: number): Promise<Linking | undefined> {
  const key = codeKey(code);
  const item = await db.get(key);
  if (!item) return undefined;
  const used = {
    text: "SET #used = :yes",
    names: { "#used": "used", "#until": "until" },
    values: { ":yes": N(1), ":now": N(now) },
  };
  if (!(await db.update(key, used, "attribute_exists(pk) AND attribute_not_exists(#used) AND #until > :now")))
    return undefined;
  return JSON.parse(text(item, "linking")) as Linking;
}

/** As somebody may have typed it. */
const normal = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
const codeKey = (typed: string) => codeKeyAt(hashOf(normal(typed)));
const hashOf = (code: string): string => sha256(`code ${code}`).toString("hex");
