import type { CardEntry } from "../import/entry.ts";
import { foldName } from "../names.ts";
import { matcherOf } from "./match.ts";
import { parseQuery, type Query } from "./parse.ts";
import { type Searchable, searchableOf } from "./searchable.ts";

/** All cards there are, in the order in which they are found. */
export type Index = readonly Searchable[];

/** The first entry of a name stays. */
export function indexOf(entries: Iterable<CardEntry>): Index {
  const found = new Map<string, CardEntry>();
  for (const entry of entries) {
    const name = foldName(entry.name);
    if (!found.has(name)) found.set(name, entry);
  }
  return [...found.values()].map(searchableOf).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

export interface Found {
  readonly cards: readonly CardEntry[];
  /** How many there are in all; absent where that would mean to read every card. */
  readonly total?: number;
  /** What to go on with: a place in the index. */
  readonly next?: number;
}

interface Asked {
  readonly query: string;
  /** Where to go on, as `next` said. */
  readonly from?: number;
  readonly most: number;
  /** Whether a card can be played, which means to read it; so many are read for one request. */
  readonly playable: (entry: CardEntry) => boolean;
  readonly mostRead: number;
}

/**
 * A page of the cards that are asked for, by name; on the first one, a card of exactly that name, and names that begin so, come
 * first. Where so much had to be read that the page is not full, `next` goes on. Throws `BadQuery`.
 */
export function search(index: Index, { query: text, from = 0, most, playable, mostRead }: Asked): Found {
  const query = parseQuery(text);
  const { test, reads } = matcherOf(query);
  const begins = from === 0 ? beginning(query) : undefined;
  const known = new Map<CardEntry, boolean>();
  const canPlay = ({ entry }: Searchable): boolean => {
    const can = known.get(entry) ?? playable(entry);
    known.set(entry, can);
    return can;
  };
  const cards: CardEntry[] = [];
  let total = 0;
  let next: number | undefined;
  for (let at = from; at < index.length; at += 1) {
    const card = index[at]!;
    if (cards.length === most || (reads && known.size >= mostRead)) {
      next ??= at;
      // How many there are is counted where that is cheap.
      if (reads || from > 0) break;
    }
    if (!test(card, canPlay)) continue;
    total += 1;
    if (next === undefined) cards.push(card.entry);
  }
  const first = begins === undefined ? [] : firstOnes(index, begins, (card) => test(card, canPlay));
  return {
    cards: [...first, ...cards.filter((card) => !first.includes(card))],
    ...(!reads && from === 0 && { total }),
    ...(next !== undefined && { next }),
  };
}

/** The words of a query that is nothing but words of a name. */
function beginning(query: Query): string | undefined {
  const terms = query.is === "all" ? query.of : [query];
  const words = terms.flatMap((term) => (term.is === "term" && term.key === undefined ? [term.value] : []));
  return words.length === 0 ? undefined : foldName(words.join(" "));
}

const MOST_FIRST = 5;

/** Those whose names begin with what was written, found by halving: whoever writes a name wants that card. */
function firstOnes(index: Index, begins: string, test: (card: Searchable) => boolean): CardEntry[] {
  let [low, high] = [0, index.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index[middle]!.name < begins) low = middle + 1;
    else high = middle;
  }
  const found: CardEntry[] = [];
  for (let at = low; at < index.length && found.length < MOST_FIRST; at += 1) {
    const card = index[at]!;
    if (!card.name.startsWith(begins)) break;
    if (test(card)) found.push(card.entry);
  }
  return found;
}
