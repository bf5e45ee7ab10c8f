import { validate } from "../answers/validate.ts";
import type { Decision, Paused, Refusal, Submission } from "../decisions.ts";
import type { Game, TakenInput } from "../game.ts";
import { Illegal, Reversed, StepLimitExceeded } from "../procedure.ts";
import type { Seat } from "../state/ids.ts";
import { gatheredLog } from "../view/gatherLog.ts";
import { digestOf } from "./digest.ts";
import { type Outcome, refusal, stillWorking } from "./refusals.ts";
import { give, openDecisions, pauseBefore, restore, runOn, toStablePoint } from "./run.ts";

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
