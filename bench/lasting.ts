import { lastingOn } from "./hostile.ts";
import { print, round } from "./report.ts";

/**
 * What a decision costs with many lasting effects: milliseconds of processor time for one (an ability that gives all creatures
 * +1/+1 and trample until end of turn is activated, and both players pass), with 100 effects and with 1,000, on one creature
 * and on a thousand.
 */
const ROUNDS = 30;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

for (const creatures of [1, 1_000]) {
  const { game, pump } = lastingOn(creatures);
  const until = (effects: number): void => {
    while (game.state.effects.length < effects) pump();
  };
  const msADecision = (effects: number): number => {
    until(effects - ROUNDS);
    const began = cpu();
    until(effects);
    return (cpu() - began) / (3 * ROUNDS);
  };
  const [few, many] = [msADecision(100), msADecision(1_000)];
  print(`on ${creatures} creatures`, { ms100: round(few), ms1000: round(many), growth: round(many / few) });
}
