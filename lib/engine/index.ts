import { indifferentAnswer } from "./answers/indifferent.ts";
import { manualProblem, namesTo, readManual, takesManualNow } from "./answers/manualRead.ts";
import { readSubmissions } from "./answers/shape.ts";
import type { Engine, GameSetup, GameStep, Input, Lasting, LogEntry, SavedGame, Submitted } from "./api.ts";
import type { Answer, Decision, Paused, Refusal, Submission } from "./decisions.ts";
import type { CardPool } from "./definition.ts";
import type { Game, TakenInput } from "./game.ts";
import { Handles, mapAnswer } from "./knowledge/handles.ts";
import { handlesFor } from "./knowledge/naming.ts";
import { type Budget, IN_MEMORY, WHATEVER_IT_TAKES } from "./limits.ts";
import type { Manual } from "./manual.ts";
import { ABILITIES_VERSION, stateOf } from "./migrations/stored.ts";
import { isPaused, pause, carryOn as wentOn } from "./running/carryOn.ts";
import { digestOf } from "./running/digest.ts";
import { concedeGame, drawGame } from "./running/leave.ts";
import { replayed } from "./running/replay.ts";
import { beginCounting, openDecisions, replay, runOn, snapshotOf, startRuntime } from "./running/run.ts";
import { submitAnswers } from "./running/submit.ts";
import { takeBack as takeBackAnswers } from "./running/takeBack.ts";
import { meant, spelledOut } from "./runs.ts";
import { initialState } from "./setup.ts";
import { compact, expanded } from "./state/compact.ts";
import type { Entity, Seat } from "./state/ids.ts";
import { determinize, unknownReached } from "./suppose/determinize.ts";
import { explain } from "./view/explain.ts";
import { situationOf } from "./view/situation.ts";
import { questionsFor, viewFor } from "./view/view.ts";
import type { GameResult, Handle, SeatView, Situation } from "./views.ts";

/** The engine's whole public face. Its shapes are in api.ts, decisions.ts and views.ts. */

/** Which build wrote a saved game; the hosting puts its bundle's hash in its place. */
const BUILD = "engine-1";

/** Starts a game (103) and runs to its first decision. Throws RangeError for a setup no caller should let through. */
export function newGame(setup: GameSetup): Game {
  const game = startRuntime(initialState(setup), setup.pool);
  runOn(game);
  return game;
}

export function save(game: Game): SavedGame {
  const { barrier, inputs, paused } = game.execution;
  return {
    schema: game.state.schema,
    abilities: ABILITIES_VERSION,
    build: BUILD,
    snapshot: snapshotOf(game),
    inputs: inputs.map((input) => savedInput(game, input)),
    ...(barrier > 0 && { barrier, open: openDecisions(game).map((decision) => digestOf(game, decision)) }),
    ...(paused && { paused: paused.held ? { held: compact(paused.held) as typeof paused.held } : paused }),
  };
}

const savedInput = (game: Game, { seat, decision, answer, keep }: TakenInput): Input => ({
  seat,
  slot: decision.slot,
  digest: digestOf(game, decision),
  answer: compact(answer) as Answer,
  ...(keep && { keep }),
});

export function load(saved: SavedGame, pool: CardPool, budget?: Budget): Game {
  const game = startRuntime(stateOf(saved), pool, WHATEVER_IT_TAKES);
  const { paused } = saved;
  if (paused === undefined || paused.held || paused.asks || saved.inputs.length > 0) runOn(game);
  let asksOtherwise = false;
  for (const input of saved.inputs) {
    const decision = openDecisions(game).find((d) => d.slot === input.slot && d.decidedBy === input.seat);
    // New code asks something else: the decision is asked again (architecture, section 3, upgrades).
    asksOtherwise = decision === undefined || digestOf(game, decision) !== input.digest;
    if (decision === undefined || asksOtherwise) break;
    const { seat, keep } = input;
    const answer = expanded(input.answer) as Answer;
    replay(game, [{ decision, seat, answer, ...(keep && { keep }) }]);
  }
  game.log.length = 0;
  game.execution.budget = budget ?? IN_MEMORY;
  if (paused !== undefined && !asksOtherwise) game.execution.paused = expanded(paused) as Paused;
  return game;
}

/** See `Engine.reopened`. */
export function reopened(game: Game, budget: Budget): Game {
  beginCounting(game, budget);
  return game;
}

/** See `Engine.submit`. */
export function submit(game: Game, seat: Seat, answers: readonly Submission<Handle>[]): Submitted<Game> {
  const shaped = readSubmissions(answers);
  if ("ok" in shaped) return shaped;
  const read = answersOf(game, seat, shaped);
  if ("ok" in read) return read;
  return outcome(game, submitAnswers(game, seat, read));
}

/** The same with entities for handles, for players that live in the same process. */
export const submitDirectly = (game: Game, seat: Seat, answers: readonly Submission[]): Submitted<Game> =>
  outcome(game, submitAnswers(game, seat, answers));

export const concede = (game: Game, seat: Seat): Submitted<Game> => outcome(game, concedeGame(game, seat));

export const agreeDraw = (game: Game): Submitted<Game> => outcome(game, drawGame(game));

/** Takes back what this seat answered since the last stable point: half a cast, a target too soon. */
export const takeBack = (game: Game, seat: Seat): Submitted<Game> => outcome(game, takeBackAnswers(game, seat));

/** See `Engine.carryOut`. */
export function carryOut(game: Game, manual: Manual): Submitted<Game> {
  const open = takesManualNow(game);
  if (open === undefined) return NOT_NOW;
  const problem = manualProblem(game, manual);
  if (problem !== undefined) return problem;
  const { slot, decidedBy } = open;
  return outcome(game, submitAnswers(game, decidedBy, [{ slot, answer: { ask: "manual", manual } }]));
}
const NOT_NOW: Refusal = {
  ok: false,
  code: "not-now",
  message: "Somebody is in the middle of something; what is done by hand is done as soon as that is complete.",
};

/** See `Engine.takesManual`. */
export const takesManual = (game: Game): boolean => takesManualNow(game) !== undefined;

const outcome = (game: Game, result: ReturnType<typeof submitAnswers>): Submitted<Game> =>
  result.ok ? { ok: true, game, events: result.events } : result;

/** Handles back to entities: those in the seat's view and questions, and nothing else. */
function answersOf(
  game: Game,
  seat: Seat,
  answers: readonly Submission<Handle>[],
): readonly Submission[] | { ok: false; code: string; message: string } {
  const budget = meant();
  const spelled = answers.map((one) => ({ ...one, answer: spelledOut(one.answer, budget) }));
  if (!spelled.every(isSpelledOut))
    return { ok: false, code: "bad-run", message: "A run of handles cannot be read, or does not fit its other side." };
  const wanted = new Set<Handle>();
  for (const { answer } of spelled) mapAnswer(answer, (handle) => wanted.add(handle));
  const handles = handlesFor(game, seat, wanted);
  const unknown: Handle[] = [];
  const read = spelled.map(({ slot, digest, answer, keep }) => ({
    slot,
    ...(digest !== undefined && { digest }),
    ...(keep && { keep }),
    answer: mapAnswer(answer, (handle): Entity => {
      const entity = handles.entity(handle);
      if (entity === undefined) unknown.push(handle);
      return entity ?? -1;
    }) as Answer,
  }));
  return unknown.length === 0
    ? read
    : { ok: false, code: "unknown-object", message: `There is no "${unknown[0]!.slice(0, 100)}" here; look again.` };
}

type Spelled = Submission<Handle>;
const isSpelledOut = (
  one: Omit<Spelled, "answer"> & { readonly answer: Spelled["answer"] | undefined },
): one is Spelled => one.answer !== undefined;

export const pending = (game: Game): readonly Decision[] => openDecisions(game);
export const questions = (game: Game, seat: Seat): readonly Decision<Handle>[] => questionsFor(game, seat);
export const view = (game: Game, seat: Seat | null): SeatView => viewFor(game, seat);
/** See `Engine.indifferent`. */
export function indifferent(game: Game): Submission<Handle> | undefined {
  const found = indifferentAnswer(game);
  if (found === undefined) return undefined;
  const handles = new Handles(game, found.seat);
  return { slot: found.slot, answer: mapAnswer(found.answer, (entity) => handles.of(entity)) };
}

/** See `Engine.carryOn`. */
export const carryOn = (game: Game, budget: Budget) => ({ game, events: wentOn(game, budget) });

/** See `Engine.seedOf`. */
export const seedOf = ({ state }: Game): string => state.seed;
/** See `Engine.steps`. */
export const steps = ({ execution: { past } }: Game): readonly GameStep[] =>
  past.map(({ answers, ...step }) =>
    Object.assign(
      step,
      answers && { answers: answers.map((one) => ({ ...one, answer: compact(one.answer) as Answer })) },
    ),
  );
export const situation = (game: Game, seat?: Seat): Situation => situationOf(game, seat);
/** See `Engine.effort`. */
export const effort = (game: Game): number => game.execution.effort;
export const result = (game: Game): GameResult | undefined => game.state.result;

export function redact(game: Game, seat: Seat | null, events: readonly LogEntry[]): readonly LogEntry<Handle>[] {
  const handles = new Handles(game, seat);
  return readableBy(events, seat).map((entry) => renamed(entry, (entity) => handles.of(entity)));
}

/** See `Engine.lasting`. */
export function lasting(game: Game, events: readonly LogEntry[]): readonly LogEntry<Lasting>[] {
  const handles = new Handles(game, null);
  return events.map((entry) => renamed(entry, (entity) => handles.lasting(entity)));
}

/** See `Engine.told`. */
export function told(game: Game, seat: Seat | null, events: readonly LogEntry<Lasting>[]): readonly LogEntry<Handle>[] {
  const handles = new Handles(game, seat);
  return readableBy(events, seat).map((entry) => renamed(entry, (one) => handles.named(one)));
}

const readableBy = <E>(events: readonly LogEntry<E>[], seat: Seat | null): readonly LogEntry<E>[] =>
  events.filter((entry) => entry.private === undefined || entry.private === seat);

const renamed = <A, B>({ objects, on, ...entry }: LogEntry<A>, f: (entity: A) => B): LogEntry<B> =>
  Object.assign(
    entry,
    objects && { objects: objects.map((o) => ({ ...o, id: f(o.id) })) },
    on && { on: { ...on, id: f(on.id) } },
  );

export { namesTo, readManual } from "./answers/manualRead.ts";
export type { Game } from "./game.ts";
export { ABILITIES_VERSION, poolOf as migratedPool, SavedLater } from "./migrations/stored.ts";
export { digestOf } from "./running/digest.ts";
export { preparedPool } from "./state/caches.ts";
export { determinize, explain, isPaused, pause, replayed, unknownReached };

export const engine: Engine<Game> = {
  newGame,
  load,
  save,
  reopened,
  submit,
  concede,
  agreeDraw,
  takeBack,
  carryOut,
  readManual,
  namesTo,
  takesManual,
  pending,
  questions,
  view,
  explain,
  determinize,
  unknownReached,
  indifferent,
  situation,
  seedOf,
  steps,
  replayed,
  isPaused,
  pause,
  carryOn,
  redact,
  lasting,
  told,
  result,
  effort,
};
