import type { Color } from "../../cards/schema.ts";
import type { Beside } from "../games/variant.ts";
import type { StopSettings } from "../orders/stops.ts";
import type { ChatAccount } from "../people/identities.ts";
import { sha256 } from "../signingKeys.ts";
import { pack, unpack } from "../storage/codec.ts";
import { B, type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { CHALLENGE_STEPS, latest, schemaOf } from "../storage/migrations.ts";
import { number, text } from "../storage/store.ts";
import { allShards, challengeKey, DUE_INDEX, dueShard, OPEN_CHALLENGES } from "../storage/tableKeys.ts";
import type { Terms } from "./api.ts";

/** A challenge as it is stored: one item, changed under the condition of its version. */
export interface ChallengeRecord {
  readonly id: string;
  readonly version: number;
  /** That it has expired follows from the time; `full`: the game is to begin. */
  readonly status: "waiting" | "full" | "begun" | "declined" | "withdrawn";
  readonly terms: Terms & { readonly players: number };
  readonly places: readonly Place[];
  /** Whom it is for, as `accountHash` has it; absent where everybody may come who has the link. */
  readonly for?: string;
  /** Secrets, hashed as in `Place`, of those who came and left again: a copy of their coming may still arrive. */
  readonly left?: readonly string[];
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
  /** What the variant may have them bring beside the deck, in whichever seat. */
  readonly beside?: Beside;
  readonly stops?: StopSettings;
  /** Of the cards' costs. */
  readonly colors?: readonly Color[];
  /** The names of the manual cards among them; absent for none. */
  readonly manual?: readonly string[];
}

/** So long somebody may come. */
export const CHALLENGE_LIFE_MS = 14 * 86_400_000;
/** Kept so much longer for those who look what became of it. */
const KEPT_MS = 30 * 86_400_000;

/** The game a challenge becomes: known beforehand, so that it begins once. */
export const gameOf = ({ id }: Pick<ChallengeRecord, "id">): string =>
  sha256(`game of challenge ${id}`).toString("hex").slice(0, 26).toUpperCase();

/** Somebody on a chat platform, without naming them: whoever is deleted stays in no challenge of others. */
export const accountHash = ({ channel, account }: ChatAccount): string =>
  sha256(`challenged ${channel} ${account}`).toString("hex");

export async function readChallenge(db: Db, id: string): Promise<ChallengeRecord | undefined> {
  const item = await db.get(challengeKey(id));
  return item && fromItem(item);
}

/** All that are kept in which somebody has come, by looking at every one there is. */
export async function challengesWith(db: Db, player: string): Promise<ChallengeRecord[]> {
  const found: ChallengeRecord[] = [];
  for (const shard of allShards("CHALLENGES")) {
    const where = { text: "pk = :shard", values: { ":shard": S(shard) } };
    for await (const item of db.query({ where, strong: true })) {
      const record = fromItem(item);
      if (record.places.some((place) => place.player === player)) found.push(record);
    }
  }
  return found;
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

/** A place in the list of open challenges. */
export interface Listed {
  readonly id: string;
  readonly postedAt: number;
}

/**
 * The newest that are open to all and were posted after `since`, at most so many of them, from the one after `last` on. One
 * query and one batch, however many there are; one that changed a moment ago may still be among them.
 */
export async function openOnes(db: Db, since: number, most: number, last?: Listed) {
  const where = {
    text: "dueShard = :open AND nextAt > :since",
    values: { ":open": S(OPEN_CHALLENGES), ":since": N(since) },
  };
  const after = last && { ...keyed(challengeKey(last.id)), dueShard: S(OPEN_CHALLENGES), nextAt: N(last.postedAt) };
  const page: Listed[] = [];
  for await (const item of db.query({
    index: DUE_INDEX,
    where,
    descending: true,
    limit: most,
    ...(after && { after }),
  })) {
    page.push({ id: text(item, "sk"), postedAt: number(item, "nextAt") });
    if (page.length === most) break;
  }
  const found = await db.getMany(
    page.map(({ id }) => challengeKey(id)),
    ATTRIBUTES,
  );
  const records = new Map(found.map((item) => [text(item, "sk"), fromItem(item)]));
  return {
    records: page.flatMap(({ id }) => records.get(id) ?? []),
    next: page.length === most ? page.at(-1) : undefined,
  };
}
const ATTRIBUTES = ["schema", "version", "status", "postedAt", "until", "blob"];

const toItem = ({ id, version, status, postedAt, expiresAt, ...blob }: ChallengeRecord): Item => ({
  ...keyed(challengeKey(id)),
  ...schemaOf(CHALLENGE_STEPS),
  version: N(version),
  status: S(status),
  postedAt: N(postedAt),
  until: N(expiresAt),
  expiresAt: N(Math.floor((expiresAt + KEPT_MS) / 1000)),
  // Found by the sweeper until the game has begun.
  ...(status === "full" && { dueShard: S(dueShard(id)), nextAt: N(postedAt) }),
  ...(status === "waiting" && blob.terms.open && { dueShard: S(OPEN_CHALLENGES), nextAt: N(postedAt) }),
  blob: B(pack(blob)),
});

const fromItem = (item: Item): ChallengeRecord =>
  latest(item, CHALLENGE_STEPS, {
    id: text(item, "sk"),
    version: number(item, "version"),
    status: text(item, "status") as ChallengeRecord["status"],
    postedAt: number(item, "postedAt"),
    expiresAt: number(item, "until"),
    ...unpack<Pick<ChallengeRecord, "terms" | "places" | "for" | "left">>(item.blob?.B ?? new Uint8Array()),
  });
