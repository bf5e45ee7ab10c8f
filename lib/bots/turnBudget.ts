import type { Submission } from "../engine/decisions.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle, SeatView } from "../engine/views.ts";
import { type Bot, FIRST, MOST_REFUSALS } from "./bot.ts";

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

/**
 * The same player within its budget. Once that is spent it gives up having priority and leaves what it may leave, so that
 * loops of optional actions end (729.1b), and plays all else as before.
 */
export const budgeted = (bot: Bot, spent: Spent | undefined, seat: Seat): Bot => ({
  answer(view, occasion = FIRST) {
    const mine = spent?.turn === view.turn.number ? (spent.answers[seat] ?? 0) : 0;
    if (mine < MOST_ANSWERS_A_TURN) return bot.answer(view, occasion);
    const passes = view.pending.some(({ decision }) => decision.ask === "priority");
    const refused = passes ? Math.max(occasion.refused, MOST_REFUSALS) : occasion.refused;
    const answers = bot.answer(view, { ...occasion, refused });
    return occasion.refused < MOST_REFUSALS ? answers.map((one) => leaving(view, one)) : answers;
  },
});

function leaving({ pending }: SeatView, given: Submission<Handle>): Submission<Handle> {
  const asked = pending.find(({ decision }) => decision.slot === given.slot)?.decision;
  if (asked?.about !== "may") return given;
  if (asked.ask === "confirm") return { ...given, answer: { ask: "confirm", yes: false } };
  return asked.ask === "choose" && asked.min === 0 ? { ...given, answer: { ask: "choose", chosen: [] } } : given;
}
