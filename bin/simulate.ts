import { simulate } from "../lib/bots/simulation/main.ts";
import { engine } from "../lib/engine/index.ts";
import { autoPassing } from "../lib/hosting/orders/planAndPass.ts";

process.exitCode = await simulate(process.argv.slice(2), engine, {
  all: (rules) => rules,
  default: (rules) => autoPassing(rules),
  reactive: (rules) => autoPassing(rules, { profile: "reactive" }),
  quick: (rules) => autoPassing(rules, { profile: "quick" }),
  plans: (rules, planners) => autoPassing(rules, { profile: "default" }, planners),
});
