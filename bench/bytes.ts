import { itemBytes, playHosted } from "./hosted.ts";
import { median, print } from "./report.ts";

/** How large the stored item of a game is, in the turns named. */
const GAMES = 24;
const TURNS = [1, 10, 20];

const sizes = new Map<number, number[]>(TURNS.map((turn) => [turn, []]));
await playHosted(GAMES, ({ turn, item }) => void sizes.get(turn)?.push(itemBytes(item)));

print(
  "bytes",
  Object.fromEntries(
    TURNS.map((turn) => {
      const samples = sizes.get(turn)!;
      return [`turn${turn}`, { median: median(samples), max: Math.max(...samples) }];
    }),
  ),
);
