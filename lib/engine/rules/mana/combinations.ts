import type { ManaType } from "../../../cards/schema.ts";
import { copies, repeated } from "../../state/numbers.ts";

/**
 * Mana in any combination of types. All combinations of a little are listed; of much there are so many that a player says how
 * much there is of each type (produce.ts), and those who look for mana to pay with see some of every sort.
 */

type List = readonly ManaType[];

/** Of five colors, those of eight mana. */
const MOST_LISTS = 500;
/** In all lists of one source together. */
const MOST_MANA = 20_000;

/** How many there are: so many over so many; beyond the limit only that it is beyond. */
function numberOf(types: number, count: number): number {
  let number = 1;
  for (let i = 1; i < types && number <= MOST_LISTS; i++) number = (number * (count + i)) / i;
  return number;
}

export const canListAll = (types: List, count: number): boolean => numberOf(types.length, count) <= MOST_LISTS;

/** All of them, or so many that share out the most evenly what does not vary. */
export function combinations(types: List, amount: number): readonly List[] {
  const count = repeated(amount);
  if (count > 0 && types.length === 0) return [];
  let free = count;
  while (free > 1 && (numberOf(types.length, free) > MOST_LISTS || numberOf(types.length, free) * count > MOST_MANA))
    free--;
  const even = types.flatMap((type, i) =>
    copies(Math.floor((count - free + types.length - 1 - i) / types.length), type),
  );
  return listed(types, free).map((list) => (even.length === 0 ? list : [...list, ...even]));
}

function listed(types: List, count: number): readonly List[] {
  if (count <= 0) return [[]];
  return types.flatMap((type, i) => listed(types.slice(i), count - 1).map((rest) => [type, ...rest]));
}

/**
 * Lists that several choices came to. Of very many, those that say the same in another order are one; of what is still too
 * much the first are kept.
 */
export function fewEnough(lists: readonly List[]): readonly List[] {
  if (lists.length <= MOST_LISTS && lists.length * (lists[0]?.length ?? 0) <= MOST_MANA) return lists;
  const different = new Map(lists.map((list) => [[...list].sort().join(""), list]));
  const most = Math.max(1, Math.min(MOST_LISTS, Math.floor(MOST_MANA / Math.max(1, lists[0]!.length))));
  return [...different.values()].slice(0, most);
}
