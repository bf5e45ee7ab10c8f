import { performance } from "node:perf_hooks";
import { type Chance, chanceFrom } from "../lib/bots/chance.ts";
import { randomAnswer } from "../lib/bots/random.ts";
import type { Decision } from "../lib/engine/decisions.ts";
import { newGame, pending, result, submitDirectly } from "../lib/engine/index.ts";
import { print, round } from "./report.ts";
import { workload } from "./workload.ts";

/**
 * Whole games by chance through the engine: a uniformly random legal action or pass (mana is left to the solver),
 * coin-flip attacks, random legal blocks.
 */
const WARM_UP = 80;
const SECONDS = 8;

interface Counts {
  games: number;
  turns: number;
  decisions: number;
  realChoices: number;
}

const { pool, decks } = workload();

function play(number: number, counts: Counts): void {
  const chance = chanceFrom("bench", number);
  const game = newGame({
    seed: number.toString(16).padStart(64, "0"),
    pool,
    players: decks.map((deck) => ({ deck })),
    options: { mulligans: false },
  });
  while (result(game) === undefined) {
    const decision = pending(game)[0]!;
    const submitted = submitDirectly(game, decision.decidedBy, [
      { slot: decision.slot, answer: answerTo(decision, chance) },
    ]);
    if (!submitted.ok) throw new Error(`${submitted.code}: ${submitted.message}`);
    counts.decisions++;
    if (isOpen(decision)) counts.realChoices++;
  }
  counts.games++;
  counts.turns += game.state.turn.number;
}

const answerTo = (decision: Decision, chance: Chance) => randomAnswer(decision, chance);

/** Whether there is more than one answer. */
function isOpen(decision: Decision): boolean {
  switch (decision.ask) {
    case "priority":
      return decision.actions.some((action) => action.act !== "pass" && !(action.act === "activate" && action.mana));
    case "choose":
      return decision.min < decision.from.length || decision.min < decision.max;
    case "order":
      return decision.items.length > 1;
    case "option":
      return decision.options.length > 1;
    case "number":
      return decision.max > decision.min;
    default:
      return true;
  }
}

let number = 0;
const warm: Counts = { games: 0, turns: 0, decisions: 0, realChoices: 0 };
while (number < WARM_UP) play(number++, warm);
const counts: Counts = { games: 0, turns: 0, decisions: 0, realChoices: 0 };
const began = performance.now();
const cpuBegan = process.cpuUsage();
while (performance.now() - began < SECONDS * 1000) play(number++, counts);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(cpuBegan);
// What else the machine does shows in the first figures, not in this one.
console.log(`decisions a second of processor time: ${Math.round((counts.decisions * 1e6) / (user + system))}`);

print("engine", {
  gamesPerSecond: round(counts.games / seconds),
  decisionsPerSecond: Math.round(counts.decisions / seconds),
  realChoicesPerSecond: Math.round(counts.realChoices / seconds),
  turnsPerGame: round(counts.turns / counts.games),
  decisionsPerGame: round(counts.decisions / counts.games),
  peakRssMB: Math.round(process.resourceUsage().maxRSS / 1024),
});
