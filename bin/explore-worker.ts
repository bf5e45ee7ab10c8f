import { parentPort, workerData } from "node:worker_threads";
import type { ExploreTask } from "../lib/explore/main.ts";
import { explore } from "../lib/explore/play.ts";

const { cards, from, to, step, thorough } = workerData as ExploreTask;
for (let seed = from; seed < to; seed += step)
  parentPort!.postMessage(explore(seed, cards, seed - from < thorough * step));
