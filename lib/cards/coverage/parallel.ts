import type { CardEntry } from "../import/entry.ts";
import { runOnThreads } from "../threads.ts";
import type { Examined } from "./examine.ts";

const BATCH = 64;

/**
 * Examines entries on some threads. `worker` is a module whose default export examines a batch. `take` is called once for
 * each entry, in no order.
 */
export async function examineAll(
  entries: AsyncIterable<CardEntry>,
  worker: URL,
  take: (entry: CardEntry, examined: Examined) => void,
  threads?: number,
): Promise<void> {
  const each = (found: readonly Examined[], batch: readonly CardEntry[]): void =>
    batch.forEach((entry, index) => {
      const examined = found[index];
      if (examined) take(entry, examined);
    });
  await runOnThreads(worker, batches(entries, BATCH), each, { threads });
}

/** Enough of them to be worth the way to a thread and back. */
export async function* batches<T>(all: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
