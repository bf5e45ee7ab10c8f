import type { Cause } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import type { Seat } from "../../state/ids.ts";
import { chanceOf } from "../applying/shuffle.ts";
import { modified } from "./afterRolling.ts";
import { propose } from "./propose.ts";
import { told } from "./told.ts";

/** What one die came to (706.2): the number on its top face, and that after modifiers. */
export interface Roll {
  readonly natural: number;
  readonly result: number;
}

/** Dice of a kind that are rolled together: what is added to each, and how many of the lowest are ignored. */
interface Dice {
  readonly sides: number;
  readonly count?: number;
  readonly add?: number;
  readonly ignored?: number;
}
interface By {
  readonly cause?: Cause;
}

/** 706.1-2, 706.6: the rolls that are not ignored, in the order in which they came. None is told of yet. */
export function* rollDice(
  game: Game,
  player: Seat,
  { sides, count = 1, add = 0, ignored = 0 }: Dice,
  by: By,
): Procedure<readonly Roll[]> {
  const number = yield* told(game, "rollDice", player, count, by);
  const rolls = Array.from({ length: number }, (): Roll => {
    const natural = 1 + chanceOf(game, "die", player, sides);
    return { natural, result: natural + add };
  });
  // Which of several lowest is ignored makes no difference; so many more are rolled, so many are ignored.
  for (let left = number - count + ignored; left > 0; left--) {
    const lowest = Math.min(...rolls.map(({ result }) => result));
    rolls.splice(
      rolls.findIndex(({ result }) => result === lowest),
      1,
    );
  }
  const kept: Roll[] = [];
  for (const roll of rolls) kept.push(yield* modified(game, player, sides, roll));
  return kept;
}

/** That it was rolled: what triggers on it, and the log. */
export function* rolled(game: Game, player: Seat, sides: number, { natural, result }: Roll, by: By): Procedure {
  const facts = { player, amount: result, ...(natural !== result && { natural }) };
  yield* propose(game, { e: "happened", on: "dieRoll", facts, detail: String(sides), ...by });
}
