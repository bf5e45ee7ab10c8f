import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { NodeBinary } from "../cli/nodeBinary.ts";
import type { HandlerBundles } from "./bundle.ts";
import type { Processor } from "./function.ts";

/** Names of the processors in Node's words, which are also those of the packages that carry Node. */
export const archOf: Readonly<Record<Processor, string>> = { x86_64: "x64", arm64: "arm64" };

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
