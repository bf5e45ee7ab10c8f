import { readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { rolldown } from "rolldown";
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

/** What documents run, by name; the first as soon as it is there. */
const SCRIPTS = { early: "early.ts", main: "main.tsx", forward: "forward.ts" };
/** What the document runs before a table is seen, in that order. What they import is asked for beside them, not after them. */
const FIRST = ["early.js", "main.js"];
const FIRST_ELEMENT = '<script type="module" src="early.js" async>';
const STYLES = join("styles", "page.css");
/** What answers in the page's place without a network: built after the rest, whose files it names. */
const WORKER = "serviceWorker.ts";

/** A built page's files, as paths in its folder. */
export interface BuiltPage {
  /** What a table needs before it is seen, its language aside. */
  readonly firstLoad: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/**
 * Builds the page: its scripts, its style sheet and its service worker become files of their own, everything else is copied.
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
  const imported = await buildScripts(sourceFolder, outputFolder);
  await askFor(imported, join(outputFolder, "index.html"));
  const settings = {
    outdir: outputFolder,
    outbase: sourceFolder,
    target: TARGET,
    bundle: true,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  } as const;
  await build({ ...settings, entryPoints: [join(sourceFolder, STYLES)], external: ["../fonts/*"] });
  await build({
    ...settings,
    entryPoints: [join(sourceFolder, WORKER)],
    platform: "browser",
    format: "esm",
    define: { PAGE: JSON.stringify(await filesOf(outputFolder)) },
  });
  return { firstLoad: { scripts: [...FIRST, ...imported], styles: [addressOf(STYLES, ".")] } };
}

const TARGET = "es2022";

/**
 * What is needed first is two files, and not one for each set of pages that share something: a browser spends longer on asking for
 * twenty than on reading them. What is fetched when it is wanted, such as a language, stays apart.
 *
 * @returns what the first scripts import, and those in turn, in the order in which they are wanted.
 */
async function buildScripts(sourceFolder: string, outputFolder: string): Promise<readonly string[]> {
  const inSource = ([name, file]: readonly [string, string]) => [name, join(sourceFolder, file)] as const;
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(SCRIPTS).map(inSource)),
    platform: "browser",
    tsconfig: join(sourceFolder, "tsconfig.json"),
    transform: { target: TARGET },
    logLevel: "silent",
  });
  const withAllThatItImports = (name: "early" | "main", priority: number) => ({
    name,
    test: (module: string) => relative(sourceFolder, module) === SCRIPTS[name],
    priority,
  });
  const { output } = await bundle.write({
    dir: outputFolder,
    format: "esm",
    minify: true,
    comments: false,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[hash].js",
    codeSplitting: { groups: [withAllThatItImports("early", 1), withAllThatItImports("main", 0)] },
  });
  await bundle.close();
  const importsOf = new Map(output.map((file) => [file.fileName, file.type === "chunk" ? file.imports : []]));
  const imported = new Set<string>();
  const follow = (script: string): void => {
    for (const next of importsOf.get(script) ?? []) {
      if (imported.has(next)) continue;
      imported.add(next);
      follow(next);
    }
  };
  FIRST.forEach(follow);
  return [...imported];
}

/** A browser learns what a script imports only once it has it, and of those in turn. */
async function askFor(scripts: readonly string[], document: string): Promise<void> {
  const links = scripts.map((address) => `<link rel="modulepreload" href="${address}">`);
  const html = await readFile(document, "utf8");
  if (!html.includes(FIRST_ELEMENT)) throw new Error(`${document} has no ${FIRST_ELEMENT}`);
  await writeFile(document, html.replace(FIRST_ELEMENT, `${links.join("\n    ")}\n    ${FIRST_ELEMENT}`));
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
