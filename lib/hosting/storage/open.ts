import type { SavedGame } from "../../engine/api.ts";
import type { CardPool } from "../../engine/definition.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { OfOtherBuild } from "../builds.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused, unknownGame } from "../refusal.ts";
import type { GameRecord } from "./record.ts";
import { quarantined, readGame, unreadable } from "./store.ts";

/** A stored game and the running game it holds. */
export interface Opened<G> {
  readonly record: GameRecord;
  readonly game: G;
  /** The cards of this game. */
  readonly pool: CardPool;
  /** The build that was in the middle of it is gone: it is back at the last stable point, what was answered since forgotten. */
  readonly wentBack?: true;
}

/** Throws `Refused` if there is no such game or it may not be touched. */
export async function readRecord<G>(host: HostContext<G>, gameId: string, strong = true): Promise<GameRecord> {
  const record = await sound(host, gameId, () => readGame(host.db, gameId, strong, host.lastCommitted));
  if (!record) throw unknownGame();
  if (record.quarantined) throw quarantined();
  return withLinkKey(host, record);
}

/** The one that games from before had in common. */
export async function withLinkKey<G>({ keys }: HostContext<G>, record: GameRecord): Promise<GameRecord> {
  if (record.blob.linkKey !== undefined) return record;
  return { ...record, blob: { ...record.blob, linkKey: await keys.linkKeyBefore() } };
}

/** What is stored may be damaged, or no build can run it any more: operators hear of it, players get an answer. */
export async function sound<G, T>(host: HostContext<G>, gameId: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (isOfAws(error)) throw error;
    const reason = unreadable(gameId, error);
    if (reason instanceof Refused) throw reason;
    host.warn("game-broken", { gameId, reason: error instanceof Error ? error.stack : String(error) });
    throw new Refused(503, "game-broken", "This game cannot be opened just now. Nothing is lost; it is looked into.");
  }
}

/** An error of the SDK or of the network: the game itself may well be sound. */
const isOfAws = (error: unknown): boolean =>
  error instanceof Error && ("$metadata" in error || "code" in error || error.name === "TimeoutError");

export async function openGame<G>(host: HostContext<G>, gameId: string, strong = true): Promise<Opened<G>> {
  return running(host, await readRecord(host, gameId, strong));
}

/**
 * Beyond a barrier, what was answered can't be asked again (730.1), and another build might ask something else: the game is
 * left to the build that wrote it, until it reaches a stable point. Throws `OfOtherBuild` then.
 */
export async function running<G>(host: HostContext<G>, record: GameRecord): Promise<Opened<G>> {
  const { saved } = record.blob;
  const others = record.build !== host.build && saved.barrier !== undefined;
  if (others && (await host.builds.has(record.build))) throw new OfOtherBuild(record.build);
  return sound(host, record.gameId, async () => {
    const { engine } = host;
    const pool = await host.pools.get(record.cards);
    const game = engine.load(saved, pool, host.budgets.request);
    if (!others || asksTheSame(saved, engine.save(game))) return { record, pool, game };
    const { barrier: _, open: __, paused: ___, ...stable } = saved;
    const stableGame = engine.load({ ...stable, inputs: [] }, pool, host.budgets.request);
    return { record, pool, game: stableGame, wentBack: true as const };
  });
}

/** To be changed: the game that was committed last goes on where it stands. */
export async function toChange<G>(host: HostContext<G>, record: GameRecord): Promise<Opened<G>> {
  const { engine, build, lastCommitted, pools, budgets } = host;
  const kept = record.build === build ? lastCommitted?.take(engine, record) : undefined;
  if (kept === undefined) return running(host, record);
  return { record, pool: await pools.get(record.cards), game: engine.reopened(kept, budgets.request) };
}

/** All that was answered is answered still, and what was open is open. */
const asksTheSame = (saved: SavedGame, now: SavedGame): boolean =>
  now.inputs.length === saved.inputs.length && now.open?.join() === saved.open?.join();

export const seatsOf = (record: Pick<GameRecord, "asks">): Seat[] => record.asks.map((_, seat) => seat);

export const isBot = (record: GameRecord, seat: Seat): boolean => record.blob.seats[seat]?.bot !== undefined;

/** Whether this seat's answers were the last, computer players' aside. */
export const mayGoBack = ({ over, blob }: GameRecord, seat: Seat): boolean => !over && blob.back?.seat === seat;
