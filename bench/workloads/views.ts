import { performance } from "node:perf_hooks";
import { playGame } from "../hosted.ts";
import { openGame } from "../imports.ts";
import type { Round } from "../rounds.ts";

/** Every seat's view, and a spectator's, at every question of one game. */
const TIMES = 3;

export async function workload(number: number): Promise<Round> {
  const sums = { ms: 0, bytes: 0 };
  let count = 0;
  await playGame(number, async ({ gameId }, host) => {
    for (let time = 0; time < TIMES; time++) {
      const { game } = await openGame(host, gameId);
      for (const seat of [0, 1, null]) {
        const began = performance.now();
        const view = host.engine.view(game, seat);
        sums.ms += performance.now() - began;
        sums.bytes += Buffer.byteLength(JSON.stringify(view));
        count++;
      }
    }
  });
  return { count, sums };
}
