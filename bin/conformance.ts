import { main } from "../lib/conformance/main.ts";

process.exitCode = await main(process.argv.slice(2), new URL("./conformance-worker.ts", import.meta.url));
