import { availableParallelism } from "node:os";
import { parentPort, type Worker } from "node:worker_threads";
import type { CardEntry } from "../import/entry.ts";
import type { CardReader } from "../reading.ts";
import { startWorker } from "../worker.ts";
import { type Examined, examine } from "./examine.ts";

const BATCH = 64;
/** Batches a worker has waiting besides the one it reads, so that it never waits for us. */
const AHEAD = 2;

/** In a worker's main file: examines every batch it is sent. */
export function serveExamination(read: CardReader): void {
  const port = parentPort;
  if (!port) throw new Error("not a worker");
  port.on("message", (batch: readonly CardEntry[]) => port.postMessage(batch.map((entry) => examine(entry, read))));
}

/**
 * Examines entries on all cores. `worker` is a file that calls `serveExamination`. `take` is called once for each entry,
 * in no order.
 */
export async function examineAll(
  entries: AsyncIterable<CardEntry>,
  worker: URL,
  take: (entry: CardEntry, examined: Examined) => void,
  threads: number = availableParallelism(),
): Promise<void> {
  const crew = Array.from({ length: threads }, () => new Crewmate(worker, take));
  try {
    let batch: CardEntry[] = [];
    for await (const entry of entries) {
      batch.push(entry);
      if (batch.length < BATCH) continue;
      const free = await Promise.race(crew.map((mate) => mate.free()));
      free.send(batch);
      batch = [];
    }
    if (batch.length > 0) (await Promise.race(crew.map((mate) => mate.free()))).send(batch);
    await Promise.all(crew.map((mate) => mate.done()));
  } finally {
    await Promise.all(crew.map((mate) => mate.stop()));
  }
}

class Crewmate {
  readonly #worker: Worker;
  readonly #sent: (readonly CardEntry[])[] = [];
  #waiting: { until: number; resolve: () => void; reject: (error: unknown) => void }[] = [];
  #failed: unknown;

  constructor(file: URL, take: (entry: CardEntry, examined: Examined) => void) {
    this.#worker = startWorker(file);
    this.#worker.on("message", (found: readonly Examined[]) => {
      const batch = this.#sent.shift() ?? [];
      batch.forEach((entry, index) => {
        const examined = found[index];
        if (examined) take(entry, examined);
      });
      this.#wake();
    });
    this.#worker.on("error", (error) => {
      this.#failed = error;
      this.#wake();
    });
  }

  send(batch: readonly CardEntry[]): void {
    this.#sent.push(batch);
    this.#worker.postMessage(batch);
  }

  async free(): Promise<this> {
    await this.#fewerThan(AHEAD);
    return this;
  }

  done(): Promise<void> {
    return this.#fewerThan(1);
  }

  stop(): Promise<number> {
    return this.#worker.terminate();
  }

  #fewerThan(until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ until, resolve, reject });
      this.#wake();
    });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) {
      if (this.#failed !== undefined) one.reject(this.#failed);
      else if (this.#sent.length < one.until) one.resolve();
      else this.#waiting.push(one);
    }
  }
}
