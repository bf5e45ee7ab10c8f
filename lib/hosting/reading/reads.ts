import type { Log } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { logPagesSince } from "../storage/log.ts";
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

/** Log entries of a seat from number `since` on. */
export async function readLog<G>(host: HostContext<G>, token: SeatToken, since: number): Promise<Log> {
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const { seat } = token;
  const next = record.blob.logNext[seat] ?? 0;
  const newest = host.engine.redact(game, seat, record.blob.events);
  const first = next - newest.length;
  const pages =
    since < first
      ? await sound(host, token.game, () => logPagesSince(host.db, token.game, record.version, seat, since))
      : [];
  const older = pages.flatMap((page) => page.entries[seat] ?? []);
  const all = [...older, ...newest];
  return { entries: all.slice(Math.max(0, since - (next - all.length))), next };
}
