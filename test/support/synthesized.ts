import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { holdPriority } from "../../lib/stacks/app.ts";
import { bundleHandlers } from "../../lib/stacks/bundle.ts";
import { synthesizeOnce } from "../../lib/stacks/cached.ts";
import { addChecks } from "../../lib/stacks/checks.ts";
import { settings } from "../../lib/stacks/synthesize.ts";

/** A folder that is gone when the test file is done with it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "hold-priority-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** The cloud assembly of the app as it is, functions, page and all: as `npm start` has it, and made once for all test files. */
export const assemblyOfApp = async (): Promise<string> => (await synthesizeOnce(".cache/app")).folder;

/**
 * The real stacks around the small handlers of test/support/handlers, or around those of another folder. `checks`: whether
 * cdk-nag and the CDK have a look. `context`: as `--context` gives it.
 */
export async function synthesized(
  folder: string,
  handlers = "test/support/handlers",
  {
    plugins = [],
    checks = true,
    context = {},
  }: { plugins?: Parameters<typeof bundleHandlers>[2]; checks?: boolean; context?: Record<string, string> } = {},
) {
  const code = await bundleHandlers(handlers, join(folder, "handlers"), plugins);
  const page = join(folder, "page");
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, "index.html"), "<!doctype html><title>Page</title>");
  const usual = settings(checks);
  const app = new App({ outdir: join(folder, "cdk.out"), ...usual, context: { ...usual.context, ...context } });
  const stacks = holdPriority(app, { code, processor: "x86_64", page });
  if (checks) addChecks(app);
  return { app, stacks, code };
}
