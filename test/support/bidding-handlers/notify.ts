import { channelsFor } from "../../../lib/channels/channels.ts";
import { isLocal, tableFromEnvironment } from "../../../lib/hosting/environment.ts";
import { notifyHandler } from "../../../lib/hosting/notices/consume.ts";
import { bidding } from "../bidding.ts";
import { bots } from "../hosted.ts";

const table = tableFromEnvironment(bidding);

export const handler = notifyHandler(table, { ...channelsFor(table.keys, isLocal()), bots });
