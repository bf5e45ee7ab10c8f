import { accountToken, asAccount } from "./account.ts";
import { ask } from "./http.ts";
import type { DeckFormat, KeptDeck } from "./wire.ts";

/** Decks that are kept for the player, and cards to build them of. */

/** A deck as it is being built. */
export interface Draft {
  readonly id: string;
  /** Of what was last saved; 0 of a deck that never was. */
  readonly revision: number;
  readonly name: string;
  readonly format: DeckFormat;
  readonly list: string;
}

/** Empty where nobody has played or kept anything yet; undefined if they could not be had. */
export async function myDecks(): Promise<readonly KeptDeck[] | undefined> {
  const token = await accountToken();
  if (token === undefined) return [];
  const reply = await ask("GET /v1/player/decks", { token });
  return reply.is === "ok" ? reply.body.decks : undefined;
}

/** One that is kept, with its list. */
export const keptDeck = (deckId: string) =>
  asAccount((token) => ask("GET /v1/player/decks/{deckId}", { params: { deckId }, token }));

/** Begins an account, where there is none. Sent again under the same `actionId`, it is saved once. */
export const saveDeck = (draft: Draft, actionId: string) =>
  asAccount((token) => ask("POST /v1/player/decks", { body: { do: "save", actionId, ...draft }, token }));

export const removeDeck = (id: string) =>
  asAccount((token) => ask("POST /v1/player/decks", { body: { do: "remove", id }, token }));

/** What its lines mean and what is wrong with it; `deck` may be a built-in deck's name. */
export const readDeck = (deck: string, format?: DeckFormat, signal?: AbortSignal) =>
  ask("POST /v1/decks/read", { body: { deck, ...(format !== undefined && { format }) }, signal });

export const findCards = (q: string, after?: string, signal?: AbortSignal) =>
  ask("GET /v1/cards", { query: { q, ...(after !== undefined && { after }) }, signal });

/** What was not saved yet is kept on the device, whatever becomes of the page. */
const draftKey = (id: string): string => `deck draft ${id}`;
export const keepDraft = (draft: Draft): void => localStorage.setItem(draftKey(draft.id), JSON.stringify(draft));
export const forgetDraft = (id: string): void => localStorage.removeItem(draftKey(id));
export function draftOf(id: string): Draft | undefined {
  const kept = localStorage.getItem(draftKey(id));
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as Draft;
  } catch {
    return undefined;
  }
}
