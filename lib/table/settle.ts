import type { Engine, LogEntry, Submitted } from "../engine/face.ts";
import type { Seat } from "../engine/state/ids.ts";
import { DEFAULT_STOPS, nothingToDo, type StopSettings, stopsAt } from "./stops.ts";

/** A loop that grows (729.1b) would go on for ever: after so many passes somebody is asked after all. */
const MOST_PASSES = 400;

/** The engine, passing on by itself for players who would not stop where they have priority; all by the same settings. */
export function settling<G>(engine: Engine<G>, stops: StopSettings = DEFAULT_STOPS): Engine<G> {
  const all = (): StopSettings => stops;
  const settled = (submitted: Submitted<G>): Submitted<G> =>
    submitted.ok ? { ...submitted, ...passOn(engine, submitted, all) } : submitted;
  return {
    ...engine,
    newGame: (setup) => passOn(engine, { game: engine.newGame(setup), events: [] }, all).game,
    submit: (game, seat, answers) => settled(engine.submit(game, seat, answers)),
    concede: (game, seat) => settled(engine.concede(game, seat)),
  };
}

export interface Passed<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
}

/** Passes for players until somebody is asked who is to be waited for. */
export function passOn<G>(engine: Engine<G>, from: Passed<G>, stopsOf: (seat: Seat) => StopSettings): Passed<G> {
  let { game } = from;
  const events = [...from.events];
  for (let passed = 0; passed < MOST_PASSES; passed++) {
    const [decision] = engine.pending(game);
    if (decision?.ask !== "priority") break;
    const seat = decision.decidedBy;
    const stops = stopsOf(seat);
    if (stopsAt(engine.situation(game), seat, stops) && !(stops.profile === "quick" && nothingToDo(decision))) break;
    const next = engine.submit(game, seat, [
      { slot: decision.slot, answer: { ask: "priority", action: { act: "pass" } } },
    ]);
    if (!next.ok) break;
    game = next.game;
    events.push(...next.events);
  }
  return { game, events };
}
