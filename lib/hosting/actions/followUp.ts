import { type Committed, commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { allReady } from "../match/match.ts";
import { nextGameOf } from "../match/nextGame.ts";
import { type Social, socialOf } from "../social/social.ts";
import { type Due, dueKey, type GameRecord, withoutDue } from "../storage/record.ts";
import { startNextGame } from "./startNextGame.ts";

/**
 * The game after this one, which is due: first whoever took too long is ready as they are, then it starts, then it is crossed
 * off. Only from then on does this game lead to it: nobody is sent to a game that is not there.
 */
export async function followUp<G>(
  host: HostContext<G>,
  before: GameRecord,
  due: Due,
): Promise<Committed<G> | undefined> {
  const { record } = nextGameOf(before) ? { record: before } : await crossOff(host, before, due, othersReady);
  await startNextGame(host, record);
  let last: Committed<G> | undefined;
  for (const one of record.due) if (one.kind === "next") last = await crossOff(host, record, one, (same) => same);
  return last;
}

const crossOff = <G>(host: HostContext<G>, before: GameRecord, due: Due, social: (now: Social) => Social) =>
  commit(host, before.gameId, {
    ...{ seat: due.seat, actionId: clockAction(due, before), body: "", automatic: true },
    apply: ({ record, game }) => ({
      ...{ game, events: [], social: social(socialOf(record)) },
      due: withoutDue(record.due, due),
    }),
  });

/** With the version it was seen in: the same may come to be due again. */
export const clockAction = (due: Due, { version }: GameRecord): string => `clock#${dueKey(due)}#${version}`;

const othersReady = ({ setup, ...social }: Social): Social => ({
  ...social,
  ...(setup && { setup: setup.match ? { ...setup, match: allReady(setup.match) } : setup }),
});
