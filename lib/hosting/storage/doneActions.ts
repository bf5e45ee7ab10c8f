import { Refused } from "../refusal.ts";
import { B, type Db, keyed, N, S } from "./db.ts";
import type { ActionMark } from "./recent.ts";
import { doneKey } from "./tableKeys.ts";

/**
 * What was done under which id, in items of their own until they expire. A game's own item knows the last actions of each
 * seat (`recent.ts`); what falls off it is noted here before the write that drops it. That it was done is true whatever
 * becomes of that write, so the two need no transaction.
 */
const KEPT_MS = 60 * 86_400_000;

/** Who may use an id: the same id of another seat or player is another one. */
export type Scope = `game ${string} ${number}` | `create ${string}`;

export const noteDone = (db: Db, scope: Scope, mark: ActionMark, result: string, now: number): Promise<void> =>
  db.put(doneItem(scope, mark, result, now));

/** What came of it; undefined if nothing is known of that id. Throws `Refused` if it was used for something else. */
export async function recallDone(db: Db, scope: Scope, mark: ActionMark): Promise<string | undefined> {
  const item = await db.get(doneKey(scope, mark.id));
  if (!item) return undefined;
  if (Buffer.compare(item.body?.B ?? new Uint8Array(), mark.body) !== 0) throw idReused();
  return item.result?.S;
}

/**
 * For what is made anew: takes the id for it before it is made, under a name that `result` says. Whoever comes again with
 * the same id gets the first one's, and may finish what that began. Throws as `recallDone`.
 */
export async function claimDone(db: Db, scope: Scope, mark: ActionMark, result: string, now: number): Promise<string> {
  if (await db.putIf(doneItem(scope, mark, result, now), { text: "attribute_not_exists(pk)" })) return result;
  return (await recallDone(db, scope, mark)) ?? result;
}

export const idReused = (): Refused =>
  new Refused(422, "action-id-reused", "This actionId was used for another action. Choose a new one.");

const doneItem = (scope: Scope, mark: ActionMark, result: string, now: number) => ({
  body: B(mark.body),
  result: S(result),
  expiresAt: N(Math.floor((now + KEPT_MS) / 1000)),
  ...keyed(doneKey(scope, mark.id)),
});
