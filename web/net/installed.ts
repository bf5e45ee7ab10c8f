import { knownSeats } from "./seats.ts";

const LATER_MS = 2_000;

/** For whoever comes back to a game: the page's files are kept for when there is no network. Once everything else is there. */
export function keepPageHere(): void {
  if (!("serviceWorker" in navigator) || knownSeats().length === 0) return;
  const keep = () => void navigator.serviceWorker.register("serviceWorker.js").catch(() => undefined);
  setTimeout(keep, LATER_MS);
}

/** How many games wait, on the icon of the installed page; elsewhere nothing happens. */
export function showWaiting(games: number): void {
  const badge = games > 0 ? navigator.setAppBadge?.(games) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined);
}
