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
    const subscription = await subscribe(before.body.key).catch(() => undefined);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return "failed";
    const body = { do: "add" as const, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, name };
    const reply = await ask("POST /v1/player/devices", { body, token });
    if (reply.is === "ok" && reply.body.added !== undefined) localStorage.setItem(KEPT, reply.body.added);
    return reply;
  });
}

/** Anew: whoever used this browser before is told nothing more here. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("serviceWorker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

export async function removeDevice(id: string): Promise<Reply<DevicesChanged>> {
  if (id === thisDevice()) {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
    localStorage.removeItem(KEPT);
  }
  return asAccount((token) => ask("POST /v1/player/devices", { body: { do: "remove", id }, token }));
}

/** What this browser shows of a seat is taken away. */
export async function closeNotification(gameId: string, seat: number): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.active?.postMessage({ tag: `${gameId}.${seat}`, answered: true });
}
