import { inboundHandler } from "../../../lib/chat/inbound.ts";
import { chatQueueFromEnvironment, hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { bidding } from "../bidding.ts";

export const handler = inboundHandler(hostFromEnvironment(bidding), {
  credentials: async () => ({}),
  put: chatQueueFromEnvironment(),
  complete: async () => [],
});
