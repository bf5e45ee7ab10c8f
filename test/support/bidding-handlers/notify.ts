import { channelsFor } from "../../../lib/channels/channels.ts";
import { hostFromEnvironment, isLocal } from "../../../lib/hosting/environment.ts";
import { notifyHandler } from "../../../lib/hosting/notices/consume.ts";
import { openPushKeys } from "../../../lib/hosting/storage/pushKeys.ts";
import { bidding } from "../bidding.ts";

const table = hostFromEnvironment(bidding);

export const handler = notifyHandler(
  table,
  channelsFor(table.keys, { local: isLocal(), pageUrl: table.page.url }, async () => ({}), openPushKeys(table.db)),
);
