import { builtInEntries } from "../builtin.ts";
import { type CardEntry, isUnsupported } from "../import/entry.ts";
import type { CardReader } from "../reading.ts";
import { type Index, indexOf, search } from "./search.ts";
import { type ShownCard, shownCard } from "./shown.ts";

/** Imported cards, all of them; `known`: the pool whose cards are here already. */
export interface AllImported {
  all(known?: string): Promise<{ readonly id: string; readonly entries?: readonly CardEntry[] } | undefined>;
}

export interface CardBook {
  /** Throws `BadQuery`. */
  find(query: string, from?: number): Promise<CardsFound>;
}
export interface CardsFound {
  readonly cards: readonly ShownCard[];
  readonly total?: number;
  readonly next?: number;
}

const A_PAGE = 40;
/** A second or so of reading. */
const MOST_READ = 300;

/** The built-in cards and those imported, to be looked through. `read` is asked again and again for the same card. */
export function cardBook(read: CardReader, imported?: AllImported): CardBook {
  let kept: { readonly pool: string | undefined; readonly index: Index } | undefined;
  const indexNow = async (): Promise<Index> => {
    const pool = await imported?.all(kept?.pool);
    // A name of the built-in set stays what it is.
    if (!kept || pool?.entries || kept.pool !== pool?.id)
      kept = { pool: pool?.id, index: indexOf([...builtInEntries(), ...(pool?.entries ?? [])]) };
    return kept.index;
  };
  const playable = ({ card }: CardEntry): boolean => !isUnsupported(card) && read(card).verdict === "read";
  return {
    async find(query, from) {
      const asked = { query, most: A_PAGE, mostRead: MOST_READ, playable, ...(from !== undefined && { from }) };
      const { cards, ...others } = search(await indexNow(), asked);
      return { cards: cards.map((entry) => shownCard(entry, read)), ...others };
    },
  };
}
