import type { CardDefinition, CardPool } from "../definition.ts";
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
  wider: undefined,
});

/** A pool that keeps what was found out about its cards: for whoever starts or loads more than one game with it. */
export const preparedPool = ({ cards }: CardPool): CardPool => ({ cards, caches: newPoolCaches() });

/** The same cards in their places, and then others, as far as there are none of their names; kept with the pool. */
export function poolWith(pool: CardPool, others: readonly CardDefinition[]): CardPool {
  const kept = pool.caches?.wider;
  if (kept?.others === others) return kept.pool;
  const names = new Set(pool.cards.map(({ name }) => name));
  const wider = preparedPool({ cards: [...pool.cards, ...others.filter(({ name }) => !names.has(name))] });
  if (pool.caches !== undefined) pool.caches.wider = { others, pool: wider };
  return wider;
}

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
