import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleHandlers } from "../lib/stacks/bundle.ts";
import { median, print, round } from "./report.ts";

/**
 * How long the deployed act handler takes to import, in a fresh process each time, against a handler with nothing but
 * middy and both SDK clients; in turn, so that what else the machine does falls on both.
 */
const TIMES = 15;

const folder = join(".cache", "bench", "cold");
const act = join((await bundleHandlers("lambdas", join(folder, "act"))).folder("act"), "index.mjs");
const bare = join((await bundleHandlers("bench/cold", join(folder, "bare"))).folder("bare"), "index.mjs");

const script = `
  const began = performance.now();
  await import(process.argv[1]);
  console.log(performance.now() - began);`;
const environment = {
  PATH: process.env.PATH,
  AWS_REGION: "eu-central-1",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  TABLE_NAME: "table",
  NOTIFICATION_QUEUE_URL: "http://127.0.0.1/queue",
  SEAT_KEY: "only for measuring, on this machine",
  BUILD: "build",
  PAGE_URL: "http://127.0.0.1/",
};
const importMs = (file: string): number =>
  Number(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script, pathToFileURL(resolve(file)).href], {
      env: environment,
      encoding: "utf8",
    }),
  );

const samples: { readonly act: number[]; readonly bare: number[] } = { act: [], bare: [] };
// Once each to have the files in memory.
importMs(bare);
importMs(act);
for (let i = 0; i < TIMES; i++) {
  samples.bare.push(importMs(bare));
  samples.act.push(importMs(act));
}

const actMs = median(samples.act);
const bareMs = median(samples.bare);
print("cold", {
  ratio: round(actMs / bareMs),
  actMs: round(actMs, 1),
  bareMs: round(bareMs, 1),
  bundleKB: Math.round(statSync(act).size / 1024),
});
