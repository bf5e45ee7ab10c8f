import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { macros } from "./macros.ts";
import { withoutUnusedSdk } from "./sdk.ts";

/** The functions as they are deployed: one folder each, with `index.mjs`, the code it runs and perhaps that code's cache. */
export interface HandlerBundles {
  /** The folder of a function's code, ready to be an asset. */
  folder(name: string): string;
  /** The one file of a function's code in its folder. */
  code(name: string): string;
  /** Names the folder's content by its code, its loader and the V8s it is cached for; a cache's own bytes may differ each time. */
  assetHash(name: string): string;
  readonly names: readonly string[];
  /** The source map of a function's code. */
  map(name: string): string;
  /** Hash of all bundles' bytes: what the functions are told as BUILD. Code caches have no part in it. */
  readonly build: string;
  /** Which sources went into which bundle; outputs are keyed by `.../NAME.js`. */
  readonly metafile: Metafile;
}

/**
 * Bundles every `*.ts` of a folder, each for itself, in one esbuild call. Each becomes a script whose value is a function of
 * `exports`, `require` and `module`, because only scripts can be cached; `loader.mjs` runs it. The SDK is bundled too: left to
 * the runtime's copy it loads half as fast again (figures in docs/decisions/bundles.md). Source maps go to `maps/`, beside the assets.
 * `plugins`: more of them, for whoever wants other code than there is.
 */
export async function bundleHandlers(
  sourceFolder: string,
  outputFolder: string,
  plugins: readonly Plugin[] = [],
): Promise<HandlerBundles> {
  const names = (await readdir(sourceFolder))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
    .map((file) => parse(file).name)
    .sort();
  const { metafile, outputFiles } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(sourceFolder, `${name}.ts`)])),
    outdir: outputFolder,
    platform: "node",
    target: "node20",
    format: "cjs",
    banner: { js: "(function (exports, require, module, here) {" },
    footer: { js: "})" },
    // A script has none of its own.
    define: { "import.meta.url": "here" },
    loader: { ".ttf": "file", ".wasm": "file" },
    // What is imported when it is wanted is in the same file; a script cannot import.
    supported: { "dynamic-import": false },
    mainFields: ["module", "main"],
    plugins: [withoutUnusedSdk, macros, ...plugins],
    bundle: true,
    minify: true,
    splitting: false,
    sourcemap: "external",
    sourcesContent: false,
    legalComments: "none",
    // Nearly always one byte a character then, which V8 reads faster.
    charset: "ascii",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  await rm(outputFolder, { recursive: true, force: true });
  const loader = await readFile(new URL("./loader.mjs", import.meta.url), "utf8");
  const bundles = outputFiles.filter(({ path }) => path.endsWith(".js"));
  const codeNames = new Map<string, string>();
  for (const { path, contents } of bundles) {
    const { name } = parse(path);
    const code = `code-${hashOf([contents])}`;
    codeNames.set(name, code);
    await mkdir(join(outputFolder, name), { recursive: true });
    await writeFile(join(outputFolder, name, `${code}.js`), contents);
    await writeFile(join(outputFolder, name, "index.mjs"), loader.replace('"CODE"', JSON.stringify(code)));
  }
  for (const { name, files } of filesBeside(metafile))
    for (const file of files) {
      const asset = outputFiles.find(({ path }) => parse(path).base === file);
      if (asset) await writeFile(join(outputFolder, name, file), asset.contents);
    }
  await mkdir(join(outputFolder, "maps"));
  for (const { path, contents } of outputFiles)
    if (path.endsWith(".map")) await writeFile(join(outputFolder, "maps", parse(path).base), contents);
  const folder = (name: string) => join(outputFolder, name);
  return {
    folder,
    code: (name) => join(folder(name), `${codeNames.get(name)}.js`),
    assetHash: (name) =>
      hashOf([
        readFileSync(join(folder(name), "index.mjs")),
        ...readdirSync(folder(name))
          .sort()
          .map((file) => Buffer.from(file)),
      ]),
    names,
    map: (name) => join(outputFolder, "maps", `${name}.js.map`),
    build: hashOf(bundles.sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ contents }) => contents)),
    metafile,
  };
}

/** Which files (fonts, WebAssembly) a bundle looks for beside it. */
const filesBeside = ({ outputs }: Metafile): { readonly name: string; readonly files: readonly string[] }[] =>
  Object.entries(outputs)
    .filter(([path]) => path.endsWith(".js"))
    .map(([path, { imports }]) => ({
      name: parse(path).name,
      files: imports.flatMap((one) => (one.kind === "file-loader" ? [parse(one.path).base] : [])),
    }));

/** Short and hexadecimal; of contents in this order. */
export function hashOf(contents: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const one of contents) hash.update(one);
  return hash.digest("hex").slice(0, 16);
}
