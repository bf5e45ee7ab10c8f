import type { Pushed } from "../lib/channels/webPush/pushed.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written in when the page is built (lib/stacks/buildPage.ts): its files, and what they are only together. */
declare const PAGE: { readonly version: string; readonly files: readonly string[] };

/**
 * Shows what is pushed here, opens what it is about, and keeps the page's own files for when there is no network.
 * The page of today goes first wherever it can be had, since yesterday's may not understand today's API; requests to the API are
 * none of this worker's business.
 */
const FILES = "files ";
const kept = FILES + PAGE.version;
const home = new URL("./", self.location.href).href;
const inTheCache = (file: string): string => (file === "index.html" ? home : home + file);
/** Whose names change with their contents. */
const LASTING = `${home}chunks/`;
const addresses: ReadonlySet<string> = new Set(PAGE.files.map(inTheCache));
/** A network that says nothing for so long is none. */
const PATIENCE_MS = 4_000;

self.addEventListener("install", (event) => event.waitUntil(keepFiles().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

async function keepFiles(): Promise<void> {
  await (await caches.open(kept)).addAll([...addresses]);
}

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(FILES) && name !== kept) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address = ""] = request.url.split(/[?#]/);
  if (request.method === "GET" && addresses.has(address)) event.respondWith(fileAt(address, request));
});

async function fileAt(address: string, request: Request): Promise<Response> {
  const files = await caches.open(kept);
  if (address.startsWith(LASTING)) return (await files.match(address)) ?? fetch(request);
  const fresh = fetch(request);
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE_MS));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await files.match(address)) ?? fresh;
}

self.addEventListener("push", (event) => event.waitUntil(take(event.data?.json() as Pushed).then(showWaiting)));

/** The page says what was answered on it, and how many games wait it shows itself. */
self.addEventListener("message", (event) => event.waitUntil(take(event.data as Pushed)));

async function take(pushed: Pushed): Promise<void> {
  const { tag } = pushed;
  if ("answered" in pushed) {
    for (const one of await self.registration.getNotifications({ tag })) one.close();
    return;
  }
  const { title, body, language, url, image } = pushed;
  // The types know neither of the last two, which not every browser does.
  const look = { tag, body, lang: language, data: { url }, ...(image !== undefined && { image }), renotify: true };
  await self.registration.showNotification(title, look);
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
