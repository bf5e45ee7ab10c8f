import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { readHandler } from "../lib/hosting/http/read.ts";

/** What only reads. */
export const handler = readHandler(hostFromEnvironment(engine));
