import { boutsOn } from "../lib/bots/arena/bout.ts";
import { arena } from "../lib/bots/arena/main.ts";
import { serve } from "../lib/bots/arena/processes.ts";
import { engine } from "../lib/engine/index.ts";
import { autoPassing } from "../lib/hosting/orders/planAndPass.ts";
import { BOT_STOPS } from "../lib/hosting/orders/stops.ts";

// The processes that play are this same file, with a parent to report to.
if (process.send)
  serve(({ ground, names }) => boutsOn(ground, names, engine, (rules) => autoPassing(rules, BOT_STOPS)));
else process.exitCode = await arena(process.argv.slice(2), new URL(import.meta.url));
