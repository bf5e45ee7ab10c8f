import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { type Bundled, bundled } from "../../lib/cli/bundled.ts";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const bundles = new Map<string, Promise<Bundled>>();

/** A program of bin/, bundled once in a process and gone with it. */
function bundleOf(name: string): Promise<Bundled> {
  const bundle =
    bundles.get(name) ??
    bundled(new URL(`bin/${name}.ts`, pathToFileURL(`${process.cwd()}/`))).then((one) => {
      process.once("exit", one.remove);
      return one;
    });
  bundles.set(name, bundle);
  return bundle;
}

/** `npm run NAME -- OPTIONS` in a process of its own, without npm in between; `environment`: what it has beside this one's. */
export async function command(
  name: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const { path } = await bundleOf(name);
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [path, ...options], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
