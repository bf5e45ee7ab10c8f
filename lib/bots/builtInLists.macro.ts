import { builtInBrawlDecks, builtInCommanderDecks, builtInDecks, builtInShelf } from "../cards/builtin.ts";
import { parseDeck } from "../cards/decks/parse.ts";
import { isUnsupported } from "../cards/import/entry.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { readCard } from "../oracle/index.ts";
import type { PublicLists } from "./guess.ts";

/** The decks that come with the program. Functions have them as they were read while their bundle was made (lib/stacks/macros.ts). */
export function builtInLists(): PublicLists {
  const shelf = builtInShelf();
  const cards: CardDefinition[] = [];
  const places = new Map<string, number>();
  const placeOf = (name: string): readonly number[] => {
    const before = places.get(name);
    if (before !== undefined) return [before];
    const printed = shelf.find(name)?.card;
    const reading = printed === undefined || isUnsupported(printed) ? undefined : readCard(printed);
    if (reading?.verdict !== "read") return [];
    const place = cards.push(reading.card) - 1;
    places.set(name, place);
    return [place];
  };
  const lists = [...builtInDecks, ...builtInCommanderDecks, ...builtInBrawlDecks].map(({ list }) =>
    parseDeck(list)
      .lines.filter(({ section }) => section === "main" || section === "commander")
      .flatMap(({ name, count }) => Array.from({ length: count }).flatMap(() => placeOf(name))),
  );
  return { cards, lists };
}
