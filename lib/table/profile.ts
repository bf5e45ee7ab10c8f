import type { Seat } from "../engine/state/ids.ts";
import type { Profile, ProfileSet } from "./api.ts";
import type { Calendar } from "./calendar.ts";
import { rulesOf } from "./clock.ts";
import { clocksOf } from "./clocks.ts";
import { commit } from "./commit.ts";
import { canonical, sha256, webhookSecret } from "./keys.ts";
import { readRecord } from "./open.ts";
import { calendarOf, gamesOf, type Player, readPlayer, writePlayer } from "./players.ts";
import { Refused } from "./refusal.ts";
import { standings } from "./store.ts";
import type { Table } from "./table.ts";

/** A player's own settings, and what they mean for the clocks of the games they are in. */

const MOST_GAMES = 100;
/** Otherwise a clock that rests in them would hardly ever go. */
const MOST_QUIET_MINUTES = 12 * 60;

export async function profileOf<G>(table: Table<G>, id: string): Promise<Profile> {
  const { reach, quiet, zone = quiet?.zone, weekends } = await readPlayer(table.db, id);
  const webhook = reach.find(({ channel }) => channel === "webhook")?.address;
  return {
    ...(webhook !== undefined && { webhook }),
    ...(zone !== undefined && { zone }),
    ...(quiet && { quiet: { from: quiet.from, to: quiet.to } }),
    ...(weekends && { weekends }),
  };
}

/** Replaces the whole profile; questions that are open keep the time they have. Throws `Refused`. */
export async function setProfile<G>(table: Table<G>, id: string, wanted: Profile): Promise<ProfileSet> {
  const { webhook, zone, quiet, weekends } = wanted;
  const { reach } = await readPlayer(table.db, id);
  const others = reach.filter(({ channel }) => channel !== "webhook");
  await savePlayer(table, {
    id,
    ...(zone !== undefined && { zone }),
    reach: webhook === undefined ? others : [...others, { channel: "webhook", address: webhook }],
    ...(quiet && { quiet: { zone: zone ?? "UTC", ...quiet } }),
    ...(weekends && { weekends }),
  });
  const secret = webhook === undefined ? {} : { webhookSecret: webhookSecret(table.keys, id) };
  return { ...(await profileOf(table, id)), ...secret };
}

/** Throws `Refused` for quiet hours that are most of the day. */
export async function savePlayer<G>(table: Table<G>, player: Player): Promise<void> {
  if (player.quiet && lengthOf(player.quiet) > MOST_QUIET_MINUTES)
    throw new Refused(422, "quiet-too-long", "Quiet hours may last twelve hours. Choose a shorter time.");
  await writePlayer(table.db, player);
  const mine = await gamesOf(table.db, player.id, MOST_GAMES);
  const open = await standings(table.db, [...new Set(mine.map(({ gameId }) => gameId))]);
  for (const { gameId, seat } of mine)
    if (open.some((one) => one.gameId === gameId && !one.over)) await takeCalendar(table, gameId, seat, player);
}

/** What of the player's calendar stops the clock of this seat, as agreed when the game was created. */
export async function takeCalendar<G>(table: Table<G>, gameId: string, seat: Seat, player: Player): Promise<void> {
  const record = await readRecord(table, gameId);
  const calendar = agreed(calendarOf(player), rulesOf(record.inside.pace)?.rests ?? []);
  if (canonical(clocksOf(record)[seat]?.calendar) === canonical(calendar)) return;
  const body = canonical(calendar);
  await commit(table, gameId, {
    seat,
    actionId: `calendar#${record.version}#${sha256(body).toString("hex").slice(0, 16)}`,
    body,
    unattended: true,
    apply: ({ record: now, game }) => ({
      game,
      events: [],
      clocks: clocksOf(now).map((clock, at) => {
        if (at !== seat) return clock;
        const { calendar: _, ...others } = clock;
        return calendar ? { ...others, calendar } : others;
      }),
    }),
  });
}

function agreed(
  { zone, quiet, weekends }: Calendar,
  rests: readonly ("quietHours" | "weekends")[],
): Calendar | undefined {
  const nights = rests.includes("quietHours") ? quiet : undefined;
  const free = rests.includes("weekends") && weekends === true;
  if (!nights && !free) return undefined;
  return { zone, ...(nights && { quiet: nights }), ...(free && { weekends: true }) };
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (minuteOf(to) - minuteOf(from) + 24 * 60) % (24 * 60);
