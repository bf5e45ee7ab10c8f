import { channelsFor } from "../lib/channels/channels.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment, isLocal } from "../lib/hosting/environment.ts";
import { notifyHandler } from "../lib/hosting/notices/consume.ts";
import { openChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";
import { openPushKeys } from "../lib/hosting/storage/pushKeys.ts";

const host = hostFromEnvironment(engine);

/** The consumer of the queue of notices: tells people. */
export const handler = notifyHandler(
  host,
  channelsFor(
    host.keys,
    { local: isLocal(), pageUrl: host.page.url },
    openChatCredentials(host.db, host.now),
    openPushKeys(host.db),
  ),
);
