import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { playGame } from "../hosted.ts";
import { openGame } from "../imports.ts";
import type { Round } from "../rounds.ts";

/**
 * What games take in memory: `KB` is what one loaded game does, halfway through games of decks of built-in cards, of which so many
 * are held at once; `heapMB` is what is left of the heap after all that was played so far, with none of them held.
 */
const COPIES = 200;
const TURN = 8;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapUsed = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

export async function workload(number: number): Promise<Round> {
  let bytes = 0;
  let taken = false;
  await playGame(number, async ({ turn, gameId }, host) => {
    if (taken || turn < TURN) return;
    taken = true;
    const held: unknown[] = [(await openGame(host, gameId)).game];
    const before = heapUsed();
    for (let copy = 0; copy < COPIES; copy++) held.push((await openGame(host, gameId)).game);
    bytes = heapUsed() - before;
    held.length = 0;
  });
  return { count: 1, sums: { KB: bytes / COPIES / 1024, heapMB: heapUsed() / 2 ** 20 } };
}
