import type { Seat } from "../engine/state/ids.ts";
import type { QuietHours } from "./api.ts";
import type { Calendar } from "./calendar.ts";
import { type Db, keyed, S } from "./db.ts";
import { playerKey, seatKey, waitKey } from "./items.ts";

/** A person, guests included. Everything else names seats only, so that forgetting a player touches one item. */
export interface Player {
  readonly id: string;
  readonly reach: readonly Reach[];
  readonly quiet?: QuietHours;
  /** IANA name. */
  readonly zone?: string;
  /** Saturdays and Sundays are rest. */
  readonly weekends?: boolean;
}

/** A way to reach a person: which channel, and what that channel needs. */
export interface Reach {
  readonly channel: string;
  readonly address: string;
}

export async function readPlayer(db: Db, id: string): Promise<Player> {
  const item = await db.get(playerKey(id));
  const stored = item?.profile?.S;
  return stored ? { id, ...(JSON.parse(stored) as Omit<Player, "id">) } : { id, reach: [] };
}

export const calendarOf = ({ quiet, zone, weekends }: Player): Calendar => ({
  zone: zone ?? quiet?.zone ?? "UTC",
  ...(quiet && { quiet: { from: quiet.from, to: quiet.to } }),
  ...(weekends && { weekends }),
});

export async function writePlayer(db: Db, { id, ...profile }: Player): Promise<void> {
  await db.put({ ...keyed(playerKey(id)), profile: S(JSON.stringify(profile)) });
}

/** Who sits there; undefined until somebody opened the seat. */
export async function playerAt(db: Db, gameId: string, seat: Seat): Promise<string | undefined> {
  return (await db.get(seatKey(gameId, seat)))?.player?.S;
}

export async function sitDown(db: Db, gameId: string, seat: Seat, player: string): Promise<void> {
  await db.put({ ...keyed(seatKey(gameId, seat)), player: S(player) });
  await db.update(waitKey(player, gameId, seat), {
    text: "SET #game = :game",
    names: { "#game": "game" },
    values: { ":game": S(gameId) },
  });
}

/** Names of what was delivered to this seat about its present question: "ask.kind.channel". */
export async function delivered(db: Db, player: string, gameId: string, seat: Seat): Promise<string[]> {
  const item = await db.get(waitKey(player, gameId, seat));
  return item?.delivered?.SS ?? [];
}

export async function writeDelivered(db: Db, player: string, gameId: string, seat: Seat, names: readonly string[]) {
  await db.update(waitKey(player, gameId, seat), {
    text: "SET #game = :game, #delivered = :names",
    names: { "#game": "game", "#delivered": "delivered" },
    values: { ":game": S(gameId), ":names": { SS: [...names] } },
  });
}

/** The player's games, the newest first. */
export async function gamesOf(db: Db, player: string, most: number): Promise<{ gameId: string; seat: Seat }[]> {
  const where = {
    text: "pk = :player AND begins_with(sk, :wait)",
    values: { ":player": S(playerKey(player).pk), ":wait": S("WAIT#") },
  };
  const games: { gameId: string; seat: Seat }[] = [];
  for await (const item of db.query({ where, descending: true, limit: most })) {
    const [, gameId = "", seat] = (item.sk?.S ?? "").split("#");
    games.push({ gameId, seat: Number(seat) });
    if (games.length === most) break;
  }
  return games;
}
