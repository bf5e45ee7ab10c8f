import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../lib/words/problems.ts";
import { ask } from "./http.ts";
import type { BuiltInDecks, ListedDeck } from "./wire.ts";

const NAME = "name";
export const keptName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());

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

/** The built-in decks that fit a variant: those with a commander where it wants one (903). */
export function decksFor(
  decks: BuiltInDecks | undefined,
  variant: string | undefined,
): readonly ListedDeck[] | undefined {
  const format = decks?.variants.find((one) => one.variant === variant)?.format;
  if (format === undefined) return decks?.decks;
  return decks?.[format] ?? [];
}
