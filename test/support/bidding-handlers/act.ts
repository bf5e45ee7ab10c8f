import { tableFromEnvironment } from "../../../lib/table/environment.ts";
import { actHandler } from "../../../lib/table/http/act.ts";
import { bidding } from "../bidding.ts";

export const handler = actHandler(tableFromEnvironment(bidding));
