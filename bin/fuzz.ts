import { main } from "../lib/faults/fuzz/main.ts";

process.exitCode = await main(process.argv.slice(2), new URL("./fuzz-worker.ts", import.meta.url), console.log);
