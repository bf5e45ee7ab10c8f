import { channelsFor } from "../../../lib/channels/channels.ts";
import { notifyHandler } from "../../../lib/table/consume.ts";
import { isLocal, tableFromEnvironment } from "../../../lib/table/environment.ts";
import { bidding } from "../bidding.ts";
import { bots } from "../hosted.ts";

const table = tableFromEnvironment(bidding);

export const handler = notifyHandler(table, { ...channelsFor(table.keys, isLocal()), bots });
