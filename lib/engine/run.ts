import { hash } from "node:crypto";
import { completed, validate } from "./answers/validate.ts";
import type { GameStep, LogEntry } from "./api.ts";
import { backTo } from "./attempt.ts";
import { UPCALLS } from "./bindUpcalls.ts";
import type { Answer, Decision, Keep, Paused, QuestionOf, Refusal, Submission } from "./decisions.ts";
import type { CardPool } from "./definition.ts";
import type { Execution, Game, Procedure, TakenInput } from "./game.ts";
import { type Budget, IN_MEMORY, WHATEVER_IT_TAKES } from "./limits.ts";
import { Illegal, Reversed, StepLimitExceeded, UnknownInformation } from "./procedure.ts";
import { ending } from "./rules/applying/leaveGame.ts";
import { record } from "./rules/applying/log.ts";
import { OUTERMOST } from "./scope.ts";
import { newCaches } from "./state/caches.ts";
import type { ObjectId, Seat } from "./state/ids.ts";
import { commit, mark, newJournal, set, undone } from "./state/journal.ts";
import { compactState, laidOut } from "./state/layout.ts";
import type { GameState } from "./state/state.ts";
import { nextProcedure } from "./turn/advance.ts";
import { gatheredLog } from "./view/gatherLog.ts";

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
  settle(game);
}

/** What led to the last stable point is final. */
export function settle({ execution, journal }: Game): void {
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
function give(game: Game, index: number, answer: Answer, keep: Keep | undefined): void {
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

export type Outcome = { readonly ok: true; readonly events: readonly LogEntry[] } | Refusal;

/** The open questions of a game, those already answered left out; none while it is still working. */
export const openDecisions = ({ execution: { paused, pending, answered } }: Game): readonly Decision[] =>
  paused === undefined ? pending.filter((_, i) => answered[i] === undefined) : [];

/** Takes a seat's answers and runs on. All or nothing: after a refusal the game is as it was. */
export function submitAnswers(game: Game, seat: Seat, submissions: readonly Submission[]): Outcome {
  const { execution } = game;
  if (game.state.result !== undefined) return refusal("game-over", "The game is over.", "104.1");
  if (execution.paused !== undefined) return stillWorking();
  const before = [...execution.inputs];
  const waiting = [...submissions];
  // Setting a length is slow even where nothing changes.
  if (game.log.length > 0) game.log.length = 0;
  const undo = (refused: Refusal): Refusal => {
    restore(game, before);
    return refused;
  };
  if (waiting.length === 0) return refusal("no-answer", "Nothing was answered.");
  let first = true;
  try {
    while (waiting.length > 0) {
      const next = match(game, seat, waiting);
      if (next === undefined) {
        const problem = first ? notAsked(game, seat) : refusal("not-asked", `Nobody asked for "${waiting[0]!.slot}".`);
        return first ? problem : undo(problem);
      }
      const { index, submission } = next;
      const decision = execution.pending[index]!;
      if (isStale(game, decision, submission)) {
        const stale = refusal("stale-answer", "The question has changed since; look again.");
        return first ? stale : undo(stale);
      }
      const invalid = validate(decision, submission.answer);
      if (invalid !== undefined) return first ? invalid : undo(invalid);
      waiting.splice(waiting.indexOf(submission), 1);
      first = false;
      give(game, index, submission.answer, submission.keep);
      // A new stable point would make the answers so far final: all of them must have been asked for by then.
      if (execution.pending.length === 0 && waiting.length > 0)
        return undo(refusal("not-asked", `Nobody asked for "${waiting[0]!.slot}".`));
    }
    runOn(game);
  } catch (thrown) {
    if (thrown instanceof Reversed) {
      toStablePoint(game);
      runOn(game);
      game.log.length = 0;
      return { ok: true, events: [] };
    }
    if (thrown instanceof StepLimitExceeded) return tooMuch(game, before, { seat, answers: submissions });
    restore(game, before);
    if (thrown instanceof Illegal) return refusal(thrown.code, thrown.message, thrown.rule);
    throw thrown;
  }
  return { ok: true, events: gatheredLog(game.log.splice(0)) };
}

/**
 * More than may happen at once, whoever was asked since the last stable point having answered. An action can be left undone,
 * whatever else can't: it waits for somebody to go on with it, the answers with it if they began it.
 */
function tooMuch(game: Game, before: readonly TakenInput[], held: NonNullable<Paused["held"]>): Outcome {
  const { execution } = game;
  const { beyond } = execution.budget;
  if (beyond === "giveUp") throw new StepLimitExceeded("more than a game may do");
  if (beyond === "pause" && execution.inputs.length === 0) {
    pauseBefore(game);
    return { ok: true, events: gatheredLog(game.log.splice(0)) };
  }
  restore(game, before);
  if (beyond === "refuse")
    return refusal("endless-loop", "This would go on without end; agree on a shortcut or a draw.", "729.1");
  if (game.state.stage.at === "action")
    return refusal("too-large", "This is more than a game can do at once; do less.");
  execution.paused = { held };
  return { ok: true, events: [] };
}

/** A procedure that was too much waits at its beginning. */
function pauseBefore(game: Game): void {
  const { execution } = game;
  toStablePoint(game, execution.logged);
  settle(game);
  execution.paused = {};
}

const stillWorking = (): Refusal =>
  refusal("still-working", "The game is still working on what was done last; look again in a moment.");

/**
 * Whether the question is another one than was answered. 117.3d: passing is always possible, so that what else could be done
 * is not gone through for it.
 */
function isStale(game: Game, decision: Decision, { answer, digest }: Submission): boolean {
  if (
    digest === undefined ||
    game.execution.supposed !== undefined ||
    (answer.ask === "priority" && decision.ask === "priority" && answer.action.act === "pass")
  )
    return false;
  return digest !== digestOf(game, decision);
}

function match(
  game: Game,
  seat: Seat,
  waiting: readonly Submission[],
): { index: number; submission: Submission } | undefined {
  const { pending, answered } = game.execution;
  for (const [index, decision] of pending.entries()) {
    if (decision.decidedBy !== seat || answered[index] !== undefined) continue;
    const submission = waiting.find((w) => w.slot === decision.slot);
    if (submission !== undefined) return { index, submission };
  }
  return undefined;
}

function notAsked(game: Game, seat: Seat): Refusal {
  const mine = openDecisions(game).filter((decision) => decision.decidedBy === seat);
  return mine.length === 0
    ? refusal("not-your-decision", "Nothing waits for you now.")
    : refusal("not-asked", `You are asked for ${mine.map((d) => `"${d.slot}"`).join(", ")}.`);
}

const refusal = (code: string, message: string, rule?: string): Refusal => ({
  ok: false,
  code,
  message,
  ...(rule && { rule }),
});

/** Back to the stable point from which the game was run on last, then these inputs again. */
function restore(game: Game, inputs: readonly TakenInput[]): void {
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

/** Why a seat's answers since the last stable point cannot be taken back; undefined if they can. */
export function cannotTakeBack({ execution }: Game, seat: Seat): Refusal | undefined {
  const { inputs, barrier, paused } = execution;
  if (paused !== undefined) return stillWorking();
  if (inputs.length === 0) return refusal("nothing-to-take-back", "There is nothing to take back.");
  if (barrier > 0)
    return refusal("revealed", "Something was revealed or left to chance since; it cannot be taken back.", "730.1");
  if (inputs.some((input) => input.seat !== seat)) return refusal("not-yours", "Somebody else has answered since.");
  if (inputs.some(({ answer }) => answer.ask === "manual"))
    return refusal("not-yours", "Something was done by hand since, which all have agreed to.");
  return undefined;
}

/** Takes back this seat's answers since the last stable point, unless something was revealed meanwhile (730.1). */
export function takeBack(game: Game, seat: Seat): Outcome {
  const refused = cannotTakeBack(game, seat);
  if (refused) return refused;
  restore(game, []);
  return { ok: true, events: [] };
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

/**
 * 104.3a: a player concedes and leaves the game, whatever is going on. It goes on from the last stable point, or from where the
 * procedure can be gone on with: then the answers to what is open and asked in the same way again stay given.
 */
export function concedeGame(game: Game, seat: Seat): Outcome {
  const { state, execution } = game;
  if (state.result !== undefined || state.players[seat]!.lost)
    return refusal("game-over", "You are no longer in this game.", "104.1");
  const { resumable, inputs, pending } = execution;
  const open = resumable ? inputs.filter(({ decision }) => pending.includes(decision)) : [];
  if (resumable) execution.stable = resumable.mark;
  // What was left to chance after that mark is taken back with the rest: this list is cut by the journal.
  const { randomEvents } = execution;
  const kept = resumable ? inputs.filter((input) => !open.includes(input)) : [];
  atRest(game, () => {
    complete({ ...execution, randomEvents }, { concedes: seat }, kept);
    const then = resumable?.stage ?? state.stage;
    set(game.journal, state, "stage", { at: "concession", player: seat, then });
  });
  for (const { decision, answer, keep } of open) {
    const index = execution.pending.findIndex((one, i) => !execution.answered[i] && isSame(one, decision));
    if (index < 0) continue;
    give(game, index, answer, keep);
    runOn(game);
  }
  return { ok: true, events: gatheredLog(game.log.splice(0)) };
}

/** Asked again in another procedure it has another slot. */
const isSame = (a: Decision, b: Decision): boolean =>
  JSON.stringify({ ...a, slot: undefined }) === JSON.stringify({ ...b, slot: undefined });

/** 104.4i: the players agree on a draw, whatever is going on. */
export function drawGame(game: Game): Outcome {
  const { state } = game;
  if (state.result !== undefined) return refusal("game-over", "This game is over.", "104.1");
  toStablePoint(game);
  complete(game.execution, { draw: true });
  for (const event of ending(game)) record(game, event, undefined, undefined);
  set(game.journal, state, "result", { winners: [] });
  set(game.journal, state, "stage", { at: "over" });
  game.log.push({ code: "drawnGame" });
  runOn(game);
  return { ok: true, events: gatheredLog(game.log.splice(0)) };
}

/**
 * Identity of a question: its kind, players and legal ids; no words and no derived numbers. 96 bits, under the game's own
 * secret and the seat, as handles are (knowledge/handles.ts): ids follow the order of deck lists, and a digest without a key could be
 * compared with those of every card that a hidden one might be.
 */
export function digestOf({ state, pool }: Game, decision: Decision): string {
  const told = isTold(decision) ? { ...decision, hint: undefined, bottom: undefined } : decision;
  // 201.4: any name is an answer, whichever are proposed.
  const asked = told.ask === "name" ? { ...told, suggestions: namesIn(pool) } : told;
  const secret = state.namedBy ?? state.seed;
  const text = JSON.stringify(asked.ask === "blockers" ? withListsOnce(asked) : asked);
  return hash("sha256", `${secret}/digest/${decision.decidedBy}/${text}`, "base64url").slice(0, 16);
}

const namesIn = ({ cards }: CardPool): readonly string[] => [...new Set(cards.map(({ name }) => name))];

/** Whether it says more than what may be answered. */
const isTold = (decision: Decision): boolean =>
  decision.hint !== undefined || (decision.ask === "confirm" && decision.bottom !== undefined);

/** Blocks beyond which a question names the attackers of creatures that are alike only once. */
const MANY_BLOCKS = 10_000;

function withListsOnce(decision: QuestionOf<"blockers">): unknown {
  const { blockers, ...asked } = decision;
  if (blockers.reduce((sum, { attackers }) => sum + attackers.length, 0) < MANY_BLOCKS) return decision;
  const lists = new Map<string, number>();
  const texts = new Map<readonly ObjectId[], string>();
  const numberOf = (list: readonly ObjectId[]): number => {
    const text = texts.get(list) ?? list.join();
    texts.set(list, text);
    const number = lists.get(text) ?? lists.size;
    lists.set(text, number);
    return number;
  };
  const short = blockers.map(({ attackers, ...may }) => ({ ...may, attackers: numberOf(attackers) }));
  return { ...asked, blockers: short, lists: [...lists.keys()] };
}
