import type { Engine } from "../engine/api.ts";
import type { Budgets } from "../engine/limits.ts";
import type { Builds } from "./builds.ts";
import type { Pools } from "./cards/pools.ts";
import type { Rates } from "./limits/rates.ts";
import type { Queue } from "./queue/queue.ts";
import type { SigningKeys } from "./signingKeys.ts";
import type { Db } from "./storage/db.ts";
import type { LastCommitted } from "./storage/lastCommitted.ts";

/** Everything a hosted game needs from outside. `G` is the engine's running game. */
export interface HostContext<G> {
  readonly engine: Engine<G>;
  readonly db: Db;
  readonly queue: Queue;
  readonly pools: Pools;
  /** Absent, every game is read from the table. */
  readonly lastCommitted?: LastCommitted;
  readonly keys: SigningKeys;
  /** Absent, anybody may ask as much as they like. */
  readonly rates?: Rates;
  /** What the front door sends along; whoever comes without it is turned away. Absent, everybody is let in, and nobody believed. */
  readonly edgeKey?: string;
  /** How far a game goes at once. */
  readonly budgets: Budgets;
  /** Names the code that runs; part of every ETag, so that a new version of the view is seen at once. */
  readonly build: string;
  /** Other builds of this function. */
  readonly builds: Builds;
  readonly page: Page;
  /** Epoch milliseconds. */
  now(): number;
  /** Something went wrong that no caller has to hear of. */
  warn(what: string, facts: Readonly<Record<string, unknown>>): void;
  /** What was done, a line each, for whoever looks into a game; no secret is in it. */
  note?(what: string, facts: Readonly<Record<string, unknown>>): void;
  /** A request was answered: by its route, since paths and headers hold what opens things. */
  access?(facts: Access): void;
}

/** Where the page is, without a slash at the end. What is behind the front door is told with each request. */
export interface Page {
  url: string;
}

export interface Access {
  readonly routeKey: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly requestId: string;
}
