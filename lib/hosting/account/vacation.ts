import type { Seat } from "../../engine/state/ids.ts";
import type { GoAway, MyVacation } from "../api.ts";
import type { Calendar } from "../clocks/calendar.ts";
import { comeBack, goAway, rulesOf, type SeatClock } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import { commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import {
  calendarOf,
  changePlayer,
  gamesOf,
  type Player,
  readPlayer,
  type Seated,
  type Vacation,
} from "../people/players.ts";
import { Refused } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { readRecord } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import { gameStatuses } from "../storage/store.ts";

/**
 * A player's vacation: one budget of days in a year for all games together. In a game it stops the clock for as long as
 * its rules agreed on.
 */

const DAY = 86_400_000;
const DAYS_A_YEAR = 30;
/** More than anybody asks for while a request of theirs is still under way. */
const REMEMBERED = 16;

export async function vacationOf<G>(host: HostContext<G>, id: string): Promise<MyVacation> {
  return shown(await readPlayer(host.db, id), host.now());
}

/**
 * Away from now on for so many days, in place of a vacation that has begun; 0 ends it, and whole days not used return to
 * the budget. The same `actionId` is done once. Throws `Refused` if the budget does not cover it.
 */
export async function setVacation<G>(
  host: HostContext<G>,
  id: string,
  { actionId, days }: GoAway,
): Promise<MyVacation> {
  const now = host.now();
  const player = await changePlayer(
    host.db,
    id,
    (before) => {
      const done = before.vacation ? [before.vacation.actionId, ...(before.vacation.earlier ?? [])] : [];
      if (done.includes(actionId)) return before;
      const { year, usedDays } = returned(before.vacation, now);
      if (usedDays + days > DAYS_A_YEAR)
        throw new Refused(422, "vacation-used-up", `There are ${DAYS_A_YEAR - usedDays} days of your vacation left.`);
      return {
        ...before,
        vacation: {
          actionId,
          earlier: done.slice(0, REMEMBERED),
          year,
          usedDays: usedDays + days,
          until: now + days * DAY,
        },
      };
    },
    now,
  );
  await spreadAbsence(host, id);
  return shown(player, now);
}

/** The budget after coming back now. */
function returned(vacation: Vacation | undefined, now: number): { year: number; usedDays: number } {
  const year = new Date(now).getUTCFullYear();
  if (!vacation || vacation.year !== year) return { year, usedDays: 0 };
  const unused = Math.max(0, Math.floor((vacation.until - now) / DAY));
  return { year, usedDays: Math.max(0, vacation.usedDays - unused) };
}

function shown({ vacation }: Player, now: number): MyVacation {
  const used = vacation?.year === new Date(now).getUTCFullYear() ? vacation.usedDays : 0;
  return { leftDays: DAYS_A_YEAR - used, ...(vacation && vacation.until > now && { until: vacation.until }) };
}

/** So long until a game that could not be reached is tried again. */
const AGAIN_MS = 10 * 60_000;
/** A player may have any number of games, and whoever looks after all players goes from one to the next. */
const AT_ONCE_MS = 10_000;

/**
 * Takes a player's absence and calendar to the clocks of all their games, and then off the list of what is due. A game that
 * may not be touched now keeps no other from it: it is tried again later. What takes long is gone on with by the sweeper.
 */
export async function spreadAbsence<G>(host: HostContext<G>, id: string): Promise<void> {
  const player = await readPlayer(host.db, id);
  const began = host.now();
  const { behind: before = "", again: tried } = player.spread?.revision === player.revision ? player.spread : {};
  const mine = (await gamesOf(host.db, id))
    .filter((one) => one.endedAt === undefined && placeOf(one) > before)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const statuses = await gameStatuses(host.db, [...new Set(mine.map(({ gameId }) => gameId))]);
  const open = new Set(statuses.flatMap(({ gameId, over }) => (over ? [] : [gameId])));
  let again = tried;
  let behind: string | undefined;
  for (const one of mine.filter(({ gameId }) => open.has(gameId))) {
    if (behind !== undefined && host.now() - began > AT_ONCE_MS) return wait(behind);
    behind = placeOf(one);
    try {
      await takeAbsence(host, one.gameId, one.seat, id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      host.warn("absence not taken to a game yet", { gameId: one.gameId, code: error.code });
      again = host.now() + AGAIN_MS;
    }
  }
  await change(({ spread: _, ...now }) => now, again);

  function wait(behind: string): Promise<void> {
    const spread = { revision: player.revision + 1, behind, ...(again !== undefined && { again }) };
    return change((now) => ({ ...now, spread }), host.now());
  }
  /** Whatever else has changed since begins anew. */
  async function change(made: (now: Player) => Player, dueAt: number | undefined): Promise<void> {
    await changePlayer(host.db, id, (now) => (now.revision === player.revision ? made(now) : now), dueAt);
  }
}

const placeOf = ({ gameId, seat }: Seated): string => `${gameId}#${seat}`;

/** What of a player's calendar and vacation stops the clock of this seat, as agreed when the game was created. */
export async function takeAbsence<G>(host: HostContext<G>, gameId: string, seat: Seat, id: string): Promise<void> {
  const [record, player] = await Promise.all([readRecord(host, gameId), readPlayer(host.db, id)]);
  const change = changeFor(record, seat, player);
  if (!rulesOf(record.blob.pace) || record.over || !change(clocksOf(record)[seat], host.now())) return;
  const { vacation } = player;
  await commit(host, gameId, {
    seat,
    actionId: `absence#${record.version}#${player.revision}`,
    body: canonical([calendarOf(player), vacation?.until]),
    automatic: true,
    apply: ({ record: latest, game }) => {
      const now = host.now();
      const before = clocksOf(latest);
      const clock = change(before[seat], now);
      const [was, is] = [before[seat]?.awayUntil ?? 0, clock?.awayUntil ?? 0];
      const amount = Math.ceil((is - now) / DAY);
      const event = { code: "vacation", seat, ...(is > now ? { detail: "away", amount } : { detail: "back" }) };
      return {
        ...{ game, events: Math.max(was, now) !== Math.max(is, now) ? [event] : [] },
        clocks: before.map((one, at) => (at === seat ? (clock ?? one) : one)),
      };
    },
  });
}

/** The clock of this seat as its player's calendar and vacation want it; undefined if it is so already. */
function changeFor({ blob }: GameRecord, seat: Seat, player: Player) {
  const rules = rulesOf(blob.pace);
  const calendar = agreedCalendar(calendarOf(player), rules?.rests ?? []);
  const until = blob.seats[seat]?.bot || !rules?.vacationDays ? undefined : player.vacation?.until;
  return (clock: SeatClock | undefined, now: number): SeatClock | undefined => {
    if (!clock) return undefined;
    const sameDays = canonical(clock.calendar) === canonical(calendar);
    const follows = until !== undefined && until !== clock.follows && (until > now || (clock.awayUntil ?? 0) > now);
    if (sameDays && !follows) return undefined;
    const { calendar: _, ...others } = clock;
    const after: SeatClock = { ...others, ...(calendar && { calendar }) };
    return follows ? { ...follow(after, until, now), follows: until } : after;
  };
}

function agreedCalendar(
  { zone, quiet, weekends }: Calendar,
  rests: readonly ("quietHours" | "weekends")[],
): Calendar | undefined {
  const nights = rests.includes("quietHours") ? quiet : undefined;
  const free = rests.includes("weekends") && weekends === true;
  if (!nights && !free) return undefined;
  return { zone, ...(nights && { quiet: nights }), ...(free && { weekends: true }) };
}

/** As long as the budget of this game lasts. */
function follow(clock: SeatClock, until: number, now: number): SeatClock {
  const back = comeBack(clock, now);
  const ms = Math.min(Math.max(0, until - now), back.vacationMs);
  return (ms > 0 && goAway(back, ms, now)) || back;
}
