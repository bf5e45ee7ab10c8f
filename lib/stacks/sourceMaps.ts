import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { join, parse, relative, resolve } from "node:path";
import type { HandlerBundles } from "./bundle.ts";

/** Where the source maps of deployed builds are kept, a folder for each: they are no part of what is deployed. */
export const MAPS = "source-maps";

/** Keeps a build's source maps, each by the name of its code, which a stack trace of the deployed function has. */
export async function keepMaps(bundles: HandlerBundles, folder: string): Promise<void> {
  const place = join(folder, bundles.build);
  await mkdir(place, { recursive: true });
  for (const name of bundles.names)
    await copyFile(bundles.map(name), join(place, mapOf(parse(bundles.code(name)).name)));
}

const mapOf = (code: string): string => `${code}.js.map`;

/** A position in a bundle: of what is before it in a stack trace, only the path to the code is replaced. */
const POSITION = /(?:file:\/\/)?[^\s("\\]*\b(code-[0-9a-f]{16})\.js:(\d+):(\d+)/g;

export interface Symbolicated {
  readonly text: string;
  /** Builds of which positions were found in it. */
  readonly builds: readonly string[];
  /** Code whose map is in no folder. */
  readonly unknown: readonly string[];
}

/** A text with each position in bundled code as it was in the sources. `folder`: as `keepMaps` was told. */
export async function symbolicated(text: string, folder: string): Promise<Symbolicated> {
  const codes = new Set([...text.matchAll(POSITION)].map(([, code]) => code!));
  const kept = await keptMaps(folder);
  const maps = new Map<string, { readonly map: SourceMap; readonly from: string }>();
  for (const code of codes) {
    const found = kept.get(code);
    if (found === undefined) continue;
    const map = new SourceMap(
      JSON.parse(await readFile(found.path, "utf8")) as ConstructorParameters<typeof SourceMap>[0],
    );
    maps.set(code, { map, from: found.build });
  }
  const told = text.replace(POSITION, (whole, code: string, line: string, column: string) => {
    const entry = maps.get(code)?.map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry) || entry.originalSource === undefined) return whole;
    return `${inSources(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
  return {
    text: told,
    builds: [...new Set([...maps.values()].map(({ from }) => from))],
    unknown: [...codes].filter((code) => !maps.has(code)),
  };
}

/** Sources are named from where the bundle was made (`dist/lambdas`): here, from the top of the project. */
const inSources = (source: string): string => {
  const path = source.replace(/^(\.\.\/)+/, "");
  return relative(resolve("."), resolve(path));
};

async function keptMaps(folder: string): Promise<Map<string, { readonly path: string; readonly build: string }>> {
  const builds = await readdir(folder).catch((): string[] => []);
  const found = new Map<string, { path: string; build: string }>();
  for (const build of builds)
    for (const file of await readdir(join(folder, build)))
      found.set(file.replace(/\.js\.map$/, ""), { path: join(folder, build, file), build });
  return found;
}
