import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** One file of JavaScript in a folder of its own. */
export interface Bundled {
  readonly path: string;
  /** It is gone, with its folder. */
  remove(): void;
}

/** Below the project's root, so that packages are found from there. */
const FOLDER = fileURLToPath(new URL("../../.cache/bundled", import.meta.url));

/** A TypeScript module and what it imports as one file, which threads and processes load in a fraction of the time of many. */
export async function bundled(file: URL): Promise<Bundled> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, "of-"));
  const source = fileURLToPath(file);
  const path = join(folder, `${parse(source).name}.mjs`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      ...{ entryPoints: [source], outfile: path, bundle: true, packages: "external" },
      ...{ platform: "node", target: "node20", format: "esm" },
      ...{ sourcemap: "linked", sourcesContent: false, logLevel: "silent" },
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { path, remove };
}
