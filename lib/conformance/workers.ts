import type { CardEntry } from "../cards/import/entry.ts";
import { runOnThreads } from "../cards/threads.ts";
import type { Verdict } from "./examine.ts";
import type { Scenario } from "./script.ts";

/** Longest time for one scenario, in milliseconds; after it the thread is replaced. */
const LIMIT = 20_000;

/** The cards that scenarios name, by folded name: what each thread is given. */
export type ScenarioCards = ReadonlyMap<string, CardEntry["card"]>;

/** Examines all scenarios on some threads; `take` is called once for each, in no order. */
export async function examineAll(
  scenarios: readonly Scenario[],
  cards: ScenarioCards,
  worker: URL,
  threads: number,
  take: (verdict: Verdict) => void,
): Promise<void> {
  const reasonFor = (error: Error): string =>
    error.name === "AbortError" ? `no end within ${LIMIT / 1000} s` : `the examination broke: ${error.message}`;
  await runOnThreads<Scenario, Verdict>(worker, scenarios, take, {
    threads: Math.min(threads, scenarios.length),
    shared: cards,
    limitMs: LIMIT,
    failed: ({ id, tier }, error) => ({ id, tier, verdict: "fail", reason: reasonFor(error) }),
  });
}
