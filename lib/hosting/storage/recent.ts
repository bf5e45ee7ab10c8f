import { sha256 } from "../signingKeys.ts";

/**
 * The last actions of one seat, inside the game's own item: what makes an action that is sent twice happen once.
 * Kept as 18 bytes each, newest first: 8 of the action id's hash, 6 of the body's, 4 of the version it made.
 */
export interface ActionMark {
  readonly id: Uint8Array;
  readonly body: Uint8Array;
}

const ID = 8;
const BODY = 6;
const SIZE = ID + BODY + 4;
/** Enough to see what became of a write. Where there are `MOST`, the older ones fall off together: one write keeps them apart (doneActions.ts). */
const KEPT = 4;
const MOST = 12;

export const markOf = (actionId: string, body: string): ActionMark => ({
  id: sha256(actionId).subarray(0, ID),
  body: sha256(body).subarray(0, BODY),
});

export const remember = (recent: Uint8Array, mark: ActionMark, version: number): Uint8Array => {
  const entry = Buffer.alloc(SIZE);
  entry.set(mark.id, 0);
  entry.set(mark.body, ID);
  entry.writeUInt32BE(version, ID + BODY);
  return Buffer.concat([entry, isFull(recent) ? recent.subarray(0, SIZE * (KEPT - 1)) : recent]);
};

const isFull = (recent: Uint8Array): boolean => recent.length >= SIZE * MOST;

/** Whether earlier ones may have fallen off. */
export const mayHaveDropped = (recent: Uint8Array): boolean => recent.length >= SIZE * KEPT;

/** Those that the next one drops; empty if it drops none. */
export const droppedNext = (recent: Uint8Array): Uint8Array =>
  isFull(recent) ? recent.subarray(SIZE * (KEPT - 1)) : new Uint8Array();

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
