import { everyBot } from "../lib/bots/index.ts";
import { supposing } from "../lib/bots/supposing.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { botsHandler } from "../lib/hosting/notices/consumeWakes.ts";

const host = hostFromEnvironment(engine);

/** The consumer of the bots' queue: lets the computer players of a game play. */
export const handler = botsHandler(host, everyBot(host.build), supposing);
