import type { Derived } from "../game.ts";

export const newCaches = (): Derived => ({
  compiled: new Map(),
  characteristics: new Map(),
  program: undefined,
  asked: undefined,
  manaAbilities: new WeakMap(),
  facets: new WeakMap(),
});
