import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/longestFirst.ts";

/**
 * unit: fast, no processes, no network. hosting: templates are synthesized, whole hosts started on loopback, games played on a simulated AWS.
 * e2e: a real browser. `npm test` runs all three; `npm run check` leaves the browser out.
 *
 * The files of a worker share its modules, which are loaded once instead of once a file: no module keeps a game's state
 * (test/house/purity.ts). Those with a browser share it in the same way, and one local host (test/e2e/shared.ts). One project
 * after the other, so that no other's worker comes between two of theirs. What was transformed is kept for the next project and the
 * next run, by its text (`npx vitest --clearCache` forgets it). Timeouts are far above what any takes, also where much else runs beside.
 */
export default defineConfig({
  test: {
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
    reporters: ["default", "./test/support/tally.ts"],
    maxWorkers: "100%",
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/stacks/**", "test/local/**", "test/faults/**", "test/e2e/**"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "hosting",
          include: ["test/{stacks,local,faults}/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // A browser beside everything else on a busy machine; what fails twice is broken.
          retry: 1,
          globalSetup: "test/e2e/oneHost.ts",
          isolate: false,
          // A page waits about as long as it works.
          maxWorkers: Math.max(3, availableParallelism()),
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
