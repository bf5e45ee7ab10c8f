import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What the synthesized app is made of; the local host and the tests are not. */
const sources = ["lambdas", "lib", "web", "package-lock.json", "tsconfig.json"];
const notSources = /^lib\/local\/|\.d\.ts$|\.md$/;

export interface Synthesis {
  /** The cloud assembly. */
  readonly folder: string;
  /** False when it was there already, made from the very same sources. */
  readonly made: boolean;
}

/**
 * The app's cloud assembly for the sources as they are now, made only when they have changed: then neither the CDK nor
 * esbuild is even loaded. Older assemblies are removed.
 *
 * @param making - called when it has to be made, which takes seconds.
 * @param context - the CDK's (configuration.ts).
 */
export async function synthesizeOnce(
  cache: string,
  making: () => void = () => {},
  context: Readonly<Record<string, string>> = {},
): Promise<Synthesis> {
  const key = await hashOfSources(context);
  const folder = join(cache, key);
  if (existsSync(folder)) return { folder: join(folder, "cdk.out"), made: false };
  making();
  const workshop = join(cache, `${key}.${process.pid}`);
  // Whoever starts it may find out meanwhile that it cannot start.
  const abandon = () => rmSync(workshop, { recursive: true, force: true });
  process.once("exit", abandon);
  await mkdir(workshop, { recursive: true });
  const [{ synthesize }, old] = await Promise.all([import("./synthesize.ts"), readdir(cache)]);
  await synthesize({ workshop, output: join(workshop, "cdk.out"), codeCaches: false, checks: false, context });
  for (const one of old) if (!one.startsWith(key)) await rm(join(cache, one), { recursive: true, force: true });
  // Whoever finds the folder finds it complete; another process may have been faster.
  await rename(workshop, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    abandon();
  });
  process.off("exit", abandon);
  return { folder: join(folder, "cdk.out"), made: true };
}

async function hashOfSources(context: Readonly<Record<string, string>>): Promise<string> {
  const hash = createHash("sha256").update(process.version).update(JSON.stringify(context));
  for (const source of sources) {
    for (const path of await filesOf(source)) {
      if (notSources.test(path)) continue;
      hash.update(`\0${path}\0`).update(await readFile(path));
    }
  }
  return hash.digest("hex").slice(0, 20);
}

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .sort();
}
