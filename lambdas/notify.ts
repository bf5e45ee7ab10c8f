import { everyBot } from "../lib/bots/index.ts";
import { channelsFor } from "../lib/channels/channels.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment, isLocal } from "../lib/hosting/environment.ts";
import { notifyHandler } from "../lib/hosting/notices/consume.ts";

const host = hostFromEnvironment(engine);

/** The consumer of the notification queue: tells people, and lets bots play. */
export const handler = notifyHandler(host, { ...channelsFor(host.keys, isLocal()), bots: everyBot(host.build) });
