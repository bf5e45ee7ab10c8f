/** The same data again, sharing nothing that can be written to: plain JSON only, and several times as fast as `structuredClone`. */
export function duplicate<T>(data: T): T {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const copy = data.slice();
    for (let at = 0; at < copy.length; at++) if (typeof copy[at] === "object") copy[at] = duplicate(copy[at]);
    return copy as T;
  }
  const copy = { ...data } as Record<string, unknown>;
  for (const key in copy) if (typeof copy[key] === "object") copy[key] = duplicate(copy[key]);
  return copy as T;
}
