import { performance } from "node:perf_hooks";
import { pack } from "../lib/table/codec.ts";
import { fromItem } from "../lib/table/store.ts";
import { itemBytes, type Moment, playHosted } from "./hosted.ts";
import { median, print, quantile, round } from "./report.ts";

/**
 * One request without the network: the stored blob is read and the game restored, one action taken, the game saved and
 * packed again. At the first questions of the turns named, each several times.
 */
const GAMES = 24;
const TURNS = [1, 6, 12, 20];
const REPEATS = 15;
/** The first times are the compiler's. */
const WARM = 5;

interface Samples {
  readonly ms: number[];
  readonly stateBytes: number[];
  readonly storedBytes: number[];
}
const samples = new Map<number, Samples>(TURNS.map((turn) => [turn, { ms: [], stateBytes: [], storedBytes: [] }]));

await playHosted(GAMES, async (moment, table) => {
  const found = samples.get(moment.turn);
  if (found === undefined) return;
  const pool = await table.pools.get(fromItem(moment.gameId, moment.item).cards);
  const request = ({ item, gameId, seat, answers }: Moment): number => {
    const began = performance.now();
    const { inside } = fromItem(gameId, item);
    const game = table.engine.load(inside.saved, pool);
    const submitted = table.engine.submit(game, seat, answers);
    if (submitted.ok) pack({ ...inside, saved: table.engine.save(submitted.game), events: submitted.events });
    return performance.now() - began;
  };
  for (let i = 0; i < WARM; i++) request(moment);
  for (let i = 0; i < REPEATS; i++) found.ms.push(request(moment));
  const { inside } = fromItem(moment.gameId, moment.item);
  found.stateBytes.push(JSON.stringify(inside.saved).length);
  found.storedBytes.push(itemBytes(moment.item));
});

print(
  "request",
  Object.fromEntries(
    TURNS.map((turn) => {
      const { ms, stateBytes, storedBytes } = samples.get(turn)!;
      return [
        `turn${turn}`,
        {
          p50Ms: round(median(ms), 3),
          p99Ms: round(quantile(ms, 0.99), 3),
          stateBytes: median(stateBytes),
          storedBytes: median(storedBytes),
        },
      ];
    }),
  ),
);
