import type { Engine } from "../engine/api.ts";
import type { Pools } from "./cards/pools.ts";
import type { Queue } from "./queue/queue.ts";
import type { SigningKeys } from "./signingKeys.ts";
import type { Db } from "./storage/db.ts";

/** Everything a hosted game needs from outside. `G` is the engine's running game. */
export interface HostContext<G> {
  readonly engine: Engine<G>;
  readonly db: Db;
  readonly queue: Queue;
  readonly pools: Pools;
  readonly keys: SigningKeys;
  /** Names the code that runs; part of every ETag, so that a new version of the view is seen at once. */
  readonly build: string;
  readonly pageUrl: string;
  /** Epoch milliseconds. */
  now(): number;
  /** Something went wrong that no caller has to hear of. */
  warn(what: string, facts: Readonly<Record<string, unknown>>): void;
}
