import { simulate } from "../lib/bots/simulation/main.ts";
import { engine } from "../lib/engine/index.ts";
import { settling } from "../lib/table/settle.ts";

process.exitCode = await simulate(process.argv.slice(2), { all: engine, default: settling(engine) });
