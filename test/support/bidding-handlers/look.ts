import { tableFromEnvironment } from "../../../lib/table/environment.ts";
import { lookHandler } from "../../../lib/table/http/look.ts";
import { bidding } from "../bidding.ts";

export const handler = lookHandler(tableFromEnvironment(bidding));
