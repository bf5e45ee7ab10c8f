import type { StopSettings } from "../orders/stops.ts";
import { sha256 } from "../signingKeys.ts";
import { pack, unpack } from "../storage/codec.ts";
import { B, type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { allShards, challengeKey, dueShard } from "../storage/tableKeys.ts";
import type { Terms } from "./api.ts";

/** A challenge as it is stored: one item, changed under the condition of its version. */
export interface ChallengeRecord {
  readonly id: string;
  readonly version: number;
  /** That it has expired follows from the time; `full`: the game is to begin. */
  readonly status: "waiting" | "full" | "begun" | "declined" | "withdrawn";
  readonly terms: Terms & { readonly players: number };
  readonly places: readonly Place[];
  readonly postedAt: number;
  readonly expiresAt: number;
}

/** Somebody who has come, with a deck that was read then. */
export interface Place {
  readonly name: string;
  readonly player: string;
  /** Of the secret that will open the seat. */
  readonly secretHash: string;
  /** Which `CARDS#hash` holds the cards, and the indices into it. */
  readonly cards: string;
  readonly deck: readonly number[];
  readonly sideboard: readonly number[];
  readonly stops?: StopSettings;
}

/** Kept so much longer for those who look what became of it. */
const KEPT_MS = 30 * 86_400_000;

/** The game a challenge becomes: known beforehand, so that it begins once. */
export const gameOf = ({ id }: Pick<ChallengeRecord, "id">): string =>
  sha256(`game of challenge ${id}`).toString("hex").slice(0, 26).toUpperCase();

export async function readChallenge(db: Db, id: string): Promise<ChallengeRecord | undefined> {
  const item = await db.get(challengeKey(id));
  return item && fromItem(item);
}

/** False if there is one with this id. */
export const postRecord = (db: Db, record: ChallengeRecord): Promise<boolean> =>
  db.putIf(toItem(record), { text: "attribute_not_exists(pk)" });

/** False if somebody else changed it; or, where the outcome of a lost write is unknown, this very change did. */
export const writeRecord = (db: Db, record: ChallengeRecord): Promise<boolean> =>
  db.putIf(toItem(record), {
    text: "#version = :before",
    names: { "#version": "version" },
    values: { ":before": N(record.version - 1) },
  });

/** All that were posted and are still kept. */
export async function* allChallenges(db: Db): AsyncGenerator<ChallengeRecord> {
  for (const shard of allShards("CHALLENGES"))
    for await (const item of db.query({ where: { text: "pk = :shard", values: { ":shard": S(shard) } } }))
      yield fromItem(item);
}

const toItem = ({ id, version, status, postedAt, expiresAt, ...blob }: ChallengeRecord): Item => ({
  ...keyed(challengeKey(id)),
  version: N(version),
  status: S(status),
  postedAt: N(postedAt),
  until: N(expiresAt),
  expiresAt: N(Math.floor((expiresAt + KEPT_MS) / 1000)),
  // Found by the sweeper until the game has begun.
  ...(status === "full" && { dueShard: S(dueShard(id)), nextAt: N(postedAt) }),
  blob: B(pack(blob)),
});

const fromItem = (item: Item): ChallengeRecord => ({
  id: text(item, "sk"),
  version: number(item, "version"),
  status: text(item, "status") as ChallengeRecord["status"],
  postedAt: number(item, "postedAt"),
  expiresAt: number(item, "until"),
  ...unpack<Pick<ChallengeRecord, "terms" | "places">>(item.blob?.B ?? new Uint8Array()),
});
