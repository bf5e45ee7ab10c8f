import type { Table } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import type { Challenge, OpenChallenges } from "./api.ts";
import { allChallenges, type ChallengeRecord, gameOf, readChallenge } from "./record.ts";

/** Challenges, looked at and listed. Throws `Refused` for one that there is not. */

const MOST_LISTED = 100;

export async function seeChallenge<G>(table: Table<G>, id: string): Promise<Challenge> {
  return shown(table, await existing(table, id));
}

export async function openChallenges<G>(table: Table<G>): Promise<OpenChallenges> {
  const found: Challenge[] = [];
  for await (const record of allChallenges(table.db)) {
    if (!record.terms.open) continue;
    const challenge = shown(table, record);
    if (challenge.status === "waiting") found.push(challenge);
  }
  return { challenges: found.sort((a, b) => b.postedAt - a.postedAt).slice(0, MOST_LISTED) };
}

export async function existing<G>(table: Table<G>, id: string): Promise<ChallengeRecord> {
  const record = await readChallenge(table.db, id);
  if (!record)
    throw new Refused(404, "unknown-challenge", "There is no such challenge. Check the link you were given.");
  return record;
}

export function shown<G>(table: Table<G>, record: ChallengeRecord): Challenge {
  const { id, status, terms, places, postedAt, expiresAt } = record;
  const begun = status === "full" || status === "begun";
  return {
    ...terms,
    ...{ challengeId: id, link: `${table.pageUrl}/#/challenge/${id}`, names: places.map(({ name }) => name) },
    status: begun ? "begun" : status === "waiting" && expiresAt <= table.now() ? "expired" : status,
    ...{ postedAt, expiresAt },
    ...(begun && { gameId: gameOf(record) }),
  };
}
