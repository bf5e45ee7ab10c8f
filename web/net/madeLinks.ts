/**
 * The links of a game that was made here for somebody else too: kept until they are thrown away, because a link that
 * was not sent yet is the only way to its seat.
 */
export interface MadeLinks {
  readonly gameId: string;
  /** The player's own first. */
  readonly seats: readonly { readonly secret: string; readonly name: string }[];
}

const KEY = "links made";
const MOST = 20;

export function madeLinks(): MadeLinks[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMadeLinks) : [];
  } catch {
    return [];
  }
}

export const linksOf = (gameId: string): MadeLinks | undefined => madeLinks().find((one) => one.gameId === gameId);

export function keepLinks(made: MadeLinks): void {
  const others = madeLinks().filter(({ gameId }) => gameId !== made.gameId);
  localStorage.setItem(KEY, JSON.stringify([made, ...others].slice(0, MOST)));
}

export function throwLinksAway(gameId: string): void {
  localStorage.setItem(KEY, JSON.stringify(madeLinks().filter((one) => one.gameId !== gameId)));
}

function isMadeLinks(value: unknown): value is MadeLinks {
  if (typeof value !== "object" || value === null) return false;
  const { gameId, seats } = value as Partial<Record<keyof MadeLinks, unknown>>;
  return typeof gameId === "string" && Array.isArray(seats) && seats.every(isSeat);
}

function isSeat(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { secret, name } = value as { secret?: unknown; name?: unknown };
  return typeof secret === "string" && typeof name === "string";
}
