import { engine } from "../lib/engine/index.ts";
import { BUDGETS } from "../lib/engine/limits.ts";
import { LASTING, lastingOn } from "./hostile.ts";
import { print, round } from "./report.ts";

/**
 * What a decision costs with many lasting effects: milliseconds of processor time for one (an ability that begins another
 * is activated, and both players pass), with 100 effects and with 1,000, on one creature and on a thousand; with 500 where
 * abilities are given, to 500 creatures. `LOAD` is a game restored from what was saved, and all that is worked out anew.
 */
const ROUNDS = 10;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

const only = process.env.ONLY?.split(",");
for (const name of Object.keys(LASTING)) {
  if (only && !only.includes(name)) continue;
  for (const creatures of [1, name === "abilities" ? 500 : 1_000]) {
    const { game, pump } = lastingOn(creatures, name);
    const until = (effects: number): void => {
      while (game.state.effects.length < effects) pump();
    };
    const began = cpu();
    const msADecision = (effects: number): number => {
      until(effects - ROUNDS);
      const began = cpu();
      until(effects);
      return (cpu() - began) / (3 * ROUNDS);
    };
    const most = name === "abilities" ? 500 : 1_000;
    const [few, many] = [msADecision(100), msADecision(most)];
    const seconds = (cpu() - began) / 1e3;
    const { pool, ...rest } = game;
    const saved = engine.save({ pool, ...rest });
    const load = cpu();
    const loaded = engine.load(saved, pool, BUDGETS.request);
    for (const seat of [0, 1]) engine.view(loaded, seat);
    print(`${name}: ${most} on ${creatures} creatures`, {
      ms100: round(few),
      [`ms${most}`]: round(many),
      growth: round(many / few),
      secondsForAll: round(seconds),
      secondsToLoadAndView: round((cpu() - load) / 1e3),
    });
  }
}
