import type { Engine } from "../../engine/api.ts";
import type { GameBlob, GameRecord } from "./record.ts";

/**
 * The game that this process committed last, as it stands: an answer is mostly followed by another of the same player, soon
 * and in the same process. It is told by the very bytes that are stored, so if anybody else has changed it since, it is
 * read anew.
 */
export class LastCommitted {
  #last: { readonly bytes: Uint8Array; readonly blob: GameBlob } | undefined;
  #running: { readonly blob: GameBlob; readonly engine: unknown; readonly game: unknown } | undefined;

  /** These bytes are stored, and hold this. */
  wrote(bytes: Uint8Array, blob: GameBlob): void {
    this.#last = { bytes, blob };
  }

  /** What these bytes hold, if it is known. */
  blobIn(bytes: Uint8Array): GameBlob | undefined {
    return this.#last !== undefined && Buffer.compare(this.#last.bytes, bytes) === 0 ? this.#last.blob : undefined;
  }

  /** By whoever committed it and is done with it: the next one moves it on. */
  keep<G>(engine: Engine<G>, { blob }: Pick<GameRecord, "blob">, game: G): void {
    if (this.#last?.blob === blob) this.#running = { blob, engine, game };
  }

  /** For whoever changes it: whatever becomes of that, it is not here any more. */
  take<G>(engine: Engine<G>, { blob }: Pick<GameRecord, "blob">): G | undefined {
    const running = this.#running;
    this.#running = undefined;
    return running?.engine === engine && running.blob.saved === blob.saved ? (running.game as G) : undefined;
  }
}
