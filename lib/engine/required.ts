import type { Attack, Block, MayAttack, MayBlock } from "./decisions.ts";

/** The declaration that obeys the most requirements (508.1d): always legal, and the least there is. */
export const requiredAttacks = <E>(attackers: readonly MayAttack<E>[]): readonly Attack<E>[] =>
  attackers.flatMap(({ attacker, must }) => (must === undefined ? [] : [{ attacker, defender: must }]));

/** The same for blocks (509.1c). */
export const requiredBlocks = <E>(blockers: readonly MayBlock<E>[]): readonly Block<E>[] =>
  blockers.flatMap(({ blocker, must = [] }) => must.map((attacker) => ({ blocker, attacker })));
