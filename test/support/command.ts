import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { type Bundled, bundled } from "../../lib/cli/bundled.ts";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export type Command = (
  name: string,
  options: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<Ran>;

/**
 * To be called for once, where a file's tests are declared. What it gives runs `npm run NAME -- OPTIONS` in a process of its own,
 * without npm in between; `environment`: what it has beside this one's. Each program of bin/ is bundled once, and gone after the tests.
 */
export function useCommands(): Command {
  const bundles = new Map<string, Promise<Bundled>>();
  afterAll(async () => {
    for (const one of await Promise.all(bundles.values())) one.remove();
  });
  return async (name, options, environment = {}) => {
    const bundle = bundles.get(name) ?? bundled(new URL(`bin/${name}.ts`, pathToFileURL(`${process.cwd()}/`)));
    bundles.set(name, bundle);
    const { path } = await bundle;
    const env = { ...process.env, ...environment };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [path, ...options], { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  };
}
