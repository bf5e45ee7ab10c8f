import { main } from "../lib/explore/main.ts";

process.exitCode = await main(process.argv.slice(2), new URL("./explore-worker.ts", import.meta.url), console.log);
