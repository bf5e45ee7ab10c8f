import { completed, validate } from "../answers/validate.ts";
import type { GameStep } from "../api.ts";
import { UPCALLS } from "../bindUpcalls.ts";
import type { Answer, Decision, Keep } from "../decisions.ts";
import type { CardPool } from "../definition.ts";
import type { Execution, Game, Procedure, TakenInput } from "../game.ts";
import { type Budget, IN_MEMORY, WHATEVER_IT_TAKES } from "../limits.ts";
import { StepLimitExceeded, UnknownInformation } from "../procedure.ts";
import { OUTERMOST } from "../scope.ts";
import { newCaches } from "../state/caches.ts";
import { commit, mark, newJournal, set, undone } from "../state/journal.ts";
import { compactState, laidOut } from "../state/layout.ts";
import type { GameState } from "../state/state.ts";
import { nextProcedure } from "../turn/advance.ts";
import { backTo } from "./attempt.ts";

/**
 * Runs procedures: choose, suspend, resume, replay (architecture, section 3). A procedure that is suspended is the state
 * at the last stable point plus the inputs since; in memory its generator simply stays alive.
 */

/** A running game at a stable point; `runOn` takes it to its first decision. */
export function startRuntime(state: GameState, pool: CardPool, budget: Budget = IN_MEMORY): Game {
  return {
    pool,
    state: laidOut(state),
    journal: newJournal(),
    derived: newCaches(pool),
    upcalls: UPCALLS,
    log: [],
    execution: {
      run: undefined,
      pending: [],
      answered: [],
      inputs: [],
      keeps: new Map(),
      slots: new Map(),
      looked: new Map(),
      revealed: new Set(),
      barrier: 0,
      stable: 0,
      ground: 0,
      steps: 0,
      effort: 0,
      budget,
      began: 0,
      logged: 0,
      past: [],
      settled: 0,
      randomEvents: [],
      paused: undefined,
      scope: OUTERMOST,
    },
  };
}

/**
 * Runs procedures until somebody must decide, the game is over, or it has done as much as it does at once. If that throws,
 * nothing of it is final yet.
 */
export function runOn(game: Game): void {
  const { execution } = game;
  while (execution.run === undefined && execution.determinized?.ended === undefined) {
    stablePoint(game);
    if (execution.halt?.(game)) break;
    if (isSpent(game)) {
      execution.paused = {};
      break;
    }
    const run = nextProcedure(game);
    if (run === undefined) break;
    execution.run = run;
    goOn(game, run, []);
  }
  finalize(game);
}

/** What led to the last stable point is final. */
export function finalize({ execution, journal }: Game): void {
  execution.settled = execution.past.length;
  // What is supposed is taken back to its beginning again and again.
  if (execution.supposed !== undefined) execution.ground = execution.stable;
  else {
    commit(journal, execution.stable);
    execution.stable = 0;
  }
}

const isSpent = ({ state, execution: { steps, budget } }: Game): boolean =>
  budget.beyond !== "refuse" && steps > budget.inAll && state.result === undefined;

/** The procedure up to its next question or its end; a supposed world goes back to where it could still be known. */
function goOn(game: Game, run: Procedure, answers: readonly Answer[]): void {
  const { determinized } = game.execution;
  try {
    take(game, run.next(answers));
  } catch (thrown) {
    if (!(thrown instanceof UnknownInformation) || determinized === undefined) throw thrown;
    toStablePoint(game, game.execution.logged);
    determinized.ended = thrown.what;
  }
}

/** Everything so far is settled, once what runs on from here has come to a question. */
function stablePoint(game: Game): void {
  const { execution } = game;
  complete(execution, {}, execution.inputs);
  execution.stable = mark(game.journal);
  execution.began = execution.effort;
  execution.logged = game.log.length;
  forgetInputs(execution);
}

/** What was done since the last stable point belongs to the game's history, and with it how that ended. */
export function complete(
  { past, randomEvents }: Execution,
  ended: Pick<GameStep, "concedes" | "draw" | "gaveUp">,
  inputs: readonly TakenInput[] = [],
): void {
  if (inputs.length === 0 && randomEvents.length === 0 && Object.keys(ended).length === 0) return;
  past.push({
    ...(inputs.length > 0 && { answers: inputs.map(answerOf) }),
    ...(randomEvents.length > 0 && { random: [...randomEvents] }),
    ...ended,
  });
}

const answerOf = ({ seat, decision, answer, keep }: TakenInput) => ({
  ...{ seat, slot: decision.slot, answer },
  ...(keep && { keep }),
});

function take(game: Game, step: IteratorResult<readonly Decision[], void>): void {
  const { execution } = game;
  if (!step.done && execution.effort - execution.began > execution.budget.beforeAQuestion)
    throw new StepLimitExceeded("too much before a question");
  // 104.1: the game has ended in the middle of it, and whoever would be asked on is not.
  const isOver = !step.done && game.state.result !== undefined;
  if (isOver) {
    execution.run?.return();
    set(game.journal, game.state, "stage", { at: "over" });
  }
  const isAtEnd = step.done || isOver;
  execution.pending = isAtEnd ? [] : step.value;
  execution.answered = execution.pending.map(() => undefined);
  if (isAtEnd) execution.run = undefined;
}

/** Gives one answer; when all simultaneous ones are there the procedure goes on, where it is about priority with the first (807.5a). */
export function give(game: Game, index: number, answer: Answer, keep: Keep | undefined): void {
  const { execution } = game;
  const decision = execution.pending[index]!;
  execution.inputs.push({ decision, seat: decision.decidedBy, answer, ...(keep && { keep }) });
  if (keep !== undefined) execution.keeps.set(decision.player, keep);
  execution.answered[index] = completed(decision, answer);
  if (decision.ask !== "priority" && execution.answered.some((a) => a === undefined)) return;
  const answers = execution.answered as Answer[];
  execution.pending = [];
  goOn(game, execution.run!, answers);
}

/** The open questions of a game, those already answered left out; none while it is still working. */
export const openDecisions = ({ execution: { paused, pending, answered } }: Game): readonly Decision[] =>
  paused === undefined ? pending.filter((_, i) => answered[i] === undefined) : [];

/** A procedure that was too much waits at its beginning. */
export function pauseBefore(game: Game): void {
  const { execution } = game;
  toStablePoint(game, execution.logged);
  finalize(game);
  execution.paused = {};
}

/** What is counted from when a game was loaded is counted from now. */
export function beginCounting(game: Game, budget: Budget): void {
  const { execution } = game;
  game.log.length = 0;
  execution.logged = 0;
  execution.past.length = 0;
  execution.settled = 0;
  execution.steps = 0;
  execution.began -= execution.effort;
  execution.effort = 0;
  execution.budget = budget;
}

/** Back to the stable point from which the game was run on last, then these inputs again. */
export function restore(game: Game, inputs: readonly TakenInput[]): void {
  game.execution.stable = game.execution.ground;
  game.execution.past.length = game.execution.settled;
  toStablePoint(game);
  replay(game, inputs);
  game.log.length = 0;
}

/** A supposed game from its beginning again, brought on by these inputs. */
export function beginAgain(game: Game, inputs: readonly TakenInput[]): void {
  const { execution } = game;
  execution.ground = 0;
  execution.settled = 0;
  restore(game, inputs);
}

export function toStablePoint(game: Game, logged = 0): void {
  const { execution } = game;
  backTo(game, { mark: execution.stable, logged, scope: OUTERMOST });
  execution.run = undefined;
  execution.pending = [];
  execution.answered = [];
  execution.steps = 0;
  execution.began = execution.effort;
  execution.paused = undefined;
  forgetInputs(execution);
}

function forgetInputs(execution: Execution): void {
  execution.inputs = [];
  if (execution.randomEvents.length > 0) execution.randomEvents = [];
  if (execution.slots.size > 0) execution.slots.clear();
  if (execution.keeps.size > 0) execution.keeps.clear();
  if (execution.looked.size > 0) execution.looked.clear();
  if (execution.revealed.size > 0) execution.revealed.clear();
  execution.barrier = 0;
  execution.resumable = undefined;
}

/** What came in before is not what is asked for now. */
export class NotAsked extends Error {}

/** Runs the procedure again and feeds it what came in. Throws `NotAsked`: of the same game, a broken invariant. */
export function replay(game: Game, inputs: readonly TakenInput[]): void {
  const { execution } = game;
  const { budget } = execution;
  execution.budget = WHATEVER_IT_TAKES;
  runOn(game);
  for (const input of inputs) {
    const index = game.execution.pending.findIndex(
      (decision, i) =>
        decision.slot === input.decision.slot &&
        decision.decidedBy === input.seat &&
        game.execution.answered[i] === undefined,
    );
    if (index < 0) throw new NotAsked(`replay asks for nothing in slot "${input.decision.slot}"`);
    const invalid = validate(game.execution.pending[index]!, input.answer);
    if (invalid !== undefined) throw new NotAsked(`an unchecked answer reached the rules: ${invalid.message}`);
    give(game, index, input.answer, input.keep);
  }
  execution.budget = budget;
}

/** The state at the last stable point as JSON; the running game is left as it is. */
export const snapshotOf = (game: Game): string => undone(game.journal, () => JSON.stringify(compactState(game.state)));

/** The state with everything since the last stable point undone, and those inputs; the running game is left as it is. */
export function atStablePoint<T>(game: Game, read: (state: GameState, inputs: readonly TakenInput[]) => T): T {
  const { inputs } = game.execution;
  if (game.journal.size === 0) return read(game.state, inputs);
  const kept = [...inputs];
  toStablePoint(game);
  const result = read(game.state, kept);
  replay(game, kept);
  game.log.length = 0;
  return result;
}

/** Does something at the last stable point, the running procedure forgotten; then the game goes on from there. */
export function atRest(game: Game, act: () => void): void {
  toStablePoint(game);
  act();
  game.log.length = 0;
  runOnOrPause(game);
}

/** Where nobody is asked before: what is too much for a request is left. */
function runOnOrPause(game: Game): void {
  try {
    runOn(game);
  } catch (thrown) {
    if (!(thrown instanceof StepLimitExceeded) || game.execution.budget.beyond !== "pause") throw thrown;
    pauseBefore(game);
  }
}
