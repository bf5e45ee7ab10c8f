import type { Answer, Decision } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { type Bot, FIRST } from "../bot.ts";
import { type Chance, chanceFrom } from "../chance.ts";
import { plainDeclaration, randomAnswer } from "../random.ts";
import { type Board, boardOf } from "./board.ts";
import { chooseFor } from "./choices.ts";
import { attack, block } from "./combat.ts";
import { act } from "./priority.ts";

/**
 * Plays sensibly: lands and spells on curve, removal on what threatens most, attacks that profit, blocks that keep it
 * alive. It reads cards as a player skims them and knows nothing but its seat's view.
 */
export const heuristicBot = (seed: string): Bot => botOf(seed, PLAIN);

/** How a player who reads the board decides the questions that make a difference; what else is asked, all answer alike. */
export interface Habits {
  readonly act: typeof act;
  readonly attack: typeof attack;
  readonly block: typeof block;
  readonly choose: typeof chooseFor;
}
export const PLAIN: Habits = { act, attack, block, choose: chooseFor };

/** A player with these habits. */
export const botOf = (seed: string, habits: Habits): Bot => ({
  answer(view, { ask, refused } = FIRST) {
    const board = boardOf(view);
    return view.pending.map(({ digest, decision }) => {
      const chance = chanceFrom(seed, digest, view.turn.number, ask, refused);
      return { slot: decision.slot, digest, answer: answerTo(habits, board, decision, chance, refused) };
    });
  },
});

/** The sensible answer; after a refusal one that is likelier to be legal; after several, any. */
export function answerTo(
  { act, attack, block, choose }: Habits,
  board: Board,
  decision: Decision<Handle>,
  chance: Chance,
  refused: number,
): Answer<Handle> {
  switch (decision.ask) {
    case "priority":
      return { ask: "priority", action: act(board, decision, chance, refused) };
    case "attackers":
      return (refused > 0 ? plainDeclaration(decision) : undefined) ?? attack(board, decision);
    case "blockers":
      return (refused > 0 ? plainDeclaration(decision) : undefined) ?? block(board, decision);
    case "choose":
      // Where the whole has to reach something, as power does for a crew (702.122), all of them do.
      if (refused === 1) return { ask: "choose", chosen: decision.from.slice(0, decision.max) };
      return refused > 0 ? randomAnswer(decision, chance) : choose(board, decision, chance);
    default:
      return refused > 0 ? randomAnswer(decision, chance) : choose(board, decision, chance);
  }
}
