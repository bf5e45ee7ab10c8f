import type { ChangeDecks, DecksChanged, KeptDeck, KeptDeckList, MyDecks } from "../api.ts";
import { type CardLibrary, readList } from "../cards/library.ts";
import type { HostContext } from "../hostContext.ts";
import { MOST_DECKS } from "../limits/limits.ts";
import { keptDeck, keptDecks, removeDeck, writeDeck } from "../people/keptDecks.ts";
import { Refused } from "../refusal.ts";

/** Decks that are kept for a player. Everything throws `Refused` where it cannot be done. */

export const myDecks = async <G>({ db }: HostContext<G>, player: string): Promise<MyDecks> => ({
  decks: await keptDecks(db, player),
  most: MOST_DECKS,
});

export async function deckOf<G>({ db }: HostContext<G>, player: string, id: string): Promise<KeptDeckList> {
  const deck = await keptDeck(db, player, id);
  if (!deck) throw new Refused(404, "unknown-kept-deck", "You keep no such deck. It may have been removed elsewhere.");
  return deck;
}

export async function changeDecks<G>(
  host: HostContext<G>,
  library: CardLibrary,
  player: string,
  change: ChangeDecks,
): Promise<DecksChanged> {
  if (change.do === "remove") {
    await removeDeck(host.db, player, change.id);
    return myDecks(host, player);
  }
  const { actionId, id, revision, name, format, list } = change;
  const before = await keptDecks(host.db, player);
  if (before.length >= MOST_DECKS && !before.some((one) => one.id === id)) throw tooManyDecks();
  const { lines, playable, colors, faces } = await readList(library, { deck: list, format });
  const cards = lines
    .filter(({ section }) => section === "main" || section === "commander")
    .reduce((sum, { count }) => sum + count, 0);
  const deck: KeptDeckList = {
    ...{ id, name, format, list, cards, playable, colors, faces },
    ...{ updatedAt: host.now(), revision: revision + 1 },
  };
  if (!(await writeDeck(host.db, player, deck, actionId)))
    throw new Refused(409, "deck-changed", "This deck was changed elsewhere since you opened it. Open it again.");
  // Others may have been saved since they were counted. Each that then finds too many gives way.
  if (deck.revision === 1 && (await keptDecks(host.db, player)).length > MOST_DECKS) {
    await removeDeck(host.db, player, id);
    throw tooManyDecks();
  }
  const { list: _, ...saved } = deck;
  const others = before.filter((one: KeptDeck) => one.id !== id);
  return { decks: [saved, ...others], most: MOST_DECKS, saved };
}

const tooManyDecks = (): Refused =>
  new Refused(409, "too-many-decks", `You keep ${MOST_DECKS} decks, which is all there is room for.`);
