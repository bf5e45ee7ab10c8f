import { type Db, keyed, S } from "../storage/db.ts";
import { text } from "../storage/store.ts";
import { gameInChatKey, tableInChatKey } from "../storage/tableKeys.ts";

/** Where in a chat all can see how a game stands: one message, which is edited as the game goes. */
export interface TableInChat {
  readonly channel: string;
  readonly where: string;
  /** The platform's id of it. */
  readonly message: string;
}

export async function readTableInChat(db: Db, gameId: string): Promise<TableInChat | undefined> {
  const item = await db.get(tableInChatKey(gameId));
  return item && { channel: text(item, "channel"), where: text(item, "where"), message: text(item, "message") };
}

export async function putTableInChat(db: Db, gameId: string, { channel, where, message }: TableInChat): Promise<void> {
  await db.put({ ...keyed(gameInChatKey(channel, where, message)), game: S(gameId) });
  await db.put({ ...keyed(tableInChatKey(gameId)), channel: S(channel), where: S(where), message: S(message) });
}

/** The game whose table that message is; undefined for another message. */
export const gameAtTable = async (db: Db, { channel, where, message }: TableInChat): Promise<string | undefined> =>
  (await db.get(gameInChatKey(channel, where, message)))?.game?.S;
