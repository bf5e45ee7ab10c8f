import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { readHandler } from "../../../lib/hosting/http/read.ts";
import { bidding } from "../bidding.ts";

export const handler = readHandler(hostFromEnvironment(bidding));
