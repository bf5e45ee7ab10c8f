import { everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { asksEntropy } from "../../lib/bots/simulation/records.ts";
import { matchOf, type Series } from "../../lib/bots/simulation/series.ts";
import { engine, steps } from "../../lib/engine/index.ts";
import { type FinishedGame, recordKeyFrom, recordOf } from "../../lib/fairness/record.ts";

export const KEY = recordKeyFrom(Buffer.alloc(32, 7));

/** So many games between computer players, each with the numbers they added, as finished games. */
export async function finishedGames(games: number, seed: string): Promise<FinishedGame[]> {
  const decks = await builtInPool([], "duel");
  const table = { players: 2, variant: "duel" as const, options: {} };
  const series: Series = { seed, decks, bots: ["random"], table };
  return Array.from({ length: games }, (_, at) => {
    const match = asksEntropy(matchOf(series, at + 1));
    const { pool, players, options = {} } = match;
    let finished: FinishedGame | undefined;
    playOut(
      engine,
      { ...match, bots: match.bots.map((bot, seat) => (at % 2 === 0 ? bot : everyBot(`${seed}/${seat}`).heuristic)) },
      {
        ended: (game) => {
          finished = {
            ...{ gameId: `GAME-${at}`, seats: match.names.map((name) => ({ name })) },
            ...{ setup: { seed: match.seed, pool, players, options }, steps: steps(game), result: game.state.result! },
          };
        },
      },
    );
    return finished!;
  });
}

export const bytesOf = (finished: FinishedGame): Buffer => Buffer.from(recordOf(finished, KEY));
