import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import { bundled } from "../cli/bundled.ts";

export interface ThreadOptions<Task, Result> {
  /** How many; one for each core unless said otherwise. */
  readonly threads?: number | undefined;
  /** What every thread is given as it starts, for `sharedData`. */
  readonly shared?: unknown;
  /** Longest time for one task, in milliseconds; then its thread is ended and another takes its place. */
  readonly limitMs?: number;
  /** What a task comes to that throws or runs out of time; without it the first such ends everything. */
  readonly failed?: (task: Task, error: Error) => Result;
}

/**
 * Runs every task on some threads: `file` is a TypeScript module whose default export makes a task's result. `take` is called
 * once for each, in no order. Tasks are asked for only as they are wanted.
 */
export async function runOnThreads<Task, Result>(
  file: URL,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  take: (result: Result, task: Task) => void,
  { threads = availableParallelism(), shared, limitMs, failed }: ThreadOptions<Task, Result> = {},
): Promise<void> {
  const source = (async function* () {
    yield* tasks;
  })();
  // No thread is begun for tasks of which not even the first can be had.
  const first = await source.next();
  if (first.done) return;
  const bundle = await bundled(file);
  const pool = new Piscina({
    filename: new URL("./thread.mjs", import.meta.url).href,
    ...{ minThreads: threads, maxThreads: threads },
    workerData: { file: pathToFileURL(bundle.path).href, shared },
  });
  const broken = new Promise<never>((_, reject) => {
    pool.on("error", (error: Error) => {
      // A result on its way while its task was given up for lost is nobody's: the pool knows the task no more.
      if (!error.message.startsWith("Unexpected message from Worker")) reject(error);
    });
  });
  const all = (async function* () {
    yield first.value;
    yield* source;
  })();
  const lane = async (): Promise<void> => {
    for await (const task of { [Symbol.asyncIterator]: () => ({ next: () => all.next() }) }) {
      const options = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) };
      const result: Promise<Result> = pool.run(task, options);
      take(await (failed ? result.catch((error: Error) => failed(task, error)) : result), task);
    }
  };
  try {
    // One task waits beside each that runs, unless time counts from when it is given.
    const lanes = limitMs === undefined ? 2 * threads : threads;
    await Promise.race([broken, Promise.all(Array.from({ length: lanes }, lane))]);
  } finally {
    await pool.destroy();
    bundle.remove();
  }
}

/** In a thread: what all of them were given. */
export const sharedData = <Shared>(): Shared => (Piscina.workerData as { shared: Shared }).shared;
