import type { Seat } from "../../engine/state/ids.ts";
import type { Language, Notices, QuietHours } from "../api.ts";
import type { Calendar } from "../clocks/calendar.ts";
import { Refused } from "../refusal.ts";
import { type Db, keyed, N, S } from "../storage/db.ts";
import { latest, PLAYER_STEPS, schemaOf } from "../storage/migrations.ts";
import { dueShard, playerKey, seatKey, seatOfWait, waitKey } from "../storage/tableKeys.ts";

/** A person, guests included. Everything else names seats only, so that forgetting a player touches one item. */
export interface Player {
  readonly id: string;
  readonly reach: readonly Reach[];
  readonly quiet?: QuietHours;
  /** IANA name. */
  readonly zone?: string;
  /** What they are spoken to in; English if absent. */
  readonly language?: Language;
  /** Saturdays and Sundays are rest. */
  readonly weekends?: boolean;
  readonly vacation?: Vacation;
  readonly notices?: Notices;
  /** Told also while they have a page open. */
  readonly whileOpen?: boolean;
  /** How far the change that made this revision has come to their games (`spreadAbsence`), if it is not through them. */
  readonly spread?: Spread;
  /** Goes up with every change of it. */
  readonly revision: number;
}

/** The vacation last taken. */
export interface Vacation {
  /** What it was asked for with. */
  readonly actionId: string;
  /** What those before it were asked for with, the latest first. */
  readonly earlier?: readonly string[];
  /** The year (UTC) that the days used are of. */
  readonly year: number;
  readonly usedDays: number;
  readonly until: number;
}

export interface Spread {
  readonly revision: number;
  /** The last game of theirs, and the seat, that it has come to. */
  readonly behind: string;
  /** When those that could not be reached are tried again. */
  readonly again?: number;
}

/** A way to reach a person: which channel, and what that channel needs. */
export interface Reach {
  readonly channel: string;
  readonly address: string;
  /** Where a channel leads to several places: which of them. */
  readonly device?: Device;
}

/** A browser that shows notices. */
export interface Device {
  /** Letters and digits. */
  readonly id: string;
  /** As its owner knows it. */
  readonly name: string;
}

/** Names one way among all of a player's; no "." is in it. */
export const reachName = ({ channel, device }: Omit<Reach, "address">): string =>
  device ? `${channel}~${device.id}` : channel;
/** The channel of what `reachName` named. */
export const channelNamed = (name: string): string => name.split("~")[0]!;

export async function readPlayer(db: Db, id: string): Promise<Player> {
  const item = await db.get(playerKey(id));
  const stored = item?.profile?.S;
  const revision = Number(item?.revision?.N ?? 0);
  if (item === undefined || stored === undefined) return { id, reach: [], revision };
  return latest<Player>(item, PLAYER_STEPS, { ...(JSON.parse(stored) as object), id, revision });
}

export const calendarOf = ({ quiet, zone, weekends }: Player): Calendar => ({
  zone: zone ?? quiet?.zone ?? "UTC",
  ...(quiet && { quiet: { from: quiet.from, to: quiet.to } }),
  ...(weekends && { weekends }),
});

const TRIES = 5;

/**
 * Changes a player as they are now, whoever else does at the same time; what comes back as it was is not written. From
 * `dueAt` on the sweeper takes the change to their games, until it is changed without.
 */
export async function changePlayer(db: Db, id: string, change: (player: Player) => Player, dueAt?: number) {
  for (let tried = 0; tried < TRIES; tried++) {
    const before = await readPlayer(db, id);
    const after = change(before);
    if (after === before) return before;
    const { id: _id, revision: _revision, ...profile } = after;
    const revision = before.revision + 1;
    const item = {
      ...keyed(playerKey(id)),
      ...schemaOf(PLAYER_STEPS),
      ...{ profile: S(JSON.stringify(profile)), revision: N(revision) },
      ...(dueAt !== undefined && { dueShard: S(dueShard(id)), nextAt: N(dueAt) }),
    };
    const latest = {
      text: before.revision === 0 ? "attribute_not_exists(#revision)" : "#revision = :before",
      names: { "#revision": "revision" },
      ...(before.revision > 0 && { values: { ":before": N(before.revision) } }),
    };
    if (await db.putIf(item, latest)) return { ...after, revision };
  }
  throw new Refused(409, "busy", "Your settings are being changed by another request. Send the same one again.");
}

/** Who sits there; undefined until somebody opened the seat. */
export async function playerAt(db: Db, gameId: string, seat: Seat, strong = true): Promise<string | undefined> {
  return (await db.get(seatKey(gameId, seat), undefined, strong))?.player?.S;
}

/** Last, the seat's own item: whoever finds that there knows that all of it was done, `meanwhile` included. */
export async function sitDown(db: Db, gameId: string, seat: Seat, player: string, meanwhile?: () => Promise<void>) {
  await db.update(waitKey(player, gameId, seat), {
    text: "SET #game = :game",
    names: { "#game": "game" },
    values: { ":game": S(gameId) },
  });
  await meanwhile?.();
  await db.put({ ...keyed(seatKey(gameId, seat)), player: S(player) });
}

/** A seat that a player has taken. */
export interface Seated {
  readonly gameId: string;
  readonly seat: Seat;
  /** When the game ended, if that was noted. */
  readonly endedAt?: number;
}

/** All of a player's games; `strong`: those of a moment ago too. */
export async function gamesOf(db: Db, player: string, strong = false): Promise<Seated[]> {
  const where = {
    text: "pk = :player AND begins_with(sk, :wait)",
    values: { ":player": S(playerKey(player).pk), ":wait": S("WAIT#") },
  };
  const games: Seated[] = [];
  for await (const { sk, endedAt } of db.query({ where, strong })) {
    const seated = seatOfWait({ pk: "", sk: sk?.S ?? "" });
    if (seated) games.push({ ...seated, ...(endedAt?.N !== undefined && { endedAt: Number(endedAt.N) }) });
  }
  return games;
}

/** Nobody need look at this game to know that it waits for nobody. */
export async function noteEnded(db: Db, gameId: string, seats: readonly Seat[], at: number): Promise<void> {
  for (const seat of seats) {
    const player = await playerAt(db, gameId, seat);
    if (player === undefined) continue;
    const update = { text: "SET #ended = :at", names: { "#ended": "endedAt" }, values: { ":at": N(at) } };
    await db.update(waitKey(player, gameId, seat), update, "attribute_exists(pk)");
  }
}
