import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends a run with one line that machines read: `N passed, N failed`. A file that could not be loaded and an error
 * outside any test count as failures, or a broken import would look like a smaller, greener run.
 */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        if (state === "failed") failed += 1;
      }
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
    }
    // After the other reporters' summaries, which are written in the same turn.
    process.once("exit", () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
