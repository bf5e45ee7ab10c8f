import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";
import type { Log } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { isDisclosedByNow } from "../match/disclosed.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { entriesOf, type LogPage } from "../storage/log.ts";
import { type Opened, openGame, sound } from "../storage/open.ts";
import { loggedSince } from "../storage/readLog.ts";
import { seenBy } from "./seatSnapshot.ts";

/**
 * What a seat sees, with the log from entry `since` on; or "unchanged" if `known` has its ETag. `others` are the seats of
 * other people. It is made out anew each time: were tags kept, every change would have to go through the views of all
 * seats. Throws `Refused`.
 */
export async function look<G>(host: HostContext<G>, token: SeatToken, known?: string, since?: number) {
  const read = async (strong: boolean) => {
    const opened = await openGame(host, token.game, strong);
    checkEpoch(opened.record.epochs, token);
    const others = opened.record.blob.seats.filter(({ seat, bot }) => seat !== token.seat && bot === undefined);
    const seen = seenBy(host, opened, token.seat, await isDisclosedByNow(host, opened.record));
    return { opened, ...seen, others: others.map(({ seat }) => seat) };
  };
  if (known !== undefined) {
    const { etag, others } = await read(false);
    if (known.split(/\s*,\s*/).includes(etag)) return { unchanged: true as const, etag, others };
  }
  // Another one may also be an older one: what is sent is read strongly.
  const { opened, snapshot, json, etag, others } = await read(true);
  const log = since === undefined ? undefined : await logOf(host, opened, token.seat, since);
  const whole = log ? `${json.slice(0, -1)},${JSON.stringify({ log }).slice(1)}` : json;
  return { unchanged: false as const, look: { ...snapshot, ...(log && { log }) }, json: whole, etag, others };
}

/** A log may be of any length; an answer is far below what Lambda sends (6 MB), as JSON. */
const MOST_AT_ONCE = { characters: 1_000_000, entries: 5_000 };

/** Log entries of a seat from number `since` on, the first of them if they are many; the rest follows from `next` on. */
export async function readLog<G>(
  host: HostContext<G>,
  token: SeatToken,
  since: number,
  most = MOST_AT_ONCE,
): Promise<Log> {
  const opened = await openGame(host, token.game);
  checkEpoch(opened.record.epochs, token);
  return logOf(host, opened, token.seat, since, most);
}

async function logOf<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  seat: Seat,
  since: number,
  most = MOST_AT_ONCE,
): Promise<Log> {
  const next = record.blob.logNext[seat] ?? 0;
  const newest = host.engine.told(game, seat, record.blob.events);
  if (since >= next - newest.length)
    return { entries: newest.slice(Math.max(0, since - (next - newest.length))), next };
  const older: LogEntry<Handle>[] = [];
  let [characters, isWhole] = [0, true];
  const isEnough = (logged: LogPage): boolean => {
    const mine = entriesOf(host.engine, game, logged, seat);
    characters += JSON.stringify(mine).length;
    older.push(...mine);
    isWhole = characters <= most.characters && older.length <= most.entries;
    return !isWhole;
  };
  const found = await sound(host, record.gameId, () => loggedSince(host.db, record, { seat, since, isEnough }));
  const upTo = isWhole ? next - newest.length : (found.at(-1)?.next[seat] ?? 0);
  const told = older.slice(Math.max(0, since - (upTo - older.length)));
  return isWhole ? { entries: [...told, ...newest], next } : { entries: told, next: upTo };
}
