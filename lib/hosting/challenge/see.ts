import type { HostContext } from "../hostContext.ts";
import { unknownChallenge } from "../refusal.ts";
import type { Challenge, OpenChallenges } from "./api.ts";
import { CHALLENGE_LIFE_MS, type ChallengeRecord, gameOf, type Listed, openOnes, readChallenge } from "./record.ts";

/** Challenges, looked at and listed. Throws `Refused` for one that there is not. */

const A_PAGE = 30;

export async function seeChallenge<G>(host: HostContext<G>, id: string): Promise<Challenge> {
  return shown(host, await existing(host, id));
}

/** A page of them. `last`: where the page before ended. */
export async function openChallenges<G>(host: HostContext<G>, last?: Listed): Promise<OpenChallenges> {
  const since = host.now() - CHALLENGE_LIFE_MS;
  // Behind a page that is as old as that there is none that is open; and a query goes on only from within what it asks for.
  if (last && last.postedAt <= since) return { challenges: [] };
  const { records, next } = await openOnes(host.db, since, A_PAGE, last);
  const challenges = records.map((record) => shown(host, record)).filter(({ status }) => status === "waiting");
  return { challenges, ...(next && { next: `${next.postedAt}.${next.id}` }) };
}

export async function existing<G>(host: HostContext<G>, id: string): Promise<ChallengeRecord> {
  const record = await readChallenge(host.db, id);
  if (!record) throw unknownChallenge();
  return record;
}

export function shown<G>(host: HostContext<G>, record: ChallengeRecord): Challenge {
  const { id, status, terms, places, postedAt, expiresAt } = record;
  const colors = places.flatMap((place) => (place.colors ? [place.colors] : []));
  const manual = terms.manualCards && places.map((place) => place.manual ?? []);
  const begun = status === "full" || status === "begun";
  return {
    ...terms,
    ...{ challengeId: id, link: `${host.page.url}/#/challenge/${id}`, names: places.map(({ name }) => name) },
    ...(manual && { manual }),
    status: begun ? "begun" : status === "waiting" && expiresAt <= host.now() ? "expired" : status,
    ...{ postedAt, expiresAt },
    ...(colors.length === places.length && { colors }),
    ...(begun && { gameId: gameOf(record) }),
  };
}
