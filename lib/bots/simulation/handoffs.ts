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

/** An engine that may say who is asked before the game waits for them, whether they pass unless somebody acts. */
export interface AskingEarly<G> extends Engine<G> {
  early?(game: G): readonly Seat[];
}

/**
 * The engine, counting the hand-offs of everything submitted to it. Whoever was asked early and passes was waited for together
 * with the player before them; one who acts had nothing to say early, and is waited for like anybody.
 */
export function counting<G>(engine: AskingEarly<G>, tally: HandOffCount): AskingEarly<G> {
  const waited = (game: G): Set<Seat> => new Set(engine.pending(game).map((decision) => decision.decidedBy));
  const early = (game: G): readonly Seat[] => engine.early?.(game) ?? [];
  /** Who is waited for, and has not been counted because they were asked early. */
  let uncounted: readonly Seat[] = [];
  return {
    ...engine,
    submit: (game, seat, answers) => {
      const [before, toldBefore] = [waited(game), early(game)];
      const submitted = engine.submit(game, seat, answers);
      if (!submitted.ok) return submitted;
      const passes = answers.every(({ answer }) => answer.ask === "priority" && answer.action.act === "pass");
      if (uncounted.includes(seat) && !passes) {
        tally.count++;
        tally.questions++;
      }
      const stands = new Set(submitted.events.length === 0 ? [...before, ...toldBefore] : before).add(seat);
      const after = waited(submitted.game);
      uncounted = [...after].filter((other) => other !== seat && !before.has(other) && stands.has(other));
      const isNew = (other: Seat): boolean => !stands.has(other);
      tally.questions += new Set([...after, ...early(submitted.game)].filter(isNew)).size;
      if ([...after].some(isNew)) tally.count++;
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
  /** In a whole game, as `count`. */
  readonly waitsPerGame: Compared;
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
    waitsPerGame: compared(({ count }) => count),
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
