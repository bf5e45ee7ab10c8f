import { MOST_REFUSALS, type Occasion } from "../../bots/bot.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { SeatView } from "../../engine/views.ts";
import type { Spent } from "../queue/queue.ts";

/** So many questions of one turn a bot answers as it likes; then it passes, that the turn comes to its end. */
export const MOST_ANSWERS_A_TURN = 300;

/** With one more answer of that seat. It goes along where bots are handed on. */
export function spending(spent: Spent | undefined, { turn }: Pick<SeatView, "turn">, seat: Seat): Spent {
  const answers = spent?.turn === turn.number ? spent.answers : {};
  return { turn: turn.number, answers: { ...answers, [seat]: (answers[seat] ?? 0) + 1 } };
}

/** What a bot is told of its question: one whose budget is spent gives up having priority, and plays all else as before. */
export function occasionOf(
  spent: Spent | undefined,
  { turn, pending }: Pick<SeatView, "turn" | "pending">,
  seat: Seat,
  { ask, refused }: Occasion,
): Occasion {
  const mine = spent?.turn === turn.number ? (spent.answers[seat] ?? 0) : 0;
  const gives = mine >= MOST_ANSWERS_A_TURN && pending.some(({ decision }) => decision.ask === "priority");
  return { ask, refused: gives ? Math.max(refused, MOST_REFUSALS) : refused };
}
