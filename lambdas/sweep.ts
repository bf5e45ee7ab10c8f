import middy from "@middy/core";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { sweep } from "../lib/hosting/notices/sweep.ts";

const host = hostFromEnvironment(engine);

/** Each minute: what a crash left unsent, and what is due. */
export const handler = middy(() => sweep(host));
