import { chatHandler } from "../../../lib/chat/worker.ts";
import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { bidding } from "../bidding.ts";
import { decks } from "../hosted.ts";

export const handler = chatHandler(hostFromEnvironment(bidding), decks, async () => ({}));
