import type { Seat } from "../engine/state/ids.ts";
import type { SeatView } from "../engine/views.ts";
import { MOST_REFUSALS, type Occasion } from "./bot.ts";

/** So many questions of one turn a bot answers as it likes; then it passes, that the turn comes to its end. */
export const MOST_ANSWERS_A_TURN = 300;

/** What the bots of a game have answered in the present turn, by seat. */
export interface Spent {
  readonly turn: number;
  readonly answers: Readonly<Record<Seat, number>>;
}

/** With one more answer of that seat. It goes along where bots are handed on. */
export function spending(spent: Spent | undefined, turn: number, seat: Seat): Spent {
  const answers = spent?.turn === turn ? spent.answers : {};
  return { turn, answers: { ...answers, [seat]: (answers[seat] ?? 0) + 1 } };
}

/** What a bot is told of its question: one whose budget is spent gives up having priority, and plays all else as before. */
export function occasionOf(
  spent: Spent | undefined,
  { turn, pending }: Pick<SeatView, "turn" | "pending">,
  seat: Seat,
  occasion: Occasion,
): Occasion {
  const mine = spent?.turn === turn.number ? (spent.answers[seat] ?? 0) : 0;
  const gives = mine >= MOST_ANSWERS_A_TURN && pending.some(({ decision }) => decision.ask === "priority");
  return gives ? { ...occasion, refused: Math.max(occasion.refused, MOST_REFUSALS) } : occasion;
}
