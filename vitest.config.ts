import { defineConfig } from "vitest/config";

/**
 * unit: fast, no processes, no network. hosting: templates are synthesized and whole hosts started on loopback.
 * e2e: a real browser. `npm test` runs all three; `npm run check` leaves the browser out.
 */
export default defineConfig({
  test: {
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
    reporters: ["default", "./test/support/tally.ts"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/stacks/**", "test/local/**", "test/e2e/**"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "hosting",
          include: ["test/{stacks,local}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
