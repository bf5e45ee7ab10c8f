import { main } from "../lib/cards/cli/main.ts";
import { processTerminal } from "../lib/cards/cli/terminal.ts";
import { readCard } from "../lib/oracle/index.ts";

process.exitCode = await main(process.argv.slice(2), {
  read: readCard,
  worker: new URL("./cards-worker.ts", import.meta.url),
  terminal: processTerminal(),
});
