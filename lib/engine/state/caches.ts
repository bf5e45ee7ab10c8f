import type { CardPool } from "../definition.ts";
import type { Derived } from "../game.ts";
import type { PoolCaches } from "../runtime.ts";

const newPoolCaches = (): PoolCaches => ({
  compiled: new Map(),
  asked: {},
  activated: new WeakMap(),
  byKind: new WeakMap(),
  facets: new WeakMap(),
  looks: new WeakMap(),
  written: new WeakMap(),
  presented: {},
  manual: {},
  granted: new WeakMap(),
});

/** A pool that keeps what was found out about its cards: for whoever starts or loads more than one game with it. */
export const preparedPool = ({ cards }: CardPool): CardPool => ({ cards, caches: newPoolCaches() });

/** Every field by name: what a spread makes is laid out differently for each pool, and slow to read. */
export function newCaches(pool: CardPool): Derived {
  const { compiled, asked, activated, byKind, facets, looks, written, presented, manual, granted } =
    pool.caches ?? newPoolCaches();
  return {
    compiled,
    asked,
    activated,
    byKind,
    facets,
    looks,
    written,
    presented,
    manual,
    granted,
    made: new Map(),
    characteristics: new Map(),
    lasting: new WeakMap(),
    affected: new WeakMap(),
    sets: new Map(),
    byUse: undefined,
    program: undefined,
    otherLasting: false,
    activatable: undefined,
    strays: undefined,
    settledAt: undefined,
    roles: undefined,
    attached: undefined,
    kinds: undefined,
    held: undefined,
    handles: new Map(),
  };
}
