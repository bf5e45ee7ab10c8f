import { nextTime, restUntil } from "../clocks/calendar.ts";
import type { HostContext } from "../hostContext.ts";
import { calendarOf, type Player } from "../people/players.ts";
import { readVisits, tableName, type Visits, WATCHED_FOR_MS } from "../people/visits.ts";
import { isAboutQuestion, type Notice, openHandOff } from "../storage/record.ts";
import { readGame } from "../storage/store.ts";

/** Whether a player is told of something now: as they have set it. */
export type When =
  | { readonly is: "now" }
  /** They rest. */
  | { readonly is: "rest"; readonly until: number }
  /** They have a page open; it is asked again then. */
  | { readonly is: "watched"; readonly until: number }
  /** The page shows it, and it is no question. */
  | { readonly is: "seen" }
  /** It comes with all others, then. */
  | { readonly is: "digest"; readonly at: number }
  /** They were told that something waits, and have not looked since. */
  | { readonly is: "told" };

export async function whenToTell<G>(host: HostContext<G>, player: Player, notice: Notice): Promise<When> {
  const now = host.now();
  const calendar = calendarOf(player);
  const { notices, whileOpen = false } = player;
  const isUrgent = notice.kind === "reminder" || notice.kind === "timeShort";
  if (!isUrgent && notices?.every === "day") return { is: "digest", at: nextTime(calendar, notices.at, now) };
  const until = restUntil(calendar, now);
  if (until !== undefined) return { is: "rest", until };
  if (isUrgent) return { is: "now" };
  const once = notices?.every === "visit";
  if (whileOpen && !once) return { is: "now" };
  const visits = await readVisits(host.db, player.id);
  if (!whileOpen && now < visits.watchedAt + WATCHED_FOR_MS) {
    const isShown = visits.watched === tableName(notice.game, notice.seat);
    return isShown && !isAboutQuestion(notice)
      ? { is: "seen" }
      : { is: "watched", until: visits.watchedAt + WATCHED_FOR_MS };
  }
  return once && (await isToldOfAnother(host, visits, notice)) ? { is: "told" } : { is: "now" };
}

/** What a question is called in `Visits`. */
export const questionName = ({ game, seat, ask }: Notice): string => `${tableName(game, seat)}#${ask}`;

/** They were told of a question that is still open, and have not looked at anything since. */
async function isToldOfAnother<G>({ db }: HostContext<G>, { told, toldAt, visitedAt }: Visits, notice: Notice) {
  if (told === "" || visitedAt > toldAt || told === questionName(notice)) return false;
  const [game = "", seat, ask] = told.split("#");
  const record = await readGame(db, game);
  const about = { seat: Number(seat), ask: Number(ask), kind: "turn" as const };
  return record !== undefined && openHandOff(record, about) !== undefined;
}
