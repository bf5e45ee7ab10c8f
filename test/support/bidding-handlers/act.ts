import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { actHandler } from "../../../lib/hosting/http/act.ts";
import { bidding } from "../bidding.ts";

export const handler = actHandler(hostFromEnvironment(bidding));
