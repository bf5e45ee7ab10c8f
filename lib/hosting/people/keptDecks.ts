import type { KeptDeck, KeptDeckList } from "../api.ts";
import { type Db, type Item, keyed, N, S } from "../storage/db.ts";
import { number, text } from "../storage/store.ts";
import { deckKey, decksOf } from "../storage/tableKeys.ts";

/** Decks that are kept for a player: an item each, with what is shown of it beside the list. */

const SHOWN = ["sk", "name", "format", "cards", "playable", "look", "updatedAt", "revision"];

/** Those changed last come first. */
export async function keptDecks(db: Db, player: string): Promise<KeptDeck[]> {
  const found: KeptDeck[] = [];
  for await (const item of db.query({ where: decksOf(player), strong: true, only: SHOWN })) found.push(shownOf(item));
  return found.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** With their lists, for whoever takes their data away. */
export async function allDecks(db: Db, player: string) {
  const found: Pick<KeptDeckList, "name" | "format" | "list" | "updatedAt">[] = [];
  for await (const item of db.query({ where: decksOf(player), strong: true })) {
    const { name, format, updatedAt } = shownOf(item);
    found.push({ name, format, list: text(item, "list"), updatedAt });
  }
  return found;
}

export async function keptDeck(db: Db, player: string, id: string): Promise<KeptDeckList | undefined> {
  const item = await db.get(deckKey(player, id));
  return item && { ...shownOf(item), list: text(item, "list") };
}

/** `actionId`: of the change that makes this revision. False if the deck is of another revision than the one before it. */
export function writeDeck(db: Db, player: string, deck: KeptDeckList, actionId: string): Promise<boolean> {
  const { id, name, format, list, cards, playable, colors, faces, updatedAt, revision } = deck;
  const item: Item = {
    ...keyed(deckKey(player, id)),
    ...{ name: S(name), format: S(format), list: S(list), cards: N(cards), playable: { BOOL: playable } },
    ...{ look: S(JSON.stringify({ colors, faces })), updatedAt: N(updatedAt), revision: N(revision) },
    action: S(actionId),
  };
  const names = { "#revision": "revision", "#action": "action" };
  const again = { ":made": N(revision), ":action": S(actionId) };
  return revision === 1
    ? db.putIf(item, {
        text: "attribute_not_exists(#revision) OR (#revision = :made AND #action = :action)",
        ...{ names, values: again },
      })
    : db.putIf(item, {
        text: "#revision = :before OR (#revision = :made AND #action = :action)",
        ...{ names, values: { ...again, ":before": N(revision - 1) } },
      });
}

export const removeDeck = (db: Db, player: string, id: string): Promise<void> => db.delete(deckKey(player, id));

const shownOf = (item: Item): KeptDeck => ({
  id: text(item, "sk").slice("DECK#".length),
  name: text(item, "name"),
  format: text(item, "format") as KeptDeck["format"],
  cards: number(item, "cards"),
  playable: item.playable?.BOOL === true,
  ...(JSON.parse(text(item, "look")) as Pick<KeptDeck, "colors" | "faces">),
  updatedAt: number(item, "updatedAt"),
  revision: number(item, "revision"),
});
