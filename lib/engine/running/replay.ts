import type { GameSetup, GameStep, LogEntry } from "../api.ts";
import type { Answer } from "../decisions.ts";
import type { Game } from "../game.ts";
import { WHATEVER_IT_TAKES } from "../limits.ts";
import { initialState } from "../setup.ts";
import { expanded } from "../state/compact.ts";
import { concedeGame, drawGame } from "./leave.ts";
import type { Outcome } from "./refusals.ts";
import { runOn, startRuntime } from "./run.ts";
import { submitAnswers } from "./submit.ts";

/** Told of a game after so many of its steps, and what happened in the last of them. Says whether it wants to hear more. */
type Told = (game: Game, events: readonly LogEntry[], steps: number) => boolean;

/** The game that these steps make of a setup, as far as anybody wants to hear of it. Throws an `Error` that says which of them the rules do not take. */
export function replayed(setup: GameSetup, steps: readonly GameStep[], told?: Told): Game {
  const game = startRuntime(initialState(setup), setup.pool, WHATEVER_IT_TAKES);
  runOn(game);
  if (told?.(game, [], 0) === false) return game;
  for (const [number, { answers = [], concedes, draw, gaveUp }] of steps.entries()) {
    const events: LogEntry[] = [];
    const done = (outcome: Outcome): void => {
      if (!outcome.ok) throw new Error(`step ${number + 1}: ${outcome.message}`);
      events.push(...outcome.events);
    };
    if (gaveUp) throw new Error(`step ${number + 1}: what was too much for the game that was played is not done again`);
    for (const { seat, slot, answer, keep } of answers)
      done(submitAnswers(game, seat, [{ slot, answer: expanded(answer) as Answer, ...(keep && { keep }) }]));
    if (concedes !== undefined) done(concedeGame(game, concedes));
    if (draw) done(drawGame(game));
    if (told?.(game, events, number + 1) === false) return game;
  }
  return game;
}
