import { fitValue } from "../lib/bots/strong/fit.ts";
import { engine } from "../lib/engine/index.ts";
import { autoPassing } from "../lib/hosting/orders/planAndPass.ts";
import { BOT_STOPS } from "../lib/hosting/orders/stops.ts";

process.exitCode = await fitValue(process.argv.slice(2), engine, (rules) => autoPassing(rules, BOT_STOPS));
