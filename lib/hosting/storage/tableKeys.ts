import { sha256 } from "../signingKeys.ts";
import { type Expression, type Key, S } from "./db.ts";

/** Where everything is in the one table. */

/**
 * The sparse index of what is due: partition `dueShard`, sort key `nextAt`, keys only. A partition of its own lists the
 * challenges that are open to all, by when they were posted.
 */
export const DUE_INDEX = "due";
export const OPEN_CHALLENGES = "OPEN#CHALLENGES";
const SHARDS = 16;

/** Spreads games evenly; the same for a game's intents and its due time. */
const shardOf = (gameId: string): number => (sha256(gameId)[0] ?? 0) % SHARDS;
type Sharded = "INTENT" | "DUE" | "CHALLENGES";
const shard = (kind: Sharded, at: number): string => `${kind}#${String(at).padStart(2, "0")}`;
const intentShard = (gameId: string): string => shard("INTENT", shardOf(gameId));
export const dueShard = (gameId: string): string => shard("DUE", shardOf(gameId));
export const allShards = (kind: Sharded): string[] => Array.from({ length: SHARDS }, (_, at) => shard(kind, at));

/** Fixed width, so that numbers sort as text. */
const wide = (number: number): string => String(number).padStart(15, "0");

export const gameKey = (gameId: string): Key => ({ pk: `GAME#${gameId}`, sk: "STATE" });
export const seatKey = (gameId: string, seat: number): Key => ({ pk: `GAME#${gameId}`, sk: `SEAT#${seat}` });
/** Of the page that ends with this version. */
export const logKey = (gameId: string, version: number): Key => ({ pk: `GAME#${gameId}`, sk: `LOG#${wide(version)}` });
/** Of what outgrew its item: part `at` of what is called so. */
export const partKey = (gameId: string, name: string, at: number): Key => ({
  pk: `GAME#${gameId}`,
  sk: `PART#${name}#${String(at).padStart(3, "0")}`,
});
export const intentKey = (gameId: string, time: number, actionId: string): Key => ({
  pk: intentShard(gameId),
  sk: `${wide(time)}#${gameId}#${actionId}`,
});
export const intentsUntil = (time: number): string => wide(time);
export const gameOfIntent = (sk: string): string => sk.split("#")[1] ?? "";
/** Of what was made under an id, by whoever did. */
export const doneKey = (by: string, id: Uint8Array): Key => ({
  pk: `DONE#${sha256(Buffer.concat([Buffer.from(`create ${by} `), id])).toString("hex")}`,
  sk: "DONE",
});
/** Of a game, what holds marks of actions: pages of the log, and what earlier builds put beside them (`DONE#seat#version`). */
export const marksKept = (gameId: string): Expression => ({
  text: "pk = :game AND sk BETWEEN :done AND :log",
  values: { ":game": S(gameKey(gameId).pk), ":done": S("DONE#"), ":log": S("LOG#~") },
});
/** Of items of a game, by their sort keys: pages of the log, and marks that earlier builds put beside them. */
export const isPage = (sk: string): boolean => sk.startsWith("LOG#");
export const isMarks = (sk: string): boolean => sk.startsWith("DONE#");
/** The version that a page ends with, or that such marks were put with. */
export const versionOfPage = (sk: string): number => Number(sk.split("#").at(-1));
/** Whose part an item is (outgrown.ts); undefined for another item. */
export function partOf(sk: string): { readonly version: number; readonly ofState: boolean } | undefined {
  const [, state, version] = /^PART#(state\.)?(\d+)\./.exec(sk) ?? [];
  return version === undefined ? undefined : { version: Number(version), ofState: state !== undefined };
}
export const isDoneOf = (sk: string, seat: number): boolean => sk.startsWith(`DONE#${seat}#`);
export const linkKey = (secret: string): Key => linkKeyAt(sha256(secret).toString("hex"));
export const linkKeyAt = (hash: string): Key => ({ pk: `LINK#${hash}`, sk: "LINK" });
/** What opens a player's account; only the secret's hash. */
export const sessionKeyAt = (hash: string): Key => ({ pk: `SESSION#${hash}`, sk: "SESSION" });
/** A browser that is signed in to a player's account: what its owner sees of it. */
export const signedInKey = (player: string, id: string): Key => ({ pk: `PLAYER#${player}`, sk: `SESSION#${id}` });
export const signedInOf = (player: string): Expression => ({
  text: "pk = :player AND begins_with(sk, :session)",
  values: { ":player": S(playerKey(player).pk), ":session": S("SESSION#") },
});
/** A code that opens an account when nothing else does; only its hash. */
export const recoveryKeyAt = (hash: string): Key => ({ pk: `RECOVERY#${hash}`, sk: "RECOVERY" });
/** How it stands with one way to reach a player. */
export const channelKey = (player: string, channel: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `CHANNEL#${channel}`,
});
export const accountKey = (player: string): Key => ({ pk: `PLAYER#${player}`, sk: "ACCOUNT" });
/** How many of something somebody made on a day. */
export const quotaKey = (hash: string): Key => ({ pk: `QUOTA#${hash}`, sk: "QUOTA" });
export const challengeKey = (id: string): Key => ({ pk: shard("CHALLENGES", shardOf(id)), sk: id });
export const isChallenge = ({ pk }: Key): boolean => pk.startsWith("CHALLENGES#");
export const isPlayer = ({ pk }: Key): boolean => pk.startsWith("PLAYER#");
export const playerKey = (player: string): Key => ({ pk: `PLAYER#${player}`, sk: "PROFILE" });
export const waitKey = (player: string, gameId: string, seat: number): Key => ({
  pk: `PLAYER#${player}`,
  sk: `WAIT#${gameId}#${seat}`,
});
/** A deck that is kept for a player. */
export const deckKey = (player: string, id: string): Key => ({ pk: `PLAYER#${player}`, sk: `DECK#${id}` });
export const decksOf = (player: string): Expression => ({
  text: "pk = :player AND begins_with(sk, :deck)",
  values: { ":player": S(playerKey(player).pk), ":deck": S("DECK#") },
});
/** When a player last looked. */
export const visitKey = (player: string): Key => ({ pk: `PLAYER#${player}`, sk: "VISIT" });
/** When their digest is due, and through which channels the last one went. */
export const digestKey = (player: string): Key => ({ pk: `PLAYER#${player}`, sk: "DIGEST" });
/** The inverse of `waitKey`; undefined for another item of a player's. */
export function seatOfWait({ sk }: Key): { readonly gameId: string; readonly seat: number } | undefined {
  const [kind, gameId = "", seat] = sk.split("#");
  return kind === "WAIT" ? { gameId, seat: Number(seat) } : undefined;
}
export const cardsKey = (hash: string, chunk: number): Key => ({ pk: `CARDS#${hash}`, sk: `PART#${wide(chunk)}` });

/** Imported cards: the parts of a pool, and which pool is in use. */
export const importedKey = (id: string, kind: "BUCKET" | "NAMES", at: number): Key => ({
  pk: `IMPORTED#${id}`,
  sk: `${kind}#${wide(at)}`,
});
/** When the sweeper last ran, and which time is to be given back to the clocks. */
export const heartbeatKey: Key = { pk: "OPERATION", sk: "HEARTBEAT" };
/** The installation's signing keys. */
export const keyRingKey: Key = { pk: "KEYS", sk: "RING" };
/** Who sends to push services. */
export const pushKeysKey: Key = { pk: "KEYS", sk: "PUSH" };
/** What opens the chat platforms. */
export const chatCredentialsKey: Key = { pk: "KEYS", sk: "CHAT" };
/** Which player an account on a chat platform is. */
export const identityKey = (channel: string, account: string): Key => ({
  pk: `IDENT#${channel}#${account}`,
  sk: "IDENT",
});
/** A code that links one; only its hash. */
export const codeKeyAt = (hash: string): Key => ({ pk: `CODE#${hash}`, sk: "CODE" });
/** That a request from a chat was dealt with. */
export const chatDoneKey = (channel: string, request: string): Key => ({
  pk: `CHAT#${channel}#${request}`,
  sk: "DONE",
});
/** Where in a chat a game is played. */
export const tableInChatKey = (gameId: string): Key => ({ pk: `GAME#${gameId}`, sk: "CHAT" });
/** Which game that message shows. */
export const gameInChatKey = (channel: string, where: string, message: string): Key => ({
  pk: `TABLE#${channel}#${where}#${message}`,
  sk: "TABLE",
});
export const importedNow: Key = { pk: "IMPORTED", sk: "NOW" };
