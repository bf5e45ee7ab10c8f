import { sameData } from "../abilities/visit.ts";
import type { Decision } from "../decisions.ts";
import type { Game } from "../game.ts";
import { ending } from "../rules/applying/leaveGame.ts";
import { record } from "../rules/applying/log.ts";
import type { Seat } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import { gatheredLog } from "../view/gatherLog.ts";
import { type Outcome, refusal } from "./refusals.ts";
import { atRest, complete, give, runOn, toStablePoint } from "./run.ts";

/** What players may do at any time, whoever is asked: concede (104.3a), or agree on a draw (104.4i). */

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
const isSame = (a: Decision, b: Decision): boolean => sameData({ ...a, slot: undefined }, { ...b, slot: undefined });

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
