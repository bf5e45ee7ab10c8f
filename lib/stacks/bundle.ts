import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { build, type Metafile, type OutputFile } from "esbuild";

/** The functions as they are deployed: one folder each, `index.mjs` inside. */
export interface HandlerBundles {
  /** The folder of a function's code, ready to be an asset. */
  folder(name: string): string;
  readonly names: readonly string[];
  /** Hash of all bundles' bytes: what the functions are told as BUILD. */
  readonly build: string;
  /** Which sources went into which bundle. */
  readonly metafile: Metafile;
}

/**
 * Bundles every `*.ts` of a folder, each for itself, in one esbuild call. The SDK is bundled too: left to the runtime's
 * copy it loads half as fast again (figures in docs/decisions/bundles.md). Source maps go to `maps/`, beside the assets.
 */
export async function bundleHandlers(sourceFolder: string, outputFolder: string): Promise<HandlerBundles> {
  const names = (await readdir(sourceFolder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => parse(file).name)
    .sort();
  const result = await build({
    entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, join(sourceFolder, `${name}.ts`)])),
    outdir: outputFolder,
    outExtension: { ".js": ".mjs" },
    platform: "node",
    target: "node20",
    format: "esm",
    mainFields: ["module", "main"],
    bundle: true,
    minify: true,
    splitting: false,
    sourcemap: "external",
    sourcesContent: false,
    legalComments: "none",
    charset: "utf8",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  await writeBundles(outputFolder, result.outputFiles);
  return {
    folder: (name) => join(outputFolder, name),
    names,
    build: hashOf(result.outputFiles.filter((file) => !file.path.endsWith(".map"))),
    metafile: result.metafile,
  };
}

/**
 * Builds the page: `*.ts` directly in the folder become `*.js`, everything else in it is copied, TypeScript aside.
 *
 * @returns false when the folder holds no page (`index.html`).
 */
export async function buildPage(sourceFolder: string, outputFolder: string): Promise<boolean> {
  const files = await readdir(sourceFolder).catch((): string[] => []);
  if (!files.includes("index.html")) return false;
  await rm(outputFolder, { recursive: true, force: true });
  await cp(sourceFolder, outputFolder, {
    recursive: true,
    filter: (source) => !/\.tsx?$|tsconfig.*\.json$/.test(source),
  });
  await build({
    entryPoints: files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
      .map((f) => join(sourceFolder, f)),
    outdir: outputFolder,
    platform: "browser",
    target: ["es2022"],
    format: "esm",
    bundle: true,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  });
  return true;
}

async function writeBundles(outputFolder: string, files: readonly OutputFile[]): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  for (const file of files) {
    const name = parse(dirname(file.path)).base;
    const path = file.path.endsWith(".map") ? join(outputFolder, "maps", `${name}.mjs.map`) : file.path;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.contents);
  }
}

function hashOf(files: readonly OutputFile[]): string {
  const hash = createHash("sha256");
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) hash.update(file.contents);
  return hash.digest("hex").slice(0, 16);
}
