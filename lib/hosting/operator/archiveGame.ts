import type { HostContext } from "../hostContext.ts";
import { archivedBytes, archiveKey, forgetRested, pagesToArchive, rest } from "../storage/archived.ts";
import { readRecord, sound } from "../storage/open.ts";
import { isSettled } from "../storage/record.ts";
import { blobOf } from "../storage/store.ts";

/**
 * Longer than any function runs: whoever read the game with its blob has written by then, and whoever put another object is
 * done, or dead.
 */
export const CLEANED_AFTER_MS = 5 * 60_000;

/**
 * Moves a game that is over into the archive. First the object is put, of this version alone; then one conditional write
 * leaves the blob out of the table; what the table holds besides, and objects of other versions, are removed by the next
 * call, minutes later. Whatever comes between, all is in one place or the other, and it stays due. Throws `Refused`.
 */
export async function archiveGame<G>(host: HostContext<G>, gameId: string): Promise<void> {
  const { db } = host;
  const record = await readRecord(host, gameId);
  if (!isSettled(record)) return;
  await sound(host, gameId, async () => {
    if (record.rests) return forgetRested(db, record);
    const key = archiveKey(record);
    await db.archive.put(key, archivedBytes({ blob: blobOf(record.blob), pages: await pagesToArchive(db, record) }));
    // Else somebody changed it meanwhile: it is due again, and the object goes with the next one's cleaning.
    await rest(db, record, key, host.now() + CLEANED_AFTER_MS);
  });
}
