import type { Seat } from "../../engine/state/ids.ts";
import { Refused } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { linkKey, linkKeyAt } from "../storage/tableKeys.ts";

/** What a secret opens. Only the secret's hash is stored. */
export interface Link {
  readonly gameId: string;
  readonly seat: Seat;
  readonly as: "link" | "invite";
  readonly epoch: number;
  /** Whose seat it is, once somebody opened it. */
  readonly player?: string;
  readonly expiresAt: number;
}

const LINK_LIFE_MS = { link: 2 * 365 * 86_400_000, invite: 30 * 86_400_000 };

/** Throws `Refused` for a secret that opens another seat: whoever has seen somebody's link does not make it lead elsewhere. */
export async function putLink(db: Db, secret: string, link: Omit<Link, "expiresAt">, now: number): Promise<void> {
  if (!(await putLinkAt(db, hashOf(secret), link, now))) throw secretTaken();
}

/** For a secret of which only the hash (SHA-256, hex) is known. False if it opens another seat; then it goes on doing so. */
export const putLinkAt = (db: Db, hash: string, link: Omit<Link, "expiresAt">, now: number): Promise<boolean> =>
  db.putIf(linkItem(hash, link, now), {
    text: "attribute_not_exists(pk) OR (#game = :game AND #seat = :seat)",
    names: { "#game": "game", "#seat": "seat" },
    values: { ":game": S(link.gameId), ":seat": N(link.seat) },
  });

const hashOf = (secret: string): string => sha256(secret).toString("hex");

/** Throws `Refused` for a secret that opens a seat, but for this one. */
export async function checkFree(db: Db, secret: string, seat?: Pick<Link, "gameId" | "seat">): Promise<void> {
  const link = await readLink(db, secret);
  if (link && (link.gameId !== seat?.gameId || link.seat !== seat.seat)) throw secretTaken();
}

export const secretTaken = (): Refused =>
  new Refused(409, "secret-taken", "This secret opens something else already. Make a new one of 32 random bytes.");

/** One that is there already, and may be somebody's, stays as it is. */
export async function putNewLink(db: Db, secret: string, link: Omit<Link, "expiresAt">, now: number): Promise<void> {
  const item = linkItem(hashOf(secret), link, now);
  await db.putIf(item, { text: "attribute_not_exists(pk)" });
}

const linkItem = (hash: string, link: Omit<Link, "expiresAt">, now: number): Item => ({
  ...keyed(linkKeyAt(hash)),
  game: S(link.gameId),
  seat: N(link.seat),
  as: S(link.as),
  epoch: N(link.epoch),
  ...(link.player && { player: S(link.player) }),
  expiresAt: N(Math.floor((now + LINK_LIFE_MS[link.as]) / 1000)),
});

export async function readLink(db: Db, secret: string): Promise<Link | undefined> {
  const item = await db.get(linkKey(secret));
  return item && linkOf(item);
}

/**
 * Gives a link without a player to this one; for an invite, to the secret that replaces it. Repeating it with the
 * same secret gives the same player again. False if somebody else was first.
 */
export async function bindLink(db: Db, secret: string, player: string, keep: string): Promise<boolean> {
  const values = { ":player": S(player), ":keep": S(hashOf(keep)) };
  return db.update(
    linkKey(secret),
    {
      text: "SET #player = if_not_exists(#player, :player), #keep = :keep",
      names: { "#player": "player", "#keep": "keep" },
      values,
    },
    "attribute_exists(pk) AND (attribute_not_exists(#keep) OR #keep = :keep)",
  );
}

const linkOf = (item: Item): Link => ({
  gameId: text(item, "game"),
  seat: number(item, "seat"),
  as: text(item, "as") === "invite" ? "invite" : "link",
  epoch: number(item, "epoch"),
  ...(item.player?.S && { player: item.player.S }),
  expiresAt: number(item, "expiresAt") * 1000,
});
