import type { LogEntry } from "../api.ts";
import type { Paused } from "../decisions.ts";
import type { Game } from "../game.ts";
import type { Budget } from "../limits.ts";
import { StepLimitExceeded } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { set } from "../state/journal.ts";
import { gatheredLog } from "../view/gatherLog.ts";
import { drawGame } from "./leave.ts";
import { complete, runOn, toStablePoint } from "./run.ts";
import { submitAnswers } from "./submit.ts";

/**
 * A game that did as much as it does at once (limits.ts) is paused: nobody is asked, until the system has gone on with it.
 * It is at a stable point, or the answers that began what is too much for a request wait to be given again.
 */
export const isPaused = ({ execution }: Game): boolean => execution.paused !== undefined;

/** Whoever is asked now would not be asked if there were time: it waits until it is gone on with. */
export function pause({ state, execution }: Game): void {
  if (state.result === undefined) execution.paused ??= execution.pending.length > 0 ? { asks: true } : {};
}

/** Goes on until somebody must decide, or as far as `budget` lets it. What happened. */
export function carryOn(game: Game, budget: Budget): readonly LogEntry[] {
  const { execution } = game;
  const { paused, budget: own } = execution;
  if (paused === undefined) return [];
  Object.assign(execution, { paused: undefined, steps: 0, budget });
  try {
    return wentOn(game, paused);
  } catch (thrown) {
    if (!(thrown instanceof StepLimitExceeded) || budget.beyond !== "giveUp") throw thrown;
    return givenUp(game);
  } finally {
    execution.budget = own;
  }
}

function wentOn(game: Game, { held }: Paused): readonly LogEntry[] {
  if (held !== undefined) {
    // A refusal is another build's: then the question is open again.
    const submitted = submitAnswers(game, held.seat, held.answers);
    return submitted.ok ? submitted.events : [];
  }
  if (game.execution.run === undefined) runOn(game);
  return gatheredLog(game.log.splice(0));
}

/**
 * A single procedure that goes beyond every limit. A spell or ability is removed from the stack as though it had no
 * instructions, as tokens beyond the limit are not created: a draw would be a way to escape defeat. Whatever else goes on
 * without an end is a loop of mandatory actions (104.4b).
 */
function givenUp(game: Game): readonly LogEntry[] {
  const { state, journal, execution, log } = game;
  toStablePoint(game, execution.logged);
  complete(execution, { gaveUp: true });
  const { stage } = state;
  if (stage.at !== "resolve" || stage.abandoned) return drawn(game);
  const top = state.stack.at(-1)!;
  set(journal, state, "stage", { at: "resolve", abandoned: true });
  log.push({ code: "tooMuch", objects: [{ id: top, name: characteristicsOf(game, top).name }] });
  try {
    runOn(game);
    return gatheredLog(log.splice(0));
  } catch (thrown) {
    if (!(thrown instanceof StepLimitExceeded)) throw thrown;
    return drawn(game);
  }
}

function drawn(game: Game): readonly LogEntry[] {
  const before = gatheredLog(game.log.splice(0));
  const submitted = drawGame(game);
  if (!submitted.ok) throw new Error(submitted.message);
  return [...before, ...submitted.events];
}
