import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync } from "oxc-parser";

/** One `import`, `export from` or `import()` as written, and the file it means when it means one of ours. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** Path from the root of the repository, or undefined for a package or a Node built-in. */
  readonly to: string | undefined;
  readonly typeOnly: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Which of our files a file may import: any path that starts with one of these. */
export interface Layer {
  readonly folder: string;
  readonly may: readonly string[];
  /** Imports allowed when nothing of them is left at run time. */
  readonly mayTypes?: readonly string[];
  /** Packages and built-ins; undefined allows all. */
  readonly packages?: readonly string[];
}

/** All TypeScript files below the given folders; paths are relative to `root` and use slashes. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("node_modules"))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ path: relative(root, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
      throw error;
    }
  });
}

/** Every import of a file, type imports included: those are dropped by esbuild, but they are dependencies all the same. */
function importsOf(file: SourceFile): Import[] {
  const { module, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const found: { specifier: string; typeOnly: boolean }[] = [];
  for (const statement of module.staticImports)
    found.push({
      specifier: statement.moduleRequest.value,
      typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    });
  for (const statement of module.staticExports)
    for (const entry of statement.entries)
      if (entry.moduleRequest) found.push({ specifier: entry.moduleRequest.value, typeOnly: entry.isType });
  for (const call of module.dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(file.text.slice(call.moduleRequest.start, call.moduleRequest.end));
    if (literal?.[1]) found.push({ specifier: literal[1], typeOnly: false });
  }
  return found.map((one) => ({
    from: file.path,
    ...one,
    to: one.specifier.startsWith(".")
      ? relative(".", resolve(dirname(file.path), one.specifier))
          .split(sep)
          .join("/")
      : undefined,
  }));
}

/** Sentences naming each import that its layer does not allow. A file below no layer is a complaint of its own. */
export function upwardImports(files: readonly SourceFile[], layers: readonly Layer[]): string[] {
  return files.flatMap((file) => {
    const layer = layers.find((one) => file.path.startsWith(one.folder));
    if (!layer) return [`${file.path} belongs to no layer`];
    return importsOf(file)
      .filter((one) => !allowed(one, layer))
      .map((one) => `${one.from} may not import ${one.to ?? one.specifier}`);
  });
}

function allowed(one: Import, layer: Layer): boolean {
  if (one.to === undefined) return layer.packages?.includes(one.specifier) ?? true;
  const target = one.to;
  const below = (paths: readonly string[]) => paths.some((path) => target.startsWith(path));
  return below(layer.may) || (one.typeOnly && below(layer.mayTypes ?? []));
}

/** Imports, types aside, by which a file of a folder reaches a higher floor of it; `floors` names path prefixes, lowest first. */
export function upstairs(files: readonly SourceFile[], folder: string, floors: readonly string[]): string[] {
  const floorOf = (path: string): number =>
    path.startsWith(folder) ? floors.findIndex((floor) => path.slice(folder.length).startsWith(floor)) : -1;
  return files
    .filter((file) => floorOf(file.path) >= 0)
    .flatMap(importsOf)
    .filter((one) => one.to !== undefined && !one.typeOnly && floorOf(one.to) > floorOf(one.from))
    .map((one) => `${one.from} may not import ${one.to}: it is on a higher floor`);
}

/**
 * Each import cycle once, as the list of its files. Types may be mutually recursive across files, as abilities and their
 * effects are: a cycle needs imports that are left at run time all the way round. The files of one of `modules` (folders)
 * count as one file.
 */
export function cycles(files: readonly SourceFile[], modules: readonly string[] = []): string[][] {
  const nodeOf = (path: string): string => modules.find((module) => path.startsWith(module)) ?? path;
  const edges = new Map<string, string[]>();
  for (const file of files) {
    const targets = importsOf(file).flatMap((one) => (one.typeOnly || one.to === undefined ? [] : nodeOf(one.to)));
    edges.set(nodeOf(file.path), [...(edges.get(nodeOf(file.path)) ?? []), ...targets]);
  }
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      if (at < path.length - 1) found.push(path.slice(at));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of edges.keys()) visit(file);
  return found;
}

/** Imports that reach into one of these folders past its index.ts. */
export const pastTheFace = (files: readonly SourceFile[], modules: readonly string[]): string[] =>
  modules.flatMap((module) =>
    files
      .filter(({ path }) => !path.startsWith(module))
      .flatMap(importsOf)
      .filter(({ to }) => to?.startsWith(module) && to !== `${module}index.ts`)
      .map(({ from, to }) => `${from} may not import ${to}: ${module}index.ts is the face`),
  );
