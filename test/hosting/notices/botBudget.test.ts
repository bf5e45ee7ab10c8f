import { expect, it } from "vitest";
import { everyBot } from "../../../lib/bots/index.ts";
import type { SeatView } from "../../../lib/engine/views.ts";
import { MOST_ANSWERS_A_TURN, occasionOf, spending } from "../../../lib/hosting/notices/botBudget.ts";
import { type Spent, wakeFrom } from "../../../lib/hosting/queue/queue.ts";
import { SCENES } from "../../support/scenes.ts";

/** A bot that has priority (117.1) and always something that it may do. */

const acts = (view: SeatView, spent: Spent | undefined, bot: "heuristic" | "random") => {
  const [submitted] = everyBot("budget")[bot].answer(view, occasionOf(spent, view, 0, { ask: 1, refused: 0 }));
  return submitted?.answer;
};
const pass = { ask: "priority", action: { act: "pass" } };
const after = (answers: number, seat = 0, view: SeatView = SCENES.priority): Spent | undefined =>
  Array.from({ length: answers }).reduce<Spent | undefined>((spent) => spending(spent, view, seat), undefined);

it.each(["heuristic", "random"] as const)(
  "%s answers as it likes until its budget of a turn is spent, then it passes",
  (bot) => {
    expect(acts(SCENES.priority, after(MOST_ANSWERS_A_TURN - 1), bot)).toEqual(acts(SCENES.priority, undefined, bot));
    expect(acts(SCENES.priority, after(MOST_ANSWERS_A_TURN), bot)).toEqual(pass);
    // What others ask of it is answered all the same.
    expect(acts(SCENES.blockers, after(MOST_ANSWERS_A_TURN, 0, SCENES.blockers), bot)).toEqual(
      acts(SCENES.blockers, undefined, bot),
    );
  },
);

it("has its budget for itself, anew each turn, and takes along what it spent where it is handed on", () => {
  const spent = after(MOST_ANSWERS_A_TURN)!;
  const next = { ...SCENES.priority, turn: { ...SCENES.priority.turn, number: SCENES.priority.turn.number + 1 } };
  const told = (view: SeatView, seat: number) => occasionOf(spent, view, seat, { ask: 1, refused: 0 }).refused;
  expect(told(SCENES.priority, 0)).toBeGreaterThan(0);
  expect(told(SCENES.priority, 1)).toBe(0);
  expect(told(next, 0)).toBe(0);
  expect(spending(spent, next, 0)).toEqual({ turn: next.turn.number, answers: { 0: 1 } });
  const wake = { game: "01GAME", version: 3, hops: 1, spent };
  expect(wakeFrom(JSON.stringify(wake))).toEqual(wake);
});
