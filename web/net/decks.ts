import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../lib/words/problems.ts";
import { ask } from "./http.ts";
import { myDecks } from "./myDecks.ts";
import type { BuiltInDecks, KeptDeck, ListedDeck } from "./wire.ts";

const NAME = "name";
export const keptName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());

/** The deck to begin with on the first page: a built-in one's name, or the id of one that is kept. */
const CHOSEN = "deck";
export const chosenDeck = (): string | undefined => localStorage.getItem(CHOSEN) ?? undefined;
export const chooseDeck = (name: string): void => localStorage.setItem(CHOSEN, name);

/** The decks and the variants anybody may play, and what went wrong with fetching them. */
export function useDecks() {
  const [decks, setDecks] = useState<BuiltInDecks>();
  const [trouble, setTrouble] = useState<Trouble>();
  const read = async () => {
    setTrouble(undefined);
    const reply = await ask("GET /v1/decks");
    if (reply.is === "trouble") setTrouble(reply.trouble);
    if (reply.is === "ok") setDecks(reply.body);
  };
  useEffect(() => void read(), []);
  return { decks, trouble, read };
}

/** Those kept for the player that can be played; none where nobody has kept any. */
export function useKeptDecks(): readonly KeptDeck[] {
  const [kept, setKept] = useState<readonly KeptDeck[]>([]);
  useEffect(() => {
    let here = true;
    void myDecks().then((found = []) => here && setKept(found.filter(({ playable }) => playable)));
    return () => {
      here = false;
    };
  }, []);
  return kept;
}

/** Of them, those that fit a variant. */
export function keptFor(
  kept: readonly KeptDeck[],
  decks: BuiltInDecks | undefined,
  variant: string | undefined,
): readonly KeptDeck[] {
  const format = decks?.variants.find((one) => one.variant === variant)?.format;
  const led = (deck: KeptDeck) => deck.format === "commander" || deck.format === "brawl";
  return kept.filter((deck) => (format === undefined ? !led(deck) : deck.format === format));
}

/** The built-in decks that fit a variant: those with a commander where it wants one (903). */
export function decksFor(
  decks: BuiltInDecks | undefined,
  variant: string | undefined,
): readonly ListedDeck[] | undefined {
  const format = decks?.variants.find((one) => one.variant === variant)?.format;
  if (format === undefined) return decks?.decks;
  return decks?.[format] ?? [];
}
