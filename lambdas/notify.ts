import { everyBot } from "../lib/bots/index.ts";
import { channelsFor } from "../lib/channels/channels.ts";
import { engine } from "../lib/engine/index.ts";
import { isLocal, tableFromEnvironment } from "../lib/hosting/environment.ts";
import { notifyHandler } from "../lib/hosting/notices/consume.ts";

const table = tableFromEnvironment(engine);

/** The consumer of the notification queue: tells people, and lets bots play. */
export const handler = notifyHandler(table, { ...channelsFor(table.keys, isLocal()), bots: everyBot(table.build) });
