import type { Log, MyGames, SeatSnapshot } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { gamesOf } from "../people/players.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { unknownGame } from "../refusal.ts";
import { logPagesSince } from "../storage/log.ts";
import { openGame } from "../storage/open.ts";
import { gameStatuses, peekGame } from "../storage/store.ts";
import { etag, seatSnapshot } from "./seatSnapshot.ts";

/** What a seat sees, or "unchanged" if `known` is its ETag: then one projected read was all. Throws `Refused`. */
export async function look<G>(host: HostContext<G>, token: SeatToken, known: string | undefined) {
  if (known !== undefined) {
    const peek = await peekGame(host.db, token.game, false);
    if (!peek) throw unknownGame();
    checkEpoch(peek.epochs, token);
    const now = etag(peek.viewTags[token.seat] ?? "", host.build);
    if (known.split(/\s*,\s*/).includes(now)) return { unchanged: true as const, etag: now };
  }
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const seen: SeatSnapshot = seatSnapshot(record, token.seat, host.engine.view(game, token.seat));
  return { unchanged: false as const, look: seen, etag: etag(record.viewTags[token.seat] ?? "", host.build) };
}

/** Log entries of a seat from number `since` on. */
export async function readLog<G>(host: HostContext<G>, token: SeatToken, since: number): Promise<Log> {
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const { seat } = token;
  const next = record.blob.logNext[seat] ?? 0;
  const newest = host.engine.redact(game, seat, record.blob.events);
  const first = next - newest.length;
  const pages = since < first ? await logPagesSince(host.db, token.game, record.version, seat, since) : [];
  const older = pages.flatMap((page) => page.entries[seat] ?? []);
  const all = [...older, ...newest];
  return { entries: all.slice(Math.max(0, since - (next - all.length))), next };
}

/** A player's latest games. */
const MOST_GAMES = 100;

export async function myGames<G>(host: HostContext<G>, player: string): Promise<MyGames> {
  const mine = await gamesOf(host.db, player, MOST_GAMES);
  const games = [...new Set(mine.map(({ gameId }) => gameId))];
  const found = new Map((await gameStatuses(host.db, games)).map((one) => [one.gameId, one]));
  const list = mine.flatMap(({ gameId, seat }) => {
    const openHandOff = found.get(gameId);
    if (!openHandOff) return [];
    const { over, names } = openHandOff;
    const open = openHandOff.handoffs.filter((one) => one.seat === seat);
    const awaited = open.find(({ kind }) => kind === "turn" || kind === "sideboard");
    const { dueAt } = awaited ?? {};
    const news = [...new Set(open.flatMap(({ kind }) => (kind === "over" ? [] : [kind])))];
    return [
      { gameId, seat, names, awaitsMe: awaited !== undefined, over, news, ...(dueAt !== undefined && { dueAt }) },
    ];
  });
  return { games: list.sort((a, b) => urgency(a) - urgency(b) || leftOf(a) - leftOf(b)) };
}

type Mine = MyGames["games"][number];
const urgency = ({ awaitsMe, over }: Mine): number => (awaitsMe ? 0 : over ? 2 : 1);
/** One that may wait for ever comes after those that may not. */
const leftOf = ({ dueAt = Number.MAX_SAFE_INTEGER }: Mine): number => dueAt;
