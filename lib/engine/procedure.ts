import type { UnknownKind } from "./api.ts";
import type { Answer, AnswerTo, Decision, Question, QuestionOf } from "./decisions.ts";
import type { Game, Procedure, Unasked } from "./game.ts";
import { proposedAnswers } from "./shortcuts.ts";
import { cardOf, isCardObject, type ObjectId, type Seat } from "./state/ids.ts";
import { mark, set } from "./state/journal.ts";
import { apnap, nextInTurnOrder } from "./state/objects.ts";
import type { Stage } from "./state/stage.ts";
import { areOpponents, opponentsOf } from "./state/teams.ts";

export type { Procedure } from "./game.ts";

/** A refusal found while a procedure runs: the action is illegal and is rewound (730.1). Turned into a value by `run.ts`. */
export class Illegal extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  constructor(code: string, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** 730.1: an action that can't be completed because another player did not do their part is reversed as a whole. */
export class Reversed extends Error {}

/** More events than may happen at once (limits.ts). */
export class StepLimitExceeded extends Error {}

/** A supposed world has come to what its seat cannot know (suppose/suppose.ts). */
export class UnknownInformation extends Error {
  readonly what: UnknownKind;
  constructor(what: UnknownKind) {
    super(what);
    this.what = what;
  }
}

/** A procedure that has been followed, asking nobody: what it came to is there at once. */
class Followed<T> implements IteratorReturnResult<T> {
  readonly done = true;
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
  next(): this {
    return this;
  }
  return(): this {
    return this;
  }
  throw(thrown: unknown): never {
    throw thrown;
  }
  [Symbol.iterator](): this {
    return this;
  }
}
/** What most of a game comes to: nobody had anything to choose. Cheaper than a generator, and followed in the same way. */
export const followed = <T>(value: T): Procedure<T> => new Followed(value) as Procedure<T>;
export const NOTHING_TO_DO: Procedure = followed(undefined);

/** The part of a decision its asker states; the kernel adds the rest. */
export type Asking<Q extends Question> = Q &
  Pick<Decision, "player" | "about"> &
  Partial<Pick<Decision, "source" | "hint">>;

/** The one place that asks: types the answer, which whoever gives it has found to fit the question (run.ts, shortcuts.ts). */
export function* choose<K extends Question["ask"]>(game: Game, asking: Asking<QuestionOf<K>>): Procedure<AnswerTo<K>> {
  const decisions = [decide(game, isAway(game, asking) ? yield* instead(game, asking) : asking)];
  const answers = withoutAsking(game, decisions) ?? decided(game, yield decisions);
  return answers[0] as AnswerTo<K>;
}

/** The same where what was agreed to be done by hand may come instead (answers/validate.ts, `takesManual`). */
export const chooseOrManual = <K extends "priority" | "option">(
  game: Game,
  asking: Asking<QuestionOf<K>>,
): Procedure<AnswerTo<K> | ManualAnswer> => choose<K>(game, asking);
type ManualAnswer = Extract<Answer, { ask: "manual" }>;
export type AnsweredPriority = AnswerTo<"priority"> | ManualAnswer;

/**
 * 807.5a: players who have priority, each in another turn: whoever answers first acts, and the others are asked anew. `turn` is
 * its marker's number, and the slot goes by it: an answer that comes late is for no other turn. `at`: whose question was answered.
 */
export function* chooseFirst(
  game: Game,
  asking: readonly { readonly question: Asking<QuestionOf<"priority">>; readonly turn: number }[],
): Procedure<{ readonly at: number; readonly answer: AnsweredPriority }> {
  const decisions = asking.map(({ question, turn }) =>
    Object.assign(decide(game, question), { slot: slotOf(question.about, turn) }),
  );
  const answers = withoutAsking(game, decisions) ?? decided(game, yield decisions);
  const at = answers.findIndex((answer) => answer !== undefined);
  return { at, answer: answers[at] as AnsweredPriority };
}

/** 101.4: choices made simultaneously, by several players, none knowing the others'. */
export function* chooseTogether<K extends Question["ask"]>(
  game: Game,
  asking: readonly Asking<QuestionOf<K>>[],
): Procedure<AnswerTo<K>[]> {
  const present: Asking<QuestionOf<K>>[] = [];
  for (const one of asking) present.push(isAway(game, one) ? yield* instead(game, one) : one);
  const decisions = present.map((one) => decide(game, one));
  const answers = withoutAsking(game, decisions) ?? decided(game, yield decisions);
  return answers as AnswerTo<K>[];
}

/** What is known of the answers without anybody being asked (shortcuts.ts). */
function withoutAsking(game: Game, decisions: readonly Decision[]): readonly Answer[] | undefined {
  const { execution } = game;
  if (execution.determinized !== undefined && decisions.some((one) => asksOfHidden(game, one)))
    throw new UnknownInformation("hidden");
  if (decisions.some(isNoPriority)) resetLoopWatch(game);
  return proposedAnswers(game, decisions);
}
/** What a shortcut answers is nobody's decision: all of it is one row of events. */
function decided({ execution }: Game, answers: readonly Answer[]): readonly Answer[] {
  execution.steps = 0;
  return answers;
}
const isNoPriority = ({ ask }: Decision): boolean => ask !== "priority";

const isAway = ({ state }: Game, { player }: Asking<Question>): boolean => state.players[player]!.lost === true;

/** 800.4g-h. */
function* instead<A extends Asking<Question>>(game: Game, asking: A): Procedure<A> {
  return { ...asking, player: yield* standIn(game, asking.player, asking.source) };
}

/** Tells an examination of a question that is not asked. */
export const leaveUnasked = (game: Game, player: Seat, unasked: Unasked): void =>
  game.execution.unasked?.(player, unasked);

/**
 * 101.4a: choices in hidden zones, each player's a procedure that only asks: their questions are open at the same time, so
 * that nobody answers knowing another's choice and nobody waits for it.
 */
export function* simultaneously<T>(procedures: readonly Procedure<T>[]): Procedure<T[]> {
  const steps = procedures.map((procedure) => procedure.next());
  for (;;) {
    const open = steps.flatMap((step) => (step.done ? [] : step.value));
    if (open.length === 0) return steps.map((step) => step.value as T);
    const answers = [...(yield open)];
    for (const [i, step] of steps.entries())
      if (!step.done) steps[i] = procedures[i]!.next(answers.splice(0, step.value.length));
  }
}

/**
 * 800.4g-h: who chooses for a player who has left: what an object asks, a player its controller chooses, an opponent if it
 * was one; what a rule asks, the next player in turn order.
 */
function* standIn(game: Game, absent: Seat, source: ObjectId | undefined): Procedure<Seat> {
  const { state } = game;
  const controller = source === undefined ? undefined : state.objects[source]?.controller;
  if (controller === undefined || state.players[controller]!.lost) return nextInTurnOrder(state, absent);
  const from = areOpponents(state, controller, absent) ? opponentsOf(state, controller) : apnap(state);
  if (from.length < 2) return from[0] ?? controller;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player: controller,
    about: "player",
    source: source!,
    from,
    min: 1,
    max: 1,
  });
  return chosen[0]!;
}

/** Somebody chose something, or a step went by: whatever repeats is not a loop of mandatory actions (104.4b). */
export function resetLoopWatch(game: Game): void {
  if (game.state.loopWatch !== undefined) set(game.journal, game.state, "loopWatch", undefined);
}

function decide(game: Game, asking: Asking<Question>): Decision {
  const { slots } = game.execution;
  const asked = slots.get(asking.about) ?? 0;
  slots.set(asking.about, asked + 1);
  const kernel = {
    decidedBy: decidedBy(game, asking.player),
    slot: slotOf(asking.about, asked),
  };
  if (asking.ask === "priority") return Object.assign(asking, kernel);
  // A list of the state's own would go on changing under the question, and its digest with it.
  return Object.assign({}, asking, "from" in asking && { from: [...asking.from] }, kernel);
}

const slotOf = (about: string, nth: number): string => (nth === 0 ? about : `${about}#${nth + 1}`);

/** 720.1: a controlled player's choices are made by the controller. */
const decidedBy = (game: Game, player: Seat): Seat => game.state.players[player]!.controlledBy ?? player;

/** A choice among cards that are not known. */
function asksOfHidden({ execution }: Game, decision: Decision): boolean {
  const shown =
    decision.ask === "choose"
      ? [...decision.from, ...(decision.show ?? [])]
      : decision.ask === "order"
        ? decision.items.flatMap(({ object }) => object ?? [])
        : [];
  return shown.some((id) => isCardObject(id) && execution.determinized?.hidden.has(cardOf(id)));
}

/** 730.1: hidden information was seen or chance decided; what came before cannot be taken back. */
export function barrier(game: Game, by: "hidden" | "chance" = "hidden"): void {
  if (game.execution.determinized !== undefined) throw new UnknownInformation(by);
  game.execution.barrier = game.execution.inputs.length;
}

/** What is done from here on begins anew, as this stage, if somebody leaves the game meanwhile: nothing before it does. */
export function resumable({ execution, journal, state }: Game, stage: Stage): void {
  // 724.4: a game that is begun anew by what resolves is begun within that, which has more to do.
  if (state.stage.at === "resolve") return;
  execution.resumable = { mark: mark(journal), stage };
}

/** Counts an event, or an instruction that is followed, towards what may happen at once (limits.ts). */
export function countStep({ execution }: Game): void {
  const { budget } = execution;
  execution.steps++;
  const inProcedure = ++execution.effort - execution.began;
  if (inProcedure > budget.aProcedure || (budget.beyond === "refuse" && execution.steps > budget.inAll))
    throw new StepLimitExceeded("no decision for too long");
}
