import type { Db } from "../storage/db.ts";
import { putIntent } from "../storage/intents.ts";
import { gameKey } from "../storage/tableKeys.ts";

/**
 * Keeps everybody's hands off a game, or lets go of it again. Requests that are under way do not undo it: the write that
 * commits is refused while a game is quarantined. Released, its open hand-offs are sent again by the next sweep.
 *
 * @returns false if there is no such game.
 */
export async function quarantine(db: Db, gameId: string, yes: boolean): Promise<boolean> {
  const found = await db.update(
    gameKey(gameId),
    { text: "SET #quarantined = :yes", names: { "#quarantined": "quarantined" }, values: { ":yes": { BOOL: yes } } },
    "attribute_exists(pk)",
  );
  if (found && !yes) await putIntent(db, { gameId, time: 0, actionId: "released" });
  return found;
}
