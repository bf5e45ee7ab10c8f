import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

/** The workloads of today, bundled with the code of another commit: what ratios are measured against. */

const FOLDER = join(".cache", "bench");

/** One file as what is deployed is built. Packages stay outside. */
export async function bundle(entry: string, outfile: string, plugins: Plugin[] = []): Promise<string> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    plugins,
  });
  return outfile;
}

export const bundleOf = (name: string): string => join(FOLDER, `${name}.mjs`);

/** The workload `name` with the code of a commit, built if it was not before. Throws if git does not know the commit. */
export async function bundleAt(commit: string, name: string): Promise<string> {
  const id = git("rev-parse", "--verify", "--quiet", `${commit}^{commit}`).toString().trim();
  const folder = join(FOLDER, id.slice(0, 12));
  const source = join(folder, "source");
  if (!existsSync(source)) {
    mkdirSync(source, { recursive: true });
    const files = git("archive", "--format=tar", id, "lib", "bench", "package.json", "tsconfig.json");
    execFileSync("tar", ["-x", "-C", source], { input: files });
  }
  return bundle(workload(name), join(folder, `${name}.mjs`), [importsOf(id, source)]);
}

/** The workload `name` with the code as it is here. */
export const bundleOurs = (name: string): Promise<string> =>
  bundle(workload(name), join(FOLDER, "ours", `${name}.mjs`));

const workload = (name: string): string => join("bench", "workloads", `${name}.ts`);

/** All that can be measured against another commit. */
export const workloads = (): string[] =>
  readdirSync(join("bench", "workloads")).map((file) => file.replace(/\.ts$/, ""));

const git = (...args: string[]): Buffer => {
  try {
    return execFileSync("git", args, { maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "pipe"] });
  } catch {
    throw new Error(`git ${args.join(" ")} failed; is that commit in this clone?`);
  }
};

/** imports.ts of that commit in place of ours; of a commit from before there was one, a list of what is where. */
function importsOf(id: string, source: string): Plugin {
  const own = resolve(source, "bench", "imports.ts");
  return {
    name: "imports",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/imports\.ts$/ }, () =>
        existsSync(own) ? { path: own } : { path: id, namespace: "imports" },
      );
      onLoad({ filter: /.*/, namespace: "imports" }, () => {
        const list = readdirSync("bench").find((file) => id.startsWith(/^imports-(\w+)\.json$/.exec(file)?.[1] ?? "-"));
        if (list === undefined) throw new Error(`${id} has no bench/imports.ts, and there is no list in its place`);
        const files = JSON.parse(readFileSync(join("bench", list), "utf8")) as Record<string, string[]>;
        return {
          resolveDir: resolve(source),
          contents: Object.entries(files)
            .map(([file, names]) => `export { ${names.join(", ")} } from "./${file}";`)
            .join("\n"),
        };
      });
    },
  };
}
