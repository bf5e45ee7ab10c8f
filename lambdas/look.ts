import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { lookHandler } from "../lib/hosting/http/look.ts";

/** What only reads. */
export const handler = lookHandler(hostFromEnvironment(engine));
