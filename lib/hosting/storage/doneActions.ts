import { Refused } from "../refusal.ts";
import { archivedPages } from "./archived.ts";
import { B, type Db, type Item, keyed, N, S } from "./db.ts";
import { type ActionMark, recall } from "./recent.ts";
import type { GameRecord } from "./record.ts";
import { doneKey, isDoneOf, marksKept } from "./tableKeys.ts";

/** What was made under which id, in items of their own until they expire. */
const KEPT_MS = 60 * 86_400_000;
const expiresAt = (now: number) => N(Math.floor((now + KEPT_MS) / 1000));

/**
 * The version that such an action made, "other" if its id was used for another body, undefined if it is none of them: of
 * the actions that have left the game's own item, with pages of the log, or in earlier builds into items of their own.
 */
export async function recallDropped(
  db: Db,
  record: Pick<GameRecord, "gameId" | "archive">,
  seat: number,
  mark: ActionMark,
): Promise<number | "other" | undefined> {
  const recalled = ({ sk, marks }: Item): number | "other" | undefined => {
    const mine = marks?.L?.[seat]?.B ?? (isDoneOf(sk?.S ?? "", seat) ? marks?.B : undefined);
    return mine && recall(mine, mark);
  };
  const where = marksKept(record.gameId);
  for await (const item of db.query({ where, strong: true, descending: true, only: ["sk", "marks"] })) {
    const found = recalled(item);
    if (found !== undefined) return found;
  }
  return (await archivedPages(db, record)).map(recalled).find((found) => found !== undefined);
}

/**
 * For what is made anew: takes the id for it before it is made, under a name that `result` says. Whoever comes again with
 * the same id gets the first one's, and may finish what that began. Throws `Refused` if it was used for something else.
 */
export async function claimDone(db: Db, by: string, mark: ActionMark, result: string, now: number): Promise<string> {
  const key = doneKey(by, mark.id);
  const item = { body: B(mark.body), result: S(result), expiresAt: expiresAt(now), ...keyed(key) };
  if (await db.putIf(item, { text: "attribute_not_exists(pk)" })) return result;
  const first = await db.get(key);
  if (first && Buffer.compare(first.body?.B ?? new Uint8Array(), mark.body) !== 0) throw idReused();
  return first?.result?.S ?? result;
}

export const idReused = (): Refused =>
  new Refused(422, "action-id-reused", "This actionId was used for another action. Choose a new one.");
