import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";

const benches = {
  cold: "import time of the act handler's bundle against middy and the SDK clients alone",
  engine: "whole games by chance through the engine",
  request: "restore, one action and save, at four turns",
  scale: "one action on boards of 10, 100 and 1,000 permanents, and a combat of a thousand",
  bytes: "size of a game's stored item, at three turns",
  http: "actions through the whole local stack",
};

const usage = `Measures. Each prints a table; with --json its last line is one JSON object.

${Object.entries(benches)
  .map(([name, what]) => `  npm run bench -- ${name.padEnd(8)} ${what}`)
  .join("\n")}
`;

/** Bundled as what is deployed is, and in a process of its own. */
async function run(name: string, args: readonly string[]): Promise<number> {
  const outfile = join(".cache", "bench", `${name}.mjs`);
  await build({
    entryPoints: [join("bench", `${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  const child = spawn(process.execPath, ["--enable-source-maps", outfile, ...args], { stdio: "inherit" });
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}

const [name, ...args] = process.argv.slice(2);
if (name === "--help" || name === "help") console.log(usage);
else if (name === "http") {
  // The local host starts files beside its own sources, so it stays where it is.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  await import("../bench/http.ts");
} else if (name !== undefined && Object.hasOwn(benches, name)) process.exitCode = await run(name, args);
else {
  console.error(name === undefined ? usage : `There is no bench "${name}".\n\n${usage}`);
  process.exitCode = 2;
}
