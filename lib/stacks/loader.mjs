// A function's index.mjs: runs the bundle beside it, compiled already where this very V8 left a code cache for it.
// The name is written in as the folder is made; it holds the hash of the code, so that no cache outlives a change.
const name = "CODE";
const builtin = process.getBuiltinModule;
const { readFileSync, readdirSync } = builtin("node:fs");
const { Script } = builtin("node:vm");

const cacheFile = `${name}-${process.versions.v8}-${process.arch}.cache`;
const cachedData = readCache();
if (cachedData) forgetHeapFlags();
const file = new URL(`${name}.js`, import.meta.url);
const script = new Script(readFileSync(file, "utf8"), { filename: file.pathname, cachedData });
if (script.cachedDataRejected) warn("rejected");
const module = { exports: {} };
script.runInThisContext()(module.exports, builtin, module, import.meta.url);

export const { handler } = module.exports;

function readCache() {
  try {
    return readFileSync(new URL(cacheFile, import.meta.url));
  } catch {
    if (readdirSync(new URL(".", import.meta.url)).some((one) => one.endsWith(".cache"))) warn("made for another V8");
    return undefined;
  }
}

/**
 * V8 refuses a cache made under other flags. Those that Lambda starts Node with, by the function's memory, were read as
 * the process started and have no part in compiling: set back to their defaults they change nothing but V8's comparison.
 */
function forgetHeapFlags() {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ").replaceAll("_", "-");
  const { setFlagsFromString } = builtin("node:v8");
  for (const size of ["--max-old-space-size", "--max-semi-space-size"])
    if (given.includes(size)) setFlagsFromString(`${size}=0`);
  if (given.includes("--expose-gc")) setFlagsFromString("--no-expose-gc");
}

function warn(why) {
  const { versions, arch } = process;
  console.warn(JSON.stringify({ warning: "code-cache-unused", why, node: versions.node, v8: versions.v8, arch }));
}
