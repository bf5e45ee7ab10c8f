import { expect, it } from "vitest";
import { type Bot, FIRST, MOST_REFUSALS } from "../../lib/bots/bot.ts";
import { everyBot } from "../../lib/bots/index.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { budgeted, MOST_ANSWERS_A_TURN, type Spent, spending } from "../../lib/bots/turnBudget.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { engine } from "../../lib/engine/index.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import { safeAnswer } from "../../lib/explore/answers.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";
import { wakeFrom } from "../../lib/hosting/queue/queue.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { SCENES } from "../support/scenes.ts";

/** A bot that has priority (117.1) and always something that it may do. */

const acts = (view: SeatView, spent: Spent | undefined, bot: "heuristic" | "random") => {
  const [submitted] = budgeted(everyBot("budget")[bot], spent, 0).answer(view, { ask: 1, refused: 0 });
  return submitted?.answer;
};
const pass = { ask: "priority", action: { act: "pass" } };
const after = (answers: number, seat = 0, view: SeatView = SCENES.priority): Spent | undefined =>
  Array.from({ length: answers }).reduce<Spent | undefined>(
    (spent) => spending(spent, view.turn.number, seat),
    undefined,
  );

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
  const told = (view: SeatView, seat: number): number => {
    let refusals = -1;
    const listening: Bot = {
      answer: (_, { refused } = FIRST) => {
        refusals = refused;
        return [];
      },
    };
    budgeted(listening, spent, seat).answer(view, { ask: 1, refused: 0 });
    return refusals;
  };
  expect(told(SCENES.priority, 0)).toBeGreaterThan(0);
  expect(told(SCENES.priority, 1)).toBe(0);
  expect(told(next, 0)).toBe(0);
  expect(spending(spent, next.turn.number, 0)).toEqual({ turn: next.turn.number, answers: { 0: 1 } });
  const wake = { game: "01GAME", version: 3, hops: 1, spent };
  expect(wakeFrom(JSON.stringify(wake))).toEqual(wake);
});

it("729.1b: leaves what it may leave once its budget is spent, so that loops of such actions end", () => {
  const eager: Bot = {
    answer: (view) =>
      view.pending.map(({ decision, digest }) => ({
        ...{ slot: decision.slot, digest },
        answer: decision.ask === "choose" ? { ask: "choose", chosen: decision.from } : { ask: "confirm", yes: true },
      })) as ReturnType<Bot["answer"]>,
  };
  const asked = (question: object): SeatView =>
    ({
      turn: SCENES.priority.turn,
      pending: [{ digest: "d", decision: { slot: "s", about: "may", player: 0, decidedBy: 0, ...question } }],
    }) as unknown as SeatView;
  const answered = (question: object, spent: Spent | undefined) =>
    budgeted(eager, spent, 0).answer(asked(question))[0]?.answer;
  const full = after(MOST_ANSWERS_A_TURN);
  const may = { ask: "confirm" };
  const some = { ask: "choose", from: ["~1"], min: 0, max: 1 };
  expect([answered(may, undefined), answered(may, full)]).toEqual([
    { ask: "confirm", yes: true },
    { ask: "confirm", yes: false },
  ]);
  expect([answered(some, undefined), answered(some, full)]).toMatchObject([{ chosen: ["~1"] }, { chosen: [] }]);
  expect(answered({ ...some, min: 1 }, full)).toMatchObject({ chosen: ["~1"] });
});

it("ends a game of bots that could go on for ever with what changes something each time (104.3c)", () => {
  const [printed] = readSet("Test Engine\nArtifact Land\n{0}: You gain 1 life.");
  const reading = readCard(printed!.printed);
  if (reading.verdict !== "read") throw new Error(JSON.stringify(reading));
  // Plays and activates whatever it can, until it has been refused so often that it gives up.
  const tireless: Bot = {
    answer: (view, { refused } = FIRST) =>
      view.pending.map(({ decision, digest }) => {
        if (decision.ask !== "priority") return { slot: decision.slot, digest, answer: safeAnswer(decision)! };
        const does = decision.actions.find(({ act }) => act === "playLand" || act === "activate");
        const action = refused < MOST_REFUSALS && does !== undefined ? does : { act: "pass" as const };
        return { slot: decision.slot, digest, answer: { ask: "priority", action } };
      }) as ReturnType<Bot["answer"]>,
  };
  const played = playOut(autoPassing(engine), {
    seed: "1".repeat(64),
    pool: { cards: [reading.card] },
    players: [0, 1].map(() => ({ deck: Array.from({ length: 8 }, () => 0) })),
    options: { mulligans: false },
    bots: [tireless],
  });
  expect(played.decisions).toBeGreaterThan(MOST_ANSWERS_A_TURN);
  expect(played.turns).toBeLessThan(8);
});
