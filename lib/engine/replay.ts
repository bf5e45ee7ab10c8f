import type { GameSetup, GameStep } from "./api.ts";
import type { Answer } from "./decisions.ts";
import type { Game } from "./game.ts";
import { WHATEVER_IT_TAKES } from "./limits.ts";
import { concedeGame, drawGame, type Outcome, runOn, startRuntime, submitAnswers } from "./run.ts";
import { initialState } from "./setup.ts";
import { expanded } from "./state/compact.ts";

/** The game that these steps make of a setup. Throws an `Error` that says which of them the rules do not take. */
export function replayed(setup: GameSetup, steps: readonly GameStep[]): Game {
  const game = startRuntime(initialState(setup), setup.pool, WHATEVER_IT_TAKES);
  runOn(game);
  for (const [number, { answers = [], concedes, draw, gaveUp }] of steps.entries()) {
    const done = (outcome: Outcome): void => {
      if (!outcome.ok) throw new Error(`step ${number + 1}: ${outcome.message}`);
    };
    if (gaveUp) throw new Error(`step ${number + 1}: what was too much for the game that was played is not done again`);
    for (const { seat, slot, answer, keep } of answers)
      done(submitAnswers(game, seat, [{ slot, answer: expanded(answer) as Answer, ...(keep && { keep }) }]));
    if (concedes !== undefined) done(concedeGame(game, concedes));
    if (draw) done(drawGame(game));
  }
  return game;
}
