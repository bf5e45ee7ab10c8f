import { sha256 } from "../signingKeys.ts";

/**
 * The last actions of one seat, inside the game's own item: what makes an action that is sent twice happen once. Those of
 * versions that have left for the log go along with them (log.ts).
 * Kept as 18 bytes each, newest first: 8 of the action id's hash, 6 of the body's, 4 of the version it made.
 */
export interface ActionMark {
  readonly id: Uint8Array;
  readonly body: Uint8Array;
}

const ID = 8;
const BODY = 6;
const SIZE = ID + BODY + 4;

export const markOf = (actionId: string, body: string): ActionMark => ({
  id: sha256(actionId).subarray(0, ID),
  body: sha256(body).subarray(0, BODY),
});

export const remember = (recent: Uint8Array, mark: ActionMark, version: number): Uint8Array => {
  const entry = Buffer.alloc(SIZE);
  entry.set(mark.id, 0);
  entry.set(mark.body, ID);
  entry.writeUInt32BE(version, ID + BODY);
  return Buffer.concat([entry, recent]);
};

/** How many there are of all seats. */
export const markedIn = (recent: readonly Uint8Array[]): number =>
  recent.reduce((sum, one) => sum + Math.floor(one.length / SIZE), 0);

/** All of them, the newest first: the id's hash, and the version each made. */
export function marksIn(recent: Uint8Array): { readonly id: Buffer; readonly version: number }[] {
  const all = Buffer.from(recent);
  return Array.from({ length: Math.floor(all.length / SIZE) }, (_, at) => ({
    id: all.subarray(at * SIZE, at * SIZE + ID),
    version: all.readUInt32BE(at * SIZE + ID + BODY),
  }));
}

/** The version this action made, "other" if its id was used for another body, undefined if it is new. */
export function recall(recent: Uint8Array, mark: ActionMark): number | "other" | undefined {
  const all = Buffer.from(recent.buffer, recent.byteOffset, recent.byteLength);
  for (let at = 0; at + SIZE <= all.length; at += SIZE) {
    if (all.compare(mark.id, 0, ID, at, at + ID) !== 0) continue;
    return all.compare(mark.body, 0, BODY, at + ID, at + ID + BODY) === 0 ? all.readUInt32BE(at + ID + BODY) : "other";
  }
  return undefined;
}
