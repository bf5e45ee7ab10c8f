import { parentPort, Worker, workerData } from "node:worker_threads";
import type { CardEntry } from "../cards/import/entry.ts";
import { foldName } from "../cards/names.ts";
import type { CardReader } from "../cards/reading.ts";
import { Examiner, type Verdict } from "./examine.ts";
import type { Scenario } from "./script.ts";

/** Longest time for one scenario, in milliseconds; after it the worker is replaced. */
const LIMIT = 20_000;

/** In a worker's main file: examines every scenario it is sent. */
export function serveScenarios(read: CardReader): void {
  const port = parentPort;
  if (!port) throw new Error("not a worker");
  const cards = workerData as ReadonlyMap<string, CardEntry["card"]>;
  const examiner = new Examiner(read, { find: (name) => cards.get(foldName(name)) });
  port.on("message", (scenario: Scenario) => port.postMessage(examiner.examine(scenario)));
}

/** Examines all scenarios on some threads; `take` is called once for each, in no order. */
export async function examineAll(
  scenarios: readonly Scenario[],
  cards: ReadonlyMap<string, CardEntry["card"]>,
  worker: URL,
  threads: number,
  take: (verdict: Verdict) => void,
): Promise<void> {
  const waiting = [...scenarios].reverse();
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = startWorker(worker, cards);
      let current: Scenario | undefined;
      let timer: NodeJS.Timeout | undefined;
      const next = (): void => {
        clearTimeout(timer);
        current = waiting.pop();
        if (current === undefined) {
          void thread.terminate().then(() => resolve());
          return;
        }
        thread.postMessage(current);
        timer = setTimeout(() => giveUp(`no end within ${LIMIT / 1000} s`), LIMIT);
      };
      const giveUp = (reason: string): void => {
        if (current !== undefined) take({ id: current.id, tier: current.tier, verdict: "fail", reason });
        clearTimeout(timer);
        current = undefined;
        void thread.terminate().then(() => serve().then(resolve, reject));
      };
      thread.on("message", (verdict: Verdict) => {
        take(verdict);
        next();
      });
      thread.on("error", (error) => giveUp(`the examination broke: ${error instanceof Error ? error.message : error}`));
      next();
    });
  await Promise.all(Array.from({ length: Math.min(threads, scenarios.length) }, serve));
}

/** Node 20 gives its workers no loader for TypeScript: the worker registers tsx before it imports its file. */
function startWorker(file: URL, cards: ReadonlyMap<string, CardEntry["card"]>): Worker {
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); })`;
  return new Worker(code, { eval: true, workerData: cards });
}
