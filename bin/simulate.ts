import { simulate } from "../lib/bots/simulation/main.ts";
import { engine } from "../lib/engine/index.ts";
import { settling } from "../lib/hosting/orders/planAndPass.ts";

process.exitCode = await simulate(process.argv.slice(2), engine, {
  all: (rules) => rules,
  default: (rules) => settling(rules),
  reactive: (rules) => settling(rules, { profile: "reactive" }),
  quick: (rules) => settling(rules, { profile: "quick" }),
  plans: (rules, planners) => settling(rules, { profile: "default" }, planners),
});
