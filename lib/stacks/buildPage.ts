import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { hashOf } from "./bundle.ts";

/** The letters of the names of cards (docs/decisions/page.md). */
const FONTS = {
  "names.woff2": import.meta.resolve(
    "@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff2",
  ),
  "names-ext.woff2": import.meta.resolve(
    "@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-ext-600-normal.woff2",
  ),
};

/** What a document asks for, each becoming a file of its own. */
const SCRIPTS = ["main.tsx", "forward.ts"];
const STYLES = join("styles", "page.css");
/** What answers in the page's place without a network: built after the rest, whose files it names. */
const WORKER = "serviceWorker.ts";
/** The element of the document that runs the page; what it imports is asked for beside it, not after it. */
const MAIN = '<script type="module" src="main.js">';

/** A built page's files, as paths in its folder. */
export interface BuiltPage {
  /** What a table needs before it is seen, its language aside. */
  readonly firstLoad: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/**
 * Builds the page: what `SCRIPTS` and `STYLES` import becomes one file each and what they share, everything else is copied.
 *
 * @returns undefined where the folder holds no page (`index.html`).
 */
export async function buildPage(sourceFolder: string, outputFolder: string): Promise<BuiltPage | undefined> {
  const files = await readdir(sourceFolder).catch((): string[] => []);
  if (!files.includes("index.html")) return undefined;
  await rm(outputFolder, { recursive: true, force: true });
  await cp(sourceFolder, outputFolder, {
    recursive: true,
    filter: (source) => !/\.tsx?$|\.css$|tsconfig.*\.json$/.test(source),
  });
  await mkdir(join(outputFolder, "fonts"));
  for (const [file, from] of Object.entries(FONTS)) await cp(fileURLToPath(from), join(outputFolder, "fonts", file));
  const settings = {
    outdir: outputFolder,
    outbase: sourceFolder,
    platform: "browser",
    target: "es2022",
    format: "esm",
    bundle: true,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  } as const;
  const { metafile } = await build({
    ...settings,
    entryPoints: [...SCRIPTS, STYLES].map((file) => join(sourceFolder, file)),
    // A language is fetched when it is wanted.
    splitting: true,
    chunkNames: "chunks/[hash]",
    external: ["../fonts/*"],
    metafile: true,
  });
  const imported = importsOf(outputFolder, metafile);
  await askFor(imported, join(outputFolder, "index.html"));
  await build({
    ...settings,
    entryPoints: [join(sourceFolder, WORKER)],
    define: { PAGE: JSON.stringify(await filesOf(outputFolder)) },
  });
  return { firstLoad: { scripts: ["main.js", ...imported], styles: [addressOf(STYLES, ".")] } };
}

/** All that the first script imports, and those in turn; not what it fetches when it is wanted. */
function importsOf(folder: string, { outputs }: Metafile): readonly string[] {
  const imported = new Set<string>();
  const follow = (path: string): void => {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind !== "import-statement" || imported.has(next)) continue;
      imported.add(next);
      follow(next);
    }
  };
  follow(Object.keys(outputs).find((path) => addressOf(path, folder) === "main.js")!);
  return [...imported].map((path) => addressOf(path, folder));
}

/** A browser learns what a script imports only once it has it, and of those in turn. */
async function askFor(scripts: readonly string[], document: string): Promise<void> {
  const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`);
  const html = await readFile(document, "utf8");
  if (!html.includes(MAIN)) throw new Error(`${document} has no ${MAIN}`);
  await writeFile(document, html.replace(MAIN, `${links.join("\n    ")}\n    ${MAIN}`));
}

const addressOf = (path: string, folder: string): string => relative(folder, path).split(sep).join("/");

/** All files of the built page, by their addresses, and a name that they have only together. */
async function filesOf(folder: string): Promise<{ readonly version: string; readonly files: readonly string[] }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map((path) => addressOf(path, folder)).sort();
  const contents = files.map((file) => readFileSync(join(folder, file)));
  return { version: hashOf([Buffer.from(files.join()), ...contents]), files };
}
