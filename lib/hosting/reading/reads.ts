import type { Log } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { type LogPage, logPagesSince } from "../storage/log.ts";
import { openGame, sound } from "../storage/open.ts";
import { seenBy } from "./seatSnapshot.ts";

/**
 * What a seat sees, or "unchanged" if `known` has its ETag. It is made out anew each time: were tags kept, every change
 * would have to go through the views of all seats. Throws `Refused`.
 */
export async function look<G>(host: HostContext<G>, token: SeatToken, known?: string) {
  const read = async (strong: boolean) => {
    const opened = await openGame(host, token.game, strong);
    checkEpoch(opened.record.epochs, token);
    return seenBy(host, opened, token.seat);
  };
  if (known !== undefined) {
    const { etag } = await read(false);
    if (known.split(/\s*,\s*/).includes(etag)) return { unchanged: true as const, etag };
  }
  // Another one may also be an older one: what is sent is read strongly.
  const { snapshot, json, etag } = await read(true);
  return { unchanged: false as const, look: snapshot, json, etag };
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
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const { seat } = token;
  const next = record.blob.logNext[seat] ?? 0;
  const newest = host.engine.redact(game, seat, record.blob.events);
  if (since >= next - newest.length)
    return { entries: newest.slice(Math.max(0, since - (next - newest.length))), next };
  let [characters, entries, isWhole] = [0, 0, true];
  const isEnough = (page: LogPage): boolean => {
    const mine = page.entries[seat] ?? [];
    characters += JSON.stringify(mine).length;
    entries += mine.length;
    isWhole = characters <= most.characters && entries <= most.entries;
    return !isWhole;
  };
  const pages = await sound(host, token.game, () =>
    logPagesSince(host.db, token.game, record.version, { seat, since, isEnough }),
  );
  const older = pages.flatMap((page) => page.entries[seat] ?? []);
  const upTo = isWhole ? next - newest.length : (pages.at(-1)?.next[seat] ?? 0);
  const told = older.slice(Math.max(0, since - (upTo - older.length)));
  return isWhole ? { entries: [...told, ...newest], next } : { entries: told, next: upTo };
}
