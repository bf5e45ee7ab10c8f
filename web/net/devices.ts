import { asAccount } from "./account.ts";
import { ask, type Reply } from "./http.ts";
import type { DevicesChanged } from "./wire.ts";

/** Notifications of this browser: the service worker that shows them, and its push subscription. */

/** Which of the account's devices this is. */
const KEPT = "device";
export const thisDevice = (): string | undefined => localStorage.getItem(KEPT) ?? undefined;

export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** "blocked": the browser lets the page show none; "failed": its push service was not reached. */
export async function addThisDevice(name: string): Promise<Reply<DevicesChanged> | "blocked" | "failed"> {
  // First of all, while the press counts.
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  return asAccount(async (token) => {
    const before = await ask("GET /v1/player/devices", { token });
    if (before.is !== "ok") return before;
    return (await add(await subscribe(before.body.key).catch(() => undefined), name, token)) ?? "failed";
  });
}

async function add(subscription: PushSubscription | undefined | null, name: string, token: string) {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return undefined;
  const body = { do: "add" as const, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, name };
  const reply = await ask("POST /v1/player/devices", { body, token });
  if (reply.is === "ok" && reply.body.added !== undefined) localStorage.setItem(KEPT, reply.body.added);
  return reply;
}

/** Signing out everywhere takes notices away from all browsers: the one that it was done in goes on showing them. */
export async function keepThisDevice(name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await asAccount(async (token) => (await add(subscription, name, token)) ?? ask("GET /v1/player/devices", { token }));
}

/** As its owner knows it; undefined if it shows none. */
export async function nameOfThisDevice(): Promise<string | undefined> {
  const id = thisDevice();
  if (id === undefined) return undefined;
  const reply = await asAccount((token) => ask("GET /v1/player/devices", { token }));
  return reply.is === "ok" ? reply.body.devices.find((one) => one.id === id)?.name : undefined;
}

async function forgetThisDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  localStorage.removeItem(KEPT);
}

/** Anew: whoever used this browser before is told nothing more here. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("serviceWorker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

export async function removeDevice(id: string): Promise<Reply<DevicesChanged>> {
  if (id === thisDevice()) await forgetThisDevice();
  return asAccount((token) => ask("POST /v1/player/devices", { body: { do: "remove", id }, token }));
}

/** What this browser shows of a seat is taken away. */
export async function closeNotification(gameId: string, seat: number): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ tag: `${gameId}.${seat}`, answered: true });
}
