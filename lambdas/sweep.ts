import middy from "@middy/core";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { sweepInTime } from "../lib/hosting/notices/heartbeat.ts";
import type { SweepEvent } from "../lib/hosting/notices/sweep.ts";

const host = hostFromEnvironment(engine);

/** Each minute: what a crash left unsent, and what is due. */
export const handler = middy((event: SweepEvent) => sweepInTime(host, event));
