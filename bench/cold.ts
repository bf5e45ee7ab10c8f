import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { thisNode } from "../lib/cli/nodeBinary.ts";
import { bundleHandlers } from "../lib/stacks/bundle.ts";
import { addCodeCaches, placeholders } from "../lib/stacks/codeCache.ts";
import { median, print, round } from "./report.ts";

/**
 * How long the deployed act handler takes to import on the Node this runs on, in a fresh process each time: with the code
 * cache (`ratio`) and without (`plainRatio`), against a handler with nothing but middy and both SDK clients, bundled as
 * anybody would. In turn, and in milliseconds of processor time, so that what else the machine does shows less in it: an
 * import waits for nothing.
 */
const ROUNDS = 25;

const folder = join(".cache", "bench", "cold");
const plain = await bundleHandlers("lambdas", join(folder, "plain"));
const cached = await bundleHandlers("lambdas", join(folder, "cached"));
await addCodeCaches(cached, thisNode());
const bare = join(folder, "bare.mjs");
await build({
  entryPoints: ["bench/cold/bare.ts"],
  outfile: bare,
  ...{ bundle: true, minify: true, platform: "node", target: "node20", format: "esm", mainFields: ["module", "main"] },
});

const script = `
  const before = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before);
  console.log((user + system) / 1000);`;
const importMs = (file: string): number =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script, pathToFileURL(resolve(file)).href], {
      env: placeholders,
      encoding: "utf8",
    }),
  );

const files = {
  act: join(cached.folder("act"), "index.mjs"),
  plain: join(plain.folder("act"), "index.mjs"),
  bare,
};
const samples: Readonly<Record<keyof typeof files, number[]>> = { act: [], plain: [], bare: [] };
const names = Object.keys(files) as (keyof typeof files)[];
// Once each to have the files in memory.
for (const name of names) importMs(files[name]);
for (let round = 0; round < ROUNDS; round++) for (const name of names) samples[name].push(importMs(files[name]));

const [actMs, plainMs, bareMs] = [median(samples.act), median(samples.plain), median(samples.bare)];
print("cold", {
  ratio: round(actMs / bareMs),
  plainRatio: round(plainMs / bareMs),
  actMs: round(actMs, 1),
  plainMs: round(plainMs, 1),
  bareMs: round(bareMs, 1),
  bundleKB: Math.round(statSync(plain.code("act")).size / 1024),
  node: process.version,
});
