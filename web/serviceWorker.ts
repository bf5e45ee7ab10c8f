import type { Pushed } from "../lib/channels/webPush/pushed.ts";

declare const self: ServiceWorkerGlobalScope;

/** Shows what is pushed here, and opens what it is about. It answers no request of the page: nothing is kept here. */

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(take(event.data?.json() as Pushed)));

/** The page says what was answered on it. */
self.addEventListener("message", (event) => event.waitUntil(take(event.data as Pushed)));

async function take(pushed: Pushed): Promise<void> {
  const { tag } = pushed;
  if ("answered" in pushed) {
    for (const one of await self.registration.getNotifications({ tag })) one.close();
    await showWaiting();
    return;
  }
  const { title, body, language, url, image } = pushed;
  // The types know neither of the last two, which not every browser does.
  const look = { tag, body, lang: language, data: { url }, ...(image !== undefined && { image }), renotify: true };
  await self.registration.showNotification(title, look);
  await showWaiting();
}

/** On the icon of the installed page: a notification is there for each game that waits. */
async function showWaiting(): Promise<void> {
  const games = new Set((await self.registration.getNotifications()).map(({ tag }) => tag)).size;
  await (games > 0 ? self.navigator.setAppBadge?.(games) : self.navigator.clearAppBadge?.())?.catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url: string }).url));
});

/** In the window that shows this very game, if there is one. */
async function open(url: string): Promise<void> {
  const [, game] = /#\/game\/([^/]+)/.exec(url) ?? [];
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => game !== undefined && new URL(one.url).hash.split("/").includes(game));
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}
