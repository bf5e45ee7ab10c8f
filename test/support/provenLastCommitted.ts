import { deepStrictEqual } from "node:assert";
import type { Engine } from "../../lib/engine/api.ts";
import { LastCommitted } from "../../lib/hosting/storage/lastCommitted.ts";
import type { GameBlob, GameRecord } from "../../lib/hosting/storage/record.ts";
import { contentOf } from "../../lib/hosting/storage/store.ts";

/** Throws where what is kept is anything else than what would be read: by each test that commits anything. */
export class ProvenLastCommitted extends LastCommitted {
  /** How often it was of use. */
  taken = 0;

  override wrote(bytes: Uint8Array, blob: GameBlob): void {
    deepStrictEqual(blob, contentOf(bytes), "what was stored is read as something else");
    super.wrote(bytes, blob);
  }

  override take<G>(engine: Engine<G>, record: Pick<GameRecord, "blob">): G | undefined {
    const game = super.take(engine, record);
    if (game === undefined) return undefined;
    deepStrictEqual(engine.save(game), record.blob.saved, "somebody moved on the game that was kept");
    this.taken++;
    return game;
  }
}
