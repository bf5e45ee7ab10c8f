// Run by the Node that functions are deployed for: makes the code cache of one bundle, by running it.
// What was called while it loaded is in the cache, the rest compiles at its first call as ever.
import { readFileSync, writeFileSync } from "node:fs";
import { Script } from "node:vm";

const [, , code, cache] = process.argv;
const script = new Script(readFileSync(code, "utf8"), { filename: code });
const module = { exports: {} };
script.runInThisContext()(module.exports, process.getBuiltinModule, module, import.meta.url);
writeFileSync(cache, script.createCachedData());
process.exit();
