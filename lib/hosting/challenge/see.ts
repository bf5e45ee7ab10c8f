import type { HostContext } from "../hostContext.ts";
import { unknownChallenge } from "../refusal.ts";
import type { Challenge, OpenChallenges } from "./api.ts";
import { allChallenges, type ChallengeRecord, gameOf, readChallenge } from "./record.ts";

/** Challenges, looked at and listed. Throws `Refused` for one that there is not. */

const MOST_LISTED = 100;

export async function seeChallenge<G>(host: HostContext<G>, id: string): Promise<Challenge> {
  return shown(host, await existing(host, id));
}

export async function openChallenges<G>(host: HostContext<G>): Promise<OpenChallenges> {
  const found: Challenge[] = [];
  for await (const record of allChallenges(host.db)) {
    if (!record.terms.open) continue;
    const challenge = shown(host, record);
    if (challenge.status === "waiting") found.push(challenge);
  }
  return { challenges: found.sort((a, b) => b.postedAt - a.postedAt).slice(0, MOST_LISTED) };
}

export async function existing<G>(host: HostContext<G>, id: string): Promise<ChallengeRecord> {
  const record = await readChallenge(host.db, id);
  if (!record) throw unknownChallenge();
  return record;
}

export function shown<G>(host: HostContext<G>, record: ChallengeRecord): Challenge {
  const { id, status, terms, places, postedAt, expiresAt } = record;
  const begun = status === "full" || status === "begun";
  return {
    ...terms,
    ...{ challengeId: id, link: `${host.pageUrl}/#/challenge/${id}`, names: places.map(({ name }) => name) },
    status: begun ? "begun" : status === "waiting" && expiresAt <= host.now() ? "expired" : status,
    ...{ postedAt, expiresAt },
    ...(begun && { gameId: gameOf(record) }),
  };
}
