import middy from "@middy/core";
import { engine } from "../lib/engine/index.ts";
import { tableFromEnvironment } from "../lib/hosting/environment.ts";
import { sweep } from "../lib/hosting/notices/sweep.ts";

const table = tableFromEnvironment(engine);

/** Each minute: what a crash left unsent, and what is due. */
export const handler = middy(() => sweep(table));
