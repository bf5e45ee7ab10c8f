import { main } from "../lib/faults/main.ts";

process.exitCode = await main(process.argv.slice(2), new URL("./faults-worker.ts", import.meta.url), console.log);
