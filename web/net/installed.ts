/** How many games wait, on the icon of the installed page; elsewhere nothing happens. */
export function showWaiting(games: number): void {
  const badge = games > 0 ? navigator.setAppBadge?.(games) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined);
}
