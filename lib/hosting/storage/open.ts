import type { CardPool } from "../../engine/definition.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused, unknownGame } from "../refusal.ts";
import { type GameRecord, RECORD_SCHEMA } from "./record.ts";
import { readGame } from "./store.ts";

/** A stored game and the running game it holds. */
export interface Opened<G> {
  readonly record: GameRecord;
  readonly game: G;
  /** The cards of this game. */
  readonly pool: CardPool;
}

/** Strongly read. Throws `Refused` if there is no such game or it may not be touched. */
export async function readRecord<G>(host: HostContext<G>, gameId: string): Promise<GameRecord> {
  const record = await readGame(host.db, gameId);
  if (!record) throw unknownGame();
  if (record.quarantined)
    throw new Refused(503, "quarantined", "This game is being looked into. Nothing is lost; try again later.");
  if (record.schema > RECORD_SCHEMA)
    throw new Refused(503, "newer-game", "This game was saved by a newer version. Try again in a minute.");
  return record;
}

export async function openGame<G>(host: HostContext<G>, gameId: string): Promise<Opened<G>> {
  return running(host, await readRecord(host, gameId));
}

export async function running<G>(host: HostContext<G>, record: GameRecord): Promise<Opened<G>> {
  const pool = await host.pools.get(record.cards);
  return { record, pool, game: host.engine.load(record.blob.saved, pool) };
}

export const seatsOf = (record: Pick<GameRecord, "asks">): Seat[] => record.asks.map((_, seat) => seat);

export const isBot = (record: GameRecord, seat: Seat): boolean => record.blob.seats[seat]?.bot !== undefined;
