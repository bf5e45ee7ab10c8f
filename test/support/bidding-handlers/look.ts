import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { lookHandler } from "../../../lib/hosting/http/look.ts";
import { bidding } from "../bidding.ts";

export const handler = lookHandler(hostFromEnvironment(bidding));
