import type { Engine } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";

/** Counts hand-offs: requests that end with a new question for another seat than the one that made them. */
export interface HandOffCount {
  count: number;
}

/** The engine, counting the hand-offs of everything submitted to it. */
export function counting<G>(engine: Engine<G>, tally: HandOffCount): Engine<G> {
  const asked = (game: G): Set<Seat> => new Set(engine.pending(game).map((decision) => decision.decidedBy));
  return {
    ...engine,
    submit: (game, seat, answers) => {
      const before = asked(game);
      const submitted = engine.submit(game, seat, answers);
      if (submitted.ok && [...asked(submitted.game)].some((other) => other !== seat && !before.has(other)))
        tally.count++;
      return submitted;
    },
  };
}

/** What one game cost: as it was played, and had every priority of either player been waited for. */
export interface GameCost {
  readonly turns: number;
  readonly players: number;
  readonly handOffs: number;
  readonly naive: number;
}

export interface Correspondence {
  readonly handOffsPerTurnCycle: Compared;
  readonly handOffsPerGame: Compared;
}
interface Compared {
  readonly median: number;
  readonly naiveMedian: number;
}

/** Medians over games. A turn cycle is one turn of each player. */
export function correspondence(costs: readonly GameCost[]): Correspondence {
  const compared = (of: (count: number, cost: GameCost) => number): Compared => ({
    median: median(costs.map((cost) => of(cost.handOffs, cost))),
    naiveMedian: median(costs.map((cost) => of(cost.naive, cost))),
  });
  return {
    handOffsPerTurnCycle: compared((count, { turns, players }) => (count * players) / Math.max(1, turns)),
    handOffsPerGame: compared((count) => count),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return Math.round(100 * middle) / 100;
}
