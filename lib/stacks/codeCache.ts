import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { HandlerBundles } from "./bundle.ts";
import type { Processor } from "./function.ts";

/** Names of the processors in Node's words, which are also those of the packages that carry Node. */
const archOf: Readonly<Record<Processor, string>> = { x86_64: "x64", arm64: "arm64" };

export interface NodeBinary {
  readonly path: string;
  /** "24.21.0" */
  readonly node: string;
  readonly v8: string;
  readonly arch: string;
}

const run = promisify(execFile);
const maker = fileURLToPath(new URL("./makeCache.mjs", import.meta.url));

/** What a function may look for in its environment as it loads; nothing is called while a cache is made. */
export const placeholders = {
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "none",
  AWS_SECRET_ACCESS_KEY: "none",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  TABLE_NAME: "table",
  NOTIFICATION_QUEUE_URL: "http://127.0.0.1/queue",
  BOT_QUEUE_URL: "http://127.0.0.1/bots",
  CHAT_QUEUE_URL: "http://127.0.0.1/chat",
  EDGE_KEY: "only while a code cache is made, never deployed",
  BUILD: "build",
  PAGE_URL: "http://127.0.0.1/",
};

/** Where Node for a processor is when it was installed with the other packages; npm leaves out those of other machines. */
export const installedNode = (processor: Processor): string =>
  join("node_modules", `node-linux-${archOf[processor]}`, "bin", "node");

/** The Node that runs this. */
export const thisNode = (): NodeBinary => ({
  path: process.execPath,
  node: process.versions.node,
  v8: process.versions.v8,
  arch: process.arch,
});

/**
 * The Node at `path`, if it runs here and is one that functions are deployed for.
 *
 * @returns why not, in words for the operator, otherwise.
 */
export async function usableNode(path: string, major: number, processor: Processor): Promise<NodeBinary | string> {
  if (!existsSync(path)) return `${path} is not there`;
  const print = "JSON.stringify({ ...process.versions, arch: process.arch })";
  const answer = await run(path, ["--print", print]).catch(() => undefined);
  if (answer === undefined) return `${path} does not run on this machine`;
  const { node, v8, arch } = JSON.parse(answer.stdout) as NodeBinary;
  if (Number.parseInt(node, 10) !== major || arch !== archOf[processor])
    return `${path} is Node ${node} for ${arch}, not Node ${major} for ${archOf[processor]}`;
  return { path, node, v8, arch };
}

/**
 * Lays V8's code cache beside the code of each function, made by the Node given. `loader.mjs` looks for it under the same
 * name, and passes by one of another V8.
 *
 * @throws when a function does not even load there.
 */
export async function addCodeCaches(bundles: HandlerBundles, { path, node, v8, arch }: NodeBinary): Promise<void> {
  await Promise.all(
    bundles.names.map((name) => {
      const code = bundles.code(name);
      const cache = code.replace(/\.js$/, `-${v8}-${arch}.cache`);
      return run(path, [maker, code, cache], { env: placeholders }).catch(({ stderr }: { stderr?: string }) => {
        // Node quotes the line at fault, which here is most of the bundle.
        const said = (stderr ?? "").split("\n").filter((line) => line.length < 200);
        throw new Error(`${name} does not load on Node ${node}:\n${said.join("\n")}`);
      });
    }),
  );
}
