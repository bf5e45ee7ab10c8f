import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installedNode, thisNode, usableNode } from "../../lib/cli/nodeBinary.ts";
import { EDGE_HEADER } from "../../lib/hosting/routes.ts";
import { bundleHandlers, type HandlerBundles } from "../../lib/stacks/bundle.ts";
import { addCodeCaches, placeholders } from "../../lib/stacks/codeCache.ts";
import { temporaryFolder } from "../support/synthesized.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** An action by nobody in particular: answered by the stack around the handler, before anything is asked of AWS. */
const event = {
  version: "2.0",
  routeKey: "$default",
  rawPath: "/v1/games/G/actions",
  rawQueryString: "",
  headers: { "content-type": "application/json", [EDGE_HEADER]: placeholders.EDGE_KEY },
  requestContext: { http: { method: "POST", path: "/v1/games/G/actions" } },
  body: "{}",
  isBase64Encoded: false,
};

/** Asks a function in a process of its own; `rejected` is V8's word on the cache, undefined when it was given none. */
function ask(of: string, { node = process.execPath, flags = [] as readonly string[] } = {}) {
  const script = `
    const vm = process.getBuiltinModule("node:vm");
    let rejected;
    vm.Script = class extends vm.Script {
      constructor(...given) { super(...given); rejected = this.cachedDataRejected; }
    };
    const { handler } = await import(${JSON.stringify(pathToFileURL(resolve(of, "index.mjs")).href)});
    const { statusCode, body } = await handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 9000 });
    console.log(JSON.stringify({ statusCode, code: JSON.parse(body).code, rejected, gc: typeof gc }));`;
  const { stdout, stderr } = spawnSync(node, [...flags, "--input-type=module", "--eval", script], {
    env: placeholders,
    encoding: "utf8",
  });
  // After the line of the access log.
  return { answer: JSON.parse(stdout.trim().split("\n").at(-1)!) as Record<string, unknown>, stderr };
}

const cacheIn = (of: string): string => join(of, readdirSync(of).find((file) => file.endsWith(".cache")) ?? "none");

describe("a function's folder", () => {
  let bundles: HandlerBundles;
  let act: string;
  let plainHash: string;
  const copy = (name: string): string => {
    cpSync(act, join(folder.path, name), { recursive: true });
    return join(folder.path, name);
  };
  beforeAll(async () => {
    bundles = await bundleHandlers("lambdas", join(folder.path, "lambdas"));
    plainHash = bundles.assetHash("act");
    await addCodeCaches(bundles, thisNode());
    act = bundles.folder("act");
  });

  it("works with the code cache", () => {
    const { answer, stderr } = ask(act);
    expect(answer).toMatchObject({ statusCode: 401, code: "no-token", rejected: false });
    expect(stderr).toBe("");
  });

  it("works with a cache that V8 rejects, and says so", () => {
    const other = copy("rejected");
    const bytes = readFileSync(cacheIn(other));
    // The second word of the header is the hash of V8's version.
    bytes.writeUInt32LE((bytes.readUInt32LE(4) ^ 1) >>> 0, 4);
    writeFileSync(cacheIn(other), bytes);
    const { answer, stderr } = ask(other);
    expect(answer).toMatchObject({ statusCode: 401, code: "no-token", rejected: true });
    expect(JSON.parse(stderr)).toMatchObject({ warning: "code-cache-unused", why: "rejected" });
  });

  it("works with a cache for another V8, which is not even read, and says so", () => {
    const other = copy("another");
    renameSync(cacheIn(other), cacheIn(other).replace(process.versions.v8, "1.2.3"));
    const { answer, stderr } = ask(other);
    expect(answer).toMatchObject({ statusCode: 401, code: "no-token" });
    expect(answer).not.toHaveProperty("rejected");
    expect(JSON.parse(stderr)).toMatchObject({ why: "made for another V8", v8: process.versions.v8 });
  });

  it("works without a cache", () => {
    const other = copy("without");
    rmSync(cacheIn(other));
    const { answer, stderr } = ask(other);
    expect(answer).toMatchObject({ statusCode: 401, code: "no-token" });
    expect(answer).not.toHaveProperty("rejected");
    expect(stderr).toBe("");
  });

  it("has a cache that is accepted under the flags Lambda starts Node with, which stay in force", () => {
    const flags = ["--expose-gc", "--max-semi-space-size=25", "--max-old-space-size=460"];
    expect(ask(act, { flags }).answer).toMatchObject({ statusCode: 401, rejected: false, gc: "function" });
    // Any other flag is V8's to judge.
    expect(ask(act, { flags: ["--max-lazy"] }).answer).toMatchObject({ statusCode: 401, rejected: true });
  });

  it("never has a cache of other code: its name carries the hash of the code, and what was there before is removed", async () => {
    const source = join(folder.path, "source");
    mkdirSync(source);
    const built = async (said: string) => {
      writeFileSync(join(source, "one.ts"), `export const handler = async () => ({ said: "${said}" });`);
      const one = await bundleHandlers(source, join(folder.path, "changed"));
      const before = readdirSync(one.folder("one"));
      await addCodeCaches(one, thisNode());
      return { before, hash: one.assetHash("one"), cache: cacheIn(one.folder("one")), build: one.build };
    };
    // Of one length: that is all V8 would compare.
    const [first, second] = [await built("aaa"), await built("bbb")];
    expect(second.before.filter((file) => file.endsWith(".cache"))).toEqual([]);
    expect(second.cache).not.toBe(first.cache);
    expect(second.hash).not.toBe(first.hash);
  });

  it("is another asset with a cache", () => {
    expect(bundles.assetHash("act")).not.toBe(plainHash);
  });

  it.runIf(existsSync(installedNode("x64")) && process.arch === "x64")(
    "has a cache that the deployed Node takes, where that Node is installed",
    async () => {
      const node = await usableNode(installedNode("x64"), { major: 24, arch: "x64" });
      if (typeof node === "string") throw new Error(node);
      await addCodeCaches(bundles, node);
      expect(ask(act, { node: node.path }).answer).toMatchObject({
        statusCode: 401,
        rejected: false,
      });
    },
  );
});

describe("the Node that makes the caches", () => {
  it("is refused, with the reason, when it is not there, does not run, or is not the deployed one", async () => {
    const broken = join(folder.path, "broken");
    writeFileSync(broken, "no program", { mode: 0o755 });
    expect(await usableNode(join(folder.path, "nowhere"), { major: 24, arch: "x64" })).toContain("is not there");
    expect(await usableNode(broken, { major: 24, arch: "x64" })).toContain("does not run");
    expect(await usableNode(process.execPath, { major: 18, arch: "x64" })).toContain("not Node 18");
  });

  it("does not stand in for the Node that commands are called with", () => {
    const found = execFileSync("npm", ["exec", "--", "node", "--print", "process.version"], { encoding: "utf8" });
    expect(found.trim()).toBe(process.version);
  });
});
