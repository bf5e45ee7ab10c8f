import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { readHandler } from "../lib/hosting/http/read.ts";
import { openVisits } from "../lib/hosting/people/visits.ts";

const host = hostFromEnvironment(engine);

/** What only reads; but it notes who looks. */
export const handler = readHandler(host, openVisits(host.db, host.now, host.warn));
