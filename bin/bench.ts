import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, bundleAt, bundleOf, workloads } from "../bench/bundle.ts";

const benches = {
  cold: "import time of the act handler, code cache and all, against middy and the SDK clients alone",
  engine: "whole games by chance through the engine; --decks emberwick on the built-in decks",
  request: "a hosted decision and its parts: restore, submit, views, save, pack",
  views: "ms and bytes of a view",
  scale: "one action on boards of 10, 100 and 1,000 permanents, and a combat of a thousand",
  bytes: "size of a game's stored item, at three turns",
  http: "actions through the whole local stack",
};

const usage = `Measures. Each prints a table; with --json its last line is one JSON object.

${Object.entries(benches)
  .map(([name, what]) => `  npm run bench -- ${name.padEnd(8)} ${what}`)
  .join("\n")}

  --against COMMIT|FILE        ${workloads().join(", ")}: in turn with the code of a commit of this clone, or with
                               a bundle made of one before; prints the ratio, ours divided by theirs
  npm run bench -- bundle COMMIT [NAME]   makes such bundles and prints where they are
`;

/** Bundled as what is deployed is, and in a process of its own. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const { against } = parseArgs({ args: [...args], options: { against: { type: "string" } }, strict: false }).values;
  const other = typeof against === "string" && !existsSync(against) ? await bundleAt(against, name) : against;
  const file = await bundle(join("bench", `${name}.ts`), bundleOf(name));
  const argv = [...args, ...(typeof other === "string" ? ["--against", other] : [])];
  const child = spawn(process.execPath, ["--enable-source-maps", "--expose-gc", file, ...argv], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}

const [name, ...args] = process.argv.slice(2);
if (name === "--help" || name === "help") console.log(usage);
else if (name === "bundle" && args[0] !== undefined) {
  const [commit, only] = args;
  for (const one of only === undefined ? workloads() : [only]) console.log(await bundleAt(commit!, one));
} else if (name === "http" || name === "cold") {
  // What these measure starts files beside its own sources, so it stays where it is.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  await (name === "http" ? import("../bench/http.ts") : import("../bench/cold.ts"));
} else if (name !== undefined && Object.hasOwn(benches, name)) process.exitCode = await run(name, args);
else {
  console.error(name === undefined ? usage : `There is no bench "${name}".\n\n${usage}`);
  process.exitCode = 2;
}
