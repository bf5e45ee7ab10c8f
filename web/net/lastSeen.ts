/**
 * What was seen last, for when there is no network: in this browser's own store, beside the page's files. Nobody is waited for:
 * where nothing can be kept, nothing is.
 */
const STORE = "seen";
const addressOf = (key: string): string => `/seen/${encodeURIComponent(key)}`;
const store = (): Promise<Cache | undefined> =>
  "caches" in globalThis ? caches.open(STORE).catch(() => undefined) : Promise.resolve(undefined);

export async function keepSeen(key: string, value: unknown): Promise<void> {
  await (await store())?.put(addressOf(key), Response.json(value)).catch(() => undefined);
}

export async function lastSeen<T>(key: string): Promise<T | undefined> {
  const kept = await (await store())?.match(addressOf(key)).catch(() => undefined);
  return kept && ((await kept.json().catch(() => undefined)) as T | undefined);
}

/** Nothing of any player is left in this browser. */
export const forgetAllSeen = async (): Promise<void> => {
  if ("caches" in globalThis) await caches.delete(STORE).catch(() => false);
};
