import { type Change, type Committed, commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { followUp } from "./followUp.ts";

/**
 * Commits a change; where it decided that another game follows this one, that game is started at once. If that fails the
 * change is made all the same, and the same action sent again, or the sweeper, starts it.
 */
export async function changeGame<G>(host: HostContext<G>, gameId: string, change: Change<G>): Promise<Committed<G>> {
  const committed = await commit(host, gameId, change);
  const { record } = committed;
  const due = record.due.find(({ kind, at }) => kind === "next" && at <= host.now());
  const followed = due && (await followUp(host, record, due));
  return followed ? { ...committed, record: followed.record, game: followed.game } : committed;
}
