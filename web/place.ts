import type { SeatLink } from "./net/seats.ts";

/** What the page shows. */
type Place =
  | { readonly at: "start" }
  | { readonly at: "games" }
  | { readonly at: "settings" }
  | { readonly at: "join"; readonly code: string | undefined }
  | { readonly at: "decks" }
  | { readonly at: "deck"; readonly id: string | undefined }
  | { readonly at: "built-in deck"; readonly name: string }
  | { readonly at: "account"; readonly secret: string }
  | { readonly at: "email"; readonly code: string; readonly stop: boolean }
  | { readonly at: "game"; readonly gameId: string; readonly seat: number }
  | { readonly at: "link"; readonly code: string }
  | { readonly at: "seat"; readonly link: SeatLink }
  | { readonly at: "challenges" }
  | { readonly at: "challenge"; readonly id: string }
  | { readonly at: "watch"; readonly link: SeatLink }
  | { readonly at: "replay"; readonly link: SeatLink; readonly start: number }
  | { readonly at: "links"; readonly gameId: string }
  | { readonly at: "lost" };

/** Everything after `#` names a place; a seat's secret is only ever there, where no server sees it. */
export function placeOf(hash: string): Place {
  const [first, gameId, secret, moment] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (!first) return { at: "start" };
  if (first === "games") return { at: "games" };
  if (first === "settings") return { at: "settings" };
  if (first === "decks" && gameId === "of" && secret) return { at: "built-in deck", name: secret };
  if (first === "decks" && gameId) return { at: "deck", id: gameId === "new" ? undefined : gameId };
  if (first === "decks") return { at: "decks" };
  if (first === "join") return { at: "join", code: gameId || undefined };
  if (first === "account" && gameId) return { at: "account", secret: gameId };
  if (first === "email" && gameId === "stop" && secret) return { at: "email", code: secret, stop: true };
  if (first === "email" && gameId) return { at: "email", code: gameId, stop: false };
  if (first === "link" && gameId) return { at: "link", code: gameId };
  if (first === "game" && gameId && secret && /^\d+$/.test(secret)) return { at: "game", gameId, seat: Number(secret) };
  if (first === "seat" && gameId && secret) return { at: "seat", link: { gameId, secret } };
  if (first === "challenges") return { at: "challenges" };
  if (first === "challenge" && gameId) return { at: "challenge", id: gameId };
  if (first === "links" && gameId) return { at: "links", gameId };
  if (first === "watch" && gameId && secret) return { at: "watch", link: { gameId, secret } };
  if (first === "replay" && gameId && secret)
    return { at: "replay", link: { gameId, secret }, start: Number(moment) || 0 };
  return { at: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
