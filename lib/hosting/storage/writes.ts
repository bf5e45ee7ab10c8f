/**
 * Waits for all of these writes, whatever becomes of any, and then fails as the first of them did: what is still in
 * flight when a function has answered would go on in some later invocation, or never.
 */
export async function allWritten(writes: readonly Promise<unknown>[]): Promise<void> {
  for (const write of await Promise.allSettled(writes)) if (write.status === "rejected") throw write.reason;
}
