import type { Engine } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";

/** What requests ended with. */
export interface HandOffCount {
  /** A new question for another seat than the one that made the request; however many are asked at once, it is one wait. */
  count: number;
  /** How many seats were asked anew. */
  questions: number;
}
export const none = (): HandOffCount => ({ count: 0, questions: 0 });

/** The engine, counting the hand-offs of everything submitted to it. */
export function counting<G>(engine: Engine<G>, tally: HandOffCount): Engine<G> {
  const asked = (game: G): Set<Seat> => new Set(engine.pending(game).map((decision) => decision.decidedBy));
  return {
    ...engine,
    submit: (game, seat, answers) => {
      const before = asked(game);
      const submitted = engine.submit(game, seat, answers);
      if (!submitted.ok) return submitted;
      const anew = [...asked(submitted.game)].filter((other) => other !== seat && !before.has(other)).length;
      tally.questions += anew;
      if (anew > 0) tally.count++;
      return submitted;
    },
  };
}

/** What one game cost: as it was played, and had every priority of any player been waited for. */
export interface GameCost {
  readonly cycles: number;
  readonly playerCycles: number;
  /** Turns of all players. */
  readonly turns: number;
  readonly players: number;
  readonly played: HandOffCount;
  readonly naive: HandOffCount;
}

export interface Correspondence {
  readonly handOffsPerTurnCycle: Compared;
  readonly handOffsPerGame: Compared;
  /** So often the game stands still until somebody else answers, one wait after the other. */
  readonly sequentialWaitsPerTurnCycle: Compared;
  /** So often a player who is still in is asked anew. */
  readonly questionsPerPlayerPerCycle: Compared;
}
interface Compared {
  readonly median: number;
  readonly naiveMedian: number;
}

/** Medians over games. A turn cycle is one turn of each player, or team, that is still in. */
export function correspondence(costs: readonly GameCost[]): Correspondence {
  const compared = (of: (count: HandOffCount, cost: GameCost) => number): Compared => ({
    median: median(costs.map((cost) => of(cost.played, cost))),
    naiveMedian: median(costs.map((cost) => of(cost.naive, cost))),
  });
  return {
    handOffsPerTurnCycle: compared(({ count }, { turns, players }) => (count * players) / Math.max(1, turns)),
    handOffsPerGame: compared(({ count }) => count),
    sequentialWaitsPerTurnCycle: compared(({ count }, { cycles }) => count / cycles),
    questionsPerPlayerPerCycle: compared(({ questions }, { playerCycles }) => questions / playerCycles),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return Math.round(100 * middle) / 100;
}
