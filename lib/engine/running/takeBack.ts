import type { Refusal } from "../decisions.ts";
import type { Game } from "../game.ts";
import type { Seat } from "../state/ids.ts";
import { type Outcome, refusal, stillWorking } from "./refusals.ts";
import { restore } from "./run.ts";

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
