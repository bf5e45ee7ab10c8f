import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { hintHandler } from "../../../lib/hosting/http/hint.ts";
import { bidding } from "../bidding.ts";

export const handler = hintHandler(hostFromEnvironment(bidding));
