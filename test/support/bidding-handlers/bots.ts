import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { botsHandler } from "../../../lib/hosting/notices/consumeWakes.ts";
import { bidding } from "../bidding.ts";
import { bots } from "../hosted.ts";

export const handler = botsHandler(hostFromEnvironment(bidding), bots);
