import type { Engine, LogEntry, Submitted } from "../engine/face.ts";
import { stopsAt } from "./stops.ts";

/** A loop that grows (729.1b) would go on for ever: after so many passes somebody is asked after all. */
const MOST_PASSES = 400;

/** The engine, passing on by itself for players who would not stop where they have priority. */
export function settling<G>(engine: Engine<G>): Engine<G> {
  const settled = (submitted: Submitted<G>): Submitted<G> => (submitted.ok ? passOn(engine, submitted) : submitted);
  return {
    ...engine,
    newGame: (setup) => passOn(engine, { ok: true, game: engine.newGame(setup), events: [] }).game,
    submit: (game, seat, answers) => settled(engine.submit(game, seat, answers)),
    concede: (game, seat) => settled(engine.concede(game, seat)),
  };
}

function passOn<G>(
  engine: Engine<G>,
  from: { readonly ok: true; readonly game: G; readonly events: readonly LogEntry[] },
) {
  let { game } = from;
  const events = [...from.events];
  for (let passed = 0; passed < MOST_PASSES; passed++) {
    const [decision] = engine.pending(game);
    if (decision?.ask !== "priority" || stopsAt(engine.situation(game), decision.decidedBy)) break;
    const next = engine.submit(game, decision.decidedBy, [
      { slot: decision.slot, answer: { ask: "priority", action: { act: "pass" } } },
    ]);
    if (!next.ok) break;
    game = next.game;
    events.push(...next.events);
  }
  return { ok: true as const, game, events };
}
